"""One criterion of a condition, to be composed: its kind, and columns, options and cells by their names."""

from typing import Final

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QCompleter, QHBoxLayout, QListView, QSpinBox, QWidget

from solver_core.cover import Problem
from solver_core.sudoku.cells import CELLS
from sudoku_gui.features.breakpoint_list import condition_text
from sudoku_gui.features.breakpoint_list import text as words
from sudoku_gui.player.search_conditions import NEEDS, Criterion, CriterionKind, single
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import column, fill
from sudoku_gui.widgets.buttons import tool_button
from sudoku_gui.wording import names

tr = Texts("breakpoints")

_LETTERS, _KIND_LETTERS = 8, 10  # how many letters of names and of kinds have space at least
_WIDE: Final = 46  # letters: with so much space the fields stand beside the kind


class ProblemNames:
    """The names of one problem's columns, options and cells, made when they are first needed."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self._models: dict[str, QStringListModel] = {}
        self._numbers: dict[str, dict[str, int]] = {}

    def model(self, part: str) -> QStringListModel:
        """The names of a part, "item", "option" or "cell", in the order of their numbers."""
        problem = self.problem
        if part not in self._models:
            if part == "item":
                known = [names.item_name(problem, item) for item in range(len(problem.names))]
            elif part == "option":
                options = range(len(problem.options))
                known = [names.full_option_name(problem, option) for option in options]
            else:
                known = list(map(names.cell_name, CELLS))
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


class Chooser(QComboBox):
    """An editable list of names of a part."""

    def __init__(self, part: str, title: str, known: ProblemNames) -> None:
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
        """Load the names on the first call only, as thousands of them take a while."""
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


class CriterionRow(QWidget):
    """A line of the editor.

    Signals:
        changed: something else is chosen or typed.
        less_requested: the user leaves this criterion out.
    """

    changed = Signal()
    less_requested = Signal()

    def __init__(self, known: ProblemNames) -> None:
        super().__init__()
        self._line: Criterion | None = None
        self.kind = QComboBox()
        self.kind.setObjectName("criterion_kind")
        self.kind.setAccessibleName(tr("What to wait for"))
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(_KIND_LETTERS)
        is_sudoku = names.is_sudoku(known.problem)
        for kind in CriterionKind:  # lines of the pseudo-code are chosen in the pseudo-code
            if kind is not CriterionKind.LINE and (is_sudoku or kind is not CriterionKind.CELL):
                self.kind.addItem(condition_text.kind(kind), kind)
        self.kind.setMaxVisibleItems(self.kind.count())
        titles = {"option": tr("Option"), "item": tr("Column"), "cell": tr("Cell")}
        self._choosers = {part: Chooser(part, title, known) for part, title in titles.items()}
        self.number = QSpinBox()
        self.number.setObjectName("criterion_number")
        self.number.setAccessibleName(tr("Number"))
        self.number.setRange(0, max(len(known.problem.options), len(known.problem.names)))
        self.number.setValue(1)
        less, tip = self.less_requested.emit, tr("Remove this condition")
        self.less = tool_button("criterion_less", less, text=tr("−"), tip=tip)
        fields = column(*self._choosers.values(), self.number, spacing=2)
        self._middle = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        fill(self._middle, self.kind, fields, spacing=2, stretch=(0, 1))
        fill(QHBoxLayout(self), self._middle, self.less, spacing=2, stretch=(1,))
        self.kind.currentIndexChanged.connect(self._show_fields)
        self.number.valueChanged.connect(self.changed)
        for chooser in self._choosers.values():
            chooser.editTextChanged.connect(self.changed)
        self._show_fields()

    @property
    def controls(self) -> list[QWidget]:
        """The widgets that take the keyboard, in the order in which they are read."""
        return [self.kind, *self._choosers.values(), self.number, self.less]

    @property
    def chosen_kind(self) -> CriterionKind:
        return CriterionKind(self.kind.currentData())

    @property
    def criterion(self) -> Criterion | None:
        """The criterion; None while something is missing."""
        kind = self.chosen_kind
        if kind is CriterionKind.LINE:
            return self._line
        numbers = {part: chooser.number for part, chooser in self._needed().items()}
        if None in numbers.values():
            return None
        if "number" in NEEDS[kind]:
            numbers["number"] = self.number.value()
        return single(kind, **numbers).criteria[0]

    @property
    def complaint(self) -> str:
        """The first field that is missing or wrong, as a sentence; "" where the criterion is complete."""
        return next(filter(None, (chooser.complaint for chooser in self._needed().values())), "")

    def _needed(self) -> dict[str, Chooser]:
        """The choosers that the kind needs, in the order in which they stand."""
        needs = NEEDS[self.chosen_kind]
        return {part: chooser for part, chooser in self._choosers.items() if part in needs}

    def show_criterion(self, criterion: Criterion) -> None:
        """Fill the fields from a criterion that is to be edited."""
        self._line = criterion if criterion.kind is CriterionKind.LINE else None
        if criterion.kind is CriterionKind.LINE and self.kind.findData(CriterionKind.LINE) < 0:
            self.kind.addItem(condition_text.kind(CriterionKind.LINE), CriterionKind.LINE)
        self.kind.setCurrentIndex(self.kind.findData(criterion.kind))
        self._show_fields()
        for part, chooser in self._needed().items():
            chooser.choose(getattr(criterion, part))
        if criterion.number is not None:
            self.number.setValue(criterion.number)

    def focus_first_lack(self) -> None:
        """Give the keyboard to the first field that lacks something; to the kind where none does."""
        lacking = (chooser for chooser in self._needed().values() if chooser.complaint)
        next(lacking, self.kind).setFocus()

    def _show_fields(self) -> None:
        kind, needed = self.chosen_kind, self._needed()
        for part, chooser in self._choosers.items():
            if part in needed:
                chooser.fill()
            chooser.setVisible(part in needed)
        self.number.setVisible("number" in NEEDS[kind])
        is_size = kind is CriterionKind.SIZE
        self.number.setPrefix(tr("≤ ") if is_size else "")
        self.number.setSuffix(tr(" options") if is_size else "")
        self.changed.emit()

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() > _WIDE * self.fontMetrics().averageCharWidth()
        side = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._middle.direction() is not side:
            self._middle.setDirection(side)
            self._middle.setStretch(0, int(wide))


def _uniform() -> QListView:
    """A list that measures one row instead of two thousand."""
    return QListView(uniformItemSizes=True)
