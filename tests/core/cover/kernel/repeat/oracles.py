"""Oracles of repeat cover that know nothing of links, places or ways back."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from random import Random

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.matrix import Matrix
from solver_core.cover.kernel.repeat import Repeat
from tests.amounts import some

Event = tuple[int, int, int, int]
Place = tuple[list[bytes], Event]
Link = tuple[int, int]
PROBLEMS = some(1200)


def drawn(seed: int) -> Repeat:
    """Two of three problems are large, with short options first: their covers get better again and again."""
    chance = Random(seed)
    is_large = seed % 3 > 0
    primary = chance.randint(5, 8) if is_large else chance.randint(0, 5)
    secondary = chance.choice([0, 0, 1, 3])
    items = range(primary + secondary)
    longest = chance.randint(2, 4) if is_large else chance.randint(1, 4)
    count = chance.randint(7, 12) if is_large else chance.randint(0, 8)
    options = [
        chance.sample(items, min(len(items), chance.randint(1, longest))) for _ in range(count) if items
    ]
    if is_large:
        options.sort(key=len)
        missing = set(range(primary)).difference(*options)
        options[:0] = [[item] for item in sorted(missing)]
    most = chance.randint(0, primary) if seed % 5 == 0 else None
    return Repeat(Matrix(primary, secondary, options[:13]), most, checked=True)


def _rows(matrix: Matrix) -> list[list[Link]]:
    starts = [first // code.RECORD for first in matrix.starts]
    headers = matrix.nodes[code.ITEM :: code.RECORD]
    rows = [[(headers[node] - 1, node) for node in range(*ends)] for ends in pairwise(starts)]
    return [[(item, node) for item, node in row if item < matrix.primary] for row in rows]


class TextbookRun:
    """What the textbook's recursion over sets does, as events; it recurses where a kernel stands at a place.

    Attributes:
        covers: those that were the best when they were found.
    """

    def __init__(self, kernel: Repeat) -> None:
        self.covers: list[tuple[int, ...]] = []
        self._best = kernel.levels + 1
        self._path: list[int] = []
        self._rows = _rows(kernel.matrix)
        self._columns: list[list[Link]] = [[] for _ in range(kernel.matrix.primary)]
        for number, row in enumerate(self._rows):
            for item, node in row:
                self._columns[item].append((number, node))

    def events(self) -> list[Event]:
        reported = list(self._node(range(len(self._columns))))
        return [(code.START, -1, -1, -1), *reported, (code.DONE, len(self.covers), -1, -1)]

    def _bound(self, live: Sequence[int]) -> int:
        needed, marked = 0, set[int]()
        for item in live:
            if item not in marked:
                needed += 1
                marked.update(other for option, _ in self._columns[item] for other, _ in self._rows[option])
        return needed

    def _node(self, live: Sequence[int]) -> Iterator[Event]:
        bound = self._bound(live)
        yield code.BOUND, bound, -1, -1
        if len(self._path) + bound >= self._best:
            yield code.PRUNE, bound, -1, -1
            return
        if not live:
            self.covers.append(tuple(self._path))
            self._best = len(self._path)
            yield code.SOLUTION, len(self.covers), -1, -1
            yield code.BEST, self._best, -1, -1
            return
        item = min(live, key=lambda item: len(self._columns[item]))
        if not self._columns[item]:
            yield code.DEAD_END, item, item, -1
            return
        yield code.CHOOSE, item, item, -1
        for option, _ in self._columns[item]:
            yield from self._branch(item, option, live)
        yield code.EXHAUSTED, item, item, -1

    def _branch(self, chosen: int, option: int, live: Sequence[int]) -> Iterator[Event]:
        row = [item for item, _ in self._rows[option] if item in live]
        start = row.index(chosen)
        links: list[Event] = []
        for item in row[start:] + row[:start]:
            links.append((code.COVER, item, item, -1))
            others = ((other, node) for other, node in self._columns[item] if other != option)
            links.extend((code.DROP, node, item, other) for other, node in others)
        yield code.TRY, option, chosen, option
        yield from links
        self._path.append(option)
        yield from self._node([item for item in live if item not in row])
        self._path.pop()
        for op, subject, item, other in reversed(links):
            yield op ^ 1, subject, item, other
        yield code.RETRACT, option, chosen, option


def reported(kernel: Repeat) -> list[Event]:
    return TextbookRun(kernel).events()


def reported_covers(kernel: Repeat) -> list[tuple[int, ...]]:
    textbook_run = TextbookRun(kernel)
    textbook_run.events()
    return textbook_run.covers


def found_covers(kernel: Repeat) -> list[tuple[int, ...]]:
    """The options of each cover that was the best when the kernel found it."""
    return list(map(kernel.matrix.options_of, kernel.bests.covers()))


def fewest(matrix: Matrix) -> int | None:
    """How many options a cover needs, found by trying every subset of the options, small ones first."""
    options = [{item for item, _ in row} for row in _rows(matrix)]
    for count in range(len(options) + 1):
        for chosen in combinations(options, count):
            if len(set().union(*chosen)) == matrix.primary:
                return count
    return None


def state_of(kernel: Repeat) -> Place:
    return kernel.state(), kernel.last_event()


def straight(kernel: Repeat) -> list[Place]:
    """The places from 0 to the end; the kernel goes tick by tick and stays there."""
    places = [state_of(kernel)]
    while kernel.next_op != code.END:
        kernel.forward(kernel.position + 1)
        places.append(state_of(kernel))
    return places


def again(kernel: Repeat) -> Repeat:
    return Repeat(kernel.matrix, kernel.levels, checked=True)
