"""Counts of subproblems that come again, in a table: what is left of a problem decides how many covers it has.

What is left, the *key*, is the live items, and with secondary items also the open options, as words of the first layer.

Each *entry* of the table is a tally and a key; here the first is free, and the second's two covers cost 31 nodes::

    table       nodes | count, low word first | key     ||  0 | ...     nodes: 0 if the entry is free
                   31 | 2   0                 | 5   9
    tally       nodes | count                           of all so far, those that were recalled included
    marks       nodes | count                           for each frame on the way down the tally before it

A key is in one of `_PLACES` entries, from that of its hash on; if all are taken, it replaces the one with the fewest
nodes. All counts have as many words as the largest may need. The table grows up to `_MOST_WORDS`, and is dropped if too
few nodes are saved.

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
_ENTRIES = 1 << 8
"""Entries at first, and then four times as many."""
_PLACES = 8
_TRIAL = 1 << 10
"""Nodes until the table is first judged; it is judged again after twice as many, and so on."""
_SAVING = 4
"""Nodes that a search without the table visits in the time of one with it."""
_MOST_NODES = 1 << 28
"""Nodes that an entry tells of, at most, so that the tally does not overflow."""


class Memo(Words):
    """A search that recalls subproblems, once it has a table."""

    def __init__(self, problem: Problem, *, in_order: bool, pulse: Callable[[], object]) -> None:
        super().__init__(problem, in_order=in_order, pulse=pulse)
        self.is_recalling = self.entries_used = self.table_entries = 0
        self.is_by_items = self.items == self.primary
        self.key_words = self.live_words + (0 if self.is_by_items else self.widths_array[0])
        self.table_array = array("Q", [0])
        self.table = memory.words(self.table_array)
        self.judged_nodes, self.judged_tally, self.next_judged = 0, 0, _TRIAL

    @cython.final
    def _open_table(self) -> int:
        """Recall subproblems from now on."""
        self.tally_words = 2 if self.limit else 1 + self._most_count_words()
        self.entry_words = self.tally_words + self.key_words
        self.tally_array = array("Q", bytes(8 * self.tally_words))
        self.marks_array = array("Q", bytes(8 * self.tally_words * (self.primary + 2)))
        self.tally, self.marks = memory.words(self.tally_array), memory.words(self.marks_array)
        self.key_array = array("Q", bytes(8 * (self.key_words + 1)))
        self.key = memory.words(self.key_array)
        self._enlarge(_ENTRIES)
        self.is_recalling = 1
        return 0

    @cython.final
    def _most_count_words(self) -> int:
        """Words that hold the number of covers.

        Its logarithm is at most the entropy of a random cover, told item by item in random order: an item tells at
        most the logarithm of its size, and only if it is the first of its option.
        """
        sizes_array, lengths_array = array("i", [0]) * (self.primary + 1), array("i", [0]) * (self.primary + 1)
        sizes, lengths = memory.integers(sizes_array), memory.integers(lengths_array)
        for number in range(self.options):
            length = 0
            for k in range(self.first[number], self.first[number + 1]):
                length += self.entries[k] < self.primary
            for k in range(self.first[number], self.first[number + 1]):
                item = self.entries[k]
                if item < self.primary:
                    sizes[item] += 1
                    if lengths[item] == 0 or length < lengths[item]:
                        lengths[item] = length
        told = [log2(size) / length for size, length in zip(sizes_array, lengths_array, strict=True) if size]
        return int(sum(told) + 1) // 64 + 1

    @cython.final
    def _enlarge(self, entries: int) -> int:
        """Make a larger table with the entries of the present one."""
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
        del old_array
        return 0

    # --- lookups ----------------------------------------------------------------------------------

    @cython.final
    def _is_recalled(self, depth: int) -> bool:
        """Whether a frame's covers are known, and counted now; otherwise the tally is marked."""
        tally, words = self.tally, self.tally_words
        self._make_key(depth)
        place = self._place(self.key, 0)
        if not self.is_found:
            for k in range(words):
                self.marks[depth * words + k] = tally[k]
            return False
        tally[0] += self.table[place]
        carry = 0
        for k in range(1, words):
            carried = tally[k] + carry & _ALL
            carry = carried < carry
            tally[k] = carried + self.table[place + k] & _ALL
            carry |= tally[k] < carried
        self._heed_limit()
        return True

    @cython.final
    def _remember(self, depth: int) -> None:
        """Enter what was tallied since a frame was marked."""
        tally, words, marks = self.tally, self.tally_words, self.marks
        self._make_key(depth)
        place, mark, table = self._place(self.key, 0), depth * words, self.table
        if table[place] == 0:
            self.entries_used += 1
        table[place] = tally[0] - marks[mark]
        if table[place] > _MOST_NODES:
            table[place] = _MOST_NODES
        borrow = 0
        for k in range(1, words):
            less = tally[k] - borrow & _ALL
            borrow = less > tally[k]
            table[place + k] = less - marks[mark + k] & _ALL
            borrow |= marks[mark + k] > less
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
            hashed ^= hashed >> 32
        entry, best, fewest = hashed & self.table_entries - 1, 0, _ALL
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
            entry = entry + 1 & self.table_entries - 1
        return best

    @cython.final
    def _make_key(self, depth: int) -> None:
        live, active = depth * self.live_words, self.ats[depth] - self.live_words
        for k in range(self.live_words):
            self.key[k] = self.live[live + k]
        for k in range(self.live_words, self.key_words):
            self.key[k] = self.active[active + k]

    @cython.final
    def _tally_cover(self) -> None:
        """Count one more."""
        k = 1
        self.tally[k] = self.tally[k] + 1 & _ALL
        while self.tally[k] == 0:
            k += 1
            self.tally[k] = self.tally[k] + 1 & _ALL
        self._heed_limit()

    @cython.final
    def _heed_limit(self) -> None:
        limit = self.limit  # as wide as the tally
        if limit and self.tally[1] >= limit:
            self.is_stopped = 1

    # --- whether it pays --------------------------------------------------------------------------

    @cython.final
    def _need_room(self) -> None:
        """Enlarge the table if it may grow; else entries are replaced from now on."""
        if 4 * self.table_entries * self.entry_words > _MOST_WORDS:
            return
        with cython.gil:
            try:
                self._enlarge(4 * self.table_entries)
            except MemoryError:
                self.entries_used = -self.table_entries  # not again soon

    @cython.final
    def _judge(self) -> None:
        """Drop the table if it has saved too little since it was last judged."""
        nodes, tally = self.nodes - self.judged_nodes, self.tally[0] - self.judged_tally
        self.judged_nodes, self.judged_tally, self.next_judged = self.nodes, self.tally[0], 2 * self.nodes
        if tally >= _SAVING * nodes:
            return
        self.is_recalling = 0
        if self.limit:
            self.solutions, self.tally[1] = self.tally[1], 0
        with cython.gil:
            self.table_array = None

    @cython.final
    def _total(self) -> int:
        """The number of covers, as a Python number."""
        return self.solutions + sum(word << 64 * k for k, word in enumerate(self.tally_array[1:]))
