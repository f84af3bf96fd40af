"""How fast the core is: ``python -m tests.bench.speed --files top1465.txt --textbook ./textbook --table ./table``.

Every round measures every workload once, one after the other, so whatever else the machine does hits all alike; the
last column compares a workload with another program round by round. What has a wrong answer has no time, and the
status is 1.

The other programs are called as `textbook.cpp` and `table.cpp` are, and time themselves::

    PROGRAM sudoku FILE two      puzzles, how many have one solution, seconds
    PROGRAM queens N             solutions, seconds; langford N and pentominoes W H likewise
    PROGRAM FILE                 covers of these options, seconds

--files    lists of puzzles, separated by commas
--only     workloads that have this in their name
--rounds   how often each is measured
--textbook a program that is measured, too
--table    another one, for problems with repeated subproblems
"""

import re
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import repeat
from os import cpu_count
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from solver_core import compiled, formats, problems
from solver_core.cover import Problem, Search, answers
from solver_core.cover.replay.seeking import ENDLESS
from solver_core.problems import families, polyominoes
from solver_core.sudoku import many
from solver_core.sudoku.engines import Answerer, Engine
from tests.bench.measuring import HEAD, line, options

KNOWN: Final = {
    "12 queens": ("queens", (12,), 14_200),
    "14 queens": ("queens", (14,), 365_596),
    "6x10 pentominoes": ("pentominoes", (6, 10), 9_356),
    "8x8 pentominoes": ("pentominoes", (8, 8), 520),
    "12 Langford pairs": ("langford", (12,), 216_288),
}
"""Problems of which all solutions have been counted before: the model, its sizes, how many."""

TILED: Final = {
    "8x8 dominoes": ("dominoes", (8, 8), 12_988_816),
    "6x8 trominoes": ("trominoes", (6, 8), 5_271_923),
    "5x8 tetrominoes": ("tetrominoes", (5, 8), 800_290),
}
"""Boards tiled with any number of each piece, which leave the same cells in many ways: pieces, rows and columns."""

LARGE: Final = {"13 queens": ("queens", (13,)), "8x8 pentominoes": ("pentominoes", (8, 8))}
"""In which positions are sought, and what is recorded of them is weighed."""

BACKTRACKED: Final = 250
"""Puzzles of each list that are solved by backtracking, which needs a second for some."""


class WrongError(Exception):
    """An answer is not the known one, or there is none; the message says which."""


class Workload(NamedTuple):
    """Something to be measured: a round gives one number; where the unit ends in "/s" more is better, otherwise less.

    Attributes:
        task: what is done, so that another program, which does the same, stands beside it.
        is_other: it is that program's.
    """

    name: str
    unit: str
    measure: Callable[[], float]
    task: str = ""
    is_other: bool = False


def check(found: int, known: int) -> None:
    """Refuse a wrong answer."""
    if found != known:
        raise WrongError(f"finds {found:,} instead of {known:,}")


def workloads(files: Sequence[Path], textbook: str, folder: Path, table: str = "") -> Iterator[Workload]:
    """Ours, and those of other programs, for which puzzles and options are written to a folder."""
    for file in files:
        yield from _of_list(file, textbook, folder)
    for name, (model, sizes, known) in KNOWN.items():
        problem = problems.named(model, *sizes)
        yield Workload(name, "s", partial(_count, _watched, problem, known), name)
        yield Workload(f"{name}, bit sets", "s", partial(_count, answers.count, problem, known), name)
        if textbook:
            command = (textbook, model, *map(str, reversed(sizes)))
            yield Workload(f"{name}, textbook", "s", partial(_printed, command, known), name, is_other=True)
    for name, (pieces, (rows, columns), known) in TILED.items():
        problem = families.tiling(pieces, "any", polyominoes.rectangle(rows, columns))
        mine = partial(_count, answers.count, problem, known)
        yield Workload(f"{name}, bit sets", "ms", partial(_in_ms, mine), name)
        if table:
            copy = folder / f"{name}.txt"
            copy.write_text("".join(" ".join(map(str, items)) + "\n" for items in problem.options))
            other = partial(_printed, (table, str(copy)), known)
            yield Workload(f"{name}, table", "ms", partial(_in_ms, other), name, is_other=True)
    yield Workload("silent ticks", "million/s", _silent)
    for backward, word in ((False, "forward"), (True, "back")):
        yield Workload(f"single ticks {word}", "million/s", partial(_single, backward=backward))
    for name, (model, sizes) in LARGE.items():
        search = Search(problems.named(model, *sizes))
        yield Workload(f"seek {name}", "ms", partial(_seek, search, 100))
        yield Workload(f"seek {name}, p99", "ms", partial(_seek, search, 197))
        for word, run in RUNS.items():
            yield Workload(f"memory {name}, {word}", "MB", partial(_allocated, run, model, sizes))


# --- puzzles ------------------------------------------------------------------------------------------


