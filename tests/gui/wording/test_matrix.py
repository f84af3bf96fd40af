"""What is said of the matrix, word for word, and that every word can be translated."""

import re

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Search, SearchBase
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.selection import Target
from sudoku_gui.wording.matrix import sentence

EASY = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
BRANCHING = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")
R1C1 = encoding.option(0, 5)


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Words are translated by an application."""


def reported(search: SearchBase, target: Target | None) -> str:
    return sentence(search, search.snapshot(), target)


def search_at(position: int) -> Search:
    search = encoding.search(EASY)
    search.seek(position)
    return search


def after_givens() -> Search:
    """Where the 30 givens are chosen, and then the first free option."""
    search = encoding.search(EASY)
    while search.depth < 31:
        search.forward()
    return search


def test_before_the_start_nodes_are_live() -> None:
    search = search_at(0)
    assert reported(search, Target(0, 4)) == "r1c1=5 covers “r1c1”: live"
    assert reported(search, Target(83, 4)) == "r1c1=5 does not touch “row 1 has 3”"
    assert reported(search, Target(item=83)) == "Column “row 1 has 3”, 9 options left in it: live"
    names = "“r1c1”, “row 1 has 5”, “column 1 has 5”, “box 1 has 5”"
    assert reported(search, Target(option=4)) == f"Option r1c1=5 covers {names}: available"
    assert reported(search, None) == ("324 of 324 columns in the list, 729 of 729 options available")


def test_removals_by_a_given_name_the_given() -> None:
    search = after_givens()
    assert reported(search, Target(0, R1C1)) == "r1c1=5 covers “r1c1”: given, chosen at depth 1"
    assert reported(search, Target(1, encoding.option(1, 5))) == (
        "r1c2=5 covers “r1c2”: removed at depth 1 by the given r1c1=5: both cover “row 1 has 5”"
    )
    assert reported(search, Target(item=0)) == (
        "Column “r1c1”, 9 options when covered: covered at depth 1 by the given r1c1=5"
    )
    assert reported(search, Target(option=0)).endswith(
        "removed at depth 1 by the given r1c1=5: both cover “r1c1”"
    )


def test_removals_by_a_choice_name_the_choice() -> None:
    search = after_givens()
    while search.event is None or search.event.op is not Op.CHOOSE:
        search.forward()
    level, depth = search.levels()[-1], search.depth
    name = reported(search, Target(option=level.option)).split()[1]
    assert reported(search, Target(option=level.option)).endswith(f"chosen at depth {depth}")
    other = next(each for each in search.problem.options[level.option] if each != level.item)
    assert reported(search, Target(item=other)).endswith(f"covered at depth {depth} by the option {name}")
    others = [each for each in search.problem.columns[level.item + 0] if each != level.option]
    assert "removed at depth" in reported(search, Target(option=others[0]))


def test_options_of_the_column_branched_on_wait_for_their_turn() -> None:
    """Both left when the column was covered, before the first was tried: the choice removed neither."""
    search = encoding.search(BRANCHING)
    search.seek(2_970)
    six, nine = encoding.option(3, 6), encoding.option(3, 9)
    assert reported(search, Target(option=six)).endswith("chosen at depth 54, guess 5: option 1 of 2")
    assert reported(search, Target(option=nine)).endswith(": waits for its turn (option 2 of 2 of “r1c4”)")
    assert reported(search, Target(84 + 5, nine)).endswith(": waits for its turn (option 2 of 2 of “r1c4”)")
    assert reported(search, Target(3, nine)).endswith(": waits for its turn (option 2 of 2 of “r1c4”)")
    assert reported(search, Target(item=3)) == (
        "Column “r1c4”, 2 options when covered: "
        "covered at depth 54, where the search branches on it and tries r1c4=6"
    )
    assert reported(search, Target(option=encoding.option(5, 6))).endswith(
        "removed at depth 54 by r1c4=6: both cover “row 1 has 6”"
    )
    search.seek(3_192)
    assert search.chosen_options()[-1] == nine
    assert reported(search, Target(option=six)).endswith(": already tried (option 1 of 2 of “r1c4”)")


def test_at_a_dead_end_nothing_is_branched_on() -> None:
    search = encoding.search(BRANCHING)
    search.seek(3_076)
    assert reported(search, Target(item=81 + 9 * 5 + 1)) == "Column “row 6 has 2”: no option left, a dead end"


def test_in_repeat_cover_a_choice_removes_no_option() -> None:
    """One that was tried before adds nothing now; one that waits may be chosen for another column, too."""
    search = gallery.search("stations")
    search.seek(325)
    names = [set(map(str, map(search.problem.names.__getitem__, items))) for items in search.problem.options]
    first, last = names.index({"4", "5", "6"}), names.index({"6", "7", "8"})
    six = search.problem.names.index(6) if 6 in search.problem.names else search.problem.names.index("6")
    assert reported(search, Target(option=first)).endswith(": already tried (option 1 of 3 of “6”)")
    assert reported(search, Target(option=last)).endswith(
        ": available; waits for its turn (option 3 of 3 of “6”)"
    )
    assert reported(search, Target(six, first)).endswith(
        ": its column is covered at depth 5, where the search branches on it and tries {5, 6, 7}"
    )
    search.seek(0)
    while not any(
        reported(search, Target(option=option)).endswith("already") for option in range(len(names))
    ):
        search.forward()
    useless = [
        k
        for k in range(len(names))
        if reported(search, Target(option=k)).endswith(": all its columns are covered already")
    ]
    assert all(not search.is_live(item) for option in useless for item in search.problem.options[option])


def test_a_guess_is_reported_as_one() -> None:
    search = gallery.search("queens_6")
    while search.depth < 1:
        search.forward()
    level = search.levels()[0]
    said_now = reported(search, Target(option=level.option))
    assert said_now.endswith(f"chosen at depth 1, guess 1: option 1 of {level.among}")
    assert level.among > 1


def test_sentences_are_true_while_a_column_is_being_covered() -> None:
    """Between the header's leaving and the last hidden node every sentence is still true."""
    search = gallery.search("knuth_2000")
    while search.event is None or search.event.op is not Op.COVER:
        search.forward()
    item = search.event.item
    assert item is not None
    option = search.problem.columns[item][0]
    other = next(each for each in search.problem.options[option] if each != item)
    assert reported(search, Target(item=item)).endswith("covered, since the search branches on it")
    assert reported(search, Target(item, option)).endswith("waits for its turn (option 1 of 2 of “A”)")
    assert reported(search, Target(other, option)).endswith(
        "still in its column; its option is being removed"
    )


