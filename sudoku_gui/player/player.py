"""The player: one search, one position, and the clock that moves it.

Every move is a `Seek` done in slices of a few milliseconds on the event loop; the newest request replaces the one
under way: stepping, scrubbing and running to the end are one path. `Playback` runs the events that are due.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from solver_core.cover import Condition, Problem, Rule, SearchBase, Seek, Snapshot
from solver_core.cover.explain.exercises import Answer, Kind
from solver_core.cover.replay.beats import BEATS
from solver_core.cover.replay.seeking import ENDLESS
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.background_runner import RunLength, SearchQueue
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.playback import Playback, PlaybackRequest
from sudoku_gui.player.subject import Subject

_SLICE = 0.008  # seconds that a move may take before the event loop gets its turn
_FRAME = 16  # milliseconds between two pictures while playing
_UPDATE_INTERVAL = 0.1  # seconds between two pictures of a long move


class Player(QObject):
    """Moves a search at a chosen speed; widgets ask it to move and redraw when it has moved.

    Signals:
        began: another search, or none, is watched.
        moved: the position changed.
        state_changed: watching, playing, busy, beat or rate changed.
        length_changed: more of the search's length is known.
        stopped: a move stopped where `break_condition` is met.
        ended: a move stopped without one; "start", "end", or "stopped" where it was cancelled.
    """

    began = Signal()
    moved = Signal()
    state_changed = Signal()
    length_changed = Signal()
    stopped = Signal()
    ended = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.search: SearchBase | None = None  # what is watched; None for nothing
        self.subject = Subject(Grid.empty())  # what it is a search of
        self.beat = "column"  # how far one step goes, one of `BEATS`
        self.rate = 4.0  # how many beats are played in a second
        self.next_view = 0.0  # when the next of the views that follow it may be redrawn, one at a time
        self.break_condition: Condition | None = None  # where every run stops: the breakpoints
        self.is_playing, self.plays_backward = False, False
        self.question = OpenQuestion(self, lambda: self.position, lambda: self.hides_future)
        self.hides_future = False  # whether views know only the past
        self.hidden_by: object = None  # who asked for it, if that matters
        self._snapshot: Snapshot | None = None
        self._seeking: Seek | None = None
        self._goal: int | None = None
        self._playback: Playback | None = None
        self._last_update = 0.0
        self._mover = QTimer(self, interval=0)
        self._mover.timeout.connect(self._go_on)
        self._clock = QTimer(self, interval=_FRAME, timerType=Qt.TimerType.PreciseTimer)
        self._clock.timeout.connect(self._play_on)
        self.search_queue = SearchQueue()  # among the searches that run beside the window
        self._run_length = RunLength(self.search_queue, self)
        self._run_length.advanced.connect(self.length_changed)
        self._last_state = self._state()

    @property
    def is_watching(self) -> bool:
        return self.search is not None

    @property
    def grid(self) -> Grid | None:
        return self.subject.grid

    @property
    def problem(self) -> Problem:
        """The problem of the search; that of a Sudoku while nothing is watched."""
        return self.search.problem if self.search else encoding.problem()

    @property
    def snapshot(self) -> Snapshot | None:
        """The position for pictures; the same object for all who ask at one position."""
        search, known = self.search, self._snapshot
        if search is None:
            return None
        if known is None or known.problem is not search.problem or known.position != search.position:
            known = self._snapshot = search.snapshot()
        return known

    @property
    def is_running_in_background(self) -> bool:
        return self._run_length.is_growing

    @property
    def position(self) -> int:
        return self.search.position if self.search else 0

    @property
    def length(self) -> int:
        """How many events the search has, as far as is known."""
        return self._run_length.length

    @property
    def length_is_known(self) -> bool:
        return self._run_length.is_complete

    @property
    def is_busy(self) -> bool:
        """Whether a long move is under way that can be cancelled."""
        return self._mover.isActive()

    @property
    def goal(self) -> int:
        """Where a scrub under way will lead; the position where there is none."""
        return self.position if self._goal is None else self._goal

    def watch(self, grid: Grid, rule: Rule = Rule.FEWEST) -> None:
        """Go to the start of the search of a puzzle by Dancing Links; see `watch_subject`."""
        self.watch_subject(Subject(grid, rule=rule))

    def watch_subject(self, subject: Subject) -> None:
        """Go to the start of a subject's search, all shown; a ContradictionError or ProblemError changes nothing."""
        self.show_search(subject.search(), subject, hides_future=False)

    def show_search(self, search: SearchBase, subject: Subject, *, hides_future: bool | None = None) -> None:
        """Watch a search of this subject from its position on; None: what comes next is hidden if it was before."""
        self._rest()
        if hides_future is not None:
            self.hides_future, self.hidden_by = hides_future, None
        self.search, self.subject, self._snapshot = search, subject, None
        self._run_length.begin(search, hides_future=self.hides_future)
        self._report_beginning()

    def hide_future(self, *, hidden: bool, by: object = None) -> None:
        """Hide from the views what comes next, by showing a copy of which nothing is known, or show it again."""
        changes = hidden != self.hides_future or (hidden and self.length > self.position)
        self.hides_future, self.hidden_by = hidden, by
        if changes and self.search is not None:
            twin = self.search.twin()
            twin.seek(self.position)
            self.show_search(twin, self.subject)

    def leave(self) -> None:
        """End the search that is watched, if there is one."""
        self.hides_future, self.hidden_by = False, None
        self._rest()
        self._run_length.end()
        self.search, self.subject = None, Subject(Grid.empty())
        self._report_beginning()

    def _report_beginning(self) -> None:
        self.began.emit()
        self._report_state()
        self.moved.emit()

    def set_beat(self, beat: str) -> None:
        """Choose how far one step goes: one of `BEATS`."""
        if beat not in BEATS:
            raise AppError("beat.unknown", found=repr(beat), names=", ".join(BEATS))
        self.beat = beat
        self._report_state()

    def set_rate(self, rate: float) -> None:
        """Choose how many beats a second are played; inf for as many as can be."""
        self.rate = max(1.0, rate)
        self._report_state()

    def step(self, *, backward: bool = False, coarser: int = 0) -> None:
        """Go one beat forward or back; ``coarser`` takes a beat this many kinds coarser (negative: finer)."""
        kind = BEATS[min(max(BEATS.index(self.beat) + coarser, 0), len(BEATS) - 1)]
        self.run_to(kind, backward=backward)

    def run_to(self, kind: str | Condition, *, backward: bool = False) -> None:
        """Go to the next place of a kind, as `SearchBase.run_to`, or where `break_condition` is met before."""
        self._rest()
        if self.search:
            condition = self.break_condition
            self._begin_seek(self.search.seek_to_next(kind, backward=backward, break_condition=condition))

    def scrub(self, position: int) -> None:
        """Set out for a position, from 0; `ENDLESS` or more stands for the end of the run."""
        self._rest()
        if self.search:
            self._goal = max(0, position) if position < ENDLESS else None
            self._begin_seek(self.search.seek_to(max(0, position)))

    def to_start(self) -> None:
        self.scrub(0)

    def to_end(self) -> None:
        """Go to where the search has ended; some searches never get there."""
        self.scrub(ENDLESS)

    def play(self, *, backward: bool = False) -> None:
        """Step at the chosen rate until an end, a pause or another request."""
        self._rest()
        if self.search is None:
            return
        self.is_playing, self.plays_backward = True, backward
        self._playback = Playback(self.search)
        self._clock.start()
        self._report_state()

    def pause(self) -> None:
        self._rest()
        self._report_state()

    def play_pause(self) -> None:
        (self.pause if self.is_playing else self.play)()

    def cancel(self) -> bool:
        """Stop a move under way, here; returns whether there was one."""
        if not (self.is_busy or self.is_playing):
            return False
        self.pause()
        self.moved.emit()
        self.ended.emit("stopped")
        return True

    def _rest(self) -> None:
        self._mover.stop()
        self._clock.stop()
        self._seeking = self._goal = self._playback = None
        self.is_playing = False

    def _begin_seek(self, seeking: Seek) -> None:
        self._seeking, self._last_update = seeking, perf_counter()
        if seeking.go(_SLICE):
            self._arrive(seeking)
        else:
            self._mover.start()
            self._report_state()

    def _go_on(self) -> None:
        seeking = self._seeking
        if seeking is not None and seeking.go(_SLICE):
            self._mover.stop()
            self._arrive(seeking)
        elif perf_counter() - self._last_update > _UPDATE_INTERVAL:
            self._record_position()
            self._last_update = perf_counter()

    def _arrive(self, seeking: Seek) -> None:
        is_run = self._goal is None  # a breakpoint does not stop a move to a position
        self._seeking = self._goal = None
        self._record_position()
        arrived = self.position
        self._report_state()
        has_moved_on = self.is_busy or self.position != arrived  # by a receiver of the signal
        has_ended = not seeking.found or (self.search and self.search.finished)
        if not has_moved_on and (has_ended or (is_run and self._is_at_break())):
            self._report_end()

    def _record_position(self) -> None:
        self._run_length.record_position()
        self.moved.emit()

    def _state(self) -> tuple[object, ...]:
        return self.search, self.is_playing, self.plays_backward, self.is_busy, self.beat, self.rate

    def _report_state(self) -> None:
        """Emit `state_changed` if it has: a step that is done at once changes nothing."""
        if self._last_state != (state := self._state()):
            self._last_state = state
            self.state_changed.emit()

    def _report_end(self) -> None:
        if self._is_at_break():
            self.stopped.emit()
        elif self.search and self.search.finished:
            self.ended.emit("end")
        elif self.position == 0:
            self.ended.emit("start")

    def _play_on(self) -> None:
        before = self.position
        request = PlaybackRequest(self.beat, self.rate, self.plays_backward, self.break_condition)
        goes_on = self._playback is not None and self._playback.go(request)
        if not goes_on:
            self._rest()
        if self.position != before:
            self._record_position()
        if not goes_on:
            self._report_state()
            self._report_end()

    def _is_at_break(self) -> bool:
        search, condition = self.search, self.break_condition
        return search is not None and condition is not None and search.stands_at(condition)


