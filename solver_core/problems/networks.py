"""Problems whose items are points: stations on a ring, radars and airports on a map, numbers that divide each other."""

from collections.abc import Sequence
from math import cos, gcd, isqrt, pi, sin, sqrt
from typing import Final

from solver_core.cover import Problem, ProblemError
from solver_core.problems import divisors, small, towns
from solver_core.problems.plans import Network, Point, Reach

_EDGE: Final = 1.0
"""Room around the points of a map."""


def ring(places: int, reach: int) -> tuple[Problem, Network]:
    """The `stations` problem, with its places drawn on a circle of radius 1, clockwise from the top."""
    turns = [2 * pi * place / places for place in range(places)]
    points = tuple((1 + sin(turn), 1 - cos(turn)) for turn in turns)
    labels = tuple(str(place + 1) for place in range(places))
    return small.stations(places, reach), Network(2, 2, points, points, labels, is_ring=True)


def radars(
    cities: Sequence[tuple[int, int]],
    sites: Sequence[tuple[int, int]],
    most: int,
    reach: int,
    size: tuple[int, int],
) -> tuple[Problem, Network]:
    """Radars on some of the sites that see all cities (HDU 2295); places are (row, col).

    Args:
        cities: what is to be seen.
        sites: where radars may stand.
        most: how many radars may be switched on.
        reach: how far each sees; 0: as far as that number of radars must, which is found by halving.
        size: rows and columns of the map.

    Raises:
        ProblemError: there are no cities or no sites.
    """
    _check(cities, sites)
    table = [[towns.squared(city, site) for site in sites] for city in cities]
    squared = reach * reach or towns.least_reach(table, most) or 0
    map_ = map_of(cities, sites, size, Reach.CIRCLE, sqrt(squared))
    return _of_cities(towns.problem(table, squared)), map_


def airports(
    cities: Sequence[tuple[int, int]], most: int, reach: int, size: tuple[int, int]
) -> tuple[Problem, Network]:
    """Airports in some of the cities, near every city by street (HDU 5046); arguments as for `radars`.

    Raises:
        ProblemError: there are no cities.
    """
    _check(cities, cities)
    table = [[towns.manhattan(city, site) for site in cities] for city in cities]
    distance = reach or towns.least_reach(table, most) or 0
    return _of_cities(towns.problem(table, distance)), map_of(cities, cities, size, Reach.STREETS, distance)


def divisibility(numbers: Sequence[int]) -> tuple[Problem, Network]:
    """Numbers, each of which strikes what it divides and what divides it (HDU 3335).

    A number stands as high as it has prime factors, and lines lead to the nearest numbers that it divides.

    Raises:
        ProblemError: there are no numbers.
    """
    if not numbers:
        raise ProblemError("gallery.no_numbers")
    own = sorted(set(numbers))
    levels: dict[int, list[int]] = {}
    for one in own:
        levels.setdefault(_prime_factors(one), []).append(one)
    widest = max(map(len, levels.values()))
    heights = sorted(levels, reverse=True)
    where: dict[int, Point] = {
        one: ((k + 0.5) * widest / len(levels[level]), row + 0.5)
        for row, level in enumerate(heights)
        for k, one in enumerate(levels[level])
    }
    points = tuple(where[one] for one in own)
    board = Network(widest, len(heights), points, points, tuple(map(str, own)), _nearest_multiples(own))
    return divisors.problem(own), board


def _check(cities: Sequence[object], sites: Sequence[object]) -> None:
    if not cities:
        raise ProblemError("gallery.no_cities")
    if not sites:
        raise ProblemError("gallery.no_sites")


def map_of(
    cities: Sequence[tuple[int, int]],
    sites: Sequence[tuple[int, int]],
    size: tuple[int, int],
    reach: Reach,
    radius: float = 0,
) -> Network:
    """A map with cities to be served and sites for stations."""
    return Network(
        size[1] - 1 + 2 * _EDGE,
        size[0] - 1 + 2 * _EDGE,
        _points(cities),
        _points(sites),
        tuple(str(number) for number in range(1, len(cities) + 1)),
        reach=reach,
        radius=radius,
    )


def _of_cities(problem: Problem) -> Problem:
    """A problem of stations with its items called cities and counted from 1."""
    names = [("city", number) for number in range(1, len(problem.items) + 1)]
    return Problem(names, [[names[item] for item in option] for option in problem.options])


def _points(places: Sequence[tuple[int, int]]) -> tuple[Point, ...]:
    return tuple((col + _EDGE, row + _EDGE) for row, col in places)


def _nearest_multiples(own: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Pairs, by their places, of which one divides the other with nothing of ours between them."""
    multiples = [{at for at in range(k + 1, len(own)) if own[at] % one == 0} for k, one in enumerate(own)]
    return tuple(
        (k, at)
        for k, above in enumerate(multiples)
        for at in sorted(above)
        if not any(at in multiples[between] for between in above)
    )


def _prime_factors(number: int) -> int:
    """How many prime factors a number has, each as often as it divides."""
    count, divisor = 0, 2
    while divisor <= isqrt(number):
        while gcd(number, divisor) == divisor:
            number //= divisor
            count += 1
        divisor += 1
    return count + (number > 1)
