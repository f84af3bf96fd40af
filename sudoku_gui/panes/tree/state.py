"""What the tree view knows between two readings: what the user wants unfolded, and what is laid out."""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from solver_core.cover import SearchBase, entering
from solver_core.cover.subtree import Memory, Subtrees, nodes_between
from solver_core.cover.tree import Tree
from sudoku_gui.panes.tree.excerpt import Excerpt, Shape, Twig
from sudoku_gui.panes.tree.folding import Folding
from sudoku_gui.panes.tree.wishes import Wishes

_AGAIN_NODES: Final = 1_500_000
"""Nodes of subtrees walked again that are kept, those asked for last: 74 MB."""

_WIDER: Final = 40
"""Siblings more that are laid out when more are asked for."""


@dataclass
class TreeState:
    """Folding and reading for one search; knows nothing of pixels.

    Attributes:
        excerpt: what is laid out.
        folds_failed: whether subtrees without solution are folded; None: as it suits the tree.
        unfolded, folded: what the user wants so, by positions.
    """

    excerpt: Excerpt = field(default_factory=Excerpt)
    folds_failed: bool | None = None
    unfolded: set[int] = field(default_factory=set)
    folded: set[int] = field(default_factory=set)
    _kept: set[int] = field(default_factory=set)
    _wider: dict[int, int] = field(default_factory=dict)
    _memory: Memory = field(default_factory=Memory)
    _again: OrderedDict[int, Subtrees] = field(default_factory=OrderedDict)
    _counts: dict[int, int] = field(default_factory=dict)
    _begins: dict[int, int] = field(default_factory=dict)

    def read(self, search: SearchBase, position: int) -> None:
        """Lay out what is known of the search by now."""
        background_run = search.background_run
        with background_run.reading() as (tree, _):
            ticks, is_finished = background_run.ticks, background_run.finished
            folding = Folding(
                Subtrees(tree, self._memory), self._wishes(min(position, ticks), len(search.given))
            )
            folding.choose()
        self.excerpt = folding.excerpt(ticks, is_finished=is_finished)

    def _wishes(self, position: int, given: int) -> Wishes:
        return Wishes(
            position,
            frozenset(self.unfolded),
            frozenset(self.folded),
            frozenset(self._kept),
            self.folds_failed,
            self._wider,
            given,
            self._again,
        )

    # --- folding ----------------------------------------------------------------------------------

    def toggle(self, twig: Twig) -> bool:
        """Unfold what is folded, fold what is not; answer whether it must be walked again first."""
        unfold = not self.is_open(twig)
        self.set_open(twig, is_open=unfold)
        return unfold and twig.must_be_walked and twig.first not in self._again

    def is_open(self, twig: Twig) -> bool:
        """Whether there is nothing to be unfolded at a twig."""
        return not (twig.shape.is_folded or twig.shape in {Shape.RUN, Shape.MORE})

    def set_open(self, twig: Twig, *, is_open: bool) -> None:
        """Unfold or fold a twig; a run unfolded by the user becomes a run again."""
        if twig.shape is Shape.MORE:
            parent = self.excerpt.twigs[twig.parent].first
            if is_open:
                self._wider[parent] = self._wider.get(parent, 0) + _WIDER
            return
        if is_open:
            self._keep(twig)
            self.unfolded.add(twig.first)
            self.folded.discard(twig.first)
        elif twig.kids:
            was_unfolded = twig.first in self.unfolded
            self.unfolded.discard(twig.first)
            if not (was_unfolded and len(twig.kids) == 1):
                self.folded.add(twig.first)

    def _keep(self, twig: Twig) -> None:
        """What leads to a twig stays unfolded when the search goes elsewhere."""
        while twig.parent >= 0:
            twig = self.excerpt.twigs[twig.parent]
            self._kept.add(twig.first)

    def toggle_failed(self) -> None:
        """Fold all subtrees without solution, or none; each that the user has folded or unfolded goes along."""
        self.folds_failed = not self.excerpt.folds_failed
        self.unfolded.clear()
        self.folded.clear()
        self._kept.clear()

    def put_back(self, first: int, tree: Tree) -> None:
        """A subtree was walked again."""
        self._again[first] = Subtrees(tree, Memory())
        self._again.move_to_end(first)
        while len(self._again) > 1 and sum(one.walked for one in self._again.values()) > _AGAIN_NODES:
            self._again.popitem(last=False)

    def lacks(self, number: int, position: int) -> bool:
        """Whether a position within this twig is among nodes that are not laid out, though nobody has folded them."""
        twigs = self.excerpt.twigs
        twig = twigs[number]
        if any(twigs[kid].contains(position) for kid in twig.kids[:1] + twig.kids[-1:]):
            return True
        return twig.shape.is_folded and twig.first not in self.folded

    def is_put_back(self, first: int) -> bool:
        """Whether a subtree was walked again and is still kept."""
        return first in self._again

    # --- facts ------------------------------------------------------------------------------------

    def begin(self, search: SearchBase, twig: Twig) -> int | None:
        """Where the option that leads to a twig is tried; None where that takes too long to find out."""
        if twig.first not in self._begins:
            found = entering.position(search, twig.first, twig.depth)
            if found is None:
                return None
            self._begins[twig.first] = found
        return self._begins[twig.first]

    def count(self, search: SearchBase, twig: Twig) -> int:
        """How many nodes a twig stands for, as exactly as can be told without walking it again."""
        if twig.is_exact:
            return twig.nodes
        if twig.first not in self._counts:
            last = twig.last if twig.is_finished else self.excerpt.ticks
            with search.background_run.reading() as (_, timeline):
                nodes = max(
                    twig.nodes if not twig.is_finished else 1, nodes_between(timeline, twig.first, last)
                )
            if not twig.is_finished:
                return nodes
            self._counts[twig.first] = nodes
        return self._counts[twig.first]
