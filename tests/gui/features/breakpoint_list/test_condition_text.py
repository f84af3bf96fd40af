"""Conditions, breakpoints and targets in words: true sentences, all of them translatable."""

import pytest

from solver_core.cover import Op, Problem
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from sudoku_gui.features.breakpoint_list import condition_text
from sudoku_gui.features.breakpoint_list import text as breakpoints
from sudoku_gui.player.search_conditions import (
    NEEDS,
    Criterion,
    CriterionKind,
    Flaw,
    SearchCondition,
    at_line,
    single,
)
from sudoku_gui.player.selection import Target
from sudoku_gui.wording import names

SUDOKU = encoding.problem()
MATRIX = gallery.search("knuth_2000").problem


def both(*criteria: Criterion) -> str:
    return condition_text.description(SearchCondition(criteria), SUDOKU)


@pytest.mark.parametrize(
    ("when", "sentence"),
    [
        (single(CriterionKind.SOLUTION), "when a solution is found"),
        (single(CriterionKind.DEAD_END), "when a dead end is met"),
        (single(CriterionKind.DECISION), "when any column is chosen"),
        (single(CriterionKind.PRUNE), "when a branch is pruned"),
        (single(CriterionKind.CHOSEN, item=105), "when column “row 3 has 7” is chosen"),
        (single(CriterionKind.TRIED, option=204), "when r3c5=7 is tried"),
        (single(CriterionKind.ITEM, item=40), "when column “r5c5” is touched"),
        (single(CriterionKind.OPTION, option=204), "when r3c5=7 is touched"),
        (
            single(CriterionKind.NODE, item=105, option=204),
            "when r3c5=7 leaves or rejoins column “row 3 has 7”",
        ),
        (single(CriterionKind.CELL, cell=40), "when cell r5c5 is touched"),
        (single(CriterionKind.SIZE, item=40, number=0), "when column “r5c5” has no option"),
        (single(CriterionKind.SIZE, item=40, number=1), "when column “r5c5” has at most 1 option"),
        (single(CriterionKind.SIZE, item=40, number=2), "when column “r5c5” has at most 2 options"),
        (single(CriterionKind.DEPTH, number=4), "when the depth becomes 4"),
        (at_line("x5.cover", [Op.COVER]), "when the pseudo-code is at “X5: cover(j)”"),
        (at_line("x3.choose", [Op.CHOOSE]), "when the pseudo-code is at “X3: choose i”"),
        (at_line("from the future", [Op.TRY]), "when the pseudo-code is at “from the future”"),
    ],
)
def test_a_condition_is_one_sentence(when: SearchCondition, sentence: str) -> None:
    """Which reads on after "stop"; a line is reported as far as it is the same under every rule."""
    assert condition_text.description(when, SUDOKU) == sentence


def test_criteria_are_joined_and_the_depth_comes_last() -> None:
    tried, depth = Criterion(CriterionKind.TRIED, option=204), Criterion(CriterionKind.DEPTH, number=4)
    small = Criterion(CriterionKind.SIZE, item=40, number=2)
    assert both(tried, depth) == both(depth, tried) == "when r3c5=7 is tried at depth 4"
    assert both(tried, small) == "when r3c5=7 is tried and column “r5c5” has at most 2 options"
    assert both(tried, small, depth).endswith("at most 2 options at depth 4")


def test_other_problems_are_reported_in_their_own_names() -> None:
    assert (
        condition_text.description(single(CriterionKind.CHOSEN, item=0), MATRIX)
        == "when column “A” is chosen"
    )
    assert (
        condition_text.description(single(CriterionKind.TRIED, option=0), MATRIX)
        == "when row 1 {C, E, F} is tried"
    )


@pytest.mark.parametrize("held", [None, MATRIX])
def test_items_that_a_problem_lacks_are_described_by_number(held: Problem | None) -> None:
    """A file of another version may know more than this program."""
    for when, text in (
        (single(CriterionKind.CHOSEN, item=1000), "when column “number 1,001” is chosen"),
        (single(CriterionKind.TRIED, option=1000), "when row 1001 is tried"),
        (single(CriterionKind.CELL, cell=1000), "when cell 1,000 is touched"),
    ):
        assert condition_text.description(when, held) == text


@pytest.mark.parametrize("kind", CriterionKind)
def test_every_kind_has_a_name_and_ends_in_a_colon_where_fields_follow(kind: CriterionKind) -> None:
    """The chooser shows the beginning of a sentence that the fields end."""
    assert condition_text.kind(kind).endswith(":") is (bool(NEEDS[kind]) and kind is not CriterionKind.LINE)


@pytest.mark.parametrize("text", ["", "x"])
@pytest.mark.parametrize("part", ["item", "option", "cell"])
def test_an_unknown_name_is_refused_with_advice(text: str, part: str) -> None:
    said = breakpoints.no_choice(part, text)
    assert said.endswith(".")
    assert (f"“{text}”" in said) is bool(text)


@pytest.mark.parametrize(
    ("options", "live", "state"),
    [(0, True, "0 options left"), (1, True, "1 option left"), (3, False, "covered")],
)
def test_a_followed_column_says_what_is_left(options: int, state: str, *, live: bool) -> None:
    assert breakpoints.item_state(options, live=live) == state


def test_a_target_is_named_by_what_it_has() -> None:
    problem = encoding.problem()
    item, option = problem.options[2][1], 2
    named = [
        names.target_name(one, problem) for one in (Target(item), Target(None, option), Target(item, option))
    ]
    assert named == ["“row 1 has 3”", "r1c1=3", "r1c1=3 in “row 1 has 3”"]
    assert names.plain_target_name(Target(item), problem) == "row 1 has 3"
    assert names.plain_target_name(Target(item, option), problem) == named[2]


def test_every_text_can_be_translated(marking: None) -> None:
    assert marking is None
    for kind in CriterionKind:
        assert "<" in condition_text.kind(kind)
    for flaw in Flaw:
        assert condition_text.flaw(flaw) == "<>"
    assert condition_text.description(single(CriterionKind.CHOSEN, item=0), MATRIX) == "<{what}>".format(
        what="<A>"
    )
    assert names.target_name(Target(item=0, option=0), MATRIX).count("<") >= 1
