"""The gallery: problems to watch, from small to large.

A sample is a family of problems and the values of its parameters. Its id has them as text, in the order of the family:
``queens,n=10``. Some that have long been there have short ids of their own, which are preferred.

>>> [sample.id for sample in SAMPLES][:3]
['knuth_2000', 'six_sets', 'queens_6']
>>> search("queens_6").run_to("solution")
True
>>> write_id("langford", {"n": 4, "which": "all"}), write_id("queens", {"n": 8})
('langford,n=4,which=all', 'queens_8')
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from threading import Lock
from typing import Final

from solver_core.cover import Goal, Override, Problem, ProblemError, Rule, SearchBase
from solver_core.problems.families import FAMILIES, Family, Posed
from solver_core.problems.parameters import Value, Values, completed, write
from solver_core.problems.plans import Board

LONGEST_ID: Final = 800
"""Characters of an id: more than any has whose values are in their ranges."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A problem that has a short id.

    Attributes:
        id: what files and preferences call it.
        family: the id of its family.
        values: those of its parameters that are not the defaults.
    """

    id: str
    family: str
    values: Values = field(default_factory=dict)


SAMPLES: Final = (
    Sample("knuth_2000", "knuth_2000"),
    Sample("six_sets", "six_sets"),
    Sample("queens_6", "queens", {"n": 6}),
    Sample("queens_8", "queens", {"n": 8}),
    Sample("queens_13", "queens", {"n": 13}),
    Sample("pentominoes_3x20", "polyominoes", {"height": 3, "width": 20}),
    Sample("pentominoes_6x10", "polyominoes", {"height": 6, "width": 10}),
    Sample("stations", "ring"),
)
"""The samples from the smallest to the largest, repeat covers last."""

_POSING: Final = Lock()
"""Held while a problem is made, so that there is only one of each."""
_BY_ID: Final = {sample.id: sample for sample in SAMPLES}


def read_id(sample_id: str) -> tuple[Family, dict[str, Value]]:
    """The family of a sample, and the values of all its parameters.

    Raises:
        ProblemError: there is no such family or parameter, or a value is not in its range.
    """
    if short := _BY_ID.get(sample_id):
        family = FAMILIES[short.family]
        return family, completed(family.parameters, short.values)
    name, *parts = sample_id[:LONGEST_ID].split(",")
    if name not in FAMILIES:
        raise ProblemError(
            "problem.no_sample", name=name, names=", ".join(dict.fromkeys([*_BY_ID, *FAMILIES]))
        )
    family = FAMILIES[name]
    by_name = {one.name: one for one in family.parameters}
    values: dict[str, Value] = {}
    for part in parts:
        key, _, text = part.partition("=")
        if key not in by_name:
            raise ProblemError("gallery.no_parameter", name=key, names=", ".join(by_name))
        values[key] = by_name[key].read(text)
    return family, completed(family.parameters, values)


def write_id(family: str, values: Values) -> str:
    """The id of the problem of a family with these values, and defaults for the others; inverse of `read_id`."""
    own = FAMILIES[family]
    filled = completed(own.parameters, values)
    for sample in SAMPLES:
        if sample.family == family and completed(own.parameters, sample.values) == filled:
            return sample.id
    return ",".join([family, *(f"{name}={write(value)}" for name, value in filled.items())])


def search(
    sample_id: str,
    rule: Rule = Rule.FEWEST,
    goal: Goal | None = None,
    *,
    seed: int = 0,
    overrides: Sequence[Override] = (),
) -> SearchBase:
    """A search of the sample with this id, at position 0, for its own goal or another; see `Goal.search`.

    Raises:
        ProblemError: there is no such sample, or its values make no problem.
    """
    found = posed(sample_id)
    return (goal or goal_of(sample_id)).search(
        found.problem, rule, found.given, seed=seed, overrides=overrides
    )


def goal_of(sample_id: str) -> Goal:
    """The usual goal of the sample with this id; exact covers where there is no such sample."""
    try:
        return read_id(sample_id)[0].goals[0]
    except ProblemError:
        return Goal.EXACT


def problem(sample_id: str) -> Problem:
    """The problem of the sample with this id: one for all its searches, like that of Sudoku.

    Raises:
        ProblemError: there is no such sample, or its values make no problem.
    """
    return posed(sample_id).problem


def board(sample_id: str) -> Board | None:
    """The board of a sample; None if its options lie nowhere.

    Raises:
        ProblemError: as for `problem`.
    """
    return posed(sample_id).board


def posed(sample_id: str) -> Posed:
    """The posed problem of a sample; thread-safe.

    Raises:
        ProblemError: as for `problem`.
    """
    with _POSING:
        return _posed(sample_id)


@lru_cache(maxsize=4)
def _posed(sample_id: str) -> Posed:
    family, values = read_id(sample_id)
    return family.pose(values)
