"""Marks: the bookmarks of whatever is watched, kept when it is left and put back when it is watched again.

A search has its bookmarks (`SearchBase.bookmarks`), but each watching has another search. A subject always leads through
the same events, so a position belongs to it.
"""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QObject, Signal

from solver_core.cover.bookmarks import Bookmarks
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject

SUBJECTS = 50
"""Of how many subjects marks are kept: those watched last."""
MOST = 10_000
"""Marks of one subject that are read."""


class Marks(QObject):
    """Positions with names, in the order of positions.

    Signals:
        changed: the list is another.
    """

    changed = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._kept: dict[Subject, dict[int, str]] = {}
        self._removed: tuple[int, str] | None = None
        player.began.connect(self._begin)
        self._begin()

    # --- facts ------------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[tuple[int, str]]:
        """Positions and names, ascending."""
        return iter(self._bookmarks)

    def __len__(self) -> int:
        """How many there are of what is watched."""
        return len(self._bookmarks)

    def __contains__(self, position: object) -> bool:
        """Whether a position is marked."""
        return position in self._bookmarks

    def after(self, position: int) -> int | None:
        """The next one, if any."""
        return self._bookmarks.after(position)

    def before(self, position: int) -> int | None:
        """The one before, if any."""
        return self._bookmarks.before(position)

    @property
    def last_removed(self) -> tuple[int, str] | None:
        """What `restore` would bring back: position and name."""
        return self._removed

    # --- deeds ------------------------------------------------------------------------------------

    def add(self, position: int, name: str = "") -> None:
        """Mark a position; nothing while nothing is watched."""
        if self._player.is_watching:
            self._bookmarks.add(position, name.strip())
            self._note()

    def remove(self, position: int) -> None:
        """Unmark a position; inverse of `add`, and of `restore`.

        Raises:
            KeyError: it is not marked.
        """
        name = dict(self)[position]
        self._bookmarks.remove(position)
        self._removed = (position, name)
        self._note()

    def restore(self) -> None:
        """Bring back the one removed last."""
        if self._removed is not None:
            (position, name), self._removed = self._removed, None
            self.add(position, name)

    def rename(self, position: int, name: str) -> None:
        """Call a marked position something else.

        Raises:
            KeyError: it is not marked.
        """
        if position not in self:
            raise KeyError(position)
        self.add(position, name)

    def toggle(self, position: int) -> None:
        """Mark a position, or unmark it."""
        if position in self:
            self.remove(position)
        else:
            self.add(position)

    # --- plain data -------------------------------------------------------------------------------

    def to_json(self) -> list[dict[str, object]]:
        """The marks of every subject, the one watched last at the end; inverse of `from_json`."""
        return [
            {**subject.to_json(), "marks": [[position, name] for position, name in sorted(marks.items())]}
            for subject, marks in self._kept.items()
        ]

    def from_json(self, data: object) -> None:
        """Keep these and no others.

        Raises:
            ValueError: the data are not such a list; the message says why, and nothing changes.
        """
        if not isinstance(data, list):
            raise ValueError("bookmarks are a list of subjects, each with its marks")  # noqa: TRY004 - bad data
        self._kept = dict(_read(number, entry) for number, entry in enumerate(data[-SUBJECTS:], 1))
        self._removed = None
        if self._player.search is not None:
            self._player.search.bookmarks = Bookmarks()
        self._begin()

    # --- inside -----------------------------------------------------------------------------------

    @property
    def _bookmarks(self) -> Bookmarks:
        search = self._player.search
        return Bookmarks() if search is None else search.bookmarks

    def _begin(self) -> None:
        """Give a search the marks that its subject had; those that it has itself stay."""
        self._removed = None
        for position, name in self._kept.get(self._player.subject, {}).items():
            if position not in self:
                self._bookmarks.add(position, name)
        self.changed.emit()

    def _note(self) -> None:
        subject = self._player.subject
        self._kept.pop(subject, None)
        if len(self):
            self._kept[subject] = dict(self)
        for forgotten in list(self._kept)[:-SUBJECTS]:
            del self._kept[forgotten]
        self.changed.emit()


def _read(number: int, entry: Any) -> tuple[Subject, dict[int, str]]:
    try:
        subject = Subject.from_json(entry)
        marks = {_position(position): _text(name) for position, name in entry["marks"][:MOST]}
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"bookmarks of subject {number}: {error!r}") from None
    return subject, marks


def _position(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(f"{value!r} is no position; use a whole number from 0 on")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is no text")  # noqa: TRY004 - bad data
    return value
