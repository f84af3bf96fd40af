"""Edits of a puzzle, from one value to the next; only empty cells have notes."""

from collections.abc import Iterable
from dataclasses import replace

from solver_core.hints import Step
from solver_core.hints.position import allowed, noted
from solver_core.sudoku.cells import CELLS, PEERS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle


def with_given(puzzle: Puzzle, cell: int, digit: int) -> Puzzle:
    """With a given in a cell, or with 0 without."""
    givens, entries = puzzle.givens.with_digit(cell, digit), puzzle.entries.with_digit(cell, 0)
    return _with_digits(puzzle, givens, entries)


def with_entry(puzzle: Puzzle, cell: int, digit: int) -> Puzzle:
    """With an entry in a cell that has no given, or with 0 without."""
    return _with_digits(puzzle, puzzle.givens, puzzle.entries.with_digit(cell, digit))


def with_solution(puzzle: Puzzle, solution: Grid) -> Puzzle:
    """With an entry in every cell that has no given."""
    givens = puzzle.givens
    entries = Grid(bytes(0 if givens[cell] else solution[cell] for cell in CELLS))
    return _with_digits(puzzle, givens, entries)


def without_notes_of(puzzle: Puzzle, cell: int, digit: int) -> Puzzle:
    """Without a digit in the notes of the cells that see a cell."""
    corner, centre = (_without(marks, PEERS[cell], digit) for marks in (puzzle.corner, puzzle.centre))
    return replace(puzzle, corner=corner, centre=centre)


def with_note_toggled(puzzle: Puzzle, cell: int, digit: int, *, centre: bool) -> Puzzle:
    """With a note toggled; a cell that holds a digit has none."""
    if puzzle.board[cell]:
        return puzzle
    if centre:
        return replace(puzzle, centre=puzzle.centre.toggled(cell, digit))
    return replace(puzzle, corner=puzzle.corner.toggled(cell, digit))


def without_notes(puzzle: Puzzle, cell: int, *, centre: bool) -> Puzzle:
    """Without the notes of a cell, or without the entry in their place."""
    puzzle = replace(puzzle, entries=puzzle.entries.with_digit(cell, 0))
    if centre:
        return replace(puzzle, centre=puzzle.centre.with_mask(cell, 0))
    return replace(puzzle, corner=puzzle.corner.with_mask(cell, 0))


def _with_digits(puzzle: Puzzle, givens: Grid, entries: Grid) -> Puzzle:
    filled = bytes(map(max, givens.digits, entries.digits))
    corner, centre = (
        marks.outside(filled) if marks.marked else marks for marks in (puzzle.corner, puzzle.centre)
    )
    return replace(puzzle, givens=givens, entries=entries, corner=corner, centre=centre)


def _without(marks: Marks, cells: Iterable[int], digit: int) -> Marks:
    masks = list(marks.masks)
    for cell in cells:
        masks[cell] &= ~(1 << digit - 1)
    return Marks(tuple(masks))


def with_step(puzzle: Puzzle, step: Step) -> Puzzle:
    """With the digits that a step places and without the candidates that it removes.

    Where not every empty cell has notes, all candidates are noted first, for else nothing could be seen to be removed.
    """
    if step.removed and noted(puzzle) is None:
        puzzle = replace(puzzle, corner=allowed(puzzle.board))
    for cell, digit in step.placed:
        puzzle = without_notes_of(with_entry(puzzle, cell, digit), cell, digit)
    for cell, digit in step.removed:
        corner, centre = (_without(marks, (cell,), digit) for marks in (puzzle.corner, puzzle.centre))
        puzzle = replace(puzzle, corner=corner, centre=centre)
    return puzzle
