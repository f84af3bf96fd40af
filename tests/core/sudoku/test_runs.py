"""Runs of a puzzle's searches, of either kind, as text and back."""

import json

import pytest

from solver_core import Grid
from solver_core.cover import Problem, Search, run
from solver_core.sudoku import encoding, engines
from solver_core.sudoku.backtracking import BacktrackSearch

PUZZLE = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.mark.parametrize("search", [encoding.search(PUZZLE), BacktrackSearch(PUZZLE)], ids=["links", "bits"])
def test_a_puzzle_run_comes_back_at_its_place(search: Search | BacktrackSearch) -> None:
    search.run_to("solution")
    search.run_to("dead_end")
    search.bookmarks.add(search.position, "dead")
    text = engines.write_run(search)
    assert len(text) < 1000
    again = engines.read_run(text)
    assert type(again) is type(search)
    assert (again.position, again.event, again.fingerprint()) == (
        search.position,
        search.event,
        search.fingerprint(),
    )
    assert list(again.bookmarks) == [(search.position, "dead")]


def test_a_what_if_of_a_puzzle_comes_back() -> None:
    search = encoding.search(PUZZLE)
    search.run_to("solution")
    other = search.what_if()
    other.run_to("solution")
    again = engines.read_run(engines.write_run(other))
    assert isinstance(again, Search)
    assert (again.overrides, again.solution) == (other.overrides, other.solution)


def test_a_run_of_any_other_problem_is_read() -> None:
    search = Search(Problem("abc", ["ab", "c"]))
    search.forward(4)
    assert engines.read_run(run.write(search)).fingerprint() == search.fingerprint()


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"puzzle": "123"}, "cannot be restored"),
        ({"puzzle": "55" + "." * 79}, "both hold 5"),
        ({"rule": "shuffled"}, "backtracking knows no rule"),
        ({"puzzle": "." * 81}, "does not come to the state"),
    ],
)
def test_a_changed_puzzle_is_refused(facts: dict[str, str], message: str) -> None:
    search = BacktrackSearch(PUZZLE)
    search.run_to("dead_end")
    text = json.dumps(json.loads(engines.write_run(search)) | facts)
    with pytest.raises(run.RunError, match=message):
        engines.read_run(text)
