"""How far users came in each tour, and what was watched before one began, as records of the session file."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from solver_core.cover import SearchBase
from solver_core.cover.replay.beats import BEATS
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.session.state import record

MOST: Final = 1000
"""Tours that are remembered."""
_Count = Annotated[int, range(2**53 + 1)]


@dataclass(frozen=True, slots=True)
class TourProgress:
    """The stop where a tour was left, counted from 0, and whether it was ever finished."""

    stop: _Count = 0
    finished: bool = False


@dataclass(frozen=True, slots=True)
class LastTour:
    """The tour left last: its id, and the path of its file, "" for one of the program's or the user's folder."""

    id: str
    path: str = ""


@dataclass(frozen=True, slots=True)
class StoredTours:
    """The part of a session file about tours."""

    last: LastTour | None = None
    under_way: bool = False
    before: Mapping[str, Any] | None = None  # see `WatchedBefore`
    progress: Mapping[str, Any] = field(default_factory=dict)  # a `TourProgress` by the id of each tour


@dataclass(frozen=True, slots=True)
class _StoredBefore:
    subject: Mapping[str, Any] | None
    position: _Count
    beat: Annotated[str, BEATS]


@dataclass(frozen=True, slots=True)
class WatchedBefore:
    """The search watched before a tour: no subject where nothing was; no search when it is read from a file."""

    subject: Subject | None
    position: int = 0
    beat: str = "column"
    search: SearchBase | None = None

    @classmethod
    def now(cls, player: Player) -> "WatchedBefore":
        if player.search is None:
            return cls(None, beat=player.beat)
        return cls(player.subject, player.position, player.beat, player.search)

    def to_json(self) -> dict[str, object]:
        """What the search is, and its position: enough to make it anew."""
        subject = None if self.subject is None else self.subject.to_json()
        return {"subject": subject, "position": self.position, "beat": self.beat}

    @classmethod
    def from_json(cls, data: Any) -> "WatchedBefore":
        """Inverse of `to_json`; raises a ValueError where these are no such data."""
        stored = record(_StoredBefore, data)
        subject = None if stored.subject is None else Subject.from_json(stored.subject)
        return cls(subject, stored.position, stored.beat)
