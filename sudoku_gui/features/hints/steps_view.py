"""The pane of steps, all possible ones or those of the solution, and how hard the puzzle is, for Dancing Links too."""

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QHeaderView, QScrollArea, QStyle, QTableView, QVBoxLayout, QWidget

from solver_core.cover import Rule
from solver_core.hints import Position, PositionFault, Step
from solver_core.hints.singles import SINGLES
from solver_core.hints.techniques import BY_ID, CHOICES, difficulty_of, hardest
from solver_core.sudoku import encoding
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from sudoku_gui.document.document import Document
from sudoku_gui.document.hint_session import HintSession
from sudoku_gui.document.step_finder import StepFinder
from sudoku_gui.features.hints import text as words
from sudoku_gui.features.hints.card import HintCard
from sudoku_gui.player.errors import AppMessage
from sudoku_gui.player.job import Job, Work, in_slices
from sudoku_gui.render.fonts import RIGHT
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts, plural, translate
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import TOUCHABLE, dialog_button
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.pointed_table import plain_table
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording import errors, joining
from sudoku_gui.wording.names import difficulty_name, number, technique_name

tr = Texts("hints")
mark = tr.mark

LIMIT: Final = 10_000_000  # events after which a search is left: some seconds


def measuring(grid: Grid) -> Work[str]:
    """Work that searches a puzzle by each rule, and says what that takes; raises a ContradictionError."""
    lines = []
    fewest = tr("Dancing Links, fewest options: {counts}.")
    first = tr("Dancing Links, first column: {counts}.")
    for rule, sentence in ((Rule.FEWEST, fewest), (Rule.FIRST, first)):
        search = encoding.search(grid, rule)
        yield from in_slices(search.seek_to_next("end", within=LIMIT).go)
        tally = search.tally
        counts = [
            tr("{count} decisions", "", tally.decisions, count=number(tally.decisions)),
            tr("{count} guesses", "", tally.guesses, count=number(tally.guesses)),
            tr("{count} dead ends", "", tally.dead_ends, count=number(tally.dead_ends)),
            tr("{count} updates", "", plural(tally.updates), count=number(tally.updates)),
        ]
        line = sentence.format(counts=joining.words(counts))
        if not search.finished:
            line = tr("{line} The search was stopped after {events} events.", line=line, events=number(LIMIT))
        lines.append(line)
    return "\n".join(lines)


_GAP = 6
_LEAST_LINES = 9  # of the table
_CALM = 200  # milliseconds between two changes of the list while steps are found
_SOON = 500  # milliseconds after a change until steps are looked for again
_RESULT, _RATED = 2, (3, 4)  # columns
_BY_CELL, _PATH = 1, 2  # kinds of lists, after the one by technique


@dataclass(frozen=True, slots=True)
class _StepRow:
    number: int  # in the order in which it was found, from 1
    step: Step


class StepTable(RowTable[_StepRow]):
    """Number, technique, what a step does, level and points."""

    columns = 5
    _HEADINGS = (mark("Step"), mark("Technique"), mark("Result"), mark("Level"), mark("Points"))

    def header(self, section: int) -> tuple[str, str]:
        return translate("hints", self._HEADINGS[section]), ""

    def key(self, row: _StepRow) -> object:
        return row

    def cell(self, row: _StepRow, index: Index, role: int) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in {0, 4}:
            return RIGHT
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        technique = BY_ID[row.step.technique]
        return (
            str(row.number),
            technique_name(technique.id),
            words.changes(row.step),
            difficulty_name(technique.level),
            str(technique.points),
        )[index.column()]


