"""A run is kept as a small text, and comes back at its place or says why it does not."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.cover import Override, Problem, Rule, Search, run
from tests.amounts import some
from tests.core.cover.oracles import queens

QUEENS_TEXT_LIMIT = 2_000


def changed(text: str, **facts: object) -> str:
    held = json.loads(text) | facts
    return json.dumps({key: value for key, value in held.items() if value is not None})


@pytest.fixture
def text() -> str:
    search = Search(queens(5), Rule.SHUFFLED, seed=3)
    search.seek(200)
    return run.write(search)


@settings(max_examples=some(60))
@given(search=..., share=st.floats(0, 1))
def test_a_run_comes_back_as_it_was(search: Search, share: float) -> None:
    """Problem, rule, givens, place and bookmarks: all that makes the next step the same step."""
    search.run_to("end")
    search.seek(int(search.position * share))
    search.bookmarks.add(search.position, "here")
    search.bookmarks.add(0)
    again = run.read(run.write(search))
    assert isinstance(again, Search)
    assert again.fingerprint() == search.fingerprint()
    assert (again.rule, again.given, list(again.bookmarks)) == (
        search.rule,
        search.given,
        list(search.bookmarks),
    )
    assert again.problem.names == search.problem.names
    assert again.problem.options == search.problem.options


def test_what_if_runs_are_kept_with_their_overrides() -> None:
    search = Search(queens(5))
    search.run_to("decision")
    other = search.what_if(option=search.problem.options.index(search.problem.options[3]), item=0)
    other.run_to("solution")
    again = run.read(run.write(other))
    assert isinstance(again, Search)
    assert again.overrides == other.overrides == (Override((), 0, 3),)
    assert again.solution == other.solution


def test_a_run_is_small(text: str) -> None:
    assert len(text) < QUEENS_TEXT_LIMIT


def test_names_that_json_does_not_know_are_refused_before_anything_is_written() -> None:
    with pytest.raises(run.RunError, match="name items with text"):
        run.write(Search(Problem([1.5], [[1.5]])))


def test_a_name_is_nested_as_deep_in_a_text_as_in_a_problem() -> None:
    """What is written can be read; deeper names are refused both ways."""
    name: object = "x"
    for _ in range(16):
        name = (name,)
    again = run.read(run.write(Search(Problem([name], [[name]]))))
    assert isinstance(again, Search)
    assert again.problem.items == (name,)
    deeper = (name,)
    with pytest.raises(run.RunError, match="cannot be written"):
        run.write(Search(Problem([deeper], [[deeper]])))


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"format": "other"}, "not a run"),
        ({"version": 2}, "newer program"),
        ({"kind": "chess"}, "runs of the kind 'chess'"),
        ({"kind": None}, "runs of the kind None"),
        ({"problem": None}, "'problem' is missing"),
        ({"problem": {"items": ["a"], "secondary": [], "options": [[1]]}}, "1 is not a number from 0 to 0"),
        ({"problem": {"items": ["a", "a"], "secondary": [], "options": []}}, "listed twice"),
        ({"problem": {"items": [None], "secondary": [], "options": []}}, "not a name of an item"),
        ({"rule": "best"}, "'best' is not a valid Rule"),
        ({"seed": "x"}, "'seed' must be a whole number"),
        ({"seed": 4}, "does not come to the state"),
        ({"given": [99]}, "99 is not a number"),
        ({"overrides": [{"path": [], "item": 0}]}, "'option' is missing"),
        ({"overrides": [{"path": [], "item": 0, "option": 24}]}, "does not cover item 0"),
        ({"overrides": 5}, "cannot be restored"),
        ({"position": -1}, "'position' must be a whole number"),
        ({"position": True}, "'position' must be a whole number"),
        ({"position": 201}, "does not come to the state that was saved at position 201"),
        ({"position": 10**9}, "does not come to the state"),
        ({"digest": None}, "does not come to the state"),
        ({"digest": "00"}, "does not come to the state"),
        ({"bookmarks": {}}, "'bookmarks' must be a list"),
        ({"bookmarks": [[1]]}, "not a bookmark"),
        ({"bookmarks": [[-1, ""]]}, "not a bookmark"),
        ({"bookmarks": [[1 << 60, ""]]}, "not a bookmark"),
        ({"bookmarks": [[0, ""]] * 100_001}, "at most 100,000 pairs"),
        ({"overrides": [{"path": [], "item": 0, "option": None}]}, "does not come to the state"),
    ],
)
def test_contradictory_runs_are_refused_with_a_remedy(text: str, facts: dict[str, Any], message: str) -> None:
    """No match, no silent drift: a run is read whole or not at all."""
    with pytest.raises(run.RunError, match=message):
        run.read(changed(text, **facts))


@pytest.mark.parametrize("rubbish", ["", "[]", "{", "null", '"x"', "[" * 100_000, "\0", '{"format": 1}'])
def test_rubbish_is_no_run(rubbish: str) -> None:
    with pytest.raises(run.RunError, match="not a run"):
        run.read(rubbish)


def test_a_run_to_a_position_too_far_is_given_up() -> None:
    """A position that cannot be reached in time must not stop whoever opens the file."""
    endless = Search(Problem(range(40), [[one, other] for one in range(40) for other in range(one)]))
    with pytest.raises(run.RunError, match="too far to be reached in 0 seconds"):
        run.read(changed(run.write(endless), position=10**15), seconds=0)


@pytest.mark.parametrize(
    "damage",
    [
        ('"position": 0', '"position": NaN'),
        ('"position": 0', '"position": 1e999'),
        ('"position": 0', f'"position": {"9" * 5000}'),
        ('"position": 0', f'"position": {"9" * 4000}'),
        ('"items": [', f'"items": [{"[" * 900}{"]" * 900}, '),
        ('"items": [', f'"items": ["{"W" * 100_000}", {{}}, '),
        ('"kind": "exact cover"', '"kind": "\\u202e\\n<b>x</b>"'),
        ('"kind": "exact cover"', f'"kind": {"[" * 100_000}'),
        ('"rule": "fewest"', '"rule": {"a": [null]}'),
        ('"seed": 0', '"seed": 1e400'),
    ],
)
def test_quotations_are_printable_and_short(damage: tuple[str, str]) -> None:
    """An error may end in a terminal or a window; and it is always the same kind of error."""
    text = run.write(Search(Problem(["a", "b"], [["a"], ["b"]])))
    assert damage[0] in text
    with pytest.raises(run.RunError) as caught:
        run.read(text.replace(*damage))
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) <= 301
