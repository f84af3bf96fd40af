"""The question that is open about what the search does next: no view may give its answer away."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from solver_core.cover.exercises import Answer, Kind

if TYPE_CHECKING:
    from sudoku_gui.player.player import Player


class _AskedQuestion(NamedTuple):
    position: int
    kind: Kind | None
    needed: tuple[Answer, ...]


class OpenQuestion(QObject):
    """What the exercises ask at present, or a tour; each at its place.

    Signals:
        changed: another question is open, or none any more.
    """

    changed = Signal()

    def __init__(self, player: "Player") -> None:
        super().__init__(player)
        self._player = player
        self._asked: dict[str, _AskedQuestion] = {}

    def ask(self, by: str, position: int, kind: Kind | None = None, needed: Sequence[Answer] = ()) -> None:
        """Await the answer to an exercise, if it is one, with what must be seen to answer it; inverse of `close`."""
        asked = _AskedQuestion(position, kind, tuple(needed))
        if self._asked.get(by) != asked:
            self._asked[by] = asked
            self.changed.emit()

    def close(self, by: str) -> None:
        """End the question of an asker; views may show its answer again."""
        if self._asked.pop(by, None) is not None:
            self.changed.emit()

    @property
    def is_open(self) -> bool:
        """Whether an exercise or a tour awaits an answer, at any position."""
        return bool(self._asked)

    @property
    def needed(self) -> tuple[Answer, ...]:
        """What must be seen to answer the one that is asked where the search stands."""
        here = self._player.position
        return next((asked.needed for asked in self._asked.values() if asked.position == here), ())

    @property
    def is_here(self) -> bool:
        """Whether it is asked where the search stands; never while what comes next is shown."""
        return bool(self._here)

    @property
    def kind(self) -> Kind | None:
        """Which exercise is asked where the search stands, as `is_here`; None for none."""
        return next(filter(None, self._here), None)

    @property
    def _here(self) -> list[Kind | None]:
        if not self._player.hides_future:
            return []
        return [asked.kind for asked in self._asked.values() if asked.position == self._player.position]
