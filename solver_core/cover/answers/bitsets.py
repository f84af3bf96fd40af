"""Exact cover by bit sets: the open options are bits in words, and choosing one is an intersection.

The tree and the order of covers are those of `Search` with its default rule, but there is nothing to watch: no
links, no events, no way back. An item's size is the number of bits that its set shares with the open options; the
search descends from level to level (`bit_layers`). If few options are open and the subtree is large enough, they are
packed. If at most 64 options and 64 items are left, and covers are only counted, everything fits
into single words (`bit_words`). Counting begins with a table of subproblems (`bit_memo`).

Compiled with the types in ``bitsets.pxd``, twice: see `solver_core.processor`.
"""

from array import array
from collections.abc import Callable
from typing import NoReturn

from solver_core import plain as cython
from solver_core.cover.answers.bit_memo import Memo
from solver_core.cover.kernel import bits, memory
from solver_core.cover.kernel.arguments import refuse_copy
from solver_core.cover.problem import Problem

if cython.compiled:
    import cython

_MOST = 0x7FFFFFFF
_COST = 128
"""Cost of packing a word, in words read; tuned for pentominoes."""
_WORD_COST = 16
_LEAST = 8
"""Levels in a subtree below which packing does not pay."""
_ROOM = 1 << 12
"""Numbers that one call of `more` returns, plus at most one cover."""


