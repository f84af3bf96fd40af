"""Chooses which part of a search tree is laid out, in one reading.

A tree may have a million nodes, but a screen has space for some hundred glyphs.
From the root down, glyphs are unfolded by importance while there is space: the path to the current
node, what the user has unfolded, then whatever is shallow, first where there are solutions or something is open.
Subtrees without solution stay folded unless they are few or asked for; chains of forced decisions become one.
"""

from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from typing import Final

from solver_core.cover import Op
from solver_core.cover.replay.subtree import StoredSubtree, Subtrees
from sudoku_gui.features.tree_view.model import Glyph, GlyphShape, TreeExcerpt

USUAL: Final = 240  # glyphs that are laid out unasked
MOST: Final = 2000  # glyphs that are laid out, whatever is asked
FEW: Final = 120  # nodes of a tree so small that none of it is folded unasked
MORE_SPACE: Final = 60  # glyphs more for each subtree that the user has unfolded
LEVEL: Final = 60  # glyphs side by side that are laid out unasked: more would be wider than any screen
SHORTEST_CHAIN: Final = 3  # decisions in a row that are laid out as one
WIDEST: Final = 30  # siblings that are laid out unasked
_PATH, _USERS, _PROMISING, _FAILED = range(4)
_ENDS: Final = {
    int(Op.DEAD_END): GlyphShape.DEAD_END,
    int(Op.SOLUTION): GlyphShape.SOLUTION,
    int(Op.PRUNE): GlyphShape.PRUNED,
}


@dataclass
class Folds:
    """The nodes to be laid out, known by the positions at which they were entered."""

    position: int = 0  # where the search is
    given: int = 0  # this many options are given at first
    # unfolded, folded: by the user
    unfolded: set[int] = field(default_factory=set)
    folded: set[int] = field(default_factory=set)
    ancestors: set[int] = field(default_factory=set)  # what stays unfolded for the sake of something below
    folds_failed: bool | None = None  # whether subtrees without solution are folded; None: in a large tree
    wider: dict[int, int] = field(default_factory=dict)  # siblings more to be laid out, by parent
    restored: dict[int, Subtrees] = field(default_factory=dict)  # subtrees that were walked again
    usual: int = USUAL  # glyphs that are laid out unasked


@dataclass(slots=True)
class _GlyphBuilder:
    """A glyph in the making, one of this many siblings; a bundle is siblings left out."""

    branch: StoredSubtree
    source: Subtrees
    parent: "_GlyphBuilder | None" = None
    turn: int = 0
    among: int = 0
    siblings: int = 1
    bundle: list[StoredSubtree] = field(default_factory=list)
    chain: list[StoredSubtree] = field(default_factory=list)
    children: "list[_GlyphBuilder]" = field(default_factory=list)
    is_unfolded: bool = False
    splits_chains: bool = False
    is_asked_for: bool = False

    def close(self) -> None:
        self.chain, self.children, self.is_unfolded = [], [], False


_Queue = list[tuple[int, int, _GlyphBuilder]]  # a heap: by depth, then in the order of entering


