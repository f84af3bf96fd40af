"""A way from one position to another that can be gone in short stretches.

Whoever must stay responsive goes a few milliseconds at a time; whoever need not goes in one stretch.
"""

from time import perf_counter
from typing import Final

from solver_core.cover import place
from solver_core.cover.dance import Dance

STOPS: Final = {
    "link": place.AT_COLUMN | place.AT_OPTION,
    "column": place.AT_COLUMN,
    "option": place.AT_OPTION,
    "decision": place.AT_CHOOSE | place.AT_DEAD_END | place.AT_SOLUTION,
    "dead_end": place.AT_DEAD_END,
    "solution": place.AT_SOLUTION,
    "end": 0,
}
"""Where one can run to, by name."""

ENDLESS: Final = 2**62
_STRETCH: Final = 2048
"""Ticks between two looks at the clock: about a millisecond in plain Python."""


class Journey:
    """A move of a search towards a position or to the first place of a kind, whichever comes first.

    Attributes:
        found: whether it arrived: at the position asked for, or at such a place.
    """

    def __init__(self, dance: Dance, target: int, stop: int = 0) -> None:
        self._dance = dance
        self._target = target
        self._stop = stop
        self._backward = target < dance.position
        # Copying the links is as quick as going back some thousand ticks.
        self._from_start = not stop and 0 <= target < dance.position // 2
        self.found = False
        self._is_over = False

    def go(self, seconds: float | None = None) -> bool:
        """Travel on for about so long, or to the end of the way; answer whether it is at its end.

        The place is a whole one after every stretch: a journey may be given up at any time.
        """
        until = perf_counter() + seconds if seconds is not None else None
        while not self._is_over:
            self._is_over = self._stretch()
            if until is not None and perf_counter() >= until:
                break
        return self._is_over

    def _stretch(self) -> bool:
        if self._from_start:
            self._dance.restart()
            self._from_start = self._backward = False
        dance, here = self._dance, self._dance.position
        if self._backward:
            self.found = dance.back(max(self._target, here - _STRETCH, 0), self._stop)
        else:
            self.found = dance.forward(min(self._target, here + _STRETCH), self._stop)
        if self.found:
            return True
        arrived = dance.position == self._target
        at_end = dance.position == 0 if self._backward else dance.turn == place.END
        self.found = not self._stop and (arrived or (at_end and self._target == ENDLESS))
        return arrived or at_end
