"""What all commands share: puzzles from a file or standard input, results to a file or standard output."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO, TextIOWrapper
from typing import TextIO

from solver_core import formats
from solver_core.formats import Fault, FormatError, Reading
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle


class Unreadable(Exception):  # noqa: N818 - it is what the input is, not an accident
    """Input that no command can work on; the message names file, line and cause."""


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


def in_order(reading: Reading) -> Iterator[tuple[int, Puzzle | Fault]]:
    """Puzzles, numbered from 1, and faults (0) in the order in which they stand in the file."""
    faults = list(reading.faults)
    for index, puzzle in enumerate(reading.puzzles):
        while faults and faults[0].puzzles_before <= index:
            yield 0, faults.pop(0)
        yield index + 1, puzzle
    for fault in faults:
        yield 0, fault


def answer_each(options: Namespace, answer: Callable[[int, Grid], tuple[str, bool]]) -> int:
    """Print a line for each puzzle, and one for each line of the file that is none.

    Args:
        options: of the command: file, output, json.
        answer: the line for a puzzle, given its number and grid; and whether its answer is a plain yes.

    Returns:
        The exit status: 0 when all answers are yes, 1 when not, 2 when a line could not be read.
    """
    status = 0
    with results(options.output) as out:
        for number, found in in_order(reading(options.file)):
            if isinstance(found, Fault):
                reason = fault_text(found)
                unreadable = {"answer": "unreadable", "reason": reason}
                print(json.dumps(unreadable) if options.json else f"# {reason}", file=out)
                print(f"sudoku-dlx: {shown(options.file)}: {reason}", file=sys.stderr)
                status = 2
            else:
                line, yes = answer(number, found.givens)
                print(line, file=out)
                status = max(status, int(not yes))
    return status


def fault_text(fault: Fault) -> str:
    """Where a line is wrong, and why."""
    column = f", column {fault.column}" if fault.column else ""
    return f"line {fault.line}{column}: {fault.message}"


def shown(name: str) -> str:
    """How an input is called in messages."""
    if name == "-":
        return "standard input"
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in name)


@contextmanager
def results(name: str | None) -> Iterator[TextIO]:
    """Where results go: standard output, or a file that is replaced once all of them are there."""
    if name is None:
        if sys.stdout is None:
            raise Unreadable("standard output is closed")
        if isinstance(sys.stdout, TextIOWrapper):
            # A faulty line is quoted, and the terminal need not know its signs.
            sys.stdout.reconfigure(errors="backslashreplace")
        yield sys.stdout
        return
    text = StringIO()
    yield text
    try:
        formats.store(name, text.getvalue())
    except OSError as error:
        raise Unreadable(f"{shown(name)}: {error.strerror}") from None
