"""A grid: 81 digits, row by row, and the candidates of a puzzle that has its own.

`puzzle` knows who wrote a digit, and `grid_text` how text is laid out.
"""

import re
from dataclasses import dataclass
from itertools import combinations
from typing import Self

from solver_core import pictures
from solver_core.cover.kernel.arguments import require
from solver_core.sudoku import grid_text
from solver_core.sudoku.cells import HOUSES, House
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.marks import ALL_DIGITS, Marks

__all__ = ["Conflict", "Grid", "GridError"]

_ALLOWED = bytes(range(10))
_TO_TEXT = bytes.maketrans(_ALLOWED, b".123456789")
_TO_DIGITS = bytes.maketrans(b".0_*123456789", bytes([0, 0, 0, 0, *range(1, 10)]))
_CELL_BYTES = b".0_*123456789"

_BASE_32 = "0123456789abcdefghijklmnopqrstuv"
_CODE = re.compile(r"[1-9.]{81}/[0-9a-v]{162}", re.ASCII)

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

    Args:
        digits: of the cells, 0 for an empty one.
        candidates: the digits that each cell may hold, where the puzzle is given by candidates (Sukaku). Only what they
            say beyond the digits and the rules is kept: digits that a house already has count as allowed, a cell with
            an allowed digit has all nine, one with another digit has nothing. None if nothing is left to say, so
            that equal puzzles are equal.

    >>> grid.within(Marks.of({1: (1, 4, 6)}).on_others(511)).possible().digits(1)
    (1, 6)
    """

    digits: bytes
    candidates: Marks | None = None

    def __post_init__(self) -> None:
        require(self.digits, bytes, "digits", "81 bytes, or use Grid.parse for text")
        if len(self.digits) != 81 or self.digits.translate(None, _ALLOWED):
            raise GridError("grid.digits")
        if self.candidates is not None:
            object.__setattr__(self, "candidates", _beyond_rules(self.digits, self.candidates))

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
            GridError: it is not a grid; the error says where.
        """
        require(text, str, "text")
        compact = text.strip()
        if len(compact) == 81 and compact.isascii():
            line = compact.encode("ascii")
            if not line.translate(None, _CELL_BYTES):
                return cls(line.translate(_TO_DIGITS))
        return cls(grid_text.read(grid_text.numbered(text)).digits)

    @classmethod
    def of_code(cls, code: str) -> Self:
        """The grid with this code.

        Raises:
            GridError: this is not a code.
        """
        digits, slash, masks = code.partition("/")
        if not slash:
            return cls.parse(digits)
        if not _CODE.fullmatch(code):
            raise GridError("grid.digits")
        numbers = [int(high + low, 32) for high, low in zip(masks[::2], masks[1::2], strict=True)]
        if max(numbers) > ALL_DIGITS:
            raise GridError("grid.digits")
        return cls(cls.parse(digits).digits, Marks(tuple(numbers)))

    @property
    def code(self) -> str:
        """81 characters; behind a slash, two base-32 digits for the candidates of each cell where there are some.

        >>> Grid.of_code(Grid.empty().code) == Grid.empty()
        True
        """
        if self.candidates is None:
            return str(self)
        masks = (f"{_BASE_32[mask >> 5]}{_BASE_32[mask & 31]}" for mask in self.candidates.masks)
        return f"{self}/{''.join(masks)}"

    def with_digit(self, cell: int, digit: int) -> Self:
        """A grid that differs in one cell, 0 to 80; digit 0 empties it. A GridError for other numbers."""
        if cell not in range(81) or digit not in range(10):
            raise GridError("grid.digit", digit=digit, cell=cell)
        return type(self)(self.digits[:cell] + bytes((digit,)) + self.digits[cell + 1 :], self.candidates)

    def within(self, candidates: Marks) -> Self:
        """A grid whose cells may hold these digits alone, and of them only those that they might hold before."""
        if self.candidates is not None:
            both = zip(self.candidates.masks, candidates.masks, strict=True)
            candidates = Marks(tuple(one & other for one, other in both))
        return type(self)(self.digits, candidates)

    @property
    def plain(self) -> "Grid":
        """The digits of this grid without its candidates."""
        return self if self.candidates is None else Grid(self.digits)

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
    def is_empty(self) -> bool:
        """Whether it has neither digits nor candidates."""
        return not self.filled and self.candidates is None

    @property
    def is_complete(self) -> bool:
        """Whether every cell holds a digit, right or wrong."""
        return 0 not in self.digits

    @property
    def is_solved(self) -> bool:
        """Whether every house holds nine different digits, all of them candidates."""
        return (
            self.is_complete
            and self.candidates is None
            and all(len({self.digits[cell] for cell in house.cells}) == 9 for house in HOUSES)
        )

    def possible(self) -> Marks:
        """For each empty cell the digits that no cell of its houses holds, and that are among the candidates.

        >>> Grid.empty().with_digit(0, 1).possible().masks[:2]
        (0, 510)
        """
        allowed = (ALL_DIGITS,) * 81 if self.candidates is None else self.candidates.masks
        cells = zip(self.digits, _seen(self.digits), allowed, strict=True)
        return Marks(tuple(0 if digit else mask & ~seen for digit, seen, mask in cells))

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

    def svg(self) -> str:
        """A picture of the board, as SVG; notebooks show it."""
        candidates = bytes(81) if self.candidates is None else self.possible().masks
        return pictures.board(self.digits, bytes(81), candidates)

    _repr_html_ = svg

    def __getitem__(self, cell: int) -> int:
        return self.digits[cell]

    def __str__(self) -> str:
        return self.digits.translate(_TO_TEXT).decode("ascii")

    def __repr__(self) -> str:
        parsed = f"Grid.parse({str(self)!r})"
        return parsed if self.candidates is None else f"{parsed}.within({self.candidates!r})"


def _seen(digits: bytes) -> list[int]:
    """For each cell the digits of its houses, as a mask."""
    seen = [0] * 81
    for house in HOUSES:
        mask = 0
        for cell in house.cells:
            mask |= 1 << digits[cell] >> 1
        for cell in house.cells:
            seen[cell] |= mask
    return seen


def _beyond_rules(digits: bytes, candidates: Marks) -> Marks | None:
    cells = zip(digits, _seen(digits), candidates.masks, strict=True)
    masks = tuple(
        mask | seen if not digit else ALL_DIGITS if mask >> digit - 1 & 1 else 0
        for digit, seen, mask in cells
    )
    return None if masks.count(ALL_DIGITS) == 81 else Marks(masks)
