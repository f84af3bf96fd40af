"""The bound of a search for the fewest options, and the greedy covers that come with it.

Each item has a price, an option costs 1 less the prices of its items, and no cover has fewer options than all prices
and all negative costs add up to. The volume algorithm looks for prices with a high bound; they also lead a greedy
search to good covers. An option whose cost alone lifts the bound to the size of the best cover is closed.

Compiled with the types in ``cover_bound.pxd``, twice: see `solver_core.processor`.
"""

from array import array

from solver_core import plain as cython
from solver_core.cover.answers.cover_levels import CoverLevels
from solver_core.cover.kernel import bits

if cython.compiled:
    import cython

_ROOT_STEPS = 1000
_STEPS = 80
_REPEAT_STEPS = 50
"""Steps towards the best prices, at the root and below, and below where items repeat."""
_GREEDY_EVERY = 10
"""Steps at the root, and tree nodes below it, from one greedy search to the next."""
_SHARE = 0.06
"""How far beyond the bound a step aims, as a share of it, and how much of a new direction is taken: both are halved
where the bound no longer rises."""


class CoverBound(CoverLevels):
    """Levels with a bound.

    ::

        listed      the options open at the level whose bound is computed; their live items from listed_at on
        trial       prices that are tried; `way`: the direction in which they move, averaged over the steps
        slack       for each item how many options it lacks at the trial prices, if all those below zero are chosen
    """

    @cython.final
    def _begin(self) -> int:
        """List the options of the first level, and give its items prices."""
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
    def _improve_bound(self, level: int) -> bool:
        """Improve the prices of a level and close options; True where no cover of it is smaller than the best."""
        self._list(level)
        at, below = level * self.primary, _REPEAT_STEPS if self.repeat else _STEPS
        steps = below if level else _ROOT_STEPS
        best, scale, share, worse, patience = -1.0, 1.0, _SHARE, 0, 10 if level == 0 else 3
        for k in range(self.primary):
            self.trial[k], self.way[k] = self.prices[at + k], 0.0
        for step in range(steps):
            value = self._evaluate(level)
            if level == 0:
                self.bound = max(self.bound, min(self.count + _rounded_up(value), self.limit))
            if (level == 0 and step % _GREEDY_EVERY == 0) or (step == 0 and self.nodes % _GREEDY_EVERY == 0):
                self._greedy(level, self.trial)
            if self.is_stopped or self._is_hopeless(max(value, best)):
                return True
            if value > best:
                best, worse, scale = value, 0, min(2.0, 1.1 * scale)
                self._keep(at)
            else:
                worse += 1
                if worse == patience:
                    worse, scale = 0, 0.66 * scale
                    if scale < 0.1:
                        share, scale = 0.5 * share, 0.5
            if not self._move_prices(level, best, scale, share, step == 0):
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
    def _evaluate(self, level: int) -> float:
        """Close options, leave in `slack` how many each item lacks, and return the bound at the trial prices."""
        value = negative = 0.0
        self.budget -= self.listed_at[self.count_listed] + self.count_listed + self.primary
        if self.budget <= 0:
            self._end_slice()
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
    def _move_prices(self, level: int, best: float, scale: float, share: float, is_first: bool) -> bool:  # noqa: FBT001 - to C
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
        step = scale * (target - best + 0.05) / length
        for k in range(self.primary):
            self.trial[k] = self.prices[at + k] + step * self.way[k]
            if self.trial[k] < 0.0 and self.repeat:
                self.trial[k] = 0.0
        return True

    @cython.final
    def _cost(self, level: int, option: int) -> float:
        """The cost of an option at the prices of its level: 1 less those of its live items."""
        cost = 1.0
        for k in range(self.item_words):
            rest = self.rows[option * self.item_words + k] & self.live[level * self.item_words + k]
            while rest:
                cost -= self.prices[level * self.primary + 64 * k + bits.lowest(rest)]
                rest &= rest - 1
        return cost

    @cython.final
    def _greedy(self, level: int, prices: "array[float]") -> int:
        """Complete the cover on the level below, each time by the option that is cheapest for what it covers."""
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
