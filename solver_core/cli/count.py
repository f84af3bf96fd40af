"""``sudoku-dlx count``: how many solutions each puzzle has."""

from argparse import ArgumentParser, Namespace
from dataclasses import dataclass

from solver_core.batch.chunks import ANSWERS, AnsweredPuzzles, AskedPuzzles, numbered
from solver_core.cli import puzzles
from solver_core.cli.answering import answer_each
from solver_core.cli.arguments import add_engine, from_zero
from solver_core.sudoku import many
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.engines import Answerer
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import count_solutions, why_no_solution

LIMIT = 1_000_000
"""The default limit: less than a second of work."""

EXAMPLES = (
    ("count puzzle.sdk", "how many solutions there are"),
    ("count --limit 2 --json puzzles.txt.gz", "whether each puzzle has exactly one, as JSON"),
    ("count -q -o counts.txt puzzles.txt", "into a file, without a word"),
)


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `count`."""
    puzzles.batch_arguments(parser)
    parser.add_argument(
        "--limit",
        type=from_zero,
        metavar="N",
        default=LIMIT,
        help=f"count no further than N, 0 for no limit ({LIMIT})",
    )
    add_engine(parser)


def run(options: Namespace) -> int:
    """Count solutions; returns 0 if every count is one, 1 if not, 2 if a line cannot be read."""
    return answer_each(options, CountAnswers(Answerer(options.engine), options.limit, options.json))


@dataclass(frozen=True, slots=True)
class CountAnswers:
    """Answers puzzles with their number of solutions."""

    engine: Answerer
    limit: int
    as_json: bool

    def __call__(self, asked: AskedPuzzles, threads: int | None = None) -> AnsweredPuzzles:
        """The number of solutions of each puzzle, as text."""
        found = asked.solved(self.engine, threads)
        if found.all_unique and not self.as_json:
            return AnsweredPuzzles(["1"] * len(found.counts), is_yes=True, unused=asked.unused())
        texts = []
        for index, known in enumerate(found.counts):
            grid = asked.grid(index)
            solutions = self._counted(grid, known)
            texts.append(self._text(grid, known, solutions))
        return AnsweredPuzzles(texts, found.all_unique, asked.unused())

    def _counted(self, grid: Grid, known: int) -> int:
        """The number of solutions, where 0, 1 or at least 2 are known."""
        if known == many.CONTRADICTORY:
            return 0
        if known < 2 or 0 < self.limit <= known:
            return min(known, self.limit or known)
        return count_solutions(grid, self.limit or None, self.engine)

    def _text(self, grid: Grid, known: int, solutions: int) -> str:
        counted_all = known < 2 or known == many.CONTRADICTORY or not self.limit or solutions < self.limit
        reason = "" if counted_all else f"or more: the limit is {self.limit}; --limit 0 counts all"
        if known == many.CONTRADICTORY:
            reason = str(ContradictionError(grid.conflicts()))
        elif not known and grid.candidates is not None:
            reason = why_no_solution(grid)
        if not self.as_json:
            return f"{solutions}  # {reason}" if reason else str(solutions)
        answer = ANSWERS[known]
        data = {"puzzle": str(grid), "answer": answer, "solutions": solutions, "all": counted_all}
        more = {"reason": reason} if reason else {}
        return numbered(data | more)
