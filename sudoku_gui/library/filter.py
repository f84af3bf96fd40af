"""Which rows of the open list are shown, in which order, and how hard their puzzles are.

Most is decided on bytes, 81 for each puzzle, without making a puzzle of them: a million rows take a second or two.
"""

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from sudoku_gui.library import search_terms, text
from sudoku_gui.library.ratings import NO_SOLUTION, SEVERAL_SOLUTIONS, Rating, RatingStore
from sudoku_gui.library.rows import Rows
from sudoku_gui.library.search_terms import LevelRange, level_key
from sudoku_gui.player.job import Steps
from sudoku_gui.translation import translate
from sudoku_gui.wording.techniques import LEVELS, level_name

_BLOCK: Final = 512  # rows that are examined in one step: less than a millisecond


LevelsOf: TypeAlias = Callable[[Rows, int, int], Sequence[str]]
"""The levels of some rows, from the first to before the last."""


class RowOrder(Enum):
    """How a list is sorted: as in its file, by givens, or by level."""

    FILE = "file"
    """As in the collection."""
    GIVENS = "givens"
    """Fewest givens first."""
    LEVEL = "level"
    """Easiest first: by the number in the level, or by its name."""


@dataclass(frozen=True, slots=True)
class ListFilter:
    """What is shown of a list, as the user typed it; between the fewest and the most givens."""

    text: str = ""  # words of the title, author or another text of a puzzle, or adjacent givens
    fewest: int = 0
    most: int = 81
    level: str = ""  # a number, a range of numbers, or part of a name
    order: RowOrder = RowOrder.FILE

    @property
    def shows_all(self) -> bool:
        """Whether all rows are shown, in the order of the collection."""
        is_open = self.fewest <= 0 and self.most >= 81
        return is_open and not self.text.strip() and not self.level.strip() and self.order is RowOrder.FILE


class _Matcher:
    """A filter, parsed; `levels` answers for rows."""

    def __init__(self, wanted: ListFilter, levels: LevelsOf) -> None:
        self._levels_of = levels
        self._words = search_terms.words(wanted.text)
        self._cells = search_terms.cells(wanted.text)
        self._levels = LevelRange.parse(wanted.level)
        self._order = wanted.order
        self._empty = range(81 - wanted.most, 82 - wanted.fewest)

    def matches(self, rows: Rows, start: int, stop: int) -> Iterator[int]:
        counts = len(self._empty) < 82
        digits = rows.digits(start, stop) if self._cells or counts else b""
        indices: Iterator[int] = (
            _with_cells(digits, self._cells) if self._cells else iter(range(stop - start))
        )
        if counts:
            empty = self._empty
            indices = (at for at in indices if digits.count(0, 81 * at, 81 * at + 81) in empty)
        if self._words:
            words, texts = self._words, rows.texts(start, stop)
            indices = (at for at in indices if words in texts[at].casefold())
        if self._levels is not None:
            wanted, levels = self._levels, self._levels_of(rows, start, stop)
            indices = (at for at in indices if levels[at] in wanted)
        return (start + at for at in indices)

    def with_keys(self, rows: Rows, start: int, stop: int) -> Iterator[tuple[int, tuple[int, float, str]]]:
        """The same, each with its sort key."""
        if self._order is RowOrder.GIVENS:
            digits = rows.digits(start, stop)
            for index in self.matches(rows, start, stop):
                at = 81 * (index - start)
                yield index, (81 - digits.count(0, at, at + 81), 0.0, "")
        else:
            levels = self._levels_of(rows, start, stop)
            for index in self.matches(rows, start, stop):
                yield index, level_key(levels[index - start])


def filtered(
    rows: Rows, wanted: ListFilter, found: "array[int]", levels: LevelsOf = Rows.levels
) -> Steps[None]:
    """Put the indices of all rows that pass into `found`, in the order of the filter.

    In the order of the collection they come as they are found, otherwise all at the end. Yields None while rows are not
    known yet.
    """
    matcher = _Matcher(wanted, levels)
    bins: defaultdict[tuple[int, float, str], array[int]] = defaultdict(lambda: array("I"))
    start = 0
    while True:
        while start >= len(rows) and not rows.is_complete:
            yield None
        stop = min(start + _BLOCK, len(rows))
        if start == stop:
            break
        if wanted.order is RowOrder.FILE:
            found.extend(matcher.matches(rows, start, stop))
        else:
            for index, key in matcher.with_keys(rows, start, stop):
                bins[key].append(index)
        start = stop
        yield start / len(rows) if rows.is_complete else 0.0
    for key in sorted(bins):
        found.extend(bins[key])


def _with_cells(digits: bytes, cells: bytes) -> Iterator[int]:
    """The places of puzzles that contain these adjacent cells."""
    at = digits.find(cells)
    while at >= 0:
        index, col = divmod(at, 81)
        fits = col + len(cells) <= 81
        if fits:
            yield index
        at = digits.find(cells, 81 * index + 81 if fits else at + 1)


class Levels:
    """Answers for rows of any kind."""

    def __init__(self, store: RatingStore) -> None:
        self._store = store

    def ratings(self, rows: Rows, start: int, stop: int) -> Sequence[Rating | None]:
        """The ratings of some rows, those that the rows bring along first."""
        found = rows.ratings(start, stop)
        if all(found) or not self._store.are_any:
            return found
        keys = rows.codes(start, stop)
        stored = self._store.of(keys)
        return [own or stored.get(key) for own, key in zip(found, keys, strict=True)]

    def texts(self, rows: Rows, start: int, stop: int) -> Sequence[str]:
        """What the filter looks for in some rows: the rating, and what the file says."""
        levels = rows.levels(start, stop)
        if not self.are_any(rows):
            return levels
        unrated = translate("library", "Not rated")
        return [
            text.level_text(level, rating) or unrated
            for level, rating in zip(levels, self.ratings(rows, start, stop), strict=True)
        ]

    def offered(self, rows: Rows) -> tuple[str, ...]:
        """The levels that can be chosen for a list; those of ratings where it has any, else the names it came with."""
        given = tuple(rows.some_levels())
        if not self.are_any(rows):
            return given
        results = (text.rating_text(Rating(result)) for result in (SEVERAL_SOLUTIONS, NO_SOLUTION))
        return (*map(level_name, LEVELS), *results, translate("library", "Not rated"), *given)

    def are_any(self, rows: Rows) -> bool:
        """Whether any rows have ratings."""
        return rows.stock_level is not None or self._store.are_any
