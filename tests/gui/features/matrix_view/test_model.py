"""The states of crossings, against what the search itself answers."""

import pytest

from solver_core.cover import Op, Problem, RepeatSearch, Search, SearchBase, texts
from solver_core.cover.ops import Event
from solver_core.cover.snapshot import Snapshot, crossing
from solver_core.problems import gallery
from solver_core.sudoku import encoding, engines
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.matrix_view.model import changed, deepest, look
from sudoku_gui.player.selection import Target
from sudoku_gui.render.crossings import FORCED, FRESH, GIVEN, GUESSED, LIVE, REMOVED
from tests.amounts import each

COLOURED = "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"
"""The example of Knuth's Algorithm C: its only solution is {q, x:A} and {p, r, x:A, y}."""
EASY = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


def expected(snapshot: Snapshot, option: int, item: int, *, repeats: bool) -> int:
    """The state of a crossing, read from the levels and the depths of items alone."""
    for level in snapshot.levels:
        if level.option == option:
            return GIVEN if level.given else GUESSED if level.is_guess else FORCED
    if not snapshot.is_hidden(option, item) and snapshot.is_live(item):
        return LIVE
    met = [item] if repeats else snapshot.problem.options[option]
    depths = [snapshot.item_depths[each] for each in met if not snapshot.is_live(each)]
    newest = max([snapshot.depth, *snapshot.item_depths])
    return FRESH if depths and min(depths) == newest else REMOVED


def check(search: SearchBase, *, repeats: bool = False) -> None:
    snapshot, problem = search.snapshot(), search.problem
    states = look(snapshot).states
    for option, items in enumerate(problem.options):
        for number, item in enumerate(items, problem.crossings[option]):
            assert states[number] == expected(snapshot, option, item, repeats=repeats), (option, item)


@pytest.mark.parametrize("sample", ["knuth_2000", "six_sets", "queens_6", "stations"])
def test_states_agree_with_the_search_at_every_position(sample: str) -> None:
    search = gallery.search(sample)
    repeats = isinstance(search, RepeatSearch)
    for _ in range(260):
        check(search, repeats=repeats)
        search.forward()


@pytest.mark.parametrize("engine", list(Engine))
@pytest.mark.parametrize("position", [0, 1, 400, 401, 1500, 10**6])
def test_states_of_a_sudoku_agree_with_the_search(engine: Engine, position: int) -> None:
    """Givens, forced digits and what they took away, whatever the algorithm."""
    search = engines.search(EASY, engine)
    search.seek(position)
    check(search)


def test_a_column_that_has_a_colour_is_not_covered() -> None:
    """Its nodes of that colour stay; those of another, and of none, are out."""
    search = Search(texts.read(COLOURED))
    q, x = (search.problem.names.index(name) for name in "qx")
    search.seek(29)  # {q, x:A} is chosen
    seen = look(search.snapshot())
    assert (seen.columns[q], seen.columns[x]) == (1, 0)
    assert seen.colours == {x: "A"}
    assert seen.tried == 3
    states = {
        option: seen.states[crossing(search.problem, option, x)] for option in search.problem.columns[x]
    }
    assert [option for option, state in states.items() if state == LIVE] == [1]
    assert states[2] == FRESH
    search.seek(33)  # now p is covered, too, which was in {p, r, x:A, y}
    assert LIVE not in look(search.snapshot()).states[crossing(search.problem, 1, x) :][:1]
    assert look(search.snapshot()).rows[2] == 1


def test_rows_are_gone_when_they_cannot_be_chosen_any_more() -> None:
    search = encoding.search(EASY)
    search.seek(700)
    seen, snapshot = look(search.snapshot()), search.snapshot()
    for option, gone in enumerate(seen.rows):
        assert gone == (option not in snapshot.chosen and not snapshot.is_open(option))
    assert 0 < sum(seen.rows) < 729


def test_in_repeat_cover_a_row_stays_while_it_covers_anything_new() -> None:
    search = gallery.search("stations")
    search.forward(30)
    snapshot = search.snapshot()
    seen = look(snapshot)
    for option, items in each(enumerate(search.problem.options)):
        done = all(not snapshot.is_live(item) for item in items)
        assert seen.rows[option] == (done and option not in snapshot.chosen)


def test_before_the_start_everything_is_live() -> None:
    seen = look(encoding.search(EASY).snapshot())
    assert set(seen.states) == {LIVE}
    assert not any(seen.columns)
    assert not any(seen.rows)
    assert seen.changed is None


def test_the_level_at_work_begins_with_the_cover_before_the_choice() -> None:
    """What the cover of the chosen column takes away is hatched already, not only when the option is tried."""
    search = Search(Problem("AB", [["A", "B"], ["A"], ["B"]]))
    while search.event is None or search.event.op is not Op.HIDE:
        search.forward()
    snapshot = search.snapshot()
    assert snapshot.depth == 0
    assert deepest(snapshot) == 1
    assert FRESH in look(snapshot).states


@pytest.mark.parametrize(
    ("event", "target"),
    [
        (Event(Op.HIDE, 9, 1, item=2, option=3), Target(2, 3)),
        (Event(Op.RESTORE, 9, 1, item=2, option=3), Target(2, 3)),
        (Event(Op.COVER, 2, 1, item=2), Target(item=2)),
        (Event(Op.CHOOSE, 2, 1, item=2), Target(item=2)),
        (Event(Op.TRY, 3, 1, item=2, option=3), Target(option=3)),
        (Event(Op.SOLUTION, 1, 3), None),
        (None, None),
    ],
)
def test_a_change_is_at_a_node_a_column_or_a_row(event: Event | None, target: Target | None) -> None:
    search = gallery.search("knuth_2000")
    blank = search.snapshot()
    reported = type(blank)(blank.problem, 1, event, (), None, blank.sizes, blank.item_depths, blank.hidden)
    assert changed(reported) == target


def test_a_problem_with_a_single_node_has_a_look() -> None:
    search = Search(Problem("A", [["A"]]))
    assert look(search.snapshot()).states == bytes([LIVE])
