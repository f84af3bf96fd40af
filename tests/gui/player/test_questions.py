"""Questions as values: what they mean, what is wrong with them, and how they are written in files."""

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
from sudoku_gui.player.questions import (
    NEEDS,
    Claim,
    ClaimKind,
    Flaw,
    Question,
    asking,
    like,
    problem_of,
    touching,
)
from sudoku_gui.player.selection import Target

SUDOKU = encoding.problem()
MATRIX = gallery.search("knuth_2000").problem


def example(kind: ClaimKind) -> Claim:
    """One claim of each kind, with numbers that every problem has; the node is one of Knuth's matrix."""
    if kind is ClaimKind.NODE:
        return Claim(kind, item=MATRIX.options[0][0], option=0)
    fields: dict[str, Any] = {
        "item": 1,
        "option": 2,
        "cell": 3,
        "number": 4,
        "line": "X5",
        "ops": frozenset({Op.TRY}),
    }
    return Claim(kind, **{name: fields[name] for name in NEEDS[kind]})


@pytest.mark.parametrize("kind", ClaimKind)
def test_every_kind_has_a_condition(kind: ClaimKind) -> None:
    assert example(kind).condition.clauses


def test_claims_mean_what_the_conditions_of_the_core_mean() -> None:
    assert Claim(ClaimKind.CHOSEN, item=3).condition == conditions.chosen(3)
    assert Claim(ClaimKind.TRIED, option=5).condition == conditions.tried(5)
    assert Claim(ClaimKind.SIZE, item=3, number=1).condition == conditions.size_at_most(3, 1)
    assert Claim(ClaimKind.DEPTH, number=2).condition == conditions.at_depth(2)
    assert Claim(ClaimKind.CELL, cell=40).condition == encoding.touched(40)
    assert Claim(ClaimKind.SOLUTION).condition == conditions.happens(Op.SOLUTION)


def test_a_node_is_the_crossing_alone() -> None:
    (clause,) = Claim(ClaimKind.NODE, item=1, option=2).condition.clauses
    assert (set(clause.items), set(clause.options)) == ({1}, {2})
    assert Op.HIDE in clause.ops
    assert Op.TRY not in clause.ops


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (ClaimKind.CHOSEN, {}),
        (ClaimKind.CHOSEN, {"option": 1}),
        (ClaimKind.SIZE, {"item": 1}),
        (ClaimKind.SOLUTION, {"number": 1}),
        (ClaimKind.DEPTH, {"number": -1}),
        (ClaimKind.DEPTH, {"number": True}),
        (ClaimKind.DEPTH, {"number": 2**31}),
        (ClaimKind.LINE, {"line": "X5"}),
    ],
)
def test_a_claim_with_wrong_fields_is_refused(kind: ClaimKind, fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"needs|leave it out|whole number"):
        Claim(kind, **fields)


def test_claims_are_joined_by_and() -> None:
    question = Question((Claim(ClaimKind.TRIED, option=5), Claim(ClaimKind.DEPTH, number=2)))
    assert question.condition(MATRIX).clauses == (
        Clause(ops=frozenset({Op.TRY}), options=frozenset({5}), depth=2),
    )


@pytest.mark.parametrize(
    ("claims", "flaw"),
    [
        ((), Flaw.NOTHING),
        ((Claim(ClaimKind.CHOSEN, item=7),), Flaw.NO_ITEM),
        ((Claim(ClaimKind.TRIED, option=6),), Flaw.NO_OPTION),
        ((Claim(ClaimKind.NODE, item=0, option=0),), Flaw.NO_NODE),
        ((Claim(ClaimKind.CELL, cell=0),), Flaw.NO_CELL),
        ((Claim(ClaimKind.SOLUTION), Claim(ClaimKind.DEAD_END)), Flaw.NEVER),
        ((Claim(ClaimKind.DEPTH, number=1), Claim(ClaimKind.DEPTH, number=2)), Flaw.NEVER),
        ((Claim(ClaimKind.DEPTH, number=99),), Flaw.NEVER),
        ((Claim(ClaimKind.CHOSEN, item=0), Claim(ClaimKind.CHOSEN, item=1)), Flaw.NEVER),
        ((Claim(ClaimKind.CHOSEN, item=0), Claim(ClaimKind.DEPTH, number=1)), None),
    ],
)
def test_a_question_knows_what_is_wrong_with_it(claims: tuple[Claim, ...], flaw: Flaw | None) -> None:
    question = Question(claims)
    assert question.flaw(MATRIX) is flaw
    assert bool(question.condition(MATRIX).clauses) is (flaw is None)


