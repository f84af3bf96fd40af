"""The lines of backtracking with bits, for every event of a puzzle."""

import pytest

from solver_core.cover import Op, Rule
from solver_core.cover.explain import pseudocode
from solver_core.cover.explain.variables import at
from solver_core.cover.replay import progress
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.pseudocode import listing

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.fixture
def search() -> BacktrackSearch:
    return BacktrackSearch(MANY)


def test_every_event_comes_from_a_line_and_is_upcoming_before(search: BacktrackSearch) -> None:
    """The first thousand events have all that can happen but solutions and the end."""
    happened: set[Op] = set()
    for _ in range(1000):
        following = search.peek()
        assert following
        expected = pseudocode.trace(search, following, listing(search))
        search.forward()
        assert search.event == following
        assert pseudocode.trace(search, search.event, listing(search)) == expected
        assert following.op in expected[-1].ops
        happened.add(following.op)
    assert happened == {Op.CHOOSE, Op.TRY, Op.DEAD_END, Op.RETRACT, Op.EXHAUSTED}
    for kind, line in (("solution", "b2.solution"), ("end", "b7.done")):
        search.run_to(kind)
        assert pseudocode.trace(search, search.event, listing(search))[-1].id == line


def test_the_letters_are_those_of_the_event(search: BacktrackSearch) -> None:
    """The cell chosen, how many bits its mask has, and the option tried."""
    for _ in range(300):
        search.forward()
        held, event = at(search, search.snapshot()), search.event
        assert event
        assert held.level == search.depth
        if event.op in {Op.CHOOSE, Op.DEAD_END}:
            assert (held.item, held.size) == (event.item, search.size(event.subject))
        if event.op in {Op.TRY, Op.RETRACT}:
            assert (held.item, held.option) == (event.item, event.option)


def test_progress_never_falls_and_givens_have_one_turn_each(search: BacktrackSearch) -> None:
    reported = [progress.of(search).fraction]
    for _ in range(1500):
        search.forward()
        reported.append(progress.of(search).fraction)
    assert reported == sorted(reported)
    assert reported[0] == 0 < reported[-1] < 1
    assert progress.of(search).turns[: len(search.given)] == ((1, 1),) * len(search.given)


def test_each_algorithm_has_its_listing() -> None:
    assert listing(BacktrackSearch(MANY, Rule.FIRST)).name == "backtracking"
    assert listing(encoding.search(MANY)).name == "exact_cover"
    assert listing(gallery.search("stations")).name == "repeat_cover"


def test_the_rule_can_be_read(search: BacktrackSearch) -> None:
    first = BacktrackSearch(MANY, Rule.FIRST)
    assert listing(search).line("b3.choose").text != listing(first).line("b3.choose").text
