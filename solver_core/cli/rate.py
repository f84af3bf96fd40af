"""``sudoku-dlx rate``: how hard puzzles are for people, a line for each."""

import json
import os
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Self

from solver_core.cli import puzzles
from solver_core.cli.arguments import natural
from solver_core.hints.techniques import BY_ID
from solver_core.sudoku import many
from solver_core.sudoku.grid import Grid

_REASONS = {0: "no solution", 2: "several solutions", many.CONTRADICTORY: "contradictory"}


def arguments(parser: ArgumentParser) -> None:
    """The arguments of this command."""
    puzzles.arguments(parser)
    parser.add_argument("--json", action="store_true", help="a JSON object on each line")
    parser.add_argument(
        "--workers",
        metavar="N",
        type=natural,
        default=1,
        help="processes that work at the same time; the order is kept",
    )


def run(options: Namespace) -> int:
    """Rate every puzzle; 0 when each has exactly one solution, 1 when not, 2 when a line cannot be read."""
    with _Raters(min(options.workers, os.cpu_count() or 1)) as raters:

        def answer(first: int, digits: bytes) -> puzzles.Answers:
            counts = many.solve(digits).counts
            grids = [digits[at : at + 81] for at in range(0, len(digits), 81)]
            rated = raters.rate([grid for grid, count in zip(grids, counts, strict=True) if count == 1])
            lines = []
            for number, (grid, count) in enumerate(zip(grids, counts, strict=True), first):
                held: dict[str, object] = {"number": number, "puzzle": str(Grid(grid))}
                found: dict[str, object] = next(rated) if count == 1 else {"reason": _REASONS[count]}
                lines.append(json.dumps(held | found) if options.json else _line(number, found))
            return lines, all(count == 1 for count in counts)

        return puzzles.answer_each(options, answer)


def rating(digits: bytes) -> dict[str, object]:
    """How hard one puzzle is; in whatever process."""
    from solver_core.hints import finder  # noqa: PLC0415 - half a second, and only here

    found = finder.rate(Grid(digits))
    used = Counter(step.technique for step in found.steps)
    return {"level": found.level, "score": found.score, "hardest": found.hardest, "techniques": dict(used)}


def _line(number: int, found: dict[str, object]) -> str:
    if "reason" in found:
        return f"# puzzle {number}: {found['reason']}"
    return f"{found['level']}\t{found['score']}\t{BY_ID[str(found['hardest'])].name}"


class _Raters:
    """Processes that rate, or this one alone."""

    def __init__(self, workers: int) -> None:
        self._pool = ProcessPoolExecutor(workers) if workers > 1 else None

    def rate(self, grids: Sequence[bytes]) -> Iterator[dict[str, object]]:
        """The ratings, in order."""
        return self._pool.map(rating, grids) if self._pool else map(rating, grids)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool:
            self._pool.shutdown(cancel_futures=True)
