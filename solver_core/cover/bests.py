"""The covers found by a search for the fewest options, each better than the one before.

They are kept, not only counted, because going back over a BEST makes the one before the best again. One after
the other in a flat array, so that the last is the first to go::

    held    before  node node node | before  node node | ...        before: the option count that was beaten
                                                        ^ used      node: as on the stack, by address

What lies beyond ``used`` means nothing. Each has fewer options than the one before; with at most n levels there are at
most n + 1 of them, and half of n squared numbers: rarely as many, so the array grows. Compiled with the types in
``bests.pxd``.
"""

from array import array

from solver_core import plain as cython
from solver_core.cover import memory

if cython.compiled:
    import cython


class Bests:
    """A stack of covers; the last has the fewest options.

    Args:
        most: the options that a first cover may have.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.held_array = array("i", bytes(4 * (most + 1)))
        self._hold()
        self.clear()

    def clear(self) -> None:
        """No cover is known."""
        self.used = 0
        self.fewest = self.most + 1

    @cython.final
    def finds_room(self, count: int) -> bool:
        """Whether a cover with so many options can be kept; only memory can be short."""
        if self.used + 1 + count > self.room:
            self._grow()
        return self.used + 1 + count <= self.room

    @cython.final
    def push(self, stack: "array[int]", count: int) -> None:
        """The nodes on a stack are the best cover now; there is room for it."""
        held, used = self.held, self.used
        held[used] = self.fewest
        for level in range(count):
            held[used + 1 + level] = stack[level]
        self.used = used + 1 + count
        self.fewest = count

    @cython.final
    def pop(self) -> None:
        """The cover before it is the best again; inverse of `push`."""
        self.used -= 1 + self.fewest
        self.fewest = self.held[self.used]

    @cython.final
    def begins_with(self, stack: "array[int]", depth: int) -> bool:
        """Whether a cover is known, and the best begins with the nodes on a stack."""
        if self.used == 0 or self.fewest < depth:
            return False
        held, start = self.held, self.used - self.fewest
        level = 0
        while level < depth and held[start + level] == stack[level]:
            level += 1
        return level == depth

    def covers(self) -> list[list[int]]:
        """The nodes of every cover, the best one last."""
        found = []
        end, fewest = self.used, self.fewest
        while end:
            start = end - fewest
            found.append(list(self.held_array[start:end]))
            end, fewest = start - 1, self.held_array[start - 1]
        return found[::-1]

    def save(self) -> bytes:
        """All that is known, for `restore`."""
        return array("i", [self.fewest, *self.held_array[: self.used]]).tobytes()

    def restore(self, saved: bytes) -> None:
        """Know again what was saved."""
        fewest, *held = array("i", saved)
        if len(held) > self.room:
            self._extend(len(held))
        self.held_array[: len(held)] = array("i", held)
        self.used = len(held)
        self.fewest = fewest

    def _grow(self) -> None:
        """Make room for twice as many numbers and one more cover, where there is memory."""
        try:
            self._extend(2 * self.room + self.most)
        except MemoryError:
            self._hold()

    def _extend(self, room: int) -> None:
        self.held_array.frombytes(bytes(4 * (room - len(self.held_array))))
        self._hold()

    def _hold(self) -> None:
        self.room = len(self.held_array)
        self.held = memory.integers(self.held_array)
