"""Stations for towns: how far the stations must reach so that a few of them serve all towns.

With more stations, or further reach, it only becomes easier; so the distances that occur are halved again and again,
and a repeat cover returns whether so few stations are enough (HDU 2295, HDU 5046).
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from operator import or_

from solver_core.cover import Problem
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.machine import ENDLESS
from solver_core.cover.kernel.matrix import Matrix
from solver_core.cover.kernel.repeat import Repeat

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
    """The least distance with which at most this many stations serve every town; None if no distance does.

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
    stations = [_Station(column) for column in zip(*table, strict=True)]
    return distances[
        bisect_left(distances, True, lo=first, key=lambda reach: _serve(stations, len(table), reach, most))
    ]


class _Station:
    """The towns, the nearest first, their distances, and as bits the sets of the nearest one, two and so on."""

    def __init__(self, column: Sequence[int]) -> None:
        self.towns = sorted(range(len(column)), key=column.__getitem__)
        self.distances = sorted(column)
        self.sets = list(accumulate((1 << town for town in self.towns), or_, initial=0))


def _serve(stations: Sequence[_Station], towns: int, reach: int, most: int) -> bool:
    """Whether this many stations are enough.

    A station that serves no more than another is not needed, and a town is served with another if each station of that
    one serves it, too: both are left out, which makes the search shorter by far.
    """
    served = {}
    for station in stations:
        count = bisect_right(station.distances, reach)
        served[station.sets[count]] = station.towns[:count]
    needed = _largest(served)
    missing = [(1 << len(needed)) - 1] * towns  # as bits, the stations that do not serve a town
    for number, one in enumerate(needed):
        for town in served[one]:
            missing[town] ^= 1 << number
    asked = _largest(missing)
    items, ends = array("i"), array("i")
    for number in range(len(needed)):
        items.extend([town for town, one in enumerate(asked) if not one >> number & 1])
        ends.append(len(items))
    return Repeat(Matrix.of_flat(len(asked), 0, items, ends), most).forward(ENDLESS, 1 << code.SOLUTION)


def _largest(sets: Iterable[int]) -> list[int]:
    """The sets, as bits, that are not part of another."""
    found: list[int] = []
    for one in sorted(set(sets), key=int.bit_count, reverse=True):
        for other in found:
            if one & other == one:
                break
        else:
            found.append(one)
    return found


def squared(here: Sequence[int], there: Sequence[int]) -> int:
    """The square of the straight distance of two points."""
    return (here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2


def manhattan(here: Sequence[int], there: Sequence[int]) -> int:
    """The Manhattan distance: the sum of the differences of both coordinates."""
    return abs(here[0] - there[0]) + abs(here[1] - there[1])
