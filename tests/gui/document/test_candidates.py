"""Candidates, and what notes say of them, against the rule itself."""

from hypothesis import given
from hypothesis import strategies as st

from solver_core.sudoku.cells import CELLS, DIGITS, PEERS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.highlights import bivalue_cells, cells_with, refuted_notes

GRIDS = st.lists(st.sampled_from([0, 0, 0, *DIGITS]), min_size=81, max_size=81).map(bytes).map(Grid)


@given(grid=GRIDS)
def test_a_candidate_is_a_digit_that_no_peer_holds(grid: Grid) -> None:
    found = grid.possible()
    for cell in CELLS:
        seen = {grid[peer] for peer in PEERS[cell]}
        assert set(found.digits(cell)) == (set() if grid[cell] else set(DIGITS) - seen)


@given(grid=GRIDS, notes=st.dictionaries(st.integers(0, 80), st.sets(st.integers(1, 9))))
def test_notes_count_where_there_are_any(grid: Grid, notes: dict[int, set[int]]) -> None:
    """Those that a digit contradicts are refuted, and do not count."""
    notes = {cell: digits for cell, digits in notes.items() if not grid[cell]}
    puzzle = Puzzle(grid, corner=Marks.of(notes))
    possible = grid.possible()
    refuted = Marks(refuted_notes(puzzle))
    for cell in CELLS:
        noted = notes.get(cell, set())
        left = set(possible.digits(cell)) & noted if noted else set(possible.digits(cell))
        assert set(refuted.digits(cell)) == noted - set(possible.digits(cell))
        assert (cell in bivalue_cells(puzzle)) == (len(left) == 2)
        assert {digit for digit in DIGITS if cell in cells_with(puzzle, digit)} == left


def test_notes_of_both_kinds_count_together() -> None:
    puzzle = Puzzle(Grid.empty(), corner=Marks.of({0: (1,)}), centre=Marks.of({0: (2,)}))
    assert 0 in bivalue_cells(puzzle)
