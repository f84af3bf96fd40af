"""When the tree is read anew: at once where that is asked for, calmly while something goes on."""

from math import inf
from typing import Final

SOON: Final = 0.1
"""Seconds between two readings while something goes on."""

CALM: Final = 1.0
"""The same for a run ahead that has gone on for long."""

_PATIENCE: Final = 5
"""A run ahead that has gone on for so many seconds is looked at every second."""


class Readings:
    """Remembers when, and where the search was, and what has happened since; told the time, it has no clock."""

    def __init__(self, now: float = 0.0) -> None:
        self._began, self._last = now, -inf
        self._position: int | None = None
        self._is_wanted = True
        self._has_grown = False

    def want(self) -> None:
        """The next picture needs a reading."""
        self._is_wanted = True

    def grow(self) -> None:
        """More is known of the run."""
        self._has_grown = True

    def note(self, now: float, position: int) -> None:
        """The tree was read."""
        self._last, self._position = now, position
        self._is_wanted = self._has_grown = False

    def wait(
        self, now: float, position: int, *, is_lost: bool, is_going_on: bool, is_running_in_background: bool
    ) -> float:
        """Seconds until the tree is to be read; 0 for at once, infinite for not at all.

        Args:
            now: seconds, by any clock.
            position: of the search.
            is_lost: it is among nodes that are not laid out.
            is_going_on: it goes on by itself.
            is_running_in_background: more will become known soon.
        """
        waits = [inf]
        if self._is_wanted:
            return 0.0
        if is_lost and position != self._position:
            waits.append(self._last + (SOON if is_going_on else 0.0) - now)
        if self._has_grown:
            patience = (
                min(max(SOON, (now - self._began) / _PATIENCE), CALM) if is_running_in_background else SOON
            )
            waits.append(self._last + patience - now)
        return max(0.0, min(waits))
