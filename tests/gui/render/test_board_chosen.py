"""The column that the search branches on, and a selection that keeps quiet meanwhile."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from solver_core.sudoku.cells import CELLS
from sudoku_gui.render import theme
from sudoku_gui.render.board import BoardLook, CellLook, Ink, cell_rect, paint
from sudoku_gui.render.theme import Theme

SIDE = 540
THEMES = [theme.light(), theme.dark(), theme.high_contrast()]
TWO_AND_FIVE = 1 << 1 | 1 << 4
FIVE = 1 << 4


@pytest.fixture(autouse=True)
def fonts(qtbot: QtBot) -> None:
    """Fonts exist only beside an application."""


def picture(look: BoardLook, colours: Theme) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(colours.window)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, SIDE, SIDE), look, colours)
    painter.end()
    return image


def at(image: QImage, cell: int) -> bytes:
    held = image.copy(cell_rect(QRectF(0, 0, SIDE, SIDE), cell).toRect())
    return bytes(held.constBits())


def board(cells: dict[int, CellLook], **others: object) -> BoardLook:
    look = BoardLook(tuple(cells.get(cell, CellLook()) for cell in CELLS))
    return replace(look, **others)  # type: ignore[arg-type]


@pytest.mark.parametrize("colours", THEMES, ids=lambda colours: colours.name)
def test_what_is_chosen_is_told_by_shape(colours: Theme) -> None:
    """With all inks the same: its cell, a candidate of its house, something pointed at, and none of these."""
    plain = replace(colours, chosen_column=colours.ink, selection=colours.ink, candidate=colours.ink)
    cells = {
        0: CellLook(candidates=TWO_AND_FIVE),
        1: CellLook(candidates=TWO_AND_FIVE, options=TWO_AND_FIVE, chosen=True),
        9: CellLook(candidates=TWO_AND_FIVE, options=FIVE),
        10: CellLook(candidates=TWO_AND_FIVE),
        11: CellLook(candidates=TWO_AND_FIVE),
    }
    image = picture(board(cells, lit=frozenset({(10, 0), (11, 5)})), plain)
    assert len({at(image, cell) for cell in cells}) == len(cells)


@pytest.mark.parametrize("colours", THEMES, ids=lambda colours: colours.name)
def test_a_house_that_is_chosen_is_shaded(colours: Theme) -> None:
    """Its cells and no others."""
    image = picture(board({cell: CellLook(banded=True) for cell in range(9, 18)}), colours)
    for cell in CELLS:
        middle = cell_rect(QRectF(0, 0, SIDE, SIDE), cell).center().toPoint()
        shade = colours.house_shade if 9 <= cell < 18 else colours.paper
        assert image.pixelColor(middle) == shade


@pytest.mark.parametrize("colours", THEMES, ids=lambda colours: colours.name)
def test_a_quiet_selection_changes_nothing_but_its_own_cell(colours: Theme) -> None:
    """A loud one shades its houses and marks equal digits everywhere."""
    cells = {0: CellLook(5, Ink.GIVEN), 44: CellLook(5, Ink.GUESS), 70: CellLook(candidates=TWO_AND_FIVE)}
    none, quiet, loud = (
        picture(look, colours)
        for look in (board(cells), board(cells, selected=0, quiet=True), board(cells, selected=0))
    )
    assert [cell for cell in CELLS if at(none, cell) != at(quiet, cell)] == [0]
    assert {44, 70, 3, 1, 9} <= {cell for cell in CELLS if at(none, cell) != at(loud, cell)}
    inside = cell_rect(QRectF(0, 0, SIDE, SIDE), 0).adjusted(5, 5, -5, -5).toRect()
    assert none.copy(inside) == quiet.copy(inside)


@pytest.mark.parametrize("colours", THEMES, ids=lambda colours: colours.name)
@pytest.mark.usefixtures("reference_font")
def test_pictures_of_what_is_chosen(colours: Theme, looks_like: Callable[[QImage, str], None]) -> None:
    """Above a cell with two candidates, below a house with three places for its 2; the cursor keeps quiet."""
    cells = {cell: CellLook(candidates=0b100010100) for cell in CELLS}
    cells |= {cell: CellLook(candidates=0b000010100, banded=True) for cell in range(45, 54)}
    cells |= {cell: replace(cells[cell], candidates=0b000010110, options=0b10) for cell in (45, 49, 53)}
    cells |= {cell: CellLook(digit, Ink.GIVEN, banded=True) for cell, digit in ((46, 8), (51, 5))}
    cells |= {4: CellLook(candidates=0b100100000, options=0b100100000, chosen=True)}
    cells |= {0: CellLook(5, Ink.GUESS, depth=41), 19: CellLook(6, Ink.FORCED, newest=True)}
    cells |= {20: CellLook(5, Ink.GIVEN), 24: CellLook(covered=True, chosen=True)}
    looks_like(picture(board(cells, selected=0, quiet=True), colours), f"board_chosen_{colours.name}")
