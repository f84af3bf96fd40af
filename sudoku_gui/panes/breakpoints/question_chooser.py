"""Choosing a column, an option or a cell by its name: typed, completed, or picked from the list."""

from typing import Final

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QListView

from solver_core.cover import Problem
from solver_core.sudoku.cells import CELLS
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.breakpoints import text as words
from sudoku_gui.wording import names, questions

_LETTERS: Final = 8
"""How many letters have space at least."""


class Names:
    """The names of one problem's columns, options and cells, made when they are first needed."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self._models: dict[str, QStringListModel] = {}
        self._numbers: dict[str, dict[str, int]] = {}

    def model(self, part: str) -> QStringListModel:
        """The names of a part, "item", "option" or "cell", in the order of their numbers."""
        if part not in self._models:
            known = self._names(part)
            self._models[part] = QStringListModel(known)
            self._numbers[part] = {name.casefold(): number for number, name in reversed([*enumerate(known)])}
        return self._models[part]

    def number(self, part: str, text: str) -> int | None:
        """The number of what a text names, or of the only one that it begins; None where there is none."""
        self.model(part)
        numbers, wanted = self._numbers[part], text.strip().casefold()
        if wanted in numbers or not wanted:
            return numbers.get(wanted)
        begun = [number for name, number in numbers.items() if name.startswith(f"{wanted} ")]
        return begun[0] if len(begun) == 1 else None

    def _names(self, part: str) -> list[str]:
        problem = self.problem
        if part == "item":
            return [names.item_name(problem, item) for item in range(len(problem.names))]
        if part == "option":
            return [questions.option_name(problem, option) for option in range(len(problem.options))]
        return list(map(names.cell_name, CELLS)) if names.is_sudoku(problem) else []


class Chooser(Guarded, QComboBox):
    """An editable list of names of a part."""

    def __init__(self, part: str, title: str, known: Names) -> None:
        super().__init__()
        self._part, self._known = part, known
        self.setObjectName(f"choose_{part}")
        self.setAccessibleName(title)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        # Nobody waits until two thousand names have been measured.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LETTERS)

    def fill(self) -> None:
        """List the names, once."""
        if self.count():
            return
        self.setView(_uniform())
        self.setModel(self._known.model(self._part))
        self.setCurrentIndex(-1)
        completer = QCompleter(self.model(), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setPopup(_uniform())
        self.setCompleter(completer)

    @property
    def number(self) -> int | None:
        """The number of what is named; None where the text names nothing."""
        here, text = self.currentIndex(), self.currentText()
        return here if here >= 0 and self.itemText(here) == text else self._known.number(self._part, text)

    def choose(self, number: int | None) -> None:
        """Show the name of this number; None: nothing yet."""
        if number is None or number >= self.count():
            self.setCurrentIndex(-1)
            self.clearEditText()
        else:
            self.setCurrentIndex(number)

    @property
    def complaint(self) -> str:
        return "" if self.number is not None else words.no_choice(self._part, self.currentText())


def _uniform() -> QListView:
    """Rows of which one is measured, not two thousand."""
    rows = QListView()
    rows.setUniformItemSizes(True)
    return rows
