"""``sudoku-dlx solve``: prints the solution of each puzzle, or why there is none."""

from argparse import ArgumentParser, Namespace

from solver_core.batch.solved import SolveAnswers
from solver_core.cli import puzzles
from solver_core.cli.answering import answer_each
from solver_core.cli.arguments import add_engine, natural
from solver_core.sudoku.engines import Answerer

EXAMPLES = (
    ("solve puzzles.txt", "a solution on each line"),
    ("solve ..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", "one puzzle"),
    ("solve --json january.sdm february.sdm.gz", "several files, one of them compressed"),
    ("solve --resume -o solved.txt puzzles.txt", "can be interrupted: the same command goes on"),
    ("solve --limit 3 puzzle.sdk", "three solutions of each puzzle at most"),
)


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `solve`."""
    puzzles.batch_arguments(parser)
    add_engine(parser)
    parser.add_argument(
        "--limit",
        type=natural,
        metavar="N",
        help="print at most N solutions of each puzzle (otherwise one, and whether it is the only one)",
    )


def run(options: Namespace) -> int:
    """Solve every puzzle; returns 0 if each has exactly one solution, 1 if not, 2 if a line cannot be read."""
    return answer_each(options, SolveAnswers(Answerer(options.engine), options.limit, options.json))
