"""Many puzzles, on as many threads as there are processors; the order is kept."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from threading import Thread
from typing import Protocol

from solver_core.cover.kernel.arguments import require
from solver_core.cover.kernel.machine import COMPILED
from solver_core.sudoku.engines import Answerer, Engine
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import AnyPuzzle, task_of
from solver_core.sudoku.serial import CONTRADICTORY, Solver
from solver_core.sudoku.solving import bitboard

__all__ = ["CONTRADICTORY", "Solutions", "solve", "solve_grids", "solve_many"]

CHUNK = 250
"""Puzzles that a thread takes at a time."""

_TO_TEXT = bytes.maketrans(bytes(range(10)), b".123456789")


@dataclass(frozen=True, slots=True)
class Solutions:
    """The answer to each puzzle.

    Attributes:
        counts: how many solutions, 2 for two or more; CONTRADICTORY where a digit occurs twice in a house.
        digits: 81 digits of each first solution, zeros where there is none.
    """

    counts: bytes
    digits: bytes

    @property
    def all_unique(self) -> bool:
        """Whether each puzzle has exactly one solution."""
        return self.counts.count(1) == len(self.counts)

    def texts(self) -> list[str]:
        """The first solutions as 81 characters each, dots where there is none."""
        text = self.digits.translate(_TO_TEXT).decode("ascii")
        return [text[at : at + 81] for at in range(0, len(text), 81)]


class ManySolver(Protocol):
    """Solves many puzzles, one after the other, in one thread."""

    def solve(self, digits: bytes) -> tuple[bytes, bytes]: ...
    def give_up(self) -> None: ...


def solver_of(answerer: Answerer | Engine = Answerer.BITBOARD) -> ManySolver:
    """A solver; each thread needs one of its own."""
    if answerer is Answerer.BITBOARD:
        return bitboard()
    return Solver(by_links=answerer == Engine.DLX)


def solve(
    digits: bytes,
    engine: Answerer | Engine = Answerer.BITBOARD,
    threads: int | None = None,
    go_on: Callable[[int], bool] | None = None,
) -> Solutions:
    """Solve puzzles, proving for each whether its solution is the only one.

    Args:
        digits: 81 digits of each puzzle, 0 for an empty cell.
        engine: how they are searched.
        threads: how many work at once, at least one; None: one for each processor, or one where nothing is compiled.
        go_on: called now and then with how many puzzles are done; where it answers False, the rest is left out.

    Raises:
        ValueError: the digits are not 81 for each puzzle, or not digits; or there are no threads.
    """
    if threads is not None and threads < 1:
        raise ValueError(f"{threads} threads solve nothing; give 1 or more, or None")
    if len(digits) % 81 or digits.translate(None, bytes(range(10))):
        raise ValueError("give 81 digits for each puzzle, each 0 to 9")
    work = _Work(digits, engine, go_on)
    others: list[Thread] = []
    try:
        for _ in range(min(threads or _processors(), work.chunks) - 1):
            others.append(Thread(target=work.take_part))
            others[-1].start()
        work.take_part()
        for other in others:
            other.join()
    except BaseException:  # such as an interrupt: a puzzle may need an hour
        work.give_up()
        raise
    return work.result()


def solve_grids(
    grids: Sequence[Grid], engine: Answerer | Engine = Answerer.BITBOARD, threads: int | None = None
) -> Solutions:
    """Solve puzzles of which some may be given by candidates; see `solve`.

    >>> from solver_core.sudoku.marks import Marks
    >>> grid = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> list(solve_grids([grid, grid.within(Marks.of({2: (1, 2)}).on_others(511))]).counts)
    [1, 0]
    """
    found = solve(b"".join(grid.digits for grid in grids if grid.candidates is None), engine, threads)
    restricted = [grid for grid in grids if grid.candidates is not None]
    if not restricted:
        return found
    kinds = {False: _pairs(found), True: _pairs(_restricted(restricted, engine))}
    pairs = [next(kinds[grid.candidates is not None]) for grid in grids]
    return Solutions(b"".join(counts for counts, _ in pairs), b"".join(digits for _, digits in pairs))


def solve_many(puzzles: Iterable[AnyPuzzle], threads: int | None = None) -> Iterator[Grid | None]:
    """The first solution of each puzzle, None where there is none; 10,000 puzzles at a time, such as lines of a file.

    >>> [grid and str(grid)[:9] for grid in solve_many(["123456789" + "." * 72, "11" + "." * 79])]
    ['123456789', None]

    Raises:
        GridError: a text is not a grid; a note says which.
    """
    if isinstance(puzzles, str):
        raise TypeError("puzzles is a str; give its lines, puzzles.split(), or one puzzle to `solve`")
    require(puzzles, Iterable, "puzzles", "a list, a file, or another iterable")
    numbered = enumerate(puzzles, 1)
    while grids := [_task(number, puzzle) for number, puzzle in islice(numbered, 10_000)]:
        for counts, digits in _pairs(solve_grids(grids, threads=threads)):
            yield Grid(digits) if counts in {b"\1", b"\2"} else None


def _task(number: int, puzzle: AnyPuzzle) -> Grid:
    try:
        return task_of(puzzle)
    except (GridError, TypeError) as error:
        error.add_note(f"This is puzzle {number}.")
        raise


def _restricted(grids: Sequence[Grid], engine: Answerer | Engine) -> Solutions:
    """The solutions of puzzles that all have candidates."""
    if engine is Answerer.BITBOARD:
        masks = [mask for grid in grids if grid.candidates for mask in grid.candidates.masks]
        return Solutions(*bitboard().solve(b"".join(grid.digits for grid in grids), masks))
    links = engine == Engine.DLX
    found = [Solver(by_links=links, candidates=grid.candidates).solve(grid.digits) for grid in grids]
    return Solutions(b"".join(counts for counts, _ in found), b"".join(digits for _, digits in found))


def _pairs(found: Solutions) -> Iterator[tuple[bytes, bytes]]:
    """Count and digits of one puzzle after the other."""
    for at in range(len(found.counts)):
        yield found.counts[at : at + 1], found.digits[81 * at : 81 * at + 81]


def _processors() -> int:
    if not COMPILED:
        return 1
    return getattr(os, "process_cpu_count", os.cpu_count)() or 1


class _Work:
    """Chunks of puzzles, of which threads take one after the other."""

    def __init__(self, digits: bytes, engine: Answerer | Engine, go_on: Callable[[int], bool] | None) -> None:
        self.is_given_up = False
        self.chunks = -(-len(digits) // (81 * CHUNK))
        self._digits = digits
        self._engine = engine
        self._go_on = go_on
        self._numbers = count()
        self._found: dict[int, tuple[bytes, bytes]] = {}
        self._failures: list[BaseException] = []
        self._solvers: list[ManySolver] = []

    def give_up(self) -> None:
        """Let all threads come back soon, whatever they have in hand."""
        self.is_given_up = True
        for solver in self._solvers:
            solver.give_up()

    def take_part(self) -> None:
        """Solve chunks until none is left; no other thread takes the same."""
        try:
            solver = solver_of(self._engine)
            self._solvers.append(solver)
            while not self.is_given_up and (number := next(self._numbers)) < self.chunks:
                start = 81 * CHUNK * number
                self._found[number] = solver.solve(self._digits[start : start + 81 * CHUNK])
                if self._go_on and not self._go_on(CHUNK * len(self._found)):
                    self.is_given_up = True
        except Exception as error:  # noqa: BLE001 - in any thread: passed to the caller
            self._failures.append(error)
            self.is_given_up = True

    def result(self) -> Solutions:
        """Everything found from the first puzzle on, without a gap."""
        if self._failures:
            raise self._failures[0]
        found = []
        for number in range(len(self._found)):
            if number not in self._found:
                break
            found.append(self._found[number])
        return Solutions(b"".join(counts for counts, _ in found), b"".join(digits for _, digits in found))
