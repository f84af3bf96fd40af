"""Compares the player's search with another search of the same problem.

The player knows nothing of the other search, whose position follows from the player's and from what both have in common
(`Alignment`).
"""

from dataclasses import replace
from enum import StrEnum
from itertools import count
from time import perf_counter
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.cover import Op, RepeatSearch, SearchBase, Seek
from solver_core.cover.explain.divergence import Comparing, Divergence
from solver_core.cover.replay import counted
from solver_core.cover.replay.counted import CountedSeek
from solver_core.cover.replay.statistics import Tally
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.engines import Engine
from sudoku_gui.player.background_runner import BackgroundRunner
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.job import Job, Work, in_slices
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject

_NODES: Final = 1000  # of the other search's tree, which is not shown
_AT_ONCE: Final = 0.002  # seconds that the other search may take while the player moves
_UPDATE_INTERVAL: Final = 0.1  # seconds between two pictures of a long way
_READ: Final = 200  # milliseconds between two readings of what is known of both runs
_TO_FIRST: Final = 0.003  # seconds for the way to the first solution, at a time
_FINDING: Final = 0.004  # seconds at a time for finding where the runs diverge
_REPORT_EVERY: Final = 25  # such slices between two reports


class Alignment(StrEnum):
    """The common measure of two searches while they are compared."""

    DECISION = "decision"  # the number of decisions
    EVENT = "event"  # the number of events
    SHARE = "share"  # the share of the length of the run


class Lengths(NamedTuple):
    """The lengths of both runs; 0 where one is not known yet."""

    here: int
    there: int


class AlignedPosition(NamedTuple):
    """A place in the other search: after this many events or, counted in decisions, just after that one."""

    number: int
    is_decision: bool

    def seek_in(self, search: SearchBase) -> Seek | CountedSeek:
        """The seek that goes there; it has found the place unless the run was over before."""
        if self.is_decision:
            return counted.seek_to(search, Op.CHOOSE, self.number)
        return search.seek_to(self.number)


def aligned_position(search: SearchBase, alignment: Alignment, lengths: Lengths) -> AlignedPosition | None:
    """The position that corresponds to that of a search; None while lengths are needed that are not known."""
    if alignment is Alignment.DECISION:
        return AlignedPosition(search.decisions, is_decision=True)
    if alignment is Alignment.EVENT:
        return AlignedPosition(search.position, is_decision=False)
    if not all(lengths):
        return None
    # Rounded to the nearest in whole numbers, so that the end corresponds to the end.
    number = (2 * search.position * lengths.there + lengths.here) // (2 * lengths.here)
    return AlignedPosition(number, is_decision=False)


class RunTotals(NamedTuple):
    """A run, as far as it is known: what has happened, whether that is all, and where the first solution is."""

    tally: Tally
    is_complete: bool
    first_solution: int | None


class TotalsReader:
    """Reads the background run of one search; `known` is what was read last."""

    def __init__(self, search: SearchBase) -> None:
        self.known: RunTotals | None = None
        self._search = search
        self._twin = search
        self._seek: CountedSeek | None = None
        self._first: int | None = None

    @property
    def is_settled(self) -> bool:
        known = self.known
        return known is not None and known.is_complete and bool(not known.tally.solutions or self._first)

    def read(self) -> bool:
        """Read what is known by now, which may wait some milliseconds; returns whether that is more than before."""
        if self.is_settled:
            return False
        before, (happened, is_complete) = self.known, self._search.background_run.tally()
        if happened.solutions and self._first is None:
            self._look_for_first()
        self.known = RunTotals(happened, is_complete, self._first)
        return self.known != before

    def _look_for_first(self) -> None:
        """Go on to the first solution, on a twin."""
        if self._seek is None:
            self._twin = self._search.twin()
            self._seek = counted.seek_to(self._twin, Op.SOLUTION, 1)
        if self._seek.go(_TO_FIRST):
            self._first = self._twin.position
            self._seek = None


