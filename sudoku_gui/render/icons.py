"""Icons in the theme's ink, and the sign of the program itself.

An icon holds a picture for each size that screens ask for, at 100 % to 300 %, so none is ever stretched. All of them
together take long to paint, so they are painted once: a second window finds them here.

They are drawn on a field of 24 by 24: paths to be stroked, and paths to be filled. Shapes keep to 3..21 in both
directions, strokes are 2 wide, so that at 24 pixels every straight edge is on a pixel's edge. Paths are written as in
SVG with M, L, C and Z; also R for a rectangle with the radius of its corners, and O for a disc.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache, partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QTransform

from sudoku_gui.render import theme as themes
from sudoku_gui.render.pixmaps import pixmap
from sudoku_gui.render.shapes import draw_with
from sudoku_gui.render.theme import Theme

SIZES = (
    16,
    20,
    24,
    28,
    32,
    36,
    42,
    48,
    56,
    64,
    80,
    96,
)  # device pixels: 1 to 1.5 lines of text, at the usual scales

APP_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
_SMALLEST_WITH_HALOS = 32
FIELD = 24.0
STROKE = 2.0


class IconShape(NamedTuple):
    """One icon: lines to be drawn with a round pen, and areas to be filled."""

    lines: QPainterPath
    areas: QPainterPath


def _path(commands: str) -> QPainterPath:
    path = QPainterPath()
    for letter, text in re.findall("([A-Z])([^A-Z]*)", commands):
        numbers = [float(number) for number in text.split()]
        match letter:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "C":
                path.cubicTo(*numbers)
            case "R":
                left, top, width, height, radius = numbers
                path.addRoundedRect(left, top, width, height, radius, radius)
            case "O":
                path.addEllipse(QPointF(numbers[0], numbers[1]), numbers[2], numbers[2])
            case _:
                path.closeSubpath()
    return path


def _shape(lines: str = "", areas: str = "") -> IconShape:
    return IconShape(_path(lines), _path(areas))


def _mirrored(shape: IconShape) -> IconShape:
    mirror = QTransform(-1, 0, 0, 1, FIELD, 0)
    return IconShape(mirror.map(shape.lines), mirror.map(shape.areas))


_SHUTTER = "M8 4 L8 9 L15 9 L15 4 "
_UNDO = _shape("M5 9 L14 9 C22 9 22 19 14 19 L9 19 M9 4.5 L4.5 9 L9 13.5")

SHAPES: Mapping[str, IconShape] = {
    "new": _shape("M6 3 L14 3 L19 8 L19 21 L6 21 Z M14 3 L14 8 L19 8"),
    "open": _shape("M4 19 L4 5 L10 5 L12 8 L19 8 L19 11 M4 19 L7 11 L22 11 L19 19 Z"),
    "save": _shape("M4 4 L16 4 L20 8 L20 20 L4 20 Z " + _SHUTTER + "M8 20 L8 14 L16 14 L16 20"),
    "save_as": _shape(
        "M9 20 L4 20 L4 4 L16 4 L20 8 L20 9 " + _SHUTTER, "M12 18.5 L18.5 12 L21 14.5 L14.5 21 L12 21 Z"
    ),
    "undo": _UNDO,
    "redo": _mirrored(_UNDO),
    "copy": _shape("R9 9 11 12 1 M5 16 L4 16 L4 4 L15 4 L15 5"),
    "paste": _shape("M8 5 L5 5 L5 21 L19 21 L19 5 L16 5 M9 12 L15 12 M9 16 L15 16", "R8 2.5 8 5 1"),
    "clear_entries": _shape("M4 15 L13 5 L20 11 L11 20 L8 20 Z M8.5 10 L15.5 16 M14 21 L21 21"),
    # A board with its last field checked off.
    "hint": _shape(
        "M 9 17 C 9 14 6 13 6 9.5 C 6 6 8.5 3.5 12 3.5 C 15.5 3.5 18 6 18 9.5 C 18 13 15 14 15 17 M 9 17 L "
        "15 17 M 10 20.5 L 14 20.5"
    ),
    "solve": _shape(
        "M13 20 L4 20 L4 4 L20 4 L20 11 M9.5 4 L9.5 20 M4 9.5 L20 9.5 M12.5 16.5 L15.5 19.5 L21.5 13.5"
    ),
    "watch": _shape("M2.5 12 C7 4 17 4 21.5 12 C17 20 7 20 2.5 12 Z", "O12 12 3.5"),
    "to_start": _shape(areas="M13 5 L6 12 L13 19 Z M21 5 L14 12 L21 19 Z R2 5 3 14 1"),
    "step_back": _shape(areas="M14 5 L3 12 L14 19 Z R17 5 3 14 1"),
    "play": _shape(areas="M7 4 L20 12 L7 20 Z"),
    "pause": _shape(areas="R6 4 4 16 1 R14 4 4 16 1"),
    "step_forward": _shape(areas="M10 5 L21 12 L10 19 Z R4 5 3 14 1"),
    "to_end": _shape(areas="M3 5 L10 12 L3 19 Z M11 5 L18 12 L11 19 Z R19 5 3 14 1"),
    # Out by a door, to the left.
    "leave": _shape("M11 4 L20 4 L20 20 L11 20 M15 12 L4 12 M8 8 L4 12 L8 16"),
    "close": _shape("M6 6 L18 18 M18 6 L6 18"),
    "right": _shape("M4 13 L10 19 L20 6"),
    "info": _shape("O12 12 9 M12 11 L12 16.5", "O12 7.5 1.4"),
    "question": _shape("R3 3 18 18 4 M9 9.5 C9 5 15.5 5.5 15 9.5 C14.7 11.5 12 11.5 12 14", "O12 17.5 1.4"),
    "warning": _shape("M12 3 L22 21 L2 21 Z M12 10 L12 14.5", "O12 17.8 1.4"),
}
"""Each icon by its name."""


def icon(name: str, theme: Theme) -> QIcon:
    """The icon with this name, one of `SHAPES`; else a KeyError."""
    if name not in SHAPES:
        raise KeyError(f"{name!r} is not an icon; there are {', '.join(SHAPES)}")
    return _icon(name, theme.ink.rgba(), theme.covered_column.rgba())


@lru_cache(maxsize=len(SHAPES))
def _icon(name: str, ink: int, pale: int) -> QIcon:
    """Stored for as many icons as one theme has."""
    painted = QIcon()
    for size in SIZES:
        painted.addPixmap(_painted(name, size, QColor.fromRgba(ink)), QIcon.Mode.Normal)
        painted.addPixmap(_painted(name, size, QColor.fromRgba(pale)), QIcon.Mode.Disabled)
    return painted


@cache
def app_icon() -> QIcon:
    """Nine fields, of which three are nodes linked in a ring; the same in every theme."""
    painted = QIcon()
    for size in APP_SIZES:
        painted.addPixmap(app_picture(size))
    return painted


def _painted(name: str, size: int, ink: QColor) -> QPixmap:
    shape = SHAPES[name]
    pen = QPen(ink, STROKE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size / FIELD, size / FIELD)
        painter.strokePath(shape.lines, pen)
        painter.fillPath(shape.areas, ink)

    return pixmap(QSize(size, size), 1.0, paint)


# --- the program's sign -----------------------------------------------------------------------------

_NODES = ((0, 1), (2, 0), (1, 2))
"""Col and row of the linked nodes: one in each row and each col, as a solution has it."""


def app_picture(size: int) -> QPixmap:
    """The sign in one size; in a vector format it is among the assets."""
    return pixmap(QSize(size, size), 1.0, partial(_paint_sign, size=size))


def _paint_sign(painter: QPainter, size: int) -> None:
    theme = themes.light()
    line = max(1, round(size / 32))
    edge = max(1, round(size / 16))
    cell = (size - 2 * edge - 2 * line) // 3
    side = 3 * cell + 2 * line + 2 * edge
    start = (size - side) // 2
    frame = QRectF(start, start, side, side)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_with(painter, fill=theme.thick_line)
    painter.drawRoundedRect(frame, size / 8, size / 8)
    painter.setBrush(theme.paper)
    inner = frame.adjusted(edge, edge, -edge, -edge)
    painter.drawRoundedRect(inner, size / 8 - edge, size / 8 - edge)
    for n in (1, 2):
        at = start + edge + n * cell + (n - 1) * line
        painter.fillRect(QRectF(at, inner.top(), line, inner.height()), theme.thin_line)
        painter.fillRect(QRectF(inner.left(), at, inner.width(), line), theme.thin_line)
    _paint_ring(painter, inner, size, theme)


def _paint_ring(painter: QPainter, inner: QRectF, size: int, theme: Theme) -> None:
    third = inner.width() / 3
    nodes = [QPointF(inner.left() + third * (x + 0.5), inner.top() + third * (y + 0.5)) for x, y in _NODES]
    draw_with(painter, QPen(theme.selection, max(1.5, size / 18)))
    painter.drawPolygon(nodes)
    for node, colour in zip(nodes, (theme.selection, theme.newest, theme.selection), strict=True):
        painter.setPen(Qt.PenStyle.NoPen)
        if size >= _SMALLEST_WITH_HALOS:
            painter.setBrush(theme.paper)
            painter.drawEllipse(node, third * 0.42, third * 0.42)
        painter.setBrush(colour)
        painter.drawEllipse(node, third * 0.36, third * 0.36)
