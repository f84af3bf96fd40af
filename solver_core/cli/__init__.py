"""The command line: ``sudoku-dlx COMMAND``; results to stdout, messages to stderr.

Exit status: 0 done; 1 an answer of "no" (no solution, not unique, contradictory); 2 bad usage or unreadable
input, with one line on stderr that names file, line and cause; 130 interrupted.
"""

import os
import sys
from argparse import Action, ArgumentParser
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import UnsupportedOperation
from typing import NoReturn

from solver_core import compiled
from solver_core.cli.streams import Unreadable

BAD_INPUT, INTERRUPTED = 2, 130

_COMMANDS = {
    "solve": "print the solution of each puzzle, or a comment line with the reason why it has none",
    "count": "print how many solutions each puzzle has",
    "convert": "write the puzzles of a file in another format",
    "formats": "print what can be read and written",
    "trace": "print the events of the search, one JSON object a line",
    "bench": "measure how fast puzzles and problems are solved here, and searches moved",
}
"""Each is a module of this package with `arguments(parser)` and `run(options) -> status`, loaded when it is called."""


class _Version(Action):
    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        from importlib.metadata import version  # noqa: PLC0415 - a fifth of the time that a command needs to start

        kind = "compiled" if compiled else "uncompiled"
        print(f"{parser.prog} {version('dancing-sudoku')}, {kind}")
        parser.exit()


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message}; see {self.prog} --help\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; answer its exit status."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    options = _parser(next((word for word in given if not word.startswith("-")), "")).parse_args(given)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except (Unreadable, OSError) as error:
        return _failed(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _parser(called: str) -> ArgumentParser:
    parser = _Parser(prog="sudoku-dlx", description="Sudoku and exact cover by Dancing Links.")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and exit")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, told in _COMMANDS.items():
        sub = commands.add_parser(name, help=told, description=told)
        if name == called:
            command = import_module(f"{__name__}.{name}")
            command.arguments(sub)
            sub.set_defaults(run=command.run)
    return parser


def _failed(error: Exception) -> int:
    if isinstance(error, OSError):
        # Python must not complain again when it closes stdout; a stdout without a file has nothing to close.
        with suppress(UnsupportedOperation):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return 0  # whoever read the results has enough
    print(f"sudoku-dlx: {error}", file=sys.stderr)
    return BAD_INPUT
