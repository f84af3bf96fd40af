"""The rulers of the matrix, painted: groups, and where there is room the names of single items and options.

A label stands in the middle of that part of its group which is in sight, so that it never scrolls away. What is
covered or can no longer be chosen is written in a paler ink; the item branched on stands on a shade of its own.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from sudoku_gui.render.matrix_axis import Axis
from sudoku_gui.render.matrix_layout import Layout
from sudoku_gui.render.matrix_legends import Legends
from sudoku_gui.render.matrix_look import MatrixLook
from sudoku_gui.render.matrix_tiers import Tier
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording.names import item_name, option_name

_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint(painter: QPainter, look: MatrixLook, layout: Layout, legends: Legends, theme: Theme) -> None:
    """Paint both rulers."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.setFont(legends.font)
    _paint_top_tiers(painter, layout, legends, theme)
    _paint_left_tiers(painter, layout, legends, theme)
    if layout.top.names:
        _paint_item_names(painter, look, layout, legends, theme)
    if layout.left.names:
        _paint_option_names(painter, look, layout, legends, theme)


def stretches(axis: Axis, tier: Tier) -> list[tuple[str, int, int]]:
    """For each group in sight its label, and where what is in sight of it begins and ends."""
    visible = axis.visible
    return [
        (group.name, max(axis.start, axis.place(group.start)), min(axis.end, axis.place(group.stop)))
        for group in tier
        if group.start < visible.stop and group.stop > visible.start
    ]


def _paint_top_tiers(painter: QPainter, layout: Layout, legends: Legends, theme: Theme) -> None:
    edge = layout.options.start - layout.top.thickness
    for number, (tier, height) in enumerate(zip(layout.top.tiers, layout.top.widths, strict=True)):
        for label, start, end in stretches(layout.items, tier):
            room = QRect(start, edge, end - start, height)
            if len(tier) < legends.items:
                _paint_side(painter, QRect(start, edge, 1, layout.options.start - edge), theme, number)
            painter.setPen(theme.ink if number == 0 else theme.candidate)
            _paint_label(painter, room, label, elided=number == 0)
        edge += height


def _paint_left_tiers(painter: QPainter, layout: Layout, legends: Legends, theme: Theme) -> None:
    edge = layout.items.start - layout.left.thickness
    for number, (tier, width) in enumerate(zip(layout.left.tiers, layout.left.widths, strict=True)):
        for label, start, end in stretches(layout.options, tier):
            if end - start >= legends.line:
                _paint_side(painter, QRect(edge, start, layout.items.start - edge, 1), theme, number)
                painter.setPen(theme.ink if number == 0 else theme.candidate)
                _paint_label(
                    painter, QRect(edge, start, width - legends.gap // 2, end - start), label, elided=True
                )
        edge += width


def _paint_side(painter: QPainter, line: QRect, theme: Theme, number: int) -> None:
    painter.fillRect(line, theme.thick_line if number == 0 else theme.thin_line)


def _paint_label(painter: QPainter, room: QRect, label: str, *, elided: bool) -> None:
    metrics = QFontMetricsF(painter.font())
    if metrics.horizontalAdvance(label) > room.width():
        if not elided:
            return
        label = metrics.elidedText(label, Qt.TextElideMode.ElideRight, room.width())
        if len(label) < 2:
            return
    painter.drawText(QRectF(room), _CENTRE, label)


def _paint_item_names(
    painter: QPainter, look: MatrixLook, layout: Layout, legends: Legends, theme: Theme
) -> None:
    axis, ruler = layout.items, layout.top
    metrics = QFontMetricsF(legends.font)
    bottom = layout.options.start - ruler.gutter - ruler.sizes
    for item in axis.visible:
        left, width = axis.place(item), axis.size(item)
        if not axis.sees(item):
            continue
        if item == look.chosen_item:
            painter.fillRect(left, bottom - ruler.names, width, ruler.names + ruler.sizes, theme.same_digit)
        painter.setPen(theme.candidate if look.columns[item] else theme.ink)
        painter.drawText(QRectF(left, bottom, width, ruler.sizes), _CENTRE, str(look.sizes[item]))
        name = metrics.elidedText(
            item_name(look.problem, item), Qt.TextElideMode.ElideRight, max(ruler.names, width)
        )
        if ruler.upright:
            painter.drawText(QRectF(left, bottom - ruler.names, width, ruler.names), _CENTRE, name)
        else:
            painter.save()
            painter.translate(left + width / 2, bottom)
            painter.rotate(-90)
            painter.drawText(QPointF(legends.gap / 2, metrics.capHeight() / 2), name)
            painter.restore()


def _paint_option_names(
    painter: QPainter, look: MatrixLook, layout: Layout, legends: Legends, theme: Theme
) -> None:
    axis = layout.options
    width = layout.left.names - legends.gap
    left = layout.items.start - layout.left.gutter - layout.left.names
    metrics = QFontMetricsF(legends.font)
    for option in axis.visible:
        if axis.sees(option):
            painter.setPen(theme.candidate if look.rows[option] else theme.ink)
            name = metrics.elidedText(
                option_name(look.problem, option), Qt.TextElideMode.ElideRight, width + 1
            )
            painter.drawText(
                QRectF(left, axis.place(option), width + legends.gap / 2, axis.size(option)), _RIGHT, name
            )
