"""Copies of the puzzle: in every format that is written, and as a picture."""

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QMenu

from solver_core import formats
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.gui.parts import PUZZLE, clipboard, part, paste, press, trigger

WRITTEN = [row.id for row in formats.FORMATS if row.writes is not None]


@pytest.fixture
def played(window: MainWindow) -> MainWindow:
    """A puzzle with an entry, after the menu was opened twice."""
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "4")
    for _ in range(2):  # it is filled once
        part(window, QMenu, "menu_copy_as").aboutToShow.emit()
    return window


def test_every_entry_of_the_menu_copies_something_and_says_so(played: MainWindow) -> None:
    entries = [one for one in part(played, QMenu, "menu_copy_as").actions() if not one.isSeparator()]
    names = [entry.objectName() for entry in entries]
    assert names == [*(f"copy_as_{format_id}" for format_id in WRITTEN), "copy_as_picture"]
    for action in each(entries):
        QGuiApplication.clipboard().clear()
        played.context.messages.dismiss()
        action.trigger()
        assert action.text()
        assert QGuiApplication.clipboard().mimeData().formats()
        assert played.context.messages.text


def test_a_copied_puzzle_is_read_again(played: MainWindow) -> None:
    """What a format does not keep is reported."""
    for format_id in ["dsudoku", "sdk", "hodoku", "opensudoku", "fpuzzles", "framed", "line"]:
        trigger(played, f"copy_as_{format_id}")
        assert formats.read(clipboard()).puzzles[0].givens == played.document.puzzle.givens
        assert "Copied as" in played.context.messages.text
        keeps_entries = "entries" in formats.format_called(format_id).keeps
        assert ("without your entries" in played.context.messages.text) is not keeps_entries


def test_a_picture_is_copied_as_pixels_lines_and_text(played: MainWindow) -> None:
    """Each program takes the one that it knows."""
    trigger(played, "copy_as_picture")
    mime = QGuiApplication.clipboard().mimeData()
    image = QImage(mime.imageData())
    assert (image.width(), image.height()) == (960, 960)
    assert len({image.pixel(x, image.height() // 2) for x in range(image.width())}) > 2
    assert b"<svg" in bytes(mime.data("image/svg+xml").data())
    assert mime.text() == str(played.document.puzzle.board)
    assert "picture" in played.context.messages.text
