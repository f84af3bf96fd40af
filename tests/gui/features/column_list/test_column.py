"""What removed the options of a column: for each of them, by which choice."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.cover import Search, SearchBase
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.column_list.column import taken_depths, taken_sentence
from tests.amounts import some

pytestmark = pytest.mark.usefixtures("qapp")
BRANCHING = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")


def reported(search: SearchBase, position: int, item: int) -> str:
    search.seek(position)
    return taken_sentence(search.snapshot(), item)


@pytest.mark.parametrize(
    ("position", "item", "sentence"),
    [
        (
            2_970,
            5,
            "Of 9 options these are gone: 5 by givens, 1 at depth 41 (r1c1=5), 1 at depth 52 (r1c2=2), 1 at depth 54 (r1c4=6); left: r1c6=3.",
        ),
        (
            3_076,
            81 + 9 * 5 + 1,
            "Of 9 options these are gone: 5 by givens, 2 at depth 38 (r5c1=2), 1 at depth 58 (r3c6=2), 1 at depth 61 (r4c9=2); none is left.",
        ),
    ],
)
def test_a_column_says_what_took_its_options(position: int, item: int, sentence: str) -> None:
    """The givens together, then choice by choice, and what is left by name."""
    assert reported(encoding.search(BRANCHING), position, item) == sentence


def test_removals_by_the_covered_column_are_reported() -> None:
    """Until an option is tried there is no choice that could have done it."""
    search = encoding.search(BRANCHING)
    assert reported(search, 2_960, 81 + 8).endswith("1 with “r1c4”, which is branched on; left: r1c9=9.")
    assert "left: r1c4=6, r1c4=9." in reported(search, 2_960, 3)
    assert "left: r1c4=6, r1c4=9." in reported(search, 2_970, 3)


def test_a_column_that_lost_no_option_has_no_sentence() -> None:
    """At the start, in repeat cover, and of what is covered for another column."""
    assert reported(encoding.search(BRANCHING), 0, 5) == ""
    repeat = gallery.search("stations")
    assert {reported(repeat, 325, item) for item in range(12)} == {""}
    assert reported(encoding.search(BRANCHING), 2_970, 81 + 5) == ""


def test_long_columns_are_cut_short() -> None:
    """A sentence stays a sentence: options that are left are counted, and deep choices reported together."""
    search = gallery.search("pentominoes_6x10")
    search.seek(400)
    said = [taken_sentence(search.snapshot(), item) for item in search.live_items()]
    assert any(said)
    assert max(map(len, said)) < 400


def met(search: Search, item: int) -> Counter[int]:
    """At which depth the first choice met each option that is not in its column any more."""
    found: Counter[int] = Counter()
    chosen = [search.problem.options[option] for option in search.chosen_options()]
    for option in search.problem.columns[item]:
        items = set(search.problem.options[option])
        depth = next((depth for depth, other in enumerate(chosen, 1) if items & set(other)), None)
        if depth is not None:
            found[depth] += 1
    return found


@settings(max_examples=some(30), deadline=None)
@given(st.sampled_from(["queens_6", "knuth_2000", "six_sets"]), st.integers(0, 600))
def test_each_removed_option_is_put_down_to_the_first_choice_that_met_it(name: str, steps: int) -> None:
    search = gallery.search(name)
    assert isinstance(search, Search)
    search.seek(steps)
    if not search.run_to("decision"):
        return
    for item in search.live_items():
        assert taken_depths(search.snapshot(), item) == met(search, item)


def test_bits_say_the_same_of_a_cell() -> None:
    """The digits that its houses have are those that choices took."""
    search = BacktrackSearch(BRANCHING)
    search.run_to("dead_end")
    item = search.snapshot().chosen_item
    assert item is not None
    assert "by givens" in taken_sentence(search.snapshot(), item)
    assert taken_sentence(search.snapshot(), item).endswith("none is left.")
