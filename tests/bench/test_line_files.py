"""How soon a list of a million puzzles is there; run with ``pytest tests/bench/test_line_files.py --benchmark-only``."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from solver_core.cli import main
from solver_core.formats.lists.line_file import LineFile

Benchmark = Any

COUNT = 1_000_000
NORVIG = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SOLVED = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"

WALK = """
import sys, pathlib
from solver_core.formats.listing import Listing
found = Listing.begin(sys.argv[1])
found[0]
while not found.index(50):
    pass
for start in range(0, len(found), 10_000):
    found.digits(start, start + 10_000)
for row in range(0, len(found), 997):
    found[row]
status = pathlib.Path("/proc/self/status").read_text()
print(next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")))
"""
"""Looks at all rows of a list, and prints the most memory that was resident meanwhile, in KiB."""


@pytest.fixture(scope="module", params=["sdm", "csv"])
def path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A list of a million different puzzles, or the table of them with ratings and solutions."""
    ending = request.param
    path = tmp_path_factory.mktemp("list") / f"million.{ending}"
    turned = [f"{NORVIG[at:]}{NORVIG[:at]}" for at in range(81)]
    with path.open("w", encoding="ascii") as file:
        if ending == "csv":
            file.write("id,puzzle,solution,clues,difficulty\n")
            file.writelines(f"{at},{turned[at % 81]},{SOLVED},17,{at % 97 / 10}\n" for at in range(COUNT))
        else:
            file.writelines(f"{turned[at % 81]}\n" for at in range(COUNT))
    return path


def opened(path: Path) -> LineFile:
    """A list that has just been opened, after its first row was asked for."""
    found = LineFile.begin(path)
    assert found is not None
    assert found[0].givens.filled == 17
    return found


def test_the_first_row_is_there(benchmark: Benchmark, path: Path) -> None:
    """What a window waits for before it shows something."""
    assert len(benchmark(opened, path)) > 100


def test_all_rows_are_found(benchmark: Benchmark, path: Path) -> None:
    """Until the length of the scroll bar is certain."""

    def indexed() -> int:
        found = opened(path)
        while not found.index(50):
            pass
        return len(found)

    assert benchmark.pedantic(indexed, rounds=3) == COUNT


def test_all_digits_are_read(benchmark: Benchmark, path: Path) -> None:
    """What a filter over the whole list waits for."""
    found = opened(path)
    found.index(60_000)

    def read() -> int:
        return sum(len(found.digits(start, start + 10_000)) for start in range(0, len(found), 10_000))

    assert benchmark.pedantic(read, rounds=3) == 81 * COUNT


@pytest.mark.skipif(sys.platform != "linux", reason="the system reports its peak in /proc")
def test_a_walk_over_all_rows_stays_small(benchmark: Benchmark, path: Path) -> None:
    """A process of its own, so that nobody else's memory is counted; KiB stand beside the time."""

    def walked() -> int:
        return int(
            subprocess.run([sys.executable, "-c", WALK, str(path)], capture_output=True, check=True).stdout
        )

    peak = benchmark.pedantic(walked, rounds=1)
    benchmark.extra_info["peak resident KiB"] = peak
    assert peak < 60_000


def test_a_million_are_converted(benchmark: Benchmark, path: Path, tmp_path: Path) -> None:
    """From list to table and from table to list, as the command does it."""
    out = tmp_path / f"out.{'sdm' if path.suffix == '.csv' else 'csv'}"
    assert benchmark.pedantic(main, ([*map(str, ("convert", path, out))],), rounds=1) == 0
