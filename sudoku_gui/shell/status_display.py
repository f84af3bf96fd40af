"""Whether the puzzle has one solution, shown in the play panel as long as the user wants it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from sudoku_gui.shell.parts import WindowParts


class StatusDisplay(QObject):
    """Follows the status and the preference for it."""

    def __init__(self, window: "WindowParts") -> None:
        super().__init__(window)
        self._status = window.workspace.status
        self._key = window.play_panel.status_key
        self._preferences = window.preferences
        self._status.changed.connect(self._show)
        self._preferences.changed.connect(self._follow)
        self._follow("show_status")
        self._show()

    @Slot()
    def _show(self) -> None:
        self._key.show_status(self._status.answer, is_looking=self._status.is_looking)

    @Slot(str)
    def _follow(self, key: str) -> None:
        if key == "show_status":
            self._status.set_on(self._preferences[key] == "yes")
