"""Which rows of the shelf are wanted, and in which order: work in slices, whose results are there as they are found.

Most is decided on bytes, 81 for each puzzle, without making a puzzle of them: a million rows take a second or two.
"""

from array import array
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sudoku_gui.library import levels
from sudoku_gui.library import search_terms as shelf_search
from sudoku_gui.library.levels import LevelRange
from sudoku_gui.library.open_list_rows import Rows
from sudoku_gui.player.job import Steps

_BLOCK: Final = 512
"""Rows that are looked at in one go: less than a millisecond."""


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
    """What is to be seen, as the user typed it.

    Attributes:
        text: words of the title, the author or another text of a puzzle, or givens that stand side by side.
        fewest, most: givens.
        level: a number, a range of numbers, or part of a name.
        order: of what is seen.
    """

    text: str = ""
    fewest: int = 0
    most: int = 81
    level: str = ""
    order: Order = Order.FILE

    @property
    def is_everything(self) -> bool:
        """Whether all rows are wanted, in the order of the collection."""
        return not self.chooses and self.order is Order.FILE

    @property
    def chooses(self) -> bool:
        """Whether some rows may not be wanted."""
        return bool(self.text.strip() or self.level.strip() or self.fewest > 0 or self.most < 81)


class _Mesh:
    """A wish, understood.

    Attributes:
        words: must stand in the texts.
        cells: digits that must stand side by side.
        levels: that are wanted; None: all.
    """

    def __init__(self, wish: Wish) -> None:
        self.words = shelf_search.words(wish.text)
        self.cells = shelf_search.cells(wish.text)
        self.levels: LevelRange | None = levels.read(wish.level)
        self.order = wish.order
        self._empty = range(81 - wish.most, 82 - wish.fewest)

    def wanted(self, rows: Rows, start: int, stop: int) -> Iterator[int]:
        """The indices of rows that are wanted."""
        counts = len(self._empty) < 82
        digits = rows.digits(start, stop) if self.cells or counts else b""
        places: Iterator[int] = _with_cells(digits, self.cells) if self.cells else iter(range(stop - start))
        if counts:
            empty = self._empty
            places = (at for at in places if digits.count(0, 81 * at, 81 * at + 81) in empty)
        if self.words:
            words, texts = self.words, rows.texts(start, stop)
            places = (at for at in places if words in texts[at].casefold())
        if self.levels is not None:
            wanted, told = self.levels, rows.levels(start, stop)
            places = (at for at in places if wanted.has(told[at]))
        return (start + at for at in places)

    def placed(self, rows: Rows, start: int, stop: int) -> Iterator[tuple[int, tuple[int, float, str]]]:
        """The same, each with what it is ordered by."""
        wanted = self.wanted(rows, start, stop)
        if self.order is Order.GIVENS:
            digits = rows.digits(start, stop)
            for index in wanted:
                at = 81 * (index - start)
                yield index, (81 - digits.count(0, at, at + 81), 0.0, "")
        else:
            told = rows.levels(start, stop)
            for index in wanted:
                yield index, levels.key(told[index - start])


def sieve(rows: Rows, wish: Wish, found: "array[int]") -> Steps[None]:
    """Work that puts the indices of all wanted rows into `found`, in the wanted order.

    In the order of the collection they come as they are found; otherwise all at the end. Yields None while rows are
    still to become known.
    """
    mesh = _Mesh(wish)
    bins: defaultdict[tuple[int, float, str], array[int]] = defaultdict(lambda: array("I"))
    start = 0
    while True:
        while start >= len(rows) and not rows.is_whole:
            yield None
        stop = min(start + _BLOCK, len(rows))
        if start == stop:
            break
        if wish.order is Order.FILE:
            found.extend(mesh.wanted(rows, start, stop))
        else:
            for index, place in mesh.placed(rows, start, stop):
                bins[place].append(index)
        start = stop
        yield start / len(rows) if rows.is_whole else 0.0
    for place in sorted(bins):
        found.extend(bins[place])


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
