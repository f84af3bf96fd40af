"""The list of tours: what it shows of each, and what its buttons do."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_gui.features.tours import reader as tours
from sudoku_gui.features.tours.chooser import TourChooser
from sudoku_gui.features.tours.collection import FoundTour
from sudoku_gui.features.tours.progress import TourProgress
from sudoku_gui.render import theme
from tests.gui.parts import part

STOP = '[[stops]]\nwatch = { sample = "six_sets" }\ntext = "x"\n'


def found(name: str, *, stops: int = 4, minutes: int = 0) -> FoundTour:
    lines = ['format = "dancing sudoku tour"', "version = 1", f'id = "{name}"', f'title.en = "Tour {name}"']
    lines += [f'summary = "What {name} is about, in a line or two that are wrapped where there is no room."']
    lines += [f"minutes = {minutes}"] * bool(minutes)
    return FoundTour(f"{name}.toml", tours.read("\n".join(lines) + "\n" + STOP * stops))


LISTED = [
    found("new", minutes=5),
    found("left", minutes=1),
    found("done"),
    FoundTour("broken.toml", None, "broken.toml, stop 3: 'beat' has no 'colum'"),
]
PROGRESS = {"done": TourProgress(3, finished=True), "left": TourProgress(2)}

Shown = Callable[..., TourChooser]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    def show(listed: list[FoundTour] = LISTED, progress: dict[str, TourProgress] = PROGRESS) -> TourChooser:
        chooser = TourChooser(None, listed, progress)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        qtbot.addWidget(chooser)
        with qtbot.waitExposed(chooser):
            chooser.show()
        return chooser

    return show


def button(chooser: TourChooser, name: str) -> QPushButton:
    return part(chooser, QPushButton, f"tour_{name}")


def rows(chooser: TourChooser) -> QListWidget:
    return part(chooser, QListWidget, "tours")


def said(chooser: TourChooser, name: str) -> str:
    return part(chooser, QLabel, name).text()


def test_every_tour_is_listed_with_its_length_and_progress(shown: Shown) -> None:
    chooser = shown()
    assert [rows(chooser).item(row).text() for row in range(4)] == [
        "Tour new\n5 minutes",
        "Tour left\n1 minute · left at stop 3 of 4",
        "Tour done\nfinished",
        "broken.toml cannot be read",
    ]


def test_the_tour_left_last_is_current(shown: Shown) -> None:
    assert rows(shown()).currentRow() == 1
    assert rows(shown(progress={"new": TourProgress(1, finished=True)})).currentRow() == 1
    assert rows(shown(progress={})).currentRow() == 0


@pytest.mark.parametrize(
    ("row", "name", "text", "stop"),
    [
        (0, "start", "&Start", 0),
        (1, "start", "&Continue", 2),
        (1, "again", "&Start Again", 0),
        (2, "start", "&Start Again", 0),
    ],
)
def test_a_button_begins_or_goes_on(
    shown: Shown, qtbot: QtBot, row: int, name: str, text: str, stop: int
) -> None:
    chooser = shown()
    rows(chooser).setCurrentRow(row)
    assert button(chooser, name).text() == text
    with qtbot.waitSignal(chooser.start_requested) as wanted:
        QTest.mouseClick(button(chooser, name), Qt.MouseButton.LeftButton)
    assert wanted.args == [LISTED[row].tour, stop]
    assert not chooser.isVisible()


def test_enter_in_the_list_starts(shown: Shown, qtbot: QtBot) -> None:
    chooser = shown()
    QTest.keyClick(rows(chooser), Qt.Key.Key_Up)
    with qtbot.waitSignal(chooser.start_requested) as wanted:
        QTest.keyClick(rows(chooser), Qt.Key.Key_Return)
    assert wanted.args == [LISTED[0].tour, 0]


def test_a_broken_file_shows_its_error_and_cannot_be_started(shown: Shown) -> None:
    chooser = shown()
    rows(chooser).setCurrentRow(3)
    assert "stop 3: 'beat'" in said(chooser, "tour_summary")
    assert not button(chooser, "start").isEnabled()
    assert not button(chooser, "again").isVisible()


def test_a_file_can_be_asked_for(shown: Shown, qtbot: QtBot) -> None:
    chooser = shown([], {})
    assert "no tours" in said(chooser, "tour_summary")
    assert not button(chooser, "start").isEnabled()
    with qtbot.waitSignal(chooser.file_requested):
        QTest.mouseClick(button(chooser, "file"), Qt.MouseButton.LeftButton)


def test_the_dialog_is_not_modal(shown: Shown) -> None:
    assert not shown().isModal()


@pytest.mark.parametrize(
    ("name", "colours", "pixels"), [("light", theme.light(), 13), ("dark", theme.dark(), 20)]
)
def test_tours_and_what_is_known_of_them_look_as_in_the_picture(
    shown: Shown,
    looks_like: Callable[[QImage, str], None],
    reference_font: QFont,
    name: str,
    colours: theme.Theme,
    pixels: int,
) -> None:
    """In each theme, and in larger letters."""
    style, palette = QApplication.style().objectName(), QApplication.palette()
    QApplication.setStyle("Fusion")
    QApplication.setPalette(colours.palette())
    reference_font.setPixelSize(pixels)
    QApplication.setFont(reference_font)
    chooser = shown()
    chooser.resize(round(640 * pixels / 13), round(320 * pixels / 13))
    QApplication.processEvents()
    image = chooser.grab().toImage()
    QApplication.setPalette(palette)
    QApplication.setStyle(style)
    looks_like(image, f"tour_chooser_{name}")