class Bitsets(Memo):
    """The covers of a problem, counted or listed.

    Args:
        problem: what is to be covered.
        is_listing: list the covers instead of counting them.
        pulse: called every few hundredths of a second; an exception it raises ends the search.
    """

    def __init__(
        self, problem: Problem, *, is_listing: bool = False, pulse: Callable[[], object] = bool
    ) -> None:
        super().__init__(problem, in_order=is_listing, pulse=pulse)
        self.is_listing = is_listing
        self.depth = 0
        levels = self.primary + 2
        self.cursors_array = array("i", bytes(4 * levels))
        self.cursors = memory.integers(self.cursors_array)
        self.stops_array, self.chosen_array = array("i", bytes(4 * levels)), array("i", bytes(4 * levels))
        self.stops, self.chosen = memory.integers(self.stops_array), memory.integers(self.chosen_array)
        self.rests_array = array("Q", bytes(8 * levels))
        self.rests = memory.words(self.rests_array)
        self.before_array, self.visits_array = array("q", bytes(8 * levels)), array("q", bytes(8 * levels))
        self.below_array = array("q", bytes(8 * levels))
        self.before = memory.long_integers(self.before_array)
        self.visits = memory.long_integers(self.visits_array)
        self.below = memory.long_integers(self.below_array)
        self.found_array = array("i", bytes(4 * (_ROOM + levels)))
        self.found = memory.integers(self.found_array)
        self._end_use()

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Refuse to be copied or pickled."""
        refuse_copy(self, "make another one")

    def count(self, limit: int = 0) -> int:
        """How many covers there are, at most ``limit`` unless that is 0.

        Raises:
            RuntimeError: it has already counted, lists covers, or is in use.
        """
        self._require_free()
        if self.nodes or self.is_listing:
            raise RuntimeError("this search has counted or lists covers; make another one")
        self.limit = limit
        self._go()
        found = self._total()
        return min(limit, found) if limit else found

    def more(self) -> list[tuple[int, ...]]:
        """The next few covers, each as its options in ascending order; an empty list after the last.

        Raises:
            RuntimeError: it counts, or is in use.
        """
        self._require_free()
        if not self.is_listing:
            raise RuntimeError("this search counts; make one that lists")
        self._go()
        covers, options, at = [], self.numbers_array, 0
        while at < self.written:
            end = at + 1 + self.found_array[at]
            covers.append(tuple(sorted([options[number] for number in self.found_array[at + 1 : end]])))
            at = end
        return covers

    @cython.final
    def _go(self) -> int:
        """Run to the end or the next stop."""
        self._begin_use()
        self.is_stopped = self.written = 0
        try:
            if not self.is_listing:
                self._open_table()
            with cython.nogil:
                self._search()
        finally:
            self._end_use()
        if self.error is not None:
            raise self.error
        return 0

    # --- the tree ---------------------------------------------------------------------------------

    @cython.final
    def _search(self) -> None:
        """Go from level to level: down while an option is left, else up."""
        if self.nodes == 0:
            self._arrive(0)
        while self.depth >= 0 and not self.is_stopped:
            depth = self.depth
            if self._descend(depth):
                self.depth += 1
                self._arrive(self.depth)
            else:
                if self.nodes > self.before[depth]:
                    self.visits[depth] += 1
                    self.below[depth] += self.nodes - self.before[depth]
                    if self.is_recalling:
                        self._remember(depth)
                self.depth -= 1

    @cython.final
    def _arrive(self, depth: int) -> None:
        """A cover, a dead end, or an item to branch on."""
        self.nodes += 1
        self.before[depth] = self.nodes
        self.rests[depth] = self.cursors[depth] = self.stops[depth] = 0
        self.budget -= self.weights[self.layers[depth]]
        if self.budget <= 0:
            self._end_slice()
        if self.is_recalling:
            self.tally[0] += 1
            if self.nodes == self.next_judged:
                self._judge()
        live = self._live(depth)
        if live == 0:
            self._enter_cover(depth)
            return
        item = self._fewest(depth)
        if item < 0 or (self.is_recalling and self._recall(depth)):
            return
        count = 0 if self.is_recalling else self._packed(depth, live)
        if count and count <= 64 and live <= 64 and not self.is_listing:
            self._count_below(depth, live)
            return
        if count and count + 64 <= 64 * self.widths[self.layers[depth]]:
            self._pack(depth)
        entry = self.layers[depth] * self.sets + item
        self.cursors[depth], self.stops[depth] = self.begins[entry] - 1, self.ends[entry]

    @cython.final
    def _live(self, depth: int) -> int:
        """How many items are still to be covered."""
        live, at = 0, depth * self.live_words
        for k in range(at, at + self.live_words):
            live += bits.ones(self.live[k])
        return live

    @cython.final
    def _fewest(self, depth: int) -> int:
        """The first live item with the fewest open options; -1 if one without any was met."""
        sets_at, at, lives = self.layers[depth] * self.sets, self.ats[depth], depth * self.live_words
        active, places, words, begins, ends = self.active, self.places, self.words, self.begins, self.ends
        fewest, best = _MOST, -1
        for k in range(self.live_words):
            rest = self.live[lives + k]
            while rest:
                item = 64 * k + bits.lowest(rest)
                rest &= rest - 1
                size = 0
                for p in range(begins[sets_at + item], ends[sets_at + item]):
                    size += bits.ones(active[at + places[p]] & words[p])
                if size < fewest:
                    if size == 0:
                        return -1
                    fewest, best = size, item
                    if size == 1:
                        return best
        return best

    @cython.final
    def _descend(self, depth: int) -> bool:
        """Choose the next option of the chosen item; False if it has no other."""
        at, cursor, rest = self.ats[depth], self.cursors[depth], self.rests[depth]
        while rest == 0:
            cursor += 1
            if cursor >= self.stops[depth]:
                return False
            rest = self.active[at + self.places[cursor]] & self.words[cursor]
        self.cursors[depth], self.rests[depth] = cursor, rest & (rest - 1)
        self.chosen[depth] = self._choose(depth, 64 * self.places[cursor] + bits.lowest(rest))
        return True

    @cython.final
    def _packed(self, depth: int, live: int) -> int:
        """How many options are open, if packing them saves more below than it costs; otherwise 0.

        The size of the subtree is estimated from earlier levels of the same depth.
        """
        layer = self.layers[depth]
        width, at, count = self.widths[layer], self.ats[depth], 0
        if depth and self.below[depth] <= _LEAST * self.visits[depth]:
            return 0
        for k in range(at, at + width):
            count += bits.ones(self.active[k])
        if depth == 0:
            return count if count <= 64 else 0
        looks = self.weights[layer] * live // self.lives[layer] + width
        if count <= 64 and live <= 64 and not self.is_listing:
            return count if self.below[depth] * looks > self.visits[depth] * count * _WORD_COST else 0
        packed = (count + 63) // 64
        if 3 * packed > 2 * width:
            return 0
        saved = looks * (width - packed) // width
        return count if self.below[depth] * saved > self.visits[depth] * (count + looks) * _COST else 0

    @cython.final
    def _enter_cover(self, depth: int) -> None:
        if self.is_recalling:
            self._add(self.cover, 0)
            return
        self._count_cover()
        if self.is_listing:
            self.found[self.written] = depth
            for k in range(depth):
                self.found[self.written + 1 + k] = self.chosen[k]
            self.written += 1 + depth
            if self.written >= _ROOM:
                self.is_stopped = 1
