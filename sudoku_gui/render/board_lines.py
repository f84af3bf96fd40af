"""Grounds and lines: what of a board is made of rectangles and so has no soft edge."""

from collections.abc import Iterator

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter

from sudoku_gui.render.board_geometry import Geometry
from sudoku_gui.render.board_look import BoardLook
from sudoku_gui.render.theme import Theme


def paint_grounds(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """Paper everywhere, a shade on the house that is banded and those of the selected cell, a stronger one on itself."""
    painter.fillRect(QRect(geometry.left, geometry.top, geometry.side, geometry.side), theme.paper)
    for cell in range(81):
        if (colour := ground(look, cell, theme)) != theme.paper:
            painter.fillRect(geometry.square(cell), colour)


def ground(look: BoardLook, cell: int, theme: Theme) -> QColor:
    """What lies under a cell's digit, when the digit has no chip."""
    selected = None if look.quiet else look.selected
    if cell == selected:
        return theme.same_digit
    is_shaded = look.cells[cell].banded or (selected is not None and share_a_house(cell, selected))
    return theme.house_shade if is_shaded else theme.paper


def paint_grid(painter: QPainter, geometry: Geometry, theme: Theme) -> None:
    """The thin lines, and over their ends the thick ones."""
    for index in range(1, 9):
        if index % 3:
            for line in _across(geometry, geometry.start(index) - geometry.thin, geometry.thin):
                painter.fillRect(line, theme.thin_line)
    for index in (0, 3, 6, 9):
        at = geometry.start(index) - geometry.thick if index < 9 else geometry.side - geometry.thick
        for line in _across(geometry, at, geometry.thick):
            painter.fillRect(line, theme.thick_line)


def paint_frame(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """The frame around the selected cell, over the thin lines beside it; bolder while keys arrive here.

    A quiet one is as thin as can be seen.
    """
    if look.selected is None:
        return
    width = max(3 * geometry.thin, round(geometry.cell * (0.075 if look.focus else 0.04)))
    if not look.focus:
        width = max(2 * geometry.thin, width - geometry.thin)
    if look.quiet:
        width = 2 * geometry.thin
    thin = geometry.thin
    outer = geometry.square(look.selected).adjusted(-thin, -thin, thin, thin)
    left, top, side = outer.left(), outer.top(), outer.width()
    for bar in (
        QRect(left, top, side, width),
        QRect(left, top + side - width, side, width),
        QRect(left, top + width, width, side - 2 * width),
        QRect(left + side - width, top + width, width, side - 2 * width),
    ):
        painter.fillRect(bar, theme.selection)


def share_a_house(one: int, other: int) -> bool:
    """Whether two cells lie in one row, col or box."""
    (row, col), (other_row, other_col) = divmod(one, 9), divmod(other, 9)
    return row == other_row or col == other_col or (row // 3, col // 3) == (other_row // 3, other_col // 3)


def _across(geometry: Geometry, at: int, width: int) -> Iterator[QRect]:
    yield QRect(geometry.left, geometry.top + at, geometry.side, width)
    yield QRect(geometry.left + at, geometry.top, width, geometry.side)
