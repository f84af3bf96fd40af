"""What differs between two positions of a search: what left, what returned, what was chosen, which sizes.

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
    """An item that has another number of options left.

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
    """An item from whose column nodes have gone, or to which nodes have returned.

    Attributes:
        item: which.
        hidden: how many nodes are out here that were in there.
        returned: how many are in here that were out there.
    """

    item: int
    hidden: int
    returned: int


@dataclass(frozen=True)
class Difference:
    """What is other after than before; numbers of items and options ascend.

    "Before" is the position that is compared with, whichever of the two the search comes to first. An option is open
    (`Snapshot.is_open`), chosen or closed. So each is in one of the four tuples of options at most, but for those open
    at one position and chosen at the other, which are in the tuples of the chosen alone.

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
        chosen_added: chosen after only, in the order in which they were.
        chosen_removed: chosen before only, in the order in which they had been.
        nodes: for each item the nodes that are hidden or have returned, where there are any.
        sizes: items live in both positions whose sizes are not the same.
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
        """Whether both positions look the same; the events that led there may still be others."""
        columns = self.items_left, self.items_returned, self.nodes, self.sizes
        rows = self.options_left, self.options_returned, self.chosen_added, self.chosen_removed
        return not any(columns + rows)


def of(before: Snapshot, after: Snapshot) -> Difference:
    """What differs between two positions, in whichever order the search comes to them.

    Args:
        before: the position that is compared with.
        after: the position that is looked at.

    Raises:
        ValueError: they are positions of searches of two problems.
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
