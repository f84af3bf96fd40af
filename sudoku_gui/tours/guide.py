"""The guide: a search of its own that goes ahead to each stop, so that no view shows the way there.

It stays at the stop while the user wanders off, so what is said there can be said again at any time.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from solver_core.cover import SearchBase, Seek
from sudoku_gui.player.subject import Subject
from sudoku_gui.tours import facts as tour_facts
from sudoku_gui.tours.facts import Facts
from sudoku_gui.tours.legs import Way
from sudoku_gui.tours.tour import Leg, Stop

LONGEST: Final = 2_000_000
"""Events of a run that is walked to its end for its totals."""

_Legs = tuple[Leg, ...]


class Guide:
    """Goes to stops, in stretches.

    Attributes:
        subject: what is searched; None before the first stop.
    """

    def __init__(self) -> None:
        self.subject: Subject | None = None
        self._search: SearchBase | None = None
        self._legs: _Legs = ()
        self._way: Way | None = None
        self._positions: dict[tuple[Subject, _Legs], int] = {}
        self._totals: dict[Subject, dict[str, int] | None] = {}
        self._runner: tuple[Subject, SearchBase, Seek] | None = None
        self._other: Subject | None = None

    # --- facts ------------------------------------------------------------------------------------

    @property
    def search(self) -> SearchBase:
        """The search, at the stop or on the way there.

        Raises:
            LookupError: it has not been sent anywhere.
        """
        if self._search is None:
            raise LookupError("the guide has not been sent to a stop")
        return self._search

    @property
    def missed(self) -> Leg | None:
        """The part of the way that found no such place; None so far."""
        return self._way.missed if self._way else None

    @property
    def totals(self) -> Mapping[str, int] | None:
        """What whole runs count, as far as that is known; None while nothing is, and for a long run."""
        ours = self._totals.get(self.subject) if self.subject else None
        others = self._totals.get(self._other) if self._other else None
        return {**(ours or {}), **tour_facts.others(others or {})} or None

    @property
    def facts(self) -> Facts:
        """What may be said here."""
        return tour_facts.of(self.search, self.totals)

    # --- going ------------------------------------------------------------------------------------

    def send(self, stop: Stop, like: SearchBase | None = None) -> None:
        """Set out to a stop; `go` goes on.

        Args:
            stop: where to.
            like: a search of the same subject, whose known places are near.

        Raises:
            ValueError: a leg names nothing that this problem has, or its subject cannot be searched.
        """
        if self._search is None or stop.subject != self.subject:
            self._search = stop.subject.search() if like is None else like.twin()
            self.subject = stop.subject
        self._other = stop.compare if tour_facts.needs_others(stop.texts().values()) else None
        self._legs = stop.legs
        self._way = Way(self._search, self._shortened(stop.subject, stop.legs))

    def go(self, seconds: float | None = None) -> bool:
        """Travel on for about so long; answer whether the way is at its end: at the stop, or a leg missed."""
        if self._way is None or self.subject is None or not self._way.go(seconds):
            return False
        if self._way.missed is None:
            self._positions[self.subject, self._legs] = self.search.position
        return True

    def run_through(self, seconds: float | None = None) -> bool:
        """SearchBase whole runs for their totals, in stretches; answer whether they are known, or never will be."""
        return all(self._run(subject, seconds) for subject in (self.subject, self._other))

    def _run(self, subject: Subject | None, seconds: float | None) -> bool:
        if subject is None or subject in self._totals:
            return True
        if self._runner is None or self._runner[0] != subject:
            runner = self.search.twin() if subject == self.subject else subject.search()
            self._runner = subject, runner, runner.way_to(LONGEST)
        _, runner, seeking = self._runner
        if not seeking.go(seconds):
            return False
        self._totals[subject] = tour_facts.totals(runner) if runner.finished else None
        self._runner = None
        return True

    def _shortened(self, subject: Subject, legs: _Legs) -> Sequence[Leg]:
        """The way from the farthest known place on it."""
        for known in range(len(legs), 0, -1):
            position = self._positions.get((subject, legs[:known]))
            if position is not None:
                return (Leg("position", number=position), *legs[known:])
        return (Leg("start"), *legs)
