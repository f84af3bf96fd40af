"""Stations for towns: how far the stations must reach so that a few of them serve all towns.

With more stations, or further reach, it only becomes easier; so the distances that occur are halved again and again, and
a repeat cover answers whether so few stations are enough (HDU 2295, HDU 5046).
"""

from bisect import bisect_left
from collections.abc import Sequence

from solver_core.cover import Problem, options_at_most

Table = Sequence[Sequence[int]]
"""For each town its distance to each station."""


def problem(table: Table, reach: int) -> Problem:
    """Each town an item, each station an option with the towns in its reach."""
    stations = range(len(table[0]) if table else 0)
    return Problem(
        range(len(table)),
        [[town for town, row in enumerate(table) if row[station] <= reach] for station in stations],
    )


def least_reach(table: Table, most: int) -> int | None:
    """The least distance with which at most so many stations serve every town; None where no distance does.

    >>> places = [0, 1, 5, 6]
    >>> least_reach([[abs(town - station) for station in places] for town in places], 2)
    1
    """
    if not table:
        return 0
    if not table[0] or most == 0:
        return None
    distances = sorted({distance for row in table for distance in row})
    # Less than the worst of the towns' nearest stations cannot do.
    first = bisect_left(distances, max(map(min, table)))
    return distances[
        bisect_left(
            distances,
            True,
            lo=first,
            key=lambda reach: options_at_most(problem(table, reach), most, repeat=True) is not None,
        )
    ]


def squared(here: Sequence[int], there: Sequence[int]) -> int:
    """The square of the straight distance of two points."""
    return sum((a - b) ** 2 for a, b in zip(here, there, strict=True))


def manhattan(here: Sequence[int], there: Sequence[int]) -> int:
    """The distance along streets."""
    return sum(abs(a - b) for a, b in zip(here, there, strict=True))
