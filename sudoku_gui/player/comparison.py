"""The comparison: another search of the same problem, which goes along with the player's.

The player knows nothing of it. The other search, the rival, has no place of its own either: where it stands follows
from where the player stands and from what both are to have in common (`Alignment`). What is near is gone at once, what
is far in stretches on the event loop; the newest wish replaces the one under way.
"""

from dataclasses import replace
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.cover import RepeatSearch, SearchBase, Seek
from solver_core.cover.counted import CountedSeek
from solver_core.cover.divergence import Divergence
from solver_core.sudoku.engines import Engine
from sudoku_gui.player import alignment as aligning
from sudoku_gui.player.alignment import Alignment, Lengths, Place
from sudoku_gui.player.background_runner import BackgroundRunner
from sudoku_gui.player.difference_finder import DifferenceFinder
from sudoku_gui.player.job import Job, Steps
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.player.totals import RunTotal, Total

_AT_ONCE: Final = 0.002
"""Seconds that the way may take while the player moves."""

_STRETCH: Final = 0.006
"""Seconds that it takes at a time after that."""

_GLIMPSE: Final = 0.1
"""Seconds between two pictures of a long way."""

_READ: Final = 200
"""Milliseconds between two readings of what is known of whole runs."""


class Comparison(QObject):
    """Holds a rival of the player's search beside it.

    Signals:
        changed: another rival or none, another alignment, or other searches.
        moved: the rival stands elsewhere.
        learned: more is known of whole runs, or of where they part.
    """

    changed = Signal()
    moved = Signal()
    learned = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._subject: Subject | None = None
        self._rival: SearchBase | None = None
        self._alignment = Alignment.DECISION
        self._viewers: set[int] | None = None
        self._place: Place | None = None
        self._has_ended = False
        self._last_glimpse = 0.0
        self._here: RunTotal | None = None
        self._there: RunTotal | None = None
        self._mover = Job(self, slice_seconds=0)
        self._mover.progressed.connect(self._on_progress)
        self._mover.finished.connect(self._arrive)
        self._reader = QTimer(self, interval=_READ)
        self._reader.timeout.connect(self._learn)
        self._background_runner = BackgroundRunner(self, is_patient=True)
        self._background_runner.advanced.connect(self._on_length_changed)
        self._finder = DifferenceFinder(self)
        self._finder.advanced.connect(self.learned)
        player.began.connect(self._on_began)
        player.moved.connect(self._on_moved)
        player.length_changed.connect(self._on_length_changed)

    # --- facts ------------------------------------------------------------------------------------

    @property
    def rival_subject(self) -> Subject | None:
        """What the player's search is compared with; None for nothing. It outlasts a while without a search."""
        return self._subject

    @property
    def rival(self) -> SearchBase | None:
        """The other search; None while nothing is compared."""
        return self._rival

    @property
    def alignment(self) -> Alignment:
        """What both have in common."""
        return self._alignment

    @property
    def is_under_way(self) -> bool:
        """Whether the rival is still on a long way to its place."""
        return self._mover.is_running

    @property
    def has_ended(self) -> bool:
        """Whether the rival's run was over before it came to its place; it stands at its end then."""
        return self._has_ended

    @property
    def lengths(self) -> Lengths:
        """How long both runs are, where that is known for certain."""
        here = self._player.length if self._player.length_is_known else 0
        return Lengths(here, self._background_runner.length if self._background_runner.has_seen_end else 0)

    @property
    def is_waiting(self) -> bool:
        """Whether the rival cannot be placed before both lengths are known."""
        return self._rival is not None and self._alignment is Alignment.SHARE and not all(self.lengths)

    @property
    def totals(self) -> tuple[Total | None, Total | None]:
        """What the player's run and the rival's come to, as far as is known."""
        return (self._here.known if self._here else None), (self._there.known if self._there else None)

    @property
    def divergence(self) -> Divergence | None:
        """Where the two part, once that is found."""
        return self._finder.divergence

    @property
    def compared(self) -> int:
        """How many decisions of both are known to be the same."""
        return self._finder.decisions

    @property
    def is_compared(self) -> bool:
        """Whether nothing more will be found out about where they part."""
        return self._finder.is_over

    @property
    def is_alike(self) -> bool:
        """Whether both runs are the same from start to end."""
        return self._finder.is_whole

    # --- deeds ------------------------------------------------------------------------------------

    def compare_with(self, subject: Subject | None) -> None:
        """Have another rival, or none.

        Raises:
            ValueError: it is a search of another problem than the one that is watched.
        """
        if subject == self._subject:
            return
        if subject is not None and self._player.is_watching:
            if not subject.is_of_same_problem(self._player.subject):
                raise ValueError("this is a search of another problem; compare searches of one problem")
            if isinstance(self._player.search, RepeatSearch):
                raise ValueError("a repeat cover is searched in one way only; there is nothing to compare")
        self._subject = subject
        self._take_up()

    def align(self, alignment: Alignment) -> None:
        """Have something else in common."""
        if alignment is not self._alignment:
            self._alignment, self._place = alignment, None
            self._follow()
            self.changed.emit()

    def attend(self, viewer: QObject, *, is_seen: bool) -> None:
        """Whether a viewer is in sight: while none is, the rival rests, and catches up later."""
        before = self._is_attended
        others = (self._viewers or set()) - {id(viewer)}
        self._viewers = others | {id(viewer)} if is_seen else others
        if self._is_attended != before:
            self._rest(is_resting=before)

    @property
    def _is_attended(self) -> bool:
        """Whether anybody looks; before anybody has said so, somebody may."""
        return self._viewers is None or bool(self._viewers)

    def _rest(self, *, is_resting: bool) -> None:
        self._finder.rest(is_resting=is_resting)
        if is_resting:
            self._mover.cancel()
            self._reader.stop()
            self._place = None
        elif self._rival is None:
            self._take_up()
        else:
            self._follow()
            self._learn()
            self._reader.start()

    # --- which ------------------------------------------------------------------------------------

    def _on_began(self) -> None:
        """The rival goes on with the same problem, or with the other one, if it can."""
        search, subject = self._player.search, self._player.subject
        if search is None or self._subject is None:
            self._let_go()
            return
        before, self._subject = self._subject, following(self._subject, subject, search)
        if self._rival is not None and self._subject == before:
            self._place = None
            self._compare(search, self._rival)
            self._follow()
            self.changed.emit()
        else:
            self._take_up()

    def _take_up(self) -> None:
        """Begin the search of the subject, if there is one, and if anybody looks."""
        search, subject = self._player.search, self._subject
        self._let_go(quietly=True)
        if search is not None and subject is not None and self._is_attended:
            self._rival = subject.search()
            self._background_runner.send(self._rival)
            self._there = RunTotal(self._rival)
            self._compare(search, self._rival)
            self._follow()
        self.changed.emit()

    def _compare(self, search: SearchBase, rival: SearchBase) -> None:
        self._here = RunTotal(search)
        self._finder.find(search, rival)
        self._reader.start()
        self._learn()

    def _let_go(self, *, quietly: bool = False) -> None:
        had = self._rival is not None
        self._mover.cancel()
        self._reader.stop()
        self._background_runner.recall()
        self._finder.forget()
        self._rival = self._place = self._here = self._there = None
        self._has_ended = False
        if had and not quietly:
            self.changed.emit()

    # --- where ------------------------------------------------------------------------------------

    def _on_moved(self) -> None:
        if self._rival is not None and self._is_attended:
            self._background_runner.give_way()
            self._follow()

    def _follow(self) -> None:
        """Go where the player's place leads to, as far as that is possible at once."""
        search, rival = self._player.search, self._rival
        if search is None or rival is None or not self._is_attended:
            return
        place = aligning.place(search, self._alignment, self.lengths)
        if place is None or place == self._place:
            return
        if not self._mover.cancel():
            self._last_glimpse = perf_counter()
        self._place, seeking = place, place.way(rival)
        if seeking.go(_AT_ONCE):
            self._arrive(seeking.found)
        else:
            self._mover.start(_steps(seeking), expected=())
            self._on_progress()

    def _arrive(self, found: bool) -> None:  # noqa: FBT001 - a signal's argument
        self._has_ended = not found
        self.moved.emit()

    def _on_progress(self) -> None:
        if perf_counter() - self._last_glimpse > _GLIMPSE:
            self._last_glimpse = perf_counter()
            self.moved.emit()

    def _on_length_changed(self) -> None:
        if self._alignment is Alignment.SHARE:
            self._follow()

    def _learn(self) -> None:
        """Look at what is known of whole runs, until all is."""
        runs = [run for run in (self._here, self._there) if run is not None]
        told = [run.read() for run in runs]
        if all(run.is_settled for run in runs):
            self._reader.stop()
        if any(told):
            self.learned.emit()


def _steps(seeking: Seek | CountedSeek) -> Steps[bool]:
    """Go all the way; answers whether the place was found."""
    while not seeking.go(_STRETCH):
        yield 0.0
    return seeking.found


def following(rival: Subject, subject: Subject, search: SearchBase) -> Subject | None:
    """The rival that goes with what is watched now, searched as the one before was; None where that cannot be."""
    if isinstance(search, RepeatSearch):
        return None
    if rival.is_of_same_problem(subject):
        return rival
    if rival.overrides or (rival.engine is Engine.BACKTRACK and subject.grid is None):
        return None
    return replace(rival, grid=subject.grid, sample=subject.sample, problem=subject.problem)
