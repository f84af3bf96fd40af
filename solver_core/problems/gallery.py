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

from solver_core.cover import Override, Problem, ProblemError, RepeatSearch, Rule, Search, SearchBase
from solver_core.problems import named, small


@dataclass(frozen=True, slots=True)
class Sample:
    """A problem of the gallery.

    Attributes:
        id: what files and preferences call it.
        problem: makes it.
        repeats: items may be covered more than once, by the fewest options.
    """

    id: str
    problem: Callable[[], Problem]
    repeats: bool = False


SAMPLES: Final = (
    Sample("knuth_2000", small.knuth_2000),
    Sample("six_sets", small.six_sets),
    Sample("queens_6", partial(named, "queens", 6)),
    Sample("queens_8", partial(named, "queens", 8)),
    Sample("queens_13", partial(named, "queens", 13)),
    Sample("pentominoes_3x20", partial(named, "pentominoes", 3, 20)),
    Sample("pentominoes_6x10", partial(named, "pentominoes", 6, 10)),
    Sample("stations", small.stations, repeats=True),
)
"""From the smallest to the largest, those with repeats last."""

_BY_ID: Final = {sample.id: sample for sample in SAMPLES}


def search(
    name: str, rule: Rule = Rule.FEWEST, *, seed: int = 0, overrides: Sequence[Override] = ()
) -> SearchBase:
    """A search of the sample with this id, at position 0; repeat cover has only the one rule, and no overrides.

    Raises:
        ProblemError: there is no such sample.
    """
    found = problem(name)
    if _BY_ID[name].repeats:
        return RepeatSearch(found)
    return Search(found, rule, seed=seed, overrides=overrides)


@cache
def problem(name: str) -> Problem:
    """The problem of the sample with this id: one for all its searches, like that of Sudoku.

    Raises:
        ProblemError: there is no such sample.
    """
    if name not in _BY_ID:
        raise ProblemError("problem.no_sample", name=name, names=", ".join(_BY_ID))
    return _BY_ID[name].problem()
