"""Conditions as values: what they mean, what is wrong with them, and how they are written in files."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import Event, Op, Problem, conditions
from solver_core.cover.conditions import Clause
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from sudoku_gui.player.search_conditions import (
    NEEDS,
    Criterion,
    CriterionKind,
    Flaw,
    SearchCondition,
    happens_again,
    problem_of,
    single,
    touching,
)
from sudoku_gui.player.selection import Target

SUDOKU = encoding.problem()
MATRIX = gallery.search("knuth_2000").problem


def test_criteria_mean_what_the_conditions_of_the_core_mean() -> None:
    assert Criterion(CriterionKind.CHOSEN, item=3).to_core == conditions.chosen(3)
    assert Criterion(CriterionKind.TRIED, option=5).to_core == conditions.tried(5)
    assert Criterion(CriterionKind.SIZE, item=3, number=1).to_core == conditions.size_at_most(3, 1)
    assert Criterion(CriterionKind.DEPTH, number=2).to_core == conditions.at_depth(2)
    assert Criterion(CriterionKind.CELL, cell=40).to_core == encoding.touched(40)
    assert Criterion(CriterionKind.SOLUTION).to_core == conditions.happens(Op.SOLUTION)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (CriterionKind.CHOSEN, {}),
        (CriterionKind.CHOSEN, {"option": 1}),
        (CriterionKind.SIZE, {"item": 1}),
        (CriterionKind.SOLUTION, {"number": 1}),
        (CriterionKind.DEPTH, {"number": -1}),
        (CriterionKind.DEPTH, {"number": True}),
        (CriterionKind.DEPTH, {"number": 2**31}),
        (CriterionKind.LINE, {"line": "X5"}),
    ],
)
def test_a_criterion_with_wrong_fields_is_refused(kind: CriterionKind, fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"needs|leave it out|whole number"):
        Criterion(kind, **fields)


def test_criteria_are_joined_by_and() -> None:
    when = SearchCondition(
        (Criterion(CriterionKind.TRIED, option=5), Criterion(CriterionKind.DEPTH, number=2))
    )
    assert when.to_core(MATRIX).clauses == (Clause(ops=frozenset({Op.TRY}), options=frozenset({5}), depth=2),)


@pytest.mark.parametrize(
    ("criteria", "flaw"),
    [
        ((), Flaw.NOTHING),
        ((Criterion(CriterionKind.CHOSEN, item=7),), Flaw.NO_ITEM),
        ((Criterion(CriterionKind.TRIED, option=6),), Flaw.NO_OPTION),
        ((Criterion(CriterionKind.NODE, item=0, option=0),), Flaw.NO_NODE),
        ((Criterion(CriterionKind.CELL, cell=0),), Flaw.NO_CELL),
        ((Criterion(CriterionKind.SOLUTION), Criterion(CriterionKind.DEAD_END)), Flaw.NEVER),
        ((Criterion(CriterionKind.DEPTH, number=1), Criterion(CriterionKind.DEPTH, number=2)), Flaw.NEVER),
        ((Criterion(CriterionKind.DEPTH, number=99),), Flaw.NEVER),
        ((Criterion(CriterionKind.CHOSEN, item=0), Criterion(CriterionKind.CHOSEN, item=1)), Flaw.NEVER),
        ((Criterion(CriterionKind.CHOSEN, item=0), Criterion(CriterionKind.DEPTH, number=1)), None),
    ],
)
def test_a_condition_knows_what_is_wrong_with_it(criteria: tuple[Criterion, ...], flaw: Flaw | None) -> None:
    when = SearchCondition(criteria)
    assert when.flaw(MATRIX) is flaw
    assert bool(when.to_core(MATRIX).clauses) is (flaw is None)


@pytest.mark.parametrize(
    ("target", "kind"),
    [
        (Target(item=5), CriterionKind.CELL),
        (Target(item=81), CriterionKind.ITEM),
        (Target(option=5), CriterionKind.OPTION),
        (Target(item=0, option=5), CriterionKind.NODE),
    ],
)
def test_touching_asks_for_the_selected_target_alone(target: Target, kind: CriterionKind) -> None:
    when = touching(target, SUDOKU)
    assert [criterion.kind for criterion in when.criteria] == [kind]
    assert when.target == target


def test_elsewhere_the_first_items_are_no_cells() -> None:
    assert touching(Target(item=5), MATRIX) == single(CriterionKind.ITEM, item=5)


def test_a_condition_needs_a_target_to_touch() -> None:
    with pytest.raises(ValueError, match="nothing is pointed at"):
        touching(Target(), MATRIX)


@pytest.mark.parametrize(
    ("event", "when"),
    [
        (Event(Op.CHOOSE, 3, 0, item=3), single(CriterionKind.CHOSEN, item=3)),
        (Event(Op.TRY, 4, 1, item=3, option=4), single(CriterionKind.TRIED, option=4)),
        (Event(Op.HIDE, 20, 1, item=3, option=4), single(CriterionKind.NODE, item=3, option=4)),
        (Event(Op.COVER, 3, 1, item=3), single(CriterionKind.ITEM, item=3)),
        (Event(Op.DEAD_END, 3, 1, item=3), single(CriterionKind.DEAD_END)),
        (Event(Op.SOLUTION, 1, 1), single(CriterionKind.SOLUTION)),
        (Event(Op.DONE, 1, 0), None),
    ],
)
def test_a_breakpoint_here_asks_for_the_like_of_an_event(event: Event, when: SearchCondition | None) -> None:
    assert happens_again(event) == when


def test_problems_are_known_by_their_keys() -> None:
    assert problem_of("sudoku") is SUDOKU
    found = problem_of("knuth_2000")
    assert found is not None
    assert (found.items, found.options) == (MATRIX.items, MATRIX.options)
    assert problem_of("nowhere") is None


_numbers = st.integers(0, 2**31 - 1)
_criteria = st.one_of(
    st.sampled_from([Criterion(kind) for kind in CriterionKind if not NEEDS[kind]]),
    *(
        st.builds(Criterion, st.just(kind), item=_numbers)
        for kind in (CriterionKind.CHOSEN, CriterionKind.ITEM)
    ),
    *(
        st.builds(Criterion, st.just(kind), option=_numbers)
        for kind in (CriterionKind.TRIED, CriterionKind.OPTION)
    ),
    st.builds(Criterion, st.just(CriterionKind.NODE), item=_numbers, option=_numbers),
    st.builds(Criterion, st.just(CriterionKind.CELL), cell=_numbers),
    st.builds(Criterion, st.just(CriterionKind.SIZE), item=_numbers, number=_numbers),
    st.builds(Criterion, st.just(CriterionKind.DEPTH), number=_numbers),
    st.builds(
        Criterion,
        st.just(CriterionKind.LINE),
        line=st.text(min_size=1),
        ops=st.frozensets(st.sampled_from(Op), min_size=1),
    ),
)


_conditions = st.builds(SearchCondition, st.lists(_criteria, min_size=1, max_size=5).map(tuple))


@given(_conditions)
def test_a_written_condition_is_read_back(when: SearchCondition) -> None:
    assert SearchCondition.from_json(json.loads(json.dumps(when.to_json()))) == when


_json = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.sampled_from(["kind", *CriterionKind]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["kind", "item", "number", "ops", "line"]), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(
    _json
    | st.lists(
        st.fixed_dictionaries({"kind": st.sampled_from(list(CriterionKind))}, optional={"item": _json})
    )
    | _conditions.map(SearchCondition.to_json)
)
def test_whatever_is_read_is_a_condition_or_a_clear_error(data: object) -> None:
    with suppress(ValueError):
        when = SearchCondition.from_json(data)
        assert SearchCondition.from_json(when.to_json()) == when


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("solution", "a condition is a list"),
        ([], "a condition is a list"),
        ([{"kind": "earthquake"}], "'earthquake' is not a kind of criterion; use one of solution"),
        ([{"kind": "chosen", "item": "r1c1"}], "'r1c1' is not a valid item"),
        ([{"kind": "chosen", "item": 1, "colour": 2}], "has no colour"),
        ([{"kind": "line", "line": "X5", "ops": ["JUMP"]}], "is not a list of events"),
        ([{"kind": "line", "line": 5, "ops": ["TRY"]}], "5 is not a line"),
    ],
)
def test_an_error_says_what_is_wrong(data: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        SearchCondition.from_json(data)


def test_a_problem_without_names_has_no_target() -> None:
    assert single(CriterionKind.DEAD_END).target is None
    assert single(CriterionKind.DEAD_END).flaw(Problem([], [])) is None
