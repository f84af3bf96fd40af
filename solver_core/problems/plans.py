"""Plans: how the options of a problem of the gallery lie on a board of squares, where they do.

>>> plan("queens_6").squares[8]
((1, 2),)
>>> plan("knuth_2000") is None
True
"""

from dataclasses import dataclass
from functools import cache

from solver_core.cover import Problem
from solver_core.problems import gallery

Square = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Plan:
    """A board, and what each option puts on it.

    Attributes:
        rows, cols: the size of the board.
        squares: for each option the squares that it takes, as (row, col).
        labels: for each option what to write there.
    """

    rows: int
    cols: int
    squares: tuple[tuple[Square, ...], ...]
    labels: tuple[str, ...]


@cache
def plan(sample: str) -> Plan | None:
    """The plan of a sample of the gallery; None where its options lie nowhere."""
    problem = gallery.problem(sample)
    if sample.startswith("queens"):
        return _queens(problem)
    if sample.startswith("pentominoes"):
        return _tiling(problem)
    return None


def _queens(problem: Problem) -> Plan:
    n = sum(1 for name in problem.items if isinstance(name, tuple) and name[0] == "rank")
    squares = tuple((divmod(option, n),) for option in range(n * n))
    return Plan(n, n, squares, ("♛",) * len(squares))


def _tiling(problem: Problem) -> Plan:
    """Items are the names of pieces, then squares as pairs; an option is a piece on its squares."""
    squares, labels = [], []
    for option in range(len(problem.options)):
        piece, *lies_on = problem.option_names(option)
        squares.append(tuple((square[0], square[1]) for square in lies_on if isinstance(square, tuple)))
        labels.append(str(piece))
    taken = [square for lies_on in squares for square in lies_on]
    rows, cols = (1 + max(square[k] for square in taken) for k in (0, 1))
    return Plan(rows, cols, tuple(squares), tuple(labels))
