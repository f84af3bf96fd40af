"""Highlighting: the actions that look for a digit on the board or for cells with two candidates."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from sudoku_gui.document.highlights import FILTERS, Highlights
from sudoku_gui.document.preferences import Preferences


class Highlighting(QObject):
    """Checks the filter that is on in the menu, and follows the preference for conflicts."""

    def __init__(
        self,
        parent: QObject,
        highlights: Highlights,
        preferences: Preferences,
        actions: Mapping[str, QAction],
    ) -> None:
        super().__init__(parent)
        self._highlights = highlights
        self._preferences = preferences
        self._actions = {name: actions[f"highlight_{name}"] for name in FILTERS}
        for action in self._actions.values():
            action.setCheckable(True)
        highlights.changed.connect(self._show_state)
        preferences.changed.connect(self._follow)
        self._follow("show_conflicts")
        self._show_state()

    @Slot()
    def _show_state(self) -> None:
        for name, action in self._actions.items():
            action.setChecked(name == self._highlights.filter)

    @Slot(str)
    def _follow(self, key: str) -> None:
        if key == "show_conflicts":
            self._highlights.show_conflicts(self._preferences[key] == "yes")
