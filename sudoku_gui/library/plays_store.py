"""States of play in the library: none is let go before it is written, however often that fails.

What is not written yet is pending. Where it cannot be written that is tried again, after a second, two, four, at last
every minute, and whenever something else could be written. Until then it can be asked for here like all the others, and
is stored off_cursor: `to_json` and `from_json` are inverses.
"""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from time import time
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.formats import FormatError, own
from solver_core.sudoku.grid import Grid
from sudoku_gui.library import deeds as library_deeds
from sudoku_gui.library.deeds import Play
from sudoku_gui.library.desk import Desk
from sudoku_gui.library.schema import UnusableError

FIRST_PAUSE: Final = 1000
LONGEST_PAUSE: Final = 60_000
"""Milliseconds until what failed is tried again; each time twice as long."""

_MOST: Final = (1 << 63) - 1
"""What a database can hold."""

_GLANCES: Final = 2000
"""Puzzles of which is remembered how far they have been played."""

Ask = Callable[[sqlite3.Connection, str], Play | None]


class Plays(QObject):
    """How far puzzles have been played.

    Signals:
        changed: others are pending.
        failed: they cannot be written, though they could before.
            error: why.
        recovered: they are written after all.
        unusable: the file is no library.
            error: an UnusableError.

    Args:
        desk: where they are written.
        read: answers a question that is asked of the file; None where it has no answer.
        parent: whoever owns it.
    """

    changed = Signal()
    failed = Signal(object)
    recovered = Signal()
    unusable = Signal(object)

    def __init__(
        self,
        desk: Desk,
        read: Callable[[Callable[[sqlite3.Connection], Play | None]], Play | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._read = read
        self._plays: dict[str, Play] = {}
        self._adopted: set[str] = set()
        self._glances: dict[str, Play | None] = {}
        self._is_writing = self._is_failing = False
        self._pause = FIRST_PAUSE
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.write)

    # --- facts ------------------------------------------------------------------------------------

    @property
    def pending(self) -> int:
        """How many are not written yet."""
        return len(self._plays)

    def is_pending(self, givens: Grid) -> bool:
        """Whether the state of play of this puzzle is not written yet."""
        return str(givens) in self._plays

    @property
    def is_failing(self) -> bool:
        """Whether they could not be written when that was tried last."""
        return self._is_failing

    def of(self, givens: Grid) -> Play | None:
        """How far a puzzle has been played, with the state of play; None where nobody has begun."""
        return self._newest(str(givens), library_deeds.play_of)

    def glance(self, givens: Grid) -> Play | None:
        """How far a puzzle has been played; quick, for those in sight: the state of play may be missing."""
        key = str(givens)
        if key in self._plays:
            return self._newest(key, library_deeds.glance)
        if key not in self._glances:
            if len(self._glances) >= _GLANCES:
                self._glances.clear()
            self._glances[key] = self._newest(key, library_deeds.glance)
        return self._glances[key]

    def to_json(self) -> list[list[object]]:
        """What is pending, as plain data."""
        return [
            [key, play.sheet, play.elapsed, play.solved, play.played] for key, play in self._plays.items()
        ]

    # --- deeds ------------------------------------------------------------------------------------

    def add(self, givens: Grid, sheet: str, elapsed: int, *, solved: bool) -> None:
        """Write this as soon as that is possible."""
        key = str(givens)
        self._plays[key] = Play(min(elapsed, _MOST), solved, sheet, int(time()))
        self._adopted.discard(key)
        self._glances.pop(key, None)
        self.write()
        self.changed.emit()

    def adopt_stored(self, rows: Sequence[object]) -> None:
        """Write what earlier windows have stored, as `to_json` has it; of a puzzle what was played last."""
        plays: dict[str, Play] = {}
        for row in rows:
            for key, play in from_json([row]).items():
                if key not in plays or play.played >= plays[key].played:
                    plays[key] = play
        self.adopt(plays)

    def adopt(self, plays: Mapping[str, Play]) -> None:
        """Write what an earlier start could not write; what was played since stays."""
        new = {key: play for key, play in plays.items() if key not in self._plays}
        if new:
            self._plays |= new
            self._adopted |= new.keys()
            self.forget()
            self.write()
            self.changed.emit()

    def forget(self) -> None:
        """What the file holds may be other than it was."""
        self._glances.clear()

    def write(self) -> None:
        """Write all that are pending, unless that is under way."""
        if not self._plays or self._is_writing:
            return
        self._timer.stop()
        self._is_writing = True
        plays = dict(self._plays)

        def written(unfit: Mapping[str, Exception]) -> None:
            self._is_writing = False
            for key in plays.keys() - unfit.keys():
                if self._plays.get(key) is plays[key]:
                    del self._plays[key]
                    self._adopted.discard(key)
            self.changed.emit()
            if unfit:
                self._fail(next(iter(unfit.values())))
            else:
                self._go_on()

        def failed(error: Exception) -> None:
            self._is_writing = False
            self._fail(error)

        self._desk.order(lambda connection, _: library_deeds.keep_plays(connection, plays), written, failed)

    # --- inside -----------------------------------------------------------------------------------

    def _go_on(self) -> None:
        self._pause = FIRST_PAUSE
        if self._is_failing:
            self._is_failing = False
            self.recovered.emit()
        self.write()

    def _fail(self, error: Exception) -> None:
        self._timer.start(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        if isinstance(error, UnusableError):
            self.unusable.emit(error)
        elif not self._is_failing:
            self._is_failing = True
            self.failed.emit(error)

    def _newest(self, key: str, ask: Ask) -> Play | None:
        """What was played last: what is pending or, where that is from an earlier start, maybe what is written."""
        pending = self._plays.get(key)
        if pending is not None and key not in self._adopted:
            return pending
        written = self._read(lambda connection: ask(connection, key))
        is_newer = pending is None or (written is not None and written.played > pending.played)
        return written if is_newer else pending


def from_json(data: object) -> dict[str, Play]:
    """States of play from their data; what makes no sense is passed over."""
    rows = data if isinstance(data, list) else []
    return {row[0]: Play(row[2], row[3], row[1], row[4]) for row in rows if _is_play(row)}


def _is_play(row: Any) -> bool:
    match row:
        case [str(key), str(text), int(elapsed), bool(), int(played)]:
            return 0 <= elapsed <= _MOST and 0 <= played <= _MOST and _is_of(text, key)
    return False


def _is_of(text: str, key: str) -> bool:
    """Whether it is a state of play of the puzzle with these givens."""
    try:
        return str(own.read(text).puzzles[0].givens) == key
    except FormatError:
        return False
