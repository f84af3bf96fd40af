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
from operator import index
from typing import NoReturn

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.arguments import refuse_copy, require

if cython.compiled:
    import cython


class Bests:
    """A stack of covers; the last has the fewest options.

    Args:
        most: the options that a first cover may have.

    Raises:
        ValueError: fewer than none, or more than any problem has items.
    """

    def __init__(self, most: int) -> None:
        if cython.compiled and self.room:
            raise ValueError("these covers are known already; make others")
        if not 0 <= (most := index(most)) < code.FAR:
            raise ValueError(f"a cover of at most {most} options; give 0 to {code.FAR - 1}")
        self.most = most
        self.held_array = array("i", bytes(4 * (most + 1)))
        self._hold()
        self.clear()

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Refuse to be copied or pickled."""
        refuse_copy(self, "save() answers what it knows")

    def clear(self) -> None:
        """Forget the cover: none is known."""
        self.used = 0
        self.fewest = self.most + 1

    @cython.final
    def finds_room(self, count: int) -> bool:
        """Whether a cover with this many options can be kept; only memory can be short."""
        if self.used + 1 + count > self.room:
            self._grow()
        return self.used + 1 + count <= self.room

    @cython.final
    def push(self, stack: "array[int]", count: int) -> None:
        """Take the nodes on a stack as the best cover; there must be room for it."""
        held, used = self.held, self.used
        held[used] = self.fewest
        for level in range(count):
            held[used + 1 + level] = stack[level]
        self.used = used + 1 + count
        self.fewest = count

    @cython.final
    def pop(self) -> None:
        """Take the cover before it as the best again; inverse of `push`."""
        if self.used == 0:  # whatever a restored position has said
            return
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

    @cython.final
    def pruned(self, stack: "array[int]", depth: int, bound: int) -> bool:
        """Whether a tree node was pruned; it has been left, and links and stack are as it was entered.

        What the best was on entering it is not kept anywhere. If it is not pruned by today's best, it was not then: the
        best only falls. If it is, it was entered all the same if and only if the best cover begins with this stack: then
        the best fell inside it, as a stack never comes twice.
        """
        return depth + bound >= self.fewest and not self.begins_with(stack, depth)

    def covers(self) -> list[list[int]]:
        """The nodes of every cover that was the best when it was found, in this order."""
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
        """Know again what was saved.

        Raises:
            ValueError: that was never saved by one for as many options.
        """
        require(saved, bytes, "what was saved")
        numbers = array("i", saved)
        self._require_chain(numbers)
        held = numbers[1:]
        if len(held) > self.room:
            self._extend(len(held))
        self.held_array[: len(held)] = held
        self.used = len(held)
        self.fewest = numbers[0]

    @cython.final
    def _require_chain(self, numbers: "array[int]") -> int:
        """Each cover is as long as the number behind it says, and shorter than the one before."""
        end, fewest = len(numbers) - 1, numbers[0] if len(numbers) > 0 else -1
        while end > 0 and 0 <= fewest < end and fewest < numbers[end - fewest] <= self.most + 1:
            end, fewest = end - fewest - 1, numbers[end - fewest]
        if end != 0 or fewest != self.most + 1:
            raise ValueError("these covers were not saved by a search for as many options")
        return 0

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
