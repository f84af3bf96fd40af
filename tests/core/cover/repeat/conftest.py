"""Small random problems of repeat cover, and oracles that know nothing of links, places or ways back.

A test that takes a ``kernel: Repeat`` from hypothesis gets one at position 0 over a random problem, with any limit
on the cover. A test that takes ``kernels`` is run over blocks of 100 of the same 1,200 problems each time. There are
problems without items and without options among them, items that no option covers, options with a single item and
with secondary items only, and many whose covers get better several times.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import strategies as st

from solver_core.cover import codes as code
from solver_core.cover.matrix import Matrix
from solver_core.cover.repeat import Repeat

Event = tuple[int, int, int, int]
Place = tuple[list[bytes], Event]
Link = tuple[int, int]

BLOCK = 100
PROBLEMS = 1200


# --- problems -------------------------------------------------------------------------------------


def _drawn(seed: int) -> Repeat:
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


@pytest.fixture(params=range(0, PROBLEMS, BLOCK), ids=lambda first: f"from-{first}")
def kernels(request: pytest.FixtureRequest) -> list[Repeat]:
    """A hundred searches at position 0, always the same ones; one of five has a limit."""
    return [_drawn(seed) for seed in range(request.param, request.param + BLOCK)]


@pytest.fixture(scope="session")
def all_kernels() -> Callable[[], Iterator[Repeat]]:
    return lambda: map(_drawn, range(PROBLEMS))


def _made(primary: int, secondary: int, options: Sequence[Sequence[int]], most: int | None) -> Repeat:
    inside = [[item for item in option if item < primary + secondary] for option in options]
    return Repeat(Matrix(primary, secondary, list(filter(None, inside))), most, checked=True)


_any_option = st.lists(st.integers(0, 7), min_size=1, max_size=4, unique=True)
_small_option = st.lists(st.integers(0, 6), min_size=1, max_size=2, unique=True)

st.register_type_strategy(
    Repeat,
    st.builds(
        _made,
        st.integers(0, 7),
        st.integers(0, 2),
        st.lists(_any_option, max_size=10)
        | st.lists(_small_option, min_size=8, max_size=11)
        | st.lists(_small_option | _any_option, min_size=6, max_size=10),
        st.none() | st.integers(0, 8),
    )
    | st.integers(PROBLEMS, 10**9).map(_drawn),
)


@pytest.fixture(scope="session")
def again() -> Callable[[Repeat], Repeat]:

    def twin(kernel: Repeat) -> Repeat:
        return Repeat(kernel.matrix, kernel.levels, checked=True)

    return twin


# --- oracles --------------------------------------------------------------------------------------


def _rows(matrix: Matrix) -> list[list[Link]]:
    starts = [first // code.RECORD for first in matrix.first]
    headers = matrix.nodes[code.ITEM :: code.RECORD]
    rows = [[(headers[node] - 1, node) for node in range(*ends)] for ends in pairwise(starts)]
    return [[(item, node) for item, node in row if item < matrix.primary] for row in rows]


class Telling:
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
        told = list(self._node(range(len(self._columns))))
        return [(code.START, -1, -1, -1), *told, (code.DONE, len(self.covers), -1, -1)]

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


@pytest.fixture(scope="session")
def told() -> Callable[[Repeat], list[Event]]:
    return lambda kernel: Telling(kernel).events()


@pytest.fixture(scope="session")
def told_covers() -> Callable[[Repeat], list[tuple[int, ...]]]:

    def covers(kernel: Repeat) -> list[tuple[int, ...]]:
        telling = Telling(kernel)
        telling.events()
        return telling.covers

    return covers


@pytest.fixture(scope="session")
def fewest() -> Callable[[Matrix], int | None]:
    """How many options a cover needs, found by trying every subset of the options, small ones first."""

    def smallest(matrix: Matrix) -> int | None:
        options = [{item for item, _ in row} for row in _rows(matrix)]
        for count in range(len(options) + 1):
            for chosen in combinations(options, count):
                if len(set().union(*chosen)) == matrix.primary:
                    return count
        return None

    return smallest


@pytest.fixture(scope="session")
def straight() -> Callable[[Repeat], list[Place]]:
    """State and event at every position from 0 to the end; the kernel goes tick by tick and stays there."""

    def walk(kernel: Repeat) -> list[Place]:
        places = [(kernel.state(), kernel.last_event())]
        while kernel.turn != code.END:
            kernel.forward(kernel.position + 1)
            places.append((kernel.state(), kernel.last_event()))
        return places

    return walk
