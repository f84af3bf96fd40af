"""``sudoku-dlx convert``: converts puzzles from one format to another, as a stream.

What is lost is reported on stderr, each kind once; the new file gets its name only when it is complete.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from solver_core import formats
from solver_core.cli.arguments import natural
from solver_core.cli.puzzles import fault_text, label, opened, remarks
from solver_core.cli.streams import TerminalBytes, Unreadable, blaming, report, shown
from solver_core.formats import FORMATS, PARTS, Fault, Format, FormatError, files, unpacking
from solver_core.formats.lists.one_by_one import OneByOne
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

MOST_FAULTS = 20
"""Unreadable lines reported one by one; further ones are only counted."""

PLAIN = "line"
"""The format chosen for an ending shared by several formats, if it is among them."""

BATCH = 1 << 16
"""Characters that are written at a time."""

_BESIDES = tuple(part for part in PARTS if part != "givens")
_EMPTY = Puzzle(Grid.empty())
_WORDS = {
    "givens": "givens",
    "candidates": "candidates of the puzzle",
    "corner": "corner notes",
    "centre": "centre notes",
    "candidate_colours": "colours of candidates",
    "elapsed": "the time spent",
}
"""Names of parts of a puzzle that differ from the field's name."""


EXAMPLES = (
    ("convert puzzle.sdk puzzle.opensudoku", "another format, as the new name ends"),
    ("convert puzzles.csv.gz puzzles.sdm", "a list of any length, which may be compressed"),
    ("convert --to tatham puzzle.sdk -", "to standard output"),
)


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `convert`."""
    written = [row.id for row in FORMATS if row.writes]
    parser.add_argument(
        "input",
        metavar="IN",
        help="a file with one or many puzzles, which may be compressed; a puzzle; or - for standard input",
    )
    parser.add_argument("output", metavar="OUT", help="the file to write, or - for standard output")
    parser.add_argument(
        "--to", choices=written, metavar="FORMAT", help="what to write; by default as OUT ends"
    )
    parser.add_argument(
        "--from",
        dest="origin",
        choices=[row.id for row in FORMATS],
        metavar="FORMAT",
        help="what IN is; by default that is detected (see sudoku-dlx formats)",
    )
    parser.add_argument("--puzzle", type=natural, metavar="N", help="only the Nth puzzle of a collection")


def run(options: Namespace) -> int:
    """Convert; returns 2 if anything cannot be read."""
    row = _target(options)
    report = _Report(shown(options.input), row, is_quiet=options.quiet)
    with _sink(options.output) as sink, _source(options.input) as file, blaming(report.name, FormatError):
        _copy(file, sink, row, report, options)
    report.finish()
    return 2 if report.faults else 0


def _target(options: Namespace) -> Format:
    if options.to:
        return formats.format_called(options.to)
    ending = Path(options.output).suffix.lower()
    rows = [row for row in FORMATS if row.writes and ending in row.extensions]
    if not rows:
        name = "standard output" if options.output == "-" else shown(options.output)
        raise Unreadable(
            f"{name}: the format is not clear from its name; add --to FORMAT (see sudoku-dlx formats)"
        )
    return min(rows, key=lambda row: (row.extensions.index(ending), row.id != PLAIN))


# --- puzzles ------------------------------------------------------------------------------------------


def _copy(file: BinaryIO, sink: "_Sink", row: Format, report: "_Report", options: Namespace) -> None:
    sink.write(row.begins)
    for puzzle in _selected(_parts(file, report, options), report, options.puzzle):
        if report.written and not row.many:
            raise Unreadable(
                f"{report.name}: there are several puzzles, and {row.name} holds one; write a list, such as --to sdm,"
                " or choose one with --puzzle N"
            )
        try:
            report.count(puzzle)
            sink.write(row.writes(puzzle) if row.writes else "")
        except FormatError as error:
            number = options.puzzle or report.written
            raise Unreadable(f"{report.name}: puzzle {number}: {error.message}") from None
    if not report.written:
        raise Unreadable(f"{report.name}: {report.why_none(options.puzzle)}")
    sink.write(row.ends)


def _parts(file: BinaryIO, report: "_Report", options: Namespace) -> Iterator[Puzzle | Fault]:
    """Everything in the input; disk errors name the input, not the output."""
    with blaming(report.name):
        flow = unpacking.FullFile(unpacking.unpacked(file), file)
        parts = OneByOne(flow, unpacking.suffix(options.input), options.origin or "")
        yield from parts
    report.dropped = [*parts.dropped]
    report.said = parts.said


def _selected(parts: Iterator[Puzzle | Fault], report: "_Report", only: int | None) -> Iterator[Puzzle]:
    """All puzzles, or the one with this number; faults go to the report."""
    for part in parts:
        if isinstance(part, Fault):
            report.add(part)
            continue
        report.found += 1
        if only is None or report.found == only:
            yield part
        if report.found == only:
            return


@dataclass(slots=True)
class _Report:
    """Messages for stderr, held back until the first puzzle is found, so that a file without puzzles gets one line.

    Args:
        name: of the input, as it is shown.
        row: the output format.
        is_quiet: whether messages are suppressed.

    Attributes:
        found, written: numbers of puzzles so far.
        faults, pending: unreadable lines, and those not yet reported.
        dropped, said: codes of what reading left out and decided.
        lost, shapes: parts that writing loses, and the kinds of puzzles already checked for that.
    """

    name: str
    row: Format
    is_quiet: bool = False
    written: int = 0
    found: int = 0
    faults: int = 0
    pending: list[Fault] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    said: tuple[str, ...] = ()
    lost: dict[str, None] = field(default_factory=dict)
    shapes: set[tuple[object, ...]] = field(default_factory=set)

    def add(self, fault: Fault) -> None:
        """Record a line that cannot be read."""
        self.faults += 1
        if self.faults <= MOST_FAULTS:
            self.pending.append(fault)
        if self.written:
            self._report_pending()

    def count(self, puzzle: Puzzle) -> None:
        """Count a puzzle, and record what writing it loses, which is checked once per kind of puzzle."""
        self.written += 1
        self._report_pending()
        parts = tuple(part for part in _BESIDES if getattr(puzzle, part) != getattr(_EMPTY, part))
        if parts:
            shape = (parts, tuple((letter, len(text) // 1000) for letter, text in puzzle.headers))
            if shape not in self.shapes and len(self.shapes) < MOST_FAULTS**2:
                self.shapes.add(shape)
                self.lost.update(dict.fromkeys(formats.lost(puzzle, self.row.id)))

    def _report_pending(self) -> None:
        for fault in self.pending:
            self._print(fault_text(fault))
        self.pending.clear()

    def why_none(self, only: int | None) -> str:
        """Why no puzzle was written: there are fewer than asked for, or none could be read."""
        if self.found and only:
            return f"there is no puzzle {only}; the file has {self.found}"
        return fault_text(self.pending[0]) if self.pending else "no puzzle was found"

    def finish(self) -> None:
        """Report the number of further faults, and which parts of puzzles the new format does not keep."""
        if self.faults > MOST_FAULTS:
            self._print(f"{self.faults - MOST_FAULTS} more lines could not be read")
        for remark in remarks(self.dropped, self.said):
            self._print(remark)
        for part in self.lost:
            self._print(f"{_WORDS.get(part, part)}: not or not wholly kept by {self.row.name}")

    def _print(self, message: str) -> None:
        if not self.is_quiet:
            report(f"sudoku-dlx: {self.name}: {message}")


# --- files --------------------------------------------------------------------------------------------


class _Sink:
    """Buffers text for a file."""

    def __init__(self, file: BinaryIO | TerminalBytes) -> None:
        self._file = file
        self._waiting: list[str] = []
        self._size = 0

    def write(self, text: str) -> None:
        self._waiting.append(text)
        self._size += len(text)
        if self._size >= BATCH:
            self.flush()

    def flush(self) -> None:
        """Write the buffered text to the file."""
        data = files.encoded("".join(self._waiting))
        self._waiting.clear()
        self._size = 0
        self._file.write(data)
        self._file.flush()


@contextmanager
def _source(name: str) -> Iterator[BinaryIO]:
    with ExitStack() as stack:
        with blaming(label(name)):
            file = stack.enter_context(opened(name))
        yield file


@contextmanager
def _sink(name: str) -> Iterator[_Sink]:
    if name == "-":
        if sys.stdout is None:
            raise Unreadable("standard output is closed")
        sys.stdout.flush()
        sink = _Sink(TerminalBytes(sys.stdout) if sys.stdout.isatty() else sys.stdout.buffer)
        yield sink
        sink.flush()
        return
    with blaming(shown(name)), files.replacing(name, streams=True) as file:
        sink = _Sink(file)
        yield sink
        sink.flush()
