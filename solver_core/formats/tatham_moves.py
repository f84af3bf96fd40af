"""The moves of a saved game of Solo, played again; `tatham` has the layout."""

import re

from solver_core.formats.reading import FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS, Marks
from solver_core.sudoku.puzzle import Puzzle

_STEP = re.compile(r"([PR])([0-8]),([0-8]),([0-9])", re.ASCII)
_SOLVED = re.compile(r"S[1-9](?:,[1-9]){80}", re.ASCII)


class Replay:
    """The board that moves lead to, from the givens on."""

    def __init__(self, givens: Grid) -> None:
        self._givens = givens
        self._entries = [0] * 81
        self._notes = [0] * 81

    def play(self, key: str, move: str, number: int) -> None:
        """Make one move; ``number`` counts them from 1.

        Raises:
            FormatError: there is no such move here.
        """
        step = _STEP.fullmatch(move)
        if key == "RESTART":
            self._entries, self._notes = [0] * 81, [0] * 81
        elif _SOLVED.fullmatch(move):
            self._fill([int(digit) for digit in move[1:].split(",")])
        elif move == "M":
            self._notes = [0 if digit else ALL_DIGITS for digit in self._board()]
        elif step is not None:
            self._set(step[1], 9 * int(step[3]) + int(step[2]), int(step[4]), number)
        else:
            raise FormatError("solo.move", number=number, found=move[:40])

    def puzzle(self) -> Puzzle:
        """The puzzle after the moves replayed so far, with entries and notes."""
        notes = Marks(tuple(self._notes)).outside(bytes(self._board()))
        return Puzzle(self._givens, Grid(bytes(self._entries)), corner=notes)

    def _board(self) -> list[int]:
        return list(map(max, self._givens.digits, self._entries))

    def _fill(self, solution: list[int]) -> None:
        self._entries = list(Grid(bytes(solution)).without(self._givens).digits)
        self._notes = [0] * 81

    def _set(self, kind: str, cell: int, digit: int, number: int) -> None:
        if self._givens[cell]:
            raise FormatError("solo.given", number=number)
        if kind == "P" and digit:
            self._notes[cell] ^= 1 << digit - 1
        else:
            self._entries[cell], self._notes[cell] = digit, 0
