"""When the tree is read again: at once where that is asked for, less and less often while a run goes on."""

from math import inf
from typing import Final

SOON: Final = 0.1  # seconds between two readings while something goes on
CALM: Final = 1.0  # the same for a background run that has gone on for long
_PART: Final = 5  # between the two, a pause is the fifth part of the time that the background run has taken


class RefreshTimes:
    """Remembers the last reading and what has happened since; it has no clock but is given the time."""

    def __init__(self, now: float = 0.0) -> None:
        self._began, self._last = now, -inf
        self._position: int | None = None
        self._is_requested, self._has_grown = True, False

    def request(self) -> None:
        """The next picture needs a reading."""
        self._is_requested = True

    def grow(self) -> None:
        """More is known of the run."""
        self._has_grown = True

    def note(self, now: float, position: int) -> None:
        """The tree was read."""
        self._last, self._position = now, position
        self._is_requested = self._has_grown = False

    def wait(
        self, now: float, position: int, *, is_lost: bool, is_going_on: bool, is_running_in_background: bool
    ) -> float:
        """Seconds until the tree should be read; 0 for at once, infinite for not at all."""
        if self._is_requested:
            return 0.0
        due = inf
        if is_lost and position != self._position:
            due = self._last + (SOON if is_going_on else 0.0)
        if self._has_grown:
            pause = SOON
            if is_running_in_background:
                pause = min(max(SOON, (now - self._began) / _PART), CALM)
            due = min(due, self._last + pause)
        return max(0.0, due - now)
