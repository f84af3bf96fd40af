"""The goal of a search: exact covers, one with the fewest options, or a repeat cover with the fewest.

>>> from solver_core.cover import Problem
>>> strip = Problem("abc", ["ab", "bc", "a", "c"])
>>> [Goal.search(goal, strip).solutions for goal in Goal]
[0, 0, 0]
>>> search = FewestSearch(strip)
>>> search.run_to("end"), search.best
(True, (0, 3))
"""

from collections.abc import Sequence
from enum import Enum
from typing import Self

from solver_core.cover.choices import Override, Rule
from solver_core.cover.kernel.arguments import integer
from solver_core.cover.problem import Problem
from solver_core.cover.repeat_search import MinimizingSearch, RepeatSearch
from solver_core.cover.replay.search_base import SearchBase
from solver_core.cover.search import Search


class FewestSearch(Search, MinimizingSearch):
    """Algorithm X with branch and bound, at a position, movable forward and back.

    At each tree node there is a BOUND: the least number of further options, equal to the number of live items found of
    which no option covers two. If depth and bound together are not less than the best cover, a PRUNE follows. A
    SOLUTION is a cover with fewer options than any before it, and a BEST follows.

    Args:
        problem: what is to be covered.
        rule: how the next item is chosen.
        given: options to be chosen first; they count, too.
        at_most: covers with more options than this do not count; None: any number.
        seed, overrides, checked: as for `Search`.

    Raises:
        ProblemError: two given options cover the same item, or one does not exist.
        ValueError: `at_most` is negative.
    """

    def __init__(
        self,
        problem: Problem,
        rule: Rule = Rule.FEWEST,
        given: Sequence[int] = (),
        *,
        at_most: int | None = None,
        seed: int = 0,
        overrides: Sequence[Override] = (),
        checked: bool = False,
    ) -> None:
        self.at_most = None if at_most is None else integer(at_most, "number of options")
        super().__init__(problem, rule, given, seed=seed, overrides=overrides, checked=checked)
        self._bests = self._dance.bests

    def _most(self) -> int:
        return len(self.problem.items) if self.at_most is None else self.at_most

    def _again(self, overrides: Sequence[Override]) -> Self:
        return type(self)(
            self.problem,
            self.rule,
            self.given,
            at_most=self.at_most,
            seed=self.seed,
            overrides=overrides,
            checked=self._is_checked,
        )


class Goal(Enum):
    """The aim of a search: all exact covers, or ever smaller covers."""

    EXACT = "exact"
    """Every item exactly once."""
    FEWEST = "fewest"
    """Every item exactly once, with fewer options than any cover before."""
    REPEAT = "repeat"
    """Every item at least once, with fewer options than any cover before; no rule and no override applies."""

    def search(
        self,
        problem: Problem,
        rule: Rule = Rule.FEWEST,
        given: Sequence[int] = (),
        *,
        seed: int = 0,
        overrides: Sequence[Override] = (),
    ) -> SearchBase:
        """A search of a problem for this goal, at position 0; repeat cover takes no givens."""
        if self is Goal.REPEAT:
            return RepeatSearch(problem)
        kind = Search if self is Goal.EXACT else FewestSearch
        return kind(problem, rule, given, seed=seed, overrides=overrides)
