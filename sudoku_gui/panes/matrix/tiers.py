"""What stands along the matrix: tiers of groups of items above it, and of options beside it.

Each tier divides the one before::

    cells                     | rows                     | columns ...      kinds of items
    r1    r2    r3    ...     | 1     2     3    ...     | 1    ...         the board's rows; houses
    1 2 3 4 5 6 7 8 9 ...     | 1 2 3 4 5 ...                               its cols; digits

Other problems are divided by what their names and options begin with.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, TypeVar

from solver_core.cover import Problem
from sudoku_gui.panes.matrix import text as words
from sudoku_gui.wording import names

_BLOCK: Final = 10
_COUNTED: Final = 30
"""So few options are told apart by their names."""

Thing = TypeVar("Thing")
Key = TypeVar("Key")


@dataclass(frozen=True, slots=True)
class Group:
    """Neighbours with something in common: those from ``start`` on, before ``stop``."""

    name: str
    start: int
    stop: int


Tier = tuple[Group, ...]


def item_tiers(problem: Problem) -> tuple[Tier, ...]:
    """The groups of a problem's items, the coarsest first."""
    if names.is_sudoku(problem):
        kinds = _even(words.kinds(), 81)
        houses = [words.row_of_board(number) for number in range(1, 10)] + [str(n) for n in range(1, 10)] * 3
        return kinds, _even(houses, 9), _even([str(number) for number in range(1, 10)] * 36, 1)
    primary, count = len(problem.items), len(problem.names)
    if primary == count:
        first: Tier = (Group(words.items(), 0, count),)
    else:
        first = (Group(words.primary(), 0, primary), Group(words.secondary(), primary, count))
    families = _runs(problem.names, _family, str)
    return (first, families) if 1 < len(families) <= count // 2 else (first,)


def option_tiers(problem: Problem) -> tuple[Tier, ...]:
    """The groups of a problem's options, the coarsest first; none where they have nothing in common."""
    if names.is_sudoku(problem):
        rows = [words.row_of_board(number) for number in range(1, 10)]
        cells = [words.col_of_board(number) for number in range(1, 10)] * 9
        return _even(rows, 81), _even(cells, 9)
    runs = _runs(problem.options, lambda items: items[0], lambda item: names.item_name(problem, item))
    if len(runs) <= len(problem.options) // 2:
        return (runs,)
    if len(problem.options) <= _COUNTED:
        return ()
    blocks = range(0, len(problem.options), _BLOCK)
    return (tuple(Group(names.number(n + 1), n, min(n + _BLOCK, len(problem.options))) for n in blocks),)


def group_at(tier: Tier, index: int) -> Group | None:
    """The group that an index belongs to."""
    return next((group for group in tier if group.start <= index < group.stop), None)


def _even(labels: Sequence[str], size: int) -> Tier:
    return tuple(Group(label, n * size, n * size + size) for n, label in enumerate(labels))


def _family(name: Hashable) -> Hashable:
    """What the name of an item shares with those of its kind; "" where it is one of a kind."""
    return name[0] if isinstance(name, tuple) and name else ""


def _runs(things: Sequence[Thing], key: Callable[[Thing], Key], label: Callable[[Key], str]) -> Tier:
    runs, start = [], 0
    for shared, members in groupby(things, key):
        stop = start + sum(1 for _ in members)
        runs.append(Group(label(shared), start, stop))
        start = stop
    return tuple(runs)
