"""What is seen of the rows on the shelf: all of them, or those that are wanted, in the wanted order."""

from array import array
from bisect import bisect_left
from collections.abc import Sequence

from PySide6.QtCore import QObject

from solver_core.formats import FormatError
from sudoku_gui.library.open_list_filter import Order, Wish, sieve
from sudoku_gui.library.open_list_rows import Rows
from sudoku_gui.player.job import Job


class Seen(QObject):
    """Rows that are seen, each a place in the collection; they come little by little.

    Attributes:
        sieving: the work that finds them.
        wish: what is wanted.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.sieving = Job(self)
        self.wish = Wish()
        self._rows: Rows | None = None
        self._found: array[int] | None = None

    @property
    def count(self) -> int:
        """How many rows are seen, as far as is known."""
        if self._found is not None:
            return len(self._found)
        return len(self._rows) if self._rows is not None else 0

    def indices(self) -> Sequence[int]:
        """Which puzzles are seen, in their order, as it is now."""
        return range(self.count) if self._found is None else self._found[:]

    def index_at(self, row: int) -> int:
        """Which puzzle stands in a row."""
        return row if self._found is None else self._found[row]

    def row_of(self, index: int) -> int | None:
        """In which row a puzzle is seen; None where it is not."""
        found = self._found
        if found is None:
            return index if 0 <= index < self.count else None
        if self.wish.order is Order.FILE:
            row = bisect_left(found, index)
            return row if row < len(found) and found[row] == index else None
        try:
            return found.index(index)
        except ValueError:
            return None

    def begin(self, rows: Rows | None) -> None:
        """See all of these."""
        self.sieving.cancel()
        self._rows, self._found, self.wish = rows, None, Wish()

    def arrange(self, rows: Rows, wish: Wish) -> None:
        """See those of them that are wanted."""
        self.begin(rows)
        self.wish = wish
        if not wish.is_everything:
            self._found = array("I")
            self.sieving.start(sieve(rows, wish, self._found), (OSError, FormatError))
