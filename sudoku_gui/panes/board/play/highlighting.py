"""Highlighting: the actions that look for a digit on the board or for cells with two candidates."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from sudoku_gui.document.document import Document
from sudoku_gui.document.highlights import FILTERS, Highlights
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.translation import translate


class Highlighting(QObject):
    """Checks the filter that is on in the menu, says how much it found, and follows the preference for conflicts."""

    def __init__(
        self,
        board: BoardView,
        document: Document,
        highlights: Highlights,
        preferences: Preferences,
        actions: Mapping[str, QAction],
    ) -> None:
        super().__init__(board)
        self._board = board
        self._document = document
        self._highlights = highlights
        self._preferences = preferences
        self._actions = {name: actions[f"highlight_{name}"] for name in FILTERS}
        for action in self._actions.values():
            action.setCheckable(True)
        self._shown = ""
        highlights.changed.connect(self._show_state)
        preferences.changed.connect(self._follow)
        for key in ("show_conflicts", "highlight_houses", "coordinates"):
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
        if key == "coordinates":
            self._board.show_coordinates(shown=self._preferences[key] == "yes")
        if key in {"highlight_houses", "highlight_digits"}:
            self._board.show_highlights(
                houses=self._preferences["highlight_houses"] == "yes",
                equals=self._preferences["highlight_digits"] == "yes",
            )
