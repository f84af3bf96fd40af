"""Shared by the commands for puzzles: puzzles from files, standard input or the command line."""

import errno
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import BytesIO, UnsupportedOperation
from typing import BinaryIO

from solver_core.cli.arguments import add_json, add_output, natural
from solver_core.cli.streams import Unreadable, blaming, report, shown
from solver_core.cover import Problem, ProblemError, Rule, texts
from solver_core.errors import format_texts
from solver_core.formats import Confidence, Fault, FormatError, Reading, disk, files, several, unpacking
from solver_core.formats.data import json_text
from solver_core.formats.detection import may_be_board, read
from solver_core.formats.lists import hodoku, line
from solver_core.sudoku.grid import Grid

PUZZLE = "the puzzle given"
"""The name of a puzzle given as an argument."""


def batch_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of commands that answer any number of puzzles."""
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="*",
        help="a file with one or many puzzles, which may be compressed; or a puzzle; - or nothing: standard input",
    )
    add_output(parser)
    add_json(parser)
    parser.add_argument(
        "--workers",
        metavar="N",
        type=natural,
        help="processes that work at the same time (one for each processor); the order is kept",
    )
    parser.add_argument("--strict", action="store_true", help="stop at the first line that cannot be read")
    parser.add_argument(
        "--resume",
        action="store_true",
        help="keep what is done when the run is interrupted, and go on there; needs --output",
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="work on a cluster of dask.distributed, such as tcp://host:8786; files are on storage that all share",
    )


def search_arguments(parser: ArgumentParser) -> None:
    """Add the arguments that say which puzzle or problem of a file is searched, and how."""
    kinds, rules = [kind.id for kind in texts.KINDS], [str(rule) for rule in Rule]
    kind = "read an exact cover problem of this kind (otherwise a puzzle, or what it looks like)"
    parser.add_argument("--kind", choices=kinds, help=kind)
    parser.add_argument("--puzzle", type=natural, default=1, metavar="N", help="which puzzle of a collection")
    rule = "how the next item is chosen"
    parser.add_argument("--rule", choices=rules, default=str(Rule.FEWEST), help=rule)
    parser.add_argument("--seed", type=natural, default=1, metavar="N", help="what shuffled ties come from")


def reading(name: str) -> Reading:
    """The puzzles in a file, or in standard input for "-"; read as a whole.

    Raises:
        Unreadable: it cannot be read.
    """
    with blaming(label(name), (OSError, FormatError)):
        return read(_text(name))


def reading_or_problem(name: str, kind: str | None) -> Reading | Problem:
    """The puzzles of a file; or an exact cover problem, if it is of this kind, or looks like one and not like a puzzle.

    Raises:
        Unreadable: it cannot be read.
    """
    with blaming(label(name), (OSError, FormatError, ProblemError)):
        text = _text(name)
        if kind is None:
            try:
                return read(text)
            except FormatError:
                kind = texts.kind_of(text)
                if kind is None or (kind == "dlx" and may_be_board(text)):
                    raise
        return texts.read(text, kind)


def chosen(reading: Reading, options: Namespace) -> Grid:
    """The puzzle of a file that `--puzzle` names; what could not be read is reported.

    Raises:
        Unreadable: the file has fewer.
    """
    found = reading.puzzles
    for fault in () if options.quiet else reading.faults:
        report(f"sudoku-dlx: {label(options.file)}: {fault_text(fault)}")
    if options.puzzle > len(found):
        message = f"there is no puzzle {options.puzzle}; the file has {len(found)}"
        raise Unreadable(f"{label(options.file)}: {message}")
    grid: Grid = found[options.puzzle - 1].givens
    return grid


def _text(name: str) -> str:
    with opened(name) as file:
        return files.text_from(unpacking.FullFile(unpacking.unpacked(file)))


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """A stream: a file, standard input for "-", or a puzzle given as the argument.

    Raises:
        OSError: it cannot be opened.
    """
    if is_puzzle(name):
        yield BytesIO(name.encode("utf-8", "surrogateescape"))
        return
    if name != "-":
        with disk.open_stream(name) as file:
            yield file
        return
    if sys.stdin is None:
        raise OSError(errno.EBADF, "it is closed")
    try:
        # Unbuffered: a thread that waits for a pipe must not hold the buffer's lock at exit.
        standard = open(sys.stdin.fileno(), "rb", buffering=0, closefd=False)  # noqa: SIM115 - the descriptor stays open
    except UnsupportedOperation:
        yield sys.stdin.buffer
        return
    with standard:
        yield standard


def is_puzzle(name: str) -> bool:
    """Whether an argument is a puzzle rather than a file name."""
    # os.path.exists also returns False for names that are too long or contain NUL.
    if name == "-" or os.path.exists(name):  # noqa: PTH110 - pathlib raises in Python 3.11
        return False
    looks_like_cells = len(name) > 40 and not name.strip("0123456789._*")
    if looks_like_cells or "\n" in name or "://" in name or line.find(name) is not None:
        return True
    if several.HINT.search(name) is not None or json_text.begins_object(name):
        return True
    return hodoku.detect(name) >= Confidence.LIKELY  # with entries among its cells


def label(name: str) -> str:
    """The name of an argument in messages."""
    return PUZZLE if is_puzzle(name) else shown(name)


def remarks(dropped: Iterable[str], said: Iterable[str]) -> list[str]:
    """The remarks on an input: what was dropped and what was decided, by their codes."""
    left_out = [f"left out: {format_texts.DROPPED[code]}" for code in dropped]
    return left_out + [format_texts.SAID[code] for code in said]


def fault_text(fault: Fault) -> str:
    """Where a line is wrong, and why."""
    column = f", column {fault.column}" if fault.column else ""
    return f"line {fault.line}{column}: {fault.message}"
