"""How many covers a subproblem has, in a table, for when it is met again.

Its *key* is the live items and, if the problem has secondary items, the open options, as words of the first layer: they
decide what can follow. While there is a table, nothing is packed.

An *entry* of the table is a tally and its key. A *tally* is a number of nodes, as many as a search without the table
would visit, and a number of covers, the lowest word first::

    table         nodes | covers | key  ||  0 | ...     a free entry has no nodes
                     31 | 2  0   | 5  9
    tally         nodes | covers                        of the search so far
    tally_before  nodes | covers                        for each level on the way down: of the search before it

A key is in one of `_PLACES` entries, from the place of its hash on. If all are taken, it replaces the one with the
fewest nodes. The table grows up to `_MOST_WORDS`, and is dropped if it saves too few nodes.

Compiled with the types in ``bit_memo.pxd``, twice: see `solver_core.processor`.
"""

from array import array
from collections.abc import Callable
from math import log2

from solver_core import plain as cython
from solver_core.cover.answers.bit_words import Words
from solver_core.cover.kernel import memory
from solver_core.cover.problem import Problem

if cython.compiled:
    import cython

_ALL = 0xFFFFFFFFFFFFFFFF
_FACTOR = 0x9E3779B97F4A7C15
_MOST_WORDS = 1 << 23
"""Words of the table: 64 MiB."""
_ENTRIES = 1 << 10
"""Entries at first, at most; a full table is replaced by one of four times the size."""
_PLACES = 8
_TRIAL = 1 << 9
"""Nodes until the table is first judged; it is judged again after twice as many, and so on."""
_FIRST_SAVING, _SAVING = 12, 40
"""Nodes without the table that ten with it must replace: at first, and in the end, where both take the same time."""
_MOST_NODES = 1 << 28
"""Nodes in an entry, at most, so that the tally does not overflow."""


