"""The witness of a bound: which columns a repeat cover has counted when it says that so many options are needed.

The bound of `Bounding.lower_bound` goes through the live items in their order. An item that is not struck is counted,
and each option that covers it strikes the other items it would newly cover. No option covers two counted items, so
each of them needs an option of its own. This module asks the same of the links at any position and moves nothing.
"""

from dataclasses import dataclass

from solver_core.cover import codes as code
from solver_core.cover.ops import Op
from solver_core.cover.repeat_search import RepeatSearch


@dataclass(frozen=True, slots=True)
class Strike:
    """An option that covers a counted item.

    Attributes:
        option: which one.
        items: the other items that it would newly cover; they are not counted from then on.
    """

    option: int
    items: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """An item that needs an option of its own.

    Attributes:
        item: which one.
        strikes: the options that cover it, from top to bottom.
        struck: the live items that they strike and that were not struck before, in header order.
    """

    item: int
    strikes: tuple[Strike, ...]
    struck: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Witness:
    """Why a tree node is pruned, or not.

    Attributes:
        depth: options that are chosen.
        columns: the items that were counted, in order.
        best: options of the best cover known; without one, one more than a cover may have.
        has_cover: whether a cover is known.
        is_cover: the options chosen are a cover, which has just been found.
    """

    depth: int
    columns: tuple[Counted, ...]
    best: int
    has_cover: bool
    is_cover: bool = False

    @property
    def bound(self) -> int:
        """So many more options are needed at least."""
        return len(self.columns)

    @property
    def prunes(self) -> bool:
        """Whether no better cover can follow. Of a cover that has just been found nobody asks that."""
        return not self.is_cover and self.depth + self.bound >= self.best


def of(search: RepeatSearch) -> Witness:
    """What the bound counts where a search stands."""
    kernel = search._repeat  # noqa: SLF001 - its own kind
    event = search.event
    is_cover = event is not None and event.op in {Op.SOLUTION, Op.BEST}
    return Witness(
        search.depth, tuple(_columns(search)), kernel.best, kernel.best_cover is not None, is_cover
    )


def _columns(search: RepeatSearch) -> list[Counted]:
    live = search.live_items()
    marked: set[int] = set()
    counted = []
    for item in live:
        if item in marked:
            continue
        strikes = _strikes(search, item)
        hit = {other for strike in strikes for other in strike.items}
        struck = tuple(other for other in live if other in hit - marked)
        marked |= hit
        counted.append(Counted(item, strikes, struck))
    return counted


def _strikes(search: RepeatSearch, item: int) -> tuple[Strike, ...]:
    """The options of an item, downward, each with its row, rightward."""
    rows, matrix = search._repeat.rows_array, search.problem.matrix  # noqa: SLF001 - its own kind
    found = []
    row = rows[code.RECORD * (item + 1) + code.DOWN]
    while row >= matrix.first_address:
        items = []
        node = rows[row + code.AFTER]
        while node != row:
            items.append(rows[node + code.ITEM] - 1)
            node = rows[node + code.AFTER]
        found.append(Strike(matrix.nodes[row + code.OPTION], tuple(items)))
        row = rows[row + code.DOWN]
    return tuple(found)
