"""What part of a matrix is drawn: the event is always in it, and it stands still as long as it can."""

import pytest

from solver_core.cover import MinimizingSearch, Op
from solver_core.cover.explain import variables, witness
from solver_core.cover.explain.exercises import Kind, find, needed
from solver_core.cover.explain.removal import removal
from sudoku_gui.features.link_view.excerpt import Capacity, LinkExcerpt, excerpt
from sudoku_gui.player.selection import Target
from tests.events import events
from tests.gui.features.link_view.drawn import dancing, looked

ROOM = Capacity(6, 8)


@pytest.mark.parametrize("name", ["knuth_2000", "six_sets"])
def test_a_small_matrix_is_drawn_whole(name: str) -> None:
    search = dancing(name)
    problem = search.problem
    whole = excerpt(search, None, Capacity(len(problem.names), len(problem.options)))
    assert whole == LinkExcerpt(tuple(range(len(problem.names))), tuple(range(len(problem.options))))


@pytest.mark.parametrize("name", ["knuth_2000", "queens_6", "stations", "sudoku", "pentominoes_3x20"])
@pytest.mark.parametrize("room", [ROOM, Capacity(3, 3)])
def test_the_event_is_in_the_scene_and_the_scene_in_the_room(name: str, room: Capacity) -> None:
    """At every position, however it was reached: the header or node of the event, and the column being covered."""
    search, before, met = dancing(name, 1700 if name == "sudoku" else 0), None, set()
    for _ in range(400):
        search.forward()
        now = excerpt(search, None, room, before)
        event = search.event
        assert event
        assert {event.item} - {None} <= set(now.items)
        assert {event.option} - {None} <= set(now.options)
        met.add((event.item is not None, event.option is not None))
        assert 0 < len(now.items) <= room.items
        assert 0 < len(now.options) <= room.options
        assert list(now.items) == sorted(set(now.items))
        assert list(now.options) == sorted(set(now.options))
        before = now
    assert (True, True) in met


@pytest.mark.parametrize("name", ["knuth_2000", "queens_6", "stations", "sudoku", "pentominoes_3x20"])
def test_elements_of_variables_are_in_the_scene(name: str) -> None:
    """The columns i and c, and the nodes p and q; a bound's columns too, as many as there is space for."""
    search, before = dancing(name, 1700 if name == "sudoku" else 0), None
    for _ in range(400):
        search.forward()
        before = excerpt(search, None, ROOM, before)
        held = variables.at(search, search.snapshot())
        nodes = [node for node in (held.node, held.other) if node]
        assert {held.item, held.column, *(item for _, item in nodes)} - {None} <= set(before.items)
        assert {held.option, *(option for option, _ in nodes)} - {None} <= set(before.options)


def test_the_column_that_moves_after_a_header_is_in_the_scene() -> None:
    """Also a covered diagonal, which is uncovered first when a queen is taken back."""
    search, before, met = dancing("queens_6"), None, set()
    for _ in range(2000):
        search.forward()
        before = excerpt(search, None, ROOM, before)
        event, following = search.event, search.peek()
        if event and event.op in {Op.COVER, Op.UNCOVER, Op.SOLUTION} and following:
            assert {following.item} - {None} <= set(before.items)
            met.add((event.op, following.op))
    assert {(Op.UNCOVER, Op.UNCOVER), (Op.SOLUTION, Op.UNCOVER)} <= met


def test_the_columns_that_a_bound_counts_are_in_the_scene_and_marked() -> None:
    """While it is asked for: those that Bound lists."""
    search, asked = dancing("stations"), 0
    assert isinstance(search, MinimizingSearch)
    for event in events(search):
        look = looked(search, Capacity(6, 4))
        marked = {box.element.item for box in look.boxes if box.is_counted}
        if event.op in {Op.BOUND, Op.PRUNE}:
            asked += 1
            assert marked == {column.item for column in witness.of(search).columns}
        else:
            assert not marked
    assert asked > 5


def test_while_the_nodes_of_one_option_leave_nothing_jumps() -> None:
    """The three nodes that a candidate loses go in one scene, and the covered column is in it."""
    search = dancing("sudoku", 2600)
    before, option, covered = None, None, None
    scenes: list[LinkExcerpt] = []
    for _ in range(300):
        search.forward()
        event = search.event
        assert event
        before = excerpt(search, None, ROOM, before)
        if event.op is Op.COVER:
            covered = event.item
        if event.op is not Op.HIDE or event.option != option:
            scenes = []
        if event.op is Op.HIDE:
            option = event.option
            scenes.append(before)
            assert covered in before.items
            assert len(set(scenes)) == 1


