"""The overview beside the tree, painted: the full run from top to bottom, by position.

From left to right: how deep the search goes (a bar to the least depth, a paler one to the greatest), dead ends and
solutions (the more the darker). A bracket shows which positions the part of the tree in sight has, a pointer where
the search is.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from sudoku_gui.render.shapes import pointer
from sudoku_gui.render.theme import Theme, faint

_DEPTHS: Final = (0.12, 0.66)
_DEAD_ENDS: Final = (0.68, 0.8)
_SOLUTIONS: Final = (0.82, 1.0)  # where each has its place, in widths
_FAINTEST: Final = 0.35


@dataclass(frozen=True, slots=True)
class Slice:
    """A span of the run; shares of the greatest depth, of the most dead ends, of the most solutions in any."""

    start: int
    end: int
    low: float
    high: float
    dead_ends: float
    solutions: float


@dataclass(frozen=True)
class OverviewLook:
    """The whole run from top to bottom, in slices, with what of it is in sight in the tree."""

    slices: Sequence[Slice] = ()  # the run, as far as it is known
    length: int = 1  # positions from top to bottom
    shown: tuple[int, int] | None = None  # the first and the last position of what is in sight
    position: int = 0  # where the search is

    def y(self, rect: QRectF, position: int) -> float:
        return rect.top() + rect.height() * min(max(position / max(1, self.length), 0.0), 1.0)

    def position_at(self, rect: QRectF, y: float) -> int:
        share = min(max((y - rect.top()) / max(1.0, rect.height()), 0.0), 1.0)
        return round(share * self.length)


def paint_run(painter: QPainter, rect: QRectF, look: OverviewLook, theme: Theme) -> None:
    """Paint the run itself, which changes seldom."""
    painter.fillRect(rect, theme.paper)
    start, width = _DEPTHS[0], _DEPTHS[1] - _DEPTHS[0]
    for one in look.slices:
        top = look.y(rect, one.start)
        height = max(1.0, look.y(rect, one.end) - top)
        for depth, colour in ((one.high, _shade(theme.open, 0.0)), (one.low, theme.open)):
            painter.fillRect(_cell(rect, top, height, (start, start + width * depth)), colour)
        if one.dead_ends:
            painter.fillRect(_cell(rect, top, height, _DEAD_ENDS), _shade(theme.dead_end, one.dead_ends))
        if one.solutions:
            mark = _cell(rect, top, max(2.0, height), _SOLUTIONS)
            painter.fillRect(mark, _shade(theme.solution, one.solutions))


def _cell(rect: QRectF, top: float, height: float, ends: tuple[float, float]) -> QRectF:
    left, width = rect.left() + rect.width() * ends[0], rect.width() * (ends[1] - ends[0])
    return QRectF(left, top, width, height)


def _shade(colour: QColor, share: float) -> QColor:
    """The colour, fainter where there is less; never so faint that it is not seen."""
    return faint(colour, round(255 * (_FAINTEST + (1 - _FAINTEST) * share)))


def paint_visible_part(painter: QPainter, rect: QRectF, look: OverviewLook, theme: Theme) -> None:
    """Paint where the search is, and what is in sight."""
    painter.save()
    if look.shown is not None:
        top, bottom = (look.y(rect, position) for position in look.shown)
        middle, reach = (top + bottom) / 2, max(3.0, (bottom - top) / 2)
        arm = rect.left() + 0.1 * rect.width()
        corners = ((3, -reach), (-1, -reach), (-1, reach), (3, reach))
        painter.setPen(QPen(theme.ink, 2))
        painter.drawPolyline([QPointF(arm + dx, middle + dy) for dx, dy in corners])
    y = look.y(rect, look.position)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.newest, 2))
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
    painter.setBrush(theme.newest)
    tip = QPointF(rect.right() - 0.22 * rect.width(), y)
    painter.drawPolygon(pointer(tip, QPointF(0.22 * rect.width(), 0), 4))
    painter.restore()
