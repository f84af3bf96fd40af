"""Where two searches of one problem diverge: the first tree node at which they differ.

Both walk their trees on separate machines, in slices, and nodes are compared in the order of entering. Up
to the first difference the two trees are equal, so a node has the same number in both.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.machine import Machine
from solver_core.cover.kernel.tree import Tree, TreeNode
from solver_core.cover.ops import Op
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.cover.replay.search_base import SearchBase
from solver_core.cover.replay.seeking import Seek

MOST: Final = 1 << 16
"""Tree nodes that are compared by default."""

_EVENTS: Final = 1 << 12
"""Events per slice: a millisecond, several if uncompiled."""

_AT_ONCE: Final = 256
"""Nodes compared between two checks of the clock."""


@dataclass(frozen=True, slots=True)
class Branch:
    """The event of one of the two where they diverge.

    Attributes:
        op: CHOOSE, DEAD_END, SOLUTION or PRUNE for a tree node, TRY for an option tried; DONE: it has ended.
        item: the item chosen, left empty or branched on; None without one.
        option: the option tried; None elsewhere.
        position: just after that.
    """

    op: Op
    item: int | None
    option: int | None
    position: int


@dataclass(frozen=True, slots=True)
class Divergence:
    """Where two searches diverge.

    Attributes:
        decision: the number of the decision, from 1: that at which both choose or try, else the
            last one that both made.
        one, other: what each of them does.
    """

    decision: int
    one: Branch
    other: Branch


class Comparing:
    """Finds where two searches of one problem diverge; neither of them moves.

    Attributes:
        divergence: None until it is found, and if there is none.
        decisions: how many decisions were compared.
        is_over: whether the comparison has ended.
        is_complete: whether both were compared from start to end.

    Args:
        one, other: the searches.
        by_option: compare the options tried, ignoring which items were chosen.
        most: tree nodes compared, at most.
    """

    def __init__(
        self, one: SearchBase, other: SearchBase, *, by_option: bool = False, most: int = MOST
    ) -> None:
        self._sides = (_Side(one, most), _Side(other, most))
        self._by_option = by_option
        self._most = most
        self._next = 0
        self.decisions = 0
        self.divergence: Divergence | None = None
        self.is_over = self.is_complete = False

    def go(self, seconds: float | None = None) -> bool:
        """Continue for about ``seconds``, or to the end; returns whether it is over."""
        until = None if seconds is None else perf_counter() + seconds
        while not self.is_over:
            self._go_a_slice()
            if until is not None and perf_counter() >= until:
                break
        return self.is_over

    def _go_a_slice(self) -> None:
        if self._next >= self._most:
            self.is_over = True
            return
        if not all(side.reach(self._next) for side in self._sides):
            return
        for _ in range(_AT_ONCE):
            if self.is_over or self._next >= min(self._most, *(side.stored for side in self._sides)):
                break
            self._compare(*(side.node(self._next) for side in self._sides))
        else:
            return
        ended = [side.is_at_end and self._next >= side.stored for side in self._sides]
        if all(ended):
            self.is_over = self.is_complete = True
        elif any(ended) and not self.is_over and all(side.reach(self._next) for side in self._sides):
            self._compare(*(side.node(self._next) for side in self._sides))

    def _compare(self, one: TreeNode | None, other: TreeNode | None) -> None:
        if one is not None and other is not None and self._is_same(one, other):
            self.decisions += one.kind == code.CHOOSE
            self._next += 1
            return
        self.is_over = True
        both_choose = one is not None and other is not None and one.kind == other.kind == code.CHOOSE
        if one is None or other is None or one.option == other.option:
            number = self.decisions + both_choose
            self.divergence = Divergence(number, *(side.arrival(self._next) for side in self._sides))
        else:
            number = self._sides[0].number_of(one.parent)
            self.divergence = Divergence(number, *(side.trial(self._next) for side in self._sides))

    def _is_same(self, one: TreeNode, other: TreeNode) -> bool:
        if (one.kind, one.option, one.depth) != (other.kind, other.option, other.depth):
            return False
        return self._by_option or one.item == other.item


class _Side:
    """One of the two searches, walking its tree from the start."""

    def __init__(self, search: SearchBase, most: int) -> None:
        self._new_machine: Callable[[], Machine] = search._new_machine  # noqa: SLF001 - same family
        self._checkpoints: Checkpoints = search.checkpoints
        self._machine = self._new_machine()
        # Large enough that the tree never collapses.
        self._tree = Tree(most + _EVENTS + 1)
        self._machine.attach(self._tree)

    @property
    def stored(self) -> int:
        return len(self._tree)

    @property
    def is_at_end(self) -> bool:
        return self._machine.next_op == code.END

    def reach(self, number: int) -> bool:
        """Walk towards a node; returns whether it is known if it exists."""
        if number >= len(self._tree) and not self.is_at_end:
            self._machine.forward(self._machine.position + _EVENTS)
        return number < len(self._tree) or self.is_at_end

    def node(self, number: int) -> TreeNode | None:
        return self._tree[number] if number < len(self._tree) else None

    def number_of(self, node: int) -> int:
        """The number of a node's decision."""
        return sum(1 for number in range(node + 1) if self._tree[number].kind == code.CHOOSE)

    def arrival(self, number: int) -> Branch:
        """The landmark of a node."""
        node = self.node(number)
        if node is None:
            return Branch(Op.DONE, None, None, self._machine.position)
        item = node.item if node.item >= 0 else None
        return Branch(Op(node.kind), item, None, node.first)

    def trial(self, number: int) -> Branch:
        """The TRY that leads to a node: after its parent's choice, or after its previous sibling."""
        node = self._tree[number]
        parent, before = self._tree[node.parent], number - 1
        while before != node.parent and self._tree[before].parent != node.parent:
            before = self._tree[before].parent
        machine = self._new_machine()
        start = parent.first if before == node.parent else self._tree[before].last
        Seek(machine, self._checkpoints, start).go()
        machine.forward(node.first, 1 << code.TRY)
        return Branch(Op.TRY, parent.item, node.option, machine.position)
