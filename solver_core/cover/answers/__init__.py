"""A problem's covers in one call, by bit sets, or by Dancing Links if bit sets would need too much memory.

Where the first covers may be enough, Dancing Links begin, because links are made faster than bit sets. The covers and
their order are those of `Search` with its default rule.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeAlias

from solver_core import processor
from solver_core.cover.goals import FewestSearch
from solver_core.cover.kernel.arguments import integer, require
from solver_core.cover.kernel.machine import COMPILED, ENDLESS
from solver_core.cover.problem import Problem
from solver_core.cover.repeat_search import RepeatSearch
from solver_core.cover.search import Search

if TYPE_CHECKING:
    from solver_core.cover.answers.bitsets import Bitsets
    from solver_core.cover.answers.minimum import MinimumCover
else:
    Bitsets = processor.kernel("solver_core.cover.answers.bitsets").Bitsets
    MinimumCover = processor.kernel("solver_core.cover.answers.minimum").MinimumCover

MOST_WORDS: Final = 1 << 21
"""Words of 64 options that the bit sets of all items may take: 16 MiB."""
MOST_PRICES: Final = 1 << 24
"""Words and prices that a search for the fewest options may take: 128 MiB."""
MOST_CROSSINGS: Final = 1 << 20
"""Nodes of all options together, at most."""
_EVENTS: Final = 1 << 20 if COMPILED else 1 << 12
"""Events of Dancing Links between two pulses: some milliseconds."""
_BEGUN: Final = 64 if COMPILED else 4
"""Events of Dancing Links for each node, about as long as it takes to make bit sets."""
_LEAST: Final = 1 << 12
"""Events for a small problem."""
_COVER: Final = 1 << 10
"""Events for a cover found on the way, which takes longer to report than by bit sets."""


def count(problem: Problem, limit: int | None = None, *, pulse: Callable[[], object] = bool) -> int:
    """How many exact covers there are, counting up to ``limit``.

    >>> count(Problem("abc", ["a", "b", "c", "ab", "bc"]))
    3

    Args:
        problem: what is to be covered.
        limit: from 0; None: count all.
        pulse: called every few hundredths of a second; an exception it raises ends the search. Other threads run
            meanwhile.
    """
    require(problem, Problem, "problem")
    limit = None if limit is None else integer(limit, "limit", None)
    if limit is not None and limit <= 0:
        return 0
    if limit is None and suits(problem):
        return Bitsets(problem, pulse=pulse).count()
    search, end = Search(problem), _begun(problem)
    while not search.finished and search.position < end and (limit is None or search.solutions < limit):
        search.seek(min(end, search.position + min(_EVENTS, search.position + _LEAST)))
        pulse()
    if search.finished or limit is None or search.solutions >= limit:
        return search.solutions if limit is None else min(limit, search.solutions)
    return min(limit, Bitsets(problem, pulse=pulse).count(limit if limit < ENDLESS else 0))


def solutions(problem: Problem, *, pulse: Callable[[], object] = bool) -> Iterator[tuple[int, ...]]:
    """Each exact cover, as its options in ascending order; ``pulse`` as for `count`.

    >>> list(solutions(Problem("abc", ["a", "b", "c", "ab", "bc"])))
    [(0, 1, 2), (0, 4), (2, 3)]
    """
    require(problem, Problem, "problem")
    return _listed(problem, pulse)


def fewest_options(
    problem: Problem, *, repeat: bool = False, pulse: Callable[[], object] = bool
) -> tuple[int, ...] | None:
    """An exact cover with the fewest options, ascending; None if there is none.

    >>> fewest_options(Problem("abcde", ["ab", "bcd", "de", "ae", "c"]), repeat=True)
    (1, 3)

    Args:
        problem: what is to be covered.
        repeat: primary items may be covered more than once, and secondary ones do not matter.
        pulse: as for `count`.
    """
    search = fewest_search(problem, repeat=repeat, pulse=pulse)
    search.run()
    return search.best


def options_at_most(
    problem: Problem, most: int, *, repeat: bool = False, pulse: Callable[[], object] = bool
) -> tuple[int, ...] | None:
    """An exact cover with at most ``most`` options, ascending; None if there is none; else as `fewest_options`.

    >>> print(options_at_most(Problem("abc", ["a", "b", "c", "ab"]), 1))
    None

    Raises:
        ValueError: fewer than no options are asked for.
    """
    search = fewest_search(problem, most, repeat=repeat, pulse=pulse)
    search.run(first=True)
    return search.best


def fewest_search(
    problem: Problem,
    most: int | None = None,
    *,
    repeat: bool = False,
    pulse: Callable[[], object] = bool,
) -> "FewestOptions":
    """The search of `fewest_options`, for who wants to know its ``best`` cover and its ``bound`` before it has ended.

    Args:
        problem: what is to be covered.
        most: covers with more options do not count; None: any number.
        repeat: as for `fewest_options`.
        pulse: as for `count`; ``best`` and ``bound`` may be read there.
    """
    require(problem, Problem, "problem")
    most = None if most is None else integer(most, "number of options")
    kind = MinimumCover if _suits_minimum(problem) else WatchedCover
    return kind(problem, most, repeat=repeat, pulse=pulse)


class WatchedCover:
    """Fewest options by Dancing Links, for problems whose bit sets would need too much memory."""

    bound = 0

    def __init__(
        self, problem: Problem, most: int | None, *, repeat: bool, pulse: Callable[[], object]
    ) -> None:
        self._search = RepeatSearch(problem, most) if repeat else FewestSearch(problem, at_most=most)
        self._pulse = pulse

    @property
    def best(self) -> tuple[int, ...] | None:
        """The best cover so far; see `MinimumCover.best`."""
        return self._search.best

    def run(self, *, first: bool = False) -> None:
        """Search to the end, or to the first cover; see `MinimumCover.run`."""
        while not (self._search.finished or (first and self.best is not None)):
            self._search.seek_to_next("solution", within=_EVENTS).go()
            self._pulse()


FewestOptions: TypeAlias = MinimumCover | WatchedCover
"""A search for a cover with the fewest options: its ``best`` cover up to now, and the ``bound``."""


def suits(problem: Problem) -> bool:
    """Whether bit sets are suitable for this problem."""
    words = len(problem.items) * (len(problem.flat.ends) + 63) // 64
    return words <= MOST_WORDS and len(problem.flat.items) <= MOST_CROSSINGS


def _begun(problem: Problem) -> int:
    """The position at which Dancing Links give way to bit sets, if these are suitable."""
    return max(_LEAST, _BEGUN * len(problem.flat.items)) if suits(problem) else ENDLESS


def _suits_minimum(problem: Problem) -> bool:
    """Whether there is memory enough for the rows of all options, and for the levels of the deepest tree."""
    items, options = len(problem.items), len(problem.options)
    levels = min(items, options) + 2
    words = options * (items + 63) // 64 + levels * (items + (options + 63) // 64)
    return words <= MOST_PRICES and suits(problem)


def _listed(problem: Problem, pulse: Callable[[], object]) -> Iterator[tuple[int, ...]]:
    search, end = Search(problem), _begun(problem)
    while not search.finished and search.position + _COVER * search.solutions < end:
        way = search.seek_to_next("solution", within=min(_EVENTS, end - search.position))
        way.go()
        if way.found:
            yield tuple(sorted(search.chosen_options()))
        else:
            pulse()
    if not search.finished:
        known = search.solutions
        del search, way
        yield from islice(_gathered(problem, pulse), known, None)


def _gathered(problem: Problem, pulse: Callable[[], object]) -> Iterator[tuple[int, ...]]:
    search = Bitsets(problem, is_listing=True, pulse=pulse)
    while covers := search.more():
        yield from covers
