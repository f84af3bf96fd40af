"""Sudoku in one line: the first solution, all of them, how many, the search; and many short questions to one solver."""

from collections.abc import Iterator

from solver_core import processor
from solver_core.cover import Problem, Rule, Search
from solver_core.cover.kernel.arguments import enum_value, integer
from solver_core.errors import Message
from solver_core.sudoku import encoding, engines
from solver_core.sudoku.bitboard import Bitboard
from solver_core.sudoku.engines import Answerer, Engine
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import AnyPuzzle, task_of
from solver_core.sudoku.serial import CONTRADICTORY, Solver


def solve(puzzle: AnyPuzzle, engine: Answerer | Engine = Answerer.BITBOARD) -> Grid | None:
    """The first solution that the engine meets, or None when there is none.

    >>> print(solve("400070100001904605000001000000700002002030000847006000014000806020000300600090000"))
    496573128381924675275861943153789462962435781847216539714352896529648317638197254

    Raises:
        ContradictionError: a digit occurs twice in a house.
        GridError: a text is not a grid.
    """
    return next(solutions(puzzle, engine), None)


def solutions(puzzle: AnyPuzzle, engine: Answerer | Engine = Answerer.BITBOARD) -> Iterator[Grid]:
    """All solutions, in the order in which the search meets them.

    >>> from itertools import islice
    >>> [str(grid)[:9] for grid in islice(solutions("1" + "." * 80), 2)]
    ['123456789', '123456789']

    Raises: as `solve`.
    """
    grid = task_of(puzzle)
    if engine is Answerer.BITBOARD:
        encoding.given_options(grid)
        yield from map(Grid, bitboard().solutions(grid.digits, _masks(grid)))
        return
    search = engines.search(grid, Engine(engine))
    while search.run_to("solution"):
        yield encoding.grid_of(search.chosen_options())


def count_solutions(
    puzzle: AnyPuzzle, limit: int | None = 2, engine: Answerer | Engine = Answerer.BITBOARD
) -> int:
    """How many solutions there are, counting up to ``limit`` (None: all of them).

    >>> count_solutions("." * 81), count_solutions("." * 81, limit=1000)
    (2, 1000)

    Raises: as `solve`.
    """
    grid = task_of(puzzle)
    limit = None if limit is None else integer(limit, "limit", None)
    if engine is Answerer.BITBOARD:
        encoding.given_options(grid)
        return int(bitboard().count(grid.digits, limit, _masks(grid)))
    return engines.search(grid, Engine(engine)).count(limit)


def search(subject: Problem | AnyPuzzle, rule: Rule | str = Rule.FEWEST, *, seed: int = 0) -> Search:
    """The search for the exact covers of a problem, or of a puzzle, whose givens are chosen first; at position 0.

    >>> found = search("4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........")
    >>> found.run_to("dead_end"), found
    (True, <Search at 2086: DEAD_END box 9 has 6, depth 41, of <Problem: 324+0 items, 729 options>>)

    Raises: as `solve`.
    """
    rule = enum_value(Rule, rule, "rule")
    if isinstance(subject, Problem):
        return Search(subject, rule, seed=seed)
    return encoding.search(task_of(subject), rule, seed=seed)


def why_nothing_to_do(grid: Grid, count: int) -> Message | None:
    """Why a puzzle with this number of solutions has no next step; None if it has one."""
    if count == CONTRADICTORY:
        return encoding.ContradictionError(grid.conflicts()).message
    if count == 1:
        return Message("puzzle.solved") if grid.is_complete else None
    return Message("puzzle.several") if count else why_no_solution(grid)


def why_no_solution(grid: Grid) -> Message:
    """The message that a puzzle has no solution; another one if only its candidates are the cause."""
    return Message("puzzle.none_with_candidates" if is_solvable_without_candidates(grid) else "puzzle.none")


def is_solvable_without_candidates(grid: Grid) -> bool:
    """Whether a puzzle without a solution has none only for its candidates; False if it has no candidates."""
    plain = grid.plain
    return grid.candidates is not None and not plain.conflicts() and count_solutions(plain, 1) > 0


def _masks(grid: Grid) -> tuple[int, ...] | None:
    return None if grid.candidates is None else grid.candidates.masks


def bitboard() -> Bitboard:
    """A fast solver, in the build that suits the processor; each thread needs one of its own."""
    made: Bitboard = processor.kernel("solver_core.sudoku.bitboard").Bitboard()
    return made


class GivenUpError(Exception):
    """The question was cancelled by `give_up`."""


class Questions:
    """Asks a solver how many solutions givens have; another thread may stop it.

    Args:
        grid: the puzzle; its candidates hold for all questions.

    Cost: Dancing Links notices at once that nothing can cover a column; the bitboard, else faster, searches a third of
    a second where few givens have no solution.
    """

    def __init__(self, grid: Grid) -> None:
        self._solver = Solver(candidates=grid.candidates)
        self._is_given_up = False

    def give_up(self) -> None:
        """Stop answering; any thread may call it."""
        self._is_given_up = True
        self._solver.give_up()

    def check(self) -> None:
        """Raise a GivenUpError once someone has called `give_up`."""
        if self._is_given_up:
            raise GivenUpError

    def solutions(self, digits: bytes) -> tuple[int, bytes]:
        """How many solutions 81 digits have, none, one or two for several, and the first of them.

        Raises:
            GivenUpError: someone has called `give_up`.
        """
        counts, found = self._solver.solve(digits)
        self.check()  # what it has not solved counts as none
        return (0 if counts[0] == CONTRADICTORY else counts[0]), found
