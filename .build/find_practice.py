"""Finds puzzles for practice of techniques: ``python .build/find_practice.py [PUZZLES]``, some twenty minutes.

The stock is searched first, from the easiest puzzle on, then so many more puzzles. A line of the file has a puzzle, and
the techniques for which it is there: its solution needs them before any technique of the last resort.
"""

import gzip
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

from solver_core.generation import PuzzleRequest, make
from solver_core.hints import Position, finder
from solver_core.hints.techniques import LEVELS
from solver_core.sudoku.grid import Grid
from sudoku_gui.document.puzzle_stock import Stock
from sudoku_gui.document.technique_settings import PRACTISED

FILE = Path(__file__).parents[1] / "assets" / "puzzles" / "practice.txt.gz"
ENOUGH = 24  # puzzles for each technique
MORE = 2000


def main() -> None:
    """Find them and write the file, from time to time, too."""
    found, lines = Counter[str](), list[str]()
    for number, givens in enumerate(puzzles(int(sys.argv[1]) if sys.argv[1:] else MORE), 1):
        way = takewhile(lambda step: step.technique in PRACTISED, finder.path(Position.start(givens)))
        used = {step.technique for step in way}
        if needed := [name for name in PRACTISED if name in used and found[name] < ENOUGH]:
            found.update(needed)
            lines.append(f"{givens}\t{' '.join(needed)}\n")
        if number % 100 == 0:
            write(lines, found)
    write(lines, found)


def puzzles(more: int) -> Iterator[Grid]:
    """Those of the stock, then others."""
    stock = Stock(Path("/dev/null"))
    yield from (puzzle.givens for level in LEVELS for puzzle in stock.of_level(level))
    request = PuzzleRequest(symmetry="half turn", is_minimal=True)
    yield from (make(request, seed).puzzle for seed in range(more))


def write(lines: list[str], found: Counter[str]) -> None:
    """Write the file, and say for which techniques it has few puzzles."""
    FILE.write_bytes(gzip.compress("".join(lines).encode("ascii"), mtime=0))
    few = ", ".join(f"{name} {found[name]}" for name in PRACTISED if found[name] < ENOUGH)
    sys.stderr.write(f"{len(lines)} puzzles; few: {few or 'none'}\n")


if __name__ == "__main__":
    main()
