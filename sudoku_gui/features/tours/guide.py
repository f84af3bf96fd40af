"""The tour under way: its stop, what the user has answered there, and how far every tour was followed."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from solver_core.cover.explain.exercises import Answer, Exercise, Kind
from solver_core.errors import Message
from sudoku_gui.features.tours.errors import TourMessage
from sudoku_gui.features.tours.navigation import StopNavigator
from sudoku_gui.features.tours.progress import MOST, LastTour, StoredTours, TourProgress, WatchedBefore
from sudoku_gui.features.tours.tour import Stop, Tour, TourError
from sudoku_gui.player.baseline import Baseline, BaselineKind
from sudoku_gui.player.comparison import Comparison, following
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject
from sudoku_gui.session.state import plain, record

if TYPE_CHECKING:
    from solver_core.cover.explain.exercise_reasons import Verdict


class TourGuide(StopNavigator):
    """Leads the player from stop to stop, and back to what was watched before.

    Signals:
        began: a tour has begun, or another one.
        moved: it is at another stop, though the search may still be on its way there.
        answered: a choice was made, or the answer shown.
        left: no tour is under way any more.
        panes_requested: only the panes of these names are to be shown; or, without any, the arrangement "play",
            "watch" or "study".
    """

    began = Signal()
    moved = Signal()
    answered = Signal()
    left = Signal()
    panes_requested = Signal(tuple, str)

    def __init__(self, player: Player, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(player, selection, parent)
        self.tour: Tour | None = None  # the one under way; None without one
        self.index = 0  # the number of its stop, from 0
        self.progress: dict[str, TourProgress] = {}  # how far the user came in each tour, by its id
        self.was_under_way = False  # whether a tour was under way when the session that was read ended
        self._answers: dict[int, frozenset[int]] = {}
        self._exercises: dict[int, Exercise | None] = {}
        self._verdicts: dict[int, Verdict] = {}
        self._revealed: set[int] = set()
        self._shown: set[int] = set()
        self._arrangement = ""  # the one that a stop has requested, while the stops request no panes
        self._before = WatchedBefore(None)
        self._stored_before: WatchedBefore | None = None
        self._last: Tour | None = None
        self._last_known: LastTour | None = None
        for signal in (self.moved, self.arrived, self.answered, self.left):
            signal.connect(self._update_question)

    @property
    def stop(self) -> Stop | None:
        return None if self.tour is None else self.tour.stops[self.index]

    @property
    def is_at_end(self) -> bool:
        return self.tour is None or self.index + 1 == len(self.tour.stops)

    @property
    def is_on_the_way(self) -> bool:
        """Whether the player has not come to the stop yet."""
        return self.tour is not None and not self.is_there

    @property
    def tried(self) -> frozenset[int]:
        """The indices of the answers already given at this stop."""
        return self._answers.get(self.index, frozenset())

    @property
    def is_revealed(self) -> bool:
        return self.index in self._revealed

    @property
    def was_shown(self) -> bool:
        """Whether the answer was asked for instead of found."""
        return self.index in self._shown

    @property
    def exercise(self) -> Exercise | None:
        """The exercise that the question of this stop asks; None where it has choices, and on the way there."""
        question = self.stop.question if self.stop else None
        if question is None or question.kind is None or self.search is None:
            return None
        if self.index not in self._exercises:
            from solver_core.cover.explain import exercises

            self._exercises[self.index] = exercises.at(self.search, question.kind)
        return self._exercises[self.index]

    @property
    def verdict(self) -> "Verdict | None":
        """The verdict on the latest answer to the exercise of this stop; None before the first."""
        return self._verdicts.get(self.index)

    def begin(self, tour: Tour, stop: int = 0) -> None:
        from sudoku_gui.features.tours.stop_search import StopSearch

        if self.tour is None and not self.is_returning:
            self._before = self._stored_before or WatchedBefore.now(self._player)
        self._stored_before, self.was_under_way = None, False
        self.tour = self._last = tour
        self._last_known = LastTour(tour.id, "" if tour.path is None else str(tour.path))
        self._begin_moving()
        self._seeker = StopSearch()
        self._answers, self._exercises, self._verdicts = {}, {}, {}
        self._revealed, self._shown = set(), set()
        self._arrangement = ""
        self.index = min(max(0, stop), len(tour.stops) - 1)
        self.began.emit()
        self.go(stop)

    def next(self) -> None:
        """Go to the next stop, if there is one."""
        if not self.is_at_end:
            self.go(self.index + 1)

    def back(self) -> None:
        """Go to the previous stop, if there is one."""
        if self.tour is not None and self.index:
            self.go(self.index - 1)

    def go(self, stop: int) -> None:
        """Go to any stop, counted from 0."""
        if self.tour is None:
            return
        self.index = min(max(0, stop), len(self.tour.stops) - 1)
        before = self.progress.pop(self.tour.id, TourProgress())
        self.progress[self.tour.id] = TourProgress(self.index, before.finished)
        self._begin_moving()
        self._request_panes(self.tour.stops[self.index])
        self.moved.emit()
        self._seek_stop()

    def return_to_stop(self) -> None:
        """Show the panes of the stop, and go there, after the user has moved elsewhere."""
        self._arrangement = ""
        if self.stop is not None:
            self._request_panes(self.stop)
            self._seek_stop()

    def answer(self, choice: int) -> None:
        """Make a choice, counted from 0; the right one shows the answer."""
        question = self.stop.question if self.stop else None
        if question is None or choice not in range(len(question.choices)):
            return
        self._answers[self.index] = self.tried | {choice}
        if choice == question.right:
            self._revealed.add(self.index)
        self.answered.emit()

    def answer_exercise(self, given: Answer) -> None:
        """Answer the exercise of this stop; the right answer shows why it is right."""
        exercise = self.exercise
        if exercise is None or self.is_revealed:
            return
        verdict = self._judge(exercise, given)
        if verdict.is_right or exercise.kind is Kind.FORCED:  # of two answers the other one is known then
            self._revealed.add(self.index)
        self.answered.emit()

    def reveal(self) -> None:
        """Show the right answer, whatever has been answered so far."""
        if self.stop is not None and self.stop.question is not None and not self.is_revealed:
            if (exercise := self.exercise) is not None:
                self._judge(exercise, exercise.right)
            self._revealed.add(self.index)
            self._shown.add(self.index)
            self.answered.emit()

    def _judge(self, exercise: Exercise, given: Answer) -> "Verdict":
        from solver_core.cover.explain.exercise_reasons import judge

        verdict = self._verdicts[self.index] = judge(self._seeker.search, exercise, given)
        return verdict

    def finish(self) -> None:
        """Record that the tour was completed, and leave it."""
        if self.tour is not None:
            self.progress[self.tour.id] = TourProgress(self.index, finished=True)
            self.leave()

    def leave(self) -> None:
        """End the tour and restore what was watched before."""
        stop = self.stop
        if stop is None:
            return
        self.tour = None
        if stop.beat and self._player.beat == stop.beat:
            self._player.set_beat(self._before.beat)
        self._go_back(self._before, stop.subject)
        self.left.emit()

    def resume(self) -> None:
        """Continue the tour that was left last, at the stop where it was left."""
        tour = self._last or self._find_last()
        if self.tour is None and tour is not None:
            self.begin(tour, self.progress.get(tour.id, TourProgress()).stop)

    def to_json(self) -> dict[str, object]:
        """Progress in all tours, and the one under way, as plain data for the session file."""
        before = None if self.tour is None else self._before.to_json()
        progress = {name: plain(one) for name, one in self.progress.items()}
        return plain(StoredTours(self._last_known, self.tour is not None, before, progress))

    def from_json(self, data: Any) -> None:
        """Remember how far the user came; `resume` goes on. A ValueError for other data changes nothing."""
        stored = record(StoredTours, data)
        progress = {name: record(TourProgress, one) for name, one in list(stored.progress.items())[:MOST]}
        self._stored_before = None if stored.before is None else WatchedBefore.from_json(stored.before)
        self._last, self._last_known, self.progress = None, stored.last, progress
        self.was_under_way = stored.under_way and stored.last is not None

    def _find_last(self) -> Tour | None:
        """The tour that the session file names, read again."""
        if self._last_known is None:
            return None
        from sudoku_gui.features.tours import collection

        name, path = self._last_known.id, self._last_known.path
        found = collection.in_file(Path(path)) if path else collection.FoundTour(name, collection.by_id(name))
        if found.tour is None:
            self._last_known, self._stored_before, self.was_under_way = None, None, False
            self.failed.emit(found.error or TourMessage("tour.gone", name=name))
        return found.tour

    def _request_panes(self, stop: Stop) -> None:
        name = "" if stop.panes else stop.arrangement
        if stop.panes or (name and name != self._arrangement):
            self.panes_requested.emit(stop.panes, name)
        self._arrangement = name

    def _seek_stop(self) -> None:
        stop = self.stop
        if stop is None:  # a receiver of `moved` has left the tour
            return
        if stop.beat and stop.beat != self._player.beat:
            self._player.set_beat(stop.beat)
        self._go_to(stop)

    def _update_question(self) -> None:
        """Let no view answer the question of this stop as long as it is open."""
        question, search = self.stop.question if self.stop else None, self.search
        if question is None or search is None or self.is_revealed:
            self._player.question.withdraw(self)
        else:
            self._player.question.ask(self, search.position, question.kind)

    def _fail(self, stop: Stop, cause: Message) -> None:
        file = "" if self.tour is None else self.tour.file
        self.failed.emit(TourError(cause, file=file, stop=stop.number))


_Setting = tuple[Subject | None, bool]  # what is compared, and whether changes are marked


class TourComparison(QObject):
    """Sets comparison and baseline as the stops of a tour have them, and restores both after it.

    What the user sets otherwise stays until a stop says something else than the one before, or is restored.
    """

    def __init__(
        self,
        guide: TourGuide,
        player: Player,
        comparison: Comparison,
        baseline: Baseline,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._guide = guide
        self._player = player
        self._comparison = comparison
        self._baseline = baseline
        self._before: _Setting | None = None
        self._shown: tuple[int, _Setting] | None = None  # the stop shown last, and what it has set
        guide.began.connect(self._begin)
        guide.arrived.connect(self._show)
        guide.went_back.connect(self._restore)

    def _begin(self) -> None:
        """A tour begun in a tour restores what was before both."""
        self._shown = None
        if self._before is None:
            self._before = self._comparison.other_subject, self._baseline.kind is BaselineKind.CHOICE

    def _show(self) -> None:
        stop, index = self._guide.stop, self._guide.index
        if stop is None:
            return
        setting = stop.compare, stop.difference
        if self._shown is None or index == self._shown[0] or setting != self._shown[1]:
            self._set(*setting)
        self._shown = index, setting

    def _restore(self) -> None:
        if self._before is None:
            return
        subject, is_marked = self._before
        search = self._player.search
        if subject is not None and search is not None:
            subject = following(subject, self._player.subject, search)
        self._before = None
        self._set(subject, is_marked)

    def _set(self, subject: Subject | None, is_marked: bool) -> None:  # noqa: FBT001 - as a stop has it
        self._comparison.compare_with(subject)
        if is_marked and self._baseline.kind is not BaselineKind.CHOICE:
            self._baseline.since_choice()
        elif not is_marked and self._baseline.kind is not BaselineKind.OFF:
            self._baseline.off()
