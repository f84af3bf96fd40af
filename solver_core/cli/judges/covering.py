"""Judges of repeat cover: HDU 2295, HDU 5046 and HDU 3335."""

from collections.abc import Iterator
from math import sqrt

from solver_core.cli.judges.words import JudgeInput
from solver_core.problems import divisors, towns

_MOST = 10_000
"""Towns, stations or numbers, at most."""


def radar(words: JudgeInput) -> Iterator[str]:
    """T, then n m k, n cities and m stations: the least radius with which k stations reach all cities."""
    for _ in range(words.number("the number of cases")):
        count = words.number("the number of cities", 0, _MOST)
        stations = words.number("the number of stations", 0, _MOST)
        most = words.number("how many stations may work", 0, _MOST)
        cities, masts = _points(words, count), _points(words, stations)
        table = [[towns.squared(city, mast) for mast in masts] for city in cities]
        reach = towns.least_reach(table, most)
        yield f"{-1 if reach is None else sqrt(reach):.6f}\n"


def airport(words: JudgeInput) -> Iterator[str]:
    """T, then n k and n cities: how far a city is at most from the nearest of k airports, which lie at cities."""
    for case in range(1, words.number("the number of cases") + 1):
        count = words.number("the number of cities", 0, _MOST)
        most = words.number("the number of airports", 0, _MOST)
        cities = _points(words, count)
        table = [[towns.manhattan(city, other) for other in cities] for city in cities]
        reach = towns.least_reach(table, most)
        yield f"Case #{case}: {-1 if reach is None else reach}\n"


def divisibility(words: JudgeInput) -> Iterator[str]:
    """T, then n and n numbers: how many can be chosen of which none divides another."""
    for _ in range(words.number("the number of cases")):
        count = words.number("how many numbers follow", 0, _MOST)
        numbers = [words.number("a number", 1) for _ in range(count)]
        yield f"{len(divisors.largest_choice(numbers))}\n"


def _points(words: JudgeInput, count: int) -> list[tuple[int, int]]:
    far = 10**12
    return [(words.number("x", -far, far), words.number("y", -far, far)) for _ in range(count)]
