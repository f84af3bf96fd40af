"""Brings the player to the stops of a tour, and back to what was watched before it.

A `StopSearch` seeks each stop first, so views show places, never the ways between them. Everything is done in slices
on the event loop; the newest request replaces the one under way.
"""

from functools import cached_property
from typing import TYPE_CHECKING
from weakref import ReferenceType, ref

from PySide6.QtCore import QObject, Signal

from solver_core.cover import SearchBase
from solver_core.errors import CodedError, Message
from sudoku_gui.features.tours.errors import TourMessage
from sudoku_gui.features.tours.progress import WatchedBefore
from sudoku_gui.features.tours.tour import Stop, TourError
from sudoku_gui.player.job import SLICE, Job, Work
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject

if TYPE_CHECKING:
    from sudoku_gui.features.tours.placeholders import Facts
    from sudoku_gui.features.tours.stop_search import StopSearch


class StopNavigator(QObject):
    """Brings the player to a stop; the base of `TourGuide`.

    Signals:
        arrived: the player is at the stop; `facts` are of this place.
        learned: what the complete run counts is known as well.
        failed: the stop, or what it points at, cannot be found; a `TourError`, or its message.
        went_back: what was watched before is back, unless the user watches something else by now.
    """

    arrived = Signal()
    learned = Signal()
    failed = Signal(object)
    went_back = Signal()

    def __init__(self, player: Player, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_there = False  # whether the stop was reached
        self.is_returning = False
        self._player = player
        self.selection = selection  # what is pointed at; a stop decides it on arrival
        self._sought: Stop | None = None
        self._ours: ReferenceType[SearchBase] | None = None
        self._job = Job(self, slice_seconds=0.0)

    @cached_property
    def _seeker(self) -> "StopSearch":
        from sudoku_gui.features.tours.stop_search import StopSearch

        return StopSearch()

    @property
    def is_away(self) -> bool:
        """Whether the player has moved elsewhere since the stop was reached."""
        player = self._player
        if not self.is_there or self._sought is None:
            return False
        if player.search is None or player.subject != self._sought.subject:
            return True
        return player.is_playing or player.goal != self._seeker.search.position

    @property
    def search(self) -> SearchBase | None:
        """A search at the stop, wherever the player is; None on the way there."""
        return self._seeker.search if self.is_there else None

    @property
    def facts(self) -> "Facts | None":
        """The facts for the texts of the stop; None on the way there."""
        return self._seeker.facts if self.is_there else None

    def _begin_moving(self) -> None:
        self.is_there = self.is_returning = False
        self._sought = None

    def _go_to(self, stop: Stop) -> None:
        self._begin_moving()
        self.selection.pin(None)
        self._sought = stop
        self._run(self._seek(stop))

    def _go_back(self, before: WatchedBefore, shown: Subject) -> None:
        """Restore what was watched before, unless the user has begun to watch another problem than the one shown."""
        self._begin_moving()
        self.is_returning = True
        self._run(self._restore(before, shown))

    def _fail(self, stop: Stop, cause: Message) -> None:
        self.failed.emit(TourError(cause, stop=stop.number))

    def _run(self, work: Work[None]) -> None:
        # The first slice runs at once: it reaches most stops; listeners may request something else meanwhile.
        self._job.start(work, (), at_once=True, replace=True)

    def _seek(self, stop: Stop) -> Work[None]:
        from sudoku_gui.features.tours.stop_search import needs_totals

        seeker, player = self._seeker, self._player
        is_watched = player.search is not None and player.subject == stop.subject
        try:
            seeker.send(stop, player.search if is_watched else None)
        except CodedError as error:
            self._fail(stop, error.message)
            return
        while not seeker.go(SLICE):
            yield 0.0
        yield from self._move_player(stop.subject)
        self.is_there = True
        self._point(stop)
        if seeker.missed is not None:
            self._fail(stop, TourMessage("tour.no_place", found=str(seeker.missed)))
        self.arrived.emit()
        if self._sought is not stop or not needs_totals(stop):
            return
        while not seeker.run_through(SLICE):
            yield 0.0
        self.learned.emit()

    def _move_player(self, subject: Subject) -> Work[None]:
        """The player to the stop: it scrubs where it watches this subject, else it takes over a twin."""
        player, position = self._player, self._seeker.search.position
        if player.search is not None and player.subject == subject:
            player.hide_future(hidden=True)
            player.scrub(position)
        else:
            search = self._seeker.search.twin()
            seek = search.seek_to(position)
            while not seek.go(SLICE):
                yield 0.0
            player.show_search(search, subject, hides_future=True)
        self._ours = None if player.search is None else ref(player.search)

    def _restore(self, before: WatchedBefore, shown: Subject) -> Work[None]:
        player, present = self._player, self._player.search
        is_ours = self._ours is not None and present is self._ours()
        if not (present is None or is_ours or player.subject.is_of_same_problem(shown)):
            self.selection.pin(None)  # another search does that itself
            player.hide_future(hidden=False)
        elif before.subject is None:
            player.leave()
        else:
            yield from self._resume(before, before.subject, present)
        self.is_returning = False
        self.went_back.emit()

    def _resume(self, before: WatchedBefore, subject: Subject, present: SearchBase | None) -> Work[None]:
        search = before.search or subject.search()
        seek = search.seek_to(before.position)
        while not seek.go(SLICE):
            yield 0.0
            if self._player.search is not present:
                return
        self._player.show_search(search, subject, hides_future=False)

    def _point(self, stop: Stop) -> None:
        from sudoku_gui.features.tours.check import target

        try:
            self.selection.pin(target(stop, self._seeker.search.problem))
        except CodedError as error:
            self._fail(stop, TourMessage("tour.field", field="'point'", fault=error.message))
