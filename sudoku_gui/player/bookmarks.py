"""Bookmarks of whatever is watched, stored when it is left and restored when it is watched again.

A search has its bookmarks (`SearchBase.bookmarks`), but each watching has another search. A subject always leads
through the same events, so a position belongs to it.
"""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QObject, Signal

from solver_core.cover.replay.bookmarks import Bookmarks
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject

SUBJECTS = 50  # subjects whose bookmarks are stored: those watched last
MOST = 10_000  # bookmarks of one subject that are read


class BookmarkStore(QObject):
    """Positions with names; iterating goes in the order of positions.

    Signals:
        changed: the bookmarks changed.
    """

    changed = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._stored: dict[Subject, dict[int, str]] = {}  # the names of bookmarks at their positions
        self.last_removed: tuple[int, str] | None = None  # the position and name that `restore` would restore
        player.began.connect(self._begin)
        self._begin()

    def __iter__(self) -> Iterator[tuple[int, str]]:
        return iter(self._bookmarks)

    def __len__(self) -> int:
        return len(self._bookmarks)

    def __contains__(self, position: object) -> bool:
        return position in self._bookmarks

    def after(self, position: int) -> int | None:
        return self._bookmarks.after(position)

    def before(self, position: int) -> int | None:
        return self._bookmarks.before(position)

    def add(self, position: int, name: str = "") -> None:
        """Mark a position; nothing while nothing is watched."""
        if self._player.is_watching:
            self._bookmarks.add(position, name.strip())
            self._record()

    def remove(self, position: int) -> None:
        """Unmark a position; inverse of `add`; raises a KeyError."""
        name = dict(self)[position]
        self._bookmarks.remove(position)
        self.last_removed = (position, name)
        self._record()

    def restore(self) -> None:
        """Add the bookmark again that `remove` took away last; only once."""
        if self.last_removed is not None:
            (position, name), self.last_removed = self.last_removed, None
            self.add(position, name)

    def rename(self, position: int, name: str) -> None:
        """Set the name of a marked position; raises a KeyError."""
        if position not in self:
            raise KeyError(position)
        self.add(position, name)

    def toggle(self, position: int) -> None:
        """Remove the bookmark at a position, or add one without a name."""
        if position in self:
            self.remove(position)
        else:
            self.add(position)

    def to_json(self) -> list[dict[str, object]]:
        """The bookmarks of every subject, the one watched last at the end; inverse of `from_json`."""
        return [
            {**subject.to_json(), "marks": [[position, name] for position, name in sorted(named.items())]}
            for subject, named in self._stored.items()
        ]

    def from_json(self, data: object) -> None:
        """Hold these and no others; a ValueError for other data changes nothing."""
        if not isinstance(data, list):
            raise AppError("bookmarks.list")
        self._stored = dict(_read(number, entry) for number, entry in enumerate(data[-SUBJECTS:], 1))
        if self._player.search is not None:
            self._player.search.bookmarks = Bookmarks()
        self._begin()

    @property
    def _bookmarks(self) -> Bookmarks:
        search = self._player.search
        return Bookmarks() if search is None else search.bookmarks

    def _begin(self) -> None:
        """Give a search the bookmarks that its subject had; those that it has itself stay."""
        self.last_removed = None
        for position, name in self._stored.get(self._player.subject, {}).items():
            if position not in self:
                self._bookmarks.add(position, name)
        self.changed.emit()

    def _record(self) -> None:
        subject = self._player.subject
        self._stored.pop(subject, None)
        if len(self):
            self._stored[subject] = dict(self)
        for oldest in list(self._stored)[:-SUBJECTS]:
            del self._stored[oldest]
        self.changed.emit()


def _read(number: int, entry: Any) -> tuple[Subject, dict[int, str]]:
    try:
        subject, named = Subject.from_json(entry), dict(entry["marks"][:MOST])
    except (KeyError, TypeError, ValueError):
        raise AppError("bookmarks.subject", number=number) from None
    for position, name in named.items():
        if type(position) is not int or position < 0 or not isinstance(name, str):
            raise AppError("bookmarks.subject", number=number)
    return subject, named
