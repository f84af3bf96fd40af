"""A textbook program beside ours: what is measured of it, so that machines can be compared.

The program is called as ``textbook.cpp`` is, and times itself::

    PROGRAM sudoku FILE two      puzzles, how many have one solution, seconds
    PROGRAM queens N             solutions, seconds; langford N and pentominoes W H likewise
"""

import re
import subprocess
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from tests.bench.speed.memory_use import Unmeasured
from tests.bench.speed.workloads import (
    COUNTED,
    KNOWN,
    UNWATCHED,
    Measure,
    Puzzles,
    Workload,
    check,
    unique,
    unwatched_counting,
)

MORE = ("14 queens", "8x8 pentominoes", "12 Langford pairs")
"""Problems that are counted besides those that are counted without such a program."""


def workloads(program: str, lists: Sequence[Puzzles], folder: Path) -> Iterator[Workload]:
    """The same lists and problems for the program, and more problems for both; the lists are written to the folder."""
    for number, puzzles in enumerate(lists):
        begin = partial(_solving, program, puzzles, folder / f"{number}.txt")
        base = f"{puzzles.name} exact cover"
        yield Workload(
            f"{puzzles.name}, textbook", {"": "puzzles/s"}, begin, base, puzzles.name, is_yardstick=True
        )
    for name in MORE:
        yield unwatched_counting(name)
    for name in (*COUNTED, *MORE):
        begin, base = partial(_counting, program, name), f"{name}, {UNWATCHED}"
        yield Workload(f"{name}, textbook", {"": "s"}, begin, base, name, is_yardstick=True)


def _solving(program: str, puzzles: Puzzles, file: Path) -> Measure:
    text = puzzles.digits.translate(bytes.maketrans(bytes(range(10)), b"0123456789"))
    file.write_bytes(b"".join(text[at : at + 81] + b"\n" for at in range(0, len(text), 81)))
    known = unique(puzzles)

    def measure() -> Sequence[float]:
        *_, found, seconds = _numbers(program, "sudoku", str(file), "two")
        check(int(found), known)
        return (len(puzzles) / seconds,)

    return measure


def _counting(program: str, name: str) -> Measure:
    known = KNOWN[name]

    def measure() -> Sequence[float]:
        found, seconds = _numbers(program, known.model, *map(str, reversed(known.sizes)))
        check(int(found), known.solutions)
        return (seconds,)

    return measure


def _numbers(*command: str) -> list[float]:
    """The numbers that a program prints; the last one is its time."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    numbers = [float(word) for word in re.findall(r"[\d.]+", done.stdout)]
    if done.returncode or len(numbers) < 2:
        lines = (done.stdout + done.stderr).strip().splitlines()
        raise Unmeasured(f"fails: {lines[-1] if lines else 'prints nothing'}")
    return numbers
