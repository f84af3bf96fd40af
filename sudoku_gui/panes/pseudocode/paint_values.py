"""Paints what the letters of a listing hold: a grid of cells, each with its letter and its value.

Every letter keeps its cell, so that only values change.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from sudoku_gui.render.theme import Theme

_AIR = 1.3
_PAD = 6.0
_UNEVEN = 1.25
"""How much more space a text needs in lines, which are not all full."""
_LETTERS = 7
"""Letters of the longest name of a value with its sign."""
_CELL = 24
"""Letters of a cell's text that have space at least."""


@dataclass(frozen=True, slots=True)
class ValueLook:
    """How one value looks.

    Attributes:
        letter: whose value it is.
        text: the value.
        is_lit: pointed at here or in another view; a frame.
        is_here: the keyboard is here; a bolder frame.
        is_known: it holds something.
    """

    letter: str
    text: str
    is_lit: bool = False
    is_here: bool = False
    is_known: bool = True


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells side by side and one below the other.

    Attributes:
        columns: how many are side by side.
        width, height: of one cell.
        count: how many are shown in all.
    """

    columns: int
    width: float
    height: float
    count: int

    def cell(self, number: int) -> QRectF:
        """Where a value stands."""
        row, column = divmod(number, self.columns)
        return QRectF(column * self.width, row * self.height, self.width, self.height)

    def at(self, point: QPointF) -> int | None:
        """The value at a point."""
        return next((number for number in range(self.count) if self.cell(number).contains(point)), None)

    @property
    def whole_height(self) -> float:
        """Of all rows."""
        return -(-self.count // self.columns) * self.height


def grid(font: QFont, width: float, count: int, widest: float) -> Grid:
    """As many columns as have space for the widest text; where not even one has, each cell has several lines."""
    metrics = QFontMetricsF(font)
    needed = max(_CELL * metrics.averageCharWidth(), widest) + 2 * _PAD
    columns = max(1, min(count, int(width / needed)))
    space = max(1.0, width - 2 * _PAD - _LETTERS * metrics.averageCharWidth())
    lines = 1 if needed <= width else 1 + int(_UNEVEN * needed / space)
    height = float(round(_AIR * metrics.height() + (lines - 1) * metrics.lineSpacing()))
    return Grid(columns, width / columns, height, count)


def text_width(value: ValueLook, fonts: tuple[QFont, QFont]) -> float:
    """What a value needs in one line; the fonts are that of letters and that of values."""
    letters, texts = (QFontMetricsF(font) for font in fonts)
    return letters.horizontalAdvance(_name(value)) + texts.horizontalAdvance(value.text)


def _name(value: ValueLook) -> str:
    return f"{value.letter} = "


def paint(
    painter: QPainter, cells: Grid, values: tuple[ValueLook, ...], theme: Theme, fonts: tuple[QFont, QFont]
) -> None:
    """The values that have a cell; the fonts are that of letters and that of values."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, value in enumerate(values[: cells.count]):
        _paint_value(painter, cells.cell(number), value, theme, fonts)
    painter.restore()


def _paint_value(
    painter: QPainter, cell: QRectF, value: ValueLook, theme: Theme, fonts: tuple[QFont, QFont]
) -> None:
    letters, texts = fonts
    inner = cell.adjusted(_PAD, 0, -_PAD / 2, 0)
    align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    if value.is_lit or value.is_here:
        painter.setPen(QPen(theme.selection, 2.5 if value.is_here else 1.5))
        painter.setBrush(theme.same_digit)
        painter.drawRoundedRect(cell.adjusted(1.5, 1.5, -1.5, -1.5), 3, 3)
    painter.setFont(letters)
    painter.setPen(theme.candidate)
    name = _name(value)
    painter.drawText(inner, align, name)
    inner.setLeft(inner.left() + QFontMetricsF(letters).horizontalAdvance(name))
    painter.setFont(texts)
    painter.setPen(theme.ink if value.is_known else theme.candidate)
    painter.drawText(inner, int(align) | int(Qt.TextFlag.TextWrapAnywhere), value.text)
