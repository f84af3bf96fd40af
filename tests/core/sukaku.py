"""Random puzzles given by candidates, the same every time, and a solver that shares nothing with the program."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Final

from solver_core import Grid
from solver_core.sudoku.cells import CELLS, PEERS
from solver_core.sudoku.marks import Marks, digits_of

PLAIN: Final = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
SOLUTION: Final = Grid.parse(
    "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
)


def sukaku(number: int) -> Grid:
    """Random candidates over a solution, perhaps with some givens; now and then the solution lacks one or two."""
    chance = random.Random(number)
    renamed = chance.sample(range(1, 10), 9)
    solution = [renamed[digit - 1] for digit in SOLUTION.digits]
    share, flaws = chance.uniform(0.1, 0.42), chance.choice((0, 0, 0, 1, 2))
    masks = [
        1 << digit - 1 | sum(1 << other for other in range(9) if chance.random() < share)
        for digit in solution
    ]
    for cell in chance.sample(CELLS, flaws):
        masks[cell] &= ~(1 << solution[cell] - 1)
    digits = bytearray(81)
    for cell in chance.sample(CELLS, chance.choice((0, 0, 5, 12))):
        digits[cell] = solution[cell]
    return Grid(bytes(digits), Marks(tuple(masks)))


def solutions(grid: Grid) -> Iterator[bytes]:
    """All solutions of a grid with candidates, by plain trying."""
    masks = grid.candidates.masks if grid.candidates else (511,) * 81
    pairs = zip(masks, grid.digits, strict=True)
    return _solved([mask & (1 << digit - 1 if digit else 511) for mask, digit in pairs])


def some_solutions(grid: Grid, most: int = 3) -> list[bytes]:
    """The first few of them."""
    return [*islice(solutions(grid), most)]


def _solved(masks: list[int]) -> Iterator[bytes]:
    """Digits that stand alone leave their peers; then the digits of the cell with the fewest are tried."""
    masks = masks[:]
    waiting = [cell for cell in CELLS if masks[cell].bit_count() == 1]
    while waiting:
        cell = waiting.pop()
        if not masks[cell]:
            return
        for peer in PEERS[cell]:
            if masks[peer] & masks[cell]:
                masks[peer] &= ~masks[cell]
                if not masks[peer]:
                    return
                if masks[peer].bit_count() == 1:
                    waiting.append(peer)
    if 0 in masks:
        return
    open_cells = [cell for cell in CELLS if masks[cell].bit_count() > 1]
    if not open_cells:
        yield bytes(mask.bit_length() for mask in masks)
        return
    cell = min(open_cells, key=lambda cell: masks[cell].bit_count())
    for digit in digits_of(masks[cell]):
        yield from _solved([*masks[:cell], 1 << digit - 1, *masks[cell + 1 :]])
