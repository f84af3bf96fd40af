"""A board on its way from a text into a puzzle, cell by cell."""

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle

NO_NOTES = ("notes_on_digits",)
"""The code for notes dropped because their cell holds a digit."""


class Assembly:
    """What a reader has found in each of the 81 cells, from 0.

    Attributes:
        givens, entries: digits, 0 for none.
        corner, centre, colours: masks with bit ``d - 1`` for digit or colour ``d``.
    """

    def __init__(self) -> None:
        self.givens, self.entries = bytearray(81), bytearray(81)
        self.corner, self.centre, self.colours = [0] * 81, [0] * 81, [0] * 81

    def place(self, cell: int, digit: int, *, is_given: bool) -> None:
        """Put a digit in a cell, or 0 for none."""
        (self.givens if is_given else self.entries)[cell] = digit

    @property
    def digits(self) -> bytes:
        """The digits of the board."""
        return bytes(map(max, self.givens, self.entries))

    def puzzle(
        self, headers: tuple[tuple[str, str], ...] = (), elapsed: int = 0
    ) -> tuple[Puzzle, tuple[str, ...]]:
        """The puzzle, and `NO_NOTES` if some notes were dropped."""
        board, notes = self.digits, (Marks(tuple(self.corner)), Marks(tuple(self.centre)))
        corner, centre = (marks.outside(board) for marks in notes)
        puzzle = Puzzle(
            Grid(bytes(self.givens)),
            Grid(bytes(self.entries)),
            headers,
            corner=corner,
            centre=centre,
            colours=Marks(tuple(self.colours)),
            elapsed=elapsed,
        )
        return puzzle, NO_NOTES if (corner, centre) != notes else ()
