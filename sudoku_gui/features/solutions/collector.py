"""Collects the solutions of a search, using a separate search."""

from array import array
from time import perf_counter
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal

from solver_core.cover import Problem, SearchBase
from solver_core.cover.replay import progress
from solver_core.cover.replay.seeking import ENDLESS
from sudoku_gui.features.solutions import text as words
from sudoku_gui.player.job import SLICE, Job, Work
from sudoku_gui.player.subject import Subject
from sudoku_gui.widgets.row_table import Index, TableModel
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import number

MOST: Final = 100_000  # solutions that are listed; more are counted only
_AT_ONCE: Final = 300_000  # events that are searched without a request: some milliseconds
_PERIOD: Final = 0.1  # seconds between two reports


class SolutionCollector(QObject):
    """The solutions found so far.

    Signals:
        changed: there are more solutions, or the work was resumed, paused or finished.

    Attributes:
        count: how many there are; no more than `MOST` of them are stored.
        is_over: whether all have been found.
        fraction: the part of the search tree that has been searched, from 0 to 1.
        seconds: of work so far.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job = Job(self)
        self._job.finished.connect(self.changed)
        self._job.cancelled.connect(self.changed)
        self._search: SearchBase | None = None
        self._reset()

    def _reset(self) -> None:
        self._options, self._ends, self._positions = array("i"), array("q", [0]), array("q")
        self.count, self.is_over, self.fraction, self.seconds = 0, False, 0.0, 0.0
        self._reported = 0.0

    @property
    def is_running(self) -> bool:
        return self._job.is_running

    @property
    def stored(self) -> int:
        """How many can be listed."""
        return len(self._positions)

    def options(self, number: int) -> list[int]:
        """The options of a solution, counted from 0, in the order in which they were chosen."""
        return self._options[self._ends[number] : self._ends[number + 1]].tolist()

    def position(self, number: int) -> int:
        return self._positions[number]

    def begin(self, subject: Subject | None) -> None:
        """Look for the first solutions of another search; None: of none."""
        self._reset()  # first, so that a receiver of the cancellation does not list old solutions
        self._job.cancel()
        self._search = None if subject is None else subject.search()
        if self._search is not None:
            self._job.start(self._finding(self._search, _AT_ONCE))
        self.changed.emit()

    def find_all(self) -> None:
        """Go on to the end."""
        if self._search is not None and not self.is_over and not self._job.is_running:
            self._job.start(self._finding(self._search, ENDLESS))
            self.changed.emit()

    def stop(self) -> None:
        self._job.cancel()

    def _finding(self, search: SearchBase, until: int) -> Work[None]:
        """Find solutions in slices; cancelling keeps what was found."""
        found = True
        while found and not search.finished:
            way = search.seek_to_next("solution", within=max(0, until - search.position))
            is_there = False
            while not is_there:
                begun = perf_counter()
                is_there = way.go(SLICE)
                self.seconds += perf_counter() - begun
                self._report(search)
                yield self.fraction
            found = way.found
            if found:
                self._record(search)
        self.is_over = search.finished
        self.fraction = progress.of(search).fraction

    def _record(self, search: SearchBase) -> None:
        self.count += 1
        if len(self._positions) < MOST:
            self._options.extend(level.option for level in search.levels())
            self._ends.append(len(self._options))
            self._positions.append(search.position)

    def _report(self, search: SearchBase) -> None:
        now = perf_counter()
        if now - self._reported >= _PERIOD:
            self._reported = now
            self.fraction = progress.of(search).fraction
            self.changed.emit()


_ROOT: Final = QModelIndex()


class SolutionsModel(TableModel):
    """A row for each solution that is stored.

    Attributes:
        problem: whose they are.
        has_pictures: whether a row shows its number alone, below its picture.
    """

    def __init__(self, collector: SolutionCollector, parent: QObject) -> None:
        super().__init__(parent)
        self._collector = collector
        self._rows = 0
        self.problem: Problem | None = None
        self.has_pictures = False

    def show_problem(self, problem: Problem | None, *, has_pictures: bool) -> None:
        """List the solutions of another problem."""
        self.beginResetModel()
        self.problem, self.has_pictures, self._rows = problem, has_pictures, 0
        self.endResetModel()

    def take_new(self) -> None:
        """Insert rows for solutions collected since the last call; rows before stay."""
        found = self._collector.stored
        if found > self._rows:
            self.beginInsertRows(_ROOT, self._rows, found - 1)
            self._rows = found
            self.endInsertRows()

    # --- what it answers --------------------------------------------------------------------------

    def length(self) -> int:
        return self._rows

    def content(self, index: Index, role: int) -> Any:
        if self.problem is None:
            return None
        row = index.row()
        options = self._collector.options(row)
        if role == Qt.ItemDataRole.DisplayRole:
            shown = number(row + 1)
            return shown if self.has_pictures else f"{shown}.  {words.names(self.problem, options)}"
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole}:
            return as_tip(words.tip(self.problem, row, options, self._collector.position(row)))
        return None
