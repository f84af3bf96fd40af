"""A problem's covers in one call.

>>> from solver_core.cover import Problem
>>> strip = Problem(range(4), [[0], [1], [2], [3], [0, 1], [2, 3], [1, 2, 3]])
>>> count(strip), next(solutions(strip))
(5, (0, 1, 2, 3))
>>> fewest_options(strip), options_at_most(strip, 1)
((0, 6), None)
>>> fewest_options(Problem("abcde", ["ab", "bcd", "de", "ae", "c"]), repeat=True)
(1, 3)
"""

from collections.abc import Iterator

from solver_core.cover import unwatched
from solver_core.cover.fewest_search import FewestSearch
from solver_core.cover.problem import Problem
from solver_core.cover.repeat_search import RepeatSearch


def solutions(problem: Problem) -> Iterator[tuple[int, ...]]:
    """Every exact cover, as its options in ascending order; one after the other, in the order of `Search`."""
    return unwatched.solutions(problem)


def count(problem: Problem, limit: int | None = None) -> int:
    """How many exact covers there are, counting no further than ``limit``."""
    return unwatched.count(problem, limit)


def fewest_options(problem: Problem, *, repeat: bool = False) -> tuple[int, ...] | None:
    """An exact cover with the fewest options, ascending; None where there is none.

    Args:
        problem: what is to be covered.
        repeat: primary items may be covered more than once, and secondary ones do not matter.
    """
    search = RepeatSearch(problem) if repeat else FewestSearch(problem)
    search.run_to("end")
    return search.best


def options_at_most(problem: Problem, most: int, *, repeat: bool = False) -> tuple[int, ...] | None:
    """An exact cover with at most so many options, ascending; None where there is none; ``repeat`` as above.

    Raises:
        ValueError: fewer than no options are asked for.
    """
    search = RepeatSearch(problem, most) if repeat else FewestSearch(problem, at_most=most)
    return search.solution if search.run_to("solution") else None
