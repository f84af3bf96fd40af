"""Sudoku as exact cover: the only module that connects the two.

An option puts a digit in a cell, and covers four items::

    option  cell * 9 + digit - 1                   0..728
    item    0..80     a cell holds a digit         "r3c5"
            81..161   a row has a digit            "row 3 has 7"
            162..242  a col has a digit            "column 5 has 7"
            243..323  a box has a digit            "box 2 has 7"

Givens stay in the matrix: their options are chosen first, as events, so that the search shown is
the search of this puzzle and every puzzle has the same 729 x 324. Where a puzzle is given by candidates (Sukaku), an
option that is none of them keeps its number and has no items, so it is never chosen.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, TypeGuard

from solver_core import pictures
from solver_core.cover import Condition, Override, Problem, Rule, Search, conditions
from solver_core.errors import CodedError, Message, joined
from solver_core.pictures import Look
from solver_core.sudoku.cells import CELLS, DIGITS, box, cell_name, col, row
from solver_core.sudoku.grid import Conflict, Grid
from solver_core.sudoku.marks import Marks

OPTIONS = range(729)
ITEMS = range(324)

_HELD: Final = 8
"""Cached problems of puzzles with candidates; each takes some 300 KB."""


_SAID = 3
"""Pairs of cells that an error describes; the others are counted."""


class ContradictionError(CodedError):
    """A digit occurs twice in a house, so there is nothing to search.

    Attributes:
        conflicts: the pairs of cells that conflict.
    """

    def __init__(self, conflicts: tuple[Conflict, ...]) -> None:
        self.conflicts = conflicts
        first = joined(list(map(_described, conflicts[:_SAID])), "join.semicolon")
        more = len(conflicts) - _SAID
        super().__init__(Message("join.more", first=first, count=more) if more > 0 else first)


def option(cell: int, digit: int) -> int:
    """The option that puts a digit in a cell; `placement` is its inverse."""
    return cell * 9 + digit - 1


def placement(option: int) -> tuple[int, int]:
    """The cell and digit of an option.

    >>> placement(option(40, 7))
    (40, 7)
    """
    return option // 9, option % 9 + 1


def items_of(cell: int, digit: int) -> tuple[int, int, int, int]:
    """The items that a digit in a cell covers: the cell, and the digit in its row, col and box."""
    k = digit - 1
    return cell, 81 + row(cell) * 9 + k, 162 + col(cell) * 9 + k, 243 + box(cell) * 9 + k


def item_cells(item: int) -> tuple[int, ...]:
    """The cells that could cover an item: one for a cell's own item, nine for a digit in a house."""
    if item < 81:
        return (item,)
    house_of = {1: row, 2: col, 3: box}[item // 81]
    return tuple(cell for cell in CELLS if house_of(cell) == item % 81 // 9)


class SudokuProblem(Problem):
    """The 729 options over 324 items; of a puzzle that is given by candidates, those alone cover any.

    Attributes:
        candidates: of the puzzle; None if all options are there.
    """

    def __init__(self, candidates: Marks | None = None) -> None:
        self.candidates = candidates
        allowed = (511,) * 81 if candidates is None else candidates.masks
        names = _names()
        placements = map(placement, OPTIONS)
        super().__init__(
            names,
            [
                [names[item] for item in items_of(cell, digit)] if allowed[cell] >> digit - 1 & 1 else ()
                for cell, digit in placements
            ],
        )

    def option_name(self, option: int) -> str:
        """Its cell and digit: ``r3c5=7``."""
        cell, digit = placement(option)
        return f"{cell_name(cell)}={digit}"

    def svg(self, look: Look = Look()) -> str:  # noqa: B008 - a value
        """A picture of the board: the digits of chosen options, the candidates of those that can be chosen."""
        masks = [0] * len(CELLS)
        for cell, digit in (placement(at) for at in OPTIONS if self.options[at] and at not in look.closed):
            masks[cell] |= 1 << digit - 1
        digits, marked = (grid_of(look.given).digits, grid_of(look.chosen).digits), look.item
        return pictures.board(*digits, masks, () if marked is None else item_cells(marked), look.caption)


@cache
def _names() -> tuple[str, ...]:
    houses = (
        f"{kind} {number} has {digit}"
        for kind in ("row", "column", "box")
        for number in range(1, 10)
        for digit in DIGITS
    )
    return (*map(cell_name, CELLS), *houses)


def problem(grid: Grid | None = None) -> SudokuProblem:
    """The 729 options over 324 items: the same for every puzzle, but for those that are given by candidates.

    >>> problem().option_names(option(24, 7))
    ('r3c7', 'row 3 has 7', 'column 7 has 7', 'box 3 has 7')
    """
    return problem_within(None if grid is None else grid.candidates)


def problem_within(candidates: Marks | None) -> SudokuProblem:
    """The problem of puzzles with these candidates; None: of all others."""
    return _whole() if candidates is None else _restricted(candidates)


@cache
def _whole() -> SudokuProblem:
    return SudokuProblem()


@lru_cache(_HELD)
def _restricted(candidates: Marks) -> SudokuProblem:
    return SudokuProblem(candidates)


def is_sudoku(problem: Problem) -> TypeGuard[SudokuProblem]:
    """Whether options and items of a problem have the numbers that are used here."""
    return isinstance(problem, SudokuProblem)


def search(
    grid: Grid,
    rule: Rule = Rule.FEWEST,
    *,
    seed: int = 0,
    overrides: Sequence[Override] = (),
    checked: bool = False,
) -> Search:
    """The search of a puzzle, at position 0; its digits are chosen first, in the order of their cells.

    The other arguments are those of `Search`.

    Raises:
        ContradictionError: a digit occurs twice in a house.
    """
    given = given_options(grid)
    return Search(problem(grid), rule, given, seed=seed, overrides=overrides, checked=checked)


def given_options(grid: Grid) -> tuple[int, ...]:
    """The options that put a puzzle's digits in their cells, in the order of the cells.

    A digit that the puzzle's candidates exclude has none: nothing can cover its cell.

    Raises:
        ContradictionError: a digit occurs twice in a house.
    """
    if conflicts := grid.conflicts():
        raise ContradictionError(conflicts)
    allowed = grid.candidates
    return tuple(
        option(cell, grid[cell]) for cell in CELLS if grid[cell] and (allowed is None or allowed[cell])
    )


def touched(cell: int) -> Condition:
    """Met where an event concerns a cell: its item, or an option that puts a digit there."""
    return conditions.touched([cell], [option(cell, digit) for digit in DIGITS])


def grid_of(options: Iterable[int]) -> Grid:
    """The grid in which these options are chosen."""
    digits = bytearray(81)
    for number in options:
        cell, digit = placement(number)
        digits[cell] = digit
    return Grid(bytes(digits))


def _described(conflict: Conflict) -> Message:
    house = Message(f"house.{conflict.house.kind}", number=conflict.house.number + 1)
    first, second = cell_name(conflict.first_cell), cell_name(conflict.second_cell)
    return Message("grid.conflict", first=first, second=second, digit=conflict.digit, house=house)
