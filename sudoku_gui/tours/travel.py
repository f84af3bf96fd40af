"""Travelling to the stops of a tour, and back to what was watched before it.

A guide of its own goes ahead (`tour_guide`), so views see places, never ways. All going is done in stretches on the
event loop; the newest wish replaces the one under way.
"""

from collections.abc import Iterator
from typing import Final
from weakref import ReferenceType, ref

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.cover import SearchBase
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject
from sudoku_gui.tours import facts as tour_facts
from sudoku_gui.tours.check import target
from sudoku_gui.tours.guide import Guide
from sudoku_gui.tours.progress import Before
from sudoku_gui.tours.tour import Stop

STRETCH: Final = 0.006
"""Seconds that going may take before the event loop gets its turn."""

_OVER: Final = object()


class Travel(QObject):
    """Brings the player to a stop.

    Signals:
        arrived: the player stands there.
        learned: what the whole run counts is known as well.
        failed: the stop cannot be reached, or what it points at cannot be found.
            why: with the number of the stop, in English.
        went_back: what was watched before is there again, unless the user watches something else.

    Attributes:
        guide: who goes ahead.
        is_there: whether the stop was reached.
        is_going_back: whether what was watched before is still on its way.
    """

    arrived = Signal()
    learned = Signal()
    failed = Signal(str)
    went_back = Signal()

    def __init__(self, player: Player, selection: Selection | None, parent: QObject) -> None:
        super().__init__(parent)
        self.guide = Guide()
        self.is_there = False
        self.is_going_back = False
        self._player = player
        self._selection = selection
        self._stop: Stop | None = None
        self._ours: ReferenceType[SearchBase] | None = None
        self._seeking: Iterator[None] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    # --- facts ------------------------------------------------------------------------------------

    @property
    def is_away(self) -> bool:
        """Whether the player has gone elsewhere since the stop was reached."""
        player = self._player
        if not self.is_there or self._stop is None:
            return False
        if player.search is None or player.subject != self._stop.subject:
            return True
        return player.is_playing or player.goal != self.guide.search.position

    # --- deeds ------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Forget everything about the tour before."""
        self.depart()
        self.guide = Guide()

    def depart(self) -> None:
        """Be at no stop."""
        self.is_there = self.is_going_back = False
        self._stop = None
        if self._selection is not None:
            self._selection.pin(None)

    def lead(self, stop: Stop) -> None:
        """Bring the player to a stop."""
        self.depart()
        self._stop = stop
        self._run(self._lead(stop))

    def go_back(self, before: Before, shown: Subject) -> None:
        """Bring back what was watched before, unless the user has begun to watch another problem than the one shown."""
        self.depart()
        self.is_going_back = True
        self._run(self._restore(before, shown))

    # --- going ------------------------------------------------------------------------------------

    def _run(self, seeking: Iterator[None]) -> None:
        self._seeking = seeking
        self._timer.start()
        self._go_on()

    def _go_on(self) -> None:
        """One stretch; who listens may wish for something else meanwhile."""
        seeking = self._seeking
        if seeking is not None and next(seeking, _OVER) is _OVER and self._seeking is seeking:
            self._seeking = None
            self._timer.stop()

    def _lead(self, stop: Stop) -> Iterator[None]:
        guide, player = self.guide, self._player
        is_watched = player.search is not None and player.subject == stop.subject
        try:
            guide.send(stop, player.search if is_watched else None)
        except ValueError as error:
            self.failed.emit(f"stop {stop.number}: {error}")
            return
        while not guide.go(STRETCH):
            yield
        yield from self._bring(stop.subject)
        self.is_there = True
        self._point(stop)
        if guide.missed is not None:
            self.failed.emit(f"stop {stop.number}: there is no place {guide.missed}")
        self.arrived.emit()
        if self._stop is not stop or not tour_facts.needs_totals(stop.texts().values()):
            return
        while not guide.run_through(STRETCH):
            yield
        self.learned.emit()

    def _bring(self, subject: Subject) -> Iterator[None]:
        """The player to the guide: where it watches this subject already it goes, else it takes up a search there."""
        player, position = self._player, self.guide.search.position
        if player.search is not None and player.subject == subject:
            player.scrub(position)
        else:
            walk = self.guide.search.twin()
            way = walk.way_to(position)
            while not way.go(STRETCH):
                yield
            player.take_up(walk, subject)
        self._ours = None if player.search is None else ref(player.search)

    def _restore(self, before: Before, shown: Subject) -> Iterator[None]:
        player, there = self._player, self._player.search
        is_ours = self._ours is not None and there is self._ours()
        if there is None or is_ours or player.subject.is_of_same_problem(shown):
            if before.subject is None:
                player.leave()
            else:
                yield from self._take_up_again(before, before.subject, there)
        self.is_going_back = False
        self.went_back.emit()

    def _take_up_again(self, before: Before, subject: Subject, there: SearchBase | None) -> Iterator[None]:
        walk = subject.search()
        if before.checkpoints is not None:
            walk.checkpoints = before.checkpoints
        way = walk.way_to(before.position)
        while not way.go(STRETCH):
            yield
            if self._player.search is not there:
                return
        self._player.take_up(walk, subject)

    def _point(self, stop: Stop) -> None:
        if self._selection is None:
            return
        try:
            self._selection.pin(target(stop, self.guide.search.problem))
        except ValueError as error:
            self.failed.emit(f"stop {stop.number}: 'point' {error}")
