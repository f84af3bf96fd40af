"""The witness of a bound: the columns counted to show how many more options are needed.

The bound goes through the live items in order. An item that is not excluded is counted,
and each option that covers it excludes the other items it would newly cover. No option covers two counted items, so
each of them needs its own option. This module reads the same from the links at any position and moves nothing.
"""

from dataclasses import dataclass

from solver_core.cover.ops import Op
from solver_core.cover.repeat_search import MinimizingSearch


@dataclass(frozen=True, slots=True)
class CoveringOption:
    """An option that covers a counted item.

    Attributes:
        option: its number.
        items: the other items that it would newly cover, which are then excluded.
    """

    option: int
    items: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """An item that needs an option of its own.

    Attributes:
        item: which one.
        options: those that cover it, from top to bottom.
        excluded: the live items that they newly exclude, in header order.
    """

    item: int
    options: tuple[CoveringOption, ...]
    excluded: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Witness:
    """Why a tree node is pruned, or not.

    Attributes:
        depth: number of chosen options.
        columns: the items that were counted, in order.
        best: options of the best known cover; without one, one more than a cover may have.
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
        """How many more options are needed at least."""
        return len(self.columns)

    @property
    def prunes(self) -> bool:
        """Whether no better cover can follow. False if a cover has just been found."""
        return not self.is_cover and self.depth + self.bound >= self.best


def of(search: MinimizingSearch) -> Witness:
    """The witness of the bound at the position of a search."""
    event = search.event
    is_cover = event is not None and event.op in {Op.SOLUTION, Op.BEST}
    return Witness(search.depth, tuple(_columns(search)), search.limit, search.best is not None, is_cover)


def _columns(search: MinimizingSearch) -> list[Counted]:
    live = [item for item in search.live_items() if search.problem.is_primary(item)]
    marked: set[int] = set()
    counted = []
    for item in live:
        if item in marked:
            continue
        options = _covering(search, item)
        met = {other for option in options for other in option.items}
        excluded = tuple(other for other in live if other in met - marked)
        marked |= met
        counted.append(Counted(item, options, excluded))
    return counted


def _covering(search: MinimizingSearch, item: int) -> tuple[CoveringOption, ...]:
    """The options of an item, downward, each with the other primary items that it would newly cover."""
    problem = search.problem
    live = set(search.live_items())
    return tuple(
        CoveringOption(
            option, tuple(other for other in _round(problem.options[option], item) if other in live)
        )
        for option in problem.columns[item]
        if search.can_cover(option, item)
    )


def _round(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The other items, from one to the right, cyclically."""
    index = items.index(item)
    return items[index + 1 :] + items[:index]
