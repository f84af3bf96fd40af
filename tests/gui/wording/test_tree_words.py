"""The words of the search tree, for Sudoku and for any other problem."""

import pytest

from solver_core.problems import small
from solver_core.sudoku import encoding
from sudoku_gui.panes.tree import text as words
from sudoku_gui.panes.tree.model import Shape


def test_a_choice_in_a_sudoku_is_a_digit_for_a_cell() -> None:
    problem = encoding.problem()
    assert words.choice(problem, 33, 33 * 9 + 1) == "r4c7: 2"
    assert words.choice(problem, 81 + 6, 4 * 9 + 6) == "row 1 has 7: r1c5=7"


def test_a_choice_elsewhere_is_told_by_names() -> None:
    assert words.choice(small.knuth_2000(), 0, 3) == "A: {A, D}"


@pytest.mark.parametrize(
    ("turn", "among", "text"),
    [
        (1, 3, "x (option 1 of 3)"),
        (1, 1, "x (the only option)"),
        (2, 0, "x (option 2)"),
        (0, 0, "x"),
    ],
)
def test_a_label_tells_which_option_of_how_many(turn: int, among: int, text: str) -> None:
    assert words.label("x", turn, among) == text


@pytest.mark.parametrize(
    ("count", "exact", "text"),
    [
        (1, True, "1 node"),
        (1234, True, "1,234 nodes"),
        (41_234, False, "about 41,000 nodes"),
        (7, False, "about 7 nodes"),
    ],
)
def test_numbers_of_nodes_are_as_exact_as_they_are_known(count: int, text: str, *, exact: bool) -> None:
    assert words.nodes(count, exact=exact) == text


@pytest.mark.parametrize(
    ("count", "text"), [(0, "no solution"), (1, "1 solution"), (2000, "2,000 solutions")]
)
def test_solutions_are_counted(count: int, text: str) -> None:
    assert words.solutions(count) == text


def test_events_tell_from_where_to_where() -> None:
    assert words.events(12, 1284) == "Events 12 to 1,284"
    assert words.events(12, -1) == "From event 12 on"
    assert words.events(None, 30) == "Until event 30"
    assert words.events(None, -1) == "Still under way"


@pytest.mark.parametrize("shape", Shape)
def test_every_shape_has_a_word(shape: Shape) -> None:
    assert words.shape_name(shape.name)
