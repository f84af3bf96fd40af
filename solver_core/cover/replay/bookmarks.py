"""Bookmarks: marked positions of a run, with names. They know no search: every run that begins alike can have them."""

from collections.abc import Iterator
from typing import Final

LONGEST: Final = 1000
"""The most characters of a name."""


class Bookmarks:
    """Names by position, in the order of positions."""

    def __init__(self) -> None:
        self._names: dict[int, str] = {}

    def add(self, position: int, name: str = "") -> None:
        """Mark a position; a new name replaces the old one, and a long one is cut off."""
        if position < 0:
            raise ValueError(f"{position} is negative; positions begin at 0")
        self._names[position] = name[:LONGEST]

    def remove(self, position: int) -> None:
        """Unmark a position; inverse of `add`.

        Raises:
            KeyError: it is not marked.
        """
        del self._names[position]

    def after(self, position: int) -> int | None:
        """The nearest marked position after this one; None if there is none."""
        return min((marked for marked in self._names if marked > position), default=None)

    def before(self, position: int) -> int | None:
        """The bookmark nearest before a position; None if there is none."""
        return max((marked for marked in self._names if marked < position), default=None)

    def up_to(self, position: int) -> "Bookmarks":
        """A copy without the bookmarks after a position."""
        copy = Bookmarks()
        copy._names = {marked: name for marked, name in self._names.items() if marked <= position}
        return copy

    def __iter__(self) -> Iterator[tuple[int, str]]:
        """Positions and names, ascending."""
        return iter(sorted(self._names.items()))

    def __len__(self) -> int:
        """How many positions are marked."""
        return len(self._names)

    def __contains__(self, position: object) -> bool:
        """Whether a position is marked."""
        return position in self._names
