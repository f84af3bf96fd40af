"""What a search is to find: exact covers, one with the fewest options, or a repeat cover with the fewest.

>>> from solver_core.cover import Problem
>>> strip = Problem("abc", ["ab", "bc", "a", "c"])
>>> [Goal.search(goal, strip).solutions for goal in Goal]
[0, 0, 0]
"""

from collections.abc import Sequence
from enum import Enum
from typing import TypeAlias

from solver_core.cover.choices import Override, Rule
from solver_core.cover.fewest_search import FewestSearch
from solver_core.cover.problem import Problem
from solver_core.cover.repeat_search import RepeatSearch
from solver_core.cover.replay.search_base import SearchBase
from solver_core.cover.search import Search

MinimizingSearch: TypeAlias = FewestSearch | RepeatSearch
"""Branch and bound: they have a best cover, and events BOUND, PRUNE and BEST."""


class Goal(Enum):
    """What a search looks for: all exact covers, or ever smaller covers."""

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
        """A search of a problem for this, at position 0; where items may be covered again, nothing can be given."""
        if self is Goal.REPEAT:
            return RepeatSearch(problem)
        kind = Search if self is Goal.EXACT else FewestSearch
        return kind(problem, rule, given, seed=seed, overrides=overrides)
