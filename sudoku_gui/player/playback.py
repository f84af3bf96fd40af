"""Playback: at which speeds, which events are due by now, and making them happen within the time for one picture.

At a calm speed beats are counted one by one. At a high one they are counted in events, by their average length, and the
last beat is played to its end. Pictures are skipped, events never, so breakpoints hold at every speed.
"""

from math import inf, isinf, log
from time import perf_counter
from typing import Final, NamedTuple

from solver_core.cover import Condition, SearchBase, Seek
from solver_core.cover.replay.seeking import ENDLESS

_PLAYED = 0.005  # seconds of one picture's time in which events may happen; the rest is for painting
_COUNTED = 40  # beats due for one picture that are still counted one by one

RATES: Final = (
    *(1.0, 2.0, 3.0, 4.0, 6.0, 8.0),
    *(10.0, 15.0, 20.0, 30.0, 40.0, 60.0, 80.0),
    *(100.0, 150.0, 200.0, 300.0, 400.0, 600.0, 800.0),
    *(1000.0, 2000.0, 4000.0, 8000.0, 20_000.0),
    *(100_000.0, 1_000_000.0, 10_000_000.0, inf),
)
"""Steps per second, one for each notch."""


class PlaybackRequest(NamedTuple):
    """A request to play: beats of a kind, this many a second, in a direction, until ``break_condition`` is met."""

    beat: str
    rate: float
    backward: bool
    break_condition: Condition | None


class Playback:
    """Plays a search from now on."""

    def __init__(self, search: SearchBase) -> None:
        self._search = search
        self._due_beats = 1.0
        self._last = perf_counter()
        self._seeking: Seek | None = None
        self._start = 0
        self._events_a_beat = 1.0

    def go(self, request: PlaybackRequest) -> bool:
        """Play what is due by now, as far as the time allows; returns whether there is more to play."""
        now = perf_counter()
        self._due_beats += request.rate * (now - self._last) if not isinf(request.rate) else inf
        self._last = now
        until, before, goes_on = now + _PLAYED, self._search.position, True
        while goes_on and self._due_beats >= 1 and perf_counter() < until:
            if self._due_beats > _COUNTED and self._seeking is None and self._search.position != before:
                goes_on = self._play_many(request, until)
                break
            goes_on = self._play_one(request, until)
        # What could not be played in time is not due any more: playing slows down rather than running late.
        self._due_beats = min(self._due_beats, 1.0)
        return goes_on

    def _play_one(self, request: PlaybackRequest, until: float) -> bool:
        search, seeking = self._search, self._seeking
        if seeking is None:
            seeking = self._seeking = search.seek_to_next(
                request.beat, backward=request.backward, break_condition=request.break_condition
            )
            self._start = search.position
        if not seeking.go(max(0.0, until - perf_counter())):
            return True  # a beat longer than a picture goes on in the next one
        self._seeking = None
        self._due_beats -= 1
        self._events_a_beat += 0.1 * (abs(search.position - self._start) - self._events_a_beat)
        return seeking.found and self._goes_on(request)

    def _play_many(self, request: PlaybackRequest, until: float) -> bool:
        """All beats due, as a number of events, up to the end of a beat."""
        search = self._search
        events = ENDLESS if isinf(self._due_beats) else round(self._due_beats * self._events_a_beat)
        target = max(0, search.position - events) if request.backward else search.position + events
        search.run(target, request.break_condition).go(max(0.0, until - perf_counter()))
        self._due_beats = 1.0
        if not self._goes_on(request):
            return False
        return search.stands_at(request.beat) or self._play_one(request, until + _PLAYED)

    def _goes_on(self, request: PlaybackRequest) -> bool:
        """Whether this is neither the end of the way nor a place to stop at."""
        search, condition = self._search, request.break_condition
        at_end = search.position == 0 if request.backward else search.finished
        return not at_end and not (condition is not None and search.stands_at(condition))


def neighbour(rate: float, notches: int) -> float:
    """The rate this many notches away, as far as there are any."""
    return RATES[min(max(notch_of(rate) + notches, 0), len(RATES) - 1)]


def notch_of(rate: float) -> int:
    """The number of the rate that is nearest."""
    if rate == inf:
        return len(RATES) - 1
    return min(range(len(RATES) - 1), key=lambda notch: abs(log(RATES[notch] / max(rate, 1.0))))
