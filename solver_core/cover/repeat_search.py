"""Repeat cover as a movable search: every item at least once, with the fewest options, or with at most a number.

>>> from solver_core.cover import Problem
>>> search = RepeatSearch(Problem("abcde", ["ab", "bcd", "de", "ae", "c"]))
>>> search.run_to("end")
True
>>> search.best
(1, 3)
"""

from collections.abc import Sequence
from typing import Self

from solver_core.cover.choices import StackLevel
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.arguments import integer, numbered, require
from solver_core.cover.kernel.bests import Bests
from solver_core.cover.kernel.matrix import Pointers
from solver_core.cover.kernel.repeat import Repeat
from solver_core.cover.ops import Event
from solver_core.cover.problem import Problem
from solver_core.cover.replay.search_base import SearchBase
from solver_core.cover.snapshot import item_depths


class MinimizingSearch(SearchBase):
    """A search with branch and bound: a best cover, and events BOUND, PRUNE and BEST."""

    at_most: int | None
    _bests: Bests

    @property
    def best(self) -> tuple[int, ...] | None:
        """The options of the smallest cover found up to here, ascending; None while there is none."""
        covers = self._bests.covers()
        return tuple(sorted(self.problem.matrix.options_of(covers[-1]))) if covers else None

    @property
    def limit(self) -> int:
        """A cover must have fewer options than this: the best cover's, or `at_most` plus one."""
        return self._bests.fewest


class RepeatSearch(MinimizingSearch):
    """Branch and bound over dancing links that remove sideways, at a position, movable forward and back.

    A SOLUTION is a cover with fewer options than any before it. Secondary items are ignored.

    Args:
        problem: what is to be covered.
        at_most: covers with more options than this do not count; None: any number.
        checked: verify the links at every change; an AssertionError then names the node.

    Raises:
        ValueError: `at_most` is negative.
    """

    repeats = True

    def __init__(self, problem: Problem, at_most: int | None = None, *, checked: bool = False) -> None:
        require(problem, Problem, "problem")
        self.problem = problem
        self.at_most = None if at_most is None else integer(at_most, "number of options")
        self._is_checked = checked
        self._repeat = self._new_machine()
        self._bests = self._repeat.bests
        super().__init__(self._repeat)

    def _new_machine(self) -> Repeat:
        return Repeat(self.problem.matrix, self.at_most, checked=self._is_checked)

    def _afresh(self) -> Self:
        return type(self)(self.problem, self.at_most, checked=self._is_checked)

    # --- items, options and the stack -------------------------------------------------------------

    def size(self, item: int) -> int:
        """How many options cover the item; this never changes."""
        return self.problem.matrix.lengths[numbered(item, len(self.problem.names), "item") + 1]

    def is_live(self, item: int) -> bool:
        """Whether the item is still to be covered."""
        header = numbered(item, len(self.problem.names), "item") + 1
        return header <= len(self.problem.items) and bool(
            self._repeat.right_array[self._repeat.left_array[header]] == header
        )

    def live_items(self) -> tuple[int, ...]:
        """The items still to be covered, in their order."""
        return tuple(item for item in range(len(self.problem.items)) if self.is_live(item))

    @property
    def chosen_item(self) -> int | None:
        """The item branched on now; None before the first choice and after the last."""
        stack, depth = self._repeat.stack_array, self.depth
        node = (stack[depth] if depth < len(stack) else 0) or (stack[depth - 1] if depth else 0)
        return self.problem.matrix.nodes[node + code.ITEM] - 1 if node else None

    def chosen_options(self) -> tuple[int, ...]:
        """The options on the stack, the first chosen first."""
        return self.problem.matrix.options_of(self._repeat.stack_array[: self.depth])

    def can_cover(self, option: int, item: int) -> bool:
        """Whether the option would newly cover this item."""
        if not 0 <= option < len(self.problem.options):
            return False
        return item in self.problem.options[option] and self.is_live(item)

    def _links(self, levels: Sequence[StackLevel]) -> tuple[Sequence[bool], Sequence[int], bytes]:
        """Secondary items count as live, and so do their nodes."""
        problem = self.problem
        live = [self.is_live(item) or not problem.is_primary(item) for item in range(len(problem.names))]
        hidden = self._dropped(levels, item_depths(live, levels, problem))
        return live, problem.matrix.lengths[1 : len(live) + 1].tolist(), hidden

    def _order(self, event: Event | None) -> tuple[int, ...]:  # noqa: ARG002 - other searches use it
        stack, depth, item = self._repeat.stack_array, self.depth, self.chosen_item
        is_between = item is not None and depth < len(stack) and stack[depth]
        return self.problem.columns[item] if item is not None and is_between else ()

    def _dropped(self, levels: Sequence[StackLevel], depths: Sequence[int]) -> bytes:
        """For each crossing whether its node is out of its option's row: the node before does not point at it.

        The last node of a row points at itself whether it has left or not; the position decides.
        """
        rows, first = self._repeat.rows_array, self.problem.matrix.first_address
        before = rows[first + code.BEFORE :: code.RECORD].tolist()
        after = rows[code.AFTER :: code.RECORD].tolist()
        dropped = bytearray()
        for node, neighbour in zip(range(first, len(rows), code.RECORD), before, strict=True):
            if neighbour == node:
                dropped.append(self._has_left_alone(node, levels, depths))
            else:
                dropped.append(after[neighbour // code.RECORD] != node)
        return bytes(dropped)

    def _has_left_alone(self, node: int, levels: Sequence[StackLevel], depths: Sequence[int]) -> bool:
        """Whether the last node of a row has left: columns are dropped from top to bottom, except the tried one."""
        kernel, nodes = self._repeat, self.problem.matrix.nodes
        item = nodes[node + code.ITEM] - 1
        if not depths[item] or levels[depths[item] - 1].option == nodes[node + code.OPTION]:
            return False
        if not kernel.sibling or nodes[kernel.sibling + code.ITEM] - 1 != item:
            return True
        if kernel.next_op == code.DROP:
            return node < kernel.member
        return kernel.next_op == code.RESTORE and node <= kernel.member

    @property
    def pointers(self) -> Pointers:
        """Where the links stand; `neighbours` reads them."""
        repeat, matrix = self._repeat, self.problem.matrix
        # New views each time: releasing one does not affect others.
        rings = repeat.left_array[:], repeat.right_array[:]
        return Pointers(matrix, *rings, matrix.nodes[:], repeat.rows_array[:])

    def levels(self) -> tuple[StackLevel, ...]:
        """The stack, with "option k of d" for each level."""
        return tuple(map(self._level, self._repeat.stack_array[: self.depth]))

    def _level(self, node: int) -> StackLevel:
        nodes = self.problem.matrix.nodes
        header = nodes[node + code.ITEM]
        number, above = 1, nodes[node + code.UP]
        while above != code.RECORD * header:
            number, above = number + 1, nodes[above + code.UP]
        return StackLevel(header - 1, nodes[node + code.OPTION], number, self.size(header - 1), given=False)
