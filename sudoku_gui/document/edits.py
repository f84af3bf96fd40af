"""Edits of one or more cells, from puzzle value to puzzle value; only empty cells have notes."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from operator import or_
from typing import Any, Literal

from solver_core.hints import Step
from solver_core.hints.position import noted
from solver_core.sudoku.cells import DIGITS, PEERS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import CandidateColours, Marks
from solver_core.sudoku.puzzle import Puzzle

Cells = Iterable[int]
Kind = Literal["corner", "centre", "colours"]
"""Which marks of a puzzle."""


def with_givens(puzzle: Puzzle, cells: Cells, digit: int) -> Puzzle:
    """The puzzle with ``digit`` as the given of some cells; 0: without givens there."""
    givens, entries = puzzle.givens, puzzle.entries
    for cell in cells:
        givens, entries = givens.with_digit(cell, digit), entries.with_digit(cell, 0)
    return _with_digits(puzzle, givens, entries)


def with_entries(puzzle: Puzzle, cells: Cells, digit: int) -> Puzzle:
    """The puzzle with ``digit`` as the entry of some cells that have no given; 0: without entries there."""
    entries = puzzle.entries
    for cell in cells:
        entries = entries.with_digit(cell, digit)
    return _with_digits(puzzle, puzzle.givens, entries)


def with_solution(puzzle: Puzzle, solution: Grid) -> Puzzle:
    """The puzzle with an entry in every cell that has no given."""
    return _with_digits(puzzle, puzzle.givens, solution.without(puzzle.givens))


def without_notes_of(puzzle: Puzzle, cells: Cells, digit: int) -> Puzzle:
    """The puzzle without ``digit`` in the notes of the cells that see one of ``cells``."""
    return _without_note(puzzle, {peer for cell in cells for peer in PEERS[cell]}, digit)


def with_mark(puzzle: Puzzle, cells: Cells, number: int, kind: Kind) -> Puzzle:
    """The puzzle with a note or a colour in all of some cells, or in none if all have it; notes are for empty cells."""
    marks: Marks = getattr(puzzle, kind)
    board = puzzle.board
    open_cells = [cell for cell in cells if kind == "colours" or not board[cell]]
    bit, masks = 1 << number - 1, list(marks.masks)
    all_have_it = all(masks[cell] & bit for cell in open_cells)
    for cell in open_cells:
        masks[cell] = masks[cell] & ~bit if all_have_it else masks[cell] | bit
    return _with_marks(puzzle, kind, masks)


def with_candidate_colour(puzzle: Puzzle, cells: Cells, digit: int, number: int) -> Puzzle:
    """The puzzle with a colour for the notes of a digit in some cells, or without it if all of them have it."""
    noted = [9 * cell + digit - 1 for cell in cells if notes(puzzle)[cell] >> digit - 1 & 1]
    bit, masks = 1 << number - 1, list(puzzle.candidate_colours.masks)
    all_have_it = all(masks[candidate] & bit for candidate in noted)
    for candidate in noted:
        masks[candidate] = masks[candidate] & ~bit if all_have_it else masks[candidate] | bit
    return replace(puzzle, candidate_colours=CandidateColours(tuple(masks)))


def without_candidate_colours(puzzle: Puzzle, cells: Cells, digits: Iterable[int] = DIGITS) -> Puzzle:
    """The puzzle without the colours of the notes of some digits in some cells."""
    masks, digits = list(puzzle.candidate_colours.masks), tuple(digits)
    for cell in cells:
        for digit in digits:
            masks[9 * cell + digit - 1] = 0
    return replace(puzzle, candidate_colours=CandidateColours(tuple(masks)))


def notes(puzzle: Puzzle) -> tuple[int, ...]:
    """The notes of each cell, of both kinds."""
    return tuple(map(or_, puzzle.corner.masks, puzzle.centre.masks))


def normalized(puzzle: Puzzle) -> Puzzle:
    """The puzzle without colours of notes that no longer exist."""
    kept = puzzle.candidate_colours.within(notes(puzzle)) if puzzle.candidate_colours.marked else None
    return puzzle if kept is None else replace(puzzle, candidate_colours=kept)


def without_marks(puzzle: Puzzle, cells: Cells, kind: Kind) -> Puzzle:
    """The puzzle without the notes or the colours of some cells, of this kind."""
    masks = list(getattr(puzzle, kind).masks)
    for cell in cells:
        masks[cell] = 0
    return _with_marks(puzzle, kind, masks)


def cleared(puzzle: Puzzle, cells: Iterable[int]) -> Puzzle:
    """The puzzle without entries, notes and colours in some cells."""
    cells = tuple(cells)
    puzzle = with_entries(puzzle, (cell for cell in cells if not puzzle.givens[cell]), 0)
    kinds: tuple[Kind, ...] = ("corner", "centre", "colours")
    for kind in kinds:
        puzzle = without_marks(puzzle, cells, kind)
    return puzzle


def with_all_candidates(puzzle: Puzzle) -> Puzzle:
    """The puzzle with all candidates of every empty cell as its notes."""
    return replace(puzzle, corner=puzzle.board.possible())


def with_cells_given(puzzle: Puzzle, cells: Cells) -> Puzzle:
    return _moved(puzzle, cells, to_givens=True)


def with_cells_entered(puzzle: Puzzle, cells: Cells) -> Puzzle:
    """The puzzle with the givens of some cells as entries."""
    return _moved(puzzle, cells, to_givens=False)


def _moved(puzzle: Puzzle, cells: Cells, *, to_givens: bool) -> Puzzle:
    givens, entries, board = puzzle.givens, puzzle.entries, puzzle.board
    for cell in cells:
        givens = givens.with_digit(cell, board[cell] if to_givens else 0)
        entries = entries.with_digit(cell, 0 if to_givens else board[cell])
    return replace(puzzle, givens=givens, entries=entries)


def _with_digits(puzzle: Puzzle, givens: Grid, entries: Grid) -> Puzzle:
    filled = bytes(map(max, givens.digits, entries.digits))
    corner, centre = (one.outside(filled) if one.marked else one for one in (puzzle.corner, puzzle.centre))
    return replace(puzzle, givens=givens, entries=entries, corner=corner, centre=centre)


def _with_marks(puzzle: Puzzle, kind: Kind, masks: list[int]) -> Puzzle:
    made: dict[str, Any] = {kind: Marks(tuple(masks))}
    return replace(puzzle, **made)


def _without_note(puzzle: Puzzle, cells: Collection[int], digit: int) -> Puzzle:
    masks = list(puzzle.corner.masks), list(puzzle.centre.masks)
    for cell in cells:
        for notes in masks:
            notes[cell] &= ~(1 << digit - 1)
    corner, centre = (Marks(tuple(notes)) for notes in masks)
    return replace(puzzle, corner=corner, centre=centre)


def with_step(puzzle: Puzzle, step: Step) -> Puzzle:
    """The puzzle with the digits that a step places and without the candidates that it removes.

    Unless every empty cell has notes, all candidates are noted first, so that the removal can be seen.
    """
    if step.removed and noted(puzzle) is None:
        puzzle = with_all_candidates(puzzle)
    for cell, digit in step.placed:
        puzzle = without_notes_of(with_entries(puzzle, (cell,), digit), (cell,), digit)
    for cell, digit in step.removed:
        puzzle = _without_note(puzzle, (cell,), digit)
    return puzzle
