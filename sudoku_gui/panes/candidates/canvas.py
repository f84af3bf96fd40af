"""The candidate boards as they are worked: pointed at by mouse, walked by keyboard."""

from functools import partial

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QWidget

from sudoku_gui.panes.candidates import keys
from sudoku_gui.panes.candidates import look as candidate_look
from sudoku_gui.panes.candidates import model as candidates
from sudoku_gui.panes.candidates import text as words
from sudoku_gui.panes.candidates.picture import CandidatePicture
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.shortcut_override import claimed


class CandidateSheet(CandidatePicture):
    """Some of the four boards, and the place where the keyboard is.

    Signals:
        board_wanted: the keyboard leads to a board that is not shown.
            board: its number.
    """

    board_wanted = Signal(int)

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(player, selection, theme, parent)
        self.setObjectName("candidate_sheet")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        selection.changed.connect(self._on_selection)

    # --- pointing ---------------------------------------------------------------------------------

    def target_at(self, point: QPointF) -> Target | None:
        """What lies at a point of the widget: a candidate that is there, else a place."""
        sheet, at = self.sheet, point * self.devicePixelRatioF()
        item = sheet.item_at(at)
        if item is None:
            return None
        place, candidate = self.look.places[item], sheet.candidate_at(item, at)
        if place.covered and place.number:
            return Target(item, candidate_look.option_at(item, place.number - 1))
        if (place.shown | place.gone) >> candidate & 1:
            return Target(item, candidate_look.option_at(item, candidate))
        return Target(item)

    def walk_to(self, item: int) -> None:
        """Move the keyboard's place there, and point at it."""
        self.cursor_item = item
        if item // 81 not in self._boards:
            self.board_wanted.emit(item // 81)
        self._pin(Target(item))
        self.update()
        self._announce()

    def _pin(self, target: Target | None) -> None:
        self._selection.pin(target, partial(self._sees, target))

    def _sees(self, target: Target | None) -> bool:
        """Whether the board of a place is in sight."""
        return (
            target is not None
            and target.item is not None
            and self.isVisible()
            and target.item // 81 in self._boards
        )

    def _announce(self) -> None:
        """Let screen readers say what is at the keyboard's place."""
        snapshot = self.snapshot
        if snapshot is not None and QAccessible.isActive():
            text = candidates.sentence(snapshot, self._selection.pinned)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _on_selection(self) -> None:
        pinned = self._selection.pinned
        if pinned is not None and pinned.item is not None and self.snapshot is not None:
            self.cursor_item = pinned.item
        self.update()

    def _is_ours(self, event: QKeyEvent) -> bool:
        letting_go = keys.is_letting_go(event) and self._selection.pinned is not None
        return keys.is_ours(event) or letting_go

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if claimed(event, self._is_ours):
            return True
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._canvas = None
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """SearchBase, pick a candidate, go where it changed, or let go."""
        candidate = keys.candidate(event)
        target = keys.destination(event, self.cursor_item)
        if target is not None:
            self.walk_to(target)
        elif candidate is not None:
            self._pin(Target(self.cursor_item, candidate_look.option_at(self.cursor_item, candidate)))
            self._announce()
        elif keys.is_doing(event):
            pinned = self._selection.pinned
            here = pinned is not None and pinned.item == self.cursor_item
            self._selection.request_doing(pinned if here else Target(self.cursor_item))
        elif keys.is_letting_go(event) and self._selection.pinned is not None:
            self._selection.pin(None)
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's own
        board, place = divmod(self.cursor_item, 81)
        number = self._boards.index(board) + (1 if forward else -1) if board in self._boards else -1
        if 0 <= number < len(self._boards):
            self.walk_to(81 * self._boards[number] + place)
            return True
        return super().focusNextPrevChild(forward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pin(self.target_at(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._selection.request_doing(self.target_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light what the mouse is over, everywhere."""
        target = self.target_at(event.position())
        self._selection.hover(target, partial(self._sees, target))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._selection.hover(None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask what can be done with what is under the mouse, or where the keyboard is."""
        if event.reason() is not QContextMenuEvent.Reason.Keyboard:
            target, at = self.target_at(QPointF(event.pos())), event.globalPos()
        else:
            square = self.sheet.square(self.cursor_item)
            if square is None:
                return
            target = Target(self.cursor_item)
            at = self.mapToGlobal((QPointF(square.center()) / self.devicePixelRatioF()).toPoint())
        self._selection.request_menu(target, at)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