def test_a_row_that_returns_is_not_said_to_go() -> None:
    """On the way back a node is in its column again before the rest of its row is."""
    search, seen = gallery.search("queens_6"), 0
    while seen < 50:
        search.forward()
        snapshot, event = search.snapshot(), search.event
        assert event is not None
        if event.op is not Op.UNHIDE or event.option is None or not snapshot.option_depths[event.option]:
            continue
        assert reported(search, Target(event.item, event.option)).endswith(
            "back in its column; its option is being restored"
        )
        seen += 1


def test_primary_and_secondary_columns_are_counted_apart() -> None:
    """At a solution no primary column is left; the secondary ones need not be covered, and are none of the count."""
    search = gallery.search("queens_6")
    assert search.run_to("solution")
    assert reported(search, None) == "0 of 12 primary columns in the list, 0 of 36 options available"
    free = next(item for item in range(12, 34) if search.is_live(item))
    assert reported(search, Target(item=free)).startswith("Secondary column “")
    assert reported(search, Target(item=0)).startswith("Column “")


def test_an_alternative_that_comes_next_can_still_be_chosen() -> None:
    """Between two turns the next is counted, and the one taken back no more."""
    search = encoding.search(BRANCHING)
    while search.event is None or search.event.op is not Op.RETRACT:
        search.forward()
    gone = search.event.option
    following = search.peek()
    while following is not None and following.op is not Op.TRY:
        search.forward()
        if search.event.op is Op.RETRACT:
            gone = search.event.option
        following = search.peek()
    assert following is not None
    assert reported(search, Target(option=following.option)).endswith(
        "waits for its turn (option 2 of 2 of “r2c2”)"
    )
    assert ": available; waits" in reported(search, Target(option=following.option))
    assert reported(search, Target(option=gone)).endswith("already tried (option 1 of 2 of “r2c2”)")
    counted = search.snapshot().open_count
    assert reported(search, None).endswith(f", {counted} of 729 options available")


def test_the_column_branched_on_is_named() -> None:
    search = gallery.search("knuth_2000")
    while search.event is None or search.event.op is not Op.CHOOSE:
        search.forward()
    assert reported(search, Target(item=search.event.item)).endswith("live, the search branches on it")


@pytest.mark.parametrize("sample", ["knuth_2000", "queens_6", "stations"])
def test_every_target_has_a_sentence_at_every_position(sample: str) -> None:
    """Whatever is pointed at, whenever: no gap, and no placeholder left standing."""
    search = gallery.search(sample)
    problem = search.problem
    targets = [
        Target(item=0),
        Target(option=0),
        Target(problem.options[-1][0], len(problem.options) - 1),
        None,
    ]
    while not search.finished and search.position < 300:
        for target in targets:
            text = reported(search, target)
            assert text
            assert not re.search(r"\{[a-z]+\}", text)
        search.forward()


def test_in_repeat_cover_a_row_that_adds_something_is_live() -> None:
    """One of its columns may be covered already; another one is still live."""
    search = gallery.search("stations")
    mixed: int | None = None
    while mixed is None:
        search.forward()
        snapshot = search.snapshot()
        known = (
            option
            for option, items in enumerate(search.problem.options)
            if len({snapshot.is_live(item) for item in items}) == 2 and option not in snapshot.chosen
        )
        mixed = next(known, None)
    gone = next(item for item in search.problem.options[mixed] if not snapshot.is_live(item))
    assert ": available" in reported(search, Target(option=mixed))
    assert "at depth 1" in reported(search, Target(gone, mixed))


def test_long_rows_are_cut_short() -> None:
    queens = gallery.search("pentominoes_6x10")
    assert reported(queens, Target(option=0)).count("“") == 6