def test_above_and_below_a_node_that_leaves_its_neighbours_are_drawn() -> None:
    """Where there are any: or nobody would see who joins hands over it."""
    search = dancing("sudoku", 2600)
    seen = 0
    for _ in range(400):
        search.forward()
        event = search.event
        assert event
        if event.op is Op.HIDE and event.item is not None and event.option is not None:
            drawn, snapshot = excerpt(search, None, ROOM), search.snapshot()
            column = search.problem.columns[event.item]
            at = column.index(event.option)
            held = [other for other in column[:at] if not snapshot.is_hidden(other, event.item)][-1:]
            held += [other for other in column[at + 1 :] if not snapshot.is_hidden(other, event.item)][:1]
            assert set(held) <= set(drawn.options)
            seen += 1
    assert seen > 50


def test_a_target_clicked_elsewhere_comes_into_sight() -> None:
    search = dancing("sudoku", 2600)
    target = Target(item=323, option=728)
    before = excerpt(search, None, ROOM)
    assert 728 not in before.options
    after = excerpt(search, target, ROOM, before)
    assert 728 in after.options
    assert 323 in after.items
    assert excerpt(search, target, ROOM, after) == after


@pytest.mark.parametrize("position", [0, 10**9])
@pytest.mark.parametrize("name", ["knuth_2000", "queens_6", "stations"])
def test_before_and_after_everything_there_is_something_to_see(name: str, position: int) -> None:
    search = dancing(name, position)
    drawn = excerpt(search, None, Capacity(4, 4))
    assert drawn.items
    assert drawn.options


@pytest.mark.parametrize("kind", [Kind.CHOICE, Kind.NODE, Kind.COLUMN])
@pytest.mark.parametrize("name", ["sudoku", "queens_6", "pentominoes_3x20"])
@pytest.mark.parametrize("room", [Capacity(6, 4), Capacity(4, 3)])
def test_a_question_can_be_answered_in_the_scene_and_is_not_given_away(
    name: str, room: Capacity, kind: Kind
) -> None:
    """The right answer is drawn, and others beside it; also after something else was selected."""
    search, before = dancing(name), None
    problem = search.problem
    asked = 0
    for seed in range(12):
        search.seek(search.position + 97)
        exercise = find(search, [kind], seed, 5.0)
        if exercise is None:
            continue
        asked += 1
        search.seek(exercise.position)
        for target in (None, Target(len(problem.names) - 1)):
            now = before = excerpt(search, target, room, before, needed(search, exercise))
            assert exercise.right.item in now.items
            assert len(now.items) > 1
            assert {target.item if target else exercise.right.item} <= set(now.items)
            if exercise.right.option is not None:
                nodes = {
                    (item, row) for row in now.options for item in problem.options[row] if item in now.items
                }
                assert (exercise.right.item, exercise.right.option) in nodes
                assert len(nodes) > 1
    assert asked


def test_columns_and_options_of_a_counting_question_are_drawn() -> None:
    """The column that is asked about, and the options that it shares with the one covered."""
    search = dancing("sudoku", 1700)
    exercise = find(search, [Kind.SIZE], 1, 5.0)
    assert exercise is not None
    assert exercise.item is not None
    assert exercise.covered is not None
    search.seek(exercise.position)
    now = excerpt(search, None, Capacity(6, 4), None, needed(search, exercise))
    columns = search.problem.columns
    common = set(columns[exercise.item]) & set(columns[exercise.covered])
    assert {exercise.item, exercise.covered} <= set(now.items)
    assert common <= set(now.options)


@pytest.mark.parametrize(("name", "room"), [("queens_6", Capacity(6, 11)), ("queens_8", Capacity(4, 8))])
def test_a_dead_end_shows_the_options_of_its_column_and_the_choices_that_took_them(
    name: str, room: Capacity
) -> None:
    """All where there is space, else one for each choice, with the column of the choice that took it."""
    search, before, met = dancing(name), None, 0
    while met < 12:
        search.forward()
        before = excerpt(search, None, room, before)
        event = search.event
        if event and event.op is Op.DEAD_END and event.item is not None:
            met += 1
            options = search.problem.columns[event.item]
            covers = [why.cover for option in options if (why := removal(search, option, event.item))]
            choices = {search.levels()[cover.depth - 1].option for cover in covers}
            assert event.item in before.items
            if len(choices) + len(options) <= room.options:
                assert choices | set(options) <= set(before.options)
            assert len(choices & set(before.options)) >= min(len(choices), room.options // 2)
            assert set(options) & set(before.options)
            assert {cover.item for cover in covers} & set(before.items)
    assert met == 12
