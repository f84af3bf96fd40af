"""``sudoku-dlx solve``: prints the solution of each puzzle, or why there is none."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from solver_core.batch import AnsweredPuzzles, AskedPuzzles
from solver_core.batch.chunks import NUMBER, numbered
from solver_core.cli import puzzles
from solver_core.cli.answering import answer_each
from solver_core.cli.arguments import add_engine, natural
from solver_core.sudoku import encoding, many
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.engines import Answerer
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import solutions, why_no_solution
from solver_core.sudoku.survey import Survey

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


@dataclass(frozen=True, slots=True)
class SolveAnswers:
    """Answers puzzles with their solutions."""

    engine: Answerer
    limit: int | None
    as_json: bool

    def __call__(self, asked: AskedPuzzles, threads: int | None = None) -> AnsweredPuzzles:
        """The solution of each puzzle, as text."""
        found = asked.solved(self.engine, threads)
        texts = found.texts()
        if found.all_unique and not self.as_json:
            return AnsweredPuzzles(texts, is_yes=True, unused=asked.unused())
        said = [
            self._said(asked.grid(index), count, text)
            for index, (count, text) in enumerate(zip(found.counts, texts, strict=True))
        ]
        return AnsweredPuzzles(said, found.all_unique, asked.unused())

    def _said(self, grid: Grid, count: int, solution: str) -> str:
        if count > 1 and count != many.CONTRADICTORY and self.limit:
            found = [*self._solutions(grid)]
            return self._several(grid, found)
        result = _result(grid, count, solution, self.engine)
        return result.json() if self.as_json else result.line()

    def _solutions(self, grid: Grid) -> Iterator[str]:
        return map(str, islice(solutions(grid, self.engine), self.limit))

    def _several(self, grid: Grid, found: list[str]) -> str:
        if not self.as_json:
            return "\n".join(found)
        data: dict[str, object] = {"puzzle": str(grid), "answer": "several", "solutions": found}
        return numbered(data)


@dataclass(frozen=True, slots=True)
class Result:
    """The printed line of one puzzle: its answer in a word, a solution, a reason."""

    puzzle: str
    answer: str
    solution: str | None = None
    reason: str | None = None

    def line(self) -> str:
        """The answer as text: the solution, or a remark after # if there is more to say."""
        if self.solution and self.reason:
            return f"{self.solution}  # {self.reason}"
        return self.solution or f"# puzzle {NUMBER}: {self.reason}"

    def json(self) -> str:
        """Puzzle and answer as one line of JSON; solution and reason only where there is one."""
        data: dict[str, object] = {"puzzle": self.puzzle, "answer": self.answer}
        more = {"solution": self.solution, "reason": self.reason}
        return numbered(data | {key: value for key, value in more.items() if value})


def _result(grid: Grid, solutions: int, solution: str, engine: Answerer) -> Result:
    """The result for a puzzle with this number of solutions."""
    puzzle, answer = str(grid), puzzles.ANSWERS[solutions]
    if solutions == many.CONTRADICTORY:
        return Result(puzzle, answer, reason=str(ContradictionError(grid.conflicts())))
    if solutions == 0:
        return Result(puzzle, answer, reason=_why_none(grid, engine))
    if solutions > 1:
        return Result(puzzle, answer, solution, "one of several solutions")
    return Result(puzzle, answer, solution)


def _why_none(grid: Grid, engine: Answerer) -> str | None:
    """Where the search fails, found by repeating it in full."""
    survey = Survey(grid, engine.engine)
    survey.go()
    verdict = survey.verdict()
    if verdict.dead_end is None:
        return None
    item = encoding.problem().names[verdict.dead_end.item]
    reason = why_no_solution(grid)
    return f"{reason}; dead ends: {verdict.dead_ends}, the first: no option left for '{item}'"
