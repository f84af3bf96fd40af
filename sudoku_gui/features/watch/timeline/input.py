"""What keys mean in the timeline, and what the mouse holds. The keys that move the search are the transport's."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from sudoku_gui.features.watch.timeline.model import HANDLE, Span, TimelineLayout
from sudoku_gui.features.watch.timeline.paint_position import bracket

_PLAIN, _CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
_KEYPAD, _SHIFT = Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ShiftModifier
_ZOOMS: Final = {Qt.Key.Key_Plus: -1, Qt.Key.Key_Equal: -1, Qt.Key.Key_Minus: 1, Qt.Key.Key_Underscore: 1}
_WAYS: Final = {Qt.Key.Key_Up: 1, Qt.Key.Key_PageUp: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageDown: -1}
_TENTH: Final = 10
_STILL: Final = 3.0  # pixels within which a press is a click


def move(event: QKeyEvent, closeup: int, length: int) -> int:
    """By how many ticks a key moves, where the close-up shows ``closeup`` and the run has ``length``; or 0."""
    key, modifiers = Qt.Key(event.key()), event.modifiers() & ~_KEYPAD
    way = _WAYS.get(key, 0)
    if key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
        return way if modifiers == _PLAIN else 0
    if modifiers not in {_PLAIN, _CTRL}:
        return 0
    return way * max(1, (length if modifiers == _CTRL else closeup) // _TENTH)


def zoom(event: QKeyEvent) -> int:
    """-1 to zoom in, 1 to zoom out, else 0."""
    return _ZOOMS.get(Qt.Key(event.key()), 0) if event.modifiers() & ~_KEYPAD & ~_SHIFT == _PLAIN else 0


def is_bookmark(event: QKeyEvent) -> bool:
    """Whether the key sets or removes a bookmark."""
    return event.key() == Qt.Key.Key_M and event.modifiers() & ~_KEYPAD == _PLAIN


def is_key(event: QKeyEvent) -> bool:
    """Whether the key shows what the signs mean."""
    return event.key() == Qt.Key.Key_K and event.modifiers() == _PLAIN


def is_own(event: QKeyEvent) -> bool:
    """Whether the key means anything here."""
    return is_bookmark(event) or is_key(event) or bool(zoom(event) or move(event, 1, 1))


class TimelinePart(Enum):
    """What of the timeline a point lies in: the overview, the lane between, or the close-up."""

    OVERVIEW = auto()
    LANE = auto()
    CLOSEUP = auto()


@dataclass(frozen=True, slots=True)
class MousePress:
    """The mouse button is down."""

    part: TimelinePart  # where
    pressed: QPointF  # the point
    offset: float = 0.0  # how far to the right of what is held
    is_click: bool = True  # whether the mouse has stayed there

    def still_clicks(self, point: QPointF) -> bool:
        return self.is_click and abs(point.x() - self.pressed.x()) < _STILL


def part_at(layout: TimelineLayout, point: QPointF) -> TimelinePart:
    """The part at a point; what lies between or beyond belongs to its neighbour."""
    if layout.closeup.isEmpty() or point.y() < layout.lane.top():
        return TimelinePart.OVERVIEW
    return TimelinePart.LANE if point.y() < layout.lane.bottom() else TimelinePart.CLOSEUP


def offset_from_head(point: QPointF, strip: QRectF, span: Span, head: int) -> float:
    """How far right of the position the handle is held; 0 beside the handle."""
    offset = point.x() - span.x_of(head, strip)
    return offset if abs(offset) <= HANDLE / 2 else 0.0


def offset_in_bracket(point: QPointF, layout: TimelineLayout, run: Span, closeup: Span) -> float:
    """How far right of the middle of the close-up the bracket is held; 0 beside the bracket."""
    left, right = bracket(layout, run, closeup)
    middle = run.x_of((closeup.start + closeup.end) / 2, layout.overview)
    return point.x() - middle if left <= point.x() <= right else 0.0
