"""The matrix, painted: the one way it looks on screen, on paper, in pictures and in film frames.

Body and rulers change when the search moves or the sight does; marks are laid over them and change whenever something
else is pointed at. Whoever paints often keeps a `Picture`, which paints body and rulers once for all that is equal.
All parts count in device pixels.
"""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from sudoku_gui.render import matrix_image, matrix_marks, matrix_rulers, matrix_shapes
from sudoku_gui.render.matrix_layout import Layout
from sudoku_gui.render.matrix_legends import Legends
from sudoku_gui.render.matrix_look import MatrixLook
from sudoku_gui.render.theme import Theme
from sudoku_gui.session.pointing import Spot


def paint(
    painter: QPainter,
    look: MatrixLook,
    layout: Layout,
    legends: Legends,
    theme: Theme,
    *,
    pointed: Spot | None = None,
    cursor: Spot | None = None,
) -> None:
    """Paint the matrix where the layout says.

    Args:
        painter: counts in device pixels; left as it was found.
        look: what to show.
        layout: where.
        legends: what is written around it.
        theme: in which colours.
        pointed: what is pointed at.
        cursor: where the keyboard is, while it is here.
    """
    painter.save()
    paint_ground(painter, look, layout, legends, theme)
    paint_marks(painter, look, layout, legends, theme, pointed=pointed, cursor=cursor)
    painter.restore()


def paint_ground(painter: QPainter, look: MatrixLook, layout: Layout, legends: Legends, theme: Theme) -> None:
    """Paint what does not depend on what is pointed at."""
    items, options = layout.items, layout.options
    body = QRect(items.start, options.start, items.end - items.start, options.end - options.start)
    painter.setClipRect(body)
    if layout.cell < matrix_shapes.SMALLEST and matrix_image.fits(items, options):
        matrix_image.paint(painter, look, items, options, theme)
    else:
        matrix_shapes.paint(painter, look, items, options, theme)
    _paint_sides(painter, layout, theme)
    painter.setClipping(False)
    matrix_rulers.paint(painter, look, layout, legends, theme)
    painter.fillRect(body.left() - 1, body.top() - 1, body.width() + 1, 1, theme.thick_line)
    painter.fillRect(body.left() - 1, body.top() - 1, 1, body.height() + 1, theme.thick_line)


def paint_marks(
    painter: QPainter,
    look: MatrixLook,
    layout: Layout,
    legends: Legends,
    theme: Theme,
    *,
    pointed: Spot | None,
    cursor: Spot | None,
) -> None:
    """Paint what lies over it."""
    matrix_marks.paint_thumbs(painter, layout, legends, theme)
    if pointed is not None:
        matrix_marks.paint_pointed(painter, look, pointed, layout, legends, theme)
    matrix_marks.paint_changed(painter, look, layout, legends, theme)
    if cursor is not None:
        matrix_marks.paint_cursor(painter, cursor, layout, legends, theme)


def _paint_sides(painter: QPainter, layout: Layout, theme: Theme) -> None:
    """Lines between groups: those of the first tier strong, those of the second where they leave something to see."""
    items, options = layout.items, layout.options
    for number, tier in list(enumerate(layout.top.tiers[:2]))[::-1]:
        colour = theme.thin_line if number == 0 else theme.same_digit
        for _, start, _end in matrix_rulers.stretches(items, tier):
            if start > items.start:
                painter.fillRect(start, options.start, 1, options.length, colour)
    for number, tier in list(enumerate(layout.left.tiers[:2]))[::-1]:
        colour = theme.thin_line if number == 0 else theme.same_digit
        for _, start, _end in matrix_rulers.stretches(options, tier):
            if start > options.start:
                painter.fillRect(items.start, start, items.length, 1, colour)


class Picture:
    """Body and rulers as they were painted last."""

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self._key: tuple[object, ...] = ()

    def paint(
        self,
        painter: QPainter,
        room: QSize,
        look: MatrixLook,
        layout: Layout,
        legends: Legends,
        theme: Theme,
    ) -> None:
        """Paint body and rulers, anew only if something is another."""
        key = (room.width(), room.height(), look, layout, legends, theme)
        if key != self._key:
            self._key = key
            if self._pixmap.size() != room:
                self._pixmap = QPixmap(room)
            self._pixmap.fill(Qt.GlobalColor.transparent)
            below = QPainter(self._pixmap)
            paint_ground(below, look, layout, legends, theme)
            below.end()
        painter.drawPixmap(0, 0, self._pixmap)
