"""Where the keyboard is while panes move: what had it may be an editor or a tab that disappears."""

from collections.abc import Mapping

from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from sudoku_gui.shell.docks.dock import Dock


class PaneFocus:
    """Gives the keyboard back when panes have moved.

    Args:
        bench: the window of the panes, which takes the keyboard where no view is to have it.
        docks: the panes by name.
        board: the name of the pane that has the keyboard where nothing else has.
    """

    def __init__(self, bench: QWidget, docks: Mapping[str, Dock], board: str) -> None:
        self._bench = bench
        self._docks = docks
        self._board = board
        self._candidates: list[QWidget] = []
        """What gets the keyboard: the first that still exists and is visible."""

    def focus_board(self) -> None:
        """Give the keyboard to the board if it is visible, else to no view."""
        board = self._docks[self._board]
        (board.view if board.is_view_seen() else self._bench).setFocus()

    def remember(self) -> None:
        """Remember where it is now: in a view, which may go, and in a pane, which may be closed."""
        focused = QApplication.focusWidget()
        if focused is not None and self._bench.isAncestorOf(focused):
            pane = [dock.view for dock in self._docks.values() if dock.isAncestorOf(focused)]
            self._candidates = [focused, *pane, self._docks[self._board].view]

    def restore(self, *, for_good: bool = False) -> None:
        """Put it where it was, else in the same pane, else on the board; for good, once no more panes move."""
        view = next((view for view in self._candidates if isValid(view) and view.isVisible()), None)
        if view is not None:
            view.setFocus()
        if for_good:
            self._candidates = []
