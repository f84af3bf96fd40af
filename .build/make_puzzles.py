"""Makes the puzzles that come with the program: ``python .build/make_puzzles.py``, some 300 of each level.

A line each: level, score, hardest technique, puzzle. The same seeds make the same file, as long as the generator and
hodoku-py are the same. Half a day on one core would make ten times as many; this takes about an hour.
"""

import gzip
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

from solver_core.generation import PuzzleRequest, make
from solver_core.hints import Difficulty

FILE = Path(__file__).parents[1] / "assets" / "puzzles" / "stock.txt.gz"
COUNT = 320
SYMMETRY = "half turn"


def main() -> None:
    """Make all of them."""
    with ProcessPoolExecutor(int(sys.argv[1]) if sys.argv[1:] else None) as pool:
        lines = [line for level in Difficulty for line in _lines(pool, level)]
    # Without a name and a time, so that the same puzzles are the same file.
    with FILE.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write("".join(lines).encode("ascii"))
    sys.stdout.write(f"{FILE}: {len(lines)} puzzles, {FILE.stat().st_size} bytes\n")


def _lines(pool: ProcessPoolExecutor, level: Difficulty) -> Iterator[str]:
    for number, line in enumerate(pool.map(_line, repeat(level), range(COUNT)), 1):
        sys.stderr.write(f"\r{level}: {number} of {COUNT} ")
        yield line
    sys.stderr.write("\n")


def _line(level: Difficulty, number: int) -> str:
    made = make(
        PuzzleRequest(
            level=level, symmetry=SYMMETRY, is_minimal=level not in {Difficulty.EASY, Difficulty.MEDIUM}
        ),
        number,
    )
    return f"{made.level}\t{made.score}\t{made.hardest}\t{made.puzzle}\n"


if __name__ == "__main__":
    main()
