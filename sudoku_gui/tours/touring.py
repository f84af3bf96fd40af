"""Touring: the tour under way, its stop, what the user has answered there, and how far every tour was gone."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from solver_core.cover import SearchBase
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.tours import collection as tour_shelf
from sudoku_gui.tours import facts as tour_facts
from sudoku_gui.tours import progress as tour_progress
from sudoku_gui.tours.progress import Before, Progress
from sudoku_gui.tours.tour import Stop, Tour
from sudoku_gui.tours.travel import Travel


class Touring(QObject):
    """Leads the player from stop to stop, and back to what was watched before.

    Signals:
        began: a tour has begun, or another one.
        moved: it is at another stop, though the search may still be on its way there.
        arrived: the player stands at the stop; `facts` are of this place.
        learned: what the whole run counts is known as well.
        answered: a choice was made, or the answer shown.
        left: no tour is under way any more.
        went_back: after that, what was watched before is back, unless the user watches something else by now.
        failed: a stop cannot be reached, or a tour cannot be found again.
            why: as an author needs it, in English.
        panes_wanted: panes are to be shown, and no others; or, without any, an arrangement.
            panes: their names.
            name: "play", "watch" or "study"; "tour" with panes.

    Attributes:
        tour: the one under way; None without one.
        index: the number of its stop, from 0.
        progress: how far the user came in each tour, by its id.
    """

    began = Signal()
    moved = Signal()
    arrived = Signal()
    learned = Signal()
    answered = Signal()
    left = Signal()
    went_back = Signal()
    failed = Signal(str)
    panes_wanted = Signal(tuple, str)

    def __init__(
        self, player: Player, selection: Selection | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.tour: Tour | None = None
        self.index = 0
        self.progress: dict[str, Progress] = {}
        self._player = player
        self._answers: dict[int, frozenset[int]] = {}
        self._revealed: set[int] = set()
        self._arrangement = ""
        """The one that a stop has asked for, while the stops ask for no panes."""
        self._before = Before(None)
        self._kept_before: Before | None = None
        self._last: Tour | None = None
        self._last_known: tuple[str, str] | None = None
        self._was_under_way = False
        self._travel = Travel(player, selection, self)
        self._travel.arrived.connect(self.arrived)
        self._travel.learned.connect(self.learned)
        self._travel.failed.connect(self._fail)
        self._travel.went_back.connect(self.went_back)

    # --- facts ------------------------------------------------------------------------------------

    @property
    def stop(self) -> Stop | None:
        """Where the tour is; None without one."""
        return None if self.tour is None else self.tour.stops[self.index]

    @property
    def is_at_end(self) -> bool:
        """Whether no stop follows."""
        return self.tour is None or self.index + 1 == len(self.tour.stops)

    @property
    def is_on_the_way(self) -> bool:
        """Whether the player has not come to the stop yet."""
        return self.tour is not None and not self._travel.is_there

    @property
    def is_going_back(self) -> bool:
        """Whether what was watched before a tour is still on its way."""
        return self._travel.is_going_back

    @property
    def is_away(self) -> bool:
        """Whether the user has gone elsewhere since the stop was reached."""
        return self.tour is not None and self._travel.is_away

    @property
    def search(self) -> SearchBase | None:
        """A search that stands at the stop, wherever the player is; None while it is not there."""
        return self._travel.guide.search if self._travel.is_there else None

    @property
    def facts(self) -> tour_facts.Facts | None:
        """What may be said of the stop; None while nobody is there."""
        return self._travel.guide.facts if self._travel.is_there else None

    @property
    def tried(self) -> frozenset[int]:
        """The choices made at this stop."""
        return self._answers.get(self.index, frozenset())

    @property
    def is_revealed(self) -> bool:
        """Whether the answer to this stop's question is told."""
        return self.index in self._revealed

    @property
    def can_come_back(self) -> bool:
        """Whether there is a tour that was left."""
        return self.tour is None and (self._last is not None or self._last_known is not None)

    @property
    def was_under_way(self) -> bool:
        """Whether a tour was under way when the session that was read ended."""
        return self._was_under_way

    # --- deeds ------------------------------------------------------------------------------------

    def begin(self, tour: Tour, stop: int = 0) -> None:
        """Begin a tour at a stop, counted from 0; one under way is left first."""
        if self.tour is None and not self._travel.is_going_back:
            self._before = self._kept_before or Before.now(self._player)
        self._kept_before, self._was_under_way = None, False
        self.tour = self._last = tour
        self._travel.begin()
        self._answers, self._revealed, self._arrangement = {}, set(), ""
        self.index = self._within(stop)
        self.began.emit()
        self.go(stop)

    def next(self) -> None:
        """On to the next stop, if there is one; inverse of `back`."""
        if not self.is_at_end:
            self.go(self.index + 1)

    def back(self) -> None:
        """Back to the stop before, if there is one; inverse of `next`."""
        if self.tour is not None and self.index:
            self.go(self.index - 1)

    def go(self, stop: int) -> None:
        """To any stop, counted from 0."""
        if self.tour is None:
            return
        self.index = self._within(stop)
        self._note()
        self._travel.depart()
        self.moved.emit()
        self._show()

    def return_to_stop(self) -> None:
        """Put everything back as it is at this stop."""
        if self.tour is not None:
            self._arrangement = ""
            self._show()

    def answer(self, choice: int) -> None:
        """Make a choice, counted from 0; the right one tells the answer."""
        question = self.stop.question if self.stop else None
        if question is None or choice not in range(len(question.choices)):
            return
        self._answers[self.index] = self.tried | {choice}
        if choice == question.right:
            self._revealed.add(self.index)
        self.answered.emit()

    def reveal(self) -> None:
        """Tell the answer."""
        if self.stop is not None and self.stop.question is not None and not self.is_revealed:
            self._revealed.add(self.index)
            self.answered.emit()

    def finish(self) -> None:
        """Leave a tour that was gone through."""
        if self.tour is not None:
            self.progress[self.tour.id] = Progress(self.index, finished=True)
            self.leave()

    def leave(self) -> None:
        """End the tour and bring back what was watched before; inverse of `begin`, and of `come_back`."""
        stop = self.stop
        if stop is None:
            return
        self.tour = None
        if stop.beat and self._player.beat == stop.beat:
            self._player.set_beat(self._before.beat)
        self._travel.go_back(self._before, stop.subject)
        self.left.emit()

    def come_back(self) -> None:
        """Go on with the tour that was left last, at the stop where it was left; inverse of `leave`."""
        tour = self._last or self._found_again()
        if self.tour is None and tour is not None:
            self.begin(tour, self.progress.get(tour.id, Progress()).stop)

    # --- plain data -------------------------------------------------------------------------------

    def to_json(self) -> dict[str, object]:
        """What the session file keeps; inverse of `from_json`."""
        known = self._last_known
        if self._last is not None:
            known = self._last.id, "" if self._last.path is None else str(self._last.path)
        return {
            "last": None if known is None else {"id": known[0], "path": known[1]},
            "under_way": self.tour is not None,
            "before": None if self.tour is None else self._before.to_json(),
            "progress": tour_progress.written(self.progress),
        }

    def from_json(self, data: Any) -> None:
        """Remember how far the user came; `come_back` goes on.

        Raises:
            ValueError: the data are none; the message says why, and nothing changes.
        """
        if not isinstance(data, dict):
            raise ValueError("what is known of tours is a table")  # noqa: TRY004 - bad data
        last, before = data.get("last"), data.get("before")
        if last is not None and not (isinstance(last, dict) and isinstance(last.get("id"), str)):
            raise ValueError("the tour left last has an id")
        known = None if last is None else (last["id"], str(last.get("path", "")))
        progress = tour_progress.read(data.get("progress", {}))
        self._kept_before = None if before is None else Before.from_json(before)
        self._last, self._last_known, self.progress = None, known, progress
        self._was_under_way = data.get("under_way") is True and known is not None

    # --- inside -----------------------------------------------------------------------------------

    def _within(self, stop: int) -> int:
        return 0 if self.tour is None else min(max(0, stop), len(self.tour.stops) - 1)

    def _note(self) -> None:
        if self.tour is not None:
            before = self.progress.pop(self.tour.id, Progress())
            self.progress[self.tour.id] = Progress(self.index, before.finished)

    def _found_again(self) -> Tour | None:
        """The tour that the session file names, read anew."""
        if self._last_known is None:
            return None
        name, path = self._last_known
        found = tour_shelf.in_file(Path(path)) if path else None
        tour = tour_shelf.by_id(name) if found is None else found.tour
        if tour is None:
            self._last_known, self._kept_before, self._was_under_way = None, None, False
            self.failed.emit(found.error if found is not None else f"there is no tour '{name}' any more")
        return tour

    def _show(self) -> None:
        """Everything as the stop has it."""
        stop = self.stop
        if stop is None:
            return
        name = "tour" if stop.panes else stop.arrangement
        if stop.panes or (name and name != self._arrangement):
            self.panes_wanted.emit(stop.panes, name)
        self._arrangement = name
        if stop.beat and stop.beat != self._player.beat:
            self._player.set_beat(stop.beat)
        self._travel.lead(stop)

    def _fail(self, why: str) -> None:
        file = "" if self.tour is None else self.tour.file
        self.failed.emit(", ".join(filter(None, [file, why])))
