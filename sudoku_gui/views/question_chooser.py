"""Choosing a column, an option or a cell by its name: typed, completed, or picked from the list."""

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QListView, QWidget

from solver_core.cover import Problem
from solver_core.sudoku.cells import CELLS
from sudoku_gui.wording import breakpoints as words
from sudoku_gui.wording import names, questions


class Names:
    """The names of one problem's columns, options and cells, made when they are first needed.

    Attributes:
        problem: whose they are.
    """

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self._models: dict[str, QStringListModel] = {}

    def model(self, part: str) -> QStringListModel:
        """The names of a part, "item", "option" or "cell", in the order of their numbers."""
        if part not in self._models:
            self._models[part] = QStringListModel(self._names(part))
        return self._models[part]

    def _names(self, part: str) -> list[str]:
        problem = self.problem
        if part == "item":
            return [names.item_name(problem, item) for item in range(len(problem.names))]
        if part == "option":
            return [questions.option_name(problem, option) for option in range(len(problem.options))]
        return list(map(names.cell_name, CELLS)) if names.is_sudoku(problem) else []


class Chooser(QComboBox):
    """An editable list of names.

    Args:
        part: "item", "option" or "cell".
        known: the names.
    """

    def __init__(self, part: str, known: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part = part
        self.setObjectName(f"choose_{part}")
        self.setAccessibleName(words.name(part))
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        # Nobody waits until two thousand names have been measured.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LETTERS)
        rows = QListView(self)
        rows.setUniformItemSizes(True)
        self.setView(rows)
        self.setModel(known.model(part))
        self.setCurrentIndex(-1)
        self._complete(known.model(part))

    def _complete(self, model: QStringListModel) -> None:
        completer = QCompleter(model, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.setCompleter(completer)

    @property
    def number(self) -> int | None:
        """The number of what is named; None where the text names nothing."""
        wanted = self.currentText().strip().casefold()
        if not wanted:
            return None
        model = self.model()
        here = self.currentIndex()
        if here >= 0 and self.itemText(here).casefold() == wanted:
            return here
        flags = Qt.MatchFlag.MatchFixedString
        exact = model.match(model.index(0, 0), Qt.ItemDataRole.DisplayRole, wanted, 1, flags)
        if exact:
            return exact[0].row()
        begun = model.match(
            model.index(0, 0), Qt.ItemDataRole.DisplayRole, f"{wanted} ", 2, Qt.MatchFlag.MatchStartsWith
        )
        return begun[0].row() if len(begun) == 1 else None

    def choose(self, number: int | None) -> None:
        """Show the name of this number; None: nothing yet."""
        if number is None or number >= self.count():
            self.setCurrentIndex(-1)
            self.clearEditText()
        else:
            self.setCurrentIndex(number)

    @property
    def complaint(self) -> str:
        """What is wrong with the text; "" where it names something."""
        return "" if self.number is not None else words.no_choice(self._part, self.currentText())


_LETTERS = 8