class StepsView(Pane):
    """The steps that are possible now, or those of the rated path; a chosen one is drawn on the board at once.

    A step of the path is shown on the board as it is by then: walking through the list replays the path.

    Signals:
        steps_requested: do these steps.
        hidden: out of sight, so a preview should end.
    """

    steps_requested = Signal(object)
    hidden = Signal()

    def __init__(self, document: Document, session: HintSession, card: HintCard, theme: Theme) -> None:
        description = self.tr("Up and Down draw one step after the other on the board, Enter does it.")
        super().__init__("steps", self.tr("Steps"), description, theme)
        self._document, self._session, self._card = document, session, card
        self._is_path, self._is_old = False, True
        self._steps: list[Step] = []
        self._positions: list[Position] = []  # where the steps of a path begin and end; else where all begin
        self._singles: list[Step] = []
        self._fault = self._measures = ""  # why there are no steps; what Dancing Links needs
        self._task = document.task()
        self.finder, self.singles_finder = StepFinder(self), StepFinder(self)
        self.model = StepTable(self)
        self.summary, self.measured = paragraph("steps_summary"), paragraph("steps_measured")
        self._measuring = Job(self)
        self._measuring.finished.connect(self._show_measures)
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self._look_if_seen)
        self._list_soon = QTimer(self, singleShot=True, interval=_CALM)
        self._list_soon.timeout.connect(self._show)
        self.main_part = self.table = self._make_table()
        self._kind = self._make_kind()
        self._before = dialog_button("steps_before", self.tr("Do All &Before This"), self._request_before)
        self._all_singles = dialog_button("steps_singles", self.tr("All Si&ngles"), self._find_singles)
        self._lay_out()
        self._listen()
        self._refresh_parts()

    def look_for_steps(self, *, is_path: bool | None = None) -> None:
        """Look for the steps of the board, or for those of the puzzle from its start; by default as before."""
        if is_path is not None:
            with QSignalBlocker(self._kind):
                self._kind.setCurrentIndex(_PATH if is_path else self._kind.currentIndex() % _PATH)
        self._is_path = is_path = self._kind.currentIndex() == _PATH
        for column in _RATED:
            self.table.setColumnHidden(column, not is_path)
        self._forget(self.tr("Looking for steps..."))
        self._is_old, self._task = False, self._document.task()
        begins = Position.start(self._task) if is_path else Position.of(self._document.puzzle)
        self._positions = [begins]
        if is_path:
            self._measuring.start(measuring(self._task), (ContradictionError,))
        self.finder.ask(
            "path" if is_path else "all", begins, CHOICES if is_path else self._session.techniques
        )

    def stop(self) -> None:
        """Stop the processes and what is measured."""
        self.finder.close()
        self.singles_finder.close()
        self._measuring.cancel()
        self._soon.stop()
        self._list_soon.stop()

    # --- parts ------------------------------------------------------------------------------------

    def _make_table(self) -> QTableView:
        table = plain_table("steps_table", self.accessibleName(), self.model)
        table.setShowGrid(True)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_RESULT, QHeaderView.ResizeMode.Stretch)
        table.activated.connect(self._card.buttons["do"].click)
        table.selectionModel().selectionChanged.connect(self._show_chosen)
        return table

    def _make_kind(self) -> QComboBox:
        kind = QComboBox()
        kind.setObjectName("steps_kind")
        kind.setAccessibleName(self.tr("Which steps"))
        texts = self.tr("Possible now, by technique"), self.tr("Possible now, by cell")
        kind.addItems([*texts, self.tr("To the solution, with a rating")])
        kind.currentIndexChanged.connect(self._choose)
        return kind

    def _lay_out(self) -> None:
        """Scroll where there is little space: no explanation is cut."""
        inner, scroll = QWidget(), QScrollArea(widgetResizable=True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        for button in (self._before, self._all_singles):
            button.setMinimumHeight(TOUCHABLE)
        foot = row(self._before, self._all_singles, None, spacing=_GAP)
        parts = self._kind, self.summary, self.measured, self.table, self._card, foot
        margins = (_GAP, _GAP, _GAP, _GAP)
        fill(QVBoxLayout(inner), *parts, spacing=_GAP, margins=margins, stretch=(0, 0, 0, 1))
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        self.lay_out(scroll)

    def _listen(self) -> None:
        self.finder.found.connect(self._on_found)
        self.finder.done.connect(self._on_done)
        self.singles_finder.found.connect(self._singles.append)
        self.singles_finder.done.connect(self._do_singles)
        for finder in (self.finder, self.singles_finder):
            finder.fault.connect(self._on_fault)
            finder.failed.connect(self._on_failed)
        self._document.changed.connect(self._on_document_changed)
        self._session.changed.connect(self._refresh_parts)

    # --- what happens -----------------------------------------------------------------------------

    def _choose(self) -> None:
        if self._is_path or self._kind.currentIndex() == _PATH:
            self.look_for_steps()
        else:
            self._show()

    def _show(self) -> None:
        rows = [_StepRow(number, step) for number, step in enumerate(self._steps, 1)]
        if self._kind.currentIndex() == _BY_CELL:
            rows.sort(key=lambda row: ((*row.step.placed, *row.step.removed)[0], row.number))
        self.model.show_rows(rows)
        self._refresh_parts()

    def _forget(self, text: str) -> None:
        """List nothing, and say why."""
        self.finder.cancel()
        self._measuring.cancel()
        self._list_soon.stop()
        self._steps.clear()
        self._fault = self._measures = ""
        self._show()
        self.summary.setText(text)

    def _on_found(self, step: Step) -> None:
        self._steps.append(step)
        if self._is_path:
            self._positions.append(self._positions[-1].after(step))
        self.summary.setText(self.tr("Looking for steps: %n so far...", "", len(self._steps)))
        if not self._list_soon.isActive():
            self._list_soon.start()

    def _on_done(self) -> None:
        self._list_soon.stop()
        self._show()
        if not self._steps:
            self.summary.setText(self._fault or self.tr("No step is possible."))
        elif self._is_path:
            used = [step.technique for step in self._steps]
            worst, score = hardest(used), sum(BY_ID[technique].points for technique in used)
            count = self.tr("%n steps lead to the solution.", "", len(used))
            rating = words.summary(score, difficulty_of(worst.level, score), worst.id)
            self.summary.setText(joining.sentences([rating, count]))
        else:
            self.summary.setText(self.tr("%n steps are possible.", "", len(self._steps)))

    def _show_measures(self, measures: str) -> None:
        self._measures = measures
        self._refresh_parts()

    def _on_fault(self, fault: PositionFault, cells: tuple[int, ...]) -> None:
        self._fault = words.fault(fault, cells, is_revealed=False)
        self.summary.setText(self._fault)

    def _on_failed(self, cause: AppMessage) -> None:
        text = self.tr("The steps cannot be found: {cause}.")
        self.summary.setText(text.format(cause=errors.describe(cause)))

    def _on_document_changed(self) -> None:
        """Steps belong to a board, those of a rating to the givens: they are not to be done on another one."""
        self.singles_finder.cancel()
        if not self._is_old and (not self._is_path or self._document.task() != self._task):
            is_path, self._is_old = self._is_path, True
            self._forget(self.tr("The puzzle has changed.") if is_path else self.tr("The board has changed."))
        if self._is_old:
            self._soon.start()

    def _look_if_seen(self) -> None:
        if self.isVisible() and self._is_old:
            self.look_for_steps()

    def _chosen(self) -> _StepRow | None:
        chosen = self.table.selectionModel().selectedRows()
        return self.model.rows[chosen[0].row()] if chosen else None

    def _show_chosen(self) -> None:
        if (chosen := self._chosen()) is not None and self._session.step is not chosen.step:
            position = self._positions[chosen.number - 1 if self._is_path else 0]
            self._session.show_step(chosen.step, position, is_preview=self._is_path)

    def _refresh_parts(self) -> None:
        """Show what belongs to the step on the board, or to none."""
        chosen = self._chosen()
        if chosen is not None and self._session.step is not chosen.step:
            self.table.clearSelection()
            chosen = None
        note = "" if self._session.is_shown else self._measures
        if self._session.preview is not None:
            note = self.tr("The board shows the puzzle before this step. Esc shows yours again.")
        self.measured.setText(note)
        self.measured.setVisible(bool(note))
        self._before.setVisible(self._is_path)
        self._before.setEnabled(chosen is not None and chosen.number > 1)

    def _request_before(self) -> None:
        if (chosen := self._chosen()) is not None:
            self.steps_requested.emit(self._steps[: chosen.number - 1])

    def _find_singles(self) -> None:
        self._singles.clear()
        self.singles_finder.ask("path", Position.of(self._document.puzzle), SINGLES)

    def _do_singles(self) -> None:
        if self._singles:
            self.steps_requested.emit(list(self._singles))
        else:
            self.summary.setText(self.tr("No single is possible now."))

    # --- Qt ---------------------------------------------------------------------------------------

    def fit(self) -> None:
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self.setMinimumWidth(self._card.minimumWidth() + 2 * _GAP + bar)
        line = self.fontMetrics().height()
        self.table.setMinimumHeight(_LEAST_LINES * line)
        self.table.horizontalHeader().setMinimumSectionSize(3 * line)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look_if_seen()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.hidden.emit()
