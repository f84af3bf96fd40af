"""The column that runs empty, with the forced digits that lead there and nothing else."""

import pytest

from solver_core import Grid, count_solutions
from solver_core.sudoku import encoding
from solver_core.sudoku.cells import CELLS, DIGITS
from solver_core.sudoku.empty_column import EmptyColumn, empty_column
from solver_core.sudoku.encoding import ContradictionError
from tests.amounts import each, some
from tests.core.sudoku.puzzles import CLASHING, LATE, SEVERAL, UNIQUE

ONE_TO_EIGHT = "1234....." + "...567..." + "........8" + "." * 54
"""Box 3 has few places for what its rows have in other boxes."""


def options_left(grid: Grid, item: int) -> list[int]:
    """The options of a column that no digit of the grid has taken."""
    covered = {held for cell in CELLS if grid[cell] for held in encoding.items_of(cell, grid[cell])}
    items = ((option, encoding.items_of(*encoding.placement(option))) for option in encoding.OPTIONS)
    return [option for option, its in items if item in its and not covered & set(its)]


def check_way(grid: Grid, found: EmptyColumn) -> None:
    """From the givens that take part alone, each digit is forced when its turn comes; then the column is empty."""
    for cell in CELLS:
        if cell not in found.givens:
            grid = grid.with_digit(cell, 0)
    for cell, digit in found.singles:
        columns = (options_left(grid, item) for item in encoding.items_of(cell, digit))
        assert [encoding.option(cell, digit)] in columns
        grid = grid.with_digit(cell, digit)
    assert options_left(grid, found.item) == []


def test_a_cell_that_no_digit_fits_is_found_with_what_blocks_it() -> None:
    """Eight digits in its row, the ninth in its column."""
    found = empty_column(Grid.parse("12345678." + "........9" + "." * 63))
    assert found == EmptyColumn(encoding.items_of(8, 9)[0], (), (0, 1, 2, 3, 4, 5, 6, 7, 17))


def test_unrelated_cells_are_left_out() -> None:
    grid = Grid.parse("12345678." + "........9" + "." * 54 + "5.......4")
    found = empty_column(grid)
    assert found is not None
    assert not {72, 80} & set(found.givens)


def test_a_column_that_runs_empty_is_found_with_the_digit_forced_before() -> None:
    """Box 1 has one place for 4, which is the only one that row 3 has for 5."""
    grid = Grid.parse(".6...5.4." + "...4..5.." + "2.9......" + "." * 54)
    found = empty_column(grid)
    assert found == EmptyColumn(encoding.items_of(19, 5)[1], ((19, 4),), (5, 7, 12, 15, 18, 20))
    check_way(grid, found)


@pytest.mark.parametrize("text", [UNIQUE, SEVERAL, LATE])
def test_without_an_empty_column_before_a_guess_nothing_is_found(text: str) -> None:
    assert empty_column(Grid.parse(text)) is None


@pytest.mark.parametrize("known", [ONE_TO_EIGHT, UNIQUE], ids=["crowded", "real"])
def test_the_steps_to_an_empty_column_can_be_followed(known: str) -> None:
    """One digit more, and many puzzles have no solution; where a column runs empty, it does so in the way reported."""
    grids = [Grid.parse(known).with_digit(cell, digit) for cell in CELLS for digit in DIGITS]
    found = [(grid, empty_column(grid)) for grid in grids if not grid.conflicts()]
    emptied = [(grid, column) for grid, column in found if column is not None]
    for grid, column in each(emptied[:: some(4)]):
        assert count_solutions(grid) == 0
        check_way(grid, column)


def test_digits_that_clash_are_refused() -> None:
    with pytest.raises(ContradictionError):
        empty_column(Grid.parse(CLASHING))
