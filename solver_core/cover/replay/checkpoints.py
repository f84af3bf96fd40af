"""Checkpoints: saved positions along a search, so that any position is near one.

A checkpoint is the stack with the counters, some hundred bytes; the links at a tree node are the initial
ones with the stack's options covered. At first they are so far apart that saving them takes little of a
search. When they fill their room, every second one is dropped and the next ones are twice as far apart.
"""

from bisect import bisect_right
from operator import index
from threading import Lock
from typing import NoReturn

from solver_core.cover.kernel.arguments import integer, refuse_copy, require
from solver_core.cover.kernel.machine import COMPILED

SPACING = 1 << 16 if COMPILED else 1 << 11
"""Events between checkpoints at first, 0.3 ms of a compiled search; to save one takes 0.01 ms."""

ROOM = 2 << 20
"""Bytes after which every second one is dropped."""


class Checkpoints:
    """The saved positions of one run; may be shared by threads.

    Args:
        spacing: events between two of them at first.
        room: bytes that they may fill.

    Raises:
        ValueError: the spacing is less than 1, or the room negative.
    """

    def __init__(self, spacing: int = SPACING, room: int = ROOM) -> None:
        self.spacing = integer(spacing, "spacing", 1)
        self._room = integer(room, "room")
        self._positions: list[int] = []
        self._saved: list[bytes] = []
        self._bytes = 0
        self._lock = Lock()

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Refuse to be copied or pickled."""
        refuse_copy(self, "up_to() answers those of a run that parts from this one")

    def __len__(self) -> int:
        """How many positions are saved."""
        return len(self._positions)

    @property
    def size(self) -> int:
        """Bytes that all saved positions take."""
        return self._bytes

    @property
    def due(self) -> int:
        """The position from which the next one is due; other threads may change it at any time."""
        with self._lock:
            return self._due()

    def _due(self) -> int:
        return (self._positions[-1] if self._positions else 0) + self.spacing

    def add(self, position: int, saved: bytes) -> None:
        """Store a saved position, if it is due."""
        position = index(position)
        require(saved, bytes, "saved position")
        with self._lock:
            if position < self._due():
                return
            self._positions.append(position)
            self._saved.append(saved)
            self._bytes += len(saved) + _OVERHEAD
            while self._bytes > self._room and len(self._saved) > 1:
                self._thin()

    def before(self, position: int) -> tuple[int, bytes] | None:
        """The position and state of the last checkpoint at or before a position; None if there is none."""
        position = index(position)
        with self._lock:
            at = bisect_right(self._positions, position) - 1
            return (self._positions[at], self._saved[at]) if at >= 0 else None

    def up_to(self, position: int) -> "Checkpoints":
        """A copy without those after a position, for a run that branches off there."""
        position = index(position)
        with self._lock:
            copy = Checkpoints(self.spacing, self._room)
            at = bisect_right(self._positions, position)
            copy._positions, copy._saved = self._positions[:at], self._saved[:at]
        copy._bytes = sum(map(len, copy._saved)) + _OVERHEAD * at
        return copy

    def _thin(self) -> None:
        self._positions, self._saved = self._positions[1::2], self._saved[1::2]
        self._bytes = sum(map(len, self._saved)) + _OVERHEAD * len(self._saved)
        self.spacing *= 2


_OVERHEAD = 33 + 32 + 16
"""Python's overhead in bytes: a bytes object, a number and two list entries."""