class _AskedQuestion(NamedTuple):
    position: int
    kind: Kind | None
    needed: tuple[Answer, ...]


class OpenQuestion(QObject):
    """The question of the exercises at present, or of a tour; each at its place.

    Signals:
        changed: another question is open, or none any more.
    """

    changed = Signal()

    def __init__(
        self, parent: QObject, position: Callable[[], int], hides_future: Callable[[], bool]
    ) -> None:
        super().__init__(parent)
        self._position, self._hides_future = position, hides_future
        self._asked: dict[object, _AskedQuestion] = {}

    def ask(self, by: object, position: int, kind: Kind | None = None, needed: Sequence[Answer] = ()) -> None:
        """Await the answer to an exercise, if it is one, with what must be seen to answer it; inverse of `withdraw`."""
        asked = _AskedQuestion(position, kind, tuple(needed))
        if self._asked.get(by) != asked:
            self._asked[by] = asked
            self.changed.emit()

    def withdraw(self, by: object) -> None:
        """Withdraw the question of an asker; views may show its answer again."""
        if self._asked.pop(by, None) is not None:
            self.changed.emit()

    @property
    def is_open(self) -> bool:
        """Whether an exercise or a tour awaits an answer, at any position."""
        return bool(self._asked)

    @property
    def needed(self) -> tuple[Answer, ...]:
        """The answers that must be visible for the question where the search stands."""
        return next(
            (asked.needed for asked in self._asked.values() if asked.position == self._position()), ()
        )

    @property
    def is_here(self) -> bool:
        """Whether it is asked where the search stands; never while what comes next is shown."""
        return bool(self._here)

    @property
    def kind(self) -> Kind | None:
        """Which exercise is asked where the search stands, as `is_here`; None for none."""
        return next(filter(None, self._here), None)

    @property
    def _here(self) -> list[Kind | None]:
        if not self._hides_future():
            return []
        return [asked.kind for asked in self._asked.values() if asked.position == self._position()]
