"""``sudoku-dlx solve``: a line for each puzzle, its solution or the reason why there is none."""

import json
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass

from solver_core.cli import puzzles
from solver_core.sudoku import encoding, many
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.survey import Survey


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
    """The arguments of this command."""
    puzzles.arguments(parser)
    parser.add_argument("--engine", choices=[*Engine], default=Engine.DLX, help="how puzzles are searched")
    parser.add_argument("--json", action="store_true", help="a JSON object on each line")


def run(options: Namespace) -> int:
    """Solve every puzzle; 0 when each has exactly one solution, 1 when not, 2 when a line cannot be read."""
    engine = Engine(options.engine)

    def answer(first: int, digits: bytes) -> puzzles.Answers:
        found = many.solve(digits, engine)
        texts = found.texts()
        if found.all_unique and not options.json:
            return texts, True
        lines = []
        for index, (solutions, text) in enumerate(zip(found.counts, texts, strict=True)):
            result = _result(Grid(digits[81 * index : 81 * index + 81]), solutions, text, engine)
            number = first + index
            lines.append(result.json(number) if options.json else result.line(number))
        return lines, found.all_unique

    return puzzles.answer_each(options, answer)


def _result(grid: Grid, solutions: int, solution: str, engine: Engine) -> Result:
    """What is to be said of a puzzle, of whose solutions so many are known."""
    puzzle = str(grid)
    if solutions == many.CONTRADICTORY:
        return Result(puzzle, "contradictory", reason=str(ContradictionError(grid.conflicts())))
    if solutions == 0:
        return Result(puzzle, "none", reason=_why_none(grid, engine))
    if solutions > 1:
        return Result(puzzle, "several", solution, "one of several solutions")
    return Result(puzzle, "unique", solution)


def _why_none(grid: Grid, engine: Engine) -> str | None:
    """Where the search fails; it is gone through again, in full."""
    survey = Survey(grid, engine)
    survey.go()
    verdict = survey.verdict()
    if verdict.dead_end is None:
        return None
    item = encoding.problem().names[verdict.dead_end.item]
    return f"no solution; dead ends: {verdict.dead_ends}, the first: no option left for '{item}'"
