"""Finds a smallest set of givens without a common solution; respects the puzzle's candidates.

First a set of which every given is needed: givens are left out one after the other while there is no solution. It need
not be a smallest one. That is found from below: whatever solution some givens have, every clash holds a given that
disagrees with it, so a clash *hits* the givens that disagree. The fewest givens that hit all that was met so far are
tried; either they have a solution, which adds one more set to hit, or they are a smallest clash (Ignatiev and others,
"Smallest MUS extraction with minimal hitting set dualization", 2015).
"""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from typing import Final

from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.empty_column import empty_column
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import Questions

_LOOKS: Final = 300  # branches of a search for few hits between two turns of the caller


class Clash:
    """Finds clashing givens in steps; may be stopped at any time, and then has partial results.

    Attributes:
        cells: the cells of givens that have no solution together; all of them at first, none if candidates alone clash.
        is_irreducible: whether the others have a solution as soon as any of them is left out.
        is_smallest: whether no fewer givens clash.

    Args:
        grid: a puzzle without a solution.
    """

    def __init__(self, grid: Grid) -> None:
        self._grid = grid
        self._questions = Questions(grid)
        self.cells = tuple(cell for cell in CELLS if grid[cell])
        self.is_irreducible = False
        self.is_smallest = False

    def steps(self) -> Generator[float, None, None]:
        """Look for a clash, then for smaller ones; yields how much is done, from 0 to 1, after little work.

        Raises:
            ValueError: the puzzle has a solution.
            GivenUpError: see `give_up`.
        """
        if conflicts := self._grid.conflicts():
            self._settle((conflicts[0].first_cell, conflicts[0].second_cell))
            return
        if self._solution(self.cells) is not None:
            raise ValueError("this puzzle has a solution, so nothing clashes")
        found = empty_column(self._grid)
        yield from self._reduce(self.cells if found is None else found.givens)
        yield from self._improve()

    def give_up(self) -> None:
        """End the steps soon with a GivenUpError; thread-safe."""
        self._questions.give_up()

    def reduced(self) -> Grid:
        """The puzzle with the givens that clash, and no others."""
        kept = bytes(self._grid[cell] if cell in self.cells else 0 for cell in CELLS)
        return Grid(kept, self._grid.candidates)

    def _settle(self, cells: Iterable[int]) -> None:
        self.cells = tuple(sorted(cells))
        self.is_irreducible = self.is_smallest = True

    def _reduce(self, cells: tuple[int, ...]) -> Generator[float, None, None]:
        """Drop each given without which the others still clash; what is left is irreducible."""
        self.cells = cells
        for number, cell in enumerate(cells):
            without = tuple(other for other in self.cells if other != cell)
            if self._solution(without) is None:
                self.cells = without
            yield 0.5 * number / len(cells)
        self.is_irreducible = True

    def _improve(self) -> Generator[float, None, None]:
        """Find a smallest clash, or that the one that is known is."""
        givens = tuple(cell for cell in CELLS if self._grid[cell])
        sets: list[int] = []
        hits = 0
        while True:
            hit = tuple(cell for number, cell in enumerate(givens) if hits >> number & 1)
            solution = self._solution(hit)
            if solution is None:
                self._settle(hit)
                return
            sets.append(self._disagreeing(givens, solution))
            share = 0.5 + 0.5 * hits.bit_count() / len(self.cells)
            yield share
            found = yield from fewest_hits(sets, hits.bit_count(), len(self.cells), share)
            if found is None:
                self._settle(self.cells)
                return
            hits = found

    def _disagreeing(self, givens: tuple[int, ...], solution: bytes) -> int:
        """A mask of the givens that disagree with a solution, once as many as possible agree with it."""
        agreeing = {cell for cell in givens if solution[cell] == self._grid[cell]}
        for cell in givens:
            if cell not in agreeing and (better := self._solution((*agreeing, cell))) is not None:
                agreeing = {other for other in givens if better[other] == self._grid[other]}
        return sum(1 << number for number, cell in enumerate(givens) if cell not in agreeing)

    def _solution(self, cells: Iterable[int]) -> bytes | None:
        """A solution of the givens in these cells alone; None if they have none."""
        digits = bytearray(81)
        for cell in cells:
            digits[cell] = self._grid[cell]
        number, found = self._questions.solutions(bytes(digits))
        return found if number else None


def fewest_hits(
    sets: list[int], least: int, below: int, share: float = 0.0
) -> Generator[float, None, int | None]:
    """The mask with the fewest bits that hits each of some masks; None if it would not have fewer than ``below``.

    Yields ``share`` after every few hundred branches. ``least`` is how many bits are known to be needed.
    """
    best: int | None = None
    branches, looks = [(0, 0)], 0
    while branches:
        looks += 1
        if looks % _LOOKS == 0:
            yield share
        chosen, barred = branches.pop()
        missed = sorted((one & ~barred for one in sets if not one & chosen), key=int.bit_count)
        size = chosen.bit_count()
        if (missed and not missed[0]) or size + _apart(missed) >= below:
            continue
        if not missed:
            best, below = chosen, size
            if size <= least:
                break
            continue
        often = Counter(bit for one in missed for bit in _bits(one))
        new = []
        for bit in sorted(_bits(missed[0]), key=lambda bit: -often[bit]):
            new.append((chosen | bit, barred))
            barred |= bit
        branches += reversed(new)
    return best


def _apart(sets: list[int]) -> int:
    """How many of some masks have nothing in common, picked one by one: how many bits are needed at least."""
    taken = number = 0
    for one in sets:
        if not one & taken:
            taken |= one
            number += 1
    return number


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield mask & -mask
        mask &= mask - 1
