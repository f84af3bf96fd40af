"""How far puzzles have been played.

Plays that are not written yet are answered from memory, and stored with the session: `to_json` and `from_json` are inverses.
"""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from time import time
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from solver_core.formats import FormatError, own
from solver_core.sudoku.grid import Grid
from sudoku_gui.library import actions
from sudoku_gui.library.actions import Play
from sudoku_gui.library.pending_store import PendingStore
from sudoku_gui.library.worker import Worker

_MOST: Final = (1 << 63) - 1  # the largest integer of the database
_SUMMARIES: Final = 2000  # puzzles whose summaries are cached

_Query: TypeAlias = Callable[[sqlite3.Connection, str], Play | None]


class PlayStore(PendingStore[Play]):
    """Stores how far puzzles have been played.

    Signals:
        changed: other plays are pending.
    """

    changed = Signal()

    def __init__(
        self,
        worker: Worker,
        read: Callable[[Callable[[sqlite3.Connection], Play | None]], Play | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(worker, actions.store_plays, parent)
        self._read = read
        self._merged: set[str] = set()
        self._summaries: dict[str, Play | None] = {}

    def is_pending(self, givens: Grid) -> bool:
        """Whether the play of this puzzle is not written yet."""
        return givens.code in self._pending

    def of(self, givens: Grid) -> Play | None:
        """How far a puzzle has been played; None where it was never started."""
        return self._newest(givens.code, actions.play_of)

    def summary(self, givens: Grid) -> Play | None:
        """The same from a cache, perhaps without the saved state."""
        key = givens.code
        if key in self._pending:
            return self._newest(key, actions.play_summary)
        if key not in self._summaries:
            if len(self._summaries) >= _SUMMARIES:
                self._summaries.clear()
            self._summaries[key] = self._newest(key, actions.play_summary)
        return self._summaries[key]

    def to_json(self) -> list[list[object]]:
        return [
            [key, play.state, play.elapsed, play.solved, play.played] for key, play in self._pending.items()
        ]

    def add(self, givens: Grid, state: str, elapsed: int, *, solved: bool) -> None:
        """Write this play as soon as possible."""
        key = givens.code
        self._pending[key] = Play(min(elapsed, _MOST), solved, state, int(time()))
        self._merged.discard(key)
        self._summaries.pop(key, None)
        self.write()
        self.changed.emit()

    def restore_pending(self, rows: Sequence[object]) -> None:
        """Write what earlier sessions have stored, as `to_json` has it; of a puzzle what was played last."""
        plays: dict[str, Play] = {}
        for row in rows:
            for key, play in from_json([row]).items():
                if key not in plays or play.played >= plays[key].played:
                    plays[key] = play
        self.merge(plays)

    def merge(self, plays: Mapping[str, Play]) -> None:
        """Write what an earlier session could not write, unless the puzzle was played since."""
        new = {key: play for key, play in plays.items() if key not in self._pending}
        if new:
            self._pending |= new
            self._merged |= new.keys()
            self.clear_cache()
            self.write()
            self.changed.emit()

    def clear_cache(self) -> None:
        """Forget what was read: the file may have changed."""
        self._summaries.clear()

    def _note_written(self) -> None:
        self._merged &= self._pending.keys()
        self.changed.emit()

    def _newest(self, key: str, query: _Query) -> Play | None:
        """The pending play; of a merged one and the one in the file, that which was played last."""
        pending = self._pending.get(key)
        if pending is not None and key not in self._merged:
            return pending
        stored = self._read(lambda connection: query(connection, key))
        is_newer = pending is None or (stored is not None and stored.played > pending.played)
        return stored if is_newer else pending


def from_json(data: object) -> dict[str, Play]:
    """Plays from their data; what is invalid is skipped."""
    rows = data if isinstance(data, list) else []
    return {row[0]: Play(row[2], row[3], row[1], row[4]) for row in rows if _is_play(row)}


def _is_play(row: Any) -> bool:
    match row:
        case [str(key), str(text), int(elapsed), bool(), int(played)]:
            if not (0 <= elapsed <= _MOST and 0 <= played <= _MOST):
                return False
            try:
                return own.read(text).puzzles[0].givens.code == key
            except FormatError:
                return False
    return False
