"""``sudoku-dlx count``: how many solutions each puzzle has."""

from argparse import ArgumentParser, Namespace
from dataclasses import dataclass

from solver_core.batch import AnsweredPuzzles
from solver_core.batch.chunks import numbered
from solver_core.cli import puzzles
from solver_core.cli.answering import answer_each
from solver_core.cli.arguments import add_engine, natural
from solver_core.sudoku import many
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.engines import Answerer
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import count_solutions

EXAMPLES = (
    ("count puzzle.sdk", "how many solutions there are"),
    ("count --limit 2 --json puzzles.txt.gz", "whether each puzzle has exactly one, as JSON"),
    ("count -q -o counts.txt puzzles.txt", "into a file, without a word"),
)


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `count`."""
    puzzles.batch_arguments(parser)
    parser.add_argument("--limit", type=natural, metavar="N", help="count no further than N (otherwise all)")
    add_engine(parser)


def run(options: Namespace) -> int:
    """Count for every puzzle; 0 when each count is one, 1 when not, 2 when a line cannot be read."""
    return answer_each(options, CountAnswers(Answerer(options.engine), options.limit, options.json))


@dataclass(frozen=True, slots=True)
class CountAnswers:
    """What this command says of some puzzles."""

    engine: Answerer
    limit: int | None
    as_json: bool

    def __call__(self, digits: bytes, threads: int | None = None) -> AnsweredPuzzles:
        """One text for each of the puzzles, which lie one after the other in `digits`."""
        found = many.solve(digits, self.engine, threads)
        if found.all_unique and not self.as_json:
            return AnsweredPuzzles(["1"] * len(found.counts), is_yes=True)
        texts, all_single = [], True
        for index, known in enumerate(found.counts):
            grid = Grid(digits[81 * index : 81 * index + 81])
            solutions, reason = self._counted(grid, known)
            texts.append(self._text(grid, solutions, reason))
            all_single = all_single and solutions == 1
        return AnsweredPuzzles(texts, all_single)

    def _counted(self, grid: Grid, known: int) -> tuple[int, str]:
        """How many, when some are known: none, one, or two, which stands for more."""
        if known == many.CONTRADICTORY:
            return 0, str(ContradictionError(grid.conflicts()))
        if known < 2 or (self.limit and self.limit <= known):
            return min(known, self.limit or known), ""
        return count_solutions(grid, self.limit, self.engine), ""

    def _text(self, grid: Grid, solutions: int, reason: str) -> str:
        if not self.as_json:
            return f"{solutions}  # {reason}" if reason else str(solutions)
        counted_all = self.limit is None or solutions < self.limit
        data = {"puzzle": str(grid), "solutions": solutions, "all": counted_all}
        more = {"reason": reason} if reason else {}
        return numbered(data | more)
