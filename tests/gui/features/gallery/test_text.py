"""Items and options of the gallery's problems are called by words."""

from collections.abc import Hashable

from solver_core.cover import Coloured, Problem
from solver_core.problems import gallery
from solver_core.problems.families import FAMILIES
from sudoku_gui.wording import gallery as wording
from sudoku_gui.wording.names import item_name, option_name


def test_names_of_items_and_options_are_words() -> None:
    small, pairs, cities = (gallery.problem(name) for name in ("sudoku_4", "langford,n=4", "airports"))
    assert [item_name(small, item) for item in (0, 16, 63)] == ["r1c1", "row 1 has 1", "box 4 has 4"]
    assert option_name(small, 24) == "r2c3=1"
    assert option_name(pairs, 0) == "{number 1, place 1, place 3}"
    assert item_name(cities, 2) == "city 3"
    assert item_name(gallery.problem("dominating_queens,n=5"), 7) == "rank 1, file 2"


def test_problems_are_named_by_their_parameters() -> None:
    assert wording.name_of("queens_8") == "8 queens"
    assert wording.name_of("queens,n=10") == "10 queens"
    assert wording.name_of("langford,n=7") == "7 Langford pairs"
    assert wording.name_of("polyominoes,pieces=dominoes,use=any,height=2,width=3") == "Dominoes on 2 × 3"
    assert wording.name_of("no such problem") == "no such problem"
    assert all("{" not in wording.name_of(family) for family in FAMILIES)


def test_an_option_of_a_matrix_of_ones_own_is_called_by_all_its_items() -> None:
    """As the board writes it; a queen is known by her rank and file."""
    own = Problem.from_text("tea coffee cake | window quiet\ntea window\ncoffee cake quiet\nwindow\n")
    assert [option_name(own, option) for option in range(3)] == [
        "{tea, window}",
        "{coffee, cake, quiet}",
        "{window}",
    ]
    assert option_name(gallery.problem("queens_6"), 7) == "{rank 1, file 1}"


def test_options_that_differ_in_secondary_items_alone_are_distinguished() -> None:
    """Names of options leave out secondary items only where they do not matter."""
    options: list[list[Hashable]] = [
        ["A", Coloured("x", 1)],
        ["B", Coloured("x", 1)],
        ["B", Coloured("x", 2)],
        ["B", "y"],
    ]
    problem = Problem("AB", options, "xy")
    assert [option_name(problem, number) for number in range(4)] == [
        "{A, x:1}",
        "{B, x:1}",
        "{B, x:2}",
        "{B, y}",
    ]
    lines = Problem(
        [("rank", 1), ("rank", 2)], [[("rank", 1), "x"], [("rank", 2), "x"], [("rank", 2), "y"]], "xy"
    )
    assert [option_name(lines, number) for number in range(3)] == ["{rank 1}", "{rank 2, x}", "{rank 2, y}"]
