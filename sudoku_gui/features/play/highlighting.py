"""Highlighting: the actions that look for a digit on the board or for cells with two candidates."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from sudoku_gui.context import Context
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action
from sudoku_gui.translation import Texts, translate

mark = Texts("actions").mark

_DIGITS: Final = (
    mark("Digit &1"),
    mark("Digit &2"),
    mark("Digit &3"),
    mark("Digit &4"),
    mark("Digit &5"),
    mark("Digit &6"),
    mark("Digit &7"),
    mark("Digit &8"),
    mark("Digit &9"),
)
_DECLARED: Final = {
    str(digit): Action(f"highlight_{digit}", text, keys=(f"Alt+{digit}", f"Ctrl+Shift+{digit}"))
    for digit, text in enumerate(_DIGITS, 1)
} | {
    "bivalue": Action(
        "highlight_bivalue",
        "Cells with Two &Candidates",
        keys=("Ctrl+Shift+B",),
        tip="Highlight the cells in which exactly two digits are possible",
    )
}


class Highlighting(Feature):
    """Checks the filter that is on in the menu, says how much it found, and follows the preference for conflicts."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._highlights = context.highlights
        self._shown = ""
        self._highlights.changed.connect(self._show_state)
        self._preferences.changed.connect(self._follow)
        for key in ("show_conflicts", "highlight_houses", "coordinates"):
            self._follow(key)

    def actions(self) -> Iterator[Action]:
        for name, declared in _DECLARED.items():
            yield replace(
                declared,
                do=partial(self._highlights.toggle, name),
                checked=partial(lambda self, name: self._highlights.filter == name, self, name),
            )

    def take_back(self) -> bool:
        return self._highlights.stop_filter()

    def _show_state(self) -> None:
        if self._highlights.filter != self._shown:
            self._shown = self._highlights.filter
            number = len(self._highlights.cells_of(self._document.puzzle))
            self.context.board.announce(translate("cells", "%n cells highlighted", "", number))

    def _follow(self, key: str) -> None:
        if key == "show_conflicts":
            self._highlights.show_conflicts(self._preferences[key] == "yes")
        if key == "coordinates":
            self.context.board.show_coordinates(self._preferences[key])
        if key in {"highlight_houses", "highlight_digits"}:
            self.context.board.show_highlights(
                houses=self._preferences["highlight_houses"] == "yes",
                equals=self._preferences["highlight_digits"] == "yes",
            )
