"""The matrix, painted: the one way it looks on screen, on paper, in pictures and in film frames.

Body and rulers change when the search moves or the sight does; marks are laid over them and change whenever something
else is pointed at. Code that paints often keeps `MatrixLayers`, which paint body and rulers once for all that is equal.
All parts count in device pixels.

In the rulers a label is in the middle of that part of its group which is in view, so that it never scrolls away. What
is covered or can no longer be chosen has a paler ink; the item branched on has a shade of its own.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter

from sudoku_gui.features.matrix_view import paint_crossings, paint_differences, paint_signs
from sudoku_gui.features.matrix_view.axis import Axis
from sudoku_gui.features.matrix_view.labels import Tier
from sudoku_gui.features.matrix_view.layout import MatrixScene
from sudoku_gui.features.matrix_view.model import MatrixLook
from sudoku_gui.player.selection import Target
from sudoku_gui.render import crossings
from sudoku_gui.render.fonts import CENTRE, RIGHT, option_within, write
from sudoku_gui.render.pixmaps import CachedPicture
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording.names import coloured_name


def paint(
    painter: QPainter, scene: MatrixScene, pointed: Target | None = None, cursor: Target | None = None
) -> None:
    """Paint the matrix; the painter counts in device pixels and is left as it was found."""
    painter.save()
    _paint_tiers(painter, scene)
    paint_body(painter, scene)
    paint_over(painter, scene, pointed, cursor)
    painter.restore()


def paint_body(painter: QPainter, scene: MatrixScene) -> None:
    """Paint what changes when the search moves: the nodes, and the names along them."""
    layout, body = scene.layout, scene.body
    items, options = layout.items, layout.options
    painter.setClipRect(body)
    is_folded = items.starts is not None
    is_small = layout.cell < (1 if is_folded else crossings.SMALLEST)
    if is_small and paint_crossings.fits_image(items, options):
        paint_crossings.paint_image(painter, scene.look, items, options, scene.theme)
        paint_differences.paint_bands(painter, scene)
    else:
        paint_crossings.paint_background(painter, scene.look, items, options, scene.theme)
        paint_differences.paint_bands(painter, scene)
        paint_crossings.paint_crossings(painter, scene.look, items, options, scene.theme)
        paint_colours(painter, scene.look, items, options, scene.theme)
    _paint_sides(painter, scene)
    painter.setClipping(False)
    _paint_names(painter, scene)
    paint_differences.paint_bars(painter, scene)
    painter.fillRect(body.left() - 1, body.top() - 1, body.width() + 1, 1, scene.theme.thick_line)
    painter.fillRect(body.left() - 1, body.top() - 1, 1, body.height() + 1, scene.theme.thick_line)


def paint_over(painter: QPainter, scene: MatrixScene, pointed: Target | None, cursor: Target | None) -> None:
    """Paint highlight, last event, cursor and scroll bars above the matrix."""
    paint_signs.paint_thumbs(painter, scene)
    paint_signs.paint_spoken(painter, scene, pointed)
    if pointed is not None:
        paint_signs.paint_pointed(painter, scene, pointed)
    paint_signs.paint_changed(painter, scene)
    if cursor is not None:
        paint_signs.paint_cursor(painter, scene, cursor)


def _paint_sides(painter: QPainter, scene: MatrixScene) -> None:
    """Paint lines between groups, those of the first tier stronger than those of the second."""
    layout, body, theme = scene.layout, scene.body, scene.theme
    for number, colour in ((1, theme.same_digit), (0, theme.thin_line)):
        for tier in layout.top.tiers[number : number + 1]:
            for _, start, _end in _spans(layout.items, tier):
                if start > body.left():
                    painter.fillRect(start, body.top(), 1, body.height(), colour)
        for tier in layout.left.tiers[number : number + 1]:
            for _, start, _end in _spans(layout.options, tier):
                if start > body.top():
                    painter.fillRect(body.left(), start, body.width(), 1, colour)


class MatrixLayers:
    """Body and rulers as they were painted last; the groups of the rulers apart, for they outlast many positions.

    They are an image in an SVG, too: its lines cannot be clipped, and crossings in sight by half would lie on the
    rulers.
    """

    def __init__(self) -> None:
        self._tiers, self._full = CachedPicture(), CachedPicture()

    def paint(self, painter: QPainter, space: QSize, scene: MatrixScene) -> None:
        """Paint body and rulers in a size, and again only what has changed."""
        key, background = (scene.layout, scene.labels, scene.theme), scene.theme.window

        def paint_groups(below: QPainter) -> None:
            _paint_tiers(below, scene)

        def paint_all(below: QPainter) -> None:
            self._tiers.draw(below, QPointF(), space, paint_groups, key=key, background=background, ratio=1.0)
            paint_body(below, scene)

        full_key = (scene.look, scene.difference, *key)
        self._full.draw(painter, QPointF(), space, paint_all, key=full_key, background=background, ratio=1.0)


_LETTERED: Final = 14  # from this many pixels on a letter can be read
_PATCH: Final = 0.62  # of a crossing; around it its state is seen
_OF_PATCH: Final = 0.8  # the size of the letter, whose tail needs space below


def paint_colours(painter: QPainter, look: MatrixLook, items: Axis, options: Axis, theme: Theme) -> None:
    """Write the colours that items have in options on the crossings, as much of each as fits."""
    problem, cell = look.problem, min(items.cell, options.cell)
    if not problem.colours or cell < _LETTERED or items.starts is not None or options.starts is not None:
        return
    side = round(_PATCH * cell)
    font = QFont(painter.font())
    font.setPixelSize(max(8, round(_OF_PATCH * side)))
    font.setBold(True)
    painter.setFont(font)
    metrics = QFontMetrics(font, painter.device())
    across = items.visible
    for option in options.shown:
        for item, colour in zip(problem.options[option], problem.colours[option], strict=True):
            if colour is not None and item in across:
                square = QRect(items.start_of(item), options.start_of(option), items.cell, options.cell)
                patch = QRect(0, 0, side, side)
                patch.moveCenter(square.center())
                painter.fillRect(patch, theme.paper)
                painter.setPen(theme.ink)
                painter.drawText(patch, Qt.AlignmentFlag.AlignCenter, _fitting(str(colour), metrics, side))


def _fitting(text: str, metrics: QFontMetrics, width: int) -> str:
    """The longest beginning of a text that fits into a width; never less than a letter."""
    while len(text) > 1 and metrics.horizontalAdvance(text) > width:
        text = text[:-1]
    return text


# --- rulers ---------------------------------------------------------------------------------------------


def _paint_tiers(painter: QPainter, scene: MatrixScene) -> None:
    """Paint the groups, which are the same wherever the search is."""
    layout, body, labels = scene.layout, scene.body, scene.labels
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.setFont(labels.font)
    edge = body.top() - layout.top.thickness
    for number, (tier, height) in enumerate(zip(layout.top.tiers, layout.top.widths, strict=True)):
        for label, start, end in _spans(layout.items, tier):
            if len(tier) < labels.items:
                _paint_side(painter, QRect(start, edge, 1, body.top() - edge), scene, number)
            space = QRect(start, edge, end - start, height)
            _paint_label(painter, space, label, scene, number, elided=number == 0)
        edge += height
    edge = body.left() - layout.left.thickness
    for number, (tier, width) in enumerate(zip(layout.left.tiers, layout.left.widths, strict=True)):
        for label, start, end in _spans(layout.options, tier):
            if end - start >= labels.line:
                _paint_side(painter, QRect(edge, start, body.left() - edge, 1), scene, number)
                space = QRect(edge, start, width, end - start)
                _paint_label(painter, space, label, scene, number, elided=True)
        edge += width


def _paint_names(painter: QPainter, scene: MatrixScene) -> None:
    """Paint the names of items and options, as they are now."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.setFont(scene.labels.font)
    if scene.layout.top.names and scene.layout.top.has_all:
        _paint_item_names(painter, scene)
    if scene.layout.left.names and scene.layout.left.has_all:
        _paint_option_names(painter, scene)


def _spans(axis: Axis, tier: Tier) -> list[tuple[str, int, int]]:
    """The label of each group in view, and where what is in view of it begins and ends."""
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
        _paint_item_name(painter, scene, space, coloured_name(look.problem, item, look.colours.get(item)))


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
        write(painter, space, option_within(look.problem, option, labels.font, space.width()), RIGHT)
