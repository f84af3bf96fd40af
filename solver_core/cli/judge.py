"""``sudoku-dlx judge``: answers the input of an online judge."""

import sys
from argparse import ArgumentParser, Namespace

from solver_core.cli import streams
from solver_core.cli.judges import JUDGES
from solver_core.cli.judges.words import JudgeInput

EXAMPLES = (
    ("judge --list", "the problems, each with a sample"),
    ("judge acwing-166 < input", "the answers to an input"),
)


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `judge`."""
    parser.add_argument("id", metavar="ID", nargs="?", choices=[*JUDGES], help="the judge and its problem")
    parser.add_argument("--list", action="store_true", help="print all of them, each with a sample")


def run(options: Namespace) -> int:
    """Answer standard input; returns 2 if it does not have the problem's format."""
    with streams.results(None) as out:
        if options.list:
            for name, judge in JUDGES.items():
                print(
                    f"{name}: {judge.title}\n{_shown('<', judge.given)}{_shown('>', judge.expected)}",
                    file=out,
                )
            return 0
        if options.id is None:
            raise streams.Unreadable("judge: name one of the problems; --list prints them")
        if sys.stdin is None:
            raise streams.Unreadable("standard input is closed")
        for answer in JUDGES[options.id].answer(JudgeInput(sys.stdin.buffer)):
            out.write(answer)
    return 0


def _shown(mark: str, text: str) -> str:
    return "".join(f"  {mark} {line}\n" for line in text.splitlines())
