"""The timeline: the events of a search, summed up in buckets of equal width.

A bucket is a row of WIDTH numbers; `rows` has the buckets one after the other::

    rows    LOW  HIGH  REMOVED  RETURNED  DECISIONS  DEAD_ENDS  SOLUTIONS  PRUNED | LOW  HIGH  REMOVED ...
            bucket 0: positions start to start + width                              bucket 1        ^ WIDTH * count

    LOW, HIGH    the least and the greatest depth
    REMOVED      cover, hide, drop
    RETURNED     uncover, unhide, restore

When the limit is reached, every two merge and the next ones are twice as wide. So even an endless search has a
timeline of a few megabytes.
"""

from array import array
from operator import index
from typing import NamedTuple, NoReturn

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.arguments import refuse_copy, require

if cython.compiled:
    import cython

LOW, HIGH, REMOVED, RETURNED, DECISIONS, DEAD_ENDS, SOLUTIONS, PRUNED, WIDTH = range(9)

MOST = 1 << 16
"""Buckets at which every two merge: 2 MB."""

FINEST = 1024
"""Events in a bucket at first."""

LONGEST = 2**60
"""The most events of a bucket at first: more than any search has."""

LARGEST = 1 << 27
"""The most buckets that can be numbered."""


class Bucket(NamedTuple):
    """The events from one position to another.

    Attributes:
        start: the position before its first event.
        end: the position after its last event.
        low: the least depth in it.
        high: the greatest depth in it.
        removed: how many headers and nodes left their lists.
        returned: how many came back.
        decisions, dead_ends, solutions, pruned: how many of each.
    """

    start: int
    end: int
    low: int
    high: int
    removed: int
    returned: int
    decisions: int
    dead_ends: int
    solutions: int
    pruned: int


