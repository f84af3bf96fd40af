"""Covers with the fewest options, by branch and bound on bit sets: exact covers, or set covers, in which items repeat.

For answers; `FewestSearch` and `RepeatSearch` are the searches to watch. At each tree node, what others dominate is
dropped, and a Lagrangian bound is improved by the volume algorithm: each item has a price, an option costs 1 less the
prices of its items, and no cover has fewer options than all prices and all negative costs add up to. An option whose
cost alone lifts the bound to the size of the best cover is closed. The prices also lead a greedy search to good covers.

Balas and Carrera, "A dynamic subgradient-based branch-and-bound procedure for set covering" (1996); Barahona and
Anbil, "The volume algorithm" (2000). Compiled with the types in ``minimum.pxd``, twice: see `solver_core.processor`.

>>> from solver_core.cover import Problem
>>> for repeat in (False, True):
...     search = MinimumCover(Problem("abcd", ["ab", "bcd", "c", "d"]), repeat=repeat)
...     search.run()
...     search.best, search.bound
((0, 2, 3), 3)
((0, 1), 2)
"""

from array import array
from collections.abc import Callable
from typing import NoReturn

from solver_core import plain as cython
from solver_core.cover.answers.bit_tables import BitTables
from solver_core.cover.kernel import bits, memory
from solver_core.cover.kernel.arguments import refuse_copy
from solver_core.cover.kernel.machine import COMPILED
from solver_core.cover.problem import Problem

if cython.compiled:
    import cython

_SLICE = 1 << 22 if COMPILED else 1 << 15
"""Entries of options read between two pulses: some milliseconds."""
_ROOT_STEPS = 1000
_STEPS = 50
"""Steps towards the best prices, at the root and below."""
_GREEDY_EVERY = 10
"""Steps at the root, and tree nodes below it, from one greedy search to the next."""
_SHARE = 0.06
"""How far beyond the bound a step aims, as a share of it, and how much of a new direction is taken: both are halved
where the bound no longer rises."""


