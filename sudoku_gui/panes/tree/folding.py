"""Which part of a search tree is laid out, read from the tree in one go.

From the root down twigs are unfolded in the order of their importance while there is room: the way to the present
node, what the user has unfolded, then whatever is shallow, first where there are solutions or something is open.
Subtrees without solution stay folded unless they are few or asked for; straight runs of forced decisions become one twig.
"""

from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from typing import Final

from solver_core.cover import Op
from solver_core.cover.subtree import Branch, Subtrees
from sudoku_gui.panes.tree.excerpt import Excerpt, Shape, Twig
from sudoku_gui.panes.tree.wishes import Wishes

MOST: Final = 2000
"""Twigs that are laid out, whatever is asked."""

FEW: Final = 120
"""Nodes of a tree so small that none of it is folded unasked."""

MORE_ROOM: Final = 60
"""Twigs more for each subtree that the user has unfolded."""

LEVEL: Final = 60
"""Twigs side by side that are laid out unasked: more would be wider than any screen."""

SHORTEST_RUN: Final = 3
"""Decisions in a row that are laid out as one."""

WIDEST: Final = 30
"""Siblings that are laid out unasked."""

_PATH, _USERS, _PROMISING, _FAILED = range(4)


@dataclass(slots=True)
class _Sprout:
    """A twig in the making, one of so many siblings; a bundle is siblings left out."""

    branch: Branch
    source: Subtrees
    parent: "_Sprout | None" = None
    turn: int = 0
    among: int = 0
    siblings: int = 1
    bundle: list[Branch] = field(default_factory=list)
    run: list[Branch] = field(default_factory=list)
    kids: "list[_Sprout]" = field(default_factory=list)
    is_unfolded: bool = False
    runs_free: bool = False
    is_asked_for: bool = False

    def close(self) -> None:
        """Fold again what was unfolded."""
        self.run, self.kids, self.is_unfolded = [], [], False


_Waiting = list[tuple[int, int, _Sprout]]
"""A heap: by depth, then in the order of entering."""


