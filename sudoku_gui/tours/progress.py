"""How far users came in each tour, and what was watched before one began, as values that the session file holds."""

from dataclasses import dataclass
from typing import Any, Final

from solver_core.cover.replay.beats import BEATS
from solver_core.cover.replay.checkpoints import Checkpoints
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.tours.tour import TourError

MOST: Final = 1000
"""Tours that are remembered."""
_FARTHEST: Final = 2**53


@dataclass(frozen=True, slots=True)
class TourProgress:
    """The stop where a tour was left, counted from 0, and whether it was ever finished."""

    stop: int = 0
    finished: bool = False


@dataclass(frozen=True, slots=True)
class WatchedBefore:
    """What was watched before a tour: no subject where nothing was; no checkpoints when it is read from a file."""

    subject: Subject | None
    position: int = 0
    beat: str = "column"
    checkpoints: Checkpoints | None = None

    @classmethod
    def now(cls, player: Player) -> "WatchedBefore":
        if player.search is None:
            return cls(None, beat=player.beat)
        return cls(player.subject, player.position, player.beat, player.search.checkpoints)

    def to_json(self) -> dict[str, object]:
        """What was watched before the tour, without the checkpoints, which are made anew."""
        subject = None if self.subject is None else self.subject.to_json()
        return {"subject": subject, "position": self.position, "beat": self.beat}

    @classmethod
    def from_json(cls, data: Any) -> "WatchedBefore":
        """Inverse of `to_json`; raises a ValueError where these are no such data."""
        if not isinstance(data, dict):
            raise TourError("stored.tours")
        subject, beat = data.get("subject"), data.get("beat")
        if beat not in BEATS:
            raise AppError("beat.unknown", found=repr(beat), names=", ".join(BEATS))
        return cls(
            None if subject is None else Subject.from_json(subject), _number(data.get("position")), beat
        )


def read(data: Any) -> dict[str, TourProgress]:
    """The progress in each tour, by its id; raises a ValueError where these are no such data."""
    if not isinstance(data, dict):
        raise TourError("stored.tours")
    found = {}
    for name, entry in list(data.items())[:MOST]:
        if not isinstance(entry, dict) or not isinstance(entry.get("finished"), bool):
            raise TourError("stored.tours")
        found[str(name)] = TourProgress(_number(entry.get("stop")), entry["finished"])
    return found


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= _FARTHEST:
        raise TourError("stored.tours")
    return value
