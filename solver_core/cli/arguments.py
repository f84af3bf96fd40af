"""Arguments shared by several commands: numbers, and where results go; what is wrong is said as argparse says it."""

from argparse import ArgumentParser, ArgumentTypeError


def natural(text: str) -> int:
    """A whole number from 1, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def from_zero(text: str) -> int:
    """A whole number from 0, for argparse."""
    if not text.isdecimal():
        raise ArgumentTypeError(f"{text!r} is not a whole number from 0")
    return int(text)


def add_output(parser: ArgumentParser, what: str = "results") -> None:
    """Add the option that names a file instead of standard output."""
    text = f"write the {what} here instead of to standard output"
    parser.add_argument("-o", "--output", metavar="FILE", help=text)


def add_json(parser: ArgumentParser) -> None:
    """Add the option for results as JSON Lines."""
    parser.add_argument("--json", action="store_true", help="a JSON object on each line")


def add_quiet(parser: ArgumentParser) -> None:
    """Add `--quiet`, which all commands have."""
    parser.add_argument(
        "-q", "--quiet", action="store_true", help="no progress, and no messages but what ends the command"
    )


def add_engine(parser: ArgumentParser) -> None:
    """Add `--engine`, which says how puzzles are searched."""
    from solver_core.sudoku.engines import Answerer  # noqa: PLC0415 - doubles the startup time

    names = [str(answerer) for answerer in Answerer]
    default = str(Answerer.BITBOARD)
    parser.add_argument(
        "--engine", choices=names, default=default, help=f"how puzzles are searched ({default})"
    )
