"""Candidates of a whole board as masks, and how they become notes and back.

Formats that speak of candidates cannot say that there are no notes. So they are shown the candidates
that the rules leave where the user has no notes; and candidates that are just these everywhere
are no notes. A mask has bit ``d - 1`` for digit ``d``, as in `marks`.

A digit alone in its cell may be given, entered or noted. It is taken as placed unless a cell that
shares a house with it still has it, as HoDoKu does; the other ways go along.
"""

from collections.abc import Iterable

from solver_core.formats.reading import Contents
from solver_core.sudoku.cells import CELLS, HOUSES, PEERS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS, Marks, digits_of
from solver_core.sudoku.puzzle import Puzzle

Masks = tuple[int, ...]
"""One for each of the 81 cells."""


def left(board: Grid) -> Masks:
    """The digits that no cell of the same house holds, for every empty cell; 0 for the others.

    >>> left(Grid.empty().with_digit(0, 1))[:2]
    (0, 510)
    """
    taken = [0] * 81
    for house in HOUSES:
        mask = 0
        for cell in house.cells:
            mask |= _bit(board[cell])
        for cell in house.cells:
            taken[cell] |= mask
    return tuple(0 if board[cell] else ALL_DIGITS & ~taken[cell] for cell in CELLS)


def shown(puzzle: Puzzle) -> Masks:
    """What a table of candidates shows: the digit of a cell, else its notes, else what the rules leave."""
    board = puzzle.board
    cells = zip(board.digits, notes(puzzle).masks, left(board), strict=True)
    return tuple(_bit(digit) or note or rest for digit, note, rest in cells)


def notes(puzzle: Puzzle) -> Marks:
    """The corner notes, or where there are none the centre notes."""
    return puzzle.corner if puzzle.corner.marked else puzzle.centre


def as_notes(board: Grid, masks: Masks) -> Marks:
    """The notes that candidates are: none where they are just what the rules leave."""
    outside = Marks(masks).outside(board.digits)
    return Marks.none() if outside.masks == left(board) else outside


def eliminated(puzzle: Puzzle) -> list[tuple[int, int]]:
    """Cells and digits that the rules leave and the notes do not, cell by cell.

    A cell whose notes have nothing that the rules leave is taken for one without notes: no program
    could show a cell that has nothing left.
    """
    pairs = zip(CELLS, notes(puzzle).masks, left(puzzle.board), strict=True)
    gone = ((cell, rest & ~note) for cell, note, rest in pairs if rest & note)
    return [(cell, digit) for cell, mask in gone for digit in digits_of(mask)]


def without(board: Grid, gone: Iterable[tuple[int, int]]) -> Marks:
    """The notes of a board from whose candidates these cells and digits were taken; undoes `eliminated`."""
    masks = list(left(board))
    for cell, digit in gone:
        masks[cell] &= ~_bit(digit)
    return as_notes(board, tuple(masks))


def placed(masks: Masks) -> Grid:
    """The digits that stand alone in their cell and that no cell of the same house has."""
    return Grid(
        bytes(
            mask.bit_length()
            if mask.bit_count() == 1 and not any(mask & masks[p] for p in PEERS[cell])
            else 0
            for cell, mask in enumerate(masks)
        )
    )


def parsed(
    masks: Masks, dropped: tuple[str, ...] = (), headers: tuple[tuple[str, str], ...] = ()
) -> Contents:
    """The puzzle in candidates alone; other ways to understand its lone digits go along.

    A cell with nothing in it has what the rules leave: else writing and reading a contradictory
    board, some of whose digits become notes, would change it every time.
    """
    board = placed(masks)
    noted = as_notes(board, tuple(mask or rest for mask, rest in zip(masks, left(board), strict=True)))
    lone = sum(mask.bit_count() == 1 for mask in masks)
    doubt = ("lone_candidates",) if lone > board.filled else ()
    if not board.filled:
        return Contents((Puzzle(board, headers=headers, corner=noted),), dropped=dropped, said=doubt)
    empty = Grid.empty()
    as_entries = Puzzle(empty, board, headers, corner=noted)
    all_noted = Puzzle(empty, headers=headers, corner=as_notes(empty, masks))
    also = (
        Contents((as_entries,), dropped=dropped, said=("lone_entries", *doubt)),
        Contents((all_noted,), dropped=dropped, said=("lone_notes",)),
    )
    puzzle = Puzzle(board, headers=headers, corner=noted)
    return Contents((puzzle,), dropped=dropped, said=("lone_givens", *doubt), also=also)


def _bit(digit: int) -> int:
    return 1 << digit >> 1
