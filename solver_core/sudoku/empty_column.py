"""The column of the exact cover that has no option left, at once or after digits that the puzzle forces."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from solver_core.sudoku import encoding
from solver_core.sudoku.cells import CELLS, DIGITS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks


@dataclass(frozen=True, slots=True)
class EmptyColumn:
    """Why there is no solution, without a guess.

    Attributes:
        item: the column that has no option left, as in `encoding`.
        singles: (cell, digit) of the forced digits that lead there, in their order; each was the only option of a
            column.
        givens: the cells of the givens that take part; none if the puzzle's candidates alone leave nothing.
    """

    item: int
    singles: tuple[tuple[int, int], ...]
    givens: tuple[int, ...]


def empty_column(grid: Grid) -> EmptyColumn | None:
    """The first column that runs empty while forced digits are placed; None if none does, or only after a guess.

    All forced digits of a round are placed before the next round, so few of them are needed; those that have
    nothing to do with the column are left out.

    >>> found = empty_column(Grid.parse("12345678." + "........9" + "." * 63))
    >>> encoding.problem().names[found.item], found.singles, found.givens
    ('r1c9', (), (0, 1, 2, 3, 4, 5, 6, 7, 17))

    Raises:
        ContradictionError: a digit occurs twice in a house.
    """
    options = _OpenOptions(encoding.given_options(grid), grid.candidates)
    while True:
        if empty := options.empty_items():
            return min(
                map(options.explained, empty), key=lambda found: (len(found.singles), len(found.givens))
            )
        if not options.place_singles():
            return None


_EXCLUDED: Final = -1


class _OpenOptions:
    """Options that are left, and for each that is gone the placement that took it.

    Placements are numbered in their order, the givens first; `_EXCLUDED` stands for the puzzle's candidates.
    """

    def __init__(self, given: tuple[int, ...], candidates: Marks | None) -> None:
        self._givens = len(given)
        self._placed: list[int] = []
        self._forced_by: list[int] = []  # the column of which a placement was the only option
        self._taken_by: dict[int, int] = {}
        if candidates is not None:
            excluded = (
                option for option in encoding.OPTIONS if not candidates[option // 9] >> option % 9 & 1
            )
            self._taken_by = dict.fromkeys(excluded, _EXCLUDED)
        self._open_items = set(encoding.ITEMS)
        for option in given:
            self._place(option, -1)

    def empty_items(self) -> list[int]:
        return [item for item in sorted(self._open_items) if not self._open_options(item)]

    def place_singles(self) -> bool:
        """Place what is the only option of a column; whether there was any."""
        singles: dict[int, int] = {}
        for item in sorted(self._open_items):
            if len(options := self._open_options(item)) == 1:
                singles.setdefault(options[0], item)
        for option, item in singles.items():
            if option not in self._taken_by:  # by another single of this round
                self._place(option, item)
        return bool(singles)

    def explained(self, item: int) -> EmptyColumn:
        """An empty column with the placements that emptied it."""
        needed: set[int] = set()
        open_questions = [self._taken_by[option] for option in _options_of(item)]
        while open_questions:
            number = open_questions.pop()
            if number in needed or number == _EXCLUDED:
                continue
            needed.add(number)
            if number >= self._givens:
                others = (
                    other for other in _options_of(self._forced_by[number]) if other != self._placed[number]
                )
                open_questions += [self._taken_by[other] for other in others]
        placed = [(number, encoding.placement(self._placed[number])) for number in sorted(needed)]
        singles = tuple(placement for number, placement in placed if number >= self._givens)
        return EmptyColumn(
            item, singles, tuple(cell for number, (cell, _) in placed if number < self._givens)
        )

    def _open_options(self, item: int) -> list[int]:
        return [option for option in _options_of(item) if option not in self._taken_by]

    def _place(self, option: int, forced_by: int) -> None:
        number = len(self._placed)
        self._placed.append(option)
        self._forced_by.append(forced_by)
        for item in encoding.items_of(*encoding.placement(option)):
            self._open_items.discard(item)
            for other in _options_of(item):
                self._taken_by.setdefault(other, number)


@cache
def _options_of(item: int) -> tuple[int, ...]:
    if item < len(CELLS):
        return tuple(encoding.option(item, digit) for digit in DIGITS)
    return tuple(encoding.option(cell, item % 9 + 1) for cell in encoding.item_cells(item))
