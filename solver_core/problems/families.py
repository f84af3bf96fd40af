"""Families of problems: the rows of the gallery, each with its parameters and what it makes of their values."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

from solver_core.cover import Goal, Problem, ProblemError
from solver_core.problems import boards, networks, polyominoes, queens, rectangles, small, word_squares
from solver_core.problems.boards import JIGSAWS, PUZZLES
from solver_core.problems.parameters import (
    ChoiceParameter,
    Drawing,
    IntParameter,
    Numbers,
    Parameter,
    Values,
    squares,
)
from solver_core.problems.plans import Board, Network, Plan, Reach, Square, Style
from solver_core.problems.polyominoes import PENTOMINOES, Cell, Shape, drawn
from solver_core.problems.word_squares import WORDS

TETROMINOES: Final[Mapping[str, Shape]] = {
    "i": drawn("####"),
    "l": drawn("### #.."),
    "o": drawn("## ##"),
    "s": drawn(".## ##."),
    "t": drawn("### .#."),
}
"""The five ways to join four cells, in small letters beside the pentominoes."""

SETS: Final[Mapping[str, Mapping[str, Shape]]] = {
    "dominoes": {"2": drawn("##")},
    "trominoes": {"3": drawn("###"), "v": drawn("## #.")},
    "tetrominoes": TETROMINOES,
    "pentominoes": PENTOMINOES,
    "both": {**TETROMINOES, **PENTOMINOES},
}
USES: Final = ("once", "at_most_once", "any")


def tiling(pieces: str, use: str, cells: Iterable[Cell]) -> Problem:
    """All ways to tile a board with the pieces of one of the `SETS`, used as one of `USES` says.

    Where a piece may be used as often as one likes it is no item, and where at most once a secondary one.

    Raises:
        ProblemError: the pieces are each to be used once, and are too large or too small for the board.

    >>> tiling("dominoes", "any", polyominoes.rectangle(2, 3))
    <Problem: 6+0 items, 7 options>
    """
    board = tuple(cells)
    shapes = SETS[pieces]
    if use == "once":
        return polyominoes.tiling(shapes, board)
    placed = [(name, *on) for name, shape in shapes.items() for on in polyominoes.placements(shape, board)]
    if use == "at_most_once":
        return Problem(board, placed, list(shapes))
    return Problem(board, [on for _, *on in placed])


def names(pieces: str, cells: Iterable[Cell]) -> tuple[str, ...]:
    """For each option of a `tiling` of these cells which piece it lays."""
    board = tuple(cells)
    return tuple(name for name, shape in SETS[pieces].items() for _ in polyominoes.placements(shape, board))


class Posed(NamedTuple):
    """A problem, its board, and options that are chosen first."""

    problem: Problem
    board: Board | None = None
    given: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Family:
    """One row of the gallery.

    Attributes:
        id: what files and preferences call it.
        make: makes the problem of the values, which it takes by name.
        parameters: what can be chosen.
        goals: what it makes sense to look for; the first is the usual one.
        outline: makes the board alone, without its options: at once, however large the problem is; None if nothing
            is drawn on it.
    """

    id: str
    make: Callable[..., Posed]
    parameters: tuple[Parameter, ...] = ()
    goals: tuple[Goal, ...] = (Goal.EXACT,)
    outline: Callable[..., Board] | None = None

    def pose(self, values: Values) -> Posed:
        """The problem of these values; a ProblemError if they make none."""
        plain: dict[str, Any] = dict(values)
        return self.make(**plain)


def _queens(n: int) -> Posed:
    own = tuple((divmod(option, n),) for option in range(n * n))
    return Posed(queens.problem(n), Plan(n, n, own, ("♛",) * len(own), Style.CHESS))


def _dominating(n: int) -> Posed:
    problem = queens.dominating(n)
    own = tuple((divmod(option, n),) for option in range(n * n))
    reach = tuple(tuple(divmod(item, n) for item in option) for option in problem.options)
    return Posed(problem, Plan(n, n, own, ("♛",) * len(own), Style.CHESS, reach=reach))


def _word_squares(square: str, words: int) -> Posed:
    """Evenly out of the list, so that few words, too, begin with many letters."""
    chosen = [WORDS[number * len(WORDS) // words] for number in range(words)]
    problem = word_squares.problem(chosen, symmetric=square == "symmetric")
    lines = [("across", row) for row in range(4)] + [("down", column) for column in range(4)]
    own = [line for line in lines[: len(problem.items)] for _ in chosen]
    squares = tuple(
        tuple((number, place) if kind == "across" else (place, number) for place in range(4))
        for kind, number in own
    )
    return Posed(problem, Plan(4, 4, squares, tuple(chosen) * len(problem.items), Style.WORDS))


def _langford(n: int, which: str) -> Posed:
    pairs = small.langford_pairs(n, is_halved=which == "one")
    places: tuple[tuple[Square, ...], ...] = tuple(
        ((0, first - 1), (0, second - 1)) for _, first, second in pairs
    )
    plan = Plan(1, 2 * n, places, tuple(str(k) for k, _, _ in pairs), Style.ARCS)
    return Posed(small.langford(n, is_halved=which == "one"), plan)


def _board(height: int, width: int, holes: str) -> tuple[tuple[Square, ...], frozenset[Square]]:
    gone = frozenset(squares(holes, width, _HOLE))
    cells = tuple(cell for cell in polyominoes.rectangle(height, width) if cell not in gone)
    if not cells:
        raise ProblemError("gallery.no_squares")
    if len(cells) > _MOST_SQUARES:
        raise ProblemError("gallery.large_board", count=len(cells), most=_MOST_SQUARES)
    return cells, gone


def _polyominoes(pieces: str, use: str, height: int, width: int, holes: str) -> Posed:
    cells, gone = _board(height, width, holes)
    problem = tiling(pieces, use, cells)
    on_squares = tuple(
        tuple(square for square in map(_square_of, problem.option_names(option)) if square)
        for option in range(len(problem.options))
    )
    return Posed(problem, Plan(height, width, on_squares, names(pieces, cells), holes=gone))


def _rectangles(shape: str, height: int, width: int, holes: str) -> Posed:
    cells, gone = _board(height, width, holes)
    placed = tuple(rectangles.all_on(cells, only_squares=shape == "squares"))
    labels = tuple(_size(one) for one in placed)
    return Posed(Problem(cells, placed), Plan(height, width, placed, labels, holes=gone))


def _outline(height: int, width: int, holes: str, **_others: object) -> Plan:
    return Plan(height, width, (), (), holes=frozenset(squares(holes, width, _HOLE)))


def _size(rectangle: tuple[Square, ...]) -> str:
    (top, left), (bottom, right) = rectangle[0], rectangle[-1]
    return f"{bottom - top + 1}×{right - left + 1}"


def _square_of(name: object) -> Square | None:
    return (name[0], name[1]) if isinstance(name, tuple) else None


def _radars(most: int, reach: int, places: str) -> Posed:
    cities, sites = squares(places, _MAP[1], _CITY), squares(places, _MAP[1], _SITE)
    return Posed(*networks.radars(cities, sites, most, reach, _MAP))


def _airports(most: int, reach: int, places: str) -> Posed:
    return Posed(*networks.airports(squares(places, _MAP[1], _CITY), most, reach, _MAP))


def _map_outline(places: str, **_others: object) -> Network:
    cities, sites = (squares(places, _MAP[1], sign) for sign in (_CITY, _SITE))
    return networks.map_of(cities, sites, _MAP, Reach.CIRCLE)


def _sudoku(family: str, *parameters: Parameter) -> Family:
    kind = family.removeprefix("sudoku_")

    def make(givens: str, layout: str = "") -> Posed:
        return Posed(*boards.sudoku(kind, givens, layout))

    return Family(family, make, parameters, outline=partial(boards.board, kind))


_HOLE, _CITY, _SITE = "x", "c", "r"
_MOST_SQUARES: Final = 100
"""The most squares of a tiled board: larger ones are painted too slowly."""
_MAP: Final = (10, 16)
_HOLES: Final = Drawing("holes", _HOLE, "height", "width")
_RADAR_MAP: Final = (
    "..c.......r....."
    "......c......c.."
    ".r.........c...."
    "....r..c......r."
    "c.............c."
    "...c....r......."
    ".........c..c..."
    ".r..c......r...."
    "......r.......c."
    "..c......c......"
)
_AIRPORT_MAP: Final = _RADAR_MAP.replace(_SITE, ".")

# fmt: off
_ROWS: Final = (
    Family("knuth_2000", lambda: Posed(small.knuth_2000())),
    Family("six_sets", lambda: Posed(small.six_sets())),
    _sudoku("sudoku_4", Drawing("givens", "1234", 4, 4, PUZZLES["4"])),
    _sudoku("sudoku_6", Drawing("givens", "123456", 6, 6, PUZZLES["6"])),
    _sudoku("sudoku_diagonal", Drawing("givens", "123456789", 9, 9, PUZZLES["diagonal"])),
    _sudoku("sudoku_jigsaw", ChoiceParameter("layout", tuple(JIGSAWS), "a"), Drawing("givens", "123456789", 9, 9, by="layout", each=PUZZLES)),
    _sudoku("sudoku_16", Drawing("givens", "123456789ABCDEFG", 16, 16, PUZZLES["16"])),
    Family("queens", _queens, (IntParameter("n", 1, 20, 8),)),
    Family("dominating_queens", _dominating, (IntParameter("n", 1, 9, 6),), (Goal.REPEAT,)),
    Family("polyominoes", _polyominoes, (ChoiceParameter("pieces", tuple(SETS), "pentominoes"), ChoiceParameter("use", USES, "once"), IntParameter("height", 1, 10, 6), IntParameter("width", 1, 20, 10), _HOLES), (Goal.EXACT, Goal.FEWEST), _outline),
    Family("rectangles", _rectangles, (ChoiceParameter("shape", ("rectangles", "squares"), "squares"), IntParameter("height", 1, 8, 5), IntParameter("width", 1, 8, 6), _HOLES), (Goal.FEWEST, Goal.EXACT), _outline),
    Family("word_squares", _word_squares, (ChoiceParameter("square", ("double", "symmetric"), "double"), IntParameter("words", 20, len(WORDS), len(WORDS)))),
    Family("langford", _langford, (IntParameter("n", 1, 12, 7), ChoiceParameter("which", ("one", "all"), "one"))),
    Family("ring", lambda places, reach: Posed(*networks.ring(places, reach)), (IntParameter("places", 3, 24, 12), IntParameter("reach", 1, 5, 1)), (Goal.REPEAT, Goal.EXACT, Goal.FEWEST)),
    Family("radars", _radars, (IntParameter("most", 1, 9, 3), IntParameter("reach", 0, 20, 0), Drawing("places", _CITY + _SITE, *_MAP, _RADAR_MAP)), (Goal.REPEAT,), _map_outline),
    Family("airports", _airports, (IntParameter("most", 1, 9, 3), IntParameter("reach", 0, 25, 0), Drawing("places", _CITY, *_MAP, _AIRPORT_MAP)), (Goal.REPEAT,), _map_outline),
    Family("divisibility", lambda numbers: Posed(*networks.divisibility(numbers)), (Numbers("numbers", 60, 100_000, tuple(range(2, 31))),), (Goal.REPEAT,)),
)
# fmt: on

FAMILIES: Final = {row.id: row for row in _ROWS}
"""The families by id, in the order of the gallery: from the smallest to the largest of each kind, those with repeats last."""
