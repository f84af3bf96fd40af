"""Paints one line of a listing on any painter.

From the left: the gutter with breakpoints, the label of the step, two arrows, the triangle of a fold, the text::

    ( o )  X5   > >  v   for each option o of i, downward:
    gutter label arrows fold text, further in where it is inside a block

===============  ==============================================================
what it is       how it looks
===============  ==============================================================
executed         full arrow, shaded row, text in bold
comes next       hollow arrow
has called       a bar before the text
breakpoint       full dot; a ring where it is inside a folded block
folded           triangle to the right, dots after the text; open: downward
what it does     small letters behind the text, where there is space for all of them
===============  ==============================================================
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from sudoku_gui.features.pseudocode.model import CodeLine
from sudoku_gui.render.fonts import LEFT, bold, plain, scaled
from sudoku_gui.render.shapes import draw_with, pointer
from sudoku_gui.render.theme import Theme

_LINE_HEIGHT = 1.15
_SMALL = 0.86
_INDENT = 2
_WIDEST_LABEL = "X4–X7"
_TIGHT = 0.75  # of the usual spaces, where there is little space
_ENDLESS = 10_000.0
_APART = 1.2  # heights of a line between the text and what it does


@dataclass(frozen=True, slots=True)
class Margins:
    """Where the parts of a line begin, in pixels from its left edge, and its letters; made once for a font."""

    # font, bold, small: letters of a line, of the executed one, and of labels
    font: QFont
    bold: QFont
    small: QFont
    comment: QFont  # of what a line does: plain text, which is narrower than code
    height: float  # of a line
    # gutter, label, arrows, fold: where these end and the next begins
    gutter: float
    label: float
    arrows: float
    fold: float
    step: float  # how far one indent is

    def text(self, indent: int) -> float:
        return self.fold + indent * self.step

    def triangle(self, indent: int) -> tuple[float, float]:
        """Where the triangle of a fold is: just before its text."""
        right = self.text(indent)
        return right - (self.fold - self.arrows), right


def margins(font: QFont, *, is_tight: bool = False) -> Margins:
    """The spaces that go with a font."""
    space = _TIGHT if is_tight else 1.0
    small = scaled(font, _SMALL)
    metrics = QFontMetricsF(font)
    height = float(round(_LINE_HEIGHT * metrics.height()))
    gutter = round(0.7 * space * height)
    left = gutter + round(QFontMetricsF(small).horizontalAdvance(_WIDEST_LABEL)) + 2
    arrows = left + round(0.95 * space * height)
    fold = arrows + round(0.65 * space * height)
    step = _INDENT * space * metrics.horizontalAdvance("0")
    return Margins(font, bold(font), small, plain(small), height, gutter, left, arrows, fold, step)


def width(spacing: Margins, row: CodeLine) -> float:
    """How wide a line is, with everything."""
    text = f"{row.line.text} … " if row.is_folded else f"{row.line.text} "
    return spacing.text(row.line.column) + QFontMetricsF(spacing.bold).horizontalAdvance(text)


def paint(
    painter: QPainter,
    rect: QRectF,
    row: CodeLine,
    theme: Theme,
    spacing: Margins,
    *,
    seen: float = _ENDLESS,
    background: QColor | None = None,
) -> None:
    """Paint a line of the code on its shade: executed, current, with its breakpoint; so much of its width is seen.

    A line that does not stand at its place has a background of its own.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, theme.same_digit if row.is_executed else background or theme.paper)
    if row.is_here:
        painter.setPen(QPen(theme.selection, 2))
        painter.drawLine(rect.topLeft() + QPointF(0, 1), rect.topRight() + QPointF(0, 1))
        painter.drawLine(rect.bottomLeft() - QPointF(0, 1), rect.bottomRight() - QPointF(0, 1))
    painter.translate(rect.topLeft())
    _paint_gutter(painter, row, spacing, theme)
    _paint_arrows(painter, row, spacing, theme)
    _paint_fold(painter, row, spacing, theme)
    _paint_text(painter, row, spacing, theme)
    _paint_comment(painter, row, spacing, theme, min(rect.width(), seen))
    painter.restore()


def _paint_gutter(painter: QPainter, row: CodeLine, spacing: Margins, theme: Theme) -> None:
    side = 0.5 * spacing.height
    dot = QRectF((spacing.gutter - side) / 2, (spacing.height - side) / 2, side, side)
    if row.has_breakpoint:
        draw_with(painter, fill=theme.wrong)
        painter.drawEllipse(dot)
    elif row.hides_breakpoint or row.is_hovered:
        draw_with(painter, QPen(theme.wrong if row.hides_breakpoint else theme.thin_line, 1.5))
        painter.drawEllipse(dot.adjusted(1, 1, -1, -1))


def _paint_arrows(painter: QPainter, row: CodeLine, spacing: Margins, theme: Theme) -> None:
    """Paint the full arrow on the left, the hollow one on the right of the two places."""
    space = (spacing.arrows - spacing.label) / 2
    if row.is_executed:
        _paint_arrow(painter, spacing.label, space, spacing.height, theme.newest, is_full=True)
    if row.is_upcoming:
        _paint_arrow(painter, spacing.label + space, space, spacing.height, theme.newest, is_full=False)


def _paint_arrow(
    painter: QPainter, left: float, space: float, height: float, colour: QColor, *, is_full: bool
) -> None:
    half, middle = 0.24 * height, height / 2
    tip = QPointF(left + min(space - 1, 1.7 * half), middle)
    draw_with(painter, QPen(colour, 1.5), colour if is_full else None)
    painter.drawPolygon(pointer(tip, QPointF(left + 1 - tip.x(), 0), half))


def _paint_fold(painter: QPainter, row: CodeLine, spacing: Margins, theme: Theme) -> None:
    if row.is_folded is None:
        return
    left, right = spacing.triangle(row.line.column)
    centre, half = QPointF((left + right) / 2, spacing.height / 2), 0.19 * spacing.height
    onwards = QPointF(half, 0) if row.is_folded else QPointF(0, half)
    draw_with(painter, fill=theme.candidate)
    painter.drawPolygon(pointer(centre + onwards * 0.9, onwards * -1.6, half))


def _paint_text(painter: QPainter, row: CodeLine, spacing: Margins, theme: Theme) -> None:
    if row.label:
        painter.setFont(spacing.small)
        painter.setPen(theme.candidate)
        painter.drawText(QRectF(spacing.gutter, 0, spacing.label, spacing.height), LEFT, row.label)
    left = spacing.text(row.line.column)
    if row.is_calling:
        painter.fillRect(QRectF(left - 4, 0.15 * spacing.height, 2.5, 0.7 * spacing.height), theme.newest)
    painter.setFont(spacing.bold if row.is_executed else spacing.font)
    painter.setPen(theme.ink)
    text = f"{row.line.text} …" if row.is_folded else row.line.text
    painter.drawText(QRectF(left, 0, _ENDLESS, spacing.height), LEFT, text)


def _paint_comment(painter: QPainter, row: CodeLine, spacing: Margins, theme: Theme, right: float) -> None:
    """Paint what the line does; the tooltip has all of it."""
    left = width(spacing, row) + _APART * spacing.height
    space = right - left - 0.3 * spacing.height
    metrics = QFontMetricsF(spacing.comment)
    if not row.comment or space < metrics.horizontalAdvance(row.comment):
        return
    painter.setFont(spacing.comment)
    painter.setPen(theme.candidate)
    painter.drawText(QRectF(left, 0, space, spacing.height), LEFT, row.comment)
