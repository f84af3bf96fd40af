"""Copying: every format that is written is in the menu, and a picture for whoever wants to look."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QMenu

from solver_core import formats
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.gui.parts import part

PUZZLE = "3...86..1.9..2......5.....382..7.1.9...2.8...5.4.3..269.....5......6..9.2..35...4"
Press = Callable[..., None]
Paste = Callable[[str], None]
Trigger = Callable[[MainWindow, str], None]
WRITTEN = [row.id for row in formats.FORMATS if row.writes is not None]


@pytest.fixture
def played(window: MainWindow, paste: Paste, press: Press) -> MainWindow:
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "4")
    return window


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def opened(window: MainWindow) -> QMenu:
    """The menu, as it is once somebody has opened it; then it may be opened again."""
    menu = part(window, QMenu, "menu_copy_as")
    menu.aboutToShow.emit()
    return menu


def test_the_menu_has_every_format_that_is_written(window: MainWindow) -> None:
    menu = opened(window)
    names = [action.objectName() for action in menu.actions() if not action.isSeparator()]
    assert names == [*(f"copy_as_{format_id}" for format_id in WRITTEN), "copy_as_picture"]
    assert all(action.text() for action in menu.actions() if not action.isSeparator())


@pytest.mark.parametrize("format_id", ["dsudoku", "sdk", "hodoku", "opensudoku", "fpuzzles", "framed"])
def test_what_is_copied_is_read_again(played: MainWindow, trigger: Trigger, format_id: str) -> None:
    opened(played)
    trigger(played, f"copy_as_{format_id}")
    reading = formats.read(clipboard())
    assert reading.puzzles[0].givens == played.document.puzzle.givens
    assert "Copied as" in played.context.messages.text


def test_what_a_format_does_not_keep_is_reported(played: MainWindow, trigger: Trigger) -> None:
    opened(played)
    trigger(played, "copy_as_line")
    assert clipboard().strip() == PUZZLE
    assert "without your entries" in played.context.messages.text


def test_a_picture_is_copied_as_pixels_lines_and_text(
    played: MainWindow, trigger: Trigger, tmp_path: Path
) -> None:
    opened(played)
    trigger(played, "copy_as_picture")
    mime = QGuiApplication.clipboard().mimeData()
    image = QImage(mime.imageData())
    assert image.width() == image.height() >= 480
    assert len({image.pixel(x, image.height() // 2) for x in range(image.width())}) > 2
    assert b"<svg" in bytes(mime.data("image/svg+xml").data())
    assert mime.text() == str(played.document.puzzle.board)
    assert "picture" in played.context.messages.text
    assert image.save(str(tmp_path / "board.png"))


def test_every_entry_can_be_chosen(played: MainWindow) -> None:
    for action in each(action for action in opened(played).actions() if not action.isSeparator()):
        QGuiApplication.clipboard().clear()
        played.context.messages.dismiss()
        action.trigger()
        assert QGuiApplication.clipboard().mimeData().formats()
        assert played.context.messages.text
