"""The covers found by a search for the fewest options, each better than the one before.

They are stored because going back over a BEST makes the previous one the best again. They are stacked
in a flat array::

    stacked  before  node node node | before  node node | ...        before: the option count that it beat
                                                         ^ used      node: as on the stack, by address

What is beyond ``used`` is garbage. Each has fewer options than the previous one; with at most n levels there are at
most n + 1 covers and n * n / 2 numbers, rarely that many, so the array grows. Compiled with the types in
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
        most: the options that the first cover may have.

    Raises:
        ValueError: it is negative, or more than any problem has items.
    """

    def __init__(self, most: int) -> None:
        if cython.compiled and self.room:
            raise ValueError("these covers are known already; make others")
        if not 0 <= (most := index(most)) < code.FAR:
            raise ValueError(f"a cover of at most {most} options; give 0 to {code.FAR - 1}")
        self.most = most
        self.stacked_array = array("i", bytes(4 * (most + 1)))
        self._use_array()
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
        """Make room for a cover with this many options; returns whether there is memory."""
        if self.used + 1 + count > self.room:
            self._grow()
        return self.used + 1 + count <= self.room

    @cython.final
    def push(self, stack: "array[int]", count: int) -> None:
        """Make the nodes on a stack the best cover; there must be room for it."""
        stacked, used = self.stacked, self.used
        stacked[used] = self.fewest
        for level in range(count):
            stacked[used + 1 + level] = stack[level]
        self.used = used + 1 + count
        self.fewest = count

    @cython.final
    def pop(self) -> None:
        """Make the previous cover the best again; inverse of `push`."""
        if self.used == 0:  # a restored position may be invalid
            return
        self.used -= 1 + self.fewest
        self.fewest = self.stacked[self.used]

    @cython.final
    def begins_with(self, stack: "array[int]", depth: int) -> bool:
        """Whether the best cover exists and begins with the nodes on a stack."""
        if self.used == 0 or self.fewest < depth:
            return False
        stacked, start = self.stacked, self.used - self.fewest
        level = 0
        while level < depth and stacked[start + level] == stack[level]:
            level += 1
        return level == depth

    @cython.final
    def pruned(self, stack: "array[int]", depth: int, bound: int) -> bool:
        """Whether a tree node that has just been left was pruned; links and stack are as when it was entered.

        The best cover at that time is not stored. If the current best does not prune it, it was not pruned: the
        best only decreases. Otherwise it was entered if and only if the best cover begins with this stack: then
        the best was found inside it, since no stack occurs twice.
        """
        return depth + bound >= self.fewest and not self.begins_with(stack, depth)

    def covers(self) -> list[list[int]]:
        """The nodes of all covers, in the order in which they were found."""
        found = []
        end, fewest = self.used, self.fewest
        while end:
            start = end - fewest
            found.append(list(self.stacked_array[start:end]))
            end, fewest = start - 1, self.stacked_array[start - 1]
        return found[::-1]

    def save(self) -> bytes:
        """The whole state, for `restore`."""
        return array("i", [self.fewest, *self.stacked_array[: self.used]]).tobytes()

    def restore(self, saved: bytes) -> None:
        """Restore a saved state.

        Raises:
            ValueError: it was not saved by `Bests` of the same size.
        """
        require(saved, bytes, "what was saved")
        numbers = array("i", saved)
        self._require_chain(numbers)
        covers = numbers[1:]
        if len(covers) > self.room:
            self._extend(len(covers))
        self.stacked_array[: len(covers)] = covers
        self.used = len(covers)
        self.fewest = numbers[0]

    @cython.final
    def _require_chain(self, numbers: "array[int]") -> int:
        """Check that each cover has the length given by the next number, and is shorter than the previous one."""
        end, fewest = len(numbers) - 1, numbers[0] if len(numbers) > 0 else -1
        while end > 0 and 0 <= fewest < end and fewest < numbers[end - fewest] <= self.most + 1:
            end, fewest = end - fewest - 1, numbers[end - fewest]
        if end != 0 or fewest != self.most + 1:
            raise ValueError("these covers were not saved by a search for as many options")
        return 0

    def _grow(self) -> None:
        """Make room for twice as many numbers and one more cover, if there is memory."""
        try:
            self._extend(2 * self.room + self.most)
        except MemoryError:
            self._use_array()

    def _extend(self, room: int) -> None:
        self.stacked_array.frombytes(bytes(4 * (room - len(self.stacked_array))))
        self._use_array()

    def _use_array(self) -> None:
        self.room = len(self.stacked_array)
        self.stacked = memory.integers(self.stacked_array)
