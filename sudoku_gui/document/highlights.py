"""Highlights on the board that are not part of the puzzle: filtered cells and wrong digits.

The filters know relations between digits and notes, as masks with bit ``d - 1`` for digit ``d``.
"""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core.sudoku.cells import CELLS, DIGITS, box, col, row
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Document

BIVALUE: Final = "bivalue"
FILTERS: Final = (*map(str, DIGITS), BIVALUE)
"""The filters: cells where a digit can still go, and cells with two candidates."""


class Highlights(QObject):
    """One filter at a time, and wrong digits until they are changed; cleared for another puzzle.

    Signals:
        changed: the highlights.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.filter = ""  # one of `FILTERS`, or "" for none
        # Cells whose entry, or all of whose notes, are not those of the solution.
        self.wrong: frozenset[int] = frozenset()
        self.clashing: frozenset[int] = frozenset()  # cells of clashing givens
        self.shows_conflicts = True  # whether what breaks a rule is marked
        document.changed.connect(self._follow)
        document.opened.connect(self.clear)

    @property
    def digit(self) -> int:
        return int(self.filter) if self.filter.isdecimal() else 0

    def cells_of(self, puzzle: Puzzle) -> frozenset[int]:
        """The cells that pass the filter; none without one."""
        if self.digit:
            return cells_with(puzzle, self.digit)
        return bivalue_cells(puzzle) if self.filter == BIVALUE else frozenset()

    def toggle(self, name: str) -> None:
        """Set this filter, or clear it if it is set."""
        if name not in FILTERS:
            raise ValueError(f"{name!r} is no filter; use one of {', '.join(FILTERS)}")
        self.filter = "" if self.filter == name else name
        self.changed.emit()

    def stop_filter(self) -> bool:
        """Clear the filter; returns whether one was set."""
        was_on = bool(self.filter)
        if was_on:
            self.toggle(self.filter)
        return was_on

    def show_conflicts(self, shown: bool) -> None:  # noqa: FBT001 - a state, not an option
        """Mark what breaks a rule, or not."""
        if shown != self.shows_conflicts:
            self.shows_conflicts = shown
            self.changed.emit()

    def show_wrong(self, cells: Iterable[int]) -> None:
        self.wrong = frozenset(cells)
        self.changed.emit()

    def show_clashing(self, cells: Iterable[int]) -> None:
        """Mark these givens as clashing, and no others."""
        if (clashing := frozenset(cells)) != self.clashing:
            self.clashing = clashing
            self.changed.emit()

    def clear(self) -> None:
        self.filter, self.wrong, self.clashing = "", frozenset(), frozenset()
        self.changed.emit()

    def _follow(self, before: Puzzle, after: Puzzle) -> None:
        # A cell that has changed is no longer known to be wrong.
        self.wrong = frozenset(cell for cell in self.wrong if _entered(before, cell) == _entered(after, cell))


def _entered(puzzle: Puzzle, cell: int) -> tuple[int, int]:
    return puzzle.board[cell], puzzle.corner[cell] | puzzle.centre[cell]


def refuted_notes(puzzle: Puzzle) -> tuple[int, ...]:
    """The notes of each cell that a digit in one of its houses contradicts."""
    if not (puzzle.corner.marked or puzzle.centre.marked):
        return (0,) * 81
    seen = seen_digits(puzzle.board)
    return tuple((puzzle.corner[cell] | puzzle.centre[cell]) & seen[cell] for cell in CELLS)


def open_digits(puzzle: Puzzle) -> tuple[int, ...]:
    """The digits that can still go in each cell: its notes that no digit contradicts, or else its candidates."""
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
    """The digits in row, column and box of each cell, including its own."""
    in_rows, in_cols, in_boxes = [0] * 9, [0] * 9, [0] * 9
    for cell in CELLS:
        bit = 1 << grid[cell] >> 1  # 0 for an empty cell
        in_rows[row(cell)] |= bit
        in_cols[col(cell)] |= bit
        in_boxes[box(cell)] |= bit
    return tuple(in_rows[row(cell)] | in_cols[col(cell)] | in_boxes[box(cell)] for cell in CELLS)
