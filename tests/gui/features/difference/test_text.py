"""What an option did, in words: every number in the right form, no name left out."""

import re

import pytest

from solver_core.cover.explain import difference
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.difference import text as words
from sudoku_gui.features.difference.text import DifferenceGroup

MANY = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
OPTION = 3 * 81 + 6 * 9 + 4  # r4c7=5


@pytest.mark.parametrize("group", DifferenceGroup)
def test_each_group_is_counted_and_explained(group: DifferenceGroup) -> None:
    assert words.count(group, 1).startswith("1 ")
    assert words.count(group, 27).startswith("27 ")
    assert words.count(group, 1) != words.count(group, 27).replace("27", "1")
    assert "{" not in words.spoken(group, "r4c7", 4, 3)
    assert words.group_help(group).endswith(".")


@pytest.mark.parametrize(
    ("cells", "others", "said"),
    [
        (13, 2, "r4c7=5 took 5 from 13 cells, and 2 other candidates from r4c7."),
        (1, 1, "r4c7=5 took 5 from 1 cell, and 1 other candidate from r4c7."),
        (13, 0, "r4c7=5 took 5 from 13 cells."),
        (0, 0, "r4c7=5 took 5 from no other cell."),
    ],
)
def test_an_option_of_a_sudoku_takes_a_digit_from_cells(cells: int, others: int, said: str) -> None:
    assert words.took(encoding.problem(), OPTION, cells, others) == said


def test_an_option_is_named_only_if_it_removed_all_that_has_gone() -> None:
    """So its numbers add up to those of the list: amid a cover options go by the option before, too."""
    search = encoding.search(Grid.parse(MANY))
    sizes, said_so = [], 0
    for there in range(7700, 8100, 23):
        search.seek(there)
        before = search.snapshot()
        search.seek(there + 28)
        here = search.snapshot()
        found = difference.of(before, here)
        said = words.sentence(found, before, here)
        if " took " in said.split(". ")[0]:
            numbers = [int(number) for number in re.findall(r"(?:from|and) (\d+) ", said.split(". ")[0])]
            assert sum(numbers) == len(found.options_left)
            said_so += 1
        elif len(found.chosen_added) == 1 and not found.chosen_removed:
            assert "1 option chosen" in said
            sizes.append(len(found.options_left))
    assert said_so
    assert sizes


@pytest.mark.parametrize(("cells", "said"), [(0, ""), (1, "in 1 cell."), (8, "in 8 cells.")])
def test_an_option_taken_back_gives_the_digit_back(cells: int, said: str) -> None:
    reported = words.possible_again(encoding.problem(), OPTION, cells)
    assert reported == (f"Without r4c7=5, 5 is possible again {said}" if cells else "")


@pytest.mark.parametrize(
    ("others", "end"), [(0, "”"), (1, "” and 1 other column"), (4, "” and 4 other columns")]
)
def test_columns_that_ran_out_are_named(others: int, end: str) -> None:
    assert words.nothing_left(encoding.problem(), 0, others) == f"no option left for “r1c1{end}"


def test_places_are_described_by_their_decision_if_they_are_one() -> None:
    search = gallery.search("knuth_2000")
    reported = [words.stands_at(search.snapshot())]
    for _ in range(2):
        search.forward()
        reported.append(words.stands_at(search.snapshot()))
    assert reported == ["the start", "event 1 “Choose A”", "event 2"]
