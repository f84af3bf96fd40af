"""The masks of a Sudoku: which digits rows, cols and boxes lack, with what may be asked of them and what is given.

    rows, cols, boxes    the digits that a house lacks, as nine bits; bit d-1 for digit d
    empty                for each row the cols in which nothing stands yet, as bits
    board                for each cell its digit, 0 where nothing stands
    given                options chosen first
    allowed              for each cell the digits that it may hold, where a puzzle is given by candidates

Compiled with the types in ``masks.pxd``.
"""

from array import array
from collections.abc import Sequence
from operator import index

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.machine import Machine

if cython.compiled:
    import cython

_ALL = array("i", [0b111111111] * 9)
_ANY = array("i", [0b111111111] * 81)
_ONES = array("B", [mask.bit_count() for mask in range(512)])
_LENGTHS = array("B", [mask.bit_length() for mask in range(512)])


class Masks(Machine):
    """A board with its masks; `Backtrack` moves it.

    Args:
        rule: FEWEST (the cell with the fewest candidates, leftmost on ties) or FIRST (the first empty cell).
        given: options chosen first; no other is tried there.
        allowed: masks of the digits that the cells may hold; none: all.

    Raises:
        ValueError: one of them does not exist, or contradicts another; or these are not 81 masks of nine bits.
    """

    def __init__(
        self, rule: int = code.FEWEST, given: Sequence[int] = (), allowed: Sequence[int] = ()
    ) -> None:
        self._require_unbuilt()
        self.rule = rule
        self.givens = self.last = 0
        self._given = array("i", bytes(4 * 81))
        self.given_array = memory.shown(self._given)
        self._board = array("B", bytes(81))
        self._rows, self._cols, self._boxes, self._empty = _ALL[:], _ALL[:], _ALL[:], _ALL[:]
        self.board_array = memory.shown(self._board)
        self.rows_array, self.cols_array = memory.shown(self._rows), memory.shown(self._cols)
        self.boxes_array, self.empty_array = memory.shown(self._boxes), memory.shown(self._empty)
        self.given = memory.integers(self._given)
        self._allowed = array("i", allowed or _ANY)
        if len(self._allowed) != 81 or min(self._allowed) < 0 or max(self._allowed) > 511:
            raise ValueError("give 81 masks of digits, each 0 to 511, or none")
        self.allowed = memory.integers(self._allowed)
        self.board = memory.octets(self._board)
        self.rows = memory.integers(self._rows)
        self.cols = memory.integers(self._cols)
        self.boxes = memory.integers(self._boxes)
        self.empty = memory.integers(self._empty)
        self.ones = memory.octets(_ONES)
        self.lengths = memory.octets(_LENGTHS)
        super().__init__(81)
        self.give(given)

    def give(self, given: Sequence[int]) -> None:
        """Stand at position 0 of the search with these options given; no two of them contradict each other.

        Raises:
            ValueError: two of them do, or one does not exist.
        """
        self._require_free()
        held = array("i", given)
        _require_consistent(held)
        if self.position:
            self.restart()
        self.givens = len(held)
        self._given[:] = held + self._given[len(held) :]

    def candidates(self, cell: int) -> int:
        """The digits open in an empty cell, as a mask; a filled cell has none."""
        self._require_built()
        if not 0 <= (cell := index(cell)) < 81:
            raise IndexError(f"there is no cell {cell}; cells are numbered 0 to 80")
        return 0 if self.board[cell] else self._open(cell)

    def state(self) -> list[bytes]:
        """Everything that makes up this place, as bytes."""
        masks = (self._rows, self._cols, self._boxes, self._empty)
        return [*super().state(), *(held.tobytes() for held in (self._board, *masks))]

    @cython.final
    def _open(self, cell: int) -> int:
        """The candidates of an empty cell."""
        row, col = cell // 9, cell % 9
        return self.rows[row] & self.cols[col] & self.boxes[row // 3 * 3 + col // 3] & self.allowed[cell]

    def _live_size(self, item: int) -> int:
        if item < 0 or item > 80 or self.board[item]:
            return -1
        return self.ones[self._open(item)]

    # --- checkpoints ------------------------------------------------------------------------------

    def _make_whole(self) -> None:
        for held in (self._rows, self._cols, self._boxes, self._empty):
            held[:] = _ALL
        self._board[:] = array("B", bytes(81))

    @cython.final
    def _can_be_tried(self, level: int, entry: int) -> bool:
        """Whether a saved stack may have this at a level, where the masks are as they are there."""
        digit, cell, candidates = entry & 15, entry >> 4 & 127, entry >> 11
        if entry < 0 or candidates > 511 or cell > 80 or digit < 1 or digit > 9 or self.board[cell]:
            return False
        bit = 1 << digit - 1
        if level < self.givens:
            return 9 * cell + digit - 1 == self.given[level] and candidates == bit
        return candidates == self._open(cell) and candidates & bit != 0


def _require_consistent(given: "array[int]") -> None:
    """Every option puts a digit in a cell that no other has, and in houses that lack it."""
    taken: set[tuple[int, int]] = set()
    for option in given:
        cell, digit = divmod(option, 9)
        row, col = divmod(cell, 9)
        bits = {
            (0, cell),
            (1, 9 * row + digit),
            (2, 9 * col + digit),
            (3, 9 * (row // 3 * 3 + col // 3) + digit),
        }
        if not 0 <= option < 729 or bits & taken:
            raise ValueError(
                f"option {option} cannot be given; give options 0 to 728 that do not contradict each other"
            )
        taken |= bits
