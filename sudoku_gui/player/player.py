"""The player: one search, one position, and the clock that moves it.

Every move is a `Seek` done in stretches of a few milliseconds on the event loop, the newest wish
replacing the one under way: stepping, playing, scrubbing and running to the end share that one path.
"""

from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from solver_core.cover import Condition, Rule, SearchBase, Seek
from solver_core.cover.beats import BEATS
from solver_core.cover.seeking import ENDLESS
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.playing import Playing, Wish
from sudoku_gui.player.subject import Subject
from sudoku_gui.player.watched import Watched

_STRETCH = 0.008
"""Seconds that a move may take before the event loop gets its turn."""

_FRAME = 16
"""Milliseconds between two pictures while playing."""

_GLIMPSE = 0.1
"""Seconds between two pictures of a long move."""


class Player(Watched):
    """Moves a search at a chosen speed; widgets ask it to move and redraw when it has moved.

    Signals:
        began: another search, or none, is watched.
        moved: the position changed.
        state_changed: watching, playing, busy, beat or rate changed.
        length_changed: more of the search's length is known.
        halted: a move stopped where `break_condition` is met.
        ended: a move stopped softly; "start", "end", or "stopped" where it was given up.
    """

    began = Signal()
    moved = Signal()
    state_changed = Signal()
    length_changed = Signal()
    halted = Signal()
    ended = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.beat = "column"
        self.rate = 4.0
        self.break_condition: Condition | None = None
        """Where whatever goes event by event stops: the breakpoints."""
        self.is_playing = False
        self.plays_backward = False
        self._seeking: Seek | None = None
        self._goal: int | None = None
        self._playing: Playing | None = None
        self._last_glimpse = 0.0
        self._mover = QTimer(self, interval=0)
        self._mover.timeout.connect(self._go_on)
        self._clock = QTimer(self, interval=_FRAME, timerType=Qt.TimerType.PreciseTimer)
        self._clock.timeout.connect(self._play_on)
        self._background_runner.advanced.connect(self.length_changed)
        self._told = self._state()

    # --- facts ------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Whether a long move is under way that can be given up."""
        return self._mover.isActive()

    @property
    def goal(self) -> int:
        """Where a scrub under way will lead; the position where there is none."""
        return self.position if self._goal is None else self._goal

    # --- watching ---------------------------------------------------------------------------------

    def watch(self, grid: Grid, rule: Rule = Rule.FEWEST) -> None:
        """Stand at the start of the search of a puzzle by Dancing Links; see `watch_subject`."""
        self.watch_subject(Subject(grid, rule=rule))

    def watch_subject(self, subject: Subject) -> None:
        """Stand at the start of the search of a puzzle or another problem.

        Raises:
            ContradictionError: a digit stands twice in a house; what was watched before stays.
            ProblemError: there is no such problem; the same.
        """
        self.take_up(subject.search(), subject)

    def take_up(self, search: SearchBase, subject: Subject) -> None:
        """Watch a search of this subject from where it stands."""
        self._rest()
        self.search, self.subject, self._snapshot = search, subject, None
        self._furthest, self._has_met_end = search.position, search.finished
        self._background_runner.send(search)  # what it has passed is near from then on
        self._background_runner.give_way()
        self.began.emit()
        self._tell_state()
        self.moved.emit()

    def leave(self) -> None:
        """Watch nothing."""
        self._rest()
        self._background_runner.recall()
        self.search = None
        self.subject = Subject(Grid.empty())
        self._furthest, self._has_met_end = 0, False
        self.began.emit()
        self._tell_state()
        self.moved.emit()

    def set_beat(self, beat: str) -> None:
        """Choose how far one step goes: one of `BEATS`."""
        if beat not in BEATS:
            raise ValueError(f"{beat!r} is not a beat; use one of {', '.join(BEATS)}")
        self.beat = beat
        self._tell_state()

    def set_rate(self, rate: float) -> None:
        """Choose how many beats a second are played; inf for as many as can be."""
        self.rate = max(1.0, rate)
        self._tell_state()

    # --- moving -----------------------------------------------------------------------------------

    def step(self, *, backward: bool = False, coarser: int = 0) -> None:
        """One beat on or back; ``coarser`` takes a beat so many kinds coarser (negative: finer)."""
        kind = BEATS[min(max(BEATS.index(self.beat) + coarser, 0), len(BEATS) - 1)]
        self.run_to(kind, backward=backward)

    def run_to(self, kind: str | Condition, *, backward: bool = False) -> None:
        """To the next place of a kind, as `SearchBase.run_to`, or where `break_condition` is met before."""
        self._rest()
        if self.search:
            self._set_out(
                self.search.way_to_next(kind, backward=backward, break_condition=self.break_condition)
            )

    def scrub(self, position: int) -> None:
        """To a position; the newest wish counts."""
        self._rest()
        if self.search:
            self._goal = max(0, position) if position < ENDLESS else None
            self._set_out(self.search.way_to(max(0, position)))

    def to_start(self) -> None:
        """To position 0."""
        self.scrub(0)

    def to_end(self) -> None:
        """To where the whole tree has been walked; some searches never get there."""
        self.scrub(ENDLESS)

    def play(self, *, backward: bool = False) -> None:
        """Step at the chosen rate until an end, a pause or another wish."""
        self._rest()
        if self.search is None:
            return
        self.is_playing, self.plays_backward = True, backward
        self._playing = Playing(self.search)
        self._clock.start()
        self._tell_state()

    def pause(self) -> None:
        """Stand still."""
        self._rest()
        self._tell_state()

    def play_pause(self) -> None:
        """Play when standing, stand when playing."""
        if self.is_playing:
            self.pause()
        else:
            self.play()

    def cancel(self) -> bool:
        """Give up whatever moves, here; answer whether anything did."""
        if not (self.is_busy or self.is_playing):
            return False
        self.pause()
        self.moved.emit()
        self.ended.emit("stopped")
        return True

    # --- the way there ----------------------------------------------------------------------------

    def _rest(self) -> None:
        self._mover.stop()
        self._clock.stop()
        self._seeking = self._goal = self._playing = None
        self.is_playing = False

    def _set_out(self, seeking: Seek) -> None:
        """Go; what takes longer than a stretch goes on between events."""
        self._seeking = seeking
        self._last_glimpse = perf_counter()
        if seeking.go(_STRETCH):
            self._arrive(seeking)
        else:
            self._mover.start()
            self._tell_state()

    def _go_on(self) -> None:
        seeking = self._seeking
        if seeking is None:
            self._mover.stop()
        elif seeking.go(_STRETCH):
            self._mover.stop()
            self._arrive(seeking)
        elif perf_counter() - self._last_glimpse > _GLIMPSE:
            self._note_position()
            self._last_glimpse = perf_counter()

    def _arrive(self, seeking: Seek) -> None:
        is_run = self._goal is None  # who goes to a position is not held up by what is met there
        self._seeking = self._goal = None
        self._note_position()
        arrived = self.position
        self._tell_state()
        if self.is_busy or self.position != arrived:
            return  # who was told has gone on
        if not seeking.found or (self.search and self.search.finished) or (is_run and self._is_halted()):
            self._tell_end()

    def _note_position(self) -> None:
        self._background_runner.give_way()
        if self.position > self._furthest:
            self._furthest = self.position
            self._has_met_end = self._has_met_end or (self.search is not None and self.search.finished)
            if self._furthest > self._background_runner.length:
                self.length_changed.emit()
        self.moved.emit()

    def _state(self) -> tuple[object, ...]:
        return self.search, self.is_playing, self.plays_backward, self.is_busy, self.beat, self.rate

    def _tell_state(self) -> None:
        """Say that the state is another, if it is: a step that is done at once changes none of it."""
        if self._told != (state := self._state()):
            self._told = state
            self.state_changed.emit()

    def _tell_end(self) -> None:
        if self._is_halted():
            self.halted.emit()
        elif self.search and self.search.finished:
            self.ended.emit("end")
        elif self.position == 0:
            self.ended.emit("start")

    def _play_on(self) -> None:
        if self._playing is None:
            return
        before = self.position
        goes_on = self._playing.go(Wish(self.beat, self.rate, self.plays_backward, self.break_condition))
        if not goes_on:
            self._rest()
        if self.position != before:
            self._note_position()
        if not goes_on:
            self._tell_state()
            self._tell_end()

    def _is_halted(self) -> bool:
        return (
            self.search is not None
            and self.break_condition is not None
            and self.search.stands_at(self.break_condition)
        )
