"""Backtracking with bits as a search of its own: the same questions as to Dancing Links, on the same puzzle.

Options have the numbers of `encoding`, items are the 81 cells. Givens are chosen first, as events.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Self

from solver_core.cover import Event, Op, Rule, SearchBase, StackLevel
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.arguments import numbered, require
from solver_core.sudoku import encoding
from solver_core.sudoku.backtrack import Backtrack
from solver_core.sudoku.cells import CELLS, box, col, row
from solver_core.sudoku.grid import Grid

_CODES = {Rule.FEWEST: code.FEWEST, Rule.FIRST: code.FIRST}


class BacktrackSearch(SearchBase):
    """Depth-first search with masks of free digits (AcWing 166), at a position, movable forward and back.

    Args:
        grid: the puzzle.
        rule: FEWEST (the cell with the fewest candidates, the leftmost of several) or FIRST (the first empty cell).

    Raises:
        ContradictionError: a digit occurs twice in a house.
        ValueError: the rule is another.
    """

    def __init__(self, grid: Grid, rule: Rule = Rule.FEWEST) -> None:
        require(grid, Grid, "grid")
        if rule not in _CODES:
            raise ValueError(f"backtracking knows no rule {rule!r}; use one of {', '.join(_CODES)}")
        self.problem = encoding.problem(grid)
        self.grid = grid
        self.rule = Rule(rule)
        self.given = encoding.given_options(grid)
        self._backtrack = self._new_machine()
        super().__init__(self._backtrack)

    def _new_machine(self) -> Backtrack:
        allowed = self.grid.candidates
        return Backtrack(_CODES[self.rule], self.given, () if allowed is None else allowed.masks)

    def _afresh(self) -> Self:
        return type(self)(self.grid, self.rule)

    # --- cells and the stack ----------------------------------------------------------------------

    def candidates(self, cell: int) -> int:
        """The digits open in a cell, as a mask with bit d-1 for d; a filled cell has none."""
        return self._backtrack.candidates(cell)

    def size(self, item: int) -> int:
        """How many digits are open in an empty cell, or how many cells for the digit of a house."""
        item = numbered(item, len(encoding.ITEMS), "item")
        if item < 81:
            return self.candidates(item).bit_count()
        bit = 1 << item % 9
        return sum(1 for cell in encoding.item_cells(item) if self.candidates(cell) & bit)

    def is_live(self, item: int) -> bool:
        """Whether the cell is empty, or the house lacks the digit."""
        item = numbered(item, len(encoding.ITEMS), "item")
        if item < 81:
            return not self._backtrack.board_array[item]
        return bool(self.masks[item // 81 - 1][item % 81 // 9] >> item % 9 & 1)

    @property
    def masks(self) -> tuple[Sequence[int], Sequence[int], Sequence[int]]:
        """The digits that each row, each col and each box lacks, as masks with bit d-1 for d."""
        kernel = self._backtrack
        return kernel.rows_array[:], kernel.cols_array[:], kernel.boxes_array[:]

    def live_items(self) -> tuple[int, ...]:
        """The empty cells, in the order of the board."""
        return tuple(cell for cell in CELLS if self.is_live(cell))

    def can_cover(self, option: int, item: int) -> bool:
        """Whether the option puts a digit into this cell that is open there."""
        if option not in encoding.OPTIONS:
            return False
        cell, digit = encoding.placement(option)
        return cell == item and bool(self.candidates(cell) >> digit - 1 & 1)

    @property
    def chosen_item(self) -> int | None:
        """The cell branched on now; None before the first choice and after the last."""
        stack, depth = self._backtrack.stack_array, self.depth
        entry = stack[depth] if depth < len(stack) else 0
        entry = entry or (stack[depth - 1] if depth else 0)
        return _cell(entry) if entry else None

    def chosen_options(self) -> tuple[int, ...]:
        """The options on the stack, the first chosen first."""
        return tuple(map(_option, self._backtrack.stack_array[: self.depth]))

    def _links(self, levels: Sequence[StackLevel]) -> tuple[Sequence[bool], Sequence[int], bytes]:
        """The links that the exact cover would have: a closed option is out of all its columns."""
        open_digits = list(map(self.candidates, CELLS))
        live = list(map(self.is_live, encoding.ITEMS))
        chosen = {level.option for level in levels}
        stays = [
            option in chosen or open_digits[option // 9] >> option % 9 & 1 for option in encoding.OPTIONS
        ]
        pairs = zip(stays, self.problem.options, strict=True)
        hidden = b"".join(_STAYS if stay else _LEAVES for stay, items in pairs if items)
        sizes = [
            sum(stays[option] for option in column) if alive else 0
            for column, alive in zip(self.problem.columns, live, strict=True)
        ]
        return live, sizes, hidden

    def _order(self, event: Event | None) -> tuple[int, ...]:
        if event is not None and event.op is Op.EXHAUSTED and event.item is not None:
            return self._open_in(event.item)
        stack, depth = self._backtrack.stack_array, self.depth
        entry = stack[depth] if depth < len(stack) else 0
        if not entry:
            return ()
        if depth < len(self.given):
            return self.given[depth : depth + 1]
        return self._open_in(_cell(entry))

    def _open_in(self, cell: int) -> tuple[int, ...]:
        """The options that put an open digit into a cell, ascending."""
        candidates = self.candidates(cell)
        return tuple(encoding.option(cell, digit) for digit in range(1, 10) if candidates >> digit - 1 & 1)

    def levels(self) -> tuple[StackLevel, ...]:
        """The stack, with "digit k of d" for each level."""
        entries = self._backtrack.stack_array[: self.depth]
        free, givens = list(entries[len(self.given) :]), entries[: len(self.given)]
        return (*_given_levels(givens), *map(_level, free))


_STAYS, _LEAVES = bytes(4), bytes([1] * 4)


def _cell(entry: int) -> int:
    return entry >> 4 & 127


def _option(entry: int) -> int:
    return encoding.option(_cell(entry), entry & 15)


def _level(entry: int) -> StackLevel:
    candidates, digit = entry >> 11, entry & 15
    number = (candidates & (1 << digit) - 1).bit_count()
    return StackLevel(_cell(entry), _option(entry), number, candidates.bit_count(), given=False)


def _given_levels(entries: Iterable[int]) -> Iterator[StackLevel]:
    """Levels of givens, which no search has counted: the digits that fit when each was written."""
    used = dict.fromkeys(range(27), 0)
    for entry in entries:
        cell, bit = _cell(entry), 1 << (entry & 15)
        houses = row(cell), 9 + col(cell), 18 + box(cell)
        closed = used[houses[0]] | used[houses[1]] | used[houses[2]]
        number = (entry & 15) - (closed & bit - 1).bit_count()
        yield StackLevel(cell, _option(entry), number, 9 - closed.bit_count(), given=True)
        for house in houses:
            used[house] |= bit
