"""Exact cover: every item in exactly one of the chosen options, found by Dancing Links.

>>> from solver_core.cover import Op, Problem, Search
>>> search = Search(Problem(items=["a", "b", "c"], options=[["a"], ["b", "c"], ["c"]], secondary=["d"]))
>>> search.forward(3)
>>> search.event.op is Op.TRY
True
>>> search.back(3)
>>> search.position
0
"""

from solver_core.cover.answers import count, fewest_options, options_at_most, solutions
from solver_core.cover.choices import Level, Override, Rule
from solver_core.cover.conditions import Condition
from solver_core.cover.goals import FewestSearch, Goal
from solver_core.cover.ops import Event, Op
from solver_core.cover.problem import Coloured, Problem, ProblemError
from solver_core.cover.repeat_search import MinimizingSearch, RepeatSearch
from solver_core.cover.replay.background_run import BackgroundRun
from solver_core.cover.replay.search_base import SearchBase
from solver_core.cover.replay.seeking import Seek
from solver_core.cover.search import Search
from solver_core.cover.snapshot import Snapshot

__all__ = [
    "BackgroundRun",
    "Coloured",
    "Condition",
    "Event",
    "FewestSearch",
    "Goal",
    "Level",
    "MinimizingSearch",
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
    "count",
    "fewest_options",
    "options_at_most",
    "solutions",
]
