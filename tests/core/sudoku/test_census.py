"""The census of several solutions, against a list of all of them."""

from collections import Counter
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core import Grid, count_solutions, solutions
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.census import Census
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.solving import GivenUpError
from tests.core.sudoku.puzzles import CLASHING, EMPTY, SEVERAL, UNIQUE, emptied, finish

TWO = "120000000000000000798123456214365897365897214879214365532941678641578932000000000"
FULL = "496573128381924675" + UNIQUE[18:]
"""`UNIQUE` with two rows of its solution."""
FEW = st.sets(st.sampled_from([cell for cell in CELLS if FULL[cell] != "0"]), min_size=1, max_size=5)
"""Some givens to leave out: mostly one solution or some, seldom many."""


def taken(grid: Grid, cap: int = 1000) -> Census:
    census = Census(grid, cap)
    finish(census.steps())
    return census


def all_digits(found: list[Grid]) -> Marks:
    return Marks.of({cell: {solution[cell] for solution in found} for cell in CELLS})


def fewest_left(found: list[Grid]) -> int:
    placed = Counter((cell, solution[cell]) for solution in found for cell in CELLS)
    return min(placed.values())


def test_the_two_solutions_differ_in_the_cells_that_are_reported() -> None:
    census = taken(Grid.parse(TWO))
    assert (census.count, census.is_complete) == (2, True)
    assert census.pair is not None
    assert set(map(str, census.pair)) == set(map(str, solutions(Grid.parse(TWO))))
    one, other = census.pair
    assert census.differing == tuple(cell for cell in CELLS if one[cell] != other[cell])


def test_each_digit_of_a_settling_cell_leaves_one_solution() -> None:
    """Of all digits that settle the puzzle, one is reported in whose cell the others settle most."""
    census = taken(Grid.parse(TWO))
    assert census.settling is not None
    assert census.settling.left == 1
    for digit in census.digits.digits(census.settling.cell):
        assert count_solutions(Grid.parse(TWO).with_digit(census.settling.cell, digit)) == 1


def test_the_puzzle_with_26_solutions_is_settled_by_one_digit() -> None:
    census = taken(Grid.parse(SEVERAL))
    assert (census.count, len(census.differing)) == (26, 40)
    assert census.settling is not None
    settled = Grid.parse(SEVERAL).with_digit(census.settling.cell, census.settling.digit)
    assert count_solutions(settled) == 1


@given(FEW)
def test_a_census_agrees_with_the_list_of_all_solutions(cells: set[int]) -> None:
    grid = emptied(FULL, cells)
    found = list(solutions(grid, Engine.BACKTRACK))
    census = taken(grid, cap=len(found))
    assert (census.count, census.is_complete) == (len(found), True)
    assert census.digits == all_digits(found)
    if len(found) > 1:
        assert census.settling is not None
        assert census.settling.left == fewest_left(found)
    else:
        assert (census.pair, census.settling, census.differing) == (None, None, ())


@given(FEW, st.integers(1, 6))
def test_a_census_at_its_limit_still_knows_what_differs_and_what_settles(cells: set[int], cap: int) -> None:
    grid = emptied(FULL, cells)
    found = list(solutions(grid, Engine.BACKTRACK))
    census = taken(grid, cap)
    assert (census.is_complete, census.has_more) == (len(found) <= cap, len(found) > cap)
    assert census.count == min(len(found), cap)
    assert census.digits == all_digits(found)
    assert census.are_digits_complete
    if len(found) > 1 and fewest_left(found) <= cap:
        assert census.settling is not None
        assert census.settling.left == fewest_left(found)


def test_an_empty_grid_is_counted_to_the_cap() -> None:
    """Every cell can hold every digit, and no single digit leaves so few solutions."""
    census = taken(Grid.parse(EMPTY), cap=20)
    assert (census.count, census.is_complete) == (20, False)
    assert census.digits == Marks.of(dict.fromkeys(CELLS, range(1, 10)))
    assert census.settling is None
    assert census.pair is not None


def test_digits_that_clash_are_refused() -> None:
    with pytest.raises(ContradictionError):
        Census(Grid.parse(CLASHING))


def test_a_census_can_be_stopped_after_any_step() -> None:
    census = Census(Grid.parse(SEVERAL))
    steps = census.steps()
    shares = []
    while census.count < 5:  # a busy machine may need several steps for one solution
        shares.append(next(steps))
    steps.close()
    assert shares == sorted(shares)
    assert census.count == 5
    assert not census.is_complete


@pytest.mark.parametrize("cap", [1000, 1], ids=["counting", "settling"])
def test_another_thread_can_end_a_census(cap: int) -> None:
    """An answer that nobody waited for is not taken for one."""
    census = Census(Grid.parse(SEVERAL), cap)
    steps = census.steps()
    while census.count < 1:
        next(steps)
    other = Thread(target=census.give_up)
    other.start()
    other.join()
    with pytest.raises(GivenUpError):
        finish(steps)
    assert (census.are_digits_complete, census.settling, census.is_finished) == (False, None, False)
