"""The files that were on the shelf lately, to be gone back to."""

from collections.abc import Sequence
from typing import Final

from sudoku_gui.library.open_list_rows import ListedRows, Rows

_MOST: Final = 5


class ShelfFiles:
    """A few rows that belong to no collection of the library, the newest first, each once."""

    def __init__(self) -> None:
        self._held: list[Rows] = []

    @property
    def held(self) -> Sequence[Rows]:
        """The rows; those of a list in a file are closed, and only tell what they are."""
        return self._held

    def note(self, rows: Rows | None) -> None:
        """These are on the shelf now."""
        if rows is not None and rows.collection is None:
            others = (file for file in self._held if (file.name, file.path) != (rows.name, rows.path))
            self._held = [rows, *others][:_MOST]

    def again(self, number: int) -> Rows:
        """The rows once more; those that cannot be had are not offered again.

        Raises:
            OSError: the file cannot be opened.
            FormatError: it is no list any more.
        """
        rows = self._held.pop(number)
        again = rows.again() if isinstance(rows, ListedRows) else rows
        self._held.insert(number, again)
        return again
