"""``sudoku-dlx count``: how many solutions each puzzle has."""

import json
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from solver_core.cli import streams
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import count_solutions

NAME = "count"
HELP = "print how many solutions each puzzle has"


def natural(text: str) -> int:
    """A whole number from 1, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def arguments(parser: ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("--limit", type=natural, metavar="N", help="count no further than N (otherwise all)")
    parser.add_argument("--json", action="store_true", help="a JSON object on each line")


def run(options: Namespace) -> int:
    """Count for every puzzle; 0 when each count is one, 1 when not, 2 when a line cannot be read."""

    def answer(number: int, grid: Grid) -> tuple[str, bool]:
        solutions, reason = _counted(grid, options.limit)
        return _line(number, grid, solutions, reason, options), solutions == 1

    return streams.answer_each(options, answer)


def _counted(grid: Grid, limit: int | None) -> tuple[int, str]:
    try:
        return count_solutions(grid, limit), ""
    except ContradictionError as error:
        return 0, str(error)


def _line(number: int, grid: Grid, solutions: int, reason: str, options: Namespace) -> str:
    if not options.json:
        return f"{solutions}  # {reason}" if reason else str(solutions)
    counted_all = options.limit is None or solutions < options.limit
    held = {"number": number, "puzzle": str(grid), "solutions": solutions, "all": counted_all}
    return json.dumps(held | ({"reason": reason} if reason else {}))
