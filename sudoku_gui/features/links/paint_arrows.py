"""The straight arrows: links from box to box, and what ghosts remember.

Every link has its lane, so that the two of a pair never lie on each other: right above and left below the middle of
a row, down on the right and up on the left of the middle of a column. A ring closes beyond the edge: what leaves
below, or on the right, comes in again above, or on the left. Three dots stand for what is left out of the picture.
"""

from collections.abc import Iterator

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from solver_core.cover.explain.neighbours import Way
from sudoku_gui.features.links.geometry import LinkGeometry
from sudoku_gui.features.links.joints import Joint
from sudoku_gui.features.links.model import LinkPicture, Pointer

LANE = 0.32  # how far a link runs from the middle, in heights of the text, as all here
HEAD = 0.38
_STUB = 0.85
_DOT, _DOTS_APART, _DOTS_GAP = 0.085, 0.26, 0.55
_BEYOND = 0.45  # from the tip of a stub to the middle of its dots
_DASHED, _TRACK, _TRACKS = 0.13, 0.16, 4
"""The lane of the innermost dashed link, from that one to the next, and how many there are."""


def paint_pointers(painter: QPainter, picture: LinkPicture) -> None:
    """Paint what ghosts still hold: thin and dashed; faint while one is on its way."""
    moving = None if picture.motion is None else picture.motion.element
    pointers = picture.look.pointers
    _paint_dashed(painter, picture, [pointer for pointer in pointers if pointer.start != moving])
    if picture.motion is not None:
        painter.setOpacity(picture.motion.gone)
        _paint_dashed(painter, picture, [pointer for pointer in pointers if pointer.start == moving])
        painter.setOpacity(1.0)


def _paint_dashed(painter: QPainter, picture: LinkPicture, pointers: list[Pointer]) -> None:
    pen = QPen(picture.theme.ghost_link, picture.stroke)
    pen.setDashPattern([3.0, 2.5])
    lanes, geometry = _dashed_lanes(picture), picture.geometry
    lines = [_remembered(it, geometry, lanes[it] * picture.em) for it in pointers]
    _paint_lines(painter, lines, pen, 0.8 * HEAD * picture.em)
    dots = QPainterPath()
    for pointer, line in zip(pointers, lines, strict=True):
        if pointer.end is None:
            direction = QPointF(line.dx(), line.dy()) / (line.length() or 1.0)
            beyond = line.p2() + direction * (_BEYOND * picture.em)
            add_dots(dots, beyond, picture.em, is_vertical=pointer.way.is_vertical)
    painter.fillPath(dots, picture.theme.ghost_link)


def _dashed_lanes(picture: LinkPicture) -> dict[Pointer, float]:
    """How far each dashed link runs from the middle, so that no two that pass the same place lie on each other."""
    lanes: dict[Pointer, float] = {}
    taken: dict[tuple[Way, float], list[tuple[float, float, int]]] = {}
    reach = {it: _remembered(it, picture.geometry, 0.0) for it in picture.look.pointers}
    for pointer in sorted(reach, key=lambda it: reach[it].length()):
        line = reach[pointer]
        ends, axis = (line.x1(), line.x2()), line.y1()
        if pointer.way.is_vertical:
            ends, axis = (line.y1(), line.y2()), line.x1()
        low, high = sorted(ends)
        others = taken.setdefault((pointer.way, round(axis, 1)), [])
        passed = {number for start, end, number in others if start < high and low < end}
        track = next(number for number in range(len(passed) + 1) if number not in passed)
        others.append((low, high, track))
        lanes[pointer] = _DASHED + min(track, _TRACKS - 1) * _TRACK
    return lanes


def _remembered(pointer: Pointer, geometry: LinkGeometry, lane: float) -> QLineF:
    """To the edge of the box that it points at, or a stub where that is not drawn or lies round the ring."""
    box, stub = geometry.box(pointer.start), _STUB * geometry.em
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


def paint_joints(painter: QPainter, picture: LinkPicture) -> None:
    """Paint the links that go straight: those of rows, of columns and of headers; and of bent rings the beginning."""
    theme, kinds = picture.theme, dict[str, list[QLineF]]()
    for joint in picture.look.joints:
        if joint.closes or not joint.around:
            kind = "column" if joint.is_vertical else "row" if joint.first.is_node else "header"
            kinds.setdefault(kind, []).extend(_lines(joint, picture.geometry))
    colours = {"row": theme.thin_line, "column": theme.live_column, "header": theme.thick_line}
    for kind, colour in colours.items():
        _paint_lines(painter, kinds.get(kind, []), QPen(colour, picture.stroke), HEAD * picture.em)
    _paint_left_out(painter, picture, [joint for joint in picture.look.joints if joint.skips])


