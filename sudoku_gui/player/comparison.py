"""Compares the player's search with another search of the same problem, the rival.

The player knows nothing of it. The position of the rival follows from the player's and from what both have in common
(`Alignment`).
"""

from dataclasses import replace
from itertools import count
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.cover import RepeatSearch, SearchBase, Seek
from solver_core.cover.counted import CountedSeek
from solver_core.cover.divergence import Comparing, Divergence
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.engines import Engine
from sudoku_gui.player import alignment as aligning
from sudoku_gui.player.alignment import AlignedPlace, Alignment, Lengths
from sudoku_gui.player.background_runner import BackgroundRunner
from sudoku_gui.player.job import Job, Steps, along
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.player.totals import RunTotal, Total

_NODES: Final = 1000  # of the rival's tree, which nobody sees
_AT_ONCE: Final = 0.002  # seconds that the rival may take while the player moves
_GLIMPSE: Final = 0.1  # seconds between two pictures of a long way
_READ: Final = 200  # milliseconds between two readings of what is known of both runs
_FINDING: Final = 0.004  # seconds at a time for finding where the runs diverge
_NEWS: Final = 25  # such stretches between two reports


class Comparison(QObject):
    """The rival of the player's search.

    Signals:
        changed: the rival, the alignment, or the searches.
        moved: the rival is at another position.
        learned: more is known of the runs, or of where they diverge.
    """

    changed = Signal()
    moved = Signal()
    learned = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.rival_subject: Subject | None = None  # outlasts a while without a search
        self.rival: SearchBase | None = None  # the other search; None while nothing is compared
        self.alignment = Alignment.DECISION  # what both have in common
        self.has_ended = False  # the rival's run was over before it came to its place
        self._viewers: set[int] | None = None
        self._place: AlignedPlace | None = None
        self._last_glimpse = 0.0
        self._here: RunTotal | None = None
        self._there: RunTotal | None = None
        self._comparing: Comparing | None = None
        self._way = Job(self, 0)
        self._way.progressed.connect(self._show_on_way)
        self._way.finished.connect(self._arrive)
        self._finding = Job(self, 0)
        for signal in (self._finding.progressed, self._finding.finished):
            signal.connect(self._report_finding)
        self._reader = QTimer(self, interval=_READ)
        self._reader.timeout.connect(self._learn)
        self._background_runner = BackgroundRunner(player.search_turns, self, is_patient=True)
        self._background_runner.advanced.connect(self._on_length_changed)
        player.began.connect(self._on_began)
        player.moved.connect(self._on_moved)
        player.length_changed.connect(self._on_length_changed)

    @property
    def is_under_way(self) -> bool:
        return self._way.is_running

    @property
    def lengths(self) -> Lengths:
        """The lengths of both runs, where they are final."""
        here = self._player.length if self._player.length_is_known else 0
        return Lengths(here, self._background_runner.length if self._background_runner.has_seen_end else 0)

    @property
    def is_waiting(self) -> bool:
        """Whether the rival cannot be placed before both lengths are known."""
        return self.rival is not None and self.alignment is Alignment.SHARE and not all(self.lengths)

    @property
    def totals(self) -> tuple[Total | None, Total | None]:
        """What the player's run and the rival's come to, as far as is known."""
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
        return self._comparing is not None and self._comparing.is_whole

    def compare_with(self, subject: Subject | None) -> None:
        """Have another rival, or none; raises a ValueError for a search of another problem."""
        if subject == self.rival_subject:
            return
        if subject is not None and self._player.is_watching:
            if not subject.is_of_same_problem(self._player.subject):
                raise ValueError("this is a search of another problem; compare searches of one problem")
            if isinstance(self._player.search, RepeatSearch):
                raise ValueError("a repeat cover is searched in one way only; there is nothing to compare")
        self.rival_subject = subject
        self._begin()

    def align(self, alignment: Alignment) -> None:
        """Have something else in common."""
        if alignment is not self.alignment:
            self.alignment, self._place = alignment, None
            self._follow()
            self.changed.emit()

    def attend(self, viewer: QObject, *, is_seen: bool) -> None:
        """Whether a viewer is visible: while none is, the rival rests, and catches up later."""
        before = self._is_attended
        others = (self._viewers or set()) - {id(viewer)}
        self._viewers = others | {id(viewer)} if is_seen else others
        if before and not self._is_attended:
            self._way.cancel()
            self._finding.cancel()
            self._reader.stop()
            self._place = None
        elif self._is_attended and not before:
            self._catch_up()

    @property
    def _is_attended(self) -> bool:
        """Whether anybody looks; before anybody has said so, somebody may."""
        return self._viewers is None or bool(self._viewers)

    def _catch_up(self) -> None:
        if self.rival is None:
            self._begin()
            return
        self._find()
        self._follow()
        self._learn()
        self._reader.start()

    def _on_began(self) -> None:
        """The rival goes on with the same problem, or with the new one, if it can."""
        search, before = self._player.search, self.rival_subject
        if search is None or before is None:
            had_rival = self.rival is not None
            self._end()
            if had_rival:
                self.changed.emit()
            return
        self.rival_subject = following(before, self._player.subject, search)
        if self.rival is not None and self.rival_subject == before:
            self._place = None
            self._compare(search, self.rival)
            self._follow()
            self.changed.emit()
        else:
            self._begin()

    def _begin(self) -> None:
        """Begin the search of the rival, if there is one, and if anybody looks."""
        search, subject = self._player.search, self.rival_subject
        self._end()
        if search is not None and subject is not None and self._is_attended:
            self.rival = subject.search()
            self.rival.tree_nodes = _NODES
            self._background_runner.start(self.rival)
            self._there = RunTotal(self.rival)
            self._compare(search, self.rival)
            self._follow()
        self.changed.emit()

    def _compare(self, search: SearchBase, rival: SearchBase) -> None:
        self._here = RunTotal(search)
        by_option = isinstance(search, BacktrackSearch) != isinstance(rival, BacktrackSearch)
        self._comparing = Comparing(search, rival, by_option=by_option)
        self._find()
        self._reader.start()
        self._learn()

    def _end(self) -> None:
        self._way.cancel()
        self._finding.cancel()
        self._reader.stop()
        self._background_runner.stop()
        self.rival = self._place = self._here = self._there = self._comparing = None
        self.has_ended = False

    def _on_moved(self) -> None:
        if self.rival is not None and self._is_attended:
            self._background_runner.slow_down()
            self._follow()

    def _follow(self) -> None:
        """Go where the player's position leads to, as far as that is possible at once."""
        search, rival = self._player.search, self.rival
        if search is None or rival is None or not self._is_attended:
            return
        place = aligning.place(search, self.alignment, self.lengths)
        if place is None or place == self._place:
            return
        if not self._way.cancel():
            self._last_glimpse = perf_counter()
        self._place = place
        self._way.start(_found(place.way(rival)), (), at_once=True)

    def _show_on_way(self) -> None:
        if perf_counter() - self._last_glimpse > _GLIMPSE:
            self._last_glimpse = perf_counter()
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


def _found(seek: Seek | CountedSeek) -> Steps[bool]:
    yield from along(seek, _AT_ONCE)
    return seek.found


def _compared(comparing: Comparing) -> Steps[None]:
    for number in count(1):
        if comparing.go(_FINDING):
            return
        yield None if number % _NEWS else 0.0


def following(rival: Subject, subject: Subject, search: SearchBase) -> Subject | None:
    """The rival for another subject, searched as the one before; None where that cannot be."""
    if isinstance(search, RepeatSearch):
        return None
    if rival.is_of_same_problem(subject):
        return rival
    if rival.overrides or (rival.engine is Engine.BACKTRACK and subject.grid is None):
        return None
    return replace(rival, grid=subject.grid, sample=subject.sample, problem=subject.problem)
