"""Random 0-1 matrices, the same for the same seed; by trial also some with an exact number of covers.

>>> draw(Shape(rows=3, columns=5, density=0.4), seed=1)
(13, 24, 10)
>>> shape = Shape(rows=6, columns=5, density=0.35)
>>> from solver_core.cover import count
>>> seed, rows = next(found for found in trials(shape, solutions=1, seed=0) if found)
>>> rows == draw(shape, seed), count(Problem.from_matrix(bits(rows, 5)))
(True, 1)
"""

from collections.abc import Generator, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from solver_core.cover import Problem, Search

_LONG: Final = 2_000_000
"""Events after which a trial is given up."""


class Shape(NamedTuple):
    """The matrix to be drawn: each of ``rows`` times ``columns`` cells is 1 with the probability ``density``."""

    rows: int
    columns: int
    density: float


def draw(shape: Shape, seed: int) -> tuple[int, ...]:
    """The rows, each as bits: the first column is the lowest bit. No row and no column is empty if that can be.

    Raises:
        ValueError: fewer than no rows or columns, or a density that is not from 0 to 1.
    """
    steps = drawing(shape, seed)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            drawn: tuple[int, ...] = end.value
            return drawn


def drawing(shape: Shape, seed: int) -> Generator[float, None, tuple[int, ...]]:
    """Do as `draw` does, row by row: yields how much is done, from 0 to 1, and returns the rows."""
    rows, columns, density = shape
    if rows < 0 or columns < 0 or not 0 <= density <= 1:
        raise ValueError("give rows and columns from 0, and a density from 0 to 1")
    chance = Random(seed)
    drawn = []
    for row in range(rows):
        drawn.append(sum((chance.random() < density) << column for column in range(columns)))
        yield row / rows
    if not (rows and columns and density):
        return tuple(drawn)
    for row in range(rows):
        drawn[row] = drawn[row] or 1 << chance.randrange(columns)
    for column in range(columns):
        if not any(bits >> column & 1 for bits in drawn):
            drawn[chance.randrange(rows)] |= 1 << column
    return tuple(drawn)


def bits(rows: Sequence[int], columns: int) -> list[list[int]]:
    """The rows as lists of 0 and 1, as `Problem.from_matrix` takes them."""
    return [[row >> column & 1 for column in range(columns)] for row in rows]


def trials(shape: Shape, solutions: int, seed: int) -> Iterator[tuple[int, tuple[int, ...]] | None]:
    """Draw until a matrix has exactly this number of covers: None for each that has not, then it.

    It is answered with its seed, with which `draw` makes it again. The trials never end by themselves.
    """
    while True:
        rows = draw(shape, seed)
        search = Search(Problem.from_matrix(bits(rows, shape.columns)))
        while search.solutions <= solutions and not search.finished and search.position < _LONG:
            search.forward(100_000)
        if search.finished and search.solutions == solutions:
            yield seed, rows
            return
        yield None
        seed += 1