def _of_list(file: Path, textbook: str, folder: Path) -> Iterator[Workload]:
    puzzles, name = formats.load(file).puzzles, file.stem
    digits = b"".join(puzzle.givens.digits for puzzle in puzzles)
    few, unit = digits[: 81 * BACKTRACKED], "puzzles/s"
    yield Workload(f"{name} exact cover", unit, partial(_solve, digits, Engine.DLX), name)
    yield Workload(f"{name} bitboard", unit, partial(_solve, digits, Answerer.BITBOARD), name)
    yield Workload(f"{name} backtracking", unit, partial(_solve, few, Engine.BACKTRACK), name)
    threads = cpu_count() or 1
    yield Workload(f"{name}, {threads} threads", unit, partial(_solve, digits, Engine.DLX, threads), name)
    if textbook:
        copy = folder / file.name
        copy.write_text("".join(f"{puzzle.givens}\n".replace(".", "0") for puzzle in puzzles))
        known = many.solve(digits).counts.count(1)

        def measure() -> float:
            return len(puzzles) / _printed((textbook, "sudoku", str(copy), "two"), known)

        yield Workload(f"{name}, textbook", unit, measure, name, is_other=True)


def _solve(digits: bytes, engine: Answerer | Engine, threads: int = 1) -> float:
    """How many puzzles a second, each with the proof whether its solution is the only one."""
    known = many.solve(digits).counts.count(1)
    start = perf_counter()
    found = many.solve(digits, engine, threads)
    seconds = perf_counter() - start
    check(found.counts.count(1), known)
    return len(digits) // 81 / seconds


def _printed(command: Sequence[str], known: int) -> float:
    """The seconds that a program has measured of itself: the last number that it prints, behind its answer."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    numbers = re.findall(r"[\d.]+", done.stdout)
    if done.returncode or len(numbers) < 2:
        raise WrongError(f"fails: {(done.stdout + done.stderr).strip() or 'prints nothing'}")
    check(int(numbers[-2]), known)
    return float(numbers[-1])


# --- searches -----------------------------------------------------------------------------------------


def _watched(problem: Problem) -> int:
    return Search(problem).count()


def _count(count: Callable[[Problem], int], problem: Problem, known: int) -> float:
    start = perf_counter()
    found = count(problem)
    seconds = perf_counter() - start
    check(found, known)
    return seconds


def _in_ms(measure: Callable[[], float]) -> float:
    return 1000 * measure()


def _silent() -> float:
    search = Search(problems.named("queens", 12))
    start = perf_counter()
    search.seek(ENDLESS)
    return search.position / (perf_counter() - start) / 1e6


def _single(*, backward: bool, calls: int = 500_000) -> float:
    search = Search(problems.named("queens", 12))
    search.seek(calls if backward else 0)
    step = search.back if backward else search.forward
    start = perf_counter()
    for _ in repeat(None, calls):
        step()
    return calls / (perf_counter() - start) / 1e6


def _seek(search: Search, place: int) -> float:
    """Milliseconds to any position, over a run that has been gone once: that of 200 which has this place."""
    search.seek(ENDLESS)
    length, chance, times = search.position, Random(2000), []
    for _ in range(200):
        start = perf_counter()
        search.seek(chance.randrange(length + 1))
        times.append(perf_counter() - start)
    return 1000 * sorted(times)[place]


RUNS: Final[dict[str, Callable[[Search], object]]] = {
    "with tree and timeline": lambda search: search.background_run.go(),
    "without": lambda search: search.seek(ENDLESS),
}


def _allocated(run: Callable[[Search], object], model: str, sizes: tuple[int, ...]) -> float:
    """What a run adds to what Python has allocated, at its peak; a kernel's arrays are among it."""
    search = Search(problems.named(model, *sizes))
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        run(search)
        return (tracemalloc.get_traced_memory()[1] - before) / 1e6
    finally:
        tracemalloc.stop()


# --- all of it ----------------------------------------------------------------------------------------


def measured(found: Sequence[Workload], rounds: int) -> Iterator[tuple[Workload, list[float], str]]:
    """Each workload with its numbers, or with what was wrong, when all rounds are over."""
    numbers: dict[str, list[float]] = {one.name: [] for one in found}
    wrong: dict[str, str] = {}
    for _ in range(rounds):
        for one in found:
            try:
                numbers[one.name].append(one.measure())
            except WrongError as error:
                wrong[one.name] = str(error)
    for one in found:
        yield one, [] if one.name in wrong else numbers[one.name], wrong.get(one.name, "")


def main() -> int:
    """Measure and print; 1 where an answer was wrong."""
    asked = options("speed", __doc__, files="", only="", rounds=5, textbook="", table="")
    print(f"compiled: {compiled}; {cpu_count()} cores\n{HEAD}")
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(file) for file in asked.files.split(",") if file]
        every = workloads(files, asked.textbook, Path(folder), asked.table)
        results = list(measured([one for one in every if asked.only in one.name], asked.rounds))
    yardsticks = {one.task: (one.name, numbers) for one, numbers, _ in results if one.is_other}
    for one, numbers, wrong in results:
        ratio, (other, yardstick) = "", yardsticks.get(one.task, ("", []))
        if yardstick and numbers and not one.is_other:
            times = median(mine / its for mine, its in zip(numbers, yardstick, strict=True))
            program = other.rpartition(", ")[2]
            ratio = f"{times if one.unit.endswith('/s') else 1 / times:.2f} times as fast as the {program}"
        print(line(one.name, numbers, one.unit, ratio, wrong).rstrip())
    return int(any(wrong for *_, wrong in results))


if __name__ == "__main__":
    sys.exit(main())
