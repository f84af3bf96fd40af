"""Where cells, lines and candidates are, in whole device pixels, so that no line is blurred.

Along one side, with thick (#) and thin (:) lines and nine cells of exactly the same size::

    # 0 : 1 : 2 # 3 : 4 : 5 # 6 : 7 : 8 #
    ^ left      ^ start(3) - thick

What the division leaves over goes to the margin around the board, at most eight pixels. Candidates are placed as the
keys of a telephone.
"""

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter

from sudoku_gui.render.board.look import BoardLook
from sudoku_gui.render.theme import Theme

_EDGE, _LEAST_EDGE = 0.42, 14.0  # space for the names of rows and columns: in cells, and in pixels at least
_LEAST_NAMED = 180.0  # a board with a shorter side has no space for them
CANDIDATE_PITCH = 0.295  # from candidate to candidate, in sides of a cell
_SIDE_OF_ONE_PIXEL_LINES = 600
_THIN_LINES, _THICK_LINES = 6, 4


def slot_offset(digit: int, pitch: float) -> tuple[float, float]:
    """How far right and down a candidate, 1 to 9, is from the middle of its cell."""
    row, col = divmod(digit - 1, 3)
    return (col - 1) * pitch, (row - 1) * pitch


def edge(rect: QRectF) -> float:
    """How much of `rect` the names of rows and columns take at the left and above; 0: there is no space for them."""
    side = min(rect.width(), rect.height())
    return max(_LEAST_EDGE, round(_EDGE * side / 9)) if side >= _LEAST_NAMED else 0.0


@dataclass(frozen=True)
class BoardGeometry:
    """A board at a place, in device pixels; `left` and `top` are of its outer lines, `cell` is without lines."""

    left: int
    top: int
    cell: int
    thin: int
    thick: int

    @classmethod
    def within(cls, rect: QRectF, device_pixel_ratio: float = 1.0) -> "BoardGeometry":
        """The largest board in the middle of `rect`, which is in logical pixels."""
        ratio = device_pixel_ratio
        side = math.floor(min(rect.width(), rect.height()) * ratio + 1e-6)
        thin = max(1, round(side / _SIDE_OF_ONE_PIXEL_LINES))
        thick = 3 * thin
        lines = _THIN_LINES * thin + _THICK_LINES * thick
        cell = max(1, (side - lines) // 9)
        middle = rect.center() * ratio
        half = (9 * cell + lines) / 2
        return _laid_out(round(middle.x() - half), round(middle.y() - half), cell, thin, thick)

    @property
    def side(self) -> int:
        return 9 * self.cell + _THIN_LINES * self.thin + _THICK_LINES * self.thick

    def start(self, index: int) -> int:
        """How far row or column `index` begins from the board's edge."""
        inner_thick = index // 3
        return (inner_thick + 1) * self.thick + (index - inner_thick) * self.thin + index * self.cell

    def square(self, cell: int) -> QRect:
        """The inside of a cell, without lines."""
        return QRect(self._squares[cell])

    def middle(self, cell: int) -> QPointF:
        """The middle of a cell, exact to half a pixel."""
        return QPointF(self._middles[cell])

    def candidate(self, cell: int, digit: int) -> QPointF:
        return self._middles[cell] + self._slots[digit - 1]

    @cached_property
    def _squares(self) -> tuple[QRect, ...]:
        starts = [self.start(index) for index in range(9)]
        return tuple(
            QRect(self.left + left, self.top + top, self.cell, self.cell) for top in starts for left in starts
        )

    @cached_property
    def _middles(self) -> tuple[QPointF, ...]:
        return tuple(QRectF(square).center() for square in self._squares)

    @cached_property
    def _slots(self) -> tuple[QPointF, ...]:
        return tuple(QPointF(*slot_offset(digit, CANDIDATE_PITCH * self.cell)) for digit in range(1, 10))

    def cell_at(self, point: QPointF) -> int | None:
        """The cell at or, on a line, nearest to a point; None outside the board."""
        row, col = self._index(point.y() - self.top), self._index(point.x() - self.left)
        return None if row is None or col is None else 9 * row + col

    def _index(self, in_slices: float) -> int | None:
        if not 0 <= in_slices < self.side:
            return None
        ends = ((self.start(i) + self.cell + self.start(i + 1)) / 2 for i in range(8))
        return sum(end <= in_slices for end in ends)


@lru_cache(maxsize=16)
def _laid_out(left: int, top: int, cell: int, thin: int, thick: int) -> BoardGeometry:
    # The same object for a place, so that its tables are made once.
    return BoardGeometry(left, top, cell, thin, thick)


class BoardDrawing(NamedTuple):
    """A painter at work on a board; lengths are in device pixels."""

    painter: QPainter
    geometry: BoardGeometry
    look: BoardLook
    theme: Theme

    @property
    def cell(self) -> int:
        return self.geometry.cell
