"""What is measured of ours: lists of puzzles, known problems, ticks, seeks and memory.

A workload is prepared once and measured once a round. It gives a number for each of its parts, all in the units
that stand beside them; where a unit ends in "/s" more is better, otherwise less.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import repeat
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from solver_core import compiled, problems
from solver_core.cover import Problem, Search, answers
from solver_core.cover.replay.seeking import ENDLESS
from solver_core.sudoku import many
from solver_core.sudoku.engines import Answerer, Engine
from solver_core.sudoku.grid import Grid
from tests.bench.speed import memory_use
from tests.bench.speed.memory_use import Unmeasured

Measure = Callable[[], Sequence[float]]
"""One round: a number for each part."""


class Wrong(Unmeasured):
    """An answer that is not the known one, so its time says nothing."""


@dataclass(frozen=True, slots=True)
class Workload:
    """Something to be measured.

    Attributes:
        name: how it is called.
        units: the unit of each part, by its name; "" for the only one.
        begin: prepares it, untimed.
        base: the workload of ours that does the same; for those of others.
        task: what is done; all that do the same can be set beside a textbook program. "" where that cannot do it.
        is_yardstick: it is that program's.
        is_slow: uncompiled it would take too long.
        is_steady: a single round is enough.
    """

    name: str
    units: Mapping[str, str]
    begin: Callable[[], Measure]
    base: str = ""
    task: str = ""
    is_slow: bool = False
    is_steady: bool = False
    is_yardstick: bool = False


class Known(NamedTuple):
    """A problem of which all solutions have been counted before."""

    model: str
    sizes: tuple[int, ...]
    solutions: int

    def problem(self) -> Problem:
        """Build the exact cover problem of this model and these sizes."""
        return problems.named(self.model, *self.sizes)


KNOWN = {
    "12 queens": Known("queens", (12,), 14_200),
    "13 queens": Known("queens", (13,), 73_712),
    "14 queens": Known("queens", (14,), 365_596),
    "12 Langford pairs": Known("langford", (12,), 216_288),
    "6x10 pentominoes": Known("pentominoes", (6, 10), 9_356),
    "8x8 pentominoes": Known("pentominoes", (8, 8), 520),
}
BACKTRACKED = 250 if compiled else 5
"""Puzzles of each list that are solved by backtracking, which needs a second for some."""

COUNTED, LARGE = ("12 queens", "6x10 pentominoes"), ("13 queens", "8x8 pentominoes")
UNWATCHED = "bit sets"
"""Behind the name of a problem of which the search is not watched."""


@dataclass(frozen=True, slots=True)
class Puzzles:
    """A list of puzzles, 81 digits each, with the name of its file."""

    name: str
    digits: bytes

    def __len__(self) -> int:
        return len(self.digits) // 81

    def first(self, most: int) -> "Puzzles":
        """The first few, under the same name."""
        return Puzzles(self.name, self.digits[: 81 * most])

    def grids(self) -> Iterator[Grid]:
        """The puzzles as grids, in the order of the file."""
        return (Grid(self.digits[at : at + 81]) for at in range(0, len(self.digits), 81))


def cores() -> int:
    """How many threads can run at a time."""
    return os.cpu_count() or 1


def ours(lists: Sequence[Puzzles]) -> Iterator[Workload]:
    """The workloads of this program: solving the lists, counting solutions, and single ticks."""
    for puzzles in lists:
        yield from _solving(puzzles)
    for name in COUNTED:
        yield Workload(name, {"": "s"}, partial(_counting, name), task=name, is_slow=True)
        yield unwatched_counting(name)
    yield Workload("silent ticks", {"": "million/s"}, _silent)
    yield Workload("single ticks forward", {"": "million/s"}, partial(_single, backward=False))
    yield Workload("single ticks back", {"": "million/s"}, partial(_single, backward=True))
    for name in LARGE:
        yield Workload(f"seek {name}", {"median": "ms", "p99": "ms"}, partial(_seeking, name), is_slow=True)
    for name in LARGE:
        begin = partial(memory_use.measuring, KNOWN[name].model, KNOWN[name].sizes)
        yield Workload(f"memory {name}", memory_use.units(), begin, is_slow=True, is_steady=True)


# --- puzzles ------------------------------------------------------------------------------------------


def _solving(puzzles: Puzzles) -> Iterator[Workload]:
    name = f"{puzzles.name} exact cover"
    yield solving(name, puzzles)
    yield solving(f"{puzzles.name} bitboard", puzzles, Answerer.BITBOARD)
    few = puzzles.first(BACKTRACKED)
    cut = f", first {len(few)}" if len(few) < len(puzzles) else ""
    yield solving(f"{puzzles.name} backtracking{cut}", few, Engine.BACKTRACK)
    if compiled and cores() > 1:  # uncompiled, threads wait for one another
        yield solving(f"{name}, {cores()} threads", puzzles, threads=cores())


def solving(
    name: str, puzzles: Puzzles, engine: Answerer | Engine = Engine.DLX, threads: int = 1
) -> Workload:
    """How many puzzles a second are solved, each with the proof whether its solution is the only one."""

    def begin() -> Measure:
        known = unique(puzzles)

        def measure() -> Sequence[float]:
            start = perf_counter()
            found = many.solve(puzzles.digits, engine, threads)
            seconds = perf_counter() - start
            check(found.counts.count(1), known)
            return (len(puzzles) / seconds,)

        return measure

    return Workload(name, {"": "puzzles/s"}, begin, task=puzzles.name)


def unique(puzzles: Puzzles) -> int:
    """How many of them have exactly one solution."""
    return many.solve(puzzles.digits).counts.count(1)


# --- problems and ticks -------------------------------------------------------------------------------


def unwatched_counting(name: str) -> Workload:
    """How long it takes to count the solutions of a known problem where it is not watched."""
    begin = partial(_counting, name, answers.count)
    return Workload(f"{name}, {UNWATCHED}", {"": "s"}, begin, task=name, is_slow=True)


def _count_watched(problem: Problem) -> int:
    return Search(problem).count()


def _counting(name: str, count: Callable[[Problem], int] = _count_watched) -> Measure:
    known = KNOWN[name]
    problem = known.problem()

    def measure() -> Sequence[float]:
        start = perf_counter()
        found = count(problem)
        seconds = perf_counter() - start
        check(found, known.solutions)
        return (seconds,)

    return measure


def check(found: int, known: int) -> None:
    """Refuse a wrong answer.

    Raises:
        Wrong: it is.
    """
    if found != known:
        raise Wrong(f"finds {found:,} instead of {known:,}")


def _silent() -> Measure:
    problem = KNOWN["12 queens"].problem()

    def measure() -> Sequence[float]:
        search = Search(problem)
        start = perf_counter()
        search.seek(ENDLESS if compiled else 200_000)
        return (search.position / (perf_counter() - start) / 1e6,)

    return measure


def _single(*, backward: bool) -> Measure:
    calls = 500_000 if compiled else 20_000
    search = Search(KNOWN["12 queens"].problem())

    def measure() -> Sequence[float]:
        search.seek(calls if backward else 0)
        step = search.back if backward else search.forward
        start = perf_counter()
        for _ in repeat(None, calls):
            step()
        return (calls / (perf_counter() - start) / 1e6,)

    return measure


def _seeking(name: str) -> Measure:
    search = Search(KNOWN[name].problem())
    search.seek(ENDLESS)
    ticks = search.position

    def measure() -> Sequence[float]:
        chance = Random(2000)
        times = sorted(_timed_seek(search, chance.randrange(ticks + 1)) for _ in range(200))
        return 1e3 * median(times), 1e3 * times[197]

    return measure


def _timed_seek(search: Search, position: int) -> float:
    start = perf_counter()
    search.seek(position)
    return perf_counter() - start
