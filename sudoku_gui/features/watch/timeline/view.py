"""The timeline: the skyline of a whole run, and below it a close-up of the part around the position.

The position of the player is its only one. To move, it asks the player, for whom only the
newest request counts, so nothing queues.
"""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip

from sudoku_gui.features.watch.timeline import input as keys
from sudoku_gui.features.watch.timeline import text as words
from sudoku_gui.features.watch.timeline.input import (
    MousePress,
    TimelinePart,
    offset_from_head,
    offset_in_bracket,
    part_at,
)
from sudoku_gui.features.watch.timeline.legend import TimelineLegend
from sudoku_gui.features.watch.timeline.model import Span
from sudoku_gui.features.watch.timeline.strips import Strips
from sudoku_gui.player.player import Player
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.throttle import Throttle
from sudoku_gui.wording.transport import position as position_words

_NOTCH: Final = 120
_ZOOM: Final = 1.6
"""How much more or less is seen closely after one notch of the wheel, or one press of a key."""

_NEAR: Final = 6.0  # pixels from which a flag or the head is meant


class TimelineView(Strips):
    """The slider of the program: shows where the player is, and moves it by mouse, wheel and keys.

    Signals:
        bookmark_requested: the user wants a bookmark at this event, or no longer; the owner sets or removes it and
            calls `refresh_marks`.
    """

    bookmark_requested = Signal(object)  # an int of any size: Signal(int) ends at 2 ** 31 - 1

    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__(player, theme)
        self._press: MousePress | None = None
        player.began.connect(self._release)
        Throttle(player, self).due.connect(self.announce_value)

    # --- facts ------------------------------------------------------------------------------------

    def value_text(self) -> str:
        """``event 1,284 of 4,097``."""
        player = self.player
        return position_words(self.position, player.length, length_is_known=player.length_is_known)

    def description(self) -> str:
        """Where it stands, and how it is used."""
        return words.spoken(self.value_text(), 0 if self.compact else self.closeup.span.ticks)

    def _strip(self, part: TimelinePart) -> tuple[QRectF, Span]:
        layout = self.strips()
        if part is TimelinePart.CLOSEUP:
            return layout.closeup, self.closeup.span
        return layout.overview, self.overview.span

    # --- actions ------------------------------------------------------------------------------------

    def zoom(self, factor: float, about: int | None = None) -> None:
        """Show this many times as much in the close-up; a position, by default the present one, stays in its place."""
        closeup = self.closeup
        if about is None:
            closeup, about = closeup.following(self.position), self.position
        self.show_closeup(closeup.zoomed(factor, about))

    def show_legend(self) -> None:
        TimelineLegend(self.theme, self).show_above(self)

    def _release(self) -> None:
        self._press = self._held = None
        self._keeps_closeup = False

    # --- dragging ---------------------------------------------------------------------------------

    def _take(self, point: QPointF) -> None:
        layout = self.strips()
        part = part_at(layout, point)
        if part is TimelinePart.LANE:
            self._press = MousePress(
                part, point, offset_in_bracket(point, layout, self.overview.span, self.closeup.span)
            )
            self._drag(point)
            return
        self._keeps_closeup = part is TimelinePart.CLOSEUP
        self._press = MousePress(part, point, offset_from_head(point, *self._strip(part), self.position))
        if not self._press.offset:
            self._drag(point)

    def _drag(self, point: QPointF) -> None:
        hand = self._press
        if hand is None:
            return
        strip, span = self._strip(hand.part)
        x = point.x() - hand.offset
        if hand.part is TimelinePart.LANE:
            closeup = self.closeup.span
            self.show_closeup(
                self.closeup.shifted(span.position_at(x, strip) - (closeup.start + closeup.end) // 2)
            )
            return
        if hand.part is TimelinePart.CLOSEUP:
            self._follow_beyond(x, strip)
        position = min(
            self._strip(hand.part)[1].position_at(x, strip), max(self.player.length, self.position)
        )
        if position != self._held:
            self._held = position
            self.player.scrub(position)
            self._follow()

    def _follow_beyond(self, x: float, strip: QRectF) -> None:
        """Dragging beyond an edge of the close-up moves it on."""
        beyond = min(x - strip.left(), 0.0) + max(x - strip.right(), 0.0)
        if beyond:
            self.show_closeup(self.closeup.shifted(round(beyond / self.closeup.span.width_of_tick(strip))))

    # --- what the mouse points at -----------------------------------------------------------------

    def _pointed(self, point: QPointF) -> tuple[int, bool]:
        """The position at a point, and whether it is seen closely."""
        part = part_at(self.strips(), point)
        strip, span = self._strip(part)
        return span.position_at(point.x(), strip), part is TimelinePart.CLOSEUP

    def _near(self, point: QPointF, position: int) -> bool:
        strip, span = self._strip(part_at(self.strips(), point))
        return abs(span.x_of(position, strip) - point.x()) <= _NEAR

    def _flag_at(self, point: QPointF) -> int | None:
        position, _ = self._pointed(point)
        near = [flag for flag in self._flags if self._near(point, flag)]
        return min(near, key=lambda flag: abs(flag - position), default=None)

    def tip_at(self, point: QPointF) -> str:
        """In lines: where it is, a bookmark, what happens there."""
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

    def is_own_key(self, event: QKeyEvent) -> bool:
        return keys.is_own(event)

    # --- Qt ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hold the handle or the bracket, or move the handle here; the right button sets or removes a flag."""
        point = event.position()
        if event.button() == Qt.MouseButton.LeftButton:
            QToolTip.hideText()
            self._take(point)
        elif event.button() == Qt.MouseButton.RightButton and self._press is None:
            flag = self._flag_at(point)
            head = self.position if self._near(point, self.position) else self._pointed(point)[0]
            self.bookmark_requested.emit(head if flag is None else flag)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, or show what is here."""
        point = event.position()
        if self._press is None:
            self.hover(point)
            if QToolTip.isVisible():
                self.show_tip(event.globalPosition().toPoint(), self.tip_at(point))
        elif not self._press.still_clicks(point):
            self._press = replace(self._press, is_click=False)
            self._drag(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go to the exact position on a click on the handle itself."""
        if event.button() != Qt.MouseButton.LeftButton or self._press is None:
            return
        if self._press.is_click and self._press.offset and self._press.part is not TimelinePart.LANE:
            self._press = replace(self._press, offset=0.0)
            self._drag(event.position())
        follows = self._press.part is not TimelinePart.LANE
        self._release()
        if follows:
            self._follow()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom; with Shift or sideways, move the close-up."""
        turned, sideways = event.angleDelta().y(), event.angleDelta().x()
        if self.compact:
            event.ignore()
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            turned, sideways = 0, sideways or turned
        if sideways:
            self.show_closeup(self.closeup.shifted(round(-sideways / _NOTCH * self.closeup.span.ticks / 8)))
        if turned:
            position, close = self._pointed(event.position())
            self.zoom(_ZOOM ** (-turned / _NOTCH), position if close else None)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Set or remove the flag here by the menu key; the right button has done so when it was pressed."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.bookmark_requested.emit(self.position)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        close = self.overview.shown if self.compact else self.closeup.span.ticks
        if move := keys.move(event, close, self.player.length):
            self._go_by(move)
        elif (factor := keys.zoom(event)) and not self.compact:
            self.zoom(_ZOOM**factor)
        elif keys.is_key(event):
            self.show_legend()
        elif keys.is_bookmark(event):
            self.bookmark_requested.emit(self.position)
        else:
            event.ignore()

    def _go_by(self, move: int) -> None:
        target = max(0, self.position + move)
        self.player.scrub(min(target, self.player.length) if self.player.length_is_known else target)
