"""How far puzzles have been played.

Games that are not written yet are answered from memory, and stored with the session: `to_json` and `restore_pending`
are inverses.
"""

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from time import time
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from solver_core.formats import FormatError
from solver_core.formats.data import own
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from sudoku_gui.database import operations
from sudoku_gui.database.operations import Game
from sudoku_gui.database.pending_store import PendingStore
from sudoku_gui.database.worker import Worker

_MOST: Final = (1 << 63) - 1  # the largest integer of the database


class GameStore(PendingStore[Game]):
    """Stores how far puzzles have been played.

    Signals:
        changed: other games are pending.
    """

    changed = Signal()

    def __init__(
        self,
        worker: Worker,
        read: Callable[[Callable[[sqlite3.Connection], Any]], Any],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(worker, operations.store_games, parent)
        self._read = read
        self._restored: set[str] = set()  # what is pending from earlier sessions

    def is_pending(self, givens: Grid) -> bool:
        """Whether the game of this puzzle is not written yet."""
        return givens.code in self._pending

    def of(self, givens: Grid, *, with_state: bool = True) -> Game | None:
        """How far a puzzle has been played, None if it was never started; a summary may lack the saved state.

        Of a restored game and the one in the file it is that which was played last.
        """
        key = givens.code
        pending = self._pending.get(key)
        if pending is not None and key not in self._restored:
            return pending
        stored: Game | None = self._read(partial(operations.game_of, givens=key, with_state=with_state))
        is_newer = pending is None or (stored is not None and stored.played > pending.played)
        return stored if is_newer else pending

    def unfinished(self, most: int) -> list[Game]:
        """The games that are not solved, with their saved states, at most this many, the latest first."""
        games = self._read(partial(operations.unfinished, most=most + self.pending)) or {}
        games |= {key: game for key, game in self._pending.items() if key not in self._restored}
        found = sorted(games.values(), key=lambda game: game.played, reverse=True)
        return [game for game in found if not game.solved][:most]

    def to_json(self) -> list[list[object]]:
        games = self._pending.items()
        return [[key, game.state, game.elapsed, game.solved, game.played] for key, game in games]

    def add(self, givens: Grid, state: str, elapsed: int, *, solved: bool) -> None:
        """Write this game as soon as possible."""
        solved = solved and givens.filled < len(CELLS)  # where all are given, nothing was solved
        self._pending[givens.code] = Game(min(elapsed, _MOST), solved, state, int(time()))
        self._restored.discard(givens.code)
        self.write()
        self.changed.emit()

    def restore_pending(self, rows: Sequence[object]) -> None:
        """Write what earlier sessions could not, as `to_json` has it, unless the puzzle was played since.

        Of a puzzle it is what was played last; what is invalid is skipped.
        """
        before = self._pending.keys() - self._restored
        for row in rows:
            match row:
                case [str(key), str(text), int(elapsed), bool(solved), int(played)]:
                    known = self._pending.get(key)
                    is_latest = known is None or (key not in before and played >= known.played)
                    if is_latest and _is_game(key, text, elapsed, played):
                        self._pending[key] = Game(elapsed, solved, text, played)
                        self._restored.add(key)
        if self._restored:
            self.write()
            self.changed.emit()

    def _record_written(self) -> None:
        self._restored &= self._pending.keys()
        self.changed.emit()


def _is_game(key: str, text: str, elapsed: int, played: int) -> bool:
    if not (0 <= elapsed <= _MOST and 0 <= played <= _MOST):
        return False
    try:
        return own.read(text).puzzles[0].givens.code == key
    except FormatError:
        return False
