"""What is put in the clipboard for other programs."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMenu

from solver_core import formats
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Source
from sudoku_gui.features.copying import picture
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import part

TEXT = "400070100001904605000001000000700002002030000847006000014000806020000300600090000"
PUZZLE = Puzzle(Grid.parse(TEXT), Grid.empty().with_digit(1, 9))


@pytest.mark.usefixtures("qapp")
def test_a_picture_is_pixels_lines_and_text() -> None:
    """Each program takes the one that it knows."""
    mime = picture(PUZZLE)
    pixels = mime.imageData()
    assert isinstance(pixels, QImage)
    assert (pixels.width(), pixels.height()) == (960, 960)
    assert b"<svg" in bytes(mime.data("image/svg+xml").data())
    assert mime.text() == str(PUZZLE.board)


def test_each_format_that_is_written_has_an_entry_which_copies_its_text(
    qapp: QApplication, window: MainWindow
) -> None:
    document, info_bar = window.document, window.context.messages
    document.open(PUZZLE, Source())
    menu = part(window, QMenu, "menu_copy_as")
    for _ in range(2):  # the menu is opened again, and filled once
        menu.aboutToShow.emit()
    actions = {action.objectName(): action for action in menu.actions() if not action.isSeparator()}
    written = [row.id for row in formats.FORMATS if row.writes is not None]
    assert [*actions] == [*(f"copy_as_{name}" for name in written), "copy_as_picture"]
    assert len(menu.actions()) == len(actions) + 1
    actions["copy_as_sdm"].trigger()
    assert qapp.clipboard().text() == formats.write(PUZZLE, "sdm")
    assert "without" in info_bar.text
    actions["copy_as_picture"].trigger()
    assert qapp.clipboard().mimeData().hasImage()
