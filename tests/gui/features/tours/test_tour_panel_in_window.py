"""What the panel of a tour needs the window for: keys, cards of terms, and what follows at the end."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget

from sudoku_gui.features.help import HelpFeature
from sudoku_gui.features.tours import ToursFeature, collection
from sudoku_gui.features.tours.progress import TourProgress
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import part, wait_until

FIRST = next(found.tour for found in collection.shipped() if found.tour is not None)
SMALL = (1208, 690)


@pytest.fixture
def touring(window: MainWindow) -> MainWindow:
    """The window at the first stop of the first tour."""
    window.resize(*SMALL)
    window.feature(ToursFeature).guide.begin(FIRST)
    wait_until(lambda: window.feature(ToursFeature).guide.is_there)
    come_to_rest(window)
    return window


def test_space_presses_the_button_that_has_the_keyboard(touring: MainWindow) -> None:
    """It does not move the search, which would show what the question asks about."""
    guide, panel, position = (
        touring.feature(ToursFeature).guide,
        touring.feature(ToursFeature).panel,
        touring.player.position,
    )
    question = guide.stop.question if guide.stop else None
    assert question is not None
    assert question.right is not None
    answer = part(panel, QPushButton, f"tour_choice_{question.right}")
    answer.setFocus()
    QTest.keyClick(answer, Qt.Key.Key_Space)
    assert guide.tried == {question.right}
    assert (touring.player.position, touring.player.is_playing) == (position, False)
    onward = part(panel, QToolButton, "tour_next")
    onward.setFocus()
    QTest.keyClick(onward, Qt.Key.Key_Space)
    wait_until(lambda: guide.is_there)
    assert (guide.index, touring.player.is_playing) == (1, False)


def test_the_card_of_a_term_leaves_the_panel_in_sight_and_goes_by_escape(touring: MainWindow) -> None:
    """Even where the desktop does not give it the keyboard; the tour goes on."""
    panel = touring.feature(ToursFeature).panel
    panel.term_requested.emit("exact_cover")
    card = touring.feature(HelpFeature).cards.card
    assert card.isVisible()
    own = QRect(panel.mapToGlobal(panel.rect().topLeft()), panel.size())
    assert not card.geometry().intersects(own)
    assert touring.geometry().contains(card.geometry())
    touring.activateWindow()
    QTest.keyClick(touring, Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert touring.feature(ToursFeature).guide.tour is FIRST


def test_at_its_end_a_tour_leads_to_the_next_one(touring: MainWindow) -> None:
    guide, panel = touring.feature(ToursFeature).guide, touring.feature(ToursFeature).panel
    onward = part(panel, QToolButton, "tour_next_tour")
    assert not onward.isVisible()
    guide.go(len(FIRST.stops) - 1)
    wait_until(lambda: guide.is_there and onward.isVisible())
    onward.click()
    wait_until(lambda: guide.is_there)
    come_to_rest(touring)
    assert guide.tour == collection.after(FIRST)
    assert (guide.index, guide.progress[FIRST.id]) == (0, TourProgress(len(FIRST.stops) - 1, finished=True))
    assert panel.isVisible()
    assert not onward.isVisible()


def test_at_its_end_a_tour_leads_to_the_exercises(touring: MainWindow) -> None:
    guide, panel = touring.feature(ToursFeature).guide, touring.feature(ToursFeature).panel
    guide.go(len(FIRST.stops) - 1)
    wait_until(lambda: guide.is_there)
    part(panel, QToolButton, "tour_exercises").click()
    wait_until(lambda: touring.findChild(QWidget, "exercises") is not None)
    wait_until(lambda: part(touring, QWidget, "exercises").isVisible())
    QApplication.processEvents()
    assert guide.tour is None
    assert guide.progress[FIRST.id].finished
    assert not panel.isVisible()


def test_the_last_tour_offers_no_next_one(window: MainWindow) -> None:
    last = [found.tour for found in collection.shipped() if found.tour is not None][-1]
    assert collection.after(last) is None
    window.feature(ToursFeature).guide.begin(last, len(last.stops) - 1)
    wait_until(lambda: window.feature(ToursFeature).guide.is_there)
    come_to_rest(window)
    assert not part(window.feature(ToursFeature).panel, QToolButton, "tour_next_tour").isVisible()
    assert part(window.feature(ToursFeature).panel, QToolButton, "tour_exercises").isVisible()
