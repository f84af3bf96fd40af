"""Solves puzzles one after the other on one machine: the number of solutions, up to two, and the first one.

No positions and no events. The search of a puzzle ends at a second solution, or when no level
of the stack has another option to try, long before everything is taken back; then the initial state is copied
back. The interpreter's lock is released meanwhile, so threads run in parallel; after a slice of
events it is taken briefly, so that a puzzle that takes an hour can be cancelled. Compiled with the types in
``serial.pxd``.
"""

from array import array
from typing import Final, NoReturn

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.arguments import refuse_copy, require
from solver_core.cover.kernel.dance import Dance
from solver_core.cover.kernel.owned import Owned
from solver_core.sudoku.backtrack import Backtrack
from solver_core.sudoku.encoding import problem_within
from solver_core.sudoku.marks import Marks

if cython.compiled:
    import cython

CONTRADICTORY: Final = 255
"""Instead of a number of solutions: a digit occurs twice in a house."""


_DIGITS = bytes(range(10))


class Solver(Owned):
    """One engine, for one puzzle after another.

    Args:
        by_links: by Dancing Links; otherwise by backtracking with masks.
        candidates: of all puzzles; None: they have none but those of the rules.
    """

    def __init__(self, *, by_links: bool = True, candidates: Marks | None = None) -> None:
        self._require_unbuilt()
        self.by_links = by_links
        allowed = [511] * 81 if candidates is None else candidates.masks
        self.allowed_array = array("i", allowed)
        self.allowed = memory.integers(self.allowed_array)
        self.options_array = array("i", [n for n in range(729) if allowed[n // 9] >> n % 9 & 1] + [0])
        self.options = memory.integers(self.options_array)
        self.dance = Dance(problem_within(candidates).matrix, code.FEWEST)
        self.backtrack = Backtrack(allowed=allowed)
        self.machine = self.dance if by_links else self.backtrack
        self.first_address = self.dance.matrix.first_address
        self.starts = memory.integers(memory.array_of(self.dance.matrix.starts))
        self.listed_array = array("i", bytes(4 * 81))
        self.listed = memory.integers(self.listed_array)
        self.placed_array = array("i", bytes(4 * 27))
        self.placed = memory.integers(self.placed_array)
        self.slice_size = 1 << 22 if cython.compiled else 1 << 12
        self.is_given_up = False
        self._remember_start()
        self._end_use()

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Refuse to be copied or pickled."""
        refuse_copy(self, "make another one")

    def solve(self, digits: bytes) -> tuple[bytes, bytes]:
        """Solve puzzles of 81 digits each, 0 for an empty cell.

        Returns:
            For each puzzle how many solutions were found, at most two, or CONTRADICTORY; and 81 digits of the first
            solution, zeros where there is none.

        Raises:
            ValueError: the digits are not 81 for each puzzle, or not digits.
            RuntimeError: it is in use.
        """
        require(digits, bytes, "digits")
        if len(digits) % 81 or digits.translate(None, _DIGITS):
            raise ValueError("give 81 digits for each puzzle as bytes, each 0 to 9")
        self._begin_use()
        try:
            return self._solved(array("B", digits + bytes(1)))  # an empty array has no place in memory
        finally:
            self._end_use()

    def give_up(self) -> None:
        """Let whatever thread is solving, or will, come back soon; what it has not solved counts 0."""
        self.is_given_up = True

    @cython.final
    def _solved(self, digits: "array[int]") -> tuple[bytes, bytes]:
        puzzles = len(digits) // 81
        counts, solutions = array("B", bytes(puzzles + 1)), array("B", bytes(81 * puzzles + 1))
        self.digits, self.counts = memory.octets(digits), memory.octets(counts)
        self.solutions = memory.octets(solutions)
        self.at = self.is_under_way = 0
        while self.at < puzzles and not self.is_given_up:
            with cython.nogil:
                self._go_on(puzzles)
            if cython.compiled:
                PyErr_CheckSignals()
        return counts[:puzzles].tobytes(), solutions[: 81 * puzzles].tobytes()

    def _go_on(self, puzzles: int) -> None:
        """Solve on, to the last puzzle or until a slice has been spent on one."""
        while self.at < puzzles:
            if not self.is_under_way:
                givens = self._list_givens()
                if givens < 0:
                    self.counts[self.at] = 255 if givens == -1 else 0
                    self.at += 1
                    continue
                self._begin(givens)
            if not self._comes_to_an_answer():
                return
            self.counts[self.at] = self.machine.counts[code.SOLUTION]
            self.is_under_way = 0
            self.at += 1

    def _comes_to_an_answer(self) -> bool:
        """Search on for a slice; the first solution is written down."""
        limit = self.machine.position + self.slice_size
        while self.machine.position < limit:
            self.machine._forward(limit, 1 << code.SOLUTION | code.AT_LAST)
            solutions = self.machine.counts[code.SOLUTION]
            if solutions == 1 and self.is_under_way == 1:
                self._write_down()
            if solutions > 1 or self.machine.next_op == code.END or self.machine._is_decided():
                return True
        return False

    def _write_down(self) -> None:
        self.is_under_way = 2
        for level in range(81):
            option = self._option(self.machine.stack[level])
            self.solutions[81 * self.at + option // 9] = option % 9 + 1

    def _option(self, entry: int) -> int:
        """The option of a level; one that is there has four nodes, others have none."""
        if self.by_links:
            return self.options[(entry - self.first_address) // (4 * code.RECORD)]
        return 9 * (entry >> 4 & 127) + (entry & 15) - 1

    # --- the beginning ----------------------------------------------------------------------------

    def _list_givens(self) -> int:
        """List a puzzle's options; return how many there are, -1 if two conflict, -2 where candidates exclude one."""
        excluded = 0
        placed = self.placed
        for house in range(27):
            placed[house] = 0
        givens = 0
        for cell in range(81):
            digit = self.digits[81 * self.at + cell]
            if digit == 0:
                continue
            row, col, bit = cell // 9, 9 + cell % 9, 1 << digit
            box = 18 + cell // 27 * 3 + cell % 9 // 3
            if (placed[row] | placed[col] | placed[box]) & bit:
                return -1
            if not self.allowed[cell] >> (digit - 1) & 1:
                excluded = 1
            placed[row] |= bit
            placed[col] |= bit
            placed[box] |= bit
            self.listed[givens] = 9 * cell + digit - 1
            givens += 1
        return -2 if excluded else givens

    def _begin(self, givens: int) -> None:
        """Stand at the start of a puzzle."""
        self._copy_start()
        self.is_under_way = 1
        self.machine.next_op = code.CHOOSE
        self.machine.position = self.machine.depth = 0
        if self.by_links:
            self.dance.set_next(code.CHOOSE, 0)
            self.dance.givens = self.dance.guided = givens
            for k in range(givens):
                self.dance.given[k] = self.starts[self.listed[k]]
        else:
            self.backtrack.givens = givens
            for k in range(givens):
                self.backtrack.given[k] = self.listed[k]

    def _remember_start(self) -> None:
        """Keep a copy of everything that a search changes."""
        machine = self.machine
        arrays = [machine._stack, machine._counts, machine._profile]
        if self.by_links:
            dance = self.dance
            arrays += [dance._nodes, dance._left, dance._right, dance._sizes]
        else:
            masks = self.backtrack
            arrays += [masks._rows, masks._cols, masks._boxes, masks._empty, masks._board]
        self.arrays, self.initial = arrays, [one[:] for one in arrays]
        self.array_count = len(arrays)
        if cython.compiled:
            for number in range(self.array_count):
                self.to[number] = memory.octets(arrays[number])
                self.start[number] = memory.octets(self.initial[number])
                self.sizes[number] = len(arrays[number]) * arrays[number].itemsize

    def _copy_start(self) -> None:
        if cython.compiled:
            for number in range(self.array_count):
                memcpy(self.to[number], self.start[number], self.sizes[number])
        else:
            for one, initial in zip(self.arrays, self.initial, strict=True):
                one[:] = initial
