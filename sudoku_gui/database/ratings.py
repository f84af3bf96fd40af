"""How hard puzzles are: in the library's file, by functions of a connection, and in memory until they are written.

A rating belongs to the givens, whatever their collection or file.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from solver_core.hints import Difficulty
from solver_core.hints.techniques import BY_ID
from sudoku_gui.database.operations import transaction
from sudoku_gui.database.pending_store import PendingStore
from sudoku_gui.database.worker import Worker
from sudoku_gui.translation import Texts
from sudoku_gui.wording.names import difficulty_name

tr = Texts("library")

NO_SOLUTION: Final = "none"
SEVERAL_SOLUTIONS: Final = "several"
SOLVED: Final = "solved"
"""Nothing is left to be solved."""
FAILED: Final = "failed"
"""The puzzle took too long, or ended the process that rated it."""

_WITHOUT_LEVEL: Final = {
    NO_SOLUTION: tr.mark("No solution"),
    SEVERAL_SOLUTIONS: tr.mark("Several solutions"),
    SOLVED: tr.mark("Already solved"),
    FAILED: tr.mark("Rating failed"),
}

PAGE: Final = 900
"""Givens in one query: SQLite has had a limit of 999 for long."""

_SELECT: Final = "SELECT CAST(givens AS TEXT), result, CAST(score AS INTEGER), hardest FROM ratings"


@dataclass(frozen=True, slots=True)
class Rating:
    """How hard a puzzle is for people."""

    result: str  # a level, or why there is none: `NO_SOLUTION`, `SEVERAL_SOLUTIONS`, `SOLVED` or `FAILED`
    score: int = 0  # the points of all steps
    hardest: str = ""  # the id of the hardest technique; "" without a level

    @property
    def level(self) -> Difficulty | None:
        return Difficulty(self.result) if self.hardest else None

    @property
    def text(self) -> str:
        """The text in lists, which are sorted by the number."""
        if self.level is not None:
            return tr("{level} {score}", level=difficulty_name(self.level), score=self.score)
        return tr(_WITHOUT_LEVEL[self.result])


def of(connection: sqlite3.Connection, givens: Sequence[str]) -> dict[str, Rating]:
    """The ratings of those of these puzzles that have one."""
    found: dict[str, Rating] = {}
    for start in range(0, len(givens), PAGE):
        asked = givens[start : start + PAGE]
        rows = connection.execute(f"{_SELECT} WHERE givens IN ({','.join('?' * len(asked))})", asked)
        found |= _checked_rows(rows.fetchall())
    return found


def page(connection: sqlite3.Connection, start: int) -> dict[str, Rating] | None:
    """A page of ratings from the table; None after its end."""
    rows = connection.execute(f"{_SELECT} ORDER BY givens LIMIT ? OFFSET ?", (PAGE, start)).fetchall()
    return _checked_rows(rows) if rows else None


def _checked_rows(rows: Iterable[tuple[str, object, int, object]]) -> dict[str, Rating]:
    return {
        key: rating
        for key, result, score, hardest in rows
        if (rating := _checked(result, score, hardest)) is not None
    }


def _checked(result: object, score: int, hardest: object) -> Rating | None:
    """Validate a rating, which another program may have written; None if it is invalid."""
    if result in (NO_SOLUTION, SEVERAL_SOLUTIONS, SOLVED, FAILED):
        return Rating(str(result))
    if result in set(Difficulty) and hardest in BY_ID:
        return Rating(str(result), score, str(hardest))
    return None


def add(connection: sqlite3.Connection, rated: Mapping[str, Rating]) -> Mapping[str, Exception]:
    """Store ratings, each in place of the one before; none is rejected."""
    rows = [(key, rating.result, rating.score, rating.hardest) for key, rating in rated.items()]
    with transaction(connection):
        connection.executemany(
            "INSERT OR REPLACE INTO ratings (givens, result, score, hardest) VALUES (?, ?, ?, ?)", rows
        )
    return {}


def are_any(connection: sqlite3.Connection) -> bool:
    """Whether the library holds a rating of any puzzle."""
    return connection.execute("SELECT 1 FROM ratings LIMIT 1").fetchone() is not None


class RatingStore(PendingStore[Rating]):
    """Stores ratings, and finds them.

    Signals:
        changed: puzzles were rated.
    """

    changed = Signal()

    def __init__(
        self, worker: Worker, read: Callable[[Callable[[sqlite3.Connection], Any]], Any], parent: QObject
    ) -> None:
        super().__init__(worker, add, parent)
        self._read = read
        self._are_any = False

    @property
    def are_any(self) -> bool:
        """Whether anything was rated; cheap, for lists that are long."""
        self._are_any = self._are_any or bool(self._pending) or bool(self._read(are_any))
        return self._are_any

    def of(self, givens: Sequence[str]) -> dict[str, Rating]:
        """The ratings of those of these puzzles that have one."""
        stored = self._read(lambda connection: of(connection, givens)) or {}
        return stored | {key: self._pending[key] for key in givens if key in self._pending}

    def all(self) -> Iterator[Mapping[str, Rating]]:
        """All ratings, some at a time; those that are not written yet come last."""
        start = 0
        while (found := self._read(partial(page, start=start))) is not None:
            yield found
            start += PAGE
        yield dict(self._pending)

    def add(self, rated: Mapping[str, Rating]) -> None:
        """Keep new ratings in memory, which lists show at once, and write them to the library."""
        self._pending |= rated
        self.changed.emit()
        self.write()


@dataclass(slots=True)
class RatingResult:
    """The result of rating: how many were rated, and how many are left."""

    count: int = 0  # puzzles that have a level now
    without: int = 0  # puzzles without exactly one solution, or with nothing to be solved
    failed: int = 0  # puzzles that could not be rated
    left: int = 0  # puzzles that are not rated yet
    seconds: float = 0.0  # since the start

    @property
    def done(self) -> int:
        return self.count + self.without + self.failed
