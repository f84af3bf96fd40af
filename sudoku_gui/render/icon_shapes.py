"""The icons as drawings on a field of 24 by 24: paths to be stroked, and paths to be filled.

::

    0    3                  21   24
    +----------------------------+     Shapes keep to 3..21 in both directions, strokes are 2 wide,
    |    +------------------+    |     so that at 24 pixels every straight edge lies on a pixel's edge.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

FIELD = 24.0
STROKE = 2.0


@dataclass(frozen=True, slots=True)
class Shape:
    """One icon: lines to be drawn with a round pen, and areas to be filled."""

    lines: QPainterPath
    areas: QPainterPath


Point = tuple[float, float]


def _line(*points: Point, closed: bool = False) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    if closed:
        path.closeSubpath()
    return path


def _together(*paths: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    for path in paths:
        whole.addPath(path)
    return whole


def _box(left: float, top: float, width: float, height: float, radius: float = 1.0) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(left, top, width, height), radius, radius)
    return path


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _shape(lines: Sequence[QPainterPath] = (), areas: Sequence[QPainterPath] = ()) -> Shape:
    return Shape(_together(*lines), _together(*areas))


# --- files ----------------------------------------------------------------------------------------

_SHEET = _line((6, 3), (14, 3), (19, 8), (19, 21), (6, 21), closed=True)
_FOLD = _line((14, 3), (14, 8), (19, 8))
_DISK = _line((4, 4), (16, 4), (20, 8), (20, 20), (4, 20), closed=True)
_SHUTTER = _line((8, 4), (8, 9), (15, 9), (15, 4))


def _new() -> Shape:
    return _shape([_SHEET, _FOLD])


def _open() -> Shape:
    return _shape(
        [
            _line((4, 19), (4, 5), (10, 5), (12, 8), (19, 8), (19, 11)),
            _line((4, 19), (7, 11), (22, 11), (19, 19), closed=True),
        ]
    )


def _save() -> Shape:
    return _shape([_DISK, _SHUTTER, _line((8, 20), (8, 14), (16, 14), (16, 20))])


def _save_as() -> Shape:
    pencil = _line((12, 18.5), (18.5, 12), (21, 14.5), (14.5, 21), (12, 21), closed=True)
    disk = _line((9, 20), (4, 20), (4, 4), (16, 4), (20, 8), (20, 9))
    return _shape([disk, _SHUTTER], [pencil])


# --- editing --------------------------------------------------------------------------------------


def _bent_arrow(flip: float) -> Shape:
    """An arrow that turns back to the left, or with ``flip`` -1 to the right."""

    def at(x: float, y: float) -> Point:
        return 12 + flip * (x - 12), y

    bow = QPainterPath(QPointF(*at(5, 9)))
    bow.lineTo(QPointF(*at(14, 9)))
    bow.cubicTo(QPointF(*at(22, 9)), QPointF(*at(22, 19)), QPointF(*at(14, 19)))
    bow.lineTo(QPointF(*at(9, 19)))
    return _shape([bow, _line(at(9, 4.5), at(4.5, 9), at(9, 13.5))])


def _undo() -> Shape:
    return _bent_arrow(1)


def _redo() -> Shape:
    return _bent_arrow(-1)


def _copy() -> Shape:
    behind = _line((5, 16), (4, 16), (4, 4), (15, 4), (15, 5))
    return _shape([_box(9, 9, 11, 12), behind])


def _paste() -> Shape:
    board = _line((8, 5), (5, 5), (5, 21), (19, 21), (19, 5), (16, 5))
    return _shape([board, _line((9, 12), (15, 12)), _line((9, 16), (15, 16))], [_box(8, 2.5, 8, 5)])


def _clear_entries() -> Shape:
    rubber = _line((4, 15), (13, 5), (20, 11), (11, 20), (8, 20), closed=True)
    return _shape([rubber, _line((8.5, 10), (15.5, 16)), _line((14, 21), (21, 21))])


# --- solving and watching ---------------------------------------------------------------------------


def _solve() -> Shape:
    """A board with its last field ticked off."""
    frame = _line((13, 20), (4, 20), (4, 4), (20, 4), (20, 11))
    grid = [_line((9.5, 4), (9.5, 20)), _line((4, 9.5), (20, 9.5))]
    return _shape([frame, *grid, _line((12.5, 16.5), (15.5, 19.5), (21.5, 13.5))])


def _watch() -> Shape:
    lid = QPainterPath(QPointF(2.5, 12))
    lid.cubicTo(QPointF(7, 4), QPointF(17, 4), QPointF(21.5, 12))
    lid.cubicTo(QPointF(17, 20), QPointF(7, 20), QPointF(2.5, 12))
    lid.closeSubpath()
    return _shape([lid], [_disc(12, 12, 3.5)])


# --- transport --------------------------------------------------------------------------------------


def _leave() -> Shape:
    """Out by a door, to the left."""
    door = _line((11, 4), (20, 4), (20, 20), (11, 20))
    return _shape([door, _line((15, 12), (4, 12)), _line((8, 8), (4, 12), (8, 16))])


def _play() -> Shape:
    return _shape(areas=[_line((7, 4), (20, 12), (7, 20), closed=True)])


def _pause() -> Shape:
    return _shape(areas=[_box(6, 4, 4, 16), _box(14, 4, 4, 16)])


def _step_forward() -> Shape:
    return _shape(areas=[_line((10, 5), (21, 12), (10, 19), closed=True), _box(4, 5, 3, 14)])


def _step_back() -> Shape:
    return _shape(areas=[_line((14, 5), (3, 12), (14, 19), closed=True), _box(17, 5, 3, 14)])


def _to_start() -> Shape:
    first = _line((13, 5), (6, 12), (13, 19), closed=True)
    second = _line((21, 5), (14, 12), (21, 19), closed=True)
    return _shape(areas=[first, second, _box(2, 5, 3, 14)])


def _to_end() -> Shape:
    first = _line((3, 5), (10, 12), (3, 19), closed=True)
    second = _line((11, 5), (18, 12), (11, 19), closed=True)
    return _shape(areas=[first, second, _box(19, 5, 3, 14)])


# --- messages ---------------------------------------------------------------------------------------


def _close() -> Shape:
    return _shape([_line((6, 6), (18, 18)), _line((18, 6), (6, 18))])


def _info() -> Shape:
    return _shape([_disc(12, 12, 9), _line((12, 11), (12, 16.5))], [_disc(12, 7.5, 1.4)])


def _question() -> Shape:
    hook = QPainterPath(QPointF(9, 9.5))
    hook.cubicTo(QPointF(9, 5), QPointF(15.5, 5.5), QPointF(15, 9.5))
    hook.cubicTo(QPointF(14.7, 11.5), QPointF(12, 11.5), QPointF(12, 14))
    return _shape([_box(3, 3, 18, 18, 4), hook], [_disc(12, 17.5, 1.4)])


def _warning() -> Shape:
    triangle = _line((12, 3), (22, 21), (2, 21), closed=True)
    return _shape([triangle, _line((12, 10), (12, 14.5))], [_disc(12, 17.8, 1.4)])


SHAPES: Mapping[str, Shape] = {
    "new": _new(),
    "open": _open(),
    "save": _save(),
    "save_as": _save_as(),
    "undo": _undo(),
    "redo": _redo(),
    "copy": _copy(),
    "paste": _paste(),
    "clear_entries": _clear_entries(),
    "solve": _solve(),
    "watch": _watch(),
    "to_start": _to_start(),
    "step_back": _step_back(),
    "play": _play(),
    "pause": _pause(),
    "step_forward": _step_forward(),
    "to_end": _to_end(),
    "leave": _leave(),
    "close": _close(),
    "info": _info(),
    "question": _question(),
    "warning": _warning(),
}
"""Each icon by its name."""
