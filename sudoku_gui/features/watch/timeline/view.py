"""The timeline: the overview of a whole run, and below it a close-up of the part around the position.

The position of the player is its only one. To move, it asks the player, for whom only the
newest request counts, so nothing queues.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QToolTip

from sudoku_gui.features.watch.timeline import legend
from sudoku_gui.features.watch.timeline import text as words
from sudoku_gui.features.watch.timeline.model import HANDLE, Span, TimelineLayout
from sudoku_gui.features.watch.timeline.paint_position import bracket
from sudoku_gui.features.watch.timeline.strips import Strips
from sudoku_gui.player.player import Player
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.canvas import read_as
from sudoku_gui.widgets.legend import asks_for_legend
from sudoku_gui.widgets.throttle import Throttle
from sudoku_gui.wording.transport import position as position_words

_PLAIN, _CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
_KEYPAD, _SHIFT = Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ShiftModifier
_ZOOMS: Final = {Qt.Key.Key_Plus: -1, Qt.Key.Key_Equal: -1, Qt.Key.Key_Minus: 1, Qt.Key.Key_Underscore: 1}
_BY_ONE: Final = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
_BY_A_TENTH: Final = {Qt.Key.Key_PageUp: 1, Qt.Key.Key_PageDown: -1}
_NOTCH: Final = 120
_ZOOM: Final = 1.6
"""How much more or less is seen closely after one notch of the wheel, or one press of a key."""

_NEAR: Final = 6.0  # pixels from which a flag or the head is meant
_STILL: Final = 3.0  # pixels within which a press is a click


class TimelineArea(Enum):
    """The area of the timeline that has a point: the overview, the lane between, or the close-up."""

    OVERVIEW = auto()
    LANE = auto()
    CLOSEUP = auto()


@dataclass(slots=True)
class MousePress:
    """The mouse button is down."""

    area: TimelineArea  # where
    pressed: QPointF  # the point
    offset: float  # how far to the right of what is held; 0 beside it
    is_click: bool = True  # whether the mouse has stayed there


class TimelineView(Strips):
    """The slider of the program: shows where the player is, and moves it by mouse, wheel and keys.

    Signals:
        bookmark_requested: the user wants a bookmark at this event, or no longer; the owner sets or removes it and
            calls `refresh_marks`.
    """

    bookmark_requested = Signal(object)  # an int of any size: Signal(int) ends at 2 ** 31 - 1

    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__(player, theme)
        read_as(TimelineView, TimelineInterface)
        self.setAccessibleName(translate("SpokenTimeline", "Position in the search"))
        self._press: MousePress | None = None
        player.began.connect(self._release)
        Throttle(player, self).due.connect(self.announce_value)

    # --- facts ------------------------------------------------------------------------------------

    def value_text(self) -> str:
        """``event 1,284 of 4,097``."""
        player = self.player
        return position_words(self.position, player.length, length_is_known=player.length_is_known)

    def description(self) -> str:
        return words.spoken(self.value_text(), 0 if self.compact else self.closeup.span.events)

    def announce_value(self) -> None:
        """Let screen readers know that the position is another."""
        if self.hasFocus() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))

    def _strip(self, area: TimelineArea) -> tuple[QRectF, Span]:
        layout = self.strips()
        if area is TimelineArea.CLOSEUP:
            return layout.closeup, self.closeup.span
        return layout.overview, self.overview.span

    # --- actions ------------------------------------------------------------------------------------

    def zoom(self, factor: float, about: int | None = None) -> None:
        """Show this many times as much in the close-up; a position, by default the current one, stays in its place."""
        closeup = self.closeup
        if about is None:
            closeup, about = closeup.following(self.position), self.position
        if not self._is_low:
            self.show_closeup(closeup.zoomed(factor, about))

    def show_legend(self) -> None:
        legend.made(self.theme, self).show_above(self)

    def _release(self) -> None:
        self._press = self._dragged_to = None
        self._keeps_closeup = False

    # --- dragging ---------------------------------------------------------------------------------

    def _take(self, point: QPointF) -> None:
        """Hold the bracket or the handle by where it was met; elsewhere, bring it here."""
        layout = self.strips()
        area = _area_at(layout, point)
        strip, span = self._strip(area)
        is_lane, seen = area is TimelineArea.LANE, self.closeup.span
        middle, reach = span.x_of(self.position, strip), (-HANDLE / 2, HANDLE / 2)
        if is_lane:
            middle = span.x_of((seen.start + seen.end) / 2, strip)
            left, right = bracket(layout, span, seen)
            reach = left - middle, right - middle
        offset = point.x() - middle
        self._keeps_closeup = area is TimelineArea.CLOSEUP
        self._press = MousePress(area, point, offset if reach[0] <= offset <= reach[1] else 0.0)
        if is_lane or not self._press.offset:
            self._drag(point)

    def _drag(self, point: QPointF) -> None:
        hand = self._press
        if hand is None:
            return
        strip, span = self._strip(hand.area)
        x = point.x() - hand.offset
        if hand.area is TimelineArea.LANE:
            seen = self.closeup.span
            self.show_closeup(self.closeup.shifted(span.position_at(x, strip) - (seen.start + seen.end) // 2))
            return
        if hand.area is TimelineArea.CLOSEUP:
            self._follow_beyond(x, strip)
            span = self.closeup.span
        position = min(span.position_at(x, strip), max(self.player.length, self.position))
        if position != self._dragged_to:
            self._dragged_to = position
            self.player.scrub(position)
            self._follow()

    def _follow_beyond(self, x: float, strip: QRectF) -> None:
        """Dragging beyond an edge of the close-up moves it on."""
        beyond = min(x - strip.left(), 0.0) + max(x - strip.right(), 0.0)
        if beyond:
            self.show_closeup(self.closeup.shifted(round(beyond / self.closeup.span.width_of_event(strip))))

    # --- what the mouse points at -----------------------------------------------------------------

    def _pointed(self, point: QPointF) -> tuple[int, bool]:
        """The position at a point, and whether it is seen closely."""
        area = _area_at(self.strips(), point)
        strip, span = self._strip(area)
        return span.position_at(point.x(), strip), area is TimelineArea.CLOSEUP

    def _near(self, point: QPointF, position: int) -> bool:
        strip, span = self._strip(_area_at(self.strips(), point))
        return abs(span.x_of(position, strip) - point.x()) <= _NEAR

    def _flag_at(self, point: QPointF) -> int | None:
        position, _ = self._pointed(point)
        near = [flag for flag in self._flags if self._near(point, flag)]
        return min(near, key=lambda flag: abs(flag - position), default=None)

    def tip_at(self, point: QPointF) -> str:
        """Lines on the position below a point: its number, a bookmark, what happens there."""
        player = self.player
        if not player.is_watching:
            return ""
        position, close = self._pointed(point)
        flag = self._flag_at(point)
        position = position if flag is None else flag
        here = self.column_at(position, close=close)
        depths = None if here is None else (here.low, here.high)
        known = player.length_is_known
        lines = [words.describe(position, player.length, depths, length_is_known=known)]
        if flag is not None and player.search:
            lines.insert(0, words.bookmark(dict(player.search.bookmarks).get(flag, "")))
        if here is not None:
            lines.append(words.happening(here))
        elif position > max(self.overview.known, player.length):
            unknown = self.tr("Not known yet: the search is still running in the background.")
            lines = [words.future_is_hidden() if player.hides_future else unknown]
        return "\n".join(filter(None, lines))

    def hover(self, point: QPointF | None) -> None:
        self._hovered = None if point is None else self._pointed(point)[0]
        self.update()

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:
        key, modifiers = Qt.Key(event.key()), event.modifiers() & ~_KEYPAD
        if asks_for_legend(event):
            return self.show_legend
        if key in _ZOOMS and not modifiers & ~_SHIFT:
            return partial(self.zoom, _ZOOM ** _ZOOMS[key])
        if key == Qt.Key.Key_M and modifiers == _PLAIN:
            return partial(self.bookmark_requested.emit, self.position)
        if key in _BY_ONE and modifiers == _PLAIN:
            return partial(self._go_by, _BY_ONE[key])
        if key in _BY_A_TENTH and modifiers in {_PLAIN, _CTRL}:
            close = self.overview.shown if self.compact else self.closeup.span.events
            of = self.player.length if modifiers == _CTRL else close
            return partial(self._go_by, _BY_A_TENTH[key] * max(1, of // 10))
        return None

    def _go_by(self, move: int) -> None:
        target = max(0, self.position + move)
        self.player.scrub(min(target, self.player.length) if self.player.length_is_known else target)

    # --- Qt ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if event.button() == Qt.MouseButton.LeftButton:
            QToolTip.hideText()
            self._take(point)
        elif event.button() == Qt.MouseButton.RightButton and self._press is None:
            flag = self._flag_at(point)
            head = self.position if self._near(point, self.position) else self._pointed(point)[0]
            self.bookmark_requested.emit(head if flag is None else flag)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if self._press is None:
            self.hover(point)
            if QToolTip.isVisible():
                self.show_tip(event.globalPosition().toPoint(), self.tip_at(point))
        elif not self._press.is_click or abs(point.x() - self._press.pressed.x()) >= _STILL:
            self._press.is_click = False
            self._drag(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # A click on the handle itself goes to the exact position.
        if event.button() != Qt.MouseButton.LeftButton or self._press is None:
            return
        follows = self._press.area is not TimelineArea.LANE
        if self._press.is_click and self._press.offset and follows:
            self._press.offset = 0.0
            self._drag(event.position())
        self._release()
        if follows:
            self._follow()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned, sideways = event.angleDelta().y(), event.angleDelta().x()
        if self._is_low:
            event.ignore()
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            turned, sideways = 0, sideways or turned
        if sideways:
            self.show_closeup(self.closeup.shifted(round(-sideways / _NOTCH * self.closeup.span.events / 8)))
        if turned:
            position, close = self._pointed(event.position())
            self.zoom(_ZOOM ** (-turned / _NOTCH), position if close else None)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        # The right button has done so when it was pressed; the menu key does it here.
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.bookmark_requested.emit(self.position)
        event.accept()


def _area_at(layout: TimelineLayout, point: QPointF) -> TimelineArea:
    """The part at a point; what lies between or beyond belongs to its neighbour."""
    if layout.closeup.isEmpty() or point.y() < layout.lane.top():
        return TimelineArea.OVERVIEW
    return TimelineArea.LANE if point.y() < layout.lane.bottom() else TimelineArea.CLOSEUP


class TimelineInterface(QAccessibleWidget):
    """The timeline as screen readers know it: a slider from 0 to the end of the run, with positions in words.

    PySide cannot hand out a value interface, so the value is a text, and stands in the description as well.
    """

    def __init__(self, timeline: TimelineView) -> None:
        super().__init__(timeline, QAccessible.Role.Slider)

    def text(self, area: QAccessible.Text) -> str:
        """Value and description as the timeline words them; the rest is Qt's."""
        timeline = self.object()
        assert isinstance(timeline, TimelineView)  # noqa: S101 - made so in the constructor
        if area is QAccessible.Text.Value:
            return timeline.value_text()
        return timeline.description() if area is QAccessible.Text.Description else super().text(area)
