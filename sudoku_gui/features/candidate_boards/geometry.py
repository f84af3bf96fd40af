"""The layout of the candidate boards, beside or below each other, in whole device pixels.

Each board is a grid of 9 x 9 squares, with space for a title and labels::

        title                      only where there are several boards; it names both axes
             c1 c2 ... c9  column  labels above, and beside them the name of that axis
        r r1 +--+--+   +--+
        o ...                      labels at the left, and beside them the name of that axis
        w r9 +--+--+   +--+

A square is split in 3 x 3 slots, one for each candidate, in the order of a telephone's keys.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF

from sudoku_gui.render.board.geometry import BoardGeometry, slot_offset

LEGIBLE = 21  # a cell with fewer logical pixels has no space for nine numbers that can be read
_LEAST_LABELLED = 13  # with fewer pixels a cell has no labels, to be larger
_LABEL_SHARE = 1 / 17  # of the height of a single board's space: labels are no higher than that
_LEAST_LABEL = 9.0  # pixels of a label, at least
_PITCH = 0.305  # from slot to slot, in cells


@dataclass(frozen=True)
class BoardsLayout:
    """Where some of the boards are, in device pixels; `text` is the height of titles and labels."""

    boards: tuple[int, ...]
    grids: tuple[BoardGeometry, ...]
    text: float
    has_titles: bool
    has_labels: bool

    @classmethod
    def within(cls, rect: QRectF, boards: Sequence[int], text: float, ratio: float = 1.0) -> "BoardsLayout":
        """The boards as large as `rect` allows, in 1, 2 or 4 columns.

        `rect` and `text`, the height of a line, are in logical pixels; `ratio` device pixels make one of them.
        """
        space, text = QRectF(rect.topLeft() * ratio, rect.size() * ratio), text * ratio
        numbers = [across for across in (1, 2, 4) if across <= len(boards)]
        layouts = [cls._arranged(space, tuple(boards), across, text, labels=True) for across in numbers]
        best = max(layouts, key=lambda layout: layout.cell)
        if len(boards) == 1 and best.cell < _LEAST_LABELLED * ratio:
            return cls._arranged(space, tuple(boards), 1, text, labels=False)
        return best

    @classmethod
    def _arranged(
        cls, space: QRectF, boards: tuple[int, ...], across: int, text: float, *, labels: bool
    ) -> "BoardsLayout":
        """The boards in this many columns, close together in the middle."""
        down = math.ceil(len(boards) / across)
        has_titles = len(boards) > 1
        gap = text / 2 if labels else 1
        if not has_titles and text > _LABEL_SHARE * space.height():
            text, gap = min(text, max(_LEAST_LABEL, _LABEL_SHARE * space.height())), 2
        width, height = space.width() / across, space.height() / down
        left, top = (1.7 * text, (2.5 if has_titles else 1.2) * text) if labels else (1, 1)
        thin = max(1, round(text / 16))
        lines = 14 * thin
        cell = max(1, math.floor((min(width - left - gap, height - top - gap) - lines) / 9))
        side = 9 * cell + lines
        grids = tuple(
            BoardGeometry(
                round(space.center().x() + (number % across - across / 2) * (left + side + gap) + left),
                round(space.center().y() + (number // across - down / 2) * (top + side + gap) + top),
                cell,
                thin,
                2 * thin,
            )
            for number in range(len(boards))
        )
        return cls(boards, grids, text, has_titles, labels)

    @property
    def cell(self) -> int:
        return self.grids[0].cell

    def title_box(self, number: int) -> QRectF:
        grid = self.grids[number]
        return QRectF(grid.left, grid.top - 2.5 * self.text, grid.side, 1.3 * self.text)

    def label_above(self, number: int, index: int) -> QRectF:
        grid = self.grids[number]
        return QRectF(grid.left + grid.start(index), grid.top - 1.2 * self.text, grid.cell, 1.2 * self.text)

    def label_beside(self, number: int, index: int) -> QRectF:
        grid = self.grids[number]
        return QRectF(grid.left - 1.7 * self.text, grid.top + grid.start(index), 1.5 * self.text, grid.cell)

    def axis_above(self, number: int, right: float) -> QRectF:
        """The space behind the labels above the number-th board shown, up to the right edge of the picture."""
        grid = self.grids[number]
        left = grid.left + grid.side + 0.5 * self.text
        return QRectF(left, grid.top - 1.2 * self.text, right - left, 1.2 * self.text)

    def axis_beside(self, number: int) -> QRectF:
        """The space at the left of the labels beside the number-th board shown; written upward."""
        grid = self.grids[number]
        return QRectF(grid.left - 2.9 * self.text, grid.top, 1.2 * self.text, grid.side)

    def square(self, item: int) -> QRect | None:
        """Where the square of an item is; None if its board is not shown."""
        board, square = divmod(item, 81)
        if board not in self.boards:
            return None
        return self.grids[self.boards.index(board)].square(square)

    def slot(self, item: int, candidate: int) -> QRectF | None:
        """The slot of a candidate, 0 to 8; None if its board is not shown."""
        square = self.square(item)
        return None if square is None else slot(QRectF(square), candidate)

    def item_at(self, point: QPointF) -> int | None:
        """The item whose square is at a point."""
        for board, grid in zip(self.boards, self.grids, strict=True):
            square = grid.cell_at(point)
            if square is not None:
                return 81 * board + square
        return None

    def candidate_at(self, item: int, point: QPointF) -> int:
        """The candidate of an item whose slot is nearest to a point."""
        square = self.square(item)
        if square is None:
            return 0
        across = min(max(int(3 * (point.x() - square.left()) / square.width()), 0), 2)
        down = min(max(int(3 * (point.y() - square.top()) / square.height()), 0), 2)
        return 3 * down + across


def slot(square: QRectF, candidate: int) -> QRectF:
    """The share of a square that a candidate, 0 to 8, has."""
    pitch = _PITCH * square.width()
    middle = square.center() + QPointF(*slot_offset(candidate + 1, pitch))
    return QRectF(middle.x() - pitch / 2, middle.y() - pitch / 2, pitch, pitch)
