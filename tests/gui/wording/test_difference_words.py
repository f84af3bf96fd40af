"""What a choice did, in words: every number in the right form, no name left out."""

import pytest

from solver_core.problems import gallery, named
from solver_core.sudoku import encoding
from sudoku_gui.panes.difference import text as words
from sudoku_gui.panes.difference.model import Filter, Group
from sudoku_gui.wording import taking

OPTION = 3 * 81 + 6 * 9 + 4  # r4c7=5


@pytest.mark.parametrize("group", [group.name for group in Group])
def test_each_group_is_counted_named_and_explained(group: str) -> None:
    """One of it, and many."""
    assert words.count(group, 1).startswith("1 ")
    assert words.count(group, 27).startswith("27 ")
    assert words.count(group, 1) != words.count(group, 27).replace("27", "1")
    assert "{" not in words.spoken(group, "r4c7", 4, 3)
    assert words.help_on(group).endswith(".")
    name = words.name(encoding.problem(), group, OPTION if Group[group] in Filter.OPTIONS.value else 5)
    assert name in {"r4c7=5", "r1c6"}


def test_counts_read_well() -> None:
    assert words.count("COVERED", 4) == "4 columns covered"
    assert words.count("GONE", 1) == "1 option gone"
    assert words.listed("4 columns covered", "1 option gone") == "4 columns covered, 1 option gone"


@pytest.mark.parametrize("groups", [groups.name for groups in Filter])
def test_each_filter_has_a_word(groups: str) -> None:
    assert words.filter_by(groups)


@pytest.mark.parametrize(
    ("cells", "others", "said"),
    [
        (13, 2, "r4c7=5 took 5 from 13 cells, and 2 other candidates from r4c7."),
        (1, 1, "r4c7=5 took 5 from 1 cell, and 1 other candidate from r4c7."),
        (13, 0, "r4c7=5 took 5 from 13 cells."),
        (0, 0, "r4c7=5 took 5 from no other cell."),
    ],
)
def test_a_choice_of_a_sudoku_takes_a_digit_from_cells(cells: int, others: int, said: str) -> None:
    assert taking.took(encoding.problem(), OPTION, cells, others) == said


@pytest.mark.parametrize(("cells", "said"), [(1, "in 1 cell."), (8, "in 8 cells.")])
def test_a_choice_taken_back_gives_the_digit_back(cells: int, said: str) -> None:
    told = taking.gave_back(encoding.problem(), OPTION, cells)
    assert told == f"Without r4c7=5, 5 is possible again {said}"


def test_other_problems_have_no_cells_and_digits() -> None:
    """Their options are told by the columns that they cover."""
    problem = named("queens", 4)
    assert taking.took(problem, 3, 5, 2) == taking.gave_back(problem, 3, 5) == ""
    assert taking.gave_back(encoding.problem(), OPTION, 0) == ""


@pytest.mark.parametrize(
    ("others", "end"), [(0, "”"), (1, "” and 1 other column"), (4, "” and 4 other columns")]
)
def test_what_has_run_out_is_named(others: int, end: str) -> None:
    assert words.nothing_left(encoding.problem(), 0, others) == f"no option left for “r1c1{end}"


def test_places_are_told_by_their_decision_if_they_are_one() -> None:
    """The start by a word, other events by their number."""
    search = gallery.search("knuth_2000")
    told = [words.place(search.snapshot())]
    for _ in range(2):
        search.forward()
        told.append(words.place(search.snapshot()))
    assert told == ["the start", "event 1 “Choose A”", "event 2"]


def test_sentences_name_one_place_or_two() -> None:
    """Earlier, still to come, or both given."""
    assert words.since("event 2", "no differences") == "Since event 2: no differences"
    assert words.before("event 2", "x") == "Compared with event 2, still to come: x"
    assert words.between("event 2", "event 9", "x") == "From event 2 to event 9: x"
    assert words.told("One.", "Two") == "One. Two"


def test_numbers_are_grouped() -> None:
    assert words.go_to(1284) == "Go to 1,284"