class Comparison(QObject):
    """Another search beside the player's.

    Signals:
        changed: the other search, the alignment, or the searches.
        moved: the other search is at another position.
        learned: more is known of the runs, or of where they diverge.
    """

    changed = Signal()
    moved = Signal()
    learned = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.other_subject: Subject | None = None  # outlasts a while without a search
        self.other: SearchBase | None = None  # the other search; None while nothing is compared
        self.alignment = Alignment.DECISION  # what both have in common
        self.has_ended = False  # the other search's run was over before it came to its place
        self._is_visible = True
        self._aligned: AlignedPosition | None = None
        self._last_update = 0.0
        self._here: TotalsReader | None = None
        self._there: TotalsReader | None = None
        self._comparing: Comparing | None = None
        self._seek = Job(self, 0)
        self._seek.progressed.connect(self._show_underway)
        self._seek.finished.connect(self._arrive)
        self._finding = Job(self, 0)
        self._finding.progressed.connect(self._report_finding)
        self._finding.finished.connect(self._report_finding)
        self._reader = QTimer(self, interval=_READ)
        self._reader.timeout.connect(self._learn)
        self._background_runner = BackgroundRunner(player.search_queue, self, is_patient=True)
        self._background_runner.advanced.connect(self._on_length_changed)
        player.began.connect(self._on_began)
        player.moved.connect(self._on_moved)
        player.length_changed.connect(self._on_length_changed)

    @property
    def is_under_way(self) -> bool:
        return self._seek.is_running

    @property
    def lengths(self) -> Lengths:
        """The lengths of both runs, where they are final."""
        here = self._player.length if self._player.length_is_known else 0
        return Lengths(here, self._background_runner.length if self._background_runner.has_seen_end else 0)

    @property
    def is_waiting(self) -> bool:
        """Whether the other search cannot be placed before both lengths are known."""
        return self.other is not None and self.alignment is Alignment.SHARE and not all(self.lengths)

    @property
    def totals(self) -> tuple[RunTotals | None, RunTotals | None]:
        """The counts of the player's run and of the other search's, as far as they are known."""
        return (self._here.known if self._here else None), (self._there.known if self._there else None)

    @property
    def divergence(self) -> Divergence | None:
        return self._comparing.divergence if self._comparing else None

    @property
    def compared(self) -> int:
        """How many decisions of both are known to be the same."""
        return self._comparing.decisions if self._comparing else 0

    @property
    def is_compared(self) -> bool:
        """Whether nothing more will be found out about where they diverge."""
        return self._comparing is not None and self._comparing.is_over

    @property
    def is_alike(self) -> bool:
        return self._comparing is not None and self._comparing.is_complete

    def compare_with(self, subject: Subject | None) -> None:
        """Have another one, or none; raises a ValueError for a search of another problem."""
        if subject == self.other_subject:
            return
        if subject is not None and self._player.is_watching:
            if not subject.is_of_same_problem(self._player.subject):
                raise AppError("compare.problem")
            if isinstance(self._player.search, RepeatSearch):
                raise AppError("compare.repeat")
        self.other_subject = subject
        self._begin()

    def align(self, alignment: Alignment) -> None:
        """Choose what both searches have in common, and move the other one there."""
        if alignment is not self.alignment:
            self.alignment, self._aligned = alignment, None
            self._follow()
            self.changed.emit()

    def set_visible(self, *, is_visible: bool) -> None:
        """Set whether anybody looks: while nobody does, the other search rests, and catches up later."""
        before, self._is_visible = self._is_visible, is_visible
        if before and not is_visible:
            self._seek.cancel()
            self._finding.cancel()
            self._reader.stop()
            self._aligned = None
        elif is_visible and not before and self.other is None:
            self._begin()
        elif is_visible and not before:
            self._find()
            self._follow()
            self._learn()
            self._reader.start()

    def _on_began(self) -> None:
        """The other search goes on with the same problem, or with the new one, if it can."""
        search, before = self._player.search, self.other_subject
        if search is None or before is None:
            had_other = self.other is not None
            self._end()
            if had_other:
                self.changed.emit()
            return
        self.other_subject = following(before, self._player.subject, search)
        if self.other is not None and self.other_subject == before:
            self._aligned = None
            self._compare(search, self.other)
            self._follow()
            self.changed.emit()
        else:
            self._begin()

    def _begin(self) -> None:
        """Begin the search of the other search, if there is one, and if anybody looks."""
        search, subject = self._player.search, self.other_subject
        self._end()
        if search is not None and subject is not None and self._is_visible:
            self.other = subject.search()
            self.other.tree_nodes = _NODES
            self._background_runner.start(self.other)
            self._there = TotalsReader(self.other)
            self._compare(search, self.other)
            self._follow()
        self.changed.emit()

    def _compare(self, search: SearchBase, other: SearchBase) -> None:
        self._here = TotalsReader(search)
        by_option = isinstance(search, BacktrackSearch) != isinstance(other, BacktrackSearch)
        self._comparing = Comparing(search, other, by_option=by_option)
        self._find()
        self._reader.start()
        self._learn()

    def _end(self) -> None:
        self._seek.cancel()
        self._finding.cancel()
        self._reader.stop()
        self._background_runner.stop()
        self.other = self._aligned = self._here = self._there = self._comparing = None
        self.has_ended = False

    def _on_moved(self) -> None:
        if self.other is not None and self._is_visible:
            self._background_runner.slow_down()
            self._follow()

    def _follow(self) -> None:
        """Go where the player's position leads to, as far as that is possible at once."""
        search, other = self._player.search, self.other
        if search is None or other is None or not self._is_visible:
            return
        aligned = aligned_position(search, self.alignment, self.lengths)
        if aligned is None or aligned == self._aligned:
            return
        if not self._seek.cancel():
            self._last_update = perf_counter()
        self._aligned = aligned
        self._seek.start(_found(aligned.seek_in(other)), (), at_once=True)

    def _show_underway(self) -> None:
        if perf_counter() - self._last_update > _UPDATE_INTERVAL:
            self._last_update = perf_counter()
            self.moved.emit()

    def _arrive(self, found: bool) -> None:  # noqa: FBT001 - a slot
        self.has_ended = not found
        self.moved.emit()

    def _on_length_changed(self) -> None:
        if self.alignment is Alignment.SHARE:
            self._follow()

    def _find(self) -> None:
        if self._comparing is None or self._comparing.is_over:
            self._finding.cancel()
        else:
            self._finding.start(_compared(self._comparing), (), replace=True)

    def _report_finding(self) -> None:
        self.learned.emit()

    def _learn(self) -> None:
        runs = [run for run in (self._here, self._there) if run is not None]
        has_news = [run.read() for run in runs]
        if all(run.is_settled for run in runs):
            self._reader.stop()
        if any(has_news):
            self.learned.emit()


def _found(seek: Seek | CountedSeek) -> Work[bool]:
    yield from in_slices(seek.go, _AT_ONCE)
    return seek.found


def _compared(comparing: Comparing) -> Work[None]:
    for number in count(1):
        if comparing.go(_FINDING):
            return
        yield None if number % _REPORT_EVERY else 0.0


def following(other: Subject, subject: Subject, search: SearchBase) -> Subject | None:
    """The other search for another subject, searched as the one before; None where that cannot be."""
    if isinstance(search, RepeatSearch):
        return None
    if other.is_of_same_problem(subject):
        return other
    if other.overrides or (other.engine is Engine.BACKTRACK and subject.grid is None):
        return None
    return replace(other, grid=subject.grid, sample=subject.sample, problem=subject.problem)
