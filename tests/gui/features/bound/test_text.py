"""The bound of repeat cover in words."""

import pytest

from solver_core.cover import RepeatSearch
from solver_core.cover.explain import witness
from solver_core.cover.explain.witness import Counted, CoveringOption, Witness
from solver_core.problems import gallery
from sudoku_gui.features.bound import text as words

PROBLEM = gallery.problem("stations")
COLUMN = Counted(0, (CoveringOption(0, (1, 11)), CoveringOption(1, ())), (1, 11))


def numbers_of(depth: int, bound: int, best: int, *, has_cover: bool) -> Witness:
    return Witness(depth, (COLUMN,) * bound, best, has_cover)


@pytest.mark.parametrize(
    ("witness_", "formula", "part"),
    [
        (numbers_of(1, 3, 4, has_cover=True), "1 + 3 ≥ 4", "not fewer than the 4 of the best cover"),
        (
            numbers_of(1, 2, 4, has_cover=True),
            "1 + 2 < 4",
            "fewer than the 4 of the best cover: a better one may",
        ),
        (numbers_of(1, 2, 13, has_cover=False), "1 + 2 < 13", "No cover is known yet"),
        (numbers_of(1, 2, 3, has_cover=False), "1 + 2 ≥ 3", "more options than are allowed"),
    ],
)
def test_the_verdict_agrees_with_the_numbers(witness_: Witness, formula: str, part: str) -> None:
    assert words.formula(witness_) == formula
    assert part in words.verdict(witness_)


def test_a_cover_just_found_is_not_called_pruned() -> None:
    """Its options are as many as those of the best, for it is the best."""
    found = Witness(4, (), 4, has_cover=True, is_cover=True)
    assert words.formula(found) == "4 + 0 = 4"
    assert words.verdict(found) == "4 options chosen, and no more are needed: a cover."
    assert words.verdict(Witness(1, (), 2, has_cover=False, is_cover=True)).startswith("1 option chosen")


def test_a_column_and_its_options_are_reported() -> None:
    assert words.spoken_column(2, COLUMN, PROBLEM) == "2. “1”: counted; its options exclude 2, 12"
    assert words.spoken_option(COLUMN.options[0], PROBLEM).endswith("also covers 2, 12")
    assert words.spoken_option(COLUMN.options[1], PROBLEM).endswith("covers no other column that is left")
    assert words.spoken_column(1, Counted(0, (), ()), PROBLEM).endswith("excludes no other column")


def test_without_a_cover_the_limit_is_not_called_one() -> None:
    first = witness.of(RepeatSearch(PROBLEM))
    assert words.labels(first)[2] == "13: too many"
    search = RepeatSearch(PROBLEM)
    search.run_to("end")
    assert words.labels(witness.of(search))[2] == "4: the best cover"
