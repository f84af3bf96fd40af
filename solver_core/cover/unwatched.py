"""Exact covers for whoever does not watch the search: by bit sets, or by Dancing Links where these need too much memory.

The same covers in the same order as those of `Search` with its usual rule, which has positions and events besides.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from solver_core import processor
from solver_core.cover.arguments import require, whole
from solver_core.cover.machine import COMPILED, ENDLESS
from solver_core.cover.problem import Problem
from solver_core.cover.search import Search

if TYPE_CHECKING:
    from solver_core.cover.bitsets import Bitsets
else:
    Bitsets = processor.kernel("solver_core.cover.bitsets").Bitsets

MOST_WORDS: Final = 1 << 21
"""Words of 64 open options, one after the other for each item, that bit sets may need: 16 MiB."""
MOST_CROSSINGS: Final = 1 << 20
"""Items in all options together, at most."""
_TICKS: Final = 1 << 20 if COMPILED else 1 << 12
"""Ticks of Dancing Links between two pulses: some milliseconds."""


def count(problem: Problem, limit: int | None = None, *, pulse: Callable[[], object] = bool) -> int:
    """How many exact covers there are, counting no further than ``limit``.

    Args:
        problem: what is to be covered.
        limit: from 0; None: all are counted.
        pulse: called every few hundredths of a second; what it raises ends the search. Other threads run meanwhile.
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


def suits(problem: Problem) -> bool:
    """Whether bit sets are for this problem."""
    words = len(problem.items) * (len(problem.options) + 63) // 64
    return words <= MOST_WORDS and problem.crossings[-1] <= MOST_CROSSINGS


def _listed(problem: Problem, pulse: Callable[[], object]) -> Iterator[tuple[int, ...]]:
    search = Bitsets(problem, is_listing=True, pulse=pulse)
    while covers := search.more():
        yield from covers


def _met(problem: Problem, pulse: Callable[[], object]) -> Iterator[tuple[int, ...]]:
    search = Search(problem)
    while not search.finished:
        way = search.way_to_next("solution", within=_TICKS)
        way.go()
        if way.found:
            yield tuple(sorted(search.chosen_options()))
        else:
            pulse()
