"""What the commands for puzzles share: puzzles from a file or standard input, and an answer for each."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from typing import TextIO

from solver_core import formats
from solver_core.cli.streams import Unreadable, report, results, shown
from solver_core.formats import Fault, FormatError, Reading
from solver_core.formats.collection import Collection
from solver_core.sudoku.puzzle import Puzzle


def arguments(parser: ArgumentParser) -> None:
    """The arguments that these commands share."""
    parser.add_argument(
        "file", metavar="FILE", help="a file with one or many puzzles, or - for standard input"
    )
    parser.add_argument(
        "--output", metavar="FILE", help="write the results here instead of to standard output"
    )


def reading(name: str) -> Reading:
    """The puzzles in a file, or in standard input for "-".

    Raises:
        Unreadable: there is nothing to be read.
    """
    try:
        if name == "-":
            if sys.stdin is None:
                raise Unreadable(f"{shown(name)}: it is closed")
            return formats.load_from(sys.stdin.buffer)
        return formats.load(name)
    except FormatError as error:
        raise Unreadable(f"{shown(name)}: {error}") from None
    except OSError as error:
        raise Unreadable(f"{shown(name)}: {error.strerror}") from None


BATCH = 2000
"""Puzzles that are answered at a time."""

Answers = tuple[list[str], bool]
"""A line for each puzzle, and whether all of them are a plain yes."""


def in_order(reading: Reading) -> Iterator[range | Fault]:
    """Runs of puzzles, by their indices, and faults, in the order in which they stand in the file."""
    at = 0
    for fault in reading.faults:
        yield from _batches(at, fault.puzzles_before)
        at = max(at, fault.puzzles_before)
        yield fault
    yield from _batches(at, len(reading.puzzles))


def _batches(start: int, end: int) -> Iterator[range]:
    for at in range(start, end, BATCH):
        yield range(at, min(at + BATCH, end))


def answer_each(options: Namespace, answer: Callable[[int, bytes], Answers]) -> int:
    """Print a line for each puzzle, and one for each line of the file that is none.

    Args:
        options: of the command: file, output, json.
        answer: the lines for some puzzles, given the number of the first, from 1, and 81 digits of each.

    Returns:
        The exit status: 0 when all answers are yes, 1 when not, 2 when a line could not be read.
    """
    status = 0
    with results(options.output) as out:
        found = reading(options.file)
        for part in in_order(found):
            if isinstance(part, Fault):
                _report_fault(options, part, out)
                status = 2
            else:
                lines, yes = answer(part.start + 1, _digits(found.puzzles, part))
                out.write("".join(f"{line}\n" for line in lines))
                status = max(status, int(not yes))
    return status


def _digits(puzzles: Sequence[Puzzle], part: range) -> bytes:
    if isinstance(puzzles, Collection):
        return puzzles.digits[81 * part.start : 81 * part.stop]
    return b"".join(puzzle.givens.digits for puzzle in puzzles[part.start : part.stop])


def _report_fault(options: Namespace, fault: Fault, out: TextIO) -> None:
    reason = fault_text(fault)
    unreadable = {"answer": "unreadable", "reason": reason}
    print(json.dumps(unreadable) if options.json else f"# {reason}", file=out)
    report(f"sudoku-dlx: {shown(options.file)}: {reason}")


def fault_text(fault: Fault) -> str:
    """Where a line is wrong, and why."""
    column = f", column {fault.column}" if fault.column else ""
    return f"line {fault.line}{column}: {fault.message}"