def _lines(joint: Joint, geometry: LinkGeometry) -> Iterator[QLineF]:
    """The lines of a pair, each to its tip."""
    if joint.closes:
        yield from opening_stubs(joint, geometry)
        yield from () if joint.around else closing_stubs(joint, geometry)
        return
    pair = _pair(joint, geometry)
    if not joint.skips:
        yield from pair
        return
    for line in pair:
        gap = min(0.4, _DOTS_GAP * geometry.em / (line.length() or 1.0))
        yield QLineF(line.p1(), line.pointAt(0.5 - gap))
        yield QLineF(line.pointAt(0.5 + gap), line.p2())


def _pair(joint: Joint, geometry: LinkGeometry) -> tuple[QLineF, QLineF]:
    one, other, lane = geometry.box(joint.first), geometry.box(joint.second), LANE * geometry.em
    if joint.is_vertical:
        x, top, bottom = one.center().x(), one.bottom(), other.top()
        return QLineF(x + lane, top, x + lane, bottom), QLineF(x - lane, bottom, x - lane, top)
    y = one.center().y()
    # Siblings stand in the order of the option, which need not be that of the items.
    is_forward = other.left() > one.right()
    begin, end = (one.right(), other.left()) if is_forward else (one.left(), other.right())
    return QLineF(begin, y - lane, end, y - lane), QLineF(end, y + lane, begin, y + lane)


def closing_stubs(joint: Joint, geometry: LinkGeometry) -> tuple[QLineF, QLineF]:
    """Where a ring closes: behind its last box, out and in."""
    last, lane, stub = geometry.box(joint.first), LANE * geometry.em, _STUB * geometry.em
    if joint.is_vertical:
        x, y, end = last.center().x(), last.bottom(), last.bottom() + stub
        return QLineF(x + lane, y, x + lane, end), QLineF(x - lane, end, x - lane, y)
    x, y, end = last.right(), last.center().y(), last.right() + stub
    return QLineF(x, y - lane, end, y - lane), QLineF(end, y + lane, x, y + lane)


def opening_stubs(joint: Joint, geometry: LinkGeometry) -> tuple[QLineF, QLineF]:
    """The same before its first box: in and out."""
    first, lane, stub = geometry.box(joint.second), LANE * geometry.em, _STUB * geometry.em
    if joint.is_vertical:
        x, y, end = first.center().x(), first.top(), first.top() - stub
        return QLineF(x + lane, end, x + lane, y), QLineF(x - lane, y, x - lane, end)
    x, y, end = first.left(), first.center().y(), first.left() - stub
    return QLineF(end, y - lane, x, y - lane), QLineF(x, y + lane, end, y + lane)


def _paint_left_out(painter: QPainter, picture: LinkPicture, joints: list[Joint]) -> None:
    """Paint dots on the very lines on which something is left out; those on bends are drawn with the bends."""
    dots, geometry, em = QPainterPath(), picture.geometry, picture.em
    for joint in joints:
        beyond = QPointF(0, _BEYOND * em) if joint.is_vertical else QPointF(_BEYOND * em, 0)
        if joint.closes:
            points = [_outer(line, low=True) - beyond for line in opening_stubs(joint, geometry)]
            if not joint.around:
                points += [_outer(line, low=False) + beyond for line in closing_stubs(joint, geometry)]
        else:
            points = [] if joint.around else [line.center() for line in _pair(joint, geometry)]
        for point in points:
            add_dots(dots, point, em, is_vertical=joint.is_vertical)
    painter.fillPath(dots, picture.theme.candidate)


def _outer(stub: QLineF, *, low: bool) -> QPointF:
    """The end of a stub that is away from its box: above and left of the first, below and right of the last."""
    ends = sorted((stub.p1(), stub.p2()), key=lambda end: end.x() + end.y())
    return ends[0] if low else ends[-1]


# --- pieces ---------------------------------------------------------------------------------------


def add_dots(dots: QPainterPath, middle: QPointF, em: float, *, is_vertical: bool) -> None:
    """Three dots, along the way."""
    for k in (-1, 0, 1):
        in_slices = k * _DOTS_APART * em
        shift = QPointF(0, in_slices) if is_vertical else QPointF(in_slices, 0)
        dots.addEllipse(middle + shift, _DOT * em, _DOT * em)


def add_head(path: QPainterPath, tip: QPointF, direction: QPointF, size: float) -> None:
    """Add an arrowhead to a path, its tip at a point, along a direction."""
    path.addPolygon(_head(direction, size).translated(tip))


def _head(direction: QPointF, size: float) -> QPolygonF:
    base = direction * -size
    sideways = QPointF(-direction.y(), direction.x()) * (0.45 * size)
    return QPolygonF([QPointF(), base + sideways, base - sideways])


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
    painter.fillPath(heads, pen.color())
