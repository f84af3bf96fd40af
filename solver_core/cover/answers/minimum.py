"""Covers with the fewest options, by branch and bound on bit sets: exact covers, or set covers, in which items repeat.

For answers; `FewestSearch` and `RepeatSearch` are the searches to watch. At each tree node, what others dominate is
dropped (`cover_levels`), and a Lagrangian bound decides whether to search on (`cover_bound`).

Balas and Carrera, "A dynamic subgradient-based branch-and-bound procedure for set covering" (1996); Barahona and
Anbil, "The volume algorithm" (2000). Compiled with the types in ``minimum.pxd``, twice: see `solver_core.processor`.

>>> from solver_core.cover import Problem
>>> for repeat in (False, True):
...     search = MinimumCover(Problem("abcd", ["ab", "bcd", "c", "d"]), repeat=repeat)
...     search.run()
...     search.best, search.bound
((0, 2, 3), 3)
((0, 1), 2)
"""

from collections.abc import Callable
from typing import NoReturn

from solver_core import plain as cython
from solver_core.cover.answers.cover_bound import CoverBound
from solver_core.cover.kernel import bits
from solver_core.cover.kernel.arguments import refuse_copy
from solver_core.cover.problem import Problem

if cython.compiled:
    import cython


class MinimumCover(CoverBound):
    """The search for a cover with the fewest options, from level to level of its tree.

    Args:
        problem: what is to be covered.
        most: covers with more options do not count; None: any number.
        repeat: primary items may be covered more than once, and secondary ones do not matter.
        pulse: called every few hundredths of a second; an exception it raises ends the search, and `best` and
            `bound` say how far it came.
    """

    def __init__(
        self,
        problem: Problem,
        most: int | None = None,
        *,
        repeat: bool = False,
        pulse: Callable[[], object] = bool,
    ) -> None:
        super().__init__(problem, most, repeat=repeat, pulse=pulse)
        self._begin()
        self._end_use()

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Refuse to be copied or pickled."""
        refuse_copy(self, "make another one")

    @property
    def best(self) -> tuple[int, ...] | None:
        """The options of the smallest cover found up to now, ascending; None while there is none."""
        if not self.has_best:
            return None
        return tuple(sorted([self.numbers_array[option] for option in self.best_array[: self.best_count]]))

    def run(self, *, first: bool = False) -> None:
        """Search to the end, or to the ``first`` cover.

        At the end ``bound`` is the size of the best cover; before it, a number of options known to be needed.

        Raises:
            RuntimeError: it has run, or is in use.
        """
        self._require_free()
        if self.nodes:
            raise RuntimeError("this search has run; make another one")
        self._begin_use()
        try:
            self.is_first = first
            self._greedy(0, self.prices)
            if not self.is_stopped:
                self._make_levels(self.limit + 2)
                self._begin()
                with cython.nogil:
                    self._search()
                if not self.is_stopped:
                    self.bound = self.limit
        finally:
            self._end_use()
        if self.error is not None:
            raise self.error

    @cython.final
    def _search(self) -> None:
        """Go from level to level: down while an option is left that may be worth it, else up."""
        level = 0
        self._arrive(0)
        while level >= 0 and not self.is_stopped:
            self.count = self.chosen_before[level]
            cursor = self.cursors[level]
            if cursor < self.sizes[level] and self.count + 1 < self.limit:
                option = self.order[level * self.widest + cursor]
                self.cursors[level] = cursor + 1
                self._copy(level)
                self._close(level, option)
                level += 1
                self._choose(level, option)
                self._arrive(level)
            else:
                level -= 1

    @cython.final
    def _arrive(self, level: int) -> None:
        """A cover, a dead end, a bound, or options to try."""
        self.nodes += 1
        self.cursors[level] = self.sizes[level] = 0
        if self._reduce(level) and not self._improve_bound(level):
            self.sizes[level] = self._sort(level, self._fewest(level))
        self.chosen_before[level] = self.count

    @cython.final
    def _sort(self, level: int, item: int) -> int:
        """Put the open options of an item in the order of their costs; returns how many there are."""
        at, size = level * self.widest, 0
        for p in range(self.begins[item], self.ends[item]):
            rest = self.words[p] & self.open[level * self.option_words + self.places[p]]
            while rest:
                option = 64 * self.places[p] + bits.lowest(rest)
                rest &= rest - 1
                cost, place = self._cost(level, option), size
                while place > 0 and self.costs[place - 1] > cost:
                    self.costs[place] = self.costs[place - 1]
                    self.order[at + place] = self.order[at + place - 1]
                    place -= 1
                self.costs[place], self.order[at + place] = cost, option
                size += 1
        return size
