"""Puzzles one after the other on one machine: how many solutions each has, up to two, and the first of them.

Beside the facade: no positions, no events. The search of a puzzle is over at a second solution, or where no level
of the stack has another option to try, long before everything is taken back. The interpreter's lock is held only
between two puzzles, so threads run side by side. Compiled with the types in ``serial.pxd``.
"""

from array import array
from typing import Final

from solver_core import plain as cython
from solver_core.cover import codes as code
from solver_core.cover import memory
from solver_core.cover.dance import Dance
from solver_core.sudoku import encoding
from solver_core.sudoku.backtrack import Backtrack

if cython.compiled:
    import cython

CONTRADICTORY: Final = 255
"""Instead of a number of solutions: a digit stands twice in a house."""


class Solver:
    """One engine, for one puzzle after another.

    Args:
        by_links: by Dancing Links; otherwise by backtracking with masks.
    """

    def __init__(self, *, by_links: bool = True) -> None:
        self.by_links = by_links
        self.most = 1 << 60
        matrix = encoding.problem().matrix
        self.first_address = matrix.first_address
        self.dance = Dance(matrix, code.FEWEST)
        self.backtrack = Backtrack()
        self.machine = self.dance if self.by_links else self.backtrack
        self.given_array = array("i", bytes(4 * 81))
        self.given = memory.integers(self.given_array)
        self.placed_array = array("i", bytes(4 * 27))
        self.placed = memory.integers(self.placed_array)

    def solve(self, digits: bytes) -> tuple[bytes, bytes]:
        """Solve puzzles of 81 digits each, 0 for an empty cell.

        Returns:
            For each puzzle how many solutions were found, at most two, or CONTRADICTORY; and 81 digits of the first
            solution, zeros where there is none.
        """
        puzzles = len(digits) // 81
        held = array("B", digits)
        counts, solutions = bytearray(puzzles), array("B", bytes(81 * puzzles))
        self.digits, self.solutions = memory.octets(held), memory.octets(solutions)
        for puzzle in range(puzzles):
            givens = self._find_given(81 * puzzle)
            if givens < 0:
                counts[puzzle] = CONTRADICTORY
                continue
            self._start(givens)
            found = 0
            with cython.nogil:
                found = self._count(81 * puzzle)
            counts[puzzle] = found
        return bytes(counts), solutions.tobytes()

    def _find_given(self, start: int) -> int:
        """List a puzzle's options; answer how many there are, -1 where two of them clash."""
        placed = self.placed
        for house in range(27):
            placed[house] = 0
        givens = 0
        for cell in range(81):
            digit = self.digits[start + cell]
            if digit == 0:
                continue
            row, col = cell // 9, cell % 9
            box, bit = row // 3 * 3 + col // 3, 1 << digit
            if (placed[row] | placed[9 + col] | placed[18 + box]) & bit:
                return -1
            placed[row] |= bit
            placed[9 + col] |= bit
            placed[18 + box] |= bit
            self.given[givens] = 9 * cell + digit - 1
            givens += 1
        return givens

    def _start(self, givens: int) -> None:
        given = self.given_array[:givens]
        if self.by_links:
            first = self.dance.matrix.first
            given = array("i", [first[option] for option in given])
            self.dance.give(given)
        else:
            self.backtrack.give(given)

    def _count(self, start: int) -> int:
        """The solutions of the puzzle given, at most two; the first is written down."""
        stop = 1 << code.SOLUTION | code.AT_LAST
        self.machine._forward(self.most, stop)
        found = self.machine.counts[code.SOLUTION]
        if found == 0:
            return 0
        for level in range(81):
            option = self._option(self.machine.stack[level])
            self.solutions[start + option // 9] = option % 9 + 1
        if not self.machine._is_decided():
            self.machine._forward(self.most, stop)
        return self.machine.counts[code.SOLUTION]

    def _option(self, entry: int) -> int:
        """The option of a level; an option has four nodes."""
        if self.by_links:
            return (entry - self.first_address) // (4 * code.RECORD)
        return 9 * (entry >> 4 & 127) + (entry & 15) - 1
