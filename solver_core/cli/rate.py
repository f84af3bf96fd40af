"""``sudoku-dlx rate``: how hard each puzzle is to solve by hand."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from dataclasses import dataclass

from solver_core.batch.chunks import ANSWERS, NUMBER, AnsweredPuzzles, AskedPuzzles, numbered
from solver_core.cli import puzzles
from solver_core.cli.answering import answer_each
from solver_core.hints import finder
from solver_core.hints.techniques import BY_ID
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import why_nothing_to_do

EXAMPLES = (
    ("rate puzzles.txt", "level, score and hardest technique of each puzzle"),
    ("rate --workers 2 --json puzzles.txt", "on two processors, as JSON"),
)


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `rate`."""
    puzzles.batch_arguments(parser)


def run(options: Namespace) -> int:
    """Rate every puzzle; returns 0 if each has exactly one solution, 1 if not, 2 if a line cannot be read."""
    finder.require()
    return answer_each(options, RateAnswers(options.json))


@dataclass(frozen=True, slots=True)
class RateAnswers:
    """Answers puzzles with their ratings."""

    as_json: bool

    def __call__(self, asked: AskedPuzzles, threads: int | None = None) -> AnsweredPuzzles:
        """The rating of each puzzle, as text."""
        found = asked.solved(threads=threads)
        texts = [self._text(asked.grid(index), count) for index, count in enumerate(found.counts)]
        return AnsweredPuzzles(texts, found.all_unique, asked.unused())

    def _text(self, grid: Grid, count: int) -> str:
        reason = why_nothing_to_do(grid, count)
        found: dict[str, object] = {"reason": reason} if reason else rating(grid)
        if self.as_json:
            return numbered({"puzzle": str(grid), "answer": ANSWERS[count], **found})
        if reason:
            return f"# puzzle {NUMBER}: {reason}"
        return f"{found['level']}\t{found['score']}\t{BY_ID[str(found['hardest'])].name}"


def rating(grid: Grid) -> dict[str, object]:
    """Rate one puzzle; may run in any process."""
    found = finder.rate(grid)
    used = Counter(step.technique for step in found.steps)
    return {"level": found.level, "score": found.score, "hardest": found.hardest, "techniques": dict(used)}
