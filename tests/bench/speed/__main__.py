"""How fast everything is here, as medians over rounds: ``python -m tests.bench.speed FILE ... --packages``.

Every round measures every workload once, one after the other, so whatever else the machine is doing hits all
alike; what is compared stands side by side and is compared round by round.
"""

import json
import platform
import shutil
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import floor, log10
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, TextIO

from solver_core import __version__, compiled
from solver_core.cli import puzzles, streams
from solver_core.cli.arguments import add_json, natural
from tests.bench.speed import peers, textbook, workloads
from tests.bench.speed.memory_use import ALLOCATED, Unmeasured
from tests.bench.speed.workloads import Measure, Puzzles, Workload, Wrong

UNCOMPILED_SAMPLE = 20
"""Puzzles of each list that are measured where nothing is compiled."""


@dataclass
class Measurement:
    """A workload, and what it has given so far.

    Attributes:
        rounds: for each round a number for each part.
        reason: why there are no more rounds.
    """

    workload: Workload
    rounds: list[Sequence[float]] = field(default_factory=list)
    reason: str = ""
    is_wrong: bool = False
    _measure: Measure | None = None

    def go(self) -> None:
        """Do one more round, if it makes sense."""
        if self.reason or (self.workload.is_steady and self.rounds):
            return
        try:
            if self._measure is None:
                self._measure = self._start()
            self.rounds.append(self._measure())
        except Unmeasured as error:
            self.reason, self.is_wrong = str(error), isinstance(error, Wrong)
        except Exception as error:
            if not self.workload.base:
                raise
            self.reason = f"fails: {type(error).__name__}: {error}"  # others may break in ways of their own

    def _start(self) -> Measure:
        if self.workload.is_slow and not compiled:
            raise Unmeasured("takes too long uncompiled")
        return self.workload.begin()


def main(arguments: Sequence[str]) -> int:
    """Measure; 0 when all is as it should be, 1 when an answer was wrong."""
    parser = ArgumentParser(prog="python -m tests.bench.speed", description=__doc__)
    add = parser.add_argument
    add("files", metavar="FILE", nargs="*", help="a list of puzzles to be solved, or - for standard input")
    add(
        "--only",
        metavar="NAME",
        nargs="+",
        action="extend",
        help="only workloads that are called so, or in part",
    )
    add("--rounds", type=natural, default=5, metavar="N", help="measure each N times (otherwise 5)")
    add("--list", action="store_true", help="print the names of the workloads and measure nothing")
    add_json(parser)
    add("--textbook", metavar="PROGRAM", help="measure this program, too, compiled from textbook.cpp")
    add("--packages", action="store_true", help="measure the Python packages that are installed, too")
    try:
        return run(parser.parse_args(arguments))
    except streams.Unreadable as error:
        parser.error(str(error))


def run(options: Namespace) -> int:
    """Measure as asked, and print what was found, even where it is interrupted."""
    program = shutil.which(options.textbook) if options.textbook else None
    if options.textbook and program is None:
        raise streams.Unreadable(f"{streams.shown(options.textbook)}: there is no such program")
    lists, notes = _lists(options.files)
    with TemporaryDirectory() as folder:
        found = list(workloads.ours(lists))
        if program:
            found += textbook.workloads(program, lists, Path(folder))
        if options.packages:
            found += peers.of_packages(lists)
        measurements = [Measurement(workload) for workload in _chosen(options.only, found)]
        if options.list:
            print(*(measurement.workload.name for measurement in measurements), sep="\n")
            return 0
        _go_rounds(measurements, options.rounds)
    _print(measurements, _facts(options, notes), sys.stdout, as_json=options.json)
    return int(any(measurement.is_wrong for measurement in measurements))


# --- what is measured ---------------------------------------------------------------------------------


def _lists(files: Sequence[str]) -> tuple[list[Puzzles], list[str]]:
    """The puzzles of each file that can be read, and a line on how many."""
    lists: list[Puzzles] = []
    notes = []
    for file in files:
        reading = puzzles.reading(file)
        stem = "stdin" if file == "-" else streams.shown(Path(file).stem)
        name = streams.shown(file) if any(puzzles.name == stem for puzzles in lists) else stem
        read = reading.puzzles if compiled else reading.puzzles[:UNCOMPILED_SAMPLE]
        lists.append(Puzzles(name, b"".join(puzzle.givens.digits for puzzle in read)))
        note = f"{name}: {len(reading.puzzles):,} puzzles"
        note += f", of which the first {len(read)} are measured" if len(read) < len(reading.puzzles) else ""
        notes.append(note + (f", {len(reading.faults):,} faulty lines" if reading.faults else ""))
    return lists, notes


def _chosen(only: Sequence[str] | None, found: list[Workload]) -> list[Workload]:
    """The workloads asked for, those of others behind the one of ours that they are compared with; with the yardstick."""
    wanted = {workload.name for workload in found}
    if only:
        wanted = {workload.name for part in only for workload in _named(part, found)}
    wanted |= {workload.base for workload in found if workload.name in wanted}
    tasks = {workload.task for workload in found if workload.name in wanted}
    wanted |= {workload.name for workload in found if workload.is_yardstick and workload.task in tasks}
    leaders = [workload.name for workload in found if not workload.base]
    found.sort(key=lambda workload: leaders.index(workload.base or workload.name))
    return [workload for workload in found if workload.name in wanted]


