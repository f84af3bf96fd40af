"""``sudoku-dlx hint``: the next step of each puzzle for solving by hand; or all steps, or the path to the solution."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from dataclasses import dataclass

from solver_core.batch.chunks import ANSWERS, NUMBER, AnsweredPuzzles, AskedPuzzles, numbered
from solver_core.cli import puzzles
from solver_core.cli.answering import answer_each
from solver_core.hints import Check, Position, Step, check, finder
from solver_core.hints.position import why_no_step

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
    """Returns 0 if each puzzle has one solution and no wrong digit or note, 1 if not, 2 if a line cannot be read."""
    finder.require()
    which = "all" if options.all else "path" if options.path else "next"
    return answer_each(options, Hinting(which, options.json))


@dataclass(frozen=True, slots=True)
class Hinting:
    """Answers puzzles in their current state with what is wrong, or with the next step, all steps, or the path."""

    which: str
    as_json: bool

    def __call__(self, asked: AskedPuzzles, threads: int | None = None) -> AnsweredPuzzles:
        """The steps of each puzzle, as text."""
        del threads  # finding steps takes much longer than solving
        positions = [Position.of(asked.puzzle(index)) for index in range(len(asked))]
        checks = [check(position) for position in positions]
        texts = [self._text(position, found) for position, found in zip(positions, checks, strict=True)]
        return AnsweredPuzzles(texts, all(found.fault is None for found in checks))

    def _text(self, position: Position, found: Check) -> str:
        why = why_no_step(position, found)
        steps = [] if why else [*self._steps(position)]
        if steps:
            return "\n".join(numbered(step.to_json()) if self.as_json else str(step) for step in steps)
        reason = why or "no step was found"
        data = {"answer": ANSWERS[found.solutions], "reason": reason}
        return numbered(data) if self.as_json else f"# puzzle {NUMBER}: {reason}"

    def _steps(self, position: Position) -> Iterable[Step]:
        if self.which == "all":
            return finder.all_steps(position)
        if self.which == "path":
            return finder.path(position)
        step = finder.next_step(position)
        return () if step is None else (step,)
