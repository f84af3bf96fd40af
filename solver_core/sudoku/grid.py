"""A grid: 81 digits, row by row, and nothing else.

Who wrote a digit is a `puzzle`'s business, and how text is laid out `grid_text`'s.
"""

from dataclasses import dataclass
from itertools import combinations
from typing import Self

from solver_core.sudoku import grid_text
from solver_core.sudoku.cells import HOUSES, House
from solver_core.sudoku.grid_text import GridError

__all__ = ["Conflict", "Grid", "GridError"]

_ALLOWED = bytes(range(10))
_TO_TEXT = bytes.maketrans(_ALLOWED, b".123456789")
_TO_DIGITS = bytes.maketrans(b".0_*123456789", bytes([0, 0, 0, 0, *range(1, 10)]))
_CELL_BYTES = b".0_*123456789"

_BORDER = " *-----------*"
_DIVIDER = " |---+---+---|"


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two cells of one house that hold the same digit."""

    house: House
    digit: int
    first_cell: int
    second_cell: int


@dataclass(frozen=True, slots=True, repr=False)
class Grid:
    """81 digits, 0 for an empty cell. A value: small, hashable, never changed.

    >>> grid = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
    >>> grid[0], grid[1], grid.filled
    (4, 0, 17)
    >>> Grid.parse(str(grid)) == grid
    True
    """

    digits: bytes

    def __post_init__(self) -> None:
        if len(self.digits) != 81 or self.digits.translate(None, _ALLOWED):
            raise GridError("grid.digits")

    @classmethod
    def empty(cls) -> Self:
        """The grid with no digit in it."""
        return cls(bytes(81))

    @classmethod
    def parse(cls, text: str) -> Self:
        r"""The grid in a text: one line of 81, nine lines of nine, or framed; `grid_text` lists the ways.

        >>> str(Grid.parse("4 . . | 7 . . | 8 . 5\n" * 9))[:18]
        '4..7..8.54..7..8.5'

        Raises:
            GridError: it holds no grid; the error says where it goes wrong.
        """
        compact = text.strip()
        if len(compact) == 81 and compact.isascii():
            line = compact.encode("ascii")
            if not line.translate(None, _CELL_BYTES):
                return cls(line.translate(_TO_DIGITS))
        return cls(grid_text.read(grid_text.numbered(text)).digits)

    def with_digit(self, cell: int, digit: int) -> Self:
        """The same grid but for one cell; digit 0 empties it."""
        if cell not in range(81) or digit not in range(10):
            raise GridError("grid.digit", digit=digit, cell=cell)
        return type(self)(self.digits[:cell] + bytes((digit,)) + self.digits[cell + 1 :])

    def without(self, givens: "Grid") -> "Grid":
        """The digits in cells that are empty among the givens: of a board, its entries.

        >>> str(Grid.empty().with_digit(0, 7).with_digit(1, 8).without(Grid.empty().with_digit(0, 7)))[:3]
        '.8.'
        """
        pairs = zip(self.digits, givens.digits, strict=True)
        return Grid(bytes(0 if given else digit for digit, given in pairs))

    @property
    def filled(self) -> int:
        """How many cells hold a digit."""
        return 81 - self.digits.count(0)

    @property
    def is_complete(self) -> bool:
        """Does every cell hold a digit, right or wrong?"""
        return 0 not in self.digits

    @property
    def is_solved(self) -> bool:
        """Does every house hold nine different digits?"""
        return self.is_complete and all(
            len({self.digits[cell] for cell in house.cells}) == 9 for house in HOUSES
        )

    def conflicts(self) -> tuple[Conflict, ...]:
        """Every pair of cells that breaks the rule of a house, once for each house that it breaks.

        >>> for conflict in Grid.empty().with_digit(0, 7).with_digit(1, 7).conflicts():
        ...     print(conflict.house.name(), conflict.digit)
        row 1 7
        box 1 7
        """
        return tuple(
            Conflict(house, self.digits[first], first, second)
            for house in HOUSES
            if self._repeats_a_digit(house)
            for first, second in combinations(house.cells, 2)
            if self.digits[first] == self.digits[second] != 0
        )

    def _repeats_a_digit(self, house: House) -> bool:
        filled = [digit for cell in house.cells if (digit := self.digits[cell])]
        return len(set(filled)) < len(filled)

    def lines(self) -> str:
        """Nine lines of nine characters."""
        text = str(self)
        return "\n".join(text[start : start + 9] for start in range(0, 81, 9))

    def framed(self) -> str:
        """The frame that Simple Sudoku and HoDoKu put on the clipboard.

        >>> print(Grid.empty().with_digit(0, 4).framed()[:44])
         *-----------*
         |4..|...|...|
         |...|...|...|
        """
        rows = [f" |{line[:3]}|{line[3:6]}|{line[6:]}|" for line in self.lines().split("\n")]
        bands = [*rows[:3], _DIVIDER, *rows[3:6], _DIVIDER, *rows[6:]]
        return "\n".join([_BORDER, *bands, _BORDER])

    def __getitem__(self, cell: int) -> int:
        return self.digits[cell]

    def __str__(self) -> str:
        return self.digits.translate(_TO_TEXT).decode("ascii")

    def __repr__(self) -> str:
        return f"Grid.parse({str(self)!r})"
