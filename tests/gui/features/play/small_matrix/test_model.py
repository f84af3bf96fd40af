"""A matrix by hand: what has become of every row and column, held against the sets themselves."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import Op, Problem, RepeatSearch, Rule, Search, SearchBase, Snapshot, texts
from solver_core.cover.explain.neighbours import Element, is_linked
from solver_core.cover.replay.turns import Turn
from solver_core.problems import gallery, small
from sudoku_gui.features.play.small_matrix.model import OptionRow, RowState, SmallMatrixLook, look
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import MOST_BY_HAND, fits_by_hand
from tests.amounts import each
from tests.events import events

AT_REST = (Op.CHOOSE, Op.DEAD_END, Op.SOLUTION)
"""Between covering and uncovering: what is there follows from the options chosen alone."""


def places(search: SearchBase, limit: int = 400) -> Iterator[tuple[Snapshot, SmallMatrixLook]]:
    while search.position < limit and not search.finished:
        search.forward()
        snapshot = search.snapshot()
        yield snapshot, look(search, snapshot)


def branch(problem: Problem, chosen: list[int], item: int) -> list[int]:
    """The options that cover an item and conflict with none of those chosen: by the sets alone."""
    taken = {one for option in chosen for one in problem.options[option]}
    return [option for option in problem.columns[item] if not taken & set(problem.options[option])]


def turns(snapshot: Snapshot) -> dict[int, OptionRow]:
    """Where the search could have gone, and where it has been: by the sets alone."""
    problem, chosen, found = snapshot.problem, [level.option for level in snapshot.levels], {}
    for depth, level in enumerate(snapshot.levels, 1):
        options = branch(problem, chosen[: depth - 1], level.item)
        for at, option in enumerate(options, 1):
            turn = Turn(level.item, at, len(options), at < level.number)
            found[option] = OptionRow(RowState.OUT, depth, turn=turn)
        found[level.option] = OptionRow(RowState.CHOSEN, depth, len(options) > 1)
    event = snapshot.event
    if event is not None and event.op is Op.CHOOSE and event.item is not None:
        options = branch(problem, chosen, event.item)
        for at, option in enumerate(options, 1):
            turn = Turn(event.item, at, len(options), is_over=False)
            found[option] = OptionRow(RowState.OPEN, snapshot.depth + 1, turn=turn)
    return found


def check_rows_and_columns(snapshot: Snapshot, seen: SmallMatrixLook) -> None:
    problem, chosen = snapshot.problem, [level.option for level in snapshot.levels]
    covered = {item for option in chosen for item in problem.options[option]}
    wanted = turns(snapshot)
    for option, row in enumerate(seen.rows):
        conflicts = bool(covered & set(problem.options[option]))
        is_out = conflicts or not any(map(problem.is_primary, problem.options[option]))
        assert row == wanted.get(option, OptionRow(RowState.OUT if is_out else RowState.OPEN))
    for item, column in enumerate(seen.columns):
        assert column.is_live == (item not in covered)
        assert column.times == (item in covered)
        is_empty = not branch(problem, chosen, item)
        assert column.is_dead == (item not in covered and is_empty and problem.is_primary(item))
    assert seen.left == len(set(range(len(problem.items))) - covered)
    assert seen.is_solved == (snapshot.event is not None and snapshot.event.op is Op.SOLUTION)


@pytest.mark.parametrize("rule", [Rule.FEWEST, Rule.FIRST])
@pytest.mark.parametrize("sample", ["six_sets", "knuth_2000"])
def test_a_look_at_rest_follows_from_the_sets(sample: str, rule: Rule) -> None:
    """Struck out is what conflicts with a chosen row, dead what no other row could cover."""
    rested = 0
    for snapshot, seen in places(gallery.search(sample, rule)):
        if snapshot.event is not None and snapshot.event.op in AT_REST:
            check_rows_and_columns(snapshot, seen)
            rested += 1
    assert rested > 3


@given(
    st.lists(st.sets(st.integers(0, 5), min_size=1).map(sorted), min_size=1, max_size=7, unique_by=tuple),
    st.sampled_from([Rule.FEWEST, Rule.FIRST]),
)
def test_the_state_by_hand_is_right_for_any_small_matrix(sets: list[list[int]], rule: Rule) -> None:
    """Secondary columns, empty columns and rows that are alike among them."""
    problem = Problem(range(4), sets, secondary=range(4, 6))
    met = places(Search(problem, rule), 250)
    rested = ((place, seen) for place, seen in met if place.event and place.event.op in AT_REST)
    for snapshot, seen in each(rested):
        check_rows_and_columns(snapshot, seen)


def test_rows_follow_the_search_event_by_event() -> None:
    """Covering 4 takes {4, 5, 6} out at once; rows of the column branched on stand until one is tried.

    Rows that had their turn are distinguished from those that wait, also between taking back the one and trying the
    other.
    """
    states, turns = {}, {}
    for snapshot, seen in places(gallery.search("six_sets")):
        states[snapshot.position] = [seen.rows[option].state for option in (1, 3, 4)]
        both = seen.rows[3].turn, seen.rows[4].turn
        turns[snapshot.position] = [None if turn is None else turn.is_over for turn in both]
        if snapshot.position == 36:
            assert snapshot.sizes[2] == 0
            assert seen.dead == (), "a chosen row will cover the column"
    assert [position for position in range(1, 13) if states[position][0] is RowState.OUT] == [
        7,
        8,
        9,
        10,
        11,
        12,
    ]
    assert states[5][1:] == [RowState.OPEN, RowState.OPEN]
    assert states[6][1:] == [RowState.CHOSEN, RowState.OUT]
    assert turns[1] == turns[2] == [False, False]
    assert turns[6] == [None, False]
    assert turns[24] == [True, False]
    assert turns[25] == [True, None]
    assert turns[62] == turns[65] == [True, True]
    assert turns[66] == [None, None]


def test_a_removed_row_names_the_row_that_removed_it() -> None:
    """Of its elements those that a chosen row has, as soon as they are covered."""
    blamed = 0
    for snapshot, seen in places(gallery.search("knuth_2000")):
        problem = snapshot.problem
        for option, row in enumerate(seen.rows):
            for item in problem.options[option]:
                by = [one for one in snapshot.chosen if item in problem.options[one]]
                is_out = row.state is RowState.OUT and not snapshot.is_live(item)
                assert seen.taker(option, item) == (by[0] if by and is_out else None)
                blamed += bool(by and is_out)
    assert blamed > 50
    search = gallery.search("stations")
    search.run_to("solution")
    snapshot = search.snapshot()
    seen = look(search, snapshot)
    out = [option for option, row in enumerate(seen.rows) if row.state is RowState.OUT]
    assert out
    assert all(
        seen.taker(option, item) in snapshot.chosen
        for option in out
        for item in snapshot.problem.options[option]
    )


def test_a_row_is_marked_as_tried_where_columns_are_covered_again() -> None:
    """In repeat cover as in exact cover: every other option of the column branched on has a mark of its turn."""
    met = 0
    for snapshot, seen in places(RepeatSearch(small.stations()), 2000):
        if snapshot.event is None or snapshot.event.op is not Op.PRUNE:
            continue
        level = snapshot.levels[-1]
        column = snapshot.problem.columns[level.item]
        over = {column[at] for at in range(level.number - 1)} - snapshot.chosen
        crossed = {
            option for option in column if (turn := seen.rows[option].turn) is not None and turn.is_over
        }
        assert crossed == over
        met += len(over)
    assert met > 10


def test_each_column_counts_its_chosen_rows() -> None:
    """By force; elements that count for nothing fade, a row is struck out when it has nothing new."""
    problem = small.stations()
    for snapshot, seen in each(places(RepeatSearch(problem), 700)):
        if snapshot.event is None or snapshot.event.op is not Op.BOUND:
            continue
        chosen = [level.option for level in snapshot.levels]
        covered = [item for option in chosen for item in problem.options[option]]
        assert [column.times for column in seen.columns] == [covered.count(item) for item in range(12)]
        for option, row in each(enumerate(seen.rows)):
            new = [item for item in problem.options[option] if item not in covered]
            assert (row.state is RowState.CHOSEN) == (option in chosen)
            assert (row.state is RowState.OUT) == (option not in chosen and not new)
            if option not in chosen:
                faded = [item for item in problem.options[option] if seen.is_faded(option, item)]
                assert faded == [item for item in problem.options[option] if item in covered]


def test_a_column_that_has_a_colour_differs_from_a_covered_one() -> None:
    """It is no longer in the list, but rows that give it the same colour are still there."""
    search = Search(texts.read("p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"))
    q, x, y = (search.problem.names.index(name) for name in "qxy")
    search.seek(29)  # {q, x:A} is chosen
    seen = look(search, search.snapshot())
    assert [seen.columns[item].colour for item in (q, x, y)] == [None, "A", None]
    assert not seen.columns[x].is_live
    assert seen.columns[x].times == 1
    assert seen.rows[1].state is RowState.OPEN
    assert seen.rows[2].state is RowState.OUT


def test_the_item_and_option_of_the_event_are_marked_as_changed() -> None:
    for snapshot, seen in places(gallery.search("six_sets"), 8):
        assert snapshot.event is not None
        assert seen.changed == Target(snapshot.event.item, snapshot.event.option)
        assert seen.is_turn == (snapshot.event.op is Op.TRY)
    search = gallery.search("six_sets")
    assert look(search, search.snapshot()).changed is None


def test_large_matrices_are_not_written_by_hand() -> None:
    line = [[item] for item in range(MOST_BY_HAND)]
    assert fits_by_hand(Problem(range(MOST_BY_HAND), line))
    assert not fits_by_hand(Problem(range(MOST_BY_HAND + 1), line))
    assert not fits_by_hand(Problem(range(MOST_BY_HAND), [*line, [0, 1]]))


def test_a_column_that_the_option_to_be_tried_covers_is_no_dead_end() -> None:
    """Its last node has left with the cover of the column branched on, and the search is about to cover it."""
    search = gallery.search("knuth_2000")
    search.seek(52)
    item = search.problem.names.index("G")
    place = search.snapshot()
    assert place.sizes[item] == 0
    assert place.is_live(item)
    assert look(search, place).dead == ()
    search.seek(21)
    assert search.event is not None
    assert look(search, search.snapshot()).dead == (search.event.item,)


def test_a_node_that_is_in_its_column_counts_while_its_row_is_half_in() -> None:
    """Black as in Links: {1, 6} is back in column 1 while 6 is still covered."""
    search = gallery.search("six_sets")
    assert isinstance(search, Search)
    met = 0
    for _ in events(search):
        snapshot = search.snapshot()
        seen = look(search, snapshot)
        for option, row in enumerate(seen.rows):
            for item in snapshot.problem.options[option]:
                node = Element(item, option)
                if row.state is RowState.OUT:
                    is_in = is_linked(search, node) and snapshot.is_live(item)
                    assert seen.is_faded(option, item) is not is_in
                    met += is_in
    assert met > 5
