"""Finds puzzles for practice of techniques: ``python .build/find_practice.py [PUZZLES]``, some twenty minutes.

The stock is searched first, from the easiest puzzle on, then so many more puzzles. A line of the file has a puzzle, and
the techniques for which it is there: its solution needs them before any technique of the last resort, whose search
takes long; for rare techniques a few puzzles of the stock need them afterwards.
"""

import gzip
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from solver_core.generate import PuzzleRequest, make
from solver_core.hints import Position, finder
from solver_core.hints.levels import LEVELS
from solver_core.hints.techniques import BY_ID, Group
from solver_core.sudoku.grid import Grid
from sudoku_gui.document.practice_record import PRACTISED
from sudoku_gui.document.stock import Stock

FILE = Path(__file__).parents[1] / "assets" / "puzzles" / "practice.txt.gz"
ENOUGH = 24  # puzzles for each technique
FEW = 8  # below this, puzzles that take long are taken, too
MORE = 2000

Found = dict[str, list[Grid]]


def main() -> None:
    """Find them and write the file, from time to time, too."""
    early: Found = defaultdict(list)
    late: Found = defaultdict(list)
    more = int(sys.argv[1]) if sys.argv[1:] else MORE
    for number, (givens, is_stock) in enumerate(puzzles(more), 1):
        found = early
        for step in finder.path(Position.start(givens)):
            if BY_ID[step.technique].group is Group.LAST_RESORT:
                found = late
                if not is_stock:
                    break
            known = found[step.technique]
            if givens not in known and givens not in early[step.technique] and len(known) < ENOUGH:
                known.append(givens)
        if number % 100 == 0:
            write(early, late)
    write(early, late)


def puzzles(more: int) -> Iterator[tuple[Grid, bool]]:
    """Those of the stock, then others."""
    stock = Stock(Path("/dev/null"))
    yield from ((puzzle.givens, True) for level in LEVELS for puzzle in stock.of_level(level))
    request = PuzzleRequest(symmetry="half turn", is_minimal=True)
    yield from ((make(request, seed).puzzle, False) for seed in range(more))


def write(early: Found, late: Found) -> None:
    """Write the file, and say for which techniques it has few puzzles."""
    needed = defaultdict[Grid, list[str]](list)
    counts = {}
    for name in PRACTISED:
        chosen = [*early[name], *late[name][: max(0, FEW - len(early[name]))]]
        counts[name] = len(early[name]), len(chosen)
        for givens in chosen:
            needed[givens].append(name)
    lines = (f"{givens}\t{' '.join(names)}\n" for givens, names in needed.items())
    FILE.write_bytes(gzip.compress("".join(lines).encode("ascii"), mtime=0))
    few = ", ".join(f"{name} {count}" for name, count in counts.items() if count[0] < ENOUGH)
    sys.stderr.write(f"{len(needed)} puzzles; few: {few or 'none'}\n")


if __name__ == "__main__":
    main()
