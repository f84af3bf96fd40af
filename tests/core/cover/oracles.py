"""Oracles that know nothing of links, and places to compare."""

from collections.abc import Sequence
from itertools import combinations

from solver_core.cover import BackgroundRun, Condition, Event, Problem, Search
from solver_core.cover.explain.neighbours import Element
from solver_core.cover.kernel.tree import TreeNode
from tests.events import events

Place = tuple[bytes, Event | None]


def exact_covers(problem: Problem, given: Sequence[int] = ()) -> list[tuple[int, ...]]:
    """All covers with the given options in them, found by trying every subset of the options."""
    usable = [number for number, items in enumerate(problem.options) if min(items) < len(problem.items)]
    covers = []
    for count in range(len(usable) + 1):
        for chosen in combinations(usable, count):
            covered = [item for option in chosen for item in problem.options[option]]
            complete = set(range(len(problem.items))) <= set(covered)
            if complete and len(covered) == len(set(covered)) and set(given) <= set(chosen):
                covers.append(chosen)
    return sorted(covers)


def state_of(search: Search) -> Place:
    return search.fingerprint(), search.event


def straight(search: Search) -> list[Place]:
    """The places from 0 to the end; the search goes tick by tick, and back to 0."""
    places = [state_of(search), *(state_of(search) for _ in events(search))]
    search.back(search.position)
    return places


def stops_at(search: Search, kind: str | Condition, *, backward: bool = False) -> list[int]:
    """The positions at which a run from place to place stops, until there is no other."""
    positions = []
    while search.run_to(kind, backward=backward):
        positions.append(search.position)
    return positions


def held(background_run: BackgroundRun) -> list[TreeNode]:
    """The nodes of the tree of a background run."""
    with background_run.reading() as (tree, _):
        return [tree[number] for number in range(len(tree))]


def elements(problem: Problem) -> list[Element]:
    """All headers, and then all nodes."""
    nodes = [Element(item, option) for option, items in enumerate(problem.options) for item in items]
    return [*map(Element, range(len(problem.names))), *nodes]


def queens(n: int) -> Problem:
    """This many queens that do not attack each other: every rank and file has one, a diagonal at most one."""
    ranks = [("rank", k) for k in range(n)]
    files = [("file", k) for k in range(n)]
    diagonals = [(kind, k) for kind in ("sum", "difference") for k in range(1 - n, 2 * n - 1)]
    options = [
        [("rank", r), ("file", f), ("sum", r + f), ("difference", r - f)] for r in range(n) for f in range(n)
    ]
    return Problem(ranks + files, options, diagonals)
