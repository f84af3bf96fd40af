r"""The arrows: links from box to box, straight or around boxes that are out, and what ghosts remember.

Every link has its lane, so that the two of a pair never lie on each other: right above and left below the middle of
a row, down on the right and up on the left of the middle of a column. A ring closes beyond the edge: what leaves
below, or on the right, comes in again above, or on the left. Three dots stand for what is left out of the picture.

Rows and columns are painted by the same code, which counts *along* a link (right or down) and *beside* it (up or
right, where the link to the second box runs)::

       A           down on the right and up on the left they bend around B, as far as that is out;
      / \          B's own two links, dashed, stay where they were
     | B |
      \ /
       C
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from solver_core.cover.explain.neighbours import Way
from sudoku_gui.features.link_view.geometry import LinkGeometry
from sudoku_gui.features.link_view.model import Joint, LinkPicture, Pointer
from sudoku_gui.render.shapes import draw_with, pointer

_LANE = 0.32  # how far a link runs from the middle, in heights of the text, as all here
_HEAD = 0.38
_STUB = 0.85
_DOT, _DOTS_APART, _DOTS_GAP = 0.085, 0.26, 0.55
_BEYOND = 0.45  # from the tip of a stub to the middle of its dots
_DASHED, _TRACK, _TRACKS = 0.13, 0.16, 4
"""The lane of the innermost dashed link, from that one to the next, and how many there are."""
_CLEAR = 0.75  # between a box and the link that goes around it
_FIGURE = 0.24
_PLATE = 0.42  # half of the gap in a bent link in which its dots stand
_ONWARD = Way.DOWN, Way.RIGHT
_TURN = 1.2  # how far a bent link that closes a ring goes on behind the last box


@dataclass(frozen=True, slots=True)
class _Line:
    """The line through the middles of neighbours, which links run along."""

    is_vertical: bool
    axis: float

    @classmethod
    def through(cls, box: QRectF, *, is_vertical: bool) -> "_Line":
        return cls(is_vertical, box.center().x() if is_vertical else box.center().y())

    def at(self, along: float, beside: float) -> QPointF:
        return QPointF(self.axis + beside, along) if self.is_vertical else QPointF(along, self.axis - beside)

    def arrow(self, start: float, end: float, beside: float) -> QLineF:
        return QLineF(self.at(start, beside), self.at(end, beside))

    def ends(self, box: QRectF) -> tuple[float, float]:
        return (box.top(), box.bottom()) if self.is_vertical else (box.left(), box.right())


# --- what ghosts hold -----------------------------------------------------------------------------


def paint_pointers(painter: QPainter, picture: LinkPicture) -> None:
    """Paint what ghosts still hold: thin and dashed; faint while one is on its way."""
    lines, motion = _dashed_lines(picture), picture.motion
    moving = None if motion is None else motion.element
    _paint_dashed(painter, picture, [(it, line) for it, line in lines if it.start != moving])
    if motion is not None:
        painter.setOpacity(motion.gone)
        _paint_dashed(painter, picture, [(it, line) for it, line in lines if it.start == moving])
        painter.setOpacity(1.0)


def _paint_dashed(painter: QPainter, picture: LinkPicture, lines: list[tuple[Pointer, QLineF]]) -> None:
    pen = QPen(picture.theme.remembered_link, picture.stroke)
    pen.setDashPattern([3.0, 2.5])
    _paint_lines(painter, [line for _, line in lines], pen, 0.8 * _HEAD * picture.em)
    dots = QPainterPath()
    for it, line in lines:
        if it.end is None:
            direction = QPointF(line.dx(), line.dy()) / (line.length() or 1.0)
            beyond = line.p2() + direction * (_BEYOND * picture.em)
            add_dots(dots, beyond, picture.em, is_vertical=it.way.is_vertical)
    painter.fillPath(dots, picture.theme.remembered_link)


def _dashed_lines(picture: LinkPicture) -> list[tuple[Pointer, QLineF]]:
    """Each dashed link in a lane in which it lies on no other one that passes the same place."""
    lines = list[tuple[Pointer, QLineF]]()
    taken: dict[tuple[Way, float], list[tuple[float, float, int]]] = {}
    middles = [(it, _remembered(it, picture.geometry)) for it in picture.look.pointers]
    for it, middle in sorted(middles, key=lambda pair: pair[1].length()):
        is_vertical, (x1, y1), (x2, y2) = it.way.is_vertical, middle.p1().toTuple(), middle.p2().toTuple()
        low, high = sorted((y1, y2) if is_vertical else (x1, x2))
        others = taken.setdefault((it.way, round(x1 if is_vertical else y1, 1)), [])
        passed = {number for start, stop, number in others if start < high and low < stop}
        track = next(number for number in range(len(passed) + 1) if number not in passed)
        others.append((low, high, track))
        lane = (_DASHED + min(track, _TRACKS - 1) * _TRACK) * picture.em
        offset = lane if is_vertical is (it.way in _ONWARD) else -lane
        lines.append((it, middle.translated(*((offset, 0) if is_vertical else (0, offset)))))
    return lines


def _remembered(it: Pointer, geometry: LinkGeometry) -> QLineF:
    """The line to the edge of the box that it points at, or a stub if that is not drawn or lies round the ring."""
    line = _Line.through(geometry.box(it.start), is_vertical=it.way.is_vertical)
    low, high = line.ends(geometry.box(it.start))
    nearest, farthest = (None, None) if it.end is None else line.ends(geometry.box(it.end))
    stub = _STUB * geometry.em
    if it.way in _ONWARD:
        return line.arrow(high, nearest if nearest is not None and nearest > high else high + stub, 0)
    return line.arrow(low, farthest if farthest is not None and farthest < low else low - stub, 0)


# --- straight links -------------------------------------------------------------------------------


def paint_joints(painter: QPainter, picture: LinkPicture) -> None:
    """Paint the links that go straight: those of rows, of columns and of headers; and of bent rings the beginning."""
    theme, geometry, em = picture.theme, picture.geometry, picture.em
    row, column, header = list[QLineF](), list[QLineF](), list[QLineF]()
    dots = QPainterPath()
    for joint in picture.look.joints:
        if joint.around and not joint.closes:
            continue
        lines = column if joint.is_vertical else row if joint.first.is_node else header
        points = list[QPointF]()
        if joint.closes:
            for opens in (True,) if joint.around else (True, False):
                stubs, beyond = _ring_end(joint, geometry, opens=opens)
                lines += stubs
                points += beyond
        else:
            for line in _pair(joint, geometry):
                lines += _broken(line, em) if joint.skips else (line,)
                points.append(line.center())
        for point in points if joint.skips else ():
            add_dots(dots, point, em, is_vertical=joint.is_vertical)
    for lines, colour in ((row, theme.thin_line), (column, theme.live_column), (header, theme.thick_line)):
        _paint_lines(painter, lines, QPen(colour, picture.stroke), _HEAD * em)
    painter.fillPath(dots, theme.candidate)


def _pair(joint: Joint, geometry: LinkGeometry) -> tuple[QLineF, QLineF]:
    line = _Line.through(geometry.box(joint.first), is_vertical=joint.is_vertical)
    (first_low, begin), (end, second_high) = map(
        line.ends, (geometry.box(joint.first), geometry.box(joint.second))
    )
    # Siblings stand in the order of the option, which need not be that of the items.
    if not joint.is_vertical and end <= begin:
        begin, end = first_low, second_high
    lane = _LANE * geometry.em
    return line.arrow(begin, end, lane), line.arrow(end, begin, -lane)


def _broken(line: QLineF, em: float) -> Iterator[QLineF]:
    """Both halves of a line with a gap for dots in its middle."""
    gap = min(0.4, _DOTS_GAP * em / (line.length() or 1.0))
    yield QLineF(line.p1(), line.pointAt(0.5 - gap))
    yield QLineF(line.pointAt(0.5 + gap), line.p2())


def _ring_end(
    joint: Joint, geometry: LinkGeometry, *, opens: bool
) -> tuple[tuple[QLineF, QLineF], tuple[QPointF, QPointF]]:
    """The end of a ring: it closes behind its last box, or opens before its first one.

    The stubs, and where the dots of what is left out stand, on the very lines of the stubs.
    """
    box = geometry.box(joint.second if opens else joint.first)
    line = _Line.through(box, is_vertical=joint.is_vertical)
    low, high = line.ends(box)
    edge, out = (low, -geometry.em) if opens else (high, geometry.em)
    lane, end, along = out * _LANE, edge + out * _STUB, edge + out * (_STUB + _BEYOND)
    stubs = line.arrow(edge, end, lane), line.arrow(end, edge, -lane)
    return stubs, (line.at(along, lane), line.at(along, -lane))


# --- bent links -----------------------------------------------------------------------------------


class _Bend:
    """The pair of links of a joint that goes around boxes."""

    def __init__(self, joint: Joint, picture: LinkPicture) -> None:
        self.joint, self.em = joint, picture.em
        box = picture.geometry.box
        self.line = _Line.through(box(joint.first), is_vertical=joint.is_vertical)
        self.lane = _LANE * self.em
        around = list(map(box, joint.around))
        self.spans = list(map(self.line.ends, around))  # of each box on the way its edges along
        halves = [(it.width() if joint.is_vertical else it.height()) / 2 for it in around]
        # how far aside the links run beside each of them
        self.clear = [
            self.lane + (half + _CLEAR * self.em - self.lane) * picture.gone(ghost)
            for half, ghost in zip(halves, joint.around, strict=True)
        ]
        self.start, self.end = self.line.ends(box(joint.first))[1], self.line.ends(box(joint.second))[0]
        if joint.closes:
            self.end = self.spans[-1][1] + _TURN * self.em

    def path(self, side: int) -> QPainterPath:
        """One link of the pair, on its side, 1 or -1."""
        along, beside = self.start, side * self.lane
        path = QPainterPath(self.line.at(along, beside))
        for (low, high), clear in zip(self.spans, self.clear, strict=True):
            self._ease(path, (along, beside), (low, side * clear))
            along, beside = high, side * clear
            path.lineTo(self.line.at(along, beside))
        self._ease(path, (along, beside), (self.end, side * self.lane))
        return path

    def _ease(self, path: QPainterPath, begin: tuple[float, float], end: tuple[float, float]) -> None:
        """Add a curve from one lane to another that begins and ends straight."""
        middle, at = (begin[0] + end[0]) / 2, self.line.at
        path.cubicTo(at(middle, begin[1]), at(middle, end[1]), at(*end))

    def gap_points(self) -> Iterator[QPointF]:
        """The middle of each span, on both links, in which something is left out."""
        lows = [self.start, *(high for _, high in self.spans)]
        highs = [*(low for low, _ in self.spans), self.end]
        clear = [self.lane, *self.clear, self.lane]
        for gap, skipped in enumerate(self.joint.gaps):
            for side in (1, -1) if skipped else ():
                beside = side * (clear[gap] + clear[gap + 1]) / 2
                yield self.line.at((lows[gap] + highs[gap]) / 2, beside)

    def number_point(self, index: int) -> QPointF:
        """A point beside a box on the way, on the link to the second box."""
        low, high = self.spans[index]
        # A number of several figures grows away from the box.
        figures = len(str(self.joint.depths[index])) - 1 if self.joint.is_vertical else 0
        return self.line.at((low + high) / 2, self.clear[index] + _FIGURE * figures * self.em)


def _bends(picture: LinkPicture) -> Iterable[_Bend]:
    return (_Bend(joint, picture) for joint in picture.look.joints if joint.around)


def paint_bends(painter: QPainter, picture: LinkPicture) -> None:
    """Paint both links of each pair that goes around something, in the colour of the depth."""
    em, dots, plates = picture.em, QPainterPath(), QPainterPath()
    for bend in _bends(picture):
        colour, heads = picture.theme.depth(bend.joint.depth), QPainterPath()
        for side, tip in ((1, bend.end), (-1, bend.start)):
            painter.strokePath(bend.path(side), QPen(colour, 1.6 * picture.stroke))
            direction = bend.line.at(side, 0) - bend.line.at(0, 0)
            add_head(heads, bend.line.at(tip, side * bend.lane), direction, 1.15 * _HEAD * em)
        painter.fillPath(heads, colour)
        for point in bend.gap_points():
            plates.addEllipse(point, _PLATE * em, _PLATE * em)
            add_dots(dots, point, em, is_vertical=bend.line.is_vertical)
    painter.fillPath(plates, picture.theme.paper)
    painter.fillPath(dots, picture.theme.candidate)


def paint_numbers(painter: QPainter, picture: LinkPicture) -> None:
    """Paint the depth of the option that took each box out, beside it on the link that goes around it."""
    em, theme, dots = picture.em, picture.theme, QPainterPath()
    for bend in _bends(picture):
        for index, depth in enumerate(bend.joint.depths):
            at = bend.number_point(index)
            half = (0.21 + _FIGURE * len(str(depth))) * em
            plate = QRectF(at.x() - half, at.y() - 0.44 * em, 2 * half, 0.88 * em)
            draw_with(painter, QPen(theme.depth(depth), picture.stroke), theme.paper)
            painter.drawRoundedRect(plate, 0.44 * em, 0.44 * em)
            painter.setPen(theme.ink)
            painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, picture.look.badge(depth))
            if not picture.look.badge(depth):
                add_dots(dots, at, em, is_vertical=False)
    painter.fillPath(dots, theme.ink)


# --- pieces ---------------------------------------------------------------------------------------


def add_dots(dots: QPainterPath, middle: QPointF, em: float, *, is_vertical: bool) -> None:
    """Three dots, along the way."""
    apart = (QPointF(0, 1) if is_vertical else QPointF(1, 0)) * (_DOTS_APART * em)
    for number in (-1, 0, 1):
        dots.addEllipse(middle + apart * number, _DOT * em, _DOT * em)


def add_head(path: QPainterPath, tip: QPointF, direction: QPointF, size: float) -> None:
    """Add an arrowhead to a path, its tip at a point, along a direction of length 1."""
    path.addPolygon(pointer(tip, direction * -size, 0.45 * size))


def _paint_lines(painter: QPainter, lines: list[QLineF], pen: QPen, head: float) -> None:
    """Upright and level lines with their heads, which have one of four shapes."""
    shapes = {
        (x, y): pointer(QPointF(), QPointF(x, y) * -head, 0.45 * head)
        for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0))
    }
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
