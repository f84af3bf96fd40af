"""``sudoku-dlx rate``: how hard puzzles are for people, a line for each."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from dataclasses import dataclass

from solver_core.batch import AnsweredPuzzles
from solver_core.batch.chunks import NUMBER, numbered
from solver_core.cli import puzzles
from solver_core.cli.answering import answer_each
from solver_core.hints.techniques import BY_ID
from solver_core.sudoku import many
from solver_core.sudoku.grid import Grid

EXAMPLES = (
    ("rate puzzles.txt", "level, score and hardest technique of each puzzle"),
    ("rate --workers 2 --json puzzles.txt", "on two processors, as JSON"),
)


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `rate`."""
    puzzles.batch_arguments(parser)


def run(options: Namespace) -> int:
    """Rate every puzzle; 0 when each has exactly one solution, 1 when not, 2 when a line cannot be read."""
    return answer_each(options, RateAnswers(options.json))


@dataclass(frozen=True, slots=True)
class RateAnswers:
    """What this command says of some puzzles."""

    as_json: bool

    def __call__(self, digits: bytes, threads: int | None = None) -> AnsweredPuzzles:
        """One text for each of the puzzles, which lie one after the other in `digits`."""
        counts = many.solve(digits, threads=threads).counts
        grids = [digits[at : at + 81] for at in range(0, len(digits), 81)]
        texts = [self._text(grid, count) for grid, count in zip(grids, counts, strict=True)]
        return AnsweredPuzzles(texts, all(count == 1 for count in counts))

    def _text(self, digits: bytes, count: int) -> str:
        reason = puzzles.why_nothing_to_do(digits, count)
        found: dict[str, object] = {"reason": reason} if reason else rating(digits)
        if self.as_json:
            return numbered({"puzzle": str(Grid(digits)), "answer": puzzles.ANSWERS[count], **found})
        if reason:
            return f"# puzzle {NUMBER}: {reason}"
        return f"{found['level']}\t{found['score']}\t{BY_ID[str(found['hardest'])].name}"


def rating(digits: bytes) -> dict[str, object]:
    """How hard one puzzle is; in whatever process."""
    from solver_core.hints import finder  # noqa: PLC0415 - half a second, and only here

    found = finder.rate(Grid(digits))
    used = Counter(step.technique for step in found.steps)
    return {"level": found.level, "score": found.score, "hardest": found.hardest, "techniques": dict(used)}
