"""The straight arrows: links from box to box, and what ghosts remember.

Every link has its lane, so that the two of a pair never lie on each other: right above and left below the middle of
a row, down on the right and up on the left of the middle of a column. A ring closes beyond the edge: what leaves
below, or on the right, comes in again above, or on the left. Three dots stand for what is left out of the picture.
"""

from collections.abc import Iterator

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from solver_core.cover.neighbours import Way
from sudoku_gui.render.links_geometry import Geometry
from sudoku_gui.render.links_look import Joint, Pointer
from sudoku_gui.render.links_picture import Picture

LANE = 0.32
"""How far a link runs from the middle, in heights of the text, as all here."""

HEAD = 0.38
_STUB = 0.85
_DOT, _DOTS_APART, _DOTS_GAP = 0.075, 0.26, 0.55


def paint_pointers(painter: QPainter, picture: Picture) -> None:
    """What ghosts still hold: thin and dashed; faint while one is on its way."""
    moving = None if picture.motion is None else picture.motion.element
    pointers = picture.look.pointers
    _paint_dashed(painter, picture, [pointer for pointer in pointers if pointer.start != moving])
    if picture.motion is not None:
        painter.setOpacity(picture.motion.gone)
        _paint_dashed(painter, picture, [pointer for pointer in pointers if pointer.start == moving])
        painter.setOpacity(1.0)


def _paint_dashed(painter: QPainter, picture: Picture, pointers: list[Pointer]) -> None:
    pen = QPen(picture.theme.ghost_link, picture.stroke)
    pen.setDashPattern([3.0, 2.5])
    _paint_lines(
        painter, [_remembered(it, picture.geometry) for it in pointers], pen, 0.8 * HEAD * picture.em
    )


def _remembered(pointer: Pointer, geometry: Geometry) -> QLineF:
    """To the edge of the box that it points at, or a stub where that is not drawn or lies round the ring."""
    box, lane, stub = geometry.box(pointer.start), LANE * geometry.em, _STUB * geometry.em
    end = None if pointer.end is None else geometry.box(pointer.end)
    x, y = box.center().x(), box.center().y()
    if pointer.way is Way.UP:
        reach = end.bottom() if end is not None and end.bottom() < box.top() else box.top() - stub
        return QLineF(x - lane, box.top(), x - lane, reach)
    if pointer.way is Way.DOWN:
        reach = end.top() if end is not None and end.top() > box.bottom() else box.bottom() + stub
        return QLineF(x + lane, box.bottom(), x + lane, reach)
    if pointer.way is Way.LEFT:
        reach = end.right() if end is not None and end.right() < box.left() else box.left() - stub
        return QLineF(box.left(), y + lane, reach, y + lane)
    reach = end.left() if end is not None and end.left() > box.right() else box.right() + stub
    return QLineF(box.right(), y - lane, reach, y - lane)


# --- links ----------------------------------------------------------------------------------------


def paint_joints(painter: QPainter, picture: Picture) -> None:
    """The links that go straight: those of headers, of columns and of rows."""
    theme, straight = picture.theme, [joint for joint in picture.look.joints if not joint.around]
    rows = [joint for joint in straight if not joint.is_vertical and joint.first.is_node]
    columns = [joint for joint in straight if joint.is_vertical]
    headers = [joint for joint in straight if not joint.is_vertical and not joint.first.is_node]
    for joints, colour in (
        (rows, theme.thin_line),
        (columns, theme.live_column),
        (headers, theme.thick_line),
    ):
        lines = [line for joint in joints for line in _lines(joint, picture.geometry)]
        _paint_lines(painter, lines, QPen(colour, picture.stroke), HEAD * picture.em)
    _paint_left_out(painter, picture, [joint for joint in straight if joint.skips])


def _lines(joint: Joint, geometry: Geometry) -> Iterator[QLineF]:
    """The lines of a pair, each to its tip."""
    if joint.closes:
        yield from _stubs(joint, geometry)
        return
    pair = _pair(joint, geometry)
    if not joint.skips:
        yield from pair
        return
    for line in pair:
        gap = min(0.4, _DOTS_GAP * geometry.em / (line.length() or 1.0))
        yield QLineF(line.p1(), line.pointAt(0.5 - gap))
        yield QLineF(line.pointAt(0.5 + gap), line.p2())


