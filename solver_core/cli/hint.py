"""``sudoku-dlx hint``: the next step of each puzzle, as people would find it; or all steps, or the way to the solution."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable

from solver_core.cli import puzzles
from solver_core.hints import Position, Step
from solver_core.hints.techniques import BY_ID
from solver_core.sudoku import many
from solver_core.sudoku.grid import Grid

_REASONS = {0: "no solution", 2: "several solutions", many.CONTRADICTORY: "contradictory"}


def arguments(parser: ArgumentParser) -> None:
    """The arguments of this command."""
    puzzles.arguments(parser)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--all", action="store_true", help="all steps that are possible now")
    which.add_argument("--path", action="store_true", help="all steps to the solution")
    parser.add_argument("--json", action="store_true", help="a JSON object on each line")


def run(options: Namespace) -> int:
    """Find steps; 0 when each puzzle has exactly one solution, 1 when not, 2 when a line cannot be read."""

    def answer(first: int, digits: bytes) -> puzzles.Answers:
        counts = many.solve(digits).counts
        lines = []
        for index, count in enumerate(counts):
            number, grid = first + index, Grid(digits[81 * index : 81 * index + 81])
            if count != 1:
                reason = {"number": number, "reason": _REASONS[count]}
                lines.append(json.dumps(reason) if options.json else f"# puzzle {number}: {reason['reason']}")
                continue
            for step in _steps(grid, options):
                described = {"number": number, **step.to_json()}
                lines.append(json.dumps(described) if options.json else _line(step))
        return lines, all(count == 1 for count in counts)

    return puzzles.answer_each(options, answer)


def _steps(grid: Grid, options: Namespace) -> Iterable[Step]:
    from solver_core.hints import finder  # noqa: PLC0415 - half a second, and only here

    position = Position.start(grid)
    if options.all:
        return finder.all_steps(position)
    if options.path:
        return finder.path(position)
    step = finder.next_step(position)
    return () if step is None else (step,)


def _line(step: Step) -> str:
    _, changes = str(step).split(": ", 1)
    return f"{BY_ID[step.technique].name}: {changes}"
