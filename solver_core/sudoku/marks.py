"""Marks: for each cell a set of digits 1 to 9, as notes, candidates and colours are; and colours of candidates.

A set is a mask: bit ``d - 1`` stands for the digit, so ``0b101`` is 1 and 3, and 511 all nine.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Self

from solver_core.sudoku.cells import CELLS, DIGITS

ALL_DIGITS = 0b111111111
"""The mask of all nine digits."""


@dataclass(frozen=True, slots=True, repr=False)
class Marks:
    """81 sets of digits. A value: hashable, never changed.

    >>> marks = Marks.of({0: (1, 3)})
    >>> marks[0], marks.digits(0)
    (5, (1, 3))

    Args:
        masks: one for each cell.

    Raises:
        ValueError: these are not 81 masks of nine bits.
    """

    masks: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.masks) != 81 or min(self.masks) < 0 or max(self.masks) > ALL_DIGITS:
            raise ValueError("marks are 81 masks, each 0 to 511")

    @classmethod
    def none(cls) -> Self:
        """No marks in any cell."""
        return cls((0,) * 81)

    @classmethod
    def of(cls, digits: Mapping[int, Iterable[int]]) -> Self:
        """Marks from the digits of some cells; the others have none."""
        return cls(tuple(mask_of(digits.get(cell, ())) for cell in CELLS))

    @property
    def marked(self) -> int:
        """How many cells have any mark."""
        return 81 - self.masks.count(0)

    def digits(self, cell: int) -> tuple[int, ...]:
        """The digits of a cell, in their order."""
        return digits_of(self.masks[cell])

    def with_mask(self, cell: int, mask: int) -> Self:
        """A copy with another mask in one cell."""
        return type(self)((*self.masks[:cell], mask, *self.masks[cell + 1 :]))

    def on_others(self, mask: int) -> Self:
        """A copy in which cells without marks have ``mask``."""
        return type(self)(tuple(own or mask for own in self.masks))

    def outside(self, digits: bytes) -> Self:
        """The marks of cells that are empty in these 81 digits, and none in the others."""
        pairs = zip(self.masks, digits, strict=True)
        return type(self)(tuple(0 if digit else mask for mask, digit in pairs))

    def __getitem__(self, cell: int) -> int:
        return self.masks[cell]

    def __repr__(self) -> str:
        shown = {cell: self.digits(cell) for cell in CELLS if self.masks[cell]}
        return f"Marks.of({shown})"


_CANDIDATES: Final = 729


@dataclass(frozen=True, slots=True, repr=False)
class CandidateColours:
    """For each candidate of a cell a set of colours 1 to 9, as masks; candidates are numbered ``9 * cell + digit - 1``.

    >>> colours = CandidateColours.of({(0, 3): (1, 2)})
    >>> colours[2], colours.numbers(0, 3), colours.marked
    (3, (1, 2), 1)

    Args:
        masks: one for each candidate.

    Raises:
        ValueError: these are not 729 masks of nine bits.
    """

    masks: tuple[int, ...] = (0,) * _CANDIDATES

    def __post_init__(self) -> None:
        if len(self.masks) != _CANDIDATES or min(self.masks) < 0 or max(self.masks) > ALL_DIGITS:
            raise ValueError("colours of candidates are 729 masks, each 0 to 511")

    @classmethod
    def of(cls, numbers: Mapping[tuple[int, int], Iterable[int]]) -> Self:
        """The colours of some candidates, each a cell and a digit; the others have none."""
        masks = [0] * _CANDIDATES
        for (cell, digit), colours in numbers.items():
            masks[9 * cell + digit - 1] = mask_of(colours)
        return cls(tuple(masks))

    @property
    def marked(self) -> int:
        """How many of the 729 candidates have a colour."""
        return _CANDIDATES - self.masks.count(0)

    def numbers(self, cell: int, digit: int) -> tuple[int, ...]:
        """The numbers of the colours that a candidate has, ascending."""
        return digits_of(self.masks[9 * cell + digit - 1])

    def of_cell(self, cell: int) -> tuple[int, ...]:
        """The masks of a cell's nine candidates."""
        return self.masks[9 * cell : 9 * cell + 9]

    def within(self, marks: Sequence[int]) -> Self:
        """The colours of those candidates that are in these masks, one for each cell; the others have none."""
        if not self.marked:
            return self
        pairs = enumerate(self.masks)
        kept = tuple(mask if mask and marks[at // 9] >> at % 9 & 1 else 0 for at, mask in pairs)
        return self if kept == self.masks else type(self)(kept)

    def __getitem__(self, candidate: int) -> int:
        return self.masks[candidate]

    def __repr__(self) -> str:
        shown = {divmod(at, 9): digits_of(mask) for at, mask in enumerate(self.masks) if mask}
        return f"CandidateColours.of({ {(cell, k + 1): numbers for (cell, k), numbers in shown.items()} })"


def mask_of(digits: Iterable[int]) -> int:
    """The mask of some digits; `digits_of` gives them back.

    Raises:
        ValueError: one is not 1 to 9.
    """
    mask = 0
    for digit in digits:
        if digit not in DIGITS:
            raise ValueError(f"{digit} is not a digit; digits are 1 to 9")
        mask |= 1 << digit - 1
    return mask


@lru_cache(maxsize=512)
def digits_of(mask: int) -> tuple[int, ...]:
    """The digits in a mask, in their order."""
    return tuple(digit for digit in DIGITS if mask >> digit - 1 & 1)
