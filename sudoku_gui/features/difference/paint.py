"""Paints one row of what has changed: a sign, a name, and of sizes the old and the new one with a bar.

===========  =====================  ===========  =====================
group        sign                   group        sign
===========  =====================  ===========  =====================
chosen       disc                   taken back   ring
covered      square with a cross    uncovered    hollow square
gone         minus                  back         plus in a ring
smaller      triangle downward      larger       triangle upward
===========  =====================  ===========  =====================

A column without any option left has a cross. The bar is full as far as options are left; what has gone is an outline,
what has come stands behind a gap.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from sudoku_gui.features.difference import text as words
from sudoku_gui.features.difference.model import DifferenceEntry
from sudoku_gui.features.difference.text import DifferenceGroup, Filter
from sudoku_gui.render.fonts import RIGHT, bold, option_within, write
from sudoku_gui.render.shapes import cross, draw_with, pointer
from sudoku_gui.render.theme import Theme

_PAD: Final = 6
_LOST: Final = (
    DifferenceGroup.COVERED,
    DifferenceGroup.GONE,
    DifferenceGroup.SMALLER,
    DifferenceGroup.TAKEN_BACK,
)


def paint_row(painter: QPainter, rect: QRectF, row: DifferenceEntry, theme: Theme, full: int) -> None:
    """Paint a row on its background; ``full`` is the size that fills a bar."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = rect.adjusted(_PAD, 0, -_PAD, 0)
    if row.is_heading:
        painter.setFont(bold(painter.font()))
    else:
        side = 0.5 * rect.height()
        sign = QRectF(rect.left() + _PAD, rect.center().y() - side / 2, side, side)
        if row.is_empty:
            painter.setPen(QPen(theme.empty_column, 2.5))
            painter.drawLines(cross(sign))
        else:
            _paint_sign(painter, sign, row.group, _colour(row.group, theme))
        rect.setLeft(sign.right() + _PAD)
        if row.group in Filter.SIZES.value:
            rect.setRight(_paint_sizes(painter, rect, row, theme, full))
    painter.setPen(theme.ink)
    if row.problem is None:
        write(painter, rect, row.text)
    else:
        write(painter, rect, option_within(row.problem, row.member, painter.font(), rect.width()))


def _colour(group: DifferenceGroup, theme: Theme) -> QColor:
    if group is DifferenceGroup.CHOSEN:
        return theme.forced
    return theme.dead_end if group in _LOST else theme.solution


def _paint_sizes(painter: QPainter, rect: QRectF, row: DifferenceEntry, theme: Theme, full: int) -> float:
    """The numbers, and a bar where there is space for it; answer where the name has to end."""
    metrics = QFontMetricsF(painter.font())
    numbers = metrics.horizontalAdvance(words.sizes(full, full)) + _PAD
    name = min(metrics.horizontalAdvance("m") * 12, rect.width() - numbers)
    bar = min(rect.width() - numbers - name - 2 * _PAD, 8 * metrics.height())
    right = rect.right()
    if bar >= 2 * metrics.height():
        track = QRectF(right - bar, rect.top(), bar, rect.height())
        _paint_bar(painter, track.adjusted(0, 0.3 * rect.height(), 0, -0.3 * rect.height()), row, theme, full)
        right -= bar + _PAD
    painter.setPen(theme.ink)
    space = QRectF(right - numbers, rect.top(), numbers, rect.height())
    write(painter, space, words.sizes(row.before, row.after), RIGHT)
    return space.left() - _PAD


def _paint_bar(painter: QPainter, track: QRectF, row: DifferenceEntry, theme: Theme, full: int) -> None:
    unit, colour = track.width() / full, _colour(row.group, theme)
    stays, more = min(row.before, row.after), abs(row.before - row.after)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.fillRect(QRectF(track.left(), track.top(), stays * unit, track.height()), theme.live_column)
    rest = QRectF(track.left() + stays * unit, track.top(), more * unit, track.height())
    if row.after > row.before:
        painter.fillRect(rest.adjusted(2, 0, 0, 0), colour)
    else:
        draw_with(painter, QPen(colour, 1))
        painter.drawRect(rest.toAlignedRect().adjusted(1, 0, -1, -1))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint_sign(painter: QPainter, square: QRectF, group: DifferenceGroup, colour: QColor) -> None:
    draw_with(painter, QPen(colour, max(1.5, square.width() / 7)))
    middle, half = square.center(), square.width() / 2
    inner = square.adjusted(1, 1, -1, -1)
    match group:
        case DifferenceGroup.CHOSEN | DifferenceGroup.TAKEN_BACK:
            painter.setBrush(colour if group is DifferenceGroup.CHOSEN else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(inner)
        case DifferenceGroup.COVERED | DifferenceGroup.UNCOVERED:
            painter.drawRect(inner)
            if group is DifferenceGroup.COVERED:
                painter.drawLines(cross(inner))
        case DifferenceGroup.GONE:
            painter.drawLine(QPointF(square.left(), middle.y()), QPointF(square.right(), middle.y()))
        case DifferenceGroup.BACK:
            painter.drawEllipse(inner)
            painter.drawLine(middle - QPointF(half / 2, 0), middle + QPointF(half / 2, 0))
            painter.drawLine(middle - QPointF(0, half / 2), middle + QPointF(0, half / 2))
        case _:
            down = 1 if group is DifferenceGroup.SMALLER else -1
            tip = QPointF(0, 0.7 * half * down)
            draw_with(painter, fill=colour)
            painter.drawPolygon(pointer(middle + tip, tip * -2, 0.8 * half))
