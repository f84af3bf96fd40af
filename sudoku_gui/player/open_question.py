"""The question that is open about what the search does next: no view may give its answer away."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from solver_core.cover.explain.exercises import Answer, Kind


class _AskedQuestion(NamedTuple):
    position: int
    kind: Kind | None
    needed: tuple[Answer, ...]


class OpenQuestion(QObject):
    """The question of the exercises at present, or of a tour; each at its place.

    Signals:
        changed: another question is open, or none any more.
    """

    changed = Signal()

    def __init__(
        self, parent: QObject, position: Callable[[], int], hides_future: Callable[[], bool]
    ) -> None:
        super().__init__(parent)
        self._position, self._hides_future = position, hides_future
        self._asked: dict[object, _AskedQuestion] = {}

    def ask(self, by: object, position: int, kind: Kind | None = None, needed: Sequence[Answer] = ()) -> None:
        """Await the answer to an exercise, if it is one, with what must be seen to answer it; inverse of `withdraw`."""
        asked = _AskedQuestion(position, kind, tuple(needed))
        if self._asked.get(by) != asked:
            self._asked[by] = asked
            self.changed.emit()

    def withdraw(self, by: object) -> None:
        """Withdraw the question of an asker; views may show its answer again."""
        if self._asked.pop(by, None) is not None:
            self.changed.emit()

    @property
    def is_open(self) -> bool:
        """Whether an exercise or a tour awaits an answer, at any position."""
        return bool(self._asked)

    @property
    def needed(self) -> tuple[Answer, ...]:
        """The answers that must be visible for the question where the search stands."""
        return next(
            (asked.needed for asked in self._asked.values() if asked.position == self._position()), ()
        )

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
        if not self._hides_future():
            return []
        return [asked.kind for asked in self._asked.values() if asked.position == self._position()]
