"""The matrix, painted: the one way it looks on screen, on paper, in pictures and in film frames.

Body and rulers change when the search moves or the sight does; marks are laid over them and change whenever something
else is pointed at. Code that paints often keeps `MatrixLayers`, which paint body and rulers once for all that is equal.
All parts count in device pixels.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from sudoku_gui.features.matrix import paint_crossings, paint_differences, paint_marks, paint_rulers
from sudoku_gui.features.matrix.axis import Axis
from sudoku_gui.features.matrix.layout import MatrixScene
from sudoku_gui.features.matrix.model import MatrixLook
from sudoku_gui.player.selection import Target
from sudoku_gui.render import crossings
from sudoku_gui.render.pixmaps import CachedPicture
from sudoku_gui.render.theme import Theme


def paint(
    painter: QPainter, scene: MatrixScene, pointed: Target | None = None, cursor: Target | None = None
) -> None:
    """Paint the matrix; the painter counts in device pixels and is left as it was found."""
    painter.save()
    paint_rulers.paint_tiers(painter, scene)
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
    paint_rulers.paint_names(painter, scene)
    paint_differences.paint_bars(painter, scene)
    painter.fillRect(body.left() - 1, body.top() - 1, body.width() + 1, 1, scene.theme.thick_line)
    painter.fillRect(body.left() - 1, body.top() - 1, 1, body.height() + 1, scene.theme.thick_line)


def paint_over(painter: QPainter, scene: MatrixScene, pointed: Target | None, cursor: Target | None) -> None:
    """Paint highlight, last event, cursor and scroll bars above the matrix."""
    paint_marks.paint_thumbs(painter, scene)
    if pointed is not None:
        paint_marks.paint_pointed(painter, scene, pointed)
    paint_marks.paint_changed(painter, scene)
    if cursor is not None:
        paint_marks.paint_cursor(painter, scene, cursor)


def _paint_sides(painter: QPainter, scene: MatrixScene) -> None:
    """Paint lines between groups, those of the first tier stronger than those of the second."""
    layout, body, theme = scene.layout, scene.body, scene.theme
    for number, colour in ((1, theme.same_digit), (0, theme.thin_line)):
        for tier in layout.top.tiers[number : number + 1]:
            for _, start, _end in paint_rulers.spans(layout.items, tier):
                if start > body.left():
                    painter.fillRect(start, body.top(), 1, body.height(), colour)
        for tier in layout.left.tiers[number : number + 1]:
            for _, start, _end in paint_rulers.spans(layout.options, tier):
                if start > body.top():
                    painter.fillRect(body.left(), start, body.width(), 1, colour)


class MatrixLayers:
    """Body and rulers as they were painted last; the groups of the rulers apart, for they outlast many positions.

    They are an image in an SVG, too: its lines cannot be clipped, and crossings in sight by half would lie on the rulers.
    """

    def __init__(self) -> None:
        self._tiers, self._full = CachedPicture(), CachedPicture()

    def paint(self, painter: QPainter, space: QSize, scene: MatrixScene) -> None:
        """Paint body and rulers in a size, and again only what has changed."""
        key, background = (scene.layout, scene.labels, scene.theme), scene.theme.window

        def paint_tiers(below: QPainter) -> None:
            paint_rulers.paint_tiers(below, scene)

        def paint_all(below: QPainter) -> None:
            self._tiers.draw(below, QPointF(), space, paint_tiers, key=key, background=background, ratio=1.0)
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
