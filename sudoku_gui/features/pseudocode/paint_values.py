"""Paints what the letters of a listing hold: rows of cells, each with its letter and its value.

Every letter keeps its cell, so that only values change.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from sudoku_gui.player.selection import Target
from sudoku_gui.render.shapes import draw_with
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate

_LINE_HEIGHT = 1.15
_PAD = 6.0
_UNEVEN = 1.25  # how much more space a text needs in lines, which are not all full
_LETTERS = 7  # letters of the longest name of a value with its sign
_CELL = 8  # letters of a cell's text that have space at least


@dataclass(frozen=True, slots=True)
class Value:
    """A variable, what it holds ("" for nothing), what that is about, and what the variable stands for."""

    letter: str
    text: str = ""
    target: Target | None = None
    meaning: str = ""

    @property
    def shown(self) -> str:
        """The value as text; a dash where the variable holds nothing."""
        return self.text or translate("pseudocode", "–")


@dataclass(frozen=True, slots=True)
class ValueGrid:
    """Cells side by side and one below the other."""

    cells: tuple[QRectF, ...]
    height: float  # of one cell

    def at(self, point: QPointF) -> int | None:
        return next((number for number, cell in enumerate(self.cells) if cell.contains(point)), None)

    @property
    def whole_height(self) -> float:
        return self.cells[-1].bottom() if self.cells else 0.0


def grid(font: QFont, width: float, widths: Sequence[float]) -> ValueGrid:
    """Cells for texts of these widths; where one is wider than all the space, each cell has several lines."""
    metrics = QFontMetricsF(font)
    least = _CELL * metrics.averageCharWidth()
    space = max(1.0, width - 2 * _PAD - _LETTERS * metrics.averageCharWidth())
    needed = max(widths, default=0.0) + 2 * _PAD
    lines = 1 if needed <= width else 1 + int(_UNEVEN * needed / space)
    height = float(round(_LINE_HEIGHT * metrics.height() + (lines - 1) * metrics.lineSpacing()))
    cells: list[QRectF] = []
    left = top = 0.0
    for wide in (min(width, max(least, text) + 2 * _PAD) for text in widths):
        if left and left + wide > width:
            left, top = 0.0, top + height
        cells.append(QRectF(left, top, wide, height))
        left += wide
    return ValueGrid(tuple(cells), height)


def text_width(value: Value, fonts: tuple[QFont, QFont]) -> float:
    """The width of a value in one line; the fonts are that of letters and that of values."""
    letters, texts = (QFontMetricsF(font) for font in fonts)
    return letters.horizontalAdvance(f"{value.letter} = ") + texts.horizontalAdvance(value.shown)


def paint(
    painter: QPainter,
    cells: ValueGrid,
    values: tuple[Value, ...],
    theme: Theme,
    fonts: tuple[QFont, QFont],
    *,
    highlighted: Target | None = None,
    here: int | None = None,
) -> None:
    """Paint the values: those about what is pointed at have a frame, the one where the keyboard is a bolder one."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for cell, (number, value) in zip(cells.cells, enumerate(values), strict=False):
        is_highlighted = highlighted is not None and value.target == highlighted
        if is_highlighted or number == here:
            draw_with(painter, QPen(theme.selection, 2.5 if number == here else 1.5), theme.same_digit)
            painter.drawRoundedRect(cell.adjusted(1.5, 1.5, -1.5, -1.5), 3, 3)
        _paint_value(painter, cell.adjusted(_PAD, 0, -_PAD / 2, 0), value, theme, fonts)
    painter.restore()


def _paint_value(
    painter: QPainter, inner: QRectF, value: Value, theme: Theme, fonts: tuple[QFont, QFont]
) -> None:
    letters, texts = fonts
    align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    painter.setFont(letters)
    painter.setPen(theme.candidate)
    name = f"{value.letter} = "
    painter.drawText(inner, align, name)
    inner.setLeft(inner.left() + QFontMetricsF(letters).horizontalAdvance(name))
    painter.setFont(texts)
    painter.setPen(theme.ink if value.text else theme.candidate)
    painter.drawText(inner, int(align) | int(Qt.TextFlag.TextWrapAnywhere), value.shown)
