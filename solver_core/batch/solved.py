"""The answers of ``sudoku-dlx solve``, away from the command: workers on a cluster import this and no command line."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from solver_core.batch.chunks import ANSWERS, NUMBER, AnsweredPuzzles, AskedPuzzles, numbered
from solver_core.sudoku import encoding, many
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.engines import Answerer
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import solutions, why_no_solution
from solver_core.sudoku.survey import Survey


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
    puzzle, answer = str(grid), ANSWERS[solutions]
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