class Memo(Words):
    """A search that recalls subproblems, once it has a table."""

    def __init__(self, problem: Problem, *, in_order: bool, pulse: Callable[[], object]) -> None:
        super().__init__(problem, in_order=in_order, pulse=pulse)
        self.is_recalling = self.entries_used = self.table_entries = 0
        self.key_words = self.live_words + (self.widths_array[0] if self.items > self.primary else 0)
        self.table_array = array("Q", [0])
        self.table = memory.words(self.table_array)
        self.judged_nodes, self.judged_tally, self.next_judged = 0, 0, _TRIAL
        self.saving = _FIRST_SAVING

    @cython.final
    def _open_table(self) -> int:
        """Recall subproblems from now on."""
        self.tally_words = 2 if self.limit else 1 + self._most_count_words()
        self.entry_words = self.tally_words + self.key_words
        self.tally_array = array("Q", bytes(8 * self.tally_words))
        self.tally_before_array = array("Q", bytes(8 * self.tally_words * (self.primary + 2)))
        self.tally, self.tally_before = memory.words(self.tally_array), memory.words(self.tally_before_array)
        self.key_array = array("Q", bytes(8 * (self.key_words + 1)))
        self.cover_array = array("Q", [0, 1]) + array("Q", bytes(8 * self.tally_words))
        self.key, self.cover = memory.words(self.key_array), memory.words(self.cover_array)
        entries = max(1, _MOST_WORDS // self.entry_words)
        while entries > _ENTRIES:
            entries //= 4
        self._enlarge(entries)
        self.is_recalling = 1
        return 0

    @cython.final
    def _most_count_words(self) -> int:
        """Words that hold the number of covers.

        The entropy of a random cover is the logarithm of that number. Asked in random order, an item adds at most the
        logarithm of its size to it, and only if it is the first item of its option.
        """
        sizes_array = array("i", bytes(4 * (self.primary + 1)))
        lengths_array = sizes_array[:]
        sizes, lengths = memory.integers(sizes_array), memory.integers(lengths_array)
        for number in range(self.options):
            length = 0
            for k in range(self.entries_at[number], self.entries_at[number + 1]):
                length += self.entries[k] < self.primary
            for k in range(self.entries_at[number], self.entries_at[number + 1]):
                item = self.entries[k]
                if item < self.primary:
                    sizes[item] += 1
                    if lengths[item] == 0 or length < lengths[item]:
                        lengths[item] = length
        entropy = [
            log2(size) / length for size, length in zip(sizes_array, lengths_array, strict=True) if size
        ]
        return int(sum(entropy) + 1) // 64 + 1

    @cython.final
    def _enlarge(self, entries: int) -> int:
        """Make a larger table of the present one."""
        old_array, old, end = self.table_array, self.table, self.table_entries * self.entry_words
        self.table_array = array("Q", [0]) * (entries * self.entry_words)
        self.table, self.table_entries = memory.words(self.table_array), entries
        at = 0
        while at < end:
            if old[at]:
                place = self._place(old, at + self.tally_words)
                for k in range(self.entry_words):
                    self.table[place + k] = old[at + k]
            at += self.entry_words
        del old_array  # which `old` pointed into
        return 0

    # --- lookups ----------------------------------------------------------------------------------

    @cython.final
    def _recall(self, depth: int) -> bool:
        """Count the covers of a level that is known; False if it is not, and then the tally is noted."""
        self._make_key(depth)
        place, words = self._place(self.key, 0), self.tally_words
        if not self.is_found:
            for k in range(words):
                self.tally_before[depth * words + k] = self.tally[k]
            return False
        self._add(self.table, place)
        return True

    @cython.final
    def _add(self, counts: "array[int]", at: int) -> None:
        """Add a tally to that of the search."""
        tally, carry = self.tally, 0
        tally[0] += counts[at]
        for k in range(1, self.tally_words):
            carried = tally[k] + carry & _ALL
            carry = carried < carry
            tally[k] = carried + counts[at + k] & _ALL
            carry |= tally[k] < carried
        limit = self.limit  # as wide as the tally
        if limit and tally[1] >= limit:
            self.is_stopped = 1

    @cython.final
    def _remember(self, depth: int) -> None:
        """Enter what was tallied since a level was noted."""
        tally, words, tally_before = self.tally, self.tally_words, self.tally_before
        self._make_key(depth)
        place, start, table = self._place(self.key, 0), depth * words, self.table
        if table[place] == 0:
            self.entries_used += 1
        table[place] = tally[0] - tally_before[start]
        if table[place] > _MOST_NODES:
            table[place] = _MOST_NODES
        borrow = 0
        for k in range(1, words):
            less = tally[k] - borrow & _ALL
            borrow = less > tally[k]
            table[place + k] = less - tally_before[start + k] & _ALL
            borrow |= tally_before[start + k] > less
        for k in range(self.key_words):
            table[place + words + k] = self.key[k]
        if 2 * self.entries_used > self.table_entries:
            self._need_room()

    @cython.final
    def _place(self, keys: "array[int]", key: int) -> int:
        """Where a key's entry is, or may be written; `is_found` says which."""
        table, words, size = self.table, self.tally_words, self.entry_words
        hashed = 0
        for k in range(key, key + self.key_words):
            hashed ^= keys[k]
            hashed = (hashed ^ hashed >> 32) * _FACTOR & _ALL
        entry, best, fewest = (hashed >> 32) * self.table_entries >> 32, 0, _ALL
        self.is_found = 0
        for _ in range(_PLACES):
            at = entry * size
            if table[at] == 0:
                return at
            same = 0
            while same < self.key_words and table[at + words + same] == keys[key + same]:
                same += 1
            if same == self.key_words:
                self.is_found = 1
                return at
            if table[at] < fewest:
                fewest, best = table[at], at
            entry = entry + 1 if entry + 1 < self.table_entries else 0
        return best

    @cython.final
    def _make_key(self, depth: int) -> None:
        live, active = depth * self.live_words, self.ats[depth] - self.live_words
        for k in range(self.live_words):
            self.key[k] = self.live[live + k]
        for k in range(self.live_words, self.key_words):
            self.key[k] = self.active[active + k]

    # --- whether it pays --------------------------------------------------------------------------

    @cython.final
    def _need_room(self) -> None:
        """Enlarge the table if it may grow; otherwise entries are replaced from now on."""
        if 4 * self.table_entries * self.entry_words <= _MOST_WORDS:
            with cython.gil:
                try:
                    self._enlarge(4 * self.table_entries)
                except MemoryError:
                    self.entries_used = -self.table_entries  # count this many entries before the next check

    @cython.final
    def _judge(self) -> None:
        """Drop the table if it has saved too little since it was last judged."""
        nodes, tally = self.nodes - self.judged_nodes, self.tally[0] - self.judged_tally
        self.judged_nodes, self.judged_tally, self.next_judged = self.nodes, self.tally[0], 2 * self.nodes
        if 10 * tally >= self.saving * nodes:
            self.saving = min(_SAVING, self.saving * 5 // 4)
            return
        self.is_recalling = 0
        if self.limit:
            self.limit -= self.tally[1]
        with cython.gil:
            self.table_array = array("Q")

    @cython.final
    def _total(self) -> int:
        """The number of covers, as a Python number."""
        return self.solutions + sum(word << 64 * k for k, word in enumerate(self.tally_array[1:]))
