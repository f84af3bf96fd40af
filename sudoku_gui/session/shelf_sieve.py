"""Which rows of the shelf are wanted, and in which order: work in slices, whose results are there as they are found.

Most is decided on bytes, 81 for each puzzle, without making a puzzle of them: a million rows take a second or two.
"""

from array import array
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sudoku_gui.session.levels import LevelRange, key
from sudoku_gui.session.shelf_rows import Rows
from sudoku_gui.session.work import Steps

_BLOCK: Final = 512
"""Rows that are looked at in one go: less than a millisecond."""

_FEWEST_CELLS: Final = 2
"""Characters of a pattern; fewer are not worth being looked for."""


class Order(Enum):
    """In which order rows are seen."""

    FILE = "file"
    """As they stand in the collection."""
    GIVENS = "givens"
    """The fewest givens first."""
    LEVEL = "level"
    """The easiest first, by the number that stands for the level, or by its name."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be seen.

    Attributes:
        words: must stand in the title, the author or another text of a puzzle, in capitals or not.
        cells: digits 0..9 that must stand side by side in the givens, 0 for an empty cell.
        fewest, most: givens.
        levels: the levels that are wanted.
        order: of what is seen.
    """

    words: str = ""
    cells: bytes = b""
    fewest: int = 0
    most: int = 81
    levels: LevelRange | None = None
    order: Order = Order.FILE

    @property
    def is_everything(self) -> bool:
        """Whether all rows are wanted, in the order of the collection."""
        return self == Wish()

    @property
    def _chooses(self) -> bool:
        return bool(self.words or self.levels is not None)


def sieve(rows: Rows, wish: Wish, found: "array[int]") -> Steps[None]:
    """Work that puts the indices of all wanted rows into `found`, in the wanted order.

    In the order of the collection they come as they are found; otherwise all at the end. Yields None while rows are
    still to become known.
    """
    bins: defaultdict[object, array[int]] = defaultdict(lambda: array("I"))
    start = 0
    while True:
        while start >= len(rows) and not rows.is_whole:
            yield None
        stop = min(start + _BLOCK, len(rows))
        if start == stop:
            break
        if wish.order is Order.FILE:
            found.extend(_wanted(rows, wish, start, stop))
        else:
            for index, place in _placed(rows, wish, start, stop):
                bins[place].append(index)
        start = stop
        yield start / len(rows) if rows.is_whole else 0.0
    for place in sorted(bins):  # type: ignore[type-var]  # all are numbers, or all are pairs
        found.extend(bins[place])


def _wanted(rows: Rows, wish: Wish, start: int, stop: int) -> Iterator[int]:
    """The indices of rows that are wanted."""
    digits = rows.digits(start, stop)
    if wish.cells:
        places: Iterator[int] = _with_cells(digits, wish.cells)
    else:
        places = iter(range(stop - start))
    if wish.fewest > 0 or wish.most < 81:
        least, most = 81 - wish.most, 81 - wish.fewest
        places = (at for at in places if least <= digits.count(0, 81 * at, 81 * at + 81) <= most)
    if wish.words:
        words, texts = wish.words.casefold(), rows.texts(start, stop)
        places = (at for at in places if words in texts[at].casefold())
    if wish.levels is not None:
        wanted, levels = wish.levels, rows.levels(start, stop)
        places = (at for at in places if wanted.has(levels[at]))
    return (start + at for at in places)


def _placed(rows: Rows, wish: Wish, start: int, stop: int) -> Iterator[tuple[int, object]]:
    """The same, each with what it is ordered by."""
    wanted = _wanted(rows, wish, start, stop)
    if wish.order is Order.GIVENS:
        digits = rows.digits(start, stop)
        for index in wanted:
            at = 81 * (index - start)
            yield index, 81 - digits.count(0, at, at + 81)
    else:
        levels = rows.levels(start, stop)
        for index in wanted:
            yield index, key(levels[index - start])


def _with_cells(digits: bytes, cells: bytes) -> Iterator[int]:
    """The places of puzzles in which these cells stand side by side."""
    at = digits.find(cells)
    while at >= 0:
        place, col = divmod(at, 81)
        if col + len(cells) <= 81:
            yield place
            at = digits.find(cells, 81 * place + 81)
        else:
            at = digits.find(cells, at + 1)
