"""The question that is open about what the search does next: no view may give its answer away."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from solver_core.cover.exercises import Kind

if TYPE_CHECKING:
    from sudoku_gui.player.player import Player


class OpenQuestion(QObject):
    """What the exercises ask at present, or a tour; each at its place.

    Signals:
        changed: another question is open, or none any more.
    """

    changed = Signal()

    def __init__(self, player: "Player") -> None:
        super().__init__(player)
        self._player = player
        self._asked: dict[str, tuple[int, Kind | None]] = {}

    def ask(self, by: str, position: int, kind: Kind | None = None) -> None:
        """Await the answer to a question that somebody asks at a position; inverse of `close`."""
        if self._asked.get(by) != (position, kind):
            self._asked[by] = position, kind
            self.changed.emit()

    def close(self, by: str) -> None:
        """Await it no more."""
        if self._asked.pop(by, None) is not None:
            self.changed.emit()

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
        return [kind for position, kind in self._asked.values() if position == self._player.position]