class Timeline:
    """Buckets of a search, in order; filled by its machine.

    Attributes:
        start: the position at which the first bucket begins.
        width: events in a bucket.
        count: how many buckets are full.
        room: how many fit before `make_room` is called again.

    Args:
        finest: events in a bucket at first.
        most: buckets at which every two merge; rounded up to an even number.

    Raises:
        ValueError: a bucket would have no events, or there are too many buckets.
    """

    def __init__(self, finest: int = FINEST, most: int = MOST) -> None:
        if cython.compiled and self.room:
            raise ValueError("this timeline is built already; make another one")
        finest, most = index(finest), index(most)
        if not 0 < finest <= LONGEST or most > LARGEST:
            raise ValueError(
                f"{most} buckets of {finest} events cannot be held; give at least 1 event and at most {LARGEST} buckets"
            )
        self.width = finest
        self.most = max(most + most % 2, 2)
        self.is_taken = False
        self.count = self.room = 0
        self.start = 0
        self.rows_array = array("i")
        self.before_array = array("q", [0]) * code.OPS
        self.before = memory.long_integers(self.before_array)
        self.sums_array = array("q", [0]) * WIDTH  # of the bucket that is being read
        self.sums = memory.long_integers(self.sums_array)
        self._extend(min(self.most, 256))

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Refuse to be copied or pickled."""
        refuse_copy(self, "buckets() answers what it knows")

    def begin(self, position: int, counts: "array[int]") -> None:
        """Start buckets here; ``counts`` are those of all events so far, as an array("q").

        Raises:
            ValueError: there are buckets already, or the position or the counts are invalid.
        """
        self._require_untaken()
        _require_counts(counts)
        if self.count or not 0 <= (position := index(position)) <= LONGEST:
            raise ValueError(f"a timeline that is empty begins at a position from 0, not at {position}")
        self.start = position
        self.before_array[:] = counts

    def make_room(self, events: int) -> None:
        """Make room for the buckets of this many more events."""
        self._require_untaken()
        if (events := index(events)) < 0:
            raise ValueError(f"there is no room for {events} events; give 0 or more")
        self.grow_in_background(min(events, 4 * LONGEST))

    @cython.final
    def _require_untaken(self) -> int:
        """Refuse if a machine fills it, or it was not built."""
        if cython.compiled and not self.room:
            raise ValueError("this timeline was never built; call Timeline() to make one")
        if self.is_taken:
            raise ValueError("a machine fills this timeline; make another one")
        return 0

    @cython.final
    def take(self) -> None:
        """Let only a machine fill it from here on."""
        self.is_taken = True

    @cython.final
    def grow_in_background(self, events: int) -> None:
        """Like `make_room`, for the machine that fills it."""
        wanted = self.count + events // self.width + 1
        if wanted > self.room:
            self._extend(min(max(wanted, 2 * self.room), self.most))

    def _extend(self, room: int) -> None:
        self.rows_array.extend(array("i", [0]) * (WIDTH * room - len(self.rows_array)))
        self.rows = memory.integers(self.rows_array)
        self.room = room

    def add(self, low: int, high: int, counts: "array[int]") -> None:
        """Add a full bucket; ``counts`` are those of all events so far. There must be room."""
        rows, at = self.rows, WIDTH * self.count
        rows[at + LOW] = low
        rows[at + HIGH] = high
        rows[at + REMOVED] = self._since(counts, code.COVER)
        rows[at + REMOVED] += self._since(counts, code.HIDE)
        rows[at + REMOVED] += self._since(counts, code.DROP)
        rows[at + RETURNED] = self._since(counts, code.UNCOVER)
        rows[at + RETURNED] += self._since(counts, code.UNHIDE)
        rows[at + RETURNED] += self._since(counts, code.RESTORE)
        rows[at + DECISIONS] = self._since(counts, code.CHOOSE)
        rows[at + DEAD_ENDS] = self._since(counts, code.DEAD_END)
        rows[at + SOLUTIONS] = self._since(counts, code.SOLUTION)
        rows[at + PRUNED] = self._since(counts, code.PRUNE)
        self.count += 1
        if self.count == self.most:
            self._halve()

    def add_counts(self, low: int, high: int, counts: "array[int]") -> None:
        """`add` for callers with an array("q") of `code.OPS` counts; makes room for the bucket."""
        self._require_untaken()
        _require_counts(counts)
        self.grow_in_background(self.width)
        self.add(low, high, memory.long_integers(counts))

    def _since(self, counts: "array[int]", op: int) -> int:
        """How many events since the previous bucket."""
        more = counts[op] - self.before[op]
        self.before[op] = counts[op]
        return more

    def _halve(self) -> None:
        """Merge every two buckets; their number is even."""
        self.count //= 2
        for pair in range(self.count):
            self._merge(pair)
        self.width *= 2

    def _merge(self, pair: int) -> None:
        rows, to, one = self.rows, WIDTH * pair, 2 * WIDTH * pair
        other = one + WIDTH
        rows[to + LOW] = min(rows[one + LOW], rows[other + LOW])
        rows[to + HIGH] = max(rows[one + HIGH], rows[other + HIGH])
        for column in range(REMOVED, WIDTH):
            rows[to + column] = rows[one + column] + rows[other + column]

    # --- reading ----------------------------------------------------------------------------------

    def buckets(self, start: int = 0, end: int | None = None, most: int = MOST) -> list[Bucket]:
        """The buckets between two positions, at most ``most``, each of the same width.

        They begin at multiples of their width after `start`, so the first may reach beyond the positions; the last
        ends with the bucket that holds ``end``, or with the last full one.

        Raises:
            ValueError: ``most`` is less than 1.
        """
        start, most = index(start), index(most)
        end = None if end is None else index(end)
        if most < 1:
            raise ValueError(f"{most} buckets show nothing; ask for 1 or more")
        if not self.count:
            return []
        width = self.width
        first = min(self.count, max(0, (start - self.start) // width))
        last = self.count if end is None else min(self.count, (end - self.start + width - 1) // width)
        step = max(1, (last - first + most - 1) // most)
        while (last + step - 1) // step - first // step > most:
            step += 1
        return [self._summed(at, min(at + step, last)) for at in range(first - first % step, last, step)]

    @cython.final
    def _summed(self, first: int, last: int) -> Bucket:
        self._add_up(first, last)
        width, start = self.width, self.start
        return Bucket(start + first * width, start + last * width, *self.sums_array)

    def _add_up(self, first: int, last: int) -> None:
        rows, sums, at = self.rows, self.sums, WIDTH * first
        for column in range(WIDTH):
            sums[column] = 0
        sums[LOW] = rows[at + LOW]
        sums[HIGH] = rows[at + HIGH]
        for row in range(first, last):
            at = WIDTH * row
            if rows[at + LOW] < sums[LOW]:
                sums[LOW] = rows[at + LOW]
            if rows[at + HIGH] > sums[HIGH]:
                sums[HIGH] = rows[at + HIGH]
            for column in range(REMOVED, WIDTH):
                sums[column] += rows[at + column]


def _require_counts(counts: "array[int]") -> None:
    require(counts, array, "counts")
    if counts.typecode != "q" or len(counts) != code.OPS:
        raise ValueError(f'counts are an array("q") of {code.OPS} numbers, one for each event')
