"""Colours that are chosen while the program runs reach all of it at once, whatever is open."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from sudoku_gui.features.help import HelpFeature
from sudoku_gui.features.tours import ToursFeature
from sudoku_gui.features.tours import collection as tour_collection
from sudoku_gui.render import theme
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import trigger, wait_until


@pytest.fixture
def open_window(watching: MainWindow) -> MainWindow:
    """A window in light colours, in the middle of a tour, with the manual beside it."""
    trigger(watching, "theme_light")
    (tour, *_) = [found.tour for found in tour_collection.every() if found.tour]
    watching.feature(ToursFeature).guide.begin(tour)
    wait_until(watching.feature(ToursFeature).panel.isVisible)
    trigger(watching, "manual")
    return watching


def background(image: QImage) -> QColor:
    small = image.scaled(40, 40)
    colours = [small.pixelColor(x, y).name() for x in range(40) for y in range(40)]
    return QColor(max(set(colours), key=colours.count))


def background_of(widget: QWidget) -> QColor:
    return background(widget.grab().toImage())


@pytest.mark.parametrize("name", ["dark", "contrast"])
def test_a_tour_the_manual_and_cards_change_their_colours(open_window: MainWindow, name: str) -> None:
    """What stands beside the panes is not left in the colours of before."""
    panel, manual = open_window.feature(ToursFeature).panel, open_window.feature(HelpFeature).manual
    assert background_of(panel).lightness() > 200
    trigger(open_window, f"theme_{name}")
    come_to_rest(open_window)
    chosen = theme.dark() if name == "dark" else theme.high_contrast()
    assert abs(background_of(panel).lightness() - chosen.paper.lightness()) < 20
    assert abs(background_of(manual).lightness() - chosen.paper.lightness()) < 20
    cards = open_window.feature(HelpFeature).cards
    cards.show_term("item", QRect(100, 100, 40, 20))
    wait_until(cards.card.isVisible)
    assert background_of(cards.card).lightness() < 100
    cards.close_card()
