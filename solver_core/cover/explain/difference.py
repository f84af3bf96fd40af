"""The difference between two positions of a search: what left, returned or was chosen, and which sizes changed.

>>> from solver_core.cover import Problem, Search
>>> search = Search(Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"]))
>>> start = search.snapshot()
>>> search.run_to("decision"), search.run_to("decision")
(True, True)
>>> found = of(start, search.snapshot())
>>> found.chosen_added, found.items_left, found.options_left
((1,), (0, 3, 6), (3, 4, 5))
"""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, compress
from operator import gt, lt, ne

from solver_core.cover.problem import Problem
from solver_core.cover.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Resized:
    """An item whose number of options has changed.

    Attributes:
        item: which.
        before: options left there.
        after: options left here.
    """

    item: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Moved:
    """An item whose column has lost or regained nodes.

    Attributes:
        item: which.
        hidden: how many nodes are out after that were in before.
        returned: how many are in after that were out before.
    """

    item: int
    hidden: int
    returned: int


@dataclass(frozen=True)
class Difference:
    """The changes from one position to another; numbers of items and options ascend.

    "Before" is the baseline, whichever of the two positions comes first in the search. An option is open
    (`Snapshot.is_open`), chosen or closed. So each is in at most one of the four tuples of options; those open
    at one position and chosen at the other are only in the tuples of chosen options.

    Attributes:
        problem: whose items and options these are.
        before: one position.
        after: the other position.
        depth_before: how many options were chosen there.
        depth_after: how many are chosen here.
        items_left: live before, covered after.
        items_returned: covered before, live after.
        options_left: open before, closed after.
        options_returned: closed before, open after.
        chosen_added: chosen after only, in the order of choosing.
        chosen_removed: chosen before only, in the order of choosing.
        nodes: items whose nodes were hidden or have returned.
        sizes: items live at both positions whose sizes differ.
    """

    problem: Problem
    before: int
    after: int
    depth_before: int
    depth_after: int
    items_left: tuple[int, ...]
    items_returned: tuple[int, ...]
    options_left: tuple[int, ...]
    options_returned: tuple[int, ...]
    chosen_added: tuple[int, ...]
    chosen_removed: tuple[int, ...]
    nodes: tuple[Moved, ...]
    sizes: tuple[Resized, ...]

    @property
    def hidden(self) -> int:
        """How many nodes are out that were in."""
        return sum(moved.hidden for moved in self.nodes)

    @property
    def returned(self) -> int:
        """How many nodes are in that were out."""
        return sum(moved.returned for moved in self.nodes)

    @property
    def is_empty(self) -> bool:
        """Whether both positions look the same, even if different events led there."""
        columns = self.items_left, self.items_returned, self.nodes, self.sizes
        rows = self.options_left, self.options_returned, self.chosen_added, self.chosen_removed
        return not any(columns + rows)


def of(before: Snapshot, after: Snapshot) -> Difference:
    """The difference between two positions, in either order.

    Args:
        before: the baseline.
        after: the other position.

    Raises:
        ValueError: they belong to different problems.
    """
    problem = before.problem
    if after.problem is not problem:
        raise ValueError("two problems have nothing in common that could differ; compare positions of one")
    covered, is_covered = (list(map(bool, snapshot.item_depths)) for snapshot in (before, after))
    was_open, is_open = before.open_options, after.open_options
    items, options, chosen = range(len(covered)), range(len(was_open)), before.chosen | after.chosen
    return Difference(
        problem,
        *(before.position, after.position),
        *(before.depth, after.depth),
        tuple(compress(items, map(lt, covered, is_covered))),
        tuple(compress(items, map(gt, covered, is_covered))),
        tuple(option for option in compress(options, map(gt, was_open, is_open)) if option not in chosen),
        tuple(option for option in compress(options, map(lt, was_open, is_open)) if option not in chosen),
        *(_chosen_only(after, before), _chosen_only(before, after)),
        _moved(problem, before.hidden, after.hidden),
        _resized(before, after),
    )


def _chosen_only(here: Snapshot, there: Snapshot) -> tuple[int, ...]:
    return tuple(level.option for level in here.levels if level.option not in there.chosen)


def _moved(problem: Problem, before: bytes, after: bytes) -> tuple[Moved, ...]:
    if before == after:
        return ()
    was, now = int.from_bytes(before, "little"), int.from_bytes(after, "little")
    hidden, returned = (
        Counter(compress(_items_of_crossings(problem), moved.to_bytes(len(after), "little")))
        for moved in (now & ~was, was & ~now)
    )
    return tuple(Moved(item, hidden[item], returned[item]) for item in sorted(hidden | returned))


def _resized(before: Snapshot, after: Snapshot) -> tuple[Resized, ...]:
    there, here = before.item_depths, after.item_depths
    changed = compress(range(len(here)), map(ne, before.sizes, after.sizes))
    return tuple(
        Resized(item, before.sizes[item], after.sizes[item])
        for item in changed
        if not there[item] and not here[item]
    )


@lru_cache(maxsize=4)
def _items_of_crossings(problem: Problem) -> tuple[int, ...]:
    return tuple(chain.from_iterable(problem.options))