def _named(part: str, found: Sequence[Workload]) -> Iterator[Workload]:
    """Those that are called so, or in part."""
    named = [workload for workload in found if part.casefold() in workload.name.casefold()]
    if not named:
        raise streams.Unreadable(f"no workload is called {streams.shown(part)!r}; --list names them")
    exact = [workload for workload in named if part.casefold() == workload.name.casefold()]
    yield from exact or named


def _go_rounds(measurements: Sequence[Measurement], rounds: int) -> None:
    """Go all rounds, or those until an interruption."""
    with suppress(KeyboardInterrupt):
        for number in range(1, rounds + 1):
            for measurement in measurements:
                _show_progress(f"round {number} of {rounds}: {measurement.workload.name}")
                measurement.go()
    _show_progress("")


def _show_progress(text: str) -> None:
    """Show how far it is, on a line that is written over and over."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


# --- what is printed ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BenchRow:
    """A line of the table.

    Attributes:
        name, unit: of a part of a workload.
        values: a number for each round.
        ratio: how many times as fast ours is.
        factor: how many times as fast as the textbook program this is.
        reason: why there are no values, or no more.
    """

    name: str
    unit: str
    values: tuple[float, ...] = ()
    ratio: float | None = None
    factor: float | None = None
    reason: str = ""

    def json(self) -> str:
        """The row as one JSON object: median, lowest and highest value, or the reason why there are none."""
        data: dict[str, object] = {"workload": self.name}
        if self.values:
            low, high, rounds = min(self.values), max(self.values), len(self.values)
            data |= {
                "median": median(self.values),
                "low": low,
                "high": high,
                "unit": self.unit,
                "rounds": rounds,
            }
        more = {"ratio": self.ratio, "times_textbook": self.factor, "skipped": self.reason}
        return json.dumps(data | {key: value for key, value in more.items() if value})

    def cells(self) -> tuple[str, ...]:
        """As texts: name, median, lowest, highest, unit, ratio, factor."""
        if not self.values:
            return (self.name, *[""] * 6)
        numbers = median(self.values), min(self.values), max(self.values)
        ratios = (_figure(ratio) if ratio else "" for ratio in (self.ratio, self.factor))
        return (self.name, *map(_figure, numbers), self.unit, *ratios)


def _rows(measurements: Sequence[Measurement]) -> Iterator[BenchRow]:
    by_name = {one.workload.name: one for one in measurements}
    yardsticks = {one.workload.task: one for one in measurements if one.workload.is_yardstick}
    for one in measurements:
        workload, rounds = one.workload, one.rounds
        base = by_name.get(workload.base)
        if one.reason:
            yield BenchRow(workload.name, "", reason=one.reason)
        elif rounds:
            for part, (label, unit) in enumerate(workload.units.items()):
                values = tuple(numbers[part] for numbers in rounds)
                ratio = _ratio(base.rounds, rounds, unit) if base and base.rounds else None
                yardstick = None if workload.is_yardstick else yardsticks.get(workload.task)
                factor = _ratio(rounds, yardstick.rounds, unit) if yardstick and yardstick.rounds else None
                name = f"{workload.name}, {label}" if label else workload.name
                yield BenchRow(name, unit, values, ratio, factor)


def _ratio(ours: Sequence[Sequence[float]], theirs: Sequence[Sequence[float]], unit: str) -> float:
    """How many times as fast ours is, in the middle of all rounds."""
    ratios = [mine[0] / other[0] for mine, other in zip(ours, theirs, strict=False)]
    return median(ratios) if unit.endswith("/s") else 1 / median(ratios)


def _facts(options: Namespace, notes: Sequence[str]) -> dict[str, Any]:
    """What the numbers depend on, by name."""
    return {
        "program": f"sudoku-dlx {__version__}",
        "compiled": compiled,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cores": workloads.cores(),
        "rounds": options.rounds,
        "puzzles": list(notes),
    }


def _print(measurements: Sequence[Measurement], facts: dict[str, Any], out: TextIO, *, as_json: bool) -> None:
    rows = list(_rows(measurements))
    if as_json:
        out.writelines(f"{line}\n" for line in (json.dumps(facts), *(row.json() for row in rows)))
        return
    kind = "compiled" if facts["compiled"] else "uncompiled"
    about = (facts["program"], kind, facts["python"], f"{facts['cores']} cores", f"{facts['rounds']} rounds")
    out.writelines(f"{line}\n" for line in (", ".join(about), *facts["puzzles"], ""))
    heads = ("workload", "median", "lowest", "highest", "unit", "ours/this", "this/textbook")
    cells = [heads, *(row.cells() for row in rows)]
    if not any(row.factor for row in rows):
        cells = [row[:-1] for row in cells]
    width = max(len(name) for name, *_ in cells)
    lines = _table(cells, "<>>><>>"[: len(cells[0])])
    out.writelines(
        f"{line.ljust(width)}  {reason}\n" if reason else f"{line}\n"
        for line, reason in zip(lines, ("", *(row.reason for row in rows)), strict=True)
    )
    if any(row.unit == ALLOCATED for row in rows):
        out.write(f"\n{ALLOCATED}: what Python has allocated, the arrays of the kernels among it.\n")


def _table(rows: Sequence[Sequence[str]], sides: str) -> list[str]:
    """The lines of a table; `sides` says for each column whether it is flush left (<) or right (>)."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    pads = [str.ljust if side == "<" else str.rjust for side in sides]
    return [
        "  ".join(pad(text, width) for pad, text, width in zip(pads, row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _figure(value: float) -> str:
    """A number with three significant digits, and no decimals from 100 on."""
    decimals = max(0, 2 - floor(log10(value))) if value else 0
    return f"{value:,.{decimals}f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