class TreeFolding:
    """Chooses from a tree what is laid out; the tree must stand still until it is made, and may go on afterwards."""

    def __init__(self, source: Subtrees, folds: Folds) -> None:
        self._source, self._folds = source, folds
        self._queues: tuple[_Queue, ...] = ([], [], [], [])
        self._order = count()
        self._count = 1
        self._space = min(MOST, folds.usual + MORE_SPACE * len(folds.unfolded) + sum(folds.wider.values()))
        self._is_small = source.walked <= FEW
        self._folds_failed = not self._is_small if folds.folds_failed is None else folds.folds_failed
        self._window = WIDEST
        branch = source.root()
        self._root = None if branch is None else _GlyphBuilder(branch, source)
        if self._root is not None:
            self._choose(self._root)

    def excerpt(self, length: int, *, is_finished: bool) -> TreeExcerpt:
        """The excerpt of a run as far as it is known."""
        order: list[_GlyphBuilder] = []
        waiting = [] if self._root is None else [self._root]
        while waiting:
            order.append(builder := waiting.pop())
            waiting.extend(reversed(builder.children))
        numbers = {id(builder): number for number, builder in enumerate(order)}
        glyphs = tuple(self._glyph(builder, numbers, max(1, length)) for builder in order)
        return TreeExcerpt(glyphs, length, self._source.walked, is_finished, self._folds_failed)

    # --- choosing ---------------------------------------------------------------------------------

    def _choose(self, root: _GlyphBuilder) -> None:
        tree = self._source.tree
        here = tree.node_at(self._folds.position)
        depth = tree[here].depth if here >= 0 else 0
        self._window = max(2, min(WIDEST, self._space // (depth + 1)))
        self._enqueue(root)
        while any(self._queues):
            importance = next(at for at, queue in enumerate(self._queues) if queue)
            queue = self._queues[importance]
            if importance in {_PATH, _USERS}:
                self._unfold(heappop(queue)[-1], MOST)
            elif not self._unfold_level(queue):
                queue.clear()

    def _enqueue(self, builder: _GlyphBuilder) -> None:
        """Let a subtree wait for being unfolded, if it may be."""
        node, folds = builder.branch.node, self._folds
        if node.kind != Op.CHOOSE or builder.bundle or node.first in folds.folded:
            return
        if builder.branch.contains(folds.position):
            importance = _PATH
        elif node.first in folds.unfolded or node.first in folds.ancestors:
            importance = _USERS
        elif not node.has_failed:
            importance = _PROMISING
        elif builder.is_asked_for or not self._folds_failed:
            importance = _FAILED
        else:
            return
        heappush(self._queues[importance], (node.depth, next(self._order), builder))

    def _unfold_level(self, queue: _Queue) -> bool:
        """Lay out what is below all that waits at one depth; or nothing, for half a level would mislead."""
        depth, level = queue[0][0], []
        before = self._count
        space = min(before + (self._space if self._is_small else LEVEL), self._space)
        while queue and queue[0][0] == depth:
            level.append(heappop(queue)[-1])
            if not self._unfold(level[-1], space):
                for builder in level:
                    builder.close()
                self._count = before
                return False
        return True

    def _unfold(self, builder: _GlyphBuilder, space: int) -> bool:
        """Lay out what is below; returns whether there was space."""
        node = builder.branch.node
        is_users = node.first in self._folds.unfolded
        if builder.parent is not None and not builder.parent.is_unfolded:
            return True  # its level was closed again
        builder.is_asked_for = builder.is_asked_for or (is_users and node.has_failed)
        builder.splits_chains = builder.splits_chains or is_users
        straight = [] if builder.splits_chains else self._chain(builder)
        if straight:
            among = 1 if straight[-1].node.is_finished else 0
            children = [
                _GlyphBuilder(builder.source.children(straight[-1])[0], builder.source, builder, 1, among)
            ]
        else:
            children = self._children(builder)
        if self._count + len(children) > space:
            return False
        builder.chain, builder.children, builder.is_unfolded = straight, children, bool(children)
        self._count += len(children)
        for child in children:
            child.is_asked_for = builder.is_asked_for
            child.splits_chains = builder.splits_chains and len(children) == 1
            self._enqueue(child)
        return True

    def _chain(self, builder: _GlyphBuilder) -> list[StoredSubtree]:
        """A chain long enough of nodes to each of which a forced option led, up to what the user has folded.

        The root is none of them, for nothing led there; nor is a node to which a guess led: it has its own glyph.
        """
        if builder.parent is None:
            return []
        straight = builder.source.chain(builder.branch)
        led_from = [(builder.parent.chain or [builder.parent.branch])[-1], *straight]
        for length, (one, above) in enumerate(zip(straight, led_from, strict=False)):
            is_folded = length > 0 and one.node.first in self._folds.folded
            siblings = 1 if length else builder.siblings
            if is_folded or not self._is_forced(one, above, siblings):
                del straight[length:]
                break
        return straight if len(straight) >= SHORTEST_CHAIN else []

    def _is_forced(self, branch: StoredSubtree, above: StoredSubtree, siblings: int) -> bool:
        """Whether the option that led to a node was the only one, or given; unknown while others may come."""
        if branch.node.depth <= self._folds.given:
            return True
        return siblings == 1 and above.node.is_finished and not above.node.hidden

    def _children(self, builder: _GlyphBuilder) -> list[_GlyphBuilder]:
        """The nodes below one, where there are too many with bundles of those left out."""
        node, source = builder.branch.node, builder.source
        again = self._folds.restored.get(node.first)
        if node.hidden and again and (root := again.root()):
            source, branches = again, again.children(root)
        else:
            branches = source.children(builder.branch)
        among = len(branches) if node.is_finished and (source is again or not node.hidden) else 0
        width = self._window + self._folds.wider.get(node.first, 0)
        shown = range(len(branches))
        if len(branches) > width + 2:
            here = next((at for at in shown if branches[at].contains(self._folds.position)), 0)
            start = max(0, min(here - width // 2, len(branches) - width))
            shown = shown[start : start + width]
        children = [
            _GlyphBuilder(branches[at], source, builder, at + 1, among, len(branches)) for at in shown
        ]
        if before := branches[: shown.start]:
            children.insert(0, _GlyphBuilder(before[0], source, builder, 1, among, bundle=before))
        if after := branches[shown.stop :]:
            children.append(_GlyphBuilder(after[0], source, builder, shown.stop + 1, among, bundle=after))
        return children

    # --- what was chosen --------------------------------------------------------------------------

    def _glyph(self, builder: _GlyphBuilder, numbers: dict[int, int], length: int) -> Glyph:
        node, parent = builder.branch.node, builder.parent
        members, branches = builder.chain or [builder.branch], builder.bundle or [builder.branch]
        nodes, is_exact = self._size(builder.source, branches, length)
        return Glyph(
            shape=_shape(builder),
            parent=numbers[id(parent)] if parent else -1,
            children=tuple(numbers[id(child)] for child in builder.children),
            first=node.first,
            last=branches[-1].node.last,
            depth=node.depth,
            chosen=tuple(one.node.item for one in members),
            above=(parent.chain or [parent.branch])[-1].node.item if parent else -1,
            options=tuple(one.node.option for one in members if one.node.option >= 0),
            turn=builder.turn,
            among=builder.among,
            is_given=0 < node.depth <= self._folds.given,
            nodes=nodes,
            is_exact=is_exact,
            solutions=sum(one.node.solutions for one in branches),
            must_be_searched_again=not builder.is_unfolded and node.hidden > 0 and builder.branch.stored == 1,
        )

    def _size(self, source: Subtrees, branches: list[StoredSubtree], length: int) -> tuple[int, bool]:
        """How many nodes there are; where some are not stored, as many as the time that they took suggests."""
        node, count = branches[0].node, branches[-1].end - branches[0].node.number
        if node.parent < 0:
            return source.walked, True
        if count == 1 or not source.is_truncated:
            return count + node.hidden, True
        if source is not self._source:
            return count + node.hidden, False
        last = branches[-1].node.last if branches[-1].node.last >= 0 else length
        return max(count + node.hidden, (last - node.first) * source.walked // length), False


def _shape(builder: _GlyphBuilder) -> GlyphShape:
    node = builder.branch.node
    if builder.bundle:
        return GlyphShape.MORE
    if builder.chain:
        return GlyphShape.CHAIN
    if node.kind != Op.CHOOSE:
        return _ENDS[node.kind]
    if not builder.is_unfolded and (builder.branch.stored > 1 or node.hidden):
        if not node.is_finished:
            return GlyphShape.UNDER_WAY
        return GlyphShape.SOLVED if node.solutions else GlyphShape.FAILED
    return GlyphShape.DECISION if node.is_finished else GlyphShape.OPEN
