"""How far a search has come: the progress report of Knuth's DLX programs.

At each level the k-th of d options is being tried. If all options of a level had subtrees of equal size, the finished
part of the tree would be the sum of (k - 1) / (d d' ... d of the level), as in a mixed radix
number. Knuth prints the middle of the remaining interval; here it is its lower end on the way down and
its upper end on the way up, so it never falls, is 0 at the start and 1 at the end.

>>> text([(1, 1), (1, 1), (1, 1), (2, 3), (1, 1), (11, 40)])
'1/1 ×3 · 2/3 · 1/1 · 11/40'
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, NamedTuple

from solver_core.cover.choices import StackLevel
from solver_core.cover.ops import Op
from solver_core.cover.replay.search_base import SearchBase


class Tried(NamedTuple):
    """The option that is tried on a level, by its number from 1, among how many."""

    number: int
    among: int


_SHORTENED: Final = 3
"""The fewest consecutive levels with one option of which only the number is shown."""

_BEHIND: Final = frozenset(
    {
        *(Op.DEAD_END, Op.SOLUTION, Op.PRUNE, Op.BEST, Op.EXHAUSTED, Op.DONE),
        *(Op.UNCOVER, Op.UNHIDE, Op.RESTORE, Op.RETRACT),
    }
)
"""Events after which the subtree of the current options is finished."""


@dataclass(frozen=True, slots=True)
class SearchProgress:
    """The progress of a search through its tree.

    Attributes:
        turns: for each level which option is tried, of how many; (1, 1) for givens.
        fraction: the estimated finished part of the tree, from 0 to 1.
    """

    turns: tuple[Tried, ...]
    fraction: float


def of(search: SearchBase, levels: Sequence[StackLevel] | None = None) -> SearchProgress:
    """The progress of a search, which does not move.

    Args:
        search: the search.
        levels: its stack, if already known.
    """
    turns = _turns(search.levels() if levels is None else levels)
    event = search.event
    if event is not None and event.op is Op.RETRACT:
        return SearchProgress(turns, _fraction(_before(search), is_behind=True))
    return SearchProgress(turns, _fraction(turns, is_behind=event is not None and event.op in _BEHIND))


def text(turns: Iterable[Tried]) -> str:
    """``k/d`` for each level."""
    words: list[str] = []
    for (k, d), run in groupby(turns):
        count, pair = len(list(run)), f"{k}/{d}"
        words += [f"{pair} ×{count}"] if (k, d) == (1, 1) and count >= _SHORTENED else [pair] * count
    return " · ".join(words)


def _before(search: SearchBase) -> tuple[Tried, ...]:
    """The turns as they were before the option was taken back."""
    search.back()
    turns = _turns(search.levels())
    search.forward()
    return turns


def _fraction(turns: Sequence[Tried], *, is_behind: bool) -> float:
    """Exact up to the last division, so that rounding never makes it decrease."""
    above, below = 0, 1
    for k, d in turns:
        if d > 1:
            above, below = above * d + k - 1, below * d
    return (above + is_behind) / below


def _turns(levels: Sequence[StackLevel]) -> tuple[Tried, ...]:
    return tuple(Tried(1, 1) if level.given else Tried(level.number, level.among) for level in levels)