class MinimumCover(BitTables):
    """The search for a cover with the fewest options, from level to level of its tree.

    ::

        rows        item_words for each option: the primary items that it covers
        live        item_words for each level: the items still to be covered
        open        option_words for each level: the options that may still be chosen
        prices      for each level a price for each primary item
        order       for each level the options to be tried, the cheapest first; `cursors`: how many were, of `sizes`
        marks       for each level how many options were chosen when its options were put in order
        listed      the options open at the level whose bound is computed; their live items: flat, from listed_at
        chosen      the options chosen so far, `count` of them; covers must have fewer options than `limit`

    An option that is the only one for an item is chosen without a level of its own.

    Args:
        problem: what is to be covered.
        most: covers with more options do not count; None: any number.
        repeat: primary items may be covered more than once, and secondary ones do not matter.
        pulse: called every few hundredths of a second; an exception it raises ends the search, and `best` and
            `bound` say how far it came.
    """

    def __init__(
        self,
        problem: Problem,
        most: int | None = None,
        *,
        repeat: bool = False,
        pulse: Callable[[], object] = bool,
    ) -> None:
        super().__init__(problem, in_order=True)
        self.pulse = pulse
        self.error: BaseException | None = None
        self.repeat = repeat
        self.item_words, self.option_words = _words(self.primary), _words(self.options)
        self.limit = min(self.primary, self.options) + 1
        if most is not None and most < self.limit:
            self.limit = most + 1
        self.count = self.best_count = self.nodes = self.bound = 0
        self.is_stopped = self.is_first = self.has_best = False
        self.left = _SLICE
        self._make_rows()
        self._make_levels(2)
        self._set_free()

    @cython.final
    def _make_rows(self) -> int:
        one = 1  # as wide as the word
        self.rows_array = array("Q", bytes(8 * self.options * self.item_words + 8))
        self.rows = memory.words(self.rows_array)
        for option in range(self.options):
            for k in range(self.first[option], self.first[option + 1]):
                item = self.entries[k]
                if item < self.primary:
                    self.rows[option * self.item_words + item // 64] |= one << (item & 63)
        self.widest = 0
        for item in range(self.primary):
            self.widest = max(self.widest, 64 * (self.ends[item] - self.begins[item]))
        self.widest = min(self.widest, self.options)
        self.listed_array, self.listed_at_array = (
            array("i", bytes(4 * (self.options + 2))) for _ in range(2)
        )
        self.listed, self.listed_at = (
            memory.integers(self.listed_array),
            memory.integers(self.listed_at_array),
        )
        self.live_items_array = array("i", bytes(4 * (len(self.entries_array) + 1)))
        self.live_items = memory.integers(self.live_items_array)
        self.chosen_array, self.best_array, self.slack_array = (
            array("i", bytes(4 * (self.primary + 2))) for _ in range(3)
        )
        self.chosen, self.best_chosen = memory.integers(self.chosen_array), memory.integers(self.best_array)
        self.slack = memory.integers(self.slack_array)
        self.mask_array = array("Q", bytes(8 * (self.item_words + self.option_words + 1)))
        self.mask = memory.words(self.mask_array)
        self.trial_array, self.way_array = (array("d", bytes(8 * (self.primary + 1))) for _ in range(2))
        self.trial, self.way = memory.doubles(self.trial_array), memory.doubles(self.way_array)
        self.option_costs_array = array("d", bytes(8 * (self.options + 1)))
        self.option_costs = memory.doubles(self.option_costs_array)
        return 0

    @cython.final
    def _make_levels(self, count: int) -> int:
        """Make room for a tree of this many levels, and fill the first."""
        one = 1  # as wide as the word
        self.live_array = array("Q", bytes(8 * (count * self.item_words + 1)))
        self.open_array = array("Q", bytes(8 * (count * self.option_words + 1)))
        self.prices_array = array("d", bytes(8 * (count * self.primary + 1)))
        self.order_array = array("i", bytes(4 * (count * self.widest + 1)))
        self.costs_array = array("d", bytes(8 * (self.widest + 1)))
        self.cursors_array, self.sizes_array, self.marks_array = (
            array("i", bytes(4 * (count + 1))) for _ in range(3)
        )
        self.live, self.open = memory.words(self.live_array), memory.words(self.open_array)
        self.prices, self.costs = memory.doubles(self.prices_array), memory.doubles(self.costs_array)
        self.order, self.cursors = memory.integers(self.order_array), memory.integers(self.cursors_array)
        self.sizes, self.marks = memory.integers(self.sizes_array), memory.integers(self.marks_array)
        for item in range(self.primary):
            self.live[item // 64] |= one << (item & 63)
        for option in range(self.options):
            self.open[option // 64] |= one << (option & 63)
        self._list(0)
        self._price_by_size()
        return 0

    @cython.final
    def _price_by_size(self) -> int:
        """Begin with the highest prices at which each option pays for its items in equal parts, and none costs less."""
        for item in range(self.primary):
            self.prices[item] = 1.0
        for k in range(self.options):
            size = self.listed_at[k + 1] - self.listed_at[k]
            for p in range(self.listed_at[k], self.listed_at[k + 1]):
                if self.prices[self.live_items[p]] * size > 1.0:
                    self.prices[self.live_items[p]] = 1.0 / size
        return 0

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Refuse to be copied or pickled."""
        refuse_copy(self, "make another one")

    @property
    def best(self) -> tuple[int, ...] | None:
        """The options of the smallest cover found up to now, ascending; None while there is none."""
        if not self.has_best:
            return None
        return tuple(sorted([self.numbers_array[option] for option in self.best_array[: self.best_count]]))

    def run(self, *, first: bool = False) -> None:
        """Search to the end, or to the ``first`` cover.

        At the end ``bound`` is the size of the best cover; before it, a number of options known to be needed.

        Raises:
            RuntimeError: it has run, or is in use.
        """
        self._require_free()
        if self.nodes:
            raise RuntimeError("this search has run; make another one")
        self._take()
        try:
            self.is_first = first
            self._greedy(0, self.prices)
            if not self.is_stopped:
                self._make_levels(self.limit + 2)
                with cython.nogil:
                    self._search()
                if not self.is_stopped:
                    self.bound = self.limit
        finally:
            self._set_free()
        if self.error is not None:
            raise self.error

    @cython.final
    def _beat(self) -> None:
        """After a slice, handle signals and decide whether to go on."""
        self.left = _SLICE
        with cython.gil:
            try:
                if cython.compiled:
                    PyErr_CheckSignals()
                self.pulse()
            except BaseException as error:  # noqa: BLE001 - re-raised in the caller of the search
                self.error = error
                self.is_stopped = True

    # --- the tree ---------------------------------------------------------------------------------

    @cython.final
    def _search(self) -> None:
        """Go from level to level: down while an option is left that may be worth it, else up."""
        level = 0
        self._arrive(0)
        while level >= 0 and not self.is_stopped:
            self.count = self.marks[level]
            cursor = self.cursors[level]
            if cursor < self.sizes[level] and self.count + 1 < self.limit:
                option = self.order[level * self.widest + cursor]
                self.cursors[level] = cursor + 1
                self._copy(level)
                self._close(level, option)
                level += 1
                self._choose(level, option)
                self._arrive(level)
            else:
                level -= 1

    @cython.final
    def _arrive(self, level: int) -> None:
        """A cover, a dead end, a bound, or options to try."""
        self.nodes += 1
        self.cursors[level] = self.sizes[level] = 0
        if self._reduces(level) and not self._is_bounded(level):
            self.sizes[level] = self._sort(level, self._fewest(level))
        self.marks[level] = self.count

    @cython.final
    def _fewest(self, level: int) -> int:
        """The first live item with the fewest open options, or one with at most one; -1 if all items are covered."""
        best, fewest = -1, self.options + 1
        for k in range(self.item_words):
            rest = self.live[level * self.item_words + k]
            while rest:
                item = 64 * k + bits.lowest(rest)
                rest &= rest - 1
                size = self._size(level, item)
                if size < fewest:
                    best, fewest = item, size
                    if size <= 1:
                        return best
        return best

    @cython.final
    def _size(self, level: int, item: int) -> int:
        """How many open options an item has."""
        size, at = 0, level * self.option_words
        for p in range(self.begins[item], self.ends[item]):
            size += bits.ones(self.words[p] & self.open[at + self.places[p]])
        return size

    @cython.final
    def _sort(self, level: int, item: int) -> int:
        """Put the open options of an item in the order of their costs; returns how many there are."""
        at, size = level * self.widest, 0
        for p in range(self.begins[item], self.ends[item]):
            rest = self.words[p] & self.open[level * self.option_words + self.places[p]]
            while rest:
                option = 64 * self.places[p] + bits.lowest(rest)
                rest &= rest - 1
                cost, place = self._cost(level, option), size
                while place > 0 and self.costs[place - 1] > cost:
                    self.costs[place] = self.costs[place - 1]
                    self.order[at + place] = self.order[at + place - 1]
                    place -= 1
                self.costs[place], self.order[at + place] = cost, option
                size += 1
        return size

    @cython.final
    def _cost(self, level: int, option: int) -> float:
        """What an option costs at the prices of its level."""
        cost = 1.0
        for k in range(self.item_words):
            rest = self.rows[option * self.item_words + k] & self.live[level * self.item_words + k]
            while rest:
                cost -= self.prices[level * self.primary + 64 * k + bits.lowest(rest)]
                rest &= rest - 1
        return cost

    @cython.final
    def _copy(self, level: int) -> None:
        """Begin the level below as this one is."""
        for k in range(level * self.item_words, (level + 1) * self.item_words):
            self.live[k + self.item_words] = self.live[k]
        for k in range(level * self.option_words, (level + 1) * self.option_words):
            self.open[k + self.option_words] = self.open[k]
        for k in range(level * self.primary, (level + 1) * self.primary):
            self.prices[k + self.primary] = self.prices[k]

    @cython.final
    def _choose(self, level: int, option: int) -> None:
        """Choose an option: its items need no other, and take no other unless they may repeat."""
        self.chosen[self.count] = option
        self.count += 1
        for k in range(self.item_words):
            self.live[level * self.item_words + k] &= ~self.rows[option * self.item_words + k]
        self._close(level, option)
        if not self.repeat:
            for k in range(self.first[option], self.first[option + 1]):
                self._close_others(level, self.entries[k], self.colours[k])

    @cython.final
    def _close(self, level: int, option: int) -> None:
        one = 1  # as wide as the word
        self.open[level * self.option_words + option // 64] &= ~(one << (option & 63))

    @cython.final
    def _close_others(self, level: int, held: int, kept: int) -> None:
        """Close the options of a set, but for those of another one; -1 for none."""
        open_at, mask_at = level * self.option_words, self.item_words
        for p in range(self.begins[held], self.ends[held]):
            self.mask[mask_at + self.places[p]] = self.words[p]
        if kept >= 0:
            for p in range(self.begins[kept], self.ends[kept]):
                self.mask[mask_at + self.places[p]] &= ~self.words[p]
        for p in range(self.begins[held], self.ends[held]):
            self.open[open_at + self.places[p]] &= ~self.mask[mask_at + self.places[p]]

    @cython.final
    def _enter(self) -> None:
        """Keep the chosen options as the best cover, if it is one."""
        if self.count < self.limit:
            self.limit = self.best_count = self.count
            self.has_best = True
            for k in range(self.count):
                self.best_chosen[k] = self.chosen[k]
            if self.is_first:
                self.is_stopped = True

    # --- what can be dropped ----------------------------------------------------------------------

    @cython.final
    def _reduces(self, level: int) -> bool:
        """Choose what must be chosen and drop what is dominated; whether a choice remains that may be worth it."""
        changed = True
        while changed:
            if not self._forces(level):
                return False
            changed = self._drops_items(level)
            if self.repeat and self._drops_options(level):
                changed = True
        return True

    @cython.final
    def _forces(self, level: int) -> bool:
        """Choose the only option of each item that has one; whether anything is left that may be worth it."""
        while self.count < self.limit:
            item = self._fewest(level)
            if item < 0:
                self._enter()
                return False
            size = self._size(level, item)
            if size == 0 or self.count + 1 >= self.limit:
                return False
            if size > 1:
                return True
            self._choose(level, self._only(level, item))
        return False

    @cython.final
    def _only(self, level: int, item: int) -> int:
        """An open option of an item that has one."""
        for p in range(self.begins[item], self.ends[item]):
            held = self.words[p] & self.open[level * self.option_words + self.places[p]]
            if held:
                return 64 * self.places[p] + bits.lowest(held)
        return -1

    @cython.final
    def _drops_items(self, level: int) -> bool:
        """Drop each item that every option of another one covers; whether there was one.

        Where items may not repeat, its other options would leave the other item without any, and are closed.
        """
        one, dropped, at = 1, False, level * self.item_words  # one: as wide as the word
        for k in range(self.item_words):
            rest = self.live[at + k]
            while rest:
                item = 64 * k + bits.lowest(rest)
                rest &= rest - 1
                if not self.live[at + k] & (one << (item & 63)):
                    continue
                self._find_implied(level, item)
                for w in range(self.item_words):
                    held = self.mask[w]
                    if held:
                        self.live[at + w] &= ~held
                        dropped = True
                    while held and not self.repeat:
                        self._close_others(level, 64 * w + bits.lowest(held), item)
                        held &= held - 1
        return dropped

    @cython.final
    def _find_implied(self, level: int, item: int) -> None:
        """Leave in `mask` the other live items that all open options of an item cover."""
        one, at = 1, level * self.item_words  # one: as wide as the word
        for w in range(self.item_words):
            self.mask[w] = self.live[at + w]
        self.mask[item // 64] &= ~(one << (item & 63))
        for p in range(self.begins[item], self.ends[item]):
            held = self.words[p] & self.open[level * self.option_words + self.places[p]]
            while held:
                row = (64 * self.places[p] + bits.lowest(held)) * self.item_words
                held &= held - 1
                for w in range(self.item_words):
                    self.mask[w] &= self.rows[row + w]

    @cython.final
    def _drops_options(self, level: int) -> bool:
        """Close each option whose live items another one covers as well; whether there was one."""
        closed = False
        for k in range(self.option_words):
            rest = self.open[level * self.option_words + k]
            while rest:
                option = 64 * k + bits.lowest(rest)
                rest &= rest - 1
                if self._is_dominated(level, option):
                    self._close(level, option)
                    closed = True
        return closed

    @cython.final
    def _is_dominated(self, level: int, option: int) -> bool:
        """Whether another open option covers all live items of this one; of two equal ones, the later is dominated."""
        item, fewest = -1, self.options + 1
        for k in range(self.item_words):
            self.mask[k] = self.rows[option * self.item_words + k] & self.live[level * self.item_words + k]
            rest = self.mask[k]
            while rest:
                size = self._size(level, 64 * k + bits.lowest(rest))
                if size < fewest:
                    item, fewest = 64 * k + bits.lowest(rest), size
                rest &= rest - 1
        if item < 0:
            return True
        for p in range(self.begins[item], self.ends[item]):
            held = self.words[p] & self.open[level * self.option_words + self.places[p]]
            while held:
                other = 64 * self.places[p] + bits.lowest(held)
                held &= held - 1
                if other != option and self._is_within(level, other, option > other):
                    return True
        return False

    @cython.final
    def _is_within(self, level: int, other: int, later: bool) -> bool:  # noqa: FBT001 - a number to C
        """Whether an option covers the items in `mask`, and more than these unless they are of a ``later`` one."""
        is_equal = True
        for w in range(self.item_words):
            row = self.rows[other * self.item_words + w] & self.live[level * self.item_words + w]
            if self.mask[w] & ~row:
                return False
            if self.mask[w] != row:
                is_equal = False
        return later or not is_equal

    # --- the bound --------------------------------------------------------------------------------

    @cython.final
    def _list(self, level: int) -> None:
        """List the open options of a level with their live items."""
        count = end = 0
        for k in range(self.option_words):
            rest = self.open[level * self.option_words + k]
            while rest:
                option = 64 * k + bits.lowest(rest)
                rest &= rest - 1
                self.listed[count], self.listed_at[count] = option, end
                count += 1
                for w in range(self.item_words):
                    row = self.rows[option * self.item_words + w] & self.live[level * self.item_words + w]
                    while row:
                        self.live_items[end] = 64 * w + bits.lowest(row)
                        end += 1
                        row &= row - 1
        self.listed_at[count] = end
        self.count_listed = count

    @cython.final
    def _is_bounded(self, level: int) -> bool:
        """Whether no cover of this level is smaller than the best; improves its prices and closes options."""
        self._list(level)
        at, steps = level * self.primary, _ROOT_STEPS if level == 0 else _STEPS
        best, pace, share, worse, patience = -1.0, 1.0, _SHARE, 0, 10 if level == 0 else 3
        for k in range(self.primary):
            self.trial[k], self.way[k] = self.prices[at + k], 0.0
        for step in range(steps):
            value = self._value(level)
            if level == 0:
                self.bound = max(self.bound, min(self.count + _rounded_up(value), self.limit))
            if (level == 0 and step % _GREEDY_EVERY == 0) or (step == 0 and self.nodes % _GREEDY_EVERY == 0):
                self._greedy(level, self.trial)
            if self.is_stopped or self._is_hopeless(max(value, best)):
                return True
            if value > best:
                best, worse, pace = value, 0, min(2.0, 1.1 * pace)
                self._keep(at)
            else:
                worse += 1
                if worse == patience:
                    worse, pace = 0, 0.66 * pace
                    if pace < 0.1:
                        share, pace = 0.5 * share, 0.5
            if not self._moves(level, best, pace, share, step == 0):
                break
        return False

    @cython.final
    def _keep(self, at: int) -> None:
        """Make the trial prices those of a level, which begin here."""
        for k in range(self.primary):
            self.prices[at + k] = self.trial[k]

    @cython.final
    def _is_hopeless(self, value: float) -> bool:
        """Whether covers that need this many more options are no better than the best."""
        return self.count + _rounded_up(value) >= self.limit

    @cython.final
    def _value(self, level: int) -> float:
        """The bound at the trial prices; closes options, and leaves in `slack` how many options each item lacks."""
        value = negative = 0.0
        self.left -= self.listed_at[self.count_listed] + self.count_listed + self.primary
        if self.left <= 0:
            self._beat()
        for k in range(self.item_words):
            rest = self.live[level * self.item_words + k]
            while rest:
                item = 64 * k + bits.lowest(rest)
                rest &= rest - 1
                self.slack[item] = 1
                value += self.trial[item]
        for k in range(self.count_listed):
            cost = 1.0
            for p in range(self.listed_at[k], self.listed_at[k + 1]):
                cost -= self.trial[self.live_items[p]]
            if cost < 0.0:
                negative += cost
                for p in range(self.listed_at[k], self.listed_at[k + 1]):
                    self.slack[self.live_items[p]] -= 1
            self.option_costs[k] = cost
        value += negative
        for k in range(self.count_listed):
            if self.option_costs[k] > 0.0 and self._is_hopeless(value + self.option_costs[k]):
                self._close(level, self.listed[k])
        return value

    @cython.final
    def _moves(self, level: int, best: float, pace: float, share: float, is_first: bool) -> bool:  # noqa: FBT001 - to C
        """Set the next trial prices, a step from the best ones; False where there is nothing to improve."""
        length, at, new = 0.0, level * self.primary, 1.0 if is_first else share
        for k in range(self.item_words):
            rest = self.live[level * self.item_words + k]
            while rest:
                item = 64 * k + bits.lowest(rest)
                rest &= rest - 1
                way = new * self.slack[item] + (1.0 - new) * self.way[item]
                self.way[item] = way
                if way > 0.0 or self.prices[at + item] > 0.0 or not self.repeat:
                    length += way * way
        if length < 1e-12:
            return False
        target = min(float(self.limit - self.count), best + max(share * best, 0.3))
        step = pace * (target - best + 0.05) / length
        for k in range(self.primary):
            self.trial[k] = self.prices[at + k] + step * self.way[k]
            if self.trial[k] < 0.0 and self.repeat:
                self.trial[k] = 0.0
        return True

    @cython.final
    def _greedy(self, level: int, prices: "array[float]") -> int:
        """On the level below, choose the cheapest option for what it covers, again and again."""
        mark = self.count
        self._copy(level)
        while self.count < self.limit:
            option = self._cheapest(level + 1, prices)
            if option < 0:
                break
            self._choose(level + 1, option)
        for w in range((level + 1) * self.item_words, (level + 2) * self.item_words):
            if self.live[w]:
                self.count = mark
                return 0
        if self.repeat:
            self._drop_redundant(mark)
        self._enter()
        self.count = mark
        return 0

    @cython.final
    def _cheapest(self, level: int, prices: "array[float]") -> int:
        """The listed option still open that costs least for each item that it covers here; -1 if none covers one."""
        one, found, least = 1, -1, 0.0  # one: as wide as the word
        for k in range(self.count_listed):
            option, cost, size = self.listed[k], 1.0, 0
            if not self.open[level * self.option_words + option // 64] & (one << (option & 63)):
                continue
            for p in range(self.listed_at[k], self.listed_at[k + 1]):
                item = self.live_items[p]
                if self.live[level * self.item_words + item // 64] & (one << (item & 63)):
                    cost -= prices[item]
                    size += 1
            if size:
                cost = cost / size if cost > 0.0 else cost * size
                if found < 0 or cost < least:
                    found, least = option, cost
        return found

    @cython.final
    def _drop_redundant(self, mark: int) -> None:
        """Take back each option chosen since ``mark`` whose items the others cover."""
        at = mark
        while at < self.count:
            needed = 0
            for w in range(self.item_words):
                left = self.rows[self.chosen[at] * self.item_words + w]
                for k in range(self.count):
                    if k != at:
                        left &= ~self.rows[self.chosen[k] * self.item_words + w]
                needed |= left != 0
            if needed:
                at += 1
            else:
                self.count -= 1
                for k in range(at, self.count):
                    self.chosen[k] = self.chosen[k + 1]


def _rounded_up(bound: float) -> int:
    """A bound as a whole number, rounded up, but for the inaccuracy of sums."""
    if cython.compiled:
        return cython.cast(cython.int, bound + 0.999999)
    return int(bound + 0.999999)


def _words(count: int) -> int:
    return (count + 63) // 64
