"""The user's notes in empty cells: each digit in a place of its own, or side by side in the middle.

Where a cell has both kinds, those with places of their own make room::

    alone            both
    1 2 .            1 2 6       as many above as below, in their order
    . . 6            [ 4 8 ]     the middle row, on a ground of its own
    7 . .            7
"""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from sudoku_gui.render.board_digits import CANDIDATE_HEIGHT, CANDIDATE_PITCH
from sudoku_gui.render.board_fonts import DigitFace, Target
from sudoku_gui.render.board_geometry import Geometry
from sudoku_gui.render.board_look import BoardLook, CellLook
from sudoku_gui.render.theme import Theme

_CENTRE_HEIGHT = 0.23
_CENTRE_WIDTH = 0.86
_EDGE_PITCH = 0.2
_GAP = 1.25
"""From the middle of a digit to that of the next, in widths of a digit."""


def paint(painter: QPainter, geometry: Geometry, look: BoardLook, theme: Theme) -> None:
    """All notes of empty cells; bold where they equal the selected digit."""
    noted = [(number, cell) for number, cell in enumerate(look.cells) if not cell.digit]
    placed = [
        target for number, cell in noted if cell.corner for target in _corner_targets(cell, number, geometry)
    ]
    _draw(painter, placed, CANDIDATE_HEIGHT * geometry.cell, look.selected_digit, theme)
    for number, cell in noted:
        if cell.centre:
            _paint_centre(painter, geometry, look, number, theme)


def _corner_targets(cell: CellLook, number: int, geometry: Geometry) -> Iterator[Target]:
    middle, pitch = geometry.middle(number), CANDIDATE_PITCH * geometry.cell
    if not cell.centre:
        for digit in cell.corner_digits:
            down, right = divmod(digit - 1, 3)
            yield digit, middle.x() + (right - 1) * pitch, middle.y() + (down - 1) * pitch
        return
    digits = cell.corner_digits
    above = digits[: (len(digits) + 1) // 2]
    yield from _row(above, middle.x(), middle.y() - pitch, _EDGE_PITCH * geometry.cell)
    yield from _row(digits[len(above) :], middle.x(), middle.y() + pitch, _EDGE_PITCH * geometry.cell)


def _row(digits: Sequence[int], x: float, y: float, pitch: float) -> Iterator[Target]:
    for index, digit in enumerate(digits):
        yield digit, x + (index - (len(digits) - 1) / 2) * pitch, y


def _paint_centre(painter: QPainter, geometry: Geometry, look: BoardLook, number: int, theme: Theme) -> None:
    """Smaller, the more digits there are; a fine line keeps them apart from notes with places of their own."""
    cell = look.cells[number]
    digits = cell.centre_digits
    height = _CENTRE_HEIGHT * geometry.cell
    room = _CENTRE_WIDTH * geometry.cell / len(digits)
    pitch = min(room, _GAP * DigitFace(height).width)
    height = min(height, height * pitch / (1.05 * DigitFace(height).width))
    middle = geometry.middle(number)
    if cell.corner:
        width, tall = pitch * len(digits), 1.5 * height
        frame = QRectF(middle.x() - width / 2, middle.y() - tall / 2, width, tall)
        painter.setPen(QPen(theme.thin_line, geometry.thin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame.adjusted(-1, 0, 1, 0), tall / 3, tall / 3)
    _draw(painter, _row(digits, middle.x(), middle.y(), pitch), height, look.selected_digit, theme)


def _draw(painter: QPainter, targets: Iterable[Target], height: float, selected: int, theme: Theme) -> None:
    targets = list(targets)
    plain = [target for target in targets if target[0] != selected]
    equal = [target for target in targets if target[0] == selected]
    if plain:
        DigitFace(height).draw(painter, plain, theme.candidate)
    if equal:
        DigitFace(height, QFont.Weight.Bold).draw(painter, equal, theme.given)
