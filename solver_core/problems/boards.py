"""Boards of Sudoku beside the usual one: smaller, larger, with diagonals, and with boxes like pieces of a jigsaw."""

from functools import lru_cache
from typing import Final

from solver_core.cover import Problem
from solver_core.problems import latin
from solver_core.problems.parameters import EMPTY
from solver_core.problems.plans import Plan, Style

JIGSAWS: Final = {
    "a": "AAAABBBCCAABBBCCCCDAABEECFCDADBBEFFCDDDEEEFFFGDDEHHFIFGDGEEHIIFGGGGHHHIIGGHHHIIII",
    "b": "DAABBBCCCDDABBBCCCDDABBECCCDAABEEIFFDAAEEEIIFDDAEEHIIFGGGEHHIFFGGGHHHIFFGGGHHHIIF",
    "c": "AAAABBBBCADAABBCCCDDABBECCCDDABEEFCCDDDEEEFFFGGDEEHIFFGGGEHHIFFGGGHHIIFIGHHHHIIII",
}
"""Layouts of nine boxes that look the same upside down."""

PUZZLES: Final = {
    "4": "3...2......2...1",
    "6": "3...5......3..45....12..4......1...6",
    "diagonal": "8.....3.....2...6..4..5....7...1...9.........1...9...6....8..1..5...4.....4.....5",
    "a": "8.24........8...657........4..9...................4..6........434...2........89.2",
    "b": ".7....9.3.....9..82...3...47.1..2.3....1.6....9.4..2.19...1...61..2.....8.4....1.",
    "c": ".......2....3..7....2...4...5...736...........912...4...6...8....4..9....6.......",
    "16": (
        "..392B.F.G.6D.4A"
        "....5..........."
        ".6...CD4..7..E83"
        "..2..E.....41.6."
        "A.....6...8C...7"
        "2..F.3.CD.4.6.E1"
        "5.1.D..B.2.G...."
        "...87.....6.4AB."
        ".9E3.4.....1A..."
        "....C.A.B..7.6.E"
        "8D.A.F.1E.3.2..B"
        "4...E6...8.....G"
        ".A.CF.....E..D.."
        "75F..9..4DB...3."
        "...........5...."
        "D2.B6.E.8.CAG7.."
    ),
}
"""A puzzle for each board, with one solution; of a layout by its letter."""

_BOXES: Final = {"4": (2, 2), "6": (2, 3), "diagonal": (3, 3), "16": (4, 4)}


def sudoku(kind: str, givens: str, layout: str = "") -> tuple[Problem, Plan, tuple[int, ...]]:
    """The problem of a board, the board, and the options of its givens.

    Args:
        kind: ``4``, ``6``, ``16``, ``diagonal`` or ``jigsaw``.
        givens: a sign for each square.
        layout: that of a jigsaw.

    Raises:
        ProblemError: a digit occurs twice in a house.
    """
    plan = board(kind, givens, layout)
    problem = _problem(plan.boxes, kind == "diagonal")
    return problem, plan, latin.given_options(givens, problem)


def board(kind: str, givens: str, layout: str = "") -> Plan:
    """The board of `sudoku` alone; its arguments are the same."""
    boxes = latin.rectangular_boxes(*_BOXES[kind]) if kind in _BOXES else tuple(map(ord, JIGSAWS[layout]))
    boxes = tuple(box - min(boxes) for box in boxes)
    n = round(len(boxes) ** 0.5)
    on_squares = tuple((divmod(option // n, n),) for option in range(n**3))
    shaded = latin.diagonal_squares(n) if kind == "diagonal" else frozenset()
    given = {divmod(place, n): sign for place, sign in enumerate(givens) if sign != EMPTY}
    labels = tuple(latin.DIGITS[:n]) * n * n
    return Plan(n, n, on_squares, labels, Style.DIGITS, boxes=boxes, shaded=shaded, given=given)


@lru_cache(maxsize=4)
def _problem(boxes: tuple[int, ...], has_diagonals: bool) -> Problem:  # noqa: FBT001 - a key
    return latin.problem(boxes, has_diagonals=has_diagonals)


@lru_cache(maxsize=1)
def usual_board() -> Plan:
    """The board of every Sudoku of nine, whose options are numbered as in `solver_core.sudoku.encoding`."""
    squares = tuple((divmod(option // 9, 9),) for option in range(729))
    return Plan(
        9, 9, squares, tuple(latin.DIGITS[:9]) * 81, Style.DIGITS, boxes=latin.rectangular_boxes(3, 3)
    )
