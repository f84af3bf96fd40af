"""GNOME Sudoku's share string: the givens in a few printable characters.

Layout, from the program's own board; every character is 33 + a + 9 b::

    #  (how many 1s, how many 2s) (3s, 4s) (5s, 6s) (7s, 8s) (9s, 0)   then (row, column) of each given,
                                                                       first all 1s, then all 2s, ...

Nine of an odd digit look like none of it and one more of the next. The length usually distinguishes them; where a
puzzle would not be read back, its 81 cells are written in a line, as the program takes them too.
"""

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from solver_core.formats.lists import line
from solver_core.formats.reading import Confidence, Contents, Format, FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

_HEAD: Final = 6
_SHARED = re.compile(r"#[!-~]{5,86}")
_LONGEST: Final = 200


def detect(text: str) -> Confidence:
    """Whether a text is one word that can be unpacked."""
    packed = text[:_LONGEST].strip() if len(text) <= _LONGEST else ""
    return Confidence.CERTAIN if _unpacked(packed) is not None else Confidence.NONE


def read(text: str) -> Contents:
    """The givens of a share string, or of 81 cells in a line."""
    packed = text.strip()
    if not packed.startswith("#"):
        return line.read(text)
    grid = _unpacked(packed) if len(packed) <= _LONGEST else None
    if grid is None:
        raise FormatError("gnome_share.broken")
    return Contents((Puzzle(grid),))


def write(puzzle: Puzzle) -> str:
    """The share string, or 81 cells where that could be misread."""
    packed = _packed(puzzle.givens)
    return f"{packed}\n" if _unpacked(packed) == puzzle.givens else line.write(puzzle)


def _packed(grid: Grid) -> str:
    cells = [[cell for cell in range(81) if grid[cell] == digit] for digit in range(1, 10)]
    counts = [*map(len, cells), 0]
    head = [_char(counts[index], counts[index + 1]) for index in range(0, 10, 2)]
    return "".join(("#", *head, *(_char(*divmod(cell, 9)) for group in cells for cell in group)))


def _char(first: int, second: int) -> str:
    return chr(33 + first + 9 * second)


def _unpacked(packed: str) -> Grid | None:
    """The only grid, or the one that GNOME reads, where several would be packed like this."""
    if not _SHARED.fullmatch(packed):
        return None
    numbers = [ord(char) - 33 for char in packed]
    indices = numbers[_HEAD:]
    if any(index > 80 for index in indices):
        return None
    cells = [index % 9 * 9 + index // 9 for index in indices]
    fitting = (_grid(counts, cells) for counts in _counts(numbers[1:_HEAD]) if sum(counts) == len(cells))
    return next((grid for grid in fitting if grid is not None), None)


def _counts(pairs: list[int]) -> Iterator[tuple[int, ...]]:
    """How many of each digit there may be: GNOME's understanding first, then with nines."""
    ways = [
        [(pair % 9, pair // 9), *([(9, pair // 9 - 1)] if pair % 9 == 0 and pair else [])] for pair in pairs
    ]
    for chosen in product(*ways):
        counts = [count for pair in chosen for count in pair]
        if counts[-1] == 0 and max(counts) <= 9:
            yield tuple(counts[:9])


def _grid(counts: tuple[int, ...], cells: list[int]) -> Grid | None:
    """The digits in their cells; each digit's cells stand in their order, and no cell twice."""
    digits = bytearray(81)
    start = 0
    for digit, count in enumerate(counts, 1):
        group = cells[start : start + count]
        if group != sorted(group) or any(digits[cell] for cell in group):
            return None
        for cell in group:
            digits[cell] = digit
        start += count
    return Grid(bytes(digits)) if len(cells) == 81 - digits.count(0) else None


FORMAT = Format(
    "gnome_share", "GNOME Sudoku share string", "A few characters that hold the givens.", (".txt",),
    detect, read, write,
)  # fmt: skip
