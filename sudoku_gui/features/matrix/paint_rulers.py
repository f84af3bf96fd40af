"""The rulers of the matrix, painted: groups, and where there is space the names of single items and options.

A label is in the middle of that part of its group which is in view, so that it never scrolls away. What is
covered or can no longer be chosen has a paler ink; the item branched on has a shade of its own.
"""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from sudoku_gui.features.matrix.axis import Axis
from sudoku_gui.features.matrix.labels import Tier
from sudoku_gui.features.matrix.layout import MatrixScene
from sudoku_gui.render.fonts import CENTRE, RIGHT, write
from sudoku_gui.wording.names import item_name, option_name


def paint_tiers(painter: QPainter, scene: MatrixScene) -> None:
    """Paint the groups, which are the same wherever the search is."""
    layout, body, labels = scene.layout, scene.body, scene.labels
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.setFont(labels.font)
    edge = body.top() - layout.top.thickness
    for number, (tier, height) in enumerate(zip(layout.top.tiers, layout.top.widths, strict=True)):
        for label, start, end in spans(layout.items, tier):
            if len(tier) < labels.items:
                _paint_side(painter, QRect(start, edge, 1, body.top() - edge), scene, number)
            space = QRect(start, edge, end - start, height)
            _paint_label(painter, space, label, scene, number, elided=number == 0)
        edge += height
    edge = body.left() - layout.left.thickness
    for number, (tier, width) in enumerate(zip(layout.left.tiers, layout.left.widths, strict=True)):
        for label, start, end in spans(layout.options, tier):
            if end - start >= labels.line:
                _paint_side(painter, QRect(edge, start, body.left() - edge, 1), scene, number)
                space = QRect(edge, start, width, end - start)
                _paint_label(painter, space, label, scene, number, elided=True)
        edge += width


def paint_names(painter: QPainter, scene: MatrixScene) -> None:
    """Paint the names of items and options, as they are now."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.setFont(scene.labels.font)
    if scene.layout.top.names:
        _paint_item_names(painter, scene)
    if scene.layout.left.names:
        _paint_option_names(painter, scene)


def spans(axis: Axis, tier: Tier) -> list[tuple[str, int, int]]:
    """For each group in view its label, and where what is in view of it begins and ends."""
    visible = axis.visible
    found = [
        (group.name, max(axis.start, axis.start_of(group.start)), min(axis.end, axis.start_of(group.stop)))
        for group in tier
        if group.start < visible.stop and group.stop > visible.start
    ]
    return found if axis.starts is None else [span for span in found if span[1] < span[2]]


def _paint_side(painter: QPainter, line: QRect, scene: MatrixScene, number: int) -> None:
    painter.fillRect(line, scene.theme.thick_line if number == 0 else scene.theme.thin_line)


def _paint_label(
    painter: QPainter, space: QRect, label: str, scene: MatrixScene, number: int, *, elided: bool
) -> None:
    metrics = QFontMetricsF(painter.font())
    if metrics.horizontalAdvance(label) > space.width():
        label = metrics.elidedText(label, Qt.TextElideMode.ElideRight, space.width()) if elided else ""
    if label.rstrip("…"):
        painter.setPen(scene.theme.ink if number == 0 else scene.theme.candidate)
        painter.drawText(QRectF(space), CENTRE, label)


def _paint_item_names(painter: QPainter, scene: MatrixScene) -> None:
    look, ruler, theme = scene.look, scene.layout.top, scene.theme
    bottom = scene.body.top() - ruler.gutter - ruler.sizes
    for item in filter(scene.layout.items.sees, scene.layout.items.visible):
        column = scene.column(item)
        space = QRect(column.left(), bottom - ruler.names, column.width(), ruler.names)
        if item == look.chosen_item:
            painter.fillRect(space.adjusted(0, 0, 0, ruler.sizes), theme.same_digit)
        painter.setPen(theme.candidate if look.columns[item] else theme.ink)
        size = QRectF(column.left(), bottom, column.width(), ruler.sizes)
        painter.drawText(size, CENTRE, str(look.sizes[item]))
        _paint_item_name(painter, scene, space, item_name(look.problem, item))


def _paint_item_name(painter: QPainter, scene: MatrixScene, space: QRect, name: str) -> None:
    metrics = QFontMetricsF(scene.labels.font)
    if scene.layout.top.upright:
        painter.drawText(QRectF(space), CENTRE, name)
        return
    name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, space.height())
    painter.save()
    painter.translate(space.left() + space.width() / 2, space.bottom() + 1)
    painter.rotate(-90)
    painter.drawText(QPointF(scene.labels.gap / 2, metrics.capHeight() / 2), name)
    painter.restore()


def _paint_option_names(painter: QPainter, scene: MatrixScene) -> None:
    look, ruler, labels = scene.look, scene.layout.left, scene.labels
    left = scene.body.left() - ruler.gutter - ruler.names
    for option in filter(scene.layout.options.sees, scene.layout.options.visible):
        row = scene.row(option)
        painter.setPen(scene.theme.candidate if look.rows[option] else scene.theme.ink)
        space = QRectF(left, row.top(), ruler.names - labels.gap / 2, row.height())
        write(painter, space, option_name(look.problem, option), RIGHT)