class Folding:
    """Chooses from a tree what is laid out; made for one reading."""

    def __init__(self, source: Subtrees, wishes: Wishes) -> None:
        self._source = source
        self._wishes = wishes
        self._waiting: tuple[_Waiting, ...] = ([], [], [], [])
        self._order = count()
        self._count = 1
        self._room = min(MOST, wishes.room + MORE_ROOM * len(wishes.unfolded) + sum(wishes.wider.values()))
        self._is_small = source.walked <= FEW
        self.folds_failed = not self._is_small if wishes.folds_failed is None else wishes.folds_failed
        self._window = WIDEST
        self._root: _Sprout | None = None

    def choose(self) -> None:
        """Read all that is needed; the tree must stand still meanwhile, and may go on afterwards."""
        tree, branch = self._source.tree, self._source.root()
        if branch is None:
            return
        here = tree.node_at(self._wishes.position)
        depth = tree[here].depth if here >= 0 else 0
        self._window = max(2, min(WIDEST, self._room // (depth + 1)))
        self._root = _Sprout(branch, self._source)
        self._wait(self._root)
        while any(self._waiting):
            importance = next(at for at, waiting in enumerate(self._waiting) if waiting)
            waiting = self._waiting[importance]
            if importance in {_PATH, _USERS}:
                self._unfold(heappop(waiting)[-1], MOST)
            elif not self._unfold_level(waiting):
                waiting.clear()

    def excerpt(self, ticks: int, *, is_finished: bool) -> Excerpt:
        """What was chosen, of a run known so far."""
        twigs = _Flattening(self._source, self._wishes, ticks).twigs(self._root) if self._root else ()
        return Excerpt(tuple(twigs), ticks, self._source.walked, is_finished, self.folds_failed)

    # --- choosing ---------------------------------------------------------------------------------

    def _wait(self, sprout: _Sprout) -> None:
        """Let a subtree wait for being unfolded, if it may be."""
        node = sprout.branch.node
        if node.kind != Op.CHOOSE or sprout.bundle or node.first in self._wishes.folded:
            return
        if sprout.branch.contains(self._wishes.position):
            importance = _PATH
        elif node.first in self._wishes.unfolded or node.first in self._wishes.kept:
            importance = _USERS
        elif not node.has_failed:
            importance = _PROMISING
        elif sprout.is_asked_for or not self.folds_failed:
            importance = _FAILED
        else:
            return
        heappush(self._waiting[importance], (node.depth, next(self._order), sprout))

    def _unfold_level(self, waiting: _Waiting) -> bool:
        """Lay out what is below all that waits at one depth; or nothing, for half a level would mislead."""
        depth, level = waiting[0][0], []
        before, room = self._count, min(self._count + (self._room if self._is_small else LEVEL), self._room)
        while waiting and waiting[0][0] == depth:
            level.append(heappop(waiting)[-1])
            if not self._unfold(level[-1], room):
                for sprout in level:
                    sprout.close()
                self._count = before
                return False
        return True

    def _unfold(self, sprout: _Sprout, room: int) -> bool:
        """Lay out what is below; answer whether there was room."""
        node = sprout.branch.node
        is_users = node.first in self._wishes.unfolded
        if sprout.parent is not None and not sprout.parent.is_unfolded:
            return True  # its level was closed again
        sprout.is_asked_for = sprout.is_asked_for or (is_users and node.has_failed)
        sprout.runs_free = sprout.runs_free or is_users
        straight = [] if sprout.runs_free else self._run(sprout)
        if straight:
            among = 1 if straight[-1].node.is_finished else 0
            kids = [_Sprout(sprout.source.children(straight[-1])[0], sprout.source, sprout, 1, among)]
        else:
            kids = self._kids(sprout)
        if self._count + len(kids) > room:
            return False
        sprout.run, sprout.kids, sprout.is_unfolded = straight, kids, bool(kids)
        self._count += len(kids)
        for kid in kids:
            kid.is_asked_for = sprout.is_asked_for
            kid.runs_free = sprout.runs_free and len(kids) == 1
            self._wait(kid)
        return True

    def _run(self, sprout: _Sprout) -> list[Branch]:
        """A run long enough of nodes to each of which a forced option led, up to what the user has folded.

        The root is none of them, for nothing led there; nor is a node to which a guess led: it has its own twig.
        """
        if sprout.parent is None:
            return []
        straight = sprout.source.run(sprout.branch)
        led_from = [(sprout.parent.run or [sprout.parent.branch])[-1], *straight]
        for length, (one, above) in enumerate(zip(straight, led_from, strict=False)):
            is_folded = length > 0 and one.node.first in self._wishes.folded
            siblings = 1 if length else sprout.siblings
            if is_folded or not self._is_forced(one, above, siblings):
                del straight[length:]
                break
        return straight if len(straight) >= SHORTEST_RUN else []

    def _is_forced(self, branch: Branch, above: Branch, siblings: int) -> bool:
        """Whether the option that led to a node was the only one, or given; while others may come, nobody knows."""
        if branch.node.depth <= self._wishes.given:
            return True
        return siblings == 1 and above.node.is_finished and not above.node.hidden

    def _kids(self, sprout: _Sprout) -> list[_Sprout]:
        """What hangs below, where there are too many with bundles of those left out."""
        again = self._wishes.again.get(sprout.branch.node.first)
        if sprout.branch.node.hidden and again and (root := again.root()):
            source, children = again, again.children(root)
        else:
            source, children = sprout.source, sprout.source.children(sprout.branch)
        node = sprout.branch.node
        among = len(children) if node.is_finished and (source is again or not node.hidden) else 0
        width = self._window + self._wishes.wider.get(node.first, 0)
        whole = range(len(children))
        shown = whole
        if len(children) > width + 2:
            here = next((at for at in whole if children[at].contains(self._wishes.position)), 0)
            start = max(0, min(here - width // 2, len(children) - width))
            shown = whole[start : start + width]
        kids = [_Sprout(children[at], source, sprout, at + 1, among, len(children)) for at in shown]
        if before := children[: shown.start]:
            kids.insert(0, _Sprout(before[0], source, sprout, 1, among, bundle=before))
        if after := children[shown.stop :]:
            kids.append(_Sprout(after[0], source, sprout, shown.stop + 1, among, bundle=after))
        return kids


class _Flattening:
    """Makes twigs of what was chosen, parents before their kids."""

    def __init__(self, whole: Subtrees, wishes: Wishes, ticks: int) -> None:
        self._whole = whole
        self._wishes = wishes
        self._ticks = max(1, ticks)

    def twigs(self, root: _Sprout) -> list[Twig]:
        order: list[_Sprout] = []
        waiting = [root]
        while waiting:
            order.append(sprout := waiting.pop())
            waiting.extend(reversed(sprout.kids))
        numbers = {id(sprout): number for number, sprout in enumerate(order)}
        return [self._twig(sprout, numbers) for sprout in order]

    def _twig(self, sprout: _Sprout, numbers: dict[int, int]) -> Twig:
        node = sprout.branch.node
        members = sprout.run or [sprout.branch]
        parent = sprout.parent
        nodes, is_exact = self._size(sprout.source, sprout.bundle or [sprout.branch])
        return Twig(
            shape=_shape(sprout),
            parent=numbers[id(parent)] if parent else -1,
            kids=tuple(numbers[id(kid)] for kid in sprout.kids),
            first=node.first,
            last=sprout.bundle[-1].node.last if sprout.bundle else node.last,
            depth=node.depth,
            items=tuple(one.node.item for one in members),
            above=(parent.run or [parent.branch])[-1].node.item if parent else -1,
            options=tuple(one.node.option for one in members if one.node.option >= 0),
            turn=sprout.turn,
            among=sprout.among,
            is_given=0 < node.depth <= self._wishes.given,
            nodes=nodes,
            is_exact=is_exact,
            solutions=sum(one.node.solutions for one in sprout.bundle) if sprout.bundle else node.solutions,
            must_be_walked=not sprout.is_unfolded and node.hidden > 0 and sprout.branch.held == 1,
        )

    def _size(self, source: Subtrees, branches: list[Branch]) -> tuple[int, bool]:
        """How many nodes there are; where some are not held, as many as the time that they took tells."""
        node, held = branches[0].node, branches[-1].end - branches[0].node.number
        if node.parent < 0:
            return source.walked, True
        if held == 1 or not source.is_truncated:
            return held + node.hidden, True
        if source is not self._whole:
            return held + node.hidden, False
        last = branches[-1].node.last if branches[-1].node.last >= 0 else self._ticks
        share = (last - node.first) * source.walked // self._ticks
        return max(held + node.hidden, share), False


def _shape(sprout: _Sprout) -> Shape:
    node = sprout.branch.node
    if sprout.bundle:
        return Shape.MORE
    if sprout.run:
        return Shape.RUN
    if node.kind != Op.CHOOSE:
        return _ENDS[node.kind]
    if not sprout.is_unfolded and (sprout.branch.held > 1 or node.hidden):
        if not node.is_finished:
            return Shape.UNDER_WAY
        return Shape.SOLVED if node.solutions else Shape.FAILED
    return Shape.DECISION if node.is_finished else Shape.OPEN


_ENDS: Final = {
    int(Op.DEAD_END): Shape.DEAD_END,
    int(Op.SOLUTION): Shape.SOLUTION,
    int(Op.PRUNE): Shape.PRUNED,
}