def _pair(joint: Joint, geometry: Geometry) -> tuple[QLineF, QLineF]:
    """There and back."""
    one, other, lane = geometry.box(joint.first), geometry.box(joint.second), LANE * geometry.em
    if joint.is_vertical:
        x, top, bottom = one.center().x(), one.bottom(), other.top()
        return QLineF(x + lane, top, x + lane, bottom), QLineF(x - lane, bottom, x - lane, top)
    y = one.center().y()
    # Siblings stand in the order of the option, which need not be that of the items.
    ahead = other.left() > one.right()
    begin, end = (one.right(), other.left()) if ahead else (one.left(), other.right())
    return QLineF(begin, y - lane, end, y - lane), QLineF(end, y + lane, begin, y + lane)


def _stubs(joint: Joint, geometry: Geometry) -> Iterator[QLineF]:
    last, start = geometry.box(joint.first), geometry.box(joint.second)
    lane, stub = LANE * geometry.em, _STUB * geometry.em
    if joint.is_vertical:
        x, bottom, top = last.center().x(), last.bottom(), start.top()
        yield QLineF(x + lane, bottom, x + lane, bottom + stub)
        yield QLineF(x - lane, bottom + stub, x - lane, bottom)
        yield QLineF(x + lane, top - stub, x + lane, top)
        yield QLineF(x - lane, top, x - lane, top - stub)
        return
    y, right, left = last.center().y(), last.right(), start.left()
    yield QLineF(right, y - lane, right + stub, y - lane)
    yield QLineF(right + stub, y + lane, right, y + lane)
    yield QLineF(left - stub, y - lane, left, y - lane)
    yield QLineF(left, y + lane, left - stub, y + lane)


def _paint_left_out(painter: QPainter, picture: Picture, joints: list[Joint]) -> None:
    dots = QPainterPath()
    for joint in joints:
        if joint.closes:
            box, beyond = picture.geometry.box(joint.first), 1.35 * _STUB * picture.em
            middle = (
                QPointF(box.center().x(), box.bottom() + beyond)
                if joint.is_vertical
                else QPointF(box.right() + beyond, box.center().y())
            )
        else:
            there, back = _pair(joint, picture.geometry)
            middle = (there.center() + back.center()) / 2
        add_dots(dots, middle, picture.em, is_vertical=joint.is_vertical)
    painter.fillPath(dots, QBrush(picture.theme.candidate))


# --- pieces ---------------------------------------------------------------------------------------


def add_dots(dots: QPainterPath, middle: QPointF, em: float, *, is_vertical: bool) -> None:
    """Three of them, along the way."""
    for k in (-1, 0, 1):
        along = k * _DOTS_APART * em
        shift = QPointF(0, along) if is_vertical else QPointF(along, 0)
        dots.addEllipse(middle + shift, _DOT * em, _DOT * em)


def add_head(path: QPainterPath, tip: QPointF, direction: QPointF, size: float) -> None:
    """A triangle that points somewhere."""
    path.addPolygon(_head(direction, size).translated(tip))


def _head(direction: QPointF, size: float) -> QPolygonF:
    """A triangle with its tip at 0."""
    base = direction * -size
    aside = QPointF(-direction.y(), direction.x()) * (0.45 * size)
    return QPolygonF([QPointF(), base + aside, base - aside])


def fill(painter: QPainter, path: QPainterPath, colour: QColor) -> None:
    """Fill a path, without a line around it."""
    painter.fillPath(path, QBrush(colour))


def _paint_lines(painter: QPainter, lines: list[QLineF], pen: QPen, head: float) -> None:
    """Upright and level lines with their heads, which have one of four shapes."""
    shapes = {(x, y): _head(QPointF(x, y), head) for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    heads = QPainterPath()
    for line in lines:
        x, y = line.dx(), line.dy()
        shape = shapes.get(((x > 0) - (x < 0), (y > 0) - (y < 0)))
        if shape is not None:
            heads.addPolygon(shape.translated(line.p2()))
    pen.setWidthF(max(1.0, round(pen.widthF())))
    painter.setPen(pen)
    # They need no smoothing, which is what would take most of the time.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.drawLines(lines)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill(painter, heads, pen.color())
