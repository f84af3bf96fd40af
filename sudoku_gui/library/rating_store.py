"""The ratings of puzzles, in memory until they are written."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal

from sudoku_gui.library import ratings
from sudoku_gui.library.pending_store import PendingStore
from sudoku_gui.library.ratings import Rating
from sudoku_gui.library.worker import Worker

_Result = TypeVar("_Result")
Read: TypeAlias = Callable[[Callable[[sqlite3.Connection], _Result]], _Result | None]


class RatingStore(PendingStore[Rating]):
    """Stores ratings.

    Args:
        worker: writes them.
        read, is_empty: answer queries to the file; None where it has no answer.

    Signals:
        changed: puzzles were rated.
    """

    changed = Signal()

    def __init__(
        self, worker: Worker, read: Read[dict[str, Rating]], is_empty: Read[bool], parent: QObject
    ) -> None:
        super().__init__(worker, ratings.add, parent)
        self._read = read
        self._ask_whether = is_empty
        self._are_any = False

    @property
    def are_any(self) -> bool:
        """Whether anything was rated; cheap, for lists that are long."""
        self._are_any = self._are_any or bool(self._pending) or bool(self._ask_whether(ratings.are_any))
        return self._are_any

    def of(self, givens: Sequence[str]) -> dict[str, Rating]:
        """The ratings of those of these puzzles that have one."""
        stored = self._read(lambda connection: ratings.of(connection, givens)) or {}
        return stored | {key: self._pending[key] for key in givens if key in self._pending}

    def add(self, rated: Mapping[str, Rating]) -> None:
        """Remember ratings, and write them."""
        self._pending |= rated
        self.changed.emit()
        self.write()
