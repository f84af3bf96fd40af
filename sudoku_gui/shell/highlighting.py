"""Highlighting: the actions that look for a digit on the board or for cells with two candidates."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from sudoku_gui.document.highlights import FILTERS
from sudoku_gui.wording.marking import translate

if TYPE_CHECKING:
    from sudoku_gui.shell.parts import WindowParts


class Highlighting(QObject):
    """Checks the filter that is on in the menu, says how much it found, and follows the preference for conflicts."""

    def __init__(self, window: "WindowParts") -> None:
        super().__init__(window)
        self._document = window.document
        self._board = window.board
        self._highlights = highlights = window.workspace.highlights
        self._preferences = preferences = window.preferences
        actions = window.actions_by_id.by_id
        self._actions = {name: actions[f"highlight_{name}"] for name in FILTERS}
        for action in self._actions.values():
            action.setCheckable(True)
        self._shown = ""
        highlights.changed.connect(self._show_state)
        preferences.changed.connect(self._follow)
        for key in ("show_conflicts", "highlight_houses"):
            self._follow(key)
        self._show_state()

    @Slot()
    def _show_state(self) -> None:
        for name, action in self._actions.items():
            action.setChecked(name == self._highlights.filter)
        if self._highlights.filter != self._shown:
            self._shown = self._highlights.filter
            number = len(self._highlights.cells_of(self._document.puzzle))
            self._board.announce(translate("cells", "%n cells highlighted", "", number))

    @Slot(str)
    def _follow(self, key: str) -> None:
        if key == "show_conflicts":
            self._highlights.show_conflicts(self._preferences[key] == "yes")
        if key in {"highlight_houses", "highlight_digits"}:
            self._board.show_highlights(
                houses=self._preferences["highlight_houses"] == "yes",
                equals=self._preferences["highlight_digits"] == "yes",
            )
