"""The gallery: problems ready to be watched, small ones to learn from and large ones to wonder at.

>>> [sample.id for sample in SAMPLES][:3]
['knuth_2000', 'six_sets', 'queens_6']
>>> search("queens_6").run_to("solution")
True
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from solver_core.cover import Goal, Override, Problem, ProblemError, Rule, SearchBase
from solver_core.problems import named, small


@dataclass(frozen=True, slots=True)
class Sample:
    """A problem of the gallery.

    Attributes:
        id: what files and preferences call it.
        problem: makes it.
        goal: what is usually looked for.
    """

    id: str
    problem: Callable[[], Problem]
    goal: Goal = Goal.EXACT


SAMPLES: Final = (
    Sample("knuth_2000", small.knuth_2000),
    Sample("six_sets", small.six_sets),
    Sample("queens_6", partial(named, "queens", 6)),
    Sample("queens_8", partial(named, "queens", 8)),
    Sample("queens_13", partial(named, "queens", 13)),
    Sample("pentominoes_3x20", partial(named, "pentominoes", 3, 20)),
    Sample("pentominoes_6x10", partial(named, "pentominoes", 6, 10)),
    Sample("stations", small.stations, Goal.REPEAT),
)
"""From the smallest to the largest, repeat covers last."""

_BY_ID: Final = {sample.id: sample for sample in SAMPLES}


def search(
    name: str,
    rule: Rule = Rule.FEWEST,
    goal: Goal | None = None,
    *,
    seed: int = 0,
    overrides: Sequence[Override] = (),
) -> SearchBase:
    """A search of the sample with this id, at position 0, for its own goal or another; see `Goal.search`.

    Raises:
        ProblemError: there is no such sample.
    """
    found = problem(name)
    return (goal or goal_of(name)).search(found, rule, seed=seed, overrides=overrides)


def goal_of(name: str) -> Goal:
    """What is usually looked for in the sample with this id; exact covers where there is no such sample."""
    return _BY_ID[name].goal if name in _BY_ID else Goal.EXACT


@cache
def problem(name: str) -> Problem:
    """The problem of the sample with this id: one for all its searches, like that of Sudoku.

    Raises:
        ProblemError: there is no such sample.
    """
    if name not in _BY_ID:
        raise ProblemError("problem.no_sample", name=name, names=", ".join(_BY_ID))
    return _BY_ID[name].problem()
