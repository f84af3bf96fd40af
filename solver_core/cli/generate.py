"""``sudoku-dlx generate``: makes puzzles to order, one per line; the same seed prints the same puzzles."""

import json
import secrets
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from itertools import islice

from solver_core.cli import streams
from solver_core.cli.arguments import add_json, add_output, from_zero, natural
from solver_core.cli.streams import Unreadable
from solver_core.generation import SYMMETRIES, Made, PuzzleRequest, PuzzleRequestError, attempts
from solver_core.hints import Difficulty
from solver_core.hints.techniques import BY_ID
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid, GridError

EXAMPLES = (
    ("generate --count 3 --seed 7", "three puzzles, each time the same"),
    ("generate --level hard --symmetry 'half turn' --seed 1", "hard for people, and symmetric"),
    ("generate --level medium --json --seed 2", "with level, score and technique"),
)


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `generate`."""
    levels = [str(level) for level in Difficulty]
    parser.add_argument("--count", metavar="N", type=natural, default=1, help="how many puzzles (1)")
    parser.add_argument("--level", choices=levels, help="how hard they are for people")
    parser.add_argument(
        "--symmetry", choices=SYMMETRIES, default="none", help="of the pattern of givens (none)"
    )
    parser.add_argument("--givens", metavar="N", type=natural, help="exactly N givens")
    parser.add_argument(
        "--minimal", action="store_true", help="no given can be left out, which is rare with a symmetry"
    )
    parser.add_argument("--technique", metavar="ID", help="needed on the way to the solution, such as x_wing")
    parser.add_argument(
        "--without", metavar="ID", action="append", default=[], help="not needed; may be given more than once"
    )
    parser.add_argument(
        "--pattern",
        metavar="CELLS",
        help="81 characters: . or 0 where no given may be, anything else where one is",
    )
    parser.add_argument(
        "--seed",
        metavar="N",
        type=from_zero,
        help="makes the same puzzles again; by default another each time",
    )
    parser.add_argument(
        "--most", metavar="N", type=natural, default=100_000, help="attempts before it gives up (100000)"
    )
    add_output(parser, "puzzles")
    add_json(parser)


def run(options: Namespace) -> int:
    """Make puzzles; returns 0 if all are made, 1 if the attempts ran out."""
    seed = secrets.randbits(32) if options.seed is None else options.seed
    made = 0
    with streams.results(options.output) as out:
        for found in islice(attempts(_request(options), seed), options.most):
            if found is not None:
                made += 1
                out.write(_line(found, as_json=options.json) + "\n")
                out.flush()
            if made == options.count:
                return 0
    if not options.quiet:
        streams.report(
            f"sudoku-dlx: {made} of {options.count} puzzles in {options.most} attempts; use --most for more, "
            "or ask for less"
        )
    return 1


def _request(options: Namespace) -> PuzzleRequest:
    try:
        return PuzzleRequest(
            level=Difficulty(options.level) if options.level else None,
            technique=options.technique,
            without=frozenset(options.without),
            symmetry=options.symmetry,
            givens=options.givens,
            is_minimal=options.minimal,
            pattern=_pattern(options.pattern) if options.pattern else None,
        )
    except PuzzleRequestError as error:
        techniques = f"; techniques: {', '.join(BY_ID)}" if error.code == "generate.technique" else ""
        raise Unreadable(f"{error}{techniques}") from None


def _pattern(text: str) -> frozenset[int]:
    if len(text) != len(CELLS):
        raise Unreadable(f"--pattern: {GridError('grid.count', count=len(text))}")
    return frozenset(cell for cell, sign in enumerate(text) if sign not in ".0")


def _line(made: Made, *, as_json: bool) -> str:
    if not as_json:
        return str(made.puzzle)
    data = {key: value for key, value in asdict(made).items() if value and key != "puzzle"}
    return json.dumps({"puzzle": str(Grid(made.puzzle.digits)), **data})
