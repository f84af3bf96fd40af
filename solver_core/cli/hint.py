"""``sudoku-dlx hint``: the next step of each puzzle, as people would find it; or all steps, or the way to the solution."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from dataclasses import dataclass

from solver_core.batch import AnsweredPuzzles
from solver_core.batch.chunks import NUMBER, numbered
from solver_core.cli import puzzles
from solver_core.cli.answering import answer_each
from solver_core.hints import Position, Step
from solver_core.hints.techniques import BY_ID
from solver_core.sudoku import many
from solver_core.sudoku.grid import Grid

EXAMPLES = (
    ("hint puzzle.sdk", "the next step"),
    ("hint --path --json puzzle.sdk", "all steps to the solution, as JSON"),
)


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `hint`."""
    puzzles.batch_arguments(parser)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--all", action="store_true", help="all steps that are possible now")
    which.add_argument("--path", action="store_true", help="all steps to the solution")


def run(options: Namespace) -> int:
    """Find steps; 0 when each puzzle has exactly one solution, 1 when not, 2 when a line cannot be read."""
    which = "all" if options.all else "path" if options.path else "next"
    return answer_each(options, Hinting(which, options.json))


@dataclass(frozen=True, slots=True)
class Hinting:
    """What this command says of some puzzles: the next step, all of them, or the path."""

    which: str
    as_json: bool

    def __call__(self, digits: bytes, threads: int | None = None) -> AnsweredPuzzles:
        """One text for each of the puzzles, which lie one after the other in `digits`."""
        counts = many.solve(digits, threads=threads).counts
        grids = [Grid(digits[at : at + 81]) for at in range(0, len(digits), 81)]
        texts = [self._text(grid, count) for grid, count in zip(grids, counts, strict=True)]
        return AnsweredPuzzles(texts, all(count == 1 for count in counts))

    def _text(self, grid: Grid, count: int) -> str:
        reason = puzzles.why_nothing_to_do(grid.digits, count)
        steps = [] if reason else [*self._steps(grid)]
        if steps:
            return "\n".join(numbered(step.to_json()) if self.as_json else _line(step) for step in steps)
        reason = reason or "no step was found"
        data = {"answer": puzzles.ANSWERS[count], "reason": reason}
        return numbered(data) if self.as_json else f"# puzzle {NUMBER}: {reason}"

    def _steps(self, grid: Grid) -> Iterable[Step]:
        from solver_core.hints import finder  # noqa: PLC0415 - half a second, and only here

        position = Position.start(grid)
        if self.which == "all":
            return finder.all_steps(position)
        if self.which == "path":
            return finder.path(position)
        step = finder.next_step(position)
        return () if step is None else (step,)


def _line(step: Step) -> str:
    _, changes = str(step).split(": ", 1)
    return f"{BY_ID[step.technique].name}: {changes}"
