"""What hands do to the rows of a list or a table that are about something: a hand points, asks and goes there."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView

from sudoku_gui.session.pointing import Pointing, Spot


def is_row_seen(
    rows: QAbstractItemView, spot_of: Callable[[QModelIndex], Spot | None], spot: Spot | None
) -> bool:
    """Whether a row about a spot is neither hidden nor scrolled away."""
    y, end = 0, rows.viewport().height() if rows.isVisible() else 0
    while y < end and (index := rows.indexAt(QPoint(1, y))).isValid():
        if spot_of(index) == spot:
            return True
        y = rows.visualRect(index).bottom() + 1
    return False


class RowHand:
    """Tells the pointing of all views what is done to rows; a row about nothing is passed over.

    Args:
        rows: where the hand is.
        pointing: what is told.
        role: the role by which the model answers the `Spot` of a row.
    """

    def __init__(self, rows: QAbstractItemView, pointing: Pointing, role: int) -> None:
        self._rows = rows
        self._pointing = pointing
        self._role = role

    def spot(self, index: QModelIndex) -> Spot | None:
        """What a row is about."""
        return index.data(self._role) if index.isValid() else None

    def under(self, event: QMouseEvent) -> QModelIndex:
        """The row under the mouse."""
        return self._rows.indexAt(event.position().toPoint())

    def hover(self, event: QMouseEvent) -> None:
        """Light what the mouse is over, everywhere."""
        self.hover_over(self.spot(self.under(event)))

    def hover_over(self, spot: Spot | None) -> None:
        """The mouse is over the row of this."""
        self._pointing.hover(spot, partial(is_row_seen, self._rows, self.spot, spot))

    def pin_spot(self, spot: Spot | None) -> None:
        """Point at this, which a row is about."""
        self._pointing.pin(spot, partial(is_row_seen, self._rows, self.spot, spot))

    def leave(self) -> None:
        """The mouse is over nothing any more."""
        self._pointing.hover(None)

    def pin(self, index: QModelIndex) -> None:
        """Point at a row for as long as nothing else is clicked or walked to."""
        if (spot := self.spot(index)) is not None:
            self.pin_spot(spot)

    def go(self, index: QModelIndex) -> None:
        """Go where the thing changed last."""
        self._pointing.request_doing(self.spot(index))

    def ask(self, event: QContextMenuEvent) -> None:
        """Ask what can be done with the row under the mouse, or with the one the keyboard is at."""
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        index = self._rows.indexAt(event.pos()) if by_mouse else self._rows.currentIndex()
        self._pointing.request_menu(self.spot(index), event.globalPos())
