"""What the mouse has taken hold of in the timeline."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from sudoku_gui.panes.timeline.geometry import HANDLE, Layout, Span
from sudoku_gui.panes.timeline.paint_position import bracket

_STILL: Final = 3.0
"""Pixels within which a press is a click."""


class Part(Enum):
    """A part of the timeline."""

    OVERVIEW = auto()
    LANE = auto()
    CLOSEUP = auto()


@dataclass(frozen=True, slots=True)
class Hand:
    """Something is held.

    Attributes:
        part: in which part.
        pressed: where the button went down.
        aside: how far to the right of what is held.
        is_click: whether the mouse has stayed there.
    """

    part: Part
    pressed: QPointF
    aside: float = 0.0
    is_click: bool = True

    def still_clicks(self, point: QPointF) -> bool:
        """Whether this may still be a click."""
        return self.is_click and abs(point.x() - self.pressed.x()) < _STILL


def part_at(layout: Layout, point: QPointF) -> Part:
    """The part at a point; what lies between or beyond belongs to its neighbour."""
    if layout.closeup.isEmpty() or point.y() < layout.lane.top():
        return Part.OVERVIEW
    return Part.LANE if point.y() < layout.lane.bottom() else Part.CLOSEUP


def on_head(point: QPointF, strip: QRectF, span: Span, head: int) -> float:
    """How far right of the head the handle was taken; 0 beside the handle."""
    aside = point.x() - span.x_of(head, strip)
    return aside if abs(aside) <= HANDLE / 2 else 0.0


def on_bracket(point: QPointF, layout: Layout, run: Span, film: Span) -> float:
    """How far right of the middle of the film the bracket was taken; 0 beside the bracket."""
    left, right = bracket(layout, run, film)
    middle = run.x_of((film.start + film.end) / 2, layout.overview)
    return point.x() - middle if left <= point.x() <= right else 0.0
