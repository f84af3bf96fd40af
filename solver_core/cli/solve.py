"""``sudoku-dlx solve``: a line for each puzzle, its solution or the reason why there is none."""

import json
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass

from solver_core.cli import streams
from solver_core.sudoku import encoding
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.survey import Answer, Survey, Verdict

NAME = "solve"
HELP = "print the solution of each puzzle, or a comment line with the reason why it has none"

_WORDS = {Answer.FOUND: "unique", Answer.SEVERAL: "several", Answer.NONE: "none"}


@dataclass(frozen=True, slots=True)
class Result:
    """What is printed for one puzzle: its answer in a word, a solution, a reason."""

    puzzle: str
    answer: str
    solution: str | None = None
    reason: str | None = None

    def line(self, number: int) -> str:
        """As text: the solution alone, or behind a # why it is not simply that."""
        if self.solution and self.reason:
            return f"{self.solution}  # {self.reason}"
        return self.solution or f"# puzzle {number}: {self.reason}"

    def json(self, number: int) -> str:
        """As one line of JSON."""
        held = {"number": number, "puzzle": self.puzzle, "answer": self.answer}
        more = {"solution": self.solution, "reason": self.reason}
        return json.dumps(held | {key: value for key, value in more.items() if value})


def arguments(parser: ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("--json", action="store_true", help="a JSON object on each line")


def run(options: Namespace) -> int:
    """Solve every puzzle; 0 when each has exactly one solution, 1 when not, 2 when a line cannot be read."""

    def answer(number: int, grid: Grid) -> tuple[str, bool]:
        result = solved(grid)
        line = result.json(number) if options.json else result.line(number)
        return line, result.answer == "unique"

    return streams.answer_each(options, answer)


def solved(grid: Grid) -> Result:
    """One puzzle and what is to be said of it."""
    try:
        survey = Survey(grid)
    except ContradictionError as error:
        return Result(str(grid), "contradictory", reason=str(error))
    survey.go()
    verdict = survey.verdict()
    solution = str(verdict.solution) if verdict.solution else None
    return Result(str(grid), _WORDS[verdict.answer], solution, _reason(verdict))


def _reason(verdict: Verdict) -> str | None:
    if verdict.answer is Answer.SEVERAL:
        return "one of several solutions"
    if verdict.dead_end is None:
        return None
    item = encoding.problem().names[verdict.dead_end.item]
    return f"no solution; dead ends: {verdict.dead_ends}, the first: no option left for '{item}'"
