"""Small random problems for every test of exact cover, and oracles that know nothing of links.

A test that takes a ``search: Search`` from hypothesis gets one at position 0 over a random problem. There
are problems without items and without options among them, items that no option covers, options with a single
item and with secondary items only, all rules, and searches with and without given options.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import strategies as st

from solver_core.cover import Event, Problem, Rule, Search

Place = tuple[bytes, Event | None]
Covers = list[tuple[int, ...]]


def searching(
    primary: int, secondary: int, options: Sequence[Sequence[int]], rule: Rule, wishes: Sequence[int]
) -> Search:
    """A search over these items, without what does not exist, and with as many wishes given as go together."""
    inside = [[item for item in option if item < primary + secondary] for option in options]
    problem = Problem(range(primary), filter(None, inside), range(primary, primary + secondary))
    given: list[int] = []
    covered: set[int] = set()
    for option in wishes:
        items = problem.options[option] if option < len(problem.options) else ()
        if covered.isdisjoint(items) and min(items, default=primary) < primary:
            given.append(option)
            covered.update(items)
    return Search(problem, rule, given, checked=True)


def lively(seed: int, rule: Rule, wishes: Sequence[int]) -> Search:
    chance = Random(seed)
    primary, secondary = chance.randint(3, 5), chance.randint(0, 3)
    items = range(primary + secondary)
    options = [chance.sample(items, chance.choice([1, 1, 2, 2, 2, 3])) for _ in range(chance.randint(9, 13))]
    return searching(primary, secondary, options, rule, wishes)


_any_option = st.lists(st.integers(0, 7), min_size=1, max_size=5, unique=True)
_small_option = st.lists(st.integers(0, 4), min_size=1, max_size=2, unique=True)

# Left to itself, hypothesis draws mostly short lists of large options, and those make searches of a dozen ticks.
st.register_type_strategy(
    Search,
    st.builds(
        searching,
        primary=st.integers(0, 5),
        secondary=st.integers(0, 3),
        options=st.lists(_any_option, max_size=10)
        | st.lists(_small_option, min_size=8, max_size=10)
        | st.lists(_small_option | _any_option, min_size=8, max_size=10),
        rule=st.sampled_from(Rule),
        wishes=st.just([]) | st.lists(st.integers(0, 9), max_size=2) | st.permutations(range(10)),
    )
    | st.builds(
        lively,
        seed=st.integers(0, 10**9),
        rule=st.sampled_from(Rule),
        wishes=st.just([]) | st.just([]) | st.lists(st.integers(0, 9), max_size=2),
    ),
)


def _exact_covers(problem: Problem, given: Sequence[int] = ()) -> Covers:
    usable = [number for number, items in enumerate(problem.options) if min(items) < len(problem.items)]
    covers = []
    for count in range(len(usable) + 1):
        for chosen in combinations(usable, count):
            covered = [item for option in chosen for item in problem.options[option]]
            complete = set(range(len(problem.items))) <= set(covered)
            if complete and len(covered) == len(set(covered)) and set(given) <= set(chosen):
                covers.append(chosen)
    return sorted(covers)


def _straight(search: Search) -> list[Place]:
    places = [(search.fingerprint(), search.event)]
    while not search.finished:
        search.forward()
        places.append((search.fingerprint(), search.event))
    search.back(search.position)
    return places


@pytest.fixture(scope="session")
def exact_covers() -> Callable[..., Covers]:
    """All covers with the given options in them, found by trying every subset of the options."""
    return _exact_covers


@pytest.fixture(scope="session")
def straight() -> Callable[[Search], list[Place]]:
    """Fingerprint and event at every position from 0 to the end; the search goes tick by tick, and back to 0."""
    return _straight


def _queens(n: int) -> Problem:
    ranks = [("rank", k) for k in range(n)]
    files = [("file", k) for k in range(n)]
    diagonals = [(kind, k) for kind in ("sum", "difference") for k in range(1 - n, 2 * n - 1)]
    options = [
        [("rank", r), ("file", f), ("sum", r + f), ("difference", r - f)] for r in range(n) for f in range(n)
    ]
    return Problem(ranks + files, options, diagonals)


@pytest.fixture(scope="session")
def queens() -> Callable[[int], Problem]:
    """So many queens that do not attack each other: every rank and file has one, a diagonal at most one."""
    return _queens
