"""A search of its own that seeks each stop of a tour, so that no view shows the way there.

It stays at the stop while the user moves elsewhere, so the facts of the stop are known at any time.
"""

from collections.abc import Mapping
from typing import Final

from solver_core.cover import SearchBase, Seek
from sudoku_gui.features.tours import placeholders
from sudoku_gui.features.tours.legs import LegSeek
from sudoku_gui.features.tours.placeholders import OTHERS, TOTALS, Facts
from sudoku_gui.features.tours.tour import Leg, Stop
from sudoku_gui.player.subject import Subject

LONGEST: Final = 2_000_000
"""Events of a run that is followed to its end for its totals."""


def needs_totals(stop: Stop) -> bool:
    return placeholders.uses(stop.texts().values(), (*TOTALS, *OTHERS))


class StopSearch:
    """A search that finds the positions of stops; works in slices, so a window stays alive."""

    def __init__(self) -> None:
        self.subject: Subject | None = None
        self._search: SearchBase | None = None
        self._legs: tuple[Leg, ...] = ()
        self._seek: LegSeek | None = None
        self._positions: dict[tuple[Subject, tuple[Leg, ...]], int] = {}
        self._totals: dict[Subject, dict[str, int] | None] = {}
        self._run: tuple[Subject, SearchBase, Seek] | None = None
        self._other: Subject | None = None

    @property
    def search(self) -> SearchBase:
        """The search, at the stop or on the way there; raises a LookupError where it has not been sent anywhere."""
        if self._search is None:
            raise LookupError("no stop is sought yet")
        return self._search

    @property
    def missed(self) -> Leg | None:
        """The part of the way that found no such place; None so far."""
        return self._seek.missed if self._seek else None

    @property
    def totals(self) -> Mapping[str, int]:
        """The counts of complete runs, as far as they are known."""
        ours = self._totals.get(self.subject) if self.subject else None
        others = self._totals.get(self._other) if self._other else None
        return {**(ours or {}), **{f"other_{name}": count for name, count in (others or {}).items()}}

    @property
    def facts(self) -> Facts:
        return placeholders.of(self.search, self.totals)

    def send(self, stop: Stop, like: SearchBase | None = None) -> None:
        """Begin to seek a stop; a search like it, of the same subject, shares its checkpoints; raises a ValueError."""
        if self._search is None or stop.subject != self.subject:
            self._search = stop.subject.search() if like is None else like.twin()
            self.subject = stop.subject
        self._other = stop.compare if placeholders.uses(stop.texts().values(), OTHERS) else None
        self._legs = stop.legs
        self._seek = LegSeek(self._search, self._shortened(stop.subject, stop.legs))

    def go(self, seconds: float | None = None) -> bool:
        """Seek for about so long; returns whether it is at its end: at the stop, or a leg missed."""
        if self._seek is None or self.subject is None or not self._seek.go(seconds):
            return False
        if self._seek.missed is None:
            self._positions[self.subject, self._legs] = self.search.position
        return True

    def run_through(self, seconds: float | None = None) -> bool:
        """Follow complete runs for their totals; returns whether these are known, or never will be."""
        return all(self._count(subject, seconds) for subject in (self.subject, self._other))

    def _count(self, subject: Subject | None, seconds: float | None) -> bool:
        if subject is None or subject in self._totals:
            return True
        if self._run is None or self._run[0] != subject:
            search = self.search.twin() if subject == self.subject else subject.search()
            self._run = subject, search, search.seek_to(LONGEST)
        _, search, seek = self._run
        if not seek.go(seconds):
            return False
        self._totals[subject] = placeholders.totals(search) if search.finished else None
        self._run = None
        return True

    def _shortened(self, subject: Subject, legs: tuple[Leg, ...]) -> tuple[Leg, ...]:
        """The way from the farthest known place on it."""
        for known in range(len(legs), 0, -1):
            position = self._positions.get((subject, legs[:known]))
            if position is not None:
                return (Leg("position", number=position), *legs[known:])
        return (Leg("start"), *legs)
