"""Whether the puzzle has one solution, shown in the play panel as long as the user wants it."""

from PySide6.QtCore import QObject, Slot

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.document.puzzle_status import PuzzleStatus
from sudoku_gui.panes.board.status_key import StatusKey


class StatusDisplay(QObject):
    """Follows the status and the preference for it."""

    def __init__(self, key: StatusKey, status: PuzzleStatus, preferences: Preferences) -> None:
        super().__init__(key)
        self._key = key
        self._status = status
        self._preferences = preferences
        self._status.changed.connect(self._show)
        self._preferences.changed.connect(self._follow)
        self._follow("show_status")
        self._show()

    @Slot()
    def _show(self) -> None:
        self._key.show_status(self._status.answer, is_searching=self._status.is_searching)

    @Slot(str)
    def _follow(self, key: str) -> None:
        if key == "show_status":
            self._status.set_on(self._preferences[key] == "yes")
