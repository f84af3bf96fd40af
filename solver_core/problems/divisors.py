"""The largest set of numbers of which none divides another (HDU 3335).

The article takes the problem as repeat cover turned round: choose a number, strike all that it divides and that divide
it, and have as many choices as possible. But to divide is an order. By Dilworth's theorem such a largest choice has as
many numbers as chains are needed to hold all of them, and by Koenig's theorem those come from a largest matching
between numbers and their multiples: polynomial, where a search with a bound needs seconds for two hundred numbers. So
the matching solves; what is to be watched is the search, of `problem`.
"""

from collections.abc import Iterable, Sequence

from solver_core.cover import Problem


def problem(numbers: Iterable[int]) -> Problem:
    """Each number an item, and an option that strikes the number itself and all that it divides or that divide it."""
    own = sorted(set(numbers))
    return Problem(own, [[other for other in own if max(one, other) % min(one, other) == 0] for one in own])


def largest_choice(numbers: Iterable[int]) -> tuple[int, ...]:
    """The most of the numbers of which none divides another, ascending.

    >>> largest_choice([1, 2, 3, 4, 6, 12])
    (4, 6)
    >>> len(largest_choice(range(1, 101)))
    50
    """
    own = sorted(set(numbers))
    multiples = [[at for at in range(k + 1, len(own)) if own[at] % one == 0] for k, one in enumerate(own)]
    below = _matched(multiples)
    # Koenig: from what is not matched as a divisor, along multiples and back along the matching.
    matched = set(below)
    reached = {k for k in range(len(own)) if k not in matched}
    met: set[int] = set()
    waiting = list(reached)
    while waiting:
        for at in multiples[waiting.pop()]:
            if at not in met:
                met.add(at)
                if below[at] >= 0 and below[at] not in reached:
                    reached.add(below[at])
                    waiting.append(below[at])
    return tuple(one for k, one in enumerate(own) if k in reached and k not in met)


def _matched(multiples: Sequence[Sequence[int]]) -> list[int]:
    """For each number the divisor that it is matched with, -1 for none; as many matches as possible.

    Paths are looked for breadth first, from each number in turn.
    """
    below = [-1] * len(multiples)
    above = below[:]
    for start in range(len(multiples)):
        came: dict[int, int] = {}
        at = _end_of_path(start, multiples, below, came)
        while at >= 0:
            divisor = came[at]
            below[at] = divisor
            above[divisor], at = at, above[divisor]
    return below


def _end_of_path(
    start: int, multiples: Sequence[Sequence[int]], below: Sequence[int], came: dict[int, int]
) -> int:
    """A multiple that is free, reached from a number by turns of multiples and their matches; -1 if there is none.

    ``came`` gets the divisor from which each multiple was reached.
    """
    waiting = [start]
    while waiting:
        following: list[int] = []
        for divisor in waiting:
            for at in multiples[divisor]:
                if at not in came:
                    came[at] = divisor
                    if below[at] < 0:
                        return at
                    following.append(below[at])
        waiting = following
    return -1
