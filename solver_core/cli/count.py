"""``sudoku-dlx count``: how many solutions each puzzle has."""

import json
from argparse import ArgumentParser, Namespace

from solver_core.cli import puzzles
from solver_core.cli.arguments import natural
from solver_core.sudoku import many
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import count_solutions


def arguments(parser: ArgumentParser) -> None:
    """The arguments of this command."""
    puzzles.arguments(parser)
    parser.add_argument("--limit", type=natural, metavar="N", help="count no further than N (otherwise all)")
    parser.add_argument("--engine", choices=[*Engine], default=Engine.DLX, help="how puzzles are searched")
    parser.add_argument("--json", action="store_true", help="a JSON object on each line")


def run(options: Namespace) -> int:
    """Count for every puzzle; 0 when each count is one, 1 when not, 2 when a line cannot be read."""
    engine = Engine(options.engine)

    def answer(first: int, digits: bytes) -> puzzles.Answers:
        lines, all_single = [], True
        for index, known in enumerate(many.solve(digits, engine).counts):
            grid = Grid(digits[81 * index : 81 * index + 81])
            solutions, reason = _counted(grid, known, options.limit, engine)
            lines.append(_line(first + index, grid, solutions, reason, options))
            all_single = all_single and solutions == 1
        return lines, all_single

    return puzzles.answer_each(options, answer)


def _counted(grid: Grid, known: int, limit: int | None, engine: Engine) -> tuple[int, str]:
    """How many, when some are known: none, one, or two, which stands for more."""
    if known == many.CONTRADICTORY:
        return 0, str(ContradictionError(grid.conflicts()))
    if known < 2 or limit == 1:
        return min(known, limit or 1), ""
    return count_solutions(grid, limit, engine), ""


def _line(number: int, grid: Grid, solutions: int, reason: str, options: Namespace) -> str:
    if not options.json:
        return f"{solutions}  # {reason}" if reason else str(solutions)
    counted_all = options.limit is None or solutions < options.limit
    held = {"number": number, "puzzle": str(grid), "solutions": solutions, "all": counted_all}
    return json.dumps(held | ({"reason": reason} if reason else {}))
