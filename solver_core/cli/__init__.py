"""The command line: ``sudoku-dlx COMMAND``; results to stdout, messages to stderr.

Exit status: 0 done; 1 an answer of "no" (no solution, not unique, contradictory); 2 bad usage or unreadable
input, with one line on stderr that names file, line and cause; 130 interrupted.
"""

import sys
from argparse import Action, ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from importlib import import_module
from textwrap import wrap
from typing import NoReturn

from solver_core.cli import streams
from solver_core.cli.streams import Unreadable

BAD_INPUT, INTERRUPTED = 2, 130

COMMANDS = {
    "solve": "print the solution of each puzzle, or a comment line with the reason why it has none",
    "count": "print how many solutions each puzzle has",
    "convert": "write the puzzles of a file in another format",
    "formats": "print what can be read and written",
    "hint": "print the next step by which people would solve each puzzle, or all steps",
    "rate": "print how hard each puzzle is for people",
    "generate": "make puzzles of a level, a technique, a symmetry",
    "cover": "print exact covers of a problem, or the fewest options that cover it",
    "judge": "answer the input of an online judge",
    "trace": "print the events of the search, one JSON object a line",
    "bench": "measure how fast puzzles and problems are solved here, and searches moved",
}
"""Each is a module of this package with `arguments(parser)` and `run(options) -> status`, loaded when it is called."""


ALL = "*"
"""Instead of the name of a command: the arguments of all."""

_WIDTH = 78


class _Version(Action):
    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        from solver_core import __version__, processor, uncompiled  # noqa: PLC0415 - asked for by this alone

        why = uncompiled.reason()
        kind = (
            f"compiled for {processor.suits(processor.kernel('solver_core.cover.bitsets'))}"
            if why is None
            else f"uncompiled: {uncompiled.CAUSES[why.cause].format(detail=why.detail)}"
        )
        with streams.results(None) as out:
            print(f"{parser.prog} {__version__}, {kind}", file=out)
        parser.exit()


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        streams.report(f"{self.prog}: {message}; see {self.prog} --help")
        self.exit(BAD_INPUT)

    def print_help(self, file: object = None) -> None:  # noqa: ARG002 - the stream is known here
        # Theirs says nothing where it cannot be written.
        with streams.results(None) as out:
            out.write(self.format_help())


def main(arguments: Sequence[str] | None = None, *, started: Callable[[], object] = bool) -> int:
    """Run one command; return its exit status.

    Args:
        arguments: the words behind the name of the program; by default those that this process was given.
        started: called when everything is loaded and the command begins to work.
    """
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        status = _status(given, started)
        if sys.stdout is not None:
            sys.stdout.flush()
    except (Unreadable, OSError) as error:
        return _failed(error)
    except KeyboardInterrupt as interrupt:
        return next(iter(interrupt.args), INTERRUPTED)
    return status


def _status(given: list[str], started: Callable[[], object]) -> int:
    if not given:
        given = ["--help"]
    try:
        options = parser_of(next((word for word in given if not word.startswith("-")), "")).parse_args(given)
    except SystemExit as end:  # help, the version, or bad usage
        return int(end.code or 0)
    started()
    status: int = options.run(options)
    return status


def parser_of(called: str) -> ArgumentParser:
    """The parser with the arguments of one command; the others are loaded when they are called."""
    parser = _Parser(
        prog="sudoku-dlx",
        description="Sudoku and exact cover by Dancing Links.",
        epilog="sudoku-dlx COMMAND --help explains a command, with examples.",
    )
    parser.add_argument("-V", "--version", action=_Version, nargs=0, help="print the version and exit")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, text in COMMANDS.items():
        sub = commands.add_parser(
            name, help=text, description=text, formatter_class=RawDescriptionHelpFormatter
        )
        if called in {name, ALL}:
            command = import_module(f"{__name__}.{name}")
            command.arguments(sub)
            sub.description = "\n".join(wrap(text[0].upper() + text[1:] + ".", _WIDTH))
            sub.epilog = _examples(command.EXAMPLES)
            sub.set_defaults(run=command.run)
    return parser


def _examples(examples: Sequence[tuple[str, str]]) -> str:
    """What stands below the help of a command."""
    return "examples:\n" + "\n".join(f"  # {about}\n  sudoku-dlx {words}" for words, about in examples)


def _failed(error: Exception) -> int:
    if isinstance(error, OSError):
        streams.silence(sys.stdout)
    if isinstance(error, BrokenPipeError):
        return 0  # the reader of the results has enough
    if isinstance(error, OSError) and not error.filename:
        streams.report(f"sudoku-dlx: standard output: {error.strerror}")
    else:
        streams.report(f"sudoku-dlx: {error}")
    return BAD_INPUT
