"""What hands do to the rows of a list or a table that are about something: a hand points, asks and goes there."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView

from sudoku_gui.player.selection import Selection, Target


def is_row_seen(
    rows: QAbstractItemView, target_of: Callable[[QModelIndex], Target | None], target: Target | None
) -> bool:
    """Whether a row about a target is neither hidden nor scrolled away."""
    y, end = 0, rows.viewport().height() if rows.isVisible() else 0
    while y < end and (index := rows.indexAt(QPoint(1, y))).isValid():
        if target_of(index) == target:
            return True
        y = rows.visualRect(index).bottom() + 1
    return False


class RowInput:
    """Tells the pointing of all views what is done to rows; a row about nothing is passed over.

    Args:
        rows: where the hand is.
        selection: what is told.
        role: the role by which the model answers the `Target` of a row.
    """

    def __init__(self, rows: QAbstractItemView, selection: Selection, role: int) -> None:
        self._rows = rows
        self._selection = selection
        self._role = role

    def target(self, index: QModelIndex) -> Target | None:
        """What a row is about."""
        return index.data(self._role) if index.isValid() else None

    def under(self, event: QMouseEvent) -> QModelIndex:
        """The row under the mouse."""
        return self._rows.indexAt(event.position().toPoint())

    def hover(self, event: QMouseEvent) -> None:
        """Light what the mouse is over, everywhere."""
        self.hover_over(self.target(self.under(event)))

    def hover_over(self, target: Target | None) -> None:
        """The mouse is over the row of this."""
        self._selection.hover(target, partial(is_row_seen, self._rows, self.target, target))

    def pin_target(self, target: Target | None) -> None:
        """Point at this, which a row is about."""
        self._selection.pin(target, partial(is_row_seen, self._rows, self.target, target))

    def leave(self) -> None:
        """The mouse is over nothing any more."""
        self._selection.hover(None)

    def pin(self, index: QModelIndex) -> None:
        """Point at a row for as long as nothing else is clicked or walked to."""
        if (target := self.target(index)) is not None:
            self.pin_target(target)

    def go(self, index: QModelIndex) -> None:
        """Go where the thing changed last."""
        self._selection.request_doing(self.target(index))

    def ask(self, event: QContextMenuEvent) -> None:
        """Ask what can be done with the row under the mouse, or with the one the keyboard is at."""
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        index = self._rows.indexAt(event.pos()) if by_mouse else self._rows.currentIndex()
        self._selection.request_menu(self.target(index), event.globalPos())
