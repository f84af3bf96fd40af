"""A problem's covers in one call, by bit sets, or by Dancing Links if bit sets would need too much memory.

The covers and their order are those of `Search` with its default rule.

>>> from solver_core.cover import Problem
>>> strip = Problem(range(4), [[0], [1], [2], [3], [0, 1], [2, 3], [1, 2, 3]])
>>> count(strip), next(solutions(strip))
(5, (0, 1, 2, 3))
>>> fewest_options(strip), options_at_most(strip, 1)
((0, 6), None)
>>> fewest_options(Problem("abcde", ["ab", "bcd", "de", "ae", "c"]), repeat=True)
(1, 3)
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from solver_core import processor
from solver_core.cover.goals import FewestSearch
from solver_core.cover.kernel.arguments import require, whole
from solver_core.cover.kernel.machine import COMPILED, ENDLESS
from solver_core.cover.problem import Problem
from solver_core.cover.repeat_search import RepeatSearch
from solver_core.cover.search import Search

if TYPE_CHECKING:
    from solver_core.cover.answers.bitsets import Bitsets
else:
    Bitsets = processor.kernel("solver_core.cover.answers.bitsets").Bitsets

MOST_WORDS: Final = 1 << 21
"""Words of 64 options that the bit sets of all items may take: 16 MiB."""
MOST_CROSSINGS: Final = 1 << 20
"""Nodes of all options together, at most."""
_TICKS: Final = 1 << 20 if COMPILED else 1 << 12
"""Ticks of Dancing Links between two pulses: some milliseconds."""


def count(problem: Problem, limit: int | None = None, *, pulse: Callable[[], object] = bool) -> int:
    """How many exact covers there are, counting up to ``limit``.

    Args:
        problem: what is to be covered.
        limit: from 0; None: count all.
        pulse: called every few hundredths of a second; an exception it raises ends the search. Other threads run
            meanwhile.
    """
    require(problem, Problem, "problem")
    limit = None if limit is None else whole(limit, "limit", None)
    if limit is not None and limit <= 0:
        return 0
    if suits(problem):
        return Bitsets(problem, pulse=pulse).count(min(limit or 0, ENDLESS))
    search = Search(problem)
    while not search.finished and (limit is None or search.solutions < limit):
        search.seek(min(ENDLESS, search.position + _TICKS))
        pulse()
    return search.solutions if limit is None else min(limit, search.solutions)


def solutions(problem: Problem, *, pulse: Callable[[], object] = bool) -> Iterator[tuple[int, ...]]:
    """Each exact cover, as its options in ascending order; ``pulse`` as for `count`."""
    require(problem, Problem, "problem")
    if not suits(problem):
        return _met(problem, pulse)
    return _listed(problem, pulse)


def fewest_options(problem: Problem, *, repeat: bool = False) -> tuple[int, ...] | None:
    """An exact cover with the fewest options, ascending; None if there is none.

    Args:
        problem: what is to be covered.
        repeat: primary items may be covered more than once, and secondary ones do not matter.
    """
    search = RepeatSearch(problem) if repeat else FewestSearch(problem)
    search.run_to("end")
    return search.best


def options_at_most(problem: Problem, most: int, *, repeat: bool = False) -> tuple[int, ...] | None:
    """An exact cover with at most ``most`` options, ascending; None if there is none; ``repeat`` as above.

    Raises:
        ValueError: fewer than no options are asked for.
    """
    search = RepeatSearch(problem, most) if repeat else FewestSearch(problem, at_most=most)
    return search.solution if search.run_to("solution") else None


def suits(problem: Problem) -> bool:
    """Whether bit sets are suitable for this problem."""
    words = len(problem.items) * (len(problem.options) + 63) // 64
    return words <= MOST_WORDS and problem.crossings[-1] <= MOST_CROSSINGS


def _listed(problem: Problem, pulse: Callable[[], object]) -> Iterator[tuple[int, ...]]:
    search = Bitsets(problem, is_listing=True, pulse=pulse)
    while covers := search.more():
        yield from covers


def _met(problem: Problem, pulse: Callable[[], object]) -> Iterator[tuple[int, ...]]:
    search = Search(problem)
    while not search.finished:
        way = search.seek_to_next("solution", within=_TICKS)
        way.go()
        if way.found:
            yield tuple(sorted(search.chosen_options()))
        else:
            pulse()
