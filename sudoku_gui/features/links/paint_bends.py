r"""The bent arrows: links that go around boxes which are out, with the depth that took them out.

::

       A           down on the right and up on the left they bend around B, as far as that is out;
      / \          B's own two links, dashed, stay where they were
     | B |
      \ /
       C
"""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from sudoku_gui.features.links.geometry import LinkGeometry
from sudoku_gui.features.links.joints import Joint
from sudoku_gui.features.links.model import LinkPicture
from sudoku_gui.features.links.paint_arrows import HEAD, LANE, add_dots, add_head
from sudoku_gui.render.shapes import draw_with

CLEAR = 0.75  # between a box and the link that goes around it, in heights of the text
_FIGURE = 0.13
_PLATE = 0.42  # half of the gap in a link in which its dots stand
_TURN = 1.2  # how far a link that closes a ring goes on behind the last box


@dataclass(frozen=True, slots=True)
class Bend:
    """A way around boxes: along from the first box to the second, beside the line through their middles."""

    is_vertical: bool  # whether along is down
    axis: float  # where that line lies
    start: float  # along, the edge of the first box
    end: float  # along, the edge of the second
    # of each box on the way its edges along, and half its breadth
    spans: tuple[tuple[float, float, float], ...]

    @classmethod
    def of(cls, joint: Joint, geometry: LinkGeometry) -> "Bend":
        """The way of a joint; one that closes a ring ends behind the last box on its way."""
        one, other = geometry.box(joint.first), geometry.box(joint.second)
        around = list(map(geometry.box, joint.around))
        if joint.is_vertical:
            spans = tuple((box.top(), box.bottom(), box.width() / 2) for box in around)
            axis, start, end = one.center().x(), one.bottom(), other.top()
        else:
            spans = tuple((box.left(), box.right(), box.height() / 2) for box in around)
            axis, start, end = one.center().y(), one.right(), other.left()
        if joint.closes:
            end = spans[-1][1] + _TURN * geometry.em
        return cls(joint.is_vertical, axis, start, end, spans)

    def at(self, in_slices: float, beside: float) -> QPointF:
        """A point; beside is positive where the link to the second box runs: right of a column, above a row."""
        return (
            QPointF(self.axis + beside, in_slices)
            if self.is_vertical
            else QPointF(in_slices, self.axis - beside)
        )

    def path(self, picture: LinkPicture, joint: Joint, side: int) -> QPainterPath:
        """One link of the pair, on its side, 1 or -1."""
        lane = beside = LANE * picture.em
        path, in_slices = QPainterPath(self.at(self.start, side * lane)), self.start
        for index, (low, high, _) in enumerate(self.spans):
            clear = self.clear(picture, joint, index)
            self._ease(path, (in_slices, side * beside), (low, side * clear))
            path.lineTo(self.at(high, side * clear))
            in_slices, beside = high, clear
        self._ease(path, (in_slices, side * beside), (self.end, side * lane))
        return path

    def _ease(self, path: QPainterPath, begin: tuple[float, float], end: tuple[float, float]) -> None:
        """Add a curve from one lane to another that begins and ends straight."""
        middle = (begin[0] + end[0]) / 2
        path.cubicTo(self.at(middle, begin[1]), self.at(middle, end[1]), self.at(*end))

    def clear(self, picture: LinkPicture, joint: Joint, index: int) -> float:
        """How far aside the links run beside a box on the way."""
        lane, half = LANE * picture.em, self.spans[index][2]
        return lane + (half + CLEAR * picture.em - lane) * picture.gone(joint.around[index])

    def number_point(self, picture: LinkPicture, joint: Joint, index: int) -> QPointF:
        """Beside a box on the way, on the link to the second box."""
        low, high, _ = self.spans[index]
        # A number of several figures grows away from the box.
        sideways = _FIGURE * (len(str(joint.depths[index])) - 1) * picture.em if self.is_vertical else 0.0
        return self.at((low + high) / 2, self.clear(picture, joint, index) + sideways)

    def gap_points(self, picture: LinkPicture, joint: Joint) -> Iterator[QPointF]:
        """On both links, the middle of each span on which something is left out."""
        lane, last = LANE * picture.em, len(self.spans)
        for gap, skipped in enumerate(joint.gaps):
            if not skipped:
                continue
            low = self.spans[gap - 1][1] if gap else self.start
            high = self.spans[gap][0] if gap < last else self.end
            before = self.clear(picture, joint, gap - 1) if gap else lane
            after = self.clear(picture, joint, gap) if gap < last else lane
            for side in (1, -1):
                yield self.at((low + high) / 2, side * (before + after) / 2)


def paint_bends(painter: QPainter, picture: LinkPicture) -> None:
    """Paint both links of each pair that goes around something, in the colour of the depth."""
    em = picture.em
    dots, plates = QPainterPath(), QPainterPath()
    for joint in picture.look.joints:
        if not joint.around:
            continue
        colour, heads = picture.theme.depth(joint.depth), QPainterPath()
        bend = Bend.of(joint, picture.geometry)
        for side in (1, -1):
            painter.strokePath(bend.path(picture, joint, side), QPen(colour, 1.6 * picture.stroke))
            direction = bend.at(side, 0) - bend.at(0, 0)
            tip = bend.at(bend.end if side == 1 else bend.start, side * LANE * em)
            add_head(heads, tip, direction, 1.15 * HEAD * em)
        painter.fillPath(heads, colour)
        for point in bend.gap_points(picture, joint):
            plates.addEllipse(point, _PLATE * em, _PLATE * em)
            add_dots(dots, point, em, is_vertical=bend.is_vertical)
    painter.fillPath(plates, picture.theme.paper)
    painter.fillPath(dots, picture.theme.candidate)


def paint_numbers(painter: QPainter, picture: LinkPicture) -> None:
    """Paint the depth of each box that is out, beside it on the link that goes around it."""
    em, theme = picture.em, picture.theme
    for joint in picture.look.joints:
        if not joint.around:
            continue
        bend = Bend.of(joint, picture.geometry)
        for index, depth in enumerate(joint.depths):
            at = bend.number_point(picture, joint, index)
            half = (0.32 + _FIGURE * len(str(depth))) * em
            plate = QRectF(at.x() - half, at.y() - 0.44 * em, 2 * half, 0.88 * em)
            draw_with(painter, QPen(theme.depth(depth), picture.stroke), theme.paper)
            painter.drawRoundedRect(plate, 0.44 * em, 0.44 * em)
            painter.setPen(theme.ink)
            painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(depth))
