"""The icons as drawings on a field of 24 by 24: paths to be stroked, and paths to be filled.

::

    0    3                  21   24
    +----------------------------+     Shapes keep to 3..21 in both directions, strokes are 2 wide,
    |    +------------------+    |     so that at 24 pixels every straight edge is on a pixel's edge.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

FIELD = 24.0
STROKE = 2.0


@dataclass(frozen=True, slots=True)
class Shape:
    """One icon: lines to be drawn with a round pen, and areas to be filled."""

    lines: QPainterPath
    areas: QPainterPath


def _line(*points: tuple[float, ...], closed: bool = False) -> QPainterPath:
    """From point to point; six numbers are a curve: two control points and its end."""
    path = QPainterPath(QPointF(points[0][0], points[0][1]))
    for point in points[1:]:
        if len(point) == 2:
            path.lineTo(*point)
        else:
            path.cubicTo(*point)
    if closed:
        path.closeSubpath()
    return path


def _box(left: float, top: float, width: float, height: float, radius: float = 1.0) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(left, top, width, height), radius, radius)
    return path


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _together(paths: Sequence[QPainterPath]) -> QPainterPath:
    joined = QPainterPath()
    for path in paths:
        joined.addPath(path)
    return joined


def _shape(lines: Sequence[QPainterPath] = (), areas: Sequence[QPainterPath] = ()) -> Shape:
    return Shape(_together(lines), _together(areas))


def _mirrored(shape: Shape) -> Shape:
    mirror = QTransform(-1, 0, 0, 1, FIELD, 0)
    return Shape(mirror.map(shape.lines), mirror.map(shape.areas))


_SHUTTER = _line((8, 4), (8, 9), (15, 9), (15, 4))
_UNDO = _shape(
    [_line((5, 9), (14, 9), (22, 9, 22, 19, 14, 19), (9, 19)), _line((9, 4.5), (4.5, 9), (9, 13.5))]
)

SHAPES: Mapping[str, Shape] = {
    "new": _shape(
        [
            _line((6, 3), (14, 3), (19, 8), (19, 21), (6, 21), closed=True),
            _line((14, 3), (14, 8), (19, 8)),
        ]
    ),
    "open": _shape(
        [
            _line((4, 19), (4, 5), (10, 5), (12, 8), (19, 8), (19, 11)),
            _line((4, 19), (7, 11), (22, 11), (19, 19), closed=True),
        ]
    ),
    "save": _shape(
        [
            _line((4, 4), (16, 4), (20, 8), (20, 20), (4, 20), closed=True),
            _SHUTTER,
            _line((8, 20), (8, 14), (16, 14), (16, 20)),
        ]
    ),
    "save_as": _shape(
        [_line((9, 20), (4, 20), (4, 4), (16, 4), (20, 8), (20, 9)), _SHUTTER],
        [_line((12, 18.5), (18.5, 12), (21, 14.5), (14.5, 21), (12, 21), closed=True)],
    ),
    "undo": _UNDO,
    "redo": _mirrored(_UNDO),
    "copy": _shape([_box(9, 9, 11, 12), _line((5, 16), (4, 16), (4, 4), (15, 4), (15, 5))]),
    "paste": _shape(
        [
            _line((8, 5), (5, 5), (5, 21), (19, 21), (19, 5), (16, 5)),
            _line((9, 12), (15, 12)),
            _line((9, 16), (15, 16)),
        ],
        [_box(8, 2.5, 8, 5)],
    ),
    "clear_entries": _shape(
        [
            _line((4, 15), (13, 5), (20, 11), (11, 20), (8, 20), closed=True),
            _line((8.5, 10), (15.5, 16)),
            _line((14, 21), (21, 21)),
        ]
    ),
    "solve": _shape(  # a board with its last field ticked off
        [
            _line((13, 20), (4, 20), (4, 4), (20, 4), (20, 11)),
            _line((9.5, 4), (9.5, 20)),
            _line((4, 9.5), (20, 9.5)),
            _line((12.5, 16.5), (15.5, 19.5), (21.5, 13.5)),
        ]
    ),
    "watch": _shape(
        [_line((2.5, 12), (7, 4, 17, 4, 21.5, 12), (17, 20, 7, 20, 2.5, 12), closed=True)],
        [_disc(12, 12, 3.5)],
    ),
    "to_start": _shape(
        areas=[
            _line((13, 5), (6, 12), (13, 19), closed=True),
            _line((21, 5), (14, 12), (21, 19), closed=True),
            _box(2, 5, 3, 14),
        ]
    ),
    "step_back": _shape(areas=[_line((14, 5), (3, 12), (14, 19), closed=True), _box(17, 5, 3, 14)]),
    "play": _shape(areas=[_line((7, 4), (20, 12), (7, 20), closed=True)]),
    "pause": _shape(areas=[_box(6, 4, 4, 16), _box(14, 4, 4, 16)]),
    "step_forward": _shape(areas=[_line((10, 5), (21, 12), (10, 19), closed=True), _box(4, 5, 3, 14)]),
    "to_end": _shape(
        areas=[
            _line((3, 5), (10, 12), (3, 19), closed=True),
            _line((11, 5), (18, 12), (11, 19), closed=True),
            _box(19, 5, 3, 14),
        ]
    ),
    "leave": _shape(  # out by a door, to the left
        [
            _line((11, 4), (20, 4), (20, 20), (11, 20)),
            _line((15, 12), (4, 12)),
            _line((8, 8), (4, 12), (8, 16)),
        ]
    ),
    "close": _shape([_line((6, 6), (18, 18)), _line((18, 6), (6, 18))]),
    "info": _shape([_disc(12, 12, 9), _line((12, 11), (12, 16.5))], [_disc(12, 7.5, 1.4)]),
    "question": _shape(
        [
            _box(3, 3, 18, 18, 4),
            _line((9, 9.5), (9, 5, 15.5, 5.5, 15, 9.5), (14.7, 11.5, 12, 11.5, 12, 14)),
        ],
        [_disc(12, 17.5, 1.4)],
    ),
    "warning": _shape(
        [_line((12, 3), (22, 21), (2, 21), closed=True), _line((12, 10), (12, 14.5))],
        [_disc(12, 17.8, 1.4)],
    ),
}
"""Each icon by its name."""
