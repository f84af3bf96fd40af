"""Exact cover: every item in exactly one of the chosen options, found by Dancing Links.

>>> from solver_core.cover import Problem, Search
>>> search = Search(Problem(items=["a", "b", "c"], options=[["a"], ["b", "c"], ["c"]], secondary=["d"]))
>>> search.forward(3)
>>> search
<Search at 3: TRY {a} in a, depth 1, of <Problem: 3+1 items, 3 options>>
"""

from solver_core.cover.answers import count, fewest_options, options_at_most, solutions
from solver_core.cover.choices import Override, Rule, StackLevel
from solver_core.cover.conditions import Condition
from solver_core.cover.goals import FewestSearch, Goal
from solver_core.cover.ops import Event, NamedEvent, Op
from solver_core.cover.problem import Coloured, Problem, ProblemError
from solver_core.cover.repeat_search import MinimizingSearch, RepeatSearch
from solver_core.cover.replay.background_run import BackgroundRun
from solver_core.cover.replay.search_base import SearchBase
from solver_core.cover.replay.seeking import Seek
from solver_core.cover.search import Search
from solver_core.cover.snapshot import Snapshot

Level = StackLevel
"""The name of `StackLevel` in 1.0."""

__all__ = [
    "BackgroundRun",
    "Coloured",
    "Condition",
    "Event",
    "FewestSearch",
    "Goal",
    "Level",
    "MinimizingSearch",
    "NamedEvent",
    "Op",
    "Override",
    "Problem",
    "ProblemError",
    "RepeatSearch",
    "Rule",
    "Search",
    "SearchBase",
    "Seek",
    "Snapshot",
    "StackLevel",
    "count",
    "fewest_options",
    "options_at_most",
    "solutions",
]
