"""How hard the puzzles of rows are: as they were rated here, and as their file says."""

from collections.abc import Sequence

from sudoku_gui.library import records, text
from sudoku_gui.library.ratings import NO_SOLUTION, SEVERAL_SOLUTIONS, Rating, RatingStore
from sudoku_gui.library.rows import Rows
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.techniques import LEVELS, level_name


class Levels:
    """Answers for rows of any kind."""

    def __init__(self, store: RatingStore) -> None:
        self._store = store

    def ratings(self, rows: Rows, start: int, stop: int) -> Sequence[Rating | None]:
        """The ratings of some rows, those that the rows bring along first."""
        found = rows.ratings(start, stop)
        if all(found) or not self._store.are_any:
            return found
        texts = rows.digits(start, stop).translate(records.TO_CHARACTERS).decode()
        keys = [texts[at : at + 81] for at in range(0, len(texts), 81)]
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
        """What the filter offers."""
        given = tuple(rows.some_levels())
        if not self.are_any(rows):
            return given
        results = (text.rating_text(Rating(result)) for result in (SEVERAL_SOLUTIONS, NO_SOLUTION))
        return (*map(level_name, LEVELS), *results, translate("library", "Not rated"), *given)

    def are_any(self, rows: Rows) -> bool:
        """Whether any rows have ratings."""
        return rows.stock_level is not None or self._store.are_any
