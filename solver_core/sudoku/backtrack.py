"""THE SUDOKU KERNEL: depth-first search with bits, after AcWing 166, moved event by event, either way.

A cell's candidates are the digits that its three houses all lack and that it may hold::

    rows, cols, boxes    the digits that a house lacks, as nine bits; bit d-1 for digit d
    empty                for each row the cols in which nothing stands yet, as bits
    board                for each cell its digit, 0 if nothing stands
    given                options chosen first
    allowed              for each cell the digits that it may hold, where a puzzle is given by candidates

Items are the cells 0..80; option cell * 9 + digit - 1 puts a digit there, as in `encoding`. A tree node is one of::

    SOLUTION     no cell is empty
    DEAD_END     the chosen cell has no candidate
    CHOOSE       for each candidate of the chosen cell, lowest first: TRY ... the tree node below ... RETRACT;
                 then EXHAUSTED

The stack holds one entry a level: the cell, its candidates when it was chosen, and the one that is tried, or to be
tried next; 0 when all are exhausted. So an entry shows which digit came before; and the cell that a level just left
had chosen is found by the same choice again, because the masks are as they were::

    bit  19 ........ 11  10 ... 4  3 ... 0
         candidates      cell      digit

Compiled with the types in ``backtrack.pxd``.
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


class Backtrack(Machine):
    """A search for the solutions of a Sudoku that can be moved.

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
        self.given_array = memory.view_of(self._given)
        self._board = array("B", bytes(81))
        self._rows, self._cols, self._boxes, self._empty = _ALL[:], _ALL[:], _ALL[:], _ALL[:]
        self.board_array = memory.view_of(self._board)
        self.rows_array, self.cols_array = memory.view_of(self._rows), memory.view_of(self._cols)
        self.boxes_array, self.empty_array = memory.view_of(self._boxes), memory.view_of(self._empty)
        self.given = memory.integers(self._given)
        self.is_restricted = len(allowed) > 0
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
        numbers = array("i", given)
        _require_consistent(numbers)
        if self.position:
            self.restart()
        self.givens = len(numbers)
        self._given[:] = numbers + self._given[len(numbers) :]

    def candidates(self, cell: int) -> int:
        """The digits open in an empty cell, as a mask; a filled cell has none."""
        self._require_built()
        if not 0 <= (cell := index(cell)) < 81:
            raise IndexError(f"there is no cell {cell}; cells are numbered 0 to 80")
        return 0 if self.board[cell] else self._open(cell)

    def links_state(self) -> list[bytes]:
        """The board and its masks."""
        return [one.tobytes() for one in (self._board, self._rows, self._cols, self._boxes, self._empty)]

    def _open(self, cell: int) -> int:
        """The candidates of an empty cell."""
        row, col = cell // 9, cell % 9
        return self.rows[row] & self.cols[col] & self.boxes[row // 3 * 3 + col // 3] & self.allowed[cell]

    def _live_size(self, item: int) -> int:
        if item < 0 or item > 80 or self.board[item]:
            return -1
        return self.ones[self._open(item)]

    # --- forward ----------------------------------------------------------------------------------

    def _run(self, limit: int, attention: int) -> None:
        while self.position < limit and self.next_op != code.END:
            op = self.next_op
            if op == code.CHOOSE:
                op = self._arrive()
            else:
                self._do(op)
            self.position += 1
            if attention & (1 << op | code.PAUSE):
                return

    def _arrive(self) -> int:
        """A solution, a dead end, or the cell to branch on; return which event it was."""
        chosen = self.choice()
        op = self._kind(chosen)
        item = -1 if op == code.SOLUTION else chosen >> 4 & 127
        option = self._option(self.stack[self.depth - 1]) if self.depth else -1
        self._enter(op, item, option, op == code.CHOOSE and self._is_guess(chosen))
        if op == code.CHOOSE:
            self.stack[self.depth] = self._next(chosen)
            self.next_op = code.TRY
        else:
            self.next_op = code.RETRACT if self.depth else code.DONE
        return op

    def _do(self, next_op: int) -> None:
        """A digit is placed or removed; a cell is exhausted; all is done."""
        if next_op == code.TRY:
            self.place(self.stack[self.depth])
            self.depth += 1
            self.next_op = code.CHOOSE
        elif next_op == code.RETRACT:
            self._note_exit(self.depth)
            self.depth -= 1
            self.remove(self.stack[self.depth])
            self.stack[self.depth] = self._next(self.stack[self.depth])
            self.next_op = code.TRY if self.stack[self.depth] & 15 else code.EXHAUSTED
        elif next_op == code.EXHAUSTED:
            self.stack[self.depth] = 0
            self.next_op = code.RETRACT if self.depth else code.DONE
        else:
            self._note_exit(0)
            self.next_op = code.END
        self.counts[next_op] += 1

    # --- the same backward ------------------------------------------------------------------------

    def _run_back(self, limit: int, attention: int) -> None:
        from_here = self.position
        while self.position > limit:
            if self.position != from_here and attention & code.PAUSE:
                return
            op = self._look_back()
            if op == code.START:  # whatever a restored place has said
                self.position = 0
                return
            if self.position != from_here and attention & (1 << op):
                return
            self._undo(op, self.last)
            self.position -= 1

    def _undo(self, op: int, entry: int) -> None:
        """Take back an event that `_look_back` has found, with the entry that it is about."""
        if op in (code.CHOOSE, code.DEAD_END, code.SOLUTION):
            self._unenter(op, op == code.CHOOSE and self._is_guess(entry))
            self.stack[self.depth] = 0
            self.next_op = code.CHOOSE
            return
        if op == code.TRY:
            self.depth -= 1
            self.remove(entry)
        elif op == code.RETRACT:
            self.stack[self.depth] = entry
            self.place(entry)
            self.depth += 1
        elif op == code.EXHAUSTED:
            self.stack[self.depth] = entry
        self.counts[op] -= 1
        self.next_op = op

    def _recall(self) -> None:
        op = self._look_back()
        self.event_op, self.event_subject = op, self.counts[code.SOLUTION]
        self.event_item = self.event_option = -1
        if self.last >= 0:
            self.event_item = self.event_subject = self.last >> 4 & 127
        if op in (code.TRY, code.RETRACT):
            self.event_option = self.event_subject = self._option(self.last)

    def _look_back(self) -> int:
        """Return the event just before this place; ``last`` is the entry it is about then, -1 if there is none."""
        next_op = self.next_op
        self.last = -1
        if next_op == code.CHOOSE:
            if self.depth == 0:
                return code.START
            self.last = self.stack[self.depth - 1]
            return code.TRY
        if next_op in (code.TRY, code.EXHAUSTED):
            return self._before(self.stack[self.depth])
        if next_op == code.END:
            return code.DONE
        # A level was left: the masks are as on entering it, so the choice is the same as then.
        self.last = self.choice()
        op = self._kind(self.last)
        return code.EXHAUSTED if op == code.CHOOSE else op

    def _before(self, entry: int) -> int:
        """The event before a digit's turn: the one below it was removed, or the cell chosen."""
        digit = entry & 15
        below = entry >> 11
        if digit:
            below &= (1 << digit - 1) - 1
        self.last = entry
        if below == 0:
            return code.CHOOSE
        self.last += self.lengths[below] - digit
        return code.RETRACT

    # --- the choice -------------------------------------------------------------------------------

    def choice(self) -> int:
        """The entry of the cell to branch on in this very state, without a digit; -1 when no cell is empty."""
        if self.depth < self.givens:
            option = self.given[self.depth]
            return 1 << 11 + option % 9 | option // 9 << 4
        return self._empty_cell(9 if self.rule == code.FIRST else 0)

    def _kind(self, chosen: int) -> int:
        """The landmark that a choice makes of a tree node."""
        if chosen < 0:
            return code.SOLUTION
        return code.CHOOSE if chosen >> 11 else code.DEAD_END

    def _empty_cell(self, few: int) -> int:
        """The first empty cell with so few candidates, or else the one with the fewest, the leftmost of several."""
        cols, boxes, ones, lengths, is_restricted = (
            self.cols,
            self.boxes,
            self.ones,
            self.lengths,
            self.is_restricted,
        )
        found, least = -1, 10
        for row in range(9):
            lacking = self.rows[row]
            box = row // 3 * 3
            left = self.empty[row]
            while left:
                col = lengths[left & -left] - 1
                left &= left - 1
                candidates = lacking & cols[col] & boxes[box + col // 3]
                if is_restricted:
                    candidates &= self.allowed[row * 9 + col]
                if ones[candidates] < least:
                    least = ones[candidates]
                    found = candidates << 11 | (row * 9 + col) << 4
                    if least <= few:
                        return found
        return found

    def _is_guess(self, entry: int) -> bool:
        return self.ones[entry >> 11] > 1

    def _next(self, entry: int) -> int:
        """The entry with the candidate above its digit; without a digit when there is none."""
        digit = entry & 15
        above = entry >> 11 >> digit << digit
        return entry - digit + self.lengths[above & -above]

    def _option(self, entry: int) -> int:
        return (entry >> 4 & 127) * 9 + (entry & 15) - 1

    # --- cells ------------------------------------------------------------------------------------

    def place(self, entry: int) -> None:
        """Put a digit in an empty cell: its houses lack it no more."""
        digit, cell = entry & 15, entry >> 4 & 127
        row, col, bit = cell // 9, cell % 9, 1 << digit - 1
        self.board[cell] = digit
        self.empty[row] &= ~(1 << col)
        self.rows[row] &= ~bit
        self.cols[col] &= ~bit
        self.boxes[row // 3 * 3 + col // 3] &= ~bit

    def remove(self, entry: int) -> None:
        """Take the digit out again; inverse of `place`."""
        cell = entry >> 4 & 127
        row, col, bit = cell // 9, cell % 9, 1 << (entry & 15) - 1
        self.board[cell] = 0
        self.empty[row] |= 1 << col
        self.rows[row] |= bit
        self.cols[col] |= bit
        self.boxes[row // 3 * 3 + col // 3] |= bit

    def _is_decided(self) -> bool:
        if self.next_op in (code.CHOOSE, code.TRY):
            return False
        level = self.depth
        while level > 0 and not self.stack[level - 1] >> 11 >> (self.stack[level - 1] & 15):
            level -= 1
        return level == 0

    # --- checkpoints ------------------------------------------------------------------------------

    def _reset_links(self) -> None:
        for one in (self._rows, self._cols, self._boxes, self._empty):
            one[:] = _ALL
        self._board[:] = array("B", bytes(81))

    def _can_be_tried(self, level: int, entry: int) -> bool:
        """Whether a saved stack may have this at a level, where the masks are as they are there."""
        digit, cell, candidates = entry & 15, entry >> 4 & 127, entry >> 11
        if entry < 0 or candidates > 511 or cell > 80 or digit < 1 or digit > 9 or self.board[cell]:
            return False
        bit = 1 << digit - 1
        if level < self.givens:
            return 9 * cell + digit - 1 == self.given[level] and candidates == bit
        return candidates == self._open(cell) and candidates & bit != 0

    def _descend(self, depth: int) -> None:
        for level in range(depth):
            if not self._can_be_tried(level, self.stack[level]):
                raise ValueError("this place was not saved by a machine of the same search")
            self.place(self.stack[level])
        self.depth = depth


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
