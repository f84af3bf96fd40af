"""The signs of the picture of links, one by one: for its key.

Each is painted into a rectangle some three times as wide as high, with the colours and strokes of the picture itself.
"""

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from sudoku_gui.panes.links.paint_arrows import add_dots, add_head, fill
from sudoku_gui.render.theme import Theme

Sign = Callable[[QPainter, QRectF, Theme], None]

_DEPTH = 3
"""The depth in the sign of a link that goes around."""


def header(painter: QPainter, room: QRectF, theme: Theme) -> None:
    """A box with a name and a size."""
    box = _box(painter, room, QPen(theme.live_column, _stroke(room)), theme.house_shade)
    _name(painter, box, "A2", theme)


def secondary(painter: QPainter, room: QRectF, theme: Theme) -> None:
    """The same with a diamond."""
    box = _box(painter, room, QPen(theme.live_column, _stroke(room)), theme.paper)
    place = _name(painter, box, "A2", theme)
    reach = 0.22 * room.height()
    corners = [QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0), QPointF(0, -reach)]
    painter.setPen(QPen(theme.live_column, 1.4 * _stroke(room)))
    painter.setBrush(theme.paper)
    painter.drawPolygon(QPolygonF([place.topLeft() + corner for corner in corners]))


def branched_on(painter: QPainter, room: QRectF, theme: Theme) -> None:
    """The same in a bold frame."""
    box = _box(painter, room, QPen(theme.chosen_column, 2.4 * _stroke(room)), theme.house_shade)
    _name(painter, box, "A2", theme)


def starved(painter: QPainter, room: QRectF, theme: Theme) -> None:
    """The same, hatched."""
    box = _box(painter, room, QPen(theme.empty_column, _stroke(room)), theme.house_shade)
    place = _name(painter, box, "A0", theme)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(theme.empty_column, Qt.BrushStyle.BDiagPattern))
    painter.drawRect(place.adjusted(0, 0.66 * place.height(), 0, 0))


def chosen(painter: QPainter, room: QRectF, theme: Theme) -> None:
    """A filled box."""
    _box(painter, room, QPen(theme.live_column, _stroke(room)), theme.same_digit)


def out(painter: QPainter, room: QRectF, theme: Theme) -> None:
    """A dashed box."""
    pen = QPen(theme.ghost_link, _stroke(room))
    pen.setDashPattern([3.0, 2.0])
    _box(painter, room, pen, theme.paper)


def newest(painter: QPainter, room: QRectF, theme: Theme) -> None:
    """A box in a ring."""
    place = _box(painter, room, QPen(theme.live_column, _stroke(room)), theme.paper)
    ring, radius = place.adjusted(-2, -2, 2, 2), 0.2 * room.height()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.newest, 2.2 * _stroke(room)))
    painter.drawRoundedRect(ring, 4, 4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.newest)
    painter.drawEllipse(ring.topLeft(), radius, radius)
    painter.setPen(QPen(theme.paper, 2 * _stroke(room)))
    painter.drawLine(ring.topLeft() - QPointF(0.5 * radius, 0), ring.topLeft() + QPointF(0.5 * radius, 0))


def remembered(painter: QPainter, room: QRectF, theme: Theme) -> None:
    """A dashed arrow."""
    pen = QPen(theme.ghost_link, _stroke(room))
    pen.setDashPattern([3.0, 2.5])
    _arrow(painter, room, pen)


def around(painter: QPainter, room: QRectF, theme: Theme) -> None:
    """A bent arrow with a number."""
    colour, low, high = theme.depth(_DEPTH), 0.85 * room.height(), 0.32 * room.height()
    path, heads = QPainterPath(QPointF(room.left(), low)), QPainterPath()
    path.cubicTo(room.width() * 0.3, low, room.width() * 0.2, high, room.width() * 0.5, high)
    path.cubicTo(room.width() * 0.8, high, room.width() * 0.7, low, room.right() - 1, low)
    painter.strokePath(path, QPen(colour, 1.6 * _stroke(room)))
    add_head(heads, QPointF(room.right(), low), QPointF(1, 0), 0.3 * room.height())
    fill(painter, heads, colour)
    plate = QRectF(0, 0, 0.62 * room.height(), 0.62 * room.height())
    plate.moveCenter(QPointF(room.width() * 0.5, high))
    painter.setPen(QPen(colour, _stroke(room)))
    painter.setBrush(theme.paper)
    painter.drawEllipse(plate)
    painter.setPen(theme.ink)
    _write(painter, plate, str(_DEPTH), 0.55 * room.height())


def left_out(painter: QPainter, room: QRectF, theme: Theme) -> None:
    """An arrow with dots on it."""
    middle, half = room.center(), 0.34 * room.height()
    pen = QPen(theme.live_column, _stroke(room))
    painter.setPen(pen)
    painter.drawLine(QLineF(room.left(), middle.y(), middle.x() - half, middle.y()))
    _arrow(
        painter, QRectF(middle.x() + half, room.top(), room.right() - middle.x() - half, room.height()), pen
    )
    dots = QPainterPath()
    add_dots(dots, middle, 0.7 * room.height(), is_vertical=False)
    fill(painter, dots, theme.candidate)


def closing(painter: QPainter, room: QRectF, theme: Theme) -> None:
    """A box with a short arrow."""
    place = QRectF(room.left() + 3, room.top() + 3, 0.45 * room.width(), room.height() - 6)
    painter.setPen(QPen(theme.live_column, _stroke(room)))
    painter.setBrush(theme.paper)
    painter.drawRoundedRect(place, 3, 3)
    rest = QRectF(place.right(), room.top(), room.width() * 0.35, room.height())
    _arrow(painter, rest, QPen(theme.live_column, _stroke(room)))


def _stroke(room: QRectF) -> float:
    return max(1.0, 0.06 * room.height())


def _box(painter: QPainter, room: QRectF, pen: QPen, ground: QColor) -> QRectF:
    """A box in the middle of the room; answers where it is."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset = 0.2 * room.height()
    place = room.adjusted(1.6 * inset, inset, -1.6 * inset, -inset)
    painter.setPen(pen)
    painter.setBrush(ground)
    painter.drawRoundedRect(place, 3, 3)
    return place


def _name(painter: QPainter, place: QRectF, text: str, theme: Theme) -> QRectF:
    """A letter and a figure, each in its half of a box; answers where that is."""
    painter.setPen(theme.ink)
    left, right = QRectF(place), QRectF(place)
    left.setRight(place.center().x())
    right.setLeft(place.center().x())
    for half, sign in zip((left, right), text, strict=True):
        _write(painter, half, sign, 0.9 * place.height())
    return place


def _write(painter: QPainter, place: QRectF, text: str, height: float) -> None:
    font = painter.font()
    font.setPixelSize(max(1, round(height)))
    painter.setFont(font)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def _arrow(painter: QPainter, room: QRectF, pen: QPen) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    y, heads = room.center().y(), QPainterPath()
    painter.setPen(pen)
    painter.drawLine(QLineF(room.left(), y, room.right() - 2, y))
    add_head(heads, QPointF(room.right(), y), QPointF(1, 0), 0.3 * room.height())
    fill(painter, heads, pen.color())
