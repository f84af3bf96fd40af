"""The layout of a matrix by hand.

Lengths are multiples of one em, the size of its letters, which is as large as the space allows::

                 arrow         above the column branched on
                 1   2   3     names of the columns
                 2   v   1     rows left, or that it is covered
    (1) {        1       3 }   rows: number, braces, elements in their columns
        {            2     }
    a sentence, in letters of the window's size or larger
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF

_GUTTER: Final = 1.9
_EDGE: Final = 0.15  # space for a frame at the right
_BRACE: Final = 0.75
_ARROW: Final = 1.0
_NAME: Final = 1.35
_STATE: Final = 1.05
_LINE: Final = 0.2
_NARROWEST: Final = 1.45
_WIDEST: Final = 4.0
_BESIDE: Final = 0.55  # space beside a name
_LOWEST: Final = 1.4
_HIGHEST: Final = 2.1
_WIDENING: Final = 1.5  # how much wider columns become where there is space
_LARGEST: Final = 96.0
_CAPTION: Final = 1.6
_LINES_FOR_CAPTION: Final = 12.0  # how many lines of the window's text the space must have
_SHARE: Final = 0.06


@dataclass(frozen=True)
class SmallMatrixLayout:
    """The places of names, rows and the sentence, in pixels."""

    em: float  # the size of letters, in pixels
    body: QRectF  # the elements of all rows, without braces and numbers
    rows: int
    cols: int
    caption: QRectF  # of the sentence; empty where there is no space
    has_space: bool = True  # the longest name is no wider than a column

    @cached_property
    def width(self) -> float:
        return self.body.width() / self.cols

    @cached_property
    def height(self) -> float:
        return self.body.height() / self.rows

    @cached_property
    def top(self) -> float:
        return self.body.top() - (_ARROW + _NAME + _STATE + _LINE) * self.em

    def cell(self, row: int, col: int) -> QRectF:
        return QRectF(self._left(col), self.body.top() + row * self.height, self.width, self.height)

    def middle(self, col: int) -> float:
        return self._left(col + 0.5)

    def row(self, row: int) -> QRectF:
        brace, top = _BRACE * self.em, self.body.top() + row * self.height
        return QRectF(self.body.left() - brace, top, self.body.width() + 2 * brace, self.height)

    def column(self, col: int) -> QRectF:
        top = self.name(col).top()
        return QRectF(self._left(col), top, self.width, self.body.bottom() - top)

    def gutter(self, row: int) -> QRectF:
        beside, width = self.row(row), _GUTTER * self.em
        return QRectF(beside.left() - width, beside.top(), width, beside.height())

    def arrow(self, col: int) -> QRectF:
        """The space above the name of a column."""
        return QRectF(self._left(col), self.top, self.width, _ARROW * self.em)

    def name(self, col: int) -> QRectF:
        return QRectF(self._left(col), self.top + _ARROW * self.em, self.width, _NAME * self.em)

    def state(self, col: int) -> QRectF:
        """The place under a column's name for the size that is left."""
        return QRectF(self._left(col), self.name(col).bottom(), self.width, _STATE * self.em)

    def rule(self) -> tuple[QPointF, QPointF]:
        """The line between heads and rows."""
        y, first = self.body.top() - _LINE * self.em / 2, self.row(0)
        return QPointF(first.left(), y), QPointF(first.right(), y)

    def _left(self, col: float) -> float:
        return self.body.left() + col * self.width

    def at(self, point: QPointF) -> tuple[int | None, int | None] | None:
        """The row and column at a point; None for the heads or what is left of a row; nothing elsewhere."""
        col = int((point.x() - self.body.left()) // self.width)
        row = int((point.y() - self.body.top()) // self.height)
        is_col, is_row = 0 <= col < self.cols, 0 <= row < self.rows
        if is_row and self.gutter(row).left() <= point.x() <= self.row(row).right():
            return row, col if is_col else None
        if is_col and self.top <= point.y() < self.body.top():
            return None, col
        return None


def within(space: QRectF, rows: int, cols: int, *, name: float, line: float) -> SmallMatrixLayout:
    """The layout in the middle of a space; `name` is the longest one's width in em, `line` the text's height."""
    caption = _caption(space, line)
    free = space.adjusted(0, 0, 0, -caption.height())
    rows, cols = max(1, rows), max(1, cols)
    narrow = min(max(_NARROWEST, name + _BESIDE), _WIDEST)
    beside, above = _GUTTER + 2 * _BRACE + _EDGE, _ARROW + _NAME + _STATE + _LINE
    em = min(free.width() / (beside + cols * narrow), free.height() / (above + rows * _LOWEST), _LARGEST)
    em = max(1.0, em)
    width = min((free.width() / em - beside) / cols, _WIDENING * narrow) * em
    height = min((free.height() / em - above) / rows, _HIGHEST) * em
    size = QPointF(beside * em + cols * width, above * em + rows * height)
    left = free.left() + max(0.0, (free.width() - size.x()) / 2) + (_GUTTER + _BRACE) * em
    top = free.top() + max(0.0, (free.height() - size.y()) / 2) + above * em
    body = QRectF(round(left), round(top), cols * width, rows * height)
    return SmallMatrixLayout(em, body, rows, cols, caption, has_space=name * em <= width)


def _caption(space: QRectF, line: float) -> QRectF:
    if space.height() < _LINES_FOR_CAPTION * line:
        return QRectF()
    height = max(_CAPTION * line, _SHARE * space.height())
    return QRectF(space.left(), space.bottom() - height, space.width(), height)
