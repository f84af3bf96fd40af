"""The command line: ``sudoku-dlx COMMAND``; results to stdout, messages to stderr.

`main` turns every error into one line on stderr and one of the `STATUSES`.
"""

import sys
from argparse import Action, ArgumentError, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from textwrap import wrap
from typing import Any, NoReturn

from solver_core.cli import streams
from solver_core.cli.arguments import add_quiet
from solver_core.cli.streams import Unreadable
from solver_core.errors.quoting import unexpected

BAD_INPUT, FAILED, INTERRUPTED, CUT_OFF = 2, 3, 130, 141

STATUSES = {
    0: "Done.",
    1: 'The answer for some puzzle or problem is no: no solution, or more than one. With --json "answer" says which.',
    BAD_INPUT: "Wrong usage, or a file that cannot be read or written; messages say where and why.",
    FAILED: "Something that could be read has no answer: a process was killed, memory was short, or this program"
    " failed; messages say what.",
    INTERRUPTED: "Interrupted (128 and the number of the signal).",
    CUT_OFF: "The reader of the results has closed them before their end.",
}
"""The meaning of each exit status; of several that apply, the greatest is given."""

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
    "page": "write a web page in which the search of a small problem runs, for any browser",
    "help": "explain the program, or a command",
}
"""Each is a module of this package with `arguments(parser)` and `run(options) -> status`, imported on demand."""


ALL = "*"
"""Instead of the name of a command: the arguments of all."""

_WIDTH = 78


class _Version(Action):
    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        from solver_core import __version__, processor, uncompiled  # noqa: PLC0415 - only needed here

        why = uncompiled.reason()
        kind = (
            f"compiled for {processor.suits(processor.kernel('solver_core.cover.answers.bitsets'))}"
            if why is None
            else f"uncompiled: {why}"
        )
        with streams.results(None) as out:
            print(f"{parser.prog} {__version__}, {kind}", file=out)
        parser.exit()


class _Parser(ArgumentParser):
    def __init__(self, **settings: Any) -> None:
        # Otherwise a new option could change the meaning of scripts.
        super().__init__(allow_abbrev=False, **settings)

    # Its four overloads in the standard library differ only in the namespace.
    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Namespace, list[str]]:  # type: ignore[override]
        options, rest = super().parse_known_args(args, namespace)
        if rest:
            near = next(filter(None, (_near(word, self._option_string_actions) for word in rest)), "")
            self.error(f"unrecognized arguments: {' '.join(rest)}{near}")
        return options, rest

    def _check_value(self, action: Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except ArgumentError:
            near = _near(value, action.choices or ())
            if not near:
                raise
            raise ArgumentError(action, f"invalid choice: {value!r}{near}") from None

    def error(self, message: str) -> NoReturn:
        streams.report(f"{self.prog}: {message}; see {self.prog} --help")
        self.exit(BAD_INPUT)

    def print_help(self, file: object = None) -> None:  # noqa: ARG002 - the stream is known here
        # argparse would ignore write errors.
        with streams.results(None) as out:
            out.write(self.format_help())


def _near(word: str, known: Iterable[str]) -> str:
    """A "did you mean" question, if a known word is similar."""
    from difflib import get_close_matches  # noqa: PLC0415 - only for typos

    found = get_close_matches(word.partition("=")[0], list(known), 1)
    return f"; did you mean {found[0]}?" if found else ""


def main(arguments: Sequence[str] | None = None, *, started: Callable[[], object] = bool) -> int:
    """Run one command; return its exit status.

    Args:
        arguments: the command line without the program's name; by default that of this process.
        started: called when everything is loaded and the command starts to work.
    """
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        status = _status(given, started)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt as interrupt:
        return next(iter(interrupt.args), INTERRUPTED)
    except Exception as error:  # noqa: BLE001 - reported in one line, with the place where it was raised
        return _failed(error)
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


def parser_of(called: str, explained: str = "") -> ArgumentParser:
    """The parser with the arguments of one command; the other commands are not loaded.

    Args:
        called: the command, or `ALL`.
        explained: return the parser of this command itself.
    """
    parser = _Parser(
        prog="sudoku-dlx",
        description="Sudoku and exact cover by Dancing Links.",
        epilog="sudoku-dlx help COMMAND explains a command, with examples.",
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
            add_quiet(sub)
            sub.description = "\n".join(wrap(text[0].upper() + text[1:] + ".", _WIDTH))
            sub.epilog = _examples(command.EXAMPLES)
            sub.set_defaults(run=command.run)
    return commands.choices[explained] if explained else parser


def _examples(examples: Sequence[tuple[str, str]]) -> str:
    return "examples:\n" + "\n".join(f"  # {about}\n  sudoku-dlx {words}" for words, about in examples)


def _failed(error: Exception) -> int:
    if isinstance(error, OSError):
        streams.silence(sys.stdout)
    if isinstance(error, BrokenPipeError):
        return CUT_OFF
    if isinstance(error, OSError) and not error.filename:
        streams.report(f"sudoku-dlx: standard output: {error.strerror}")
    elif isinstance(error, Unreadable | OSError):
        streams.report(f"sudoku-dlx: {error}")
    else:
        # The class of the second is not loaded by most commands.
        is_known = isinstance(error, streams.Failed) or getattr(error, "code", "") == "hints.missing"
        streams.report(f"sudoku-dlx: {error if is_known else unexpected(error)}")
        return FAILED
    return BAD_INPUT
