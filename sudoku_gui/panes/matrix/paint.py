"""The matrix, painted: the one way it looks on screen, on paper, in pictures and in film frames.

Body and rulers change when the search moves or the sight does; marks are laid over them and change whenever something
else is pointed at. Whoever paints often keeps a `Picture`, which paints body and rulers once for all that is equal.
All parts count in device pixels.
"""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPixmap

from sudoku_gui.panes.matrix import image as matrix_image
from sudoku_gui.panes.matrix import paint_marks as matrix_marks
from sudoku_gui.panes.matrix import paint_shapes as matrix_shapes
from sudoku_gui.panes.matrix import rulers as matrix_rulers
from sudoku_gui.panes.matrix import traces as matrix_traces
from sudoku_gui.panes.matrix.scene import Scene
from sudoku_gui.player.selection import Target


def paint(
    painter: QPainter, scene: Scene, pointed: Target | None = None, cursor: Target | None = None
) -> None:
    """Paint the matrix where the scene's layout says.

    Args:
        painter: counts in device pixels; left as it was found.
        scene: what to show.
        pointed: what is pointed at.
        cursor: where the keyboard is, while it is here.
    """
    painter.save()
    matrix_rulers.paint_tiers(painter, scene)
    paint_body(painter, scene)
    paint_marks(painter, scene, pointed, cursor)
    painter.restore()


def paint_body(painter: QPainter, scene: Scene) -> None:
    """Paint what changes when the search moves: the nodes, and the names along them."""
    layout, body = scene.layout, scene.body
    items, options = layout.items, layout.options
    painter.setClipRect(body)
    if layout.cell < matrix_shapes.SMALLEST and matrix_image.fits(items, options):
        matrix_image.paint(painter, scene.look, items, options, scene.theme)
        matrix_traces.paint_bands(painter, scene)
    else:
        matrix_shapes.paint_ground(painter, scene.look, items, options, scene.theme)
        matrix_traces.paint_bands(painter, scene)
        matrix_shapes.paint_crossings(painter, scene.look, items, options, scene.theme)
    _paint_sides(painter, scene)
    painter.setClipping(False)
    matrix_rulers.paint_names(painter, scene)
    matrix_traces.paint_bars(painter, scene)
    painter.fillRect(body.left() - 1, body.top() - 1, body.width() + 1, 1, scene.theme.thick_line)
    painter.fillRect(body.left() - 1, body.top() - 1, 1, body.height() + 1, scene.theme.thick_line)


def paint_marks(painter: QPainter, scene: Scene, pointed: Target | None, cursor: Target | None) -> None:
    """Paint what lies over it."""
    matrix_marks.paint_thumbs(painter, scene)
    if pointed is not None:
        matrix_marks.paint_pointed(painter, scene, pointed)
    matrix_marks.paint_changed(painter, scene)
    if cursor is not None:
        matrix_marks.paint_cursor(painter, scene, cursor)


def _paint_sides(painter: QPainter, scene: Scene) -> None:
    """Lines between groups, those of the first tier stronger than those of the second."""
    layout, body, theme = scene.layout, scene.body, scene.theme
    for number, colour in ((1, theme.same_digit), (0, theme.thin_line)):
        for tier in layout.top.tiers[number : number + 1]:
            for _, start, _end in matrix_rulers.stretches(layout.items, tier):
                if start > body.left():
                    painter.fillRect(start, body.top(), 1, body.height(), colour)
        for tier in layout.left.tiers[number : number + 1]:
            for _, start, _end in matrix_rulers.stretches(layout.options, tier):
                if start > body.top():
                    painter.fillRect(body.left(), start, body.width(), 1, colour)


class Picture:
    """Body and rulers as they were painted last; the groups of the rulers apart, for they outlast many positions."""

    def __init__(self) -> None:
        self._tiers, self._whole = QPixmap(), QPixmap()
        self._tiers_key: tuple[object, ...] = ()
        self._whole_key: tuple[object, ...] = ()

    def paint(self, painter: QPainter, room: QSize, scene: Scene) -> None:
        """Paint body and rulers on so much room, anew only what is another."""
        key = (room.width(), room.height(), scene.layout, scene.legends, scene.theme)
        if key != self._tiers_key:
            self._tiers_key, self._tiers = key, QPixmap(room)
            self._tiers.fill(scene.theme.window)
            below = QPainter(self._tiers)
            matrix_rulers.paint_tiers(below, scene)
            below.end()
        whole_key = (scene.look, scene.difference, *key)
        if whole_key != self._whole_key:
            self._whole_key, self._whole = whole_key, self._tiers.copy()
            below = QPainter(self._whole)
            paint_body(below, scene)
            below.end()
        painter.drawPixmap(0, 0, self._whole)
