"""Notes and colours on the board: seen, told apart by shape, and gone where a digit stands."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from solver_core.sudoku.cells import CELLS
from sudoku_gui.render import board_colours, theme
from sudoku_gui.render.board import BoardLook, CellLook, Ink, cell_rect, paint
from sudoku_gui.render.theme import Theme

SIDE = 540
THEMES = [theme.light(), theme.dark(), theme.high_contrast()]
ALL = 511


@pytest.fixture(autouse=True)
def fonts(qtbot: QtBot) -> None:
    """Fonts exist only beside an application."""


def picture(cells: dict[int, CellLook], colours: Theme, selected: int | None = None) -> QImage:
    look = BoardLook(tuple(cells.get(cell, CellLook()) for cell in CELLS), selected=selected)
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(colours.window)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, SIDE, SIDE), look, colours)
    painter.end()
    return image


def at(image: QImage, cell: int) -> bytes:
    held = image.copy(cell_rect(QRectF(0, 0, SIDE, SIDE), cell).toRect())
    return bytes(held.constBits())


@pytest.mark.parametrize("colours", THEMES, ids=lambda colours: colours.name)
def test_every_colour_has_a_shape_of_its_own(colours: Theme) -> None:
    """With all colours the same, the nine can still be told apart."""
    grey = type(colours)(**{**vars(colours), "colours": (colours.house_shade,) * 9})
    image = picture({cell: CellLook(colours=1 << cell) for cell in range(9)}, grey)
    assert len({at(image, cell) for cell in range(9)}) == 9


@pytest.mark.parametrize("colours", THEMES, ids=lambda colours: colours.name)
def test_kinds_of_notes_look_different(colours: Theme) -> None:
    """A note in its place, in the middle, both, and none are four pictures."""
    two = 1 << 1
    cells = {
        10: CellLook(),
        12: CellLook(corner=two),
        14: CellLook(centre=two),
        16: CellLook(corner=two, centre=two),
    }
    image = picture(cells, colours)
    assert len({at(image, cell) for cell in cells}) == len(cells)


def test_a_digit_hides_notes_but_no_colour() -> None:
    """Where a digit stands there are no notes, and the colour stays."""
    plain = picture({0: CellLook(digit=5)}, theme.light())
    noted = picture({0: CellLook(digit=5, corner=ALL, centre=ALL)}, theme.light())
    coloured = picture({0: CellLook(digit=5, colours=4)}, theme.light())
    assert at(plain, 0) == at(noted, 0) != at(coloured, 0)


def test_several_colours_stand_side_by_side() -> None:
    """Each band has its own colour, from left to right."""
    image = picture({40: CellLook(colours=0b1000001)}, theme.light())
    cell = cell_rect(QRectF(0, 0, SIDE, SIDE), 40)
    left = image.pixelColor(int(cell.left() + cell.width() / 4), int(cell.center().y()))
    right = image.pixelColor(int(cell.left() + 3 * cell.width() / 4), int(cell.center().y()))
    assert (left, right) == (theme.light().colour(1), theme.light().colour(7))


@pytest.mark.parametrize("number", range(1, 10))
def test_shapes_stay_in_their_square(number: int) -> None:
    """A shape never reaches the digits or notes of its cell."""
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setPen(theme.dark().ink)
    painter.setBrush(theme.dark().ink)
    board_colours.paint_shape(painter, QRectF(10, 10, 20, 20), number)
    painter.end()
    inked = [(x, y) for x in range(40) for y in range(40) if image.pixel(x, y) & 0xFFFFFF]
    assert inked
    assert all(9 <= x <= 31 and 9 <= y <= 31 for x, y in inked)


@pytest.mark.parametrize("colours", THEMES, ids=lambda colours: colours.name)
def test_a_board_with_everything_looks_right(
    colours: Theme, looks_like: Callable[[QImage, str], None], reference_font: QFont
) -> None:
    """Notes of both kinds, alone and together, in plain cells and coloured ones, beside digits."""
    assert reference_font.family()
    cells = {cell: CellLook(corner=cell * 37 % 512) for cell in range(0, 40, 2)}
    cells |= {1: CellLook(centre=0b11), 3: CellLook(centre=ALL), 5: CellLook(corner=ALL, centre=0b10010001)}
    cells |= {27 + index: CellLook(corner=0b101010101, colours=1 << index) for index in range(9)}
    cells |= {36: CellLook(digit=4, ink=Ink.GIVEN, colours=0b100), 38: CellLook(digit=4, colours=0b1010)}
    cells |= {40: CellLook(colours=ALL, corner=0b1000), 44: CellLook(corner=0b1000, centre=0b1000)}
    looks_like(picture(cells, colours, selected=36), f"board_notes_{colours.name}")
