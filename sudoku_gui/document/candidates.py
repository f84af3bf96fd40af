"""Relations between digits and notes on a board, as masks with bit ``d - 1`` for digit ``d``."""

from solver_core.sudoku.cells import CELLS, box, col, row
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS
from solver_core.sudoku.puzzle import Puzzle


def refuted_notes(puzzle: Puzzle) -> tuple[int, ...]:
    """For each cell the notes that a digit in one of its houses contradicts."""
    if not (puzzle.corner.marked or puzzle.centre.marked):
        return (0,) * 81
    seen = seen_digits(puzzle.board)
    return tuple((puzzle.corner[cell] | puzzle.centre[cell]) & seen[cell] for cell in CELLS)


def open_digits(puzzle: Puzzle) -> tuple[int, ...]:
    """For each cell the digits that can still go there: its notes that no digit contradicts, or else its candidates."""
    possible = puzzle.board.possible()
    noted = zip(puzzle.corner.masks, puzzle.centre.masks, possible.masks, strict=True)
    return tuple((corner | centre or ALL_DIGITS) & mask for corner, centre, mask in noted)


def cells_with(puzzle: Puzzle, digit: int) -> frozenset[int]:
    """The empty cells where a digit can still go."""
    return frozenset(cell for cell, mask in enumerate(open_digits(puzzle)) if mask >> digit - 1 & 1)


def bivalue_cells(puzzle: Puzzle) -> frozenset[int]:
    """The empty cells where exactly two digits can still go."""
    return frozenset(cell for cell, mask in enumerate(open_digits(puzzle)) if mask.bit_count() == 2)


def seen_digits(grid: Grid) -> tuple[int, ...]:
    """For each cell the digits in its row, column and box, including its own."""
    in_rows, in_cols, in_boxes = [0] * 9, [0] * 9, [0] * 9
    for cell in CELLS:
        bit = 1 << grid[cell] >> 1  # 0 for an empty cell
        in_rows[row(cell)] |= bit
        in_cols[col(cell)] |= bit
        in_boxes[box(cell)] |= bit
    return tuple(in_rows[row(cell)] | in_cols[col(cell)] | in_boxes[box(cell)] for cell in CELLS)
