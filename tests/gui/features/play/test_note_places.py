"""Corner notes: in the corners as they are typed, in places by digit where they are the candidates of all cells."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Source
from sudoku_gui.render import theme
from sudoku_gui.render.board.look import BoardLook, CellLook
from sudoku_gui.render.board.paint import paint
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import PUZZLE, paste, press, trigger

SIDE = 66
"""Pixels of a cell in these pictures, as large as in a window of 1280 x 720."""


def inked(notes: int, centre: int = 0, *, in_corners: bool = True) -> set[tuple[int, int]]:
    """The ninths of a cell, as rows and columns, in which anything is painted."""
    look = BoardLook((CellLook(corner=notes, centre=centre), *[CellLook()] * 80), in_corners=in_corners)
    image = QImage(9 * SIDE + 18, 9 * SIDE + 18, QImage.Format.Format_RGB32)
    colours = theme.light()
    with QPainter(image) as painter:
        paint(painter, QRectF(image.rect()), look, colours)
    paper, start = QColor(colours.paper).rgb(), 3
    third = SIDE // 3
    return {
        (row, col)
        for row in range(3)
        for col in range(3)
        if any(
            image.pixel(start + col * third + x, start + row * third + y) != paper
            for x in range(2, third - 2)
            for y in range(2, third - 2)
        )
    }


@pytest.mark.parametrize(
    ("count", "places"),
    [
        (1, {(0, 0)}),
        (2, {(0, 0), (0, 2)}),
        (3, {(0, 0), (0, 2), (2, 0)}),
        (4, {(0, 0), (0, 2), (2, 0), (2, 2)}),
        (5, {(0, 0), (0, 2), (2, 0), (2, 2), (0, 1)}),
        (6, {(0, 0), (0, 2), (2, 0), (2, 2), (0, 1), (2, 1)}),
        (7, {(0, 0), (0, 2), (2, 0), (2, 2), (0, 1), (2, 1), (1, 0)}),
        (8, {(0, 0), (0, 2), (2, 0), (2, 2), (0, 1), (2, 1), (1, 0), (1, 2)}),
        (9, {(row, col) for row in range(3) for col in range(3)}),
    ],
)
def test_notes_fill_the_corners_then_the_sides(count: int, places: set[tuple[int, int]]) -> None:
    """Whatever the digits are, as in SudokuPad."""
    assert inked((1 << count) - 1) == places
    assert inked(0b111111111 >> 9 - count << 9 - count) == places


def test_notes_by_digit_have_the_places_of_a_telephone() -> None:
    assert inked(0b100010010, in_corners=False) == {(0, 1), (1, 1), (2, 2)}


def test_notes_in_the_middle_have_their_row_to_themselves() -> None:
    """With more corner notes than six, those stand above and below in rows."""
    assert {place for place in inked(0b1111, 0b10000) if place[0] != 1} == {(0, 0), (0, 2), (2, 0), (2, 2)}
    assert inked(0b1111, 0b10000) == {(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)}
    assert (1, 0) not in inked(0b1111111, 0b10000)


def look(window: MainWindow) -> BoardLook:
    return window.context.board.look


def test_typed_notes_stand_in_corners_and_candidates_by_digit(window: MainWindow) -> None:
    """What is filled in at once is read by its places; undo puts the user's notes back where they were."""
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "N", "4", "7")
    assert look(window).in_corners
    trigger(window, "fill_candidates")
    assert not look(window).in_corners
    press("Ctrl+Z")
    assert look(window).in_corners
    press("Ctrl+Y")
    assert not look(window).in_corners


def test_no_note_moves_because_another_was_typed(window: MainWindow) -> None:
    """The last cell without notes, or the first one without them, changes nothing in the others."""
    grid = Grid.parse(PUZZLE)
    pairs = {cell: (1, 2, 3) for cell in CELLS if not grid[cell]}
    cell, last = pairs.popitem()
    window.document.open(Puzzle(grid, corner=Marks.of(pairs)), Source())
    assert look(window).in_corners
    window.document.change_to(replace(window.document.puzzle, corner=Marks.of(pairs | {cell: last})), "")
    assert look(window).in_corners
    trigger(window, "fill_candidates")
    assert not look(window).in_corners
    masks = list(window.document.puzzle.corner.masks)
    masks[cell] = 0
    window.document.change_to(replace(window.document.puzzle, corner=Marks(tuple(masks))), "")
    assert not look(window).in_corners


def test_an_opened_puzzle_with_all_candidates_shows_them_by_digit(window: MainWindow) -> None:
    grid = Grid.parse(PUZZLE)
    window.document.open(Puzzle(grid, corner=grid.possible()), Source())
    assert not look(window).in_corners
    window.document.open(Puzzle(Grid.parse(PUZZLE.replace("3", ".", 1))), Source())
    assert look(window).in_corners


def test_the_preference_keeps_all_notes_by_digit(window: MainWindow) -> None:
    """The board follows at once."""
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "N", "4")
    window.preferences["corner_notes"] = "places"
    assert not look(window).in_corners
    window.preferences["corner_notes"] = "corners"
    assert look(window).in_corners
