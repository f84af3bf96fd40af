"""The state of the tree view between two readings: the folds of the user, and the layout."""

from dataclasses import dataclass, field
from math import inf
from typing import Final

from solver_core.cover import SearchBase
from solver_core.cover.explain import decisions
from solver_core.cover.kernel.tree import Tree
from solver_core.cover.replay.subtree import Memory, Subtrees, nodes_between
from sudoku_gui.features.tree_view.folding import Folds, TreeFolding
from sudoku_gui.features.tree_view.model import Glyph, GlyphShape, TreeExcerpt

_RESTORED_NODES: Final = 100_000  # nodes of subtrees walked again that are stored, those asked for last: 8 MB

_WIDER: Final = 40  # siblings more that are laid out when more are asked for


@dataclass
class TreeState:
    """Folding and reading for one search; knows nothing of pixels."""

    folds: Folds = field(default_factory=Folds)
    excerpt: TreeExcerpt = field(default_factory=TreeExcerpt)
    _memory: Memory = field(default_factory=Memory)
    _counts: dict[int, int] = field(default_factory=dict)
    _begins: dict[int, int] = field(default_factory=dict)

    def read(self, search: SearchBase, position: int) -> None:
        """Lay out what is known of the search by now."""
        run = search.background_run
        with run.reading() as (tree, _):
            length, is_finished = run.length, run.finished
            self.folds.position, self.folds.given = min(position, length), len(search.given)
            folding = TreeFolding(Subtrees(tree, self._memory), self.folds)
        excerpt = folding.excerpt(length, is_finished=is_finished)
        self.excerpt = excerpt.with_tried(position, search.levels())

    # --- folding ----------------------------------------------------------------------------------

    def is_open(self, glyph: Glyph) -> bool:
        """Whether there is nothing to be unfolded at a glyph."""
        return not (glyph.shape.is_folded or glyph.shape in {GlyphShape.CHAIN, GlyphShape.MORE})

    def set_open(self, glyph: Glyph, *, is_open: bool) -> None:
        """Unfold or fold a glyph; a chain unfolded by the user becomes a chain again."""
        folds = self.folds
        if glyph.shape is GlyphShape.MORE:
            parent = self.excerpt.glyphs[glyph.parent].first
            if is_open:
                folds.wider[parent] = folds.wider.get(parent, 0) + _WIDER
        elif is_open:
            folds.unfolded.add(glyph.first)
            folds.folded.discard(glyph.first)
            while glyph.parent >= 0:
                glyph = self.excerpt.glyphs[glyph.parent]
                folds.ancestors.add(glyph.first)
        elif glyph.children:
            was_unfolded = glyph.first in folds.unfolded
            folds.unfolded.discard(glyph.first)
            if not (was_unfolded and len(glyph.children) == 1):
                folds.folded.add(glyph.first)

    def toggle_failed(self) -> None:
        """Fold all subtrees without solution, or none; each that the user has folded or unfolded goes along."""
        self.folds.folds_failed = not self.excerpt.folds_failed
        for changed in (self.folds.unfolded, self.folds.folded, self.folds.ancestors):
            changed.clear()

    def restore(self, first: int, tree: Tree) -> None:
        """Store a subtree that was walked again."""
        restored = self.folds.restored
        restored.pop(first, None)
        restored[first] = Subtrees(tree, Memory())
        while len(restored) > 1 and sum(one.walked for one in restored.values()) > _RESTORED_NODES:
            del restored[next(iter(restored))]

    def lacks(self, number: int, position: int) -> bool:
        """Whether a position within a glyph is among nodes that are not laid out, though they were not folded."""
        glyph = self.excerpt.glyphs[number]
        ends = glyph.children[:1] + glyph.children[-1:]
        if any(self.excerpt.glyphs[child].contains(position) for child in ends):
            return True
        return glyph.shape.is_folded and glyph.first not in self.folds.folded

    # --- facts ------------------------------------------------------------------------------------

    def begin(self, search: SearchBase, glyph: Glyph) -> int | None:
        """Where the option that leads to a glyph is tried; None if that takes too long to find out."""
        if glyph.first not in self._begins:
            found = decisions.entered(search, glyph.first, glyph.depth)
            if found is None:
                return None
            self._begins[glyph.first] = found
        return self._begins[glyph.first]

    def count(self, search: SearchBase, glyph: Glyph) -> int:
        """How many nodes a glyph stands for, as exactly as is known without walking it again."""
        if glyph.is_exact:
            return glyph.nodes
        if glyph.first not in self._counts:
            last = glyph.last if glyph.is_finished else self.excerpt.length
            with search.background_run.reading() as (_, timeline):
                nodes = max(1, nodes_between(timeline, glyph.first, last))
            if not glyph.is_finished:
                return max(glyph.nodes, nodes)
            self._counts[glyph.first] = nodes
        return self._counts[glyph.first]


SOON: Final = 0.1  # seconds between two readings while something goes on
CALM: Final = 1.0  # the same for a background run that has gone on for long
_PART: Final = 5  # between the two, a pause is the fifth part of the time that the background run has taken


class RefreshTimes:
    """Remembers the last reading and what has happened since; it has no clock but is given the time."""

    def __init__(self, now: float = 0.0) -> None:
        self._began, self._last = now, -inf
        self._position: int | None = None
        self._is_requested, self._has_grown = True, False

    def request(self) -> None:
        """Read before the next picture."""
        self._is_requested = True

    def grow(self) -> None:
        """More is known of the run."""
        self._has_grown = True

    def record(self, now: float, position: int) -> None:
        """Remember the time and position of a reading; requests before it are served."""
        self._last, self._position = now, position
        self._is_requested = self._has_grown = False

    def wait(
        self, now: float, position: int, *, is_lost: bool, is_going_on: bool, is_running_in_background: bool
    ) -> float:
        """Seconds until the tree should be read; 0 for at once, infinite for not at all."""
        if self._is_requested:
            return 0.0
        due = inf
        if is_lost and position != self._position:
            due = self._last + (SOON if is_going_on else 0.0)
        if self._has_grown:
            pause = SOON
            if is_running_in_background:
                pause = min(max(SOON, (now - self._began) / _PART), CALM)
            due = min(due, self._last + pause)
        return max(0.0, due - now)
