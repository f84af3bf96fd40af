"""Converts candidates of a whole board, as masks, to those of the puzzle and to notes, and back.

A table of candidates, or a list of eliminated ones, is part of the puzzle: it restricts the solution. They become
notes as well, so that the user sees them. Formats with candidates cannot express that there are no notes. So
if the user has no notes, the remaining candidates are written; and candidates that are just what the rules
leave are not read as notes. A mask has bit ``d - 1`` for digit ``d``, as in `marks`.

A digit alone in its cell may be given, entered or noted. It is taken as placed unless a cell that
shares a house with it still has it, as HoDoKu does; the other ways go along. It is the only candidate in all of them.
"""

from collections.abc import Iterable

from solver_core.formats.reading import Contents
from solver_core.sudoku.cells import PEERS
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
    return board.plain.possible().masks


def shown(puzzle: Puzzle) -> Masks:
    """The digits that a table of candidates shows: that of a cell, else its notes, else what is left.

    Notes of what is no candidate of the puzzle are not shown.
    """
    board = puzzle.board
    cells = zip(board.digits, notes(puzzle).masks, _allowed(board), board.possible().masks, strict=True)
    return tuple(_bit(digit) or note & allowed or rest for digit, note, allowed, rest in cells)


def _allowed(board: Grid) -> Masks:
    return (ALL_DIGITS,) * 81 if board.candidates is None else board.candidates.masks


def notes(puzzle: Puzzle) -> Marks:
    """The corner notes, or where there are none the centre notes."""
    return puzzle.corner if puzzle.corner.marked else puzzle.centre


def as_notes(board: Grid, masks: Masks) -> Marks:
    """The notes that candidates are: none if they are just what the rules leave, as all nine digits of a cell are."""
    pairs = zip(masks, left(board), strict=True)
    outside = Marks(tuple(rest if mask == ALL_DIGITS else mask for mask, rest in pairs)).outside(board.digits)
    return Marks.none() if outside.masks == left(board) else outside


def eliminated(puzzle: Puzzle) -> list[tuple[int, int]]:
    """Cells and digits that the rules leave, and candidates and notes do not, cell by cell.

    A cell whose notes have nothing that is left is taken for one without notes.
    """
    board, allowed = puzzle.board, _allowed(puzzle.givens)
    cells = zip(notes(puzzle).masks, left(board), board.possible().masks, strict=True)
    gone = [rest & ~(possible & note or possible) for note, rest, possible in cells]
    # Below an entry, too, and what it takes from other cells: it is no part of the puzzle.
    masks = [one | ~other & ALL_DIGITS for one, other in zip(gone, allowed, strict=True)]
    return [(cell, digit) for cell, mask in enumerate(masks) for digit in digits_of(mask)]


def with_eliminated(givens: Grid, entries: Grid, gone: Iterable[tuple[int, int]]) -> Puzzle:
    """The puzzle from whose candidates these cells and digits were taken; undoes `eliminated`."""
    masks, allowed = list(left(Puzzle(givens, entries).board)), [ALL_DIGITS] * 81
    for cell, digit in gone:
        masks[cell] &= ~_bit(digit)
        allowed[cell] &= ~_bit(digit)
    board = Puzzle(givens, entries).board
    return Puzzle(givens.within(Marks(tuple(allowed))), entries, corner=as_notes(board, tuple(masks)))


def beside(givens: Grid, board: Grid, masks: Masks) -> Grid:
    """The givens with the candidates of a table, as far as these do not follow from the digits on the board.

    A cell with nothing in it says nothing.
    """
    beyond = board.within(Marks(masks).on_others(ALL_DIGITS)).candidates
    return givens if beyond is None else givens.within(beyond)


def placed(masks: Masks) -> Grid:
    """The digits that stand alone in their cell and that no cell of the same house has.

    Where all other cells have all nine digits, nothing was worked out, and every digit that stands alone is printed.
    """
    is_printed = all(mask == ALL_DIGITS or mask.bit_count() == 1 for mask in masks)
    return Grid(
        bytes(
            mask.bit_length()
            if mask.bit_count() == 1 and (is_printed or not any(mask & masks[p] for p in PEERS[cell]))
            else 0
            for cell, mask in enumerate(masks)
        )
    )


def parsed(
    masks: Masks,
    dropped: tuple[str, ...] = (),
    headers: tuple[tuple[str, str], ...] = (),
    *,
    is_partial: bool = False,
) -> Contents:
    """The puzzle in candidates alone; other ways to understand its lone digits go along.

    A cell with nothing in it has nothing left; or, where the table is partial, what the rules leave.
    """
    board, allowed, shown_masks = placed(masks), Marks(masks), masks
    if is_partial:
        allowed = allowed.on_others(ALL_DIGITS)
        shown_masks = tuple(mask or rest for mask, rest in zip(masks, left(board), strict=True))
    lone = Grid(bytes(mask.bit_length() if mask.bit_count() == 1 else 0 for mask in masks))
    nothing = Grid.empty()

    def understood(said: tuple[str, ...], givens: Grid, entries: Grid, notes: Masks) -> Contents:
        corner = as_notes(Puzzle(givens, entries).board, notes)
        puzzle = Puzzle(givens.within(allowed), entries, headers, corner=corner)
        return Contents((puzzle,), dropped=dropped, said=said)

    also: tuple[Contents, ...] = ()
    doubt: tuple[str, ...] = ()
    if lone.filled > board.filled:
        doubt = ("lone_candidates",)
        also = (understood(("all_lone_givens",), lone, nothing, shown_masks),)
    if not board.filled:
        return understood(doubt, nothing, nothing, shown_masks)._replace(also=also)
    others = (
        understood(("lone_entries", *doubt), nothing, board, shown_masks),
        understood(("lone_notes",), nothing, nothing, masks),
    )
    found = understood(("lone_givens", *doubt), board, nothing, shown_masks)
    return found._replace(also=(*also, *others))


def listed(mask: int) -> str:
    """The digits of a cell, side by side."""
    return "".join(map(str, digits_of(mask)))


def _bit(digit: int) -> int:
    return 1 << digit >> 1
