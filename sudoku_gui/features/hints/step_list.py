"""The list of steps, all possible ones or those of the solution, and how hard the puzzle is, for Dancing Links too."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QHeaderView, QTableView, QVBoxLayout, QWidget

from solver_core.cover import Rule
from solver_core.cover.replay.statistics import Tally
from solver_core.hints import Position, PositionFault, Step
from solver_core.hints.levels import level_of
from solver_core.hints.techniques import BY_ID, CHOICES
from solver_core.sudoku import encoding
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from sudoku_gui.document.document import Document
from sudoku_gui.document.finding import StepFinder
from sudoku_gui.features.hints import text as words
from sudoku_gui.player.errors import AppMessage
from sudoku_gui.player.job import Job, Steps, in_slices
from sudoku_gui.render.fonts import RIGHT
from sudoku_gui.translation import Texts, translate
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.widgets.pointed_table import plain_table
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording import errors, joining
from sudoku_gui.wording.names import number
from sudoku_gui.wording.techniques import level_name, technique_name

tr = Texts("hints")

LIMIT: Final = 10_000_000  # ticks after which a search is left: some seconds


@dataclass(frozen=True, slots=True)
class RuleMeasure:
    """What a search had counted by its end, or by the limit."""

    rule: Rule
    tally: Tally
    is_complete: bool


def measuring(grid: Grid) -> Steps[list[RuleMeasure]]:
    """A job that searches a puzzle by each rule; raises a ContradictionError."""
    found = []
    for rule in (Rule.FEWEST, Rule.FIRST):
        search = encoding.search(grid, rule)
        seek = search.seek_to_next("end", within=LIMIT)
        yield from in_slices(seek.go)
        found.append(RuleMeasure(rule, search.tally, search.finished))
    return found


def measured_text(measure: RuleMeasure) -> str:
    """A sentence with rule, decisions, guesses, dead ends and updates of a search."""
    sentence = {
        Rule.FEWEST: tr(
            "Dancing Links, fewest options: {decisions} decisions, {guesses} guesses, {dead_ends} dead ends, "
            "{updates} updates."
        ),
        Rule.FIRST: tr(
            "Dancing Links, first column: {decisions} decisions, {guesses} guesses, {dead_ends} dead ends, "
            "{updates} updates."
        ),
    }[measure.rule]
    counted = measure.tally
    shown = sentence.format(
        decisions=number(counted.decisions),
        guesses=number(counted.guesses),
        dead_ends=number(counted.dead_ends),
        updates=number(counted.updates),
    )
    if measure.is_complete:
        return shown
    return tr("{line} The search was stopped after {events} events.", line=shown, events=number(LIMIT))


mark = Texts("hints").mark

_GAP = 8
_SIZE = 46, 30  # width and height, in lines of text


@dataclass(frozen=True, slots=True)
class _StepRow:
    number: int  # in the order in which it was found, from 1
    step: Step


class StepTable(RowTable[_StepRow]):
    """Number, technique, level, points, and what a step does."""

    columns = 5
    _HEADINGS = (mark("Step"), mark("Technique"), mark("Level"), mark("Points"), mark("Result"))

    def header(self, section: int) -> tuple[str, str]:
        return translate("hints", self._HEADINGS[section]), ""

    def key(self, row: _StepRow) -> object:
        return row

    def cell(self, row: _StepRow, index: Index, role: int) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in {0, 3}:
            return RIGHT
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        technique = BY_ID[row.step.technique]
        return (
            str(row.number),
            technique_name(technique.id),
            level_name(technique.level),
            str(technique.points),
            words.changes(row.step),
        )[index.column()]


class StepList(Dialog):
    """A step that is chosen is drawn on the board.

    Signals:
        step_chosen: show this step; with the position where it was found.
        steps_requested: do these steps.
        about_requested: the page of the technique with this id.
    """

    step_chosen = Signal(object, object)
    steps_requested = Signal(object)
    about_requested = Signal(str)

    def __init__(
        self, document: Document, *, is_path: bool, techniques: Sequence[str], parent: QWidget | None = None
    ) -> None:
        name, title = ("rating", self.tr("Rating")) if is_path else ("all_steps", self.tr("All Steps"))
        super().__init__(parent, name, title)
        self._document = document
        self._is_path = is_path
        self._techniques = CHOICES if is_path else tuple(techniques)
        self._steps: list[Step] = []
        self._task = document.task()
        self._position = Position.of(document.puzzle)
        self.finder = StepFinder(self)
        self.model = StepTable(self)
        self.summary = paragraph("steps_summary")
        self.measured = paragraph("steps_measured")
        self.measured.hide()
        self._measuring = Job(self)
        self._measuring.finished.connect(self._show_measures)
        self.table = self._make_table()
        self._order = self._make_order()
        do = self.tr("&Do All Before This") if is_path else self.tr("&Do It")
        self._do = dialog_button("steps_do", do, self._request)
        self._about = dialog_button("steps_about", self.tr("&About This Technique"), self._request_about)
        self._again = dialog_button("steps_again", self.tr("&Look Again"), self.look)
        self._lay_out()
        self.table.selectionModel().currentChanged.connect(self._on_current_changed)
        self.finder.found.connect(self._on_found)
        self.finder.fault.connect(self._on_fault)
        self.finder.done.connect(self._on_done)
        self.finder.failed.connect(self._on_failed)
        document.changed.connect(self._on_document_changed)
        line = self.fontMetrics().height()
        self.resize(_SIZE[0] * line, _SIZE[1] * line)

    def look(self) -> None:
        """Look for the steps of the board, or of the puzzle from its start."""
        self._task = task = self._document.task()
        self._position = Position.start(task) if self._is_path else Position.of(self._document.puzzle)
        self._steps.clear()
        self._show()
        self.summary.setText(self.tr("Looking for steps..."))
        self._again.setEnabled(False)
        self._measuring.cancel()
        if self._is_path:
            self.measured.hide()
            self._measuring.start(measuring(task), (ContradictionError,))
        self.finder.ask("path" if self._is_path else "all", self._position, self._techniques)

    # --- parts ------------------------------------------------------------------------------------

    def _make_table(self) -> QTableView:
        table = plain_table("steps_table", self.windowTitle(), self.model)
        table.setShowGrid(True)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        table.doubleClicked.connect(self._request)
        return table

    def _make_order(self) -> QComboBox:
        order = QComboBox()
        order.setObjectName("steps_order")
        order.setAccessibleName(self.tr("Order of the steps"))
        order.addItem(self.tr("By technique"), lambda row: row.number)
        order.addItem(self.tr("By cell"), lambda row: ((*row.step.placed, *row.step.removed)[0], row.number))
        order.currentIndexChanged.connect(self._show)
        return order

    def _lay_out(self) -> None:
        buttons = self.button_box(self._do, self._again)
        buttons.addButton(self._about, QDialogButtonBox.ButtonRole.HelpRole)
        head = row(self.summary, self._order, spacing=_GAP, stretch=(1,))
        self._order.setVisible(not self._is_path)
        parts = head, self.measured, self.table, buttons
        fill(QVBoxLayout(self), *parts, spacing=_GAP, margins=(_GAP, _GAP, _GAP, _GAP))
        self._enable(is_chosen=False)

    # --- what happens -----------------------------------------------------------------------------

    def _show(self) -> None:
        rows = [_StepRow(number, step) for number, step in enumerate(self._steps, 1)]
        if not self._is_path:
            rows.sort(key=self._order.currentData())
        self.model.show_rows(rows)
        self._enable(is_chosen=False)

    def _on_found(self, step: Step) -> None:
        self._steps.append(step)
        text = self.tr("Looking for steps: %n so far...", "", len(self._steps))
        self.summary.setText(text)

    def _on_done(self) -> None:
        self._again.setEnabled(True)
        self._show()
        if not self._steps:
            self.summary.setText(self.tr("No step is possible."))
        elif self._is_path:
            used = [BY_ID[step.technique] for step in self._steps]
            hardest = max(used, key=lambda technique: (technique.level.rank, technique.points))
            score = sum(technique.points for technique in used)
            level = level_of(hardest.level, score)
            count = self.tr("%n steps lead to the solution.", "", len(used))
            self.summary.setText(joining.sentences([words.summary(score, level, hardest.id), count]))
        else:
            self.summary.setText(self.tr("%n steps are possible.", "", len(self._steps)))

    def _show_measures(self, measures: list[RuleMeasure]) -> None:
        self.measured.setText("\n".join(map(measured_text, measures)))
        self.measured.show()

    def _on_fault(self, fault: PositionFault, cells: tuple[int, ...]) -> None:
        self._again.setEnabled(True)
        self.summary.setText(words.fault(fault, cells))

    def _on_failed(self, cause: AppMessage) -> None:
        self._again.setEnabled(True)
        text = self.tr("The steps cannot be found: {cause}.")
        self.summary.setText(text.format(cause=errors.describe(cause)))

    def _on_document_changed(self) -> None:
        """Steps belong to a board, those of a rating to the givens: they are not to be done on another one."""
        is_stale = not self._is_path or self._document.task() != self._task
        if is_stale and (self._steps or self.finder.is_busy):
            self.finder.cancel()
            self._measuring.cancel()
            self.measured.hide()
            self._steps.clear()
            self._show()
            self._again.setEnabled(True)
            is_path = self._is_path
            self.summary.setText(
                self.tr("The puzzle has changed.") if is_path else self.tr("The board has changed.")
            )

    def _on_current_changed(self, index: QModelIndex) -> None:
        self._enable(is_chosen=index.isValid())
        if index.isValid() and not self._is_path:
            self.step_chosen.emit(self.model.rows[index.row()].step, self._position)

    def _enable(self, *, is_chosen: bool) -> None:
        self._do.setEnabled(is_chosen)
        self._about.setEnabled(is_chosen)

    def _request_about(self) -> None:
        index = self.table.currentIndex()
        if index.isValid():
            self.about_requested.emit(self.model.rows[index.row()].step.technique)

    def _request(self) -> None:
        index = self.table.currentIndex()
        if index.isValid():
            row = index.row()
            chosen = self._steps[:row] if self._is_path else [self.model.rows[row].step]
            self.steps_requested.emit(chosen)

    # --- Qt ---------------------------------------------------------------------------------------

    def done(self, result: int) -> None:
        self.finder.close()
        self._measuring.cancel()
        super().done(result)
