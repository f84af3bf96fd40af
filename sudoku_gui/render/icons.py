"""Icons in the theme's ink, and the sign of the program itself.

An icon holds a picture for each size that screens ask for, at 100 % to 300 %, so none is ever stretched. All of them
together take long to paint, so they are painted once: a window furnished anew finds them here.
"""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from sudoku_gui.render import theme as themes
from sudoku_gui.render.icon_shapes import FIELD, SHAPES, STROKE
from sudoku_gui.render.theme import Theme

SIZES = (16, 20, 24, 28, 32, 36, 42, 48, 56, 64)
"""Device pixels: 16, 20, 24, 28 and 32 at the usual scales."""

APP_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256, 512)


def icon(name: str, theme: Theme) -> QIcon:
    """The icon with this name, one of `SHAPES`.

    Raises:
        KeyError: there is none of this name.
    """
    if name not in SHAPES:
        raise KeyError(f"{name!r} is not an icon; there are {', '.join(SHAPES)}")
    return _icon(name, theme.ink.rgba(), theme.covered_column.rgba())


@lru_cache(maxsize=3 * len(SHAPES))
def _icon(name: str, ink: int, pale: int) -> QIcon:
    """The same, its colours as numbers; as many are kept as three themes have."""
    painted = QIcon()
    for size in SIZES:
        painted.addPixmap(_painted(name, size, QColor.fromRgba(ink)), QIcon.Mode.Normal)
        painted.addPixmap(_painted(name, size, QColor.fromRgba(pale)), QIcon.Mode.Disabled)
    return painted


def app_icon() -> QIcon:
    """Nine fields, of which three are nodes linked in a ring; the same in every theme."""
    painted = QIcon()
    for size in APP_SIZES:
        painted.addPixmap(app_picture(size))
    return painted


def _painted(name: str, size: int, ink: QColor) -> QPixmap:
    shape = SHAPES[name]
    pixmap, painter = _canvas(size)
    painter.scale(size / FIELD, size / FIELD)
    pen = QPen(ink, STROKE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape.lines, pen)
    painter.fillPath(shape.areas, ink)
    painter.end()
    return pixmap


def _canvas(size: int) -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter


# --- the program's sign -----------------------------------------------------------------------------

_NODES = ((0, 1), (2, 0), (1, 2))
"""Col and row of the linked nodes: one in each row and each col, as a solution has it."""


def app_picture(size: int) -> QPixmap:
    """The sign in one size; in a vector format it is among the assets."""
    theme = themes.light()
    pixmap, painter = _canvas(size)
    line = max(1, round(size / 32))
    edge = max(1, round(size / 16))
    cell = (size - 2 * edge - 2 * line) // 3
    side = 3 * cell + 2 * line + 2 * edge
    start = (size - side) // 2
    frame = QRectF(start, start, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.thick_line)
    painter.drawRoundedRect(frame, size / 8, size / 8)
    painter.setBrush(theme.paper)
    inner = frame.adjusted(edge, edge, -edge, -edge)
    painter.drawRoundedRect(inner, size / 8 - edge, size / 8 - edge)
    for n in (1, 2):
        at = start + edge + n * cell + (n - 1) * line
        painter.fillRect(QRectF(at, inner.top(), line, inner.height()), theme.thin_line)
        painter.fillRect(QRectF(inner.left(), at, inner.width(), line), theme.thin_line)
    _paint_ring(painter, inner, size, theme)
    painter.end()
    return pixmap


def _paint_ring(painter: QPainter, inner: QRectF, size: int, theme: Theme) -> None:
    third = inner.width() / 3
    nodes = [QPointF(inner.left() + third * (x + 0.5), inner.top() + third * (y + 0.5)) for x, y in _NODES]
    painter.setPen(QPen(theme.selection, max(1.5, size / 18)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(nodes)
    for node, colour in zip(nodes, (theme.selection, theme.newest, theme.selection), strict=True):
        painter.setPen(Qt.PenStyle.NoPen)
        if size >= _ROOM_FOR_HALOS:
            painter.setBrush(theme.paper)
            painter.drawEllipse(node, third * 0.42, third * 0.42)
        painter.setBrush(colour)
        painter.drawEllipse(node, third * 0.36, third * 0.36)


_ROOM_FOR_HALOS = 32