@pytest.mark.parametrize(
    ("target", "kind"),
    [
        (Target(item=5), ClaimKind.CELL),
        (Target(item=81), ClaimKind.ITEM),
        (Target(option=5), ClaimKind.OPTION),
        (Target(item=0, option=5), ClaimKind.NODE),
    ],
)
def test_touching_asks_for_just_what_is_pointed_at(target: Target, kind: ClaimKind) -> None:
    question = touching(target, SUDOKU)
    assert [claim.kind for claim in question.claims] == [kind]
    assert question.target == target


def test_elsewhere_the_first_items_are_no_cells() -> None:
    assert touching(Target(item=5), MATRIX) == asking(ClaimKind.ITEM, item=5)


def test_nothing_cannot_be_touched() -> None:
    with pytest.raises(ValueError, match="nothing is pointed at"):
        touching(Target(), MATRIX)


@pytest.mark.parametrize(
    ("event", "question"),
    [
        (Event(Op.CHOOSE, 3, 0, item=3), asking(ClaimKind.CHOSEN, item=3)),
        (Event(Op.TRY, 4, 1, item=3, option=4), asking(ClaimKind.TRIED, option=4)),
        (Event(Op.HIDE, 20, 1, item=3, option=4), asking(ClaimKind.NODE, item=3, option=4)),
        (Event(Op.COVER, 3, 1, item=3), asking(ClaimKind.ITEM, item=3)),
        (Event(Op.DEAD_END, 3, 1, item=3), asking(ClaimKind.DEAD_END)),
        (Event(Op.SOLUTION, 1, 1), asking(ClaimKind.SOLUTION)),
        (Event(Op.DONE, 1, 0), None),
    ],
)
def test_a_breakpoint_here_asks_for_the_like_of_an_event(event: Event, question: Question | None) -> None:
    assert like(event) == question


def test_problems_are_known_by_their_keys() -> None:
    assert problem_of("sudoku") is SUDOKU
    found = problem_of("knuth_2000")
    assert found is not None
    assert (found.items, found.options) == (MATRIX.items, MATRIX.options)
    assert problem_of("nowhere") is None


_numbers = st.integers(0, 2**31 - 1)
_claims = st.one_of(
    st.sampled_from([Claim(kind) for kind in ClaimKind if not NEEDS[kind]]),
    *(st.builds(Claim, st.just(kind), item=_numbers) for kind in (ClaimKind.CHOSEN, ClaimKind.ITEM)),
    *(st.builds(Claim, st.just(kind), option=_numbers) for kind in (ClaimKind.TRIED, ClaimKind.OPTION)),
    st.builds(Claim, st.just(ClaimKind.NODE), item=_numbers, option=_numbers),
    st.builds(Claim, st.just(ClaimKind.CELL), cell=_numbers),
    st.builds(Claim, st.just(ClaimKind.SIZE), item=_numbers, number=_numbers),
    st.builds(Claim, st.just(ClaimKind.DEPTH), number=_numbers),
    st.builds(
        Claim,
        st.just(ClaimKind.LINE),
        line=st.text(min_size=1),
        ops=st.frozensets(st.sampled_from(Op), min_size=1),
    ),
)


@given(st.builds(Question, st.lists(_claims, min_size=1, max_size=5).map(tuple)))
def test_what_is_written_is_read_again(question: Question) -> None:
    assert Question.from_json(json.loads(json.dumps(question.to_json()))) == question


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.sampled_from(["kind", *ClaimKind]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["kind", "item", "number", "ops", "line"]), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(
    _json
    | st.lists(st.fixed_dictionaries({"kind": st.sampled_from(list(ClaimKind))}, optional={"item": _json}))
)
def test_whatever_is_read_is_a_question_or_a_clear_error(data: object) -> None:
    with suppress(ValueError):
        question = Question.from_json(data)
        assert Question.from_json(question.to_json()) == question


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("solution", "a question is a list"),
        ([], "a question is a list"),
        ([{"kind": "earthquake"}], "'earthquake' is not a kind of claim; use one of solution"),
        ([{"kind": "chosen", "item": "r1c1"}], "'r1c1' is not a valid item"),
        ([{"kind": "chosen", "item": 1, "colour": 2}], "has no colour"),
        ([{"kind": "line", "line": "X5", "ops": ["JUMP"]}], "is not a list of events"),
        ([{"kind": "line", "line": 5, "ops": ["TRY"]}], "5 is not a line"),
    ],
)
def test_an_error_says_what_is_wrong(data: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Question.from_json(data)


def test_a_problem_without_names_has_no_target() -> None:
    assert asking(ClaimKind.DEAD_END).target is None
    assert asking(ClaimKind.DEAD_END).flaw(Problem([], [])) is None
