"""The speeds at which a search can be played."""

from math import inf, log
from typing import Final

RATES: Final = (
    *(1.0, 2.0, 3.0, 4.0, 6.0, 8.0),
    *(10.0, 15.0, 20.0, 30.0, 40.0, 60.0, 80.0),
    *(100.0, 150.0, 200.0, 300.0, 400.0, 600.0, 800.0),
    *(1000.0, 2000.0, 4000.0, 8000.0, 20_000.0),
    *(100_000.0, 1_000_000.0, 10_000_000.0, inf),
)
"""Steps per second, one for each notch."""


def neighbour(rate: float, notches: int) -> float:
    """The rate this many notches away, as far as there are any."""
    return RATES[min(max(notch_of(rate) + notches, 0), len(RATES) - 1)]


def notch_of(rate: float) -> int:
    """The number of the rate that is nearest."""
    if rate == inf:
        return len(RATES) - 1
    return min(range(len(RATES) - 1), key=lambda notch: abs(log(RATES[notch] / max(rate, 1.0))))
