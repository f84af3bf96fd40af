"""The part of a search tree that is laid out: a few hundred glyphs for any number of nodes.

A glyph stands for one node, a folded subtree, a chain of decisions, or omitted siblings. It is identified by the
position at which (the first of) its nodes was entered, because node numbers change.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cached_property

from solver_core.cover.choices import StackLevel


class GlyphShape(Enum):
    """The shapes of glyphs: decision, dead end, solution and others."""

    DECISION = auto()
    OPEN = auto()
    DEAD_END = auto()
    SOLUTION = auto()
    PRUNED = auto()
    FAILED = auto()
    SOLVED = auto()
    UNDER_WAY = auto()
    CHAIN = auto()
    MORE = auto()

    @property
    def is_folded(self) -> bool:
        """Whether there are nodes below that are not laid out."""
        return self in (GlyphShape.FAILED, GlyphShape.SOLVED, GlyphShape.UNDER_WAY)


@dataclass(frozen=True, slots=True)
class Glyph:
    """A glyph; its parent and its children are numbers of glyphs."""

    shape: GlyphShape
    parent: int
    children: tuple[int, ...]
    first: int  # the position after its landmark (of siblings left out: of the first one)
    last: int  # the position after it was left (of the last one); -1 while it is under way
    depth: int  # options on the stack when it was entered
    # the item of the problem that was chosen, or left without option; of a chain, of each of its decisions
    chosen: tuple[int, ...]
    above: int  # the one whose option led here; -1 for the root
    # the option that led here; of a chain, to each of its decisions. None for the root's -1.
    options: tuple[int, ...]
    turn: int  # that option was the turn-th tried; 0 unknown
    among: int  # out of this many; 0 unknown
    is_given: bool  # that option was given
    nodes: int  # how many nodes it stands for, with all that is below
    is_exact: bool
    solutions: int  # how many solutions are among them
    must_be_searched_again: bool = False  # what is below is not stored and has to be walked again

    @property
    def is_finished(self) -> bool:
        return self.last >= 0

    @property
    def length(self) -> int:
        """How many decisions a chain has; 1 for all else."""
        return len(self.chosen) if self.shape is GlyphShape.CHAIN else 1

    def contains(self, position: int) -> bool:
        return self.first <= position and not 0 <= self.last <= position


@dataclass(frozen=True, eq=False)
class TreeExcerpt:
    """The glyphs laid out, each before its children."""

    glyphs: tuple[Glyph, ...] = ()
    length: int = 0  # how far the run was known
    walked: int = 0  # how many nodes it had entered by then
    is_finished: bool = False  # whether that is the full run
    folds_failed: bool = True  # whether subtrees without solution were folded unasked

    def passed(self, position: int) -> tuple[int, int]:
        """How many glyphs have been entered and how many left: while these stay, the tree looks the same."""
        return bisect_right(self._firsts, position), bisect_right(self._lasts, position)

    @cached_property
    def _firsts(self) -> list[int]:
        return [glyph.first for glyph in self.glyphs]

    @cached_property
    def _lasts(self) -> list[int]:
        return sorted(glyph.last for glyph in self.glyphs if glyph.is_finished)

    def path_to(self, position: int) -> list[int]:
        """The glyphs from the root to the innermost one that the search is in at a position."""
        path: list[int] = []
        inside: Sequence[int] = range(min(1, len(self.glyphs)))
        while found := [child for child in inside if self.glyphs[child].contains(position)]:
            if self.glyphs[found[0]].shape is GlyphShape.MORE:
                break
            path.append(found[0])
            inside = self.glyphs[found[0]].children
        return path

    def entered_at(self, position: int, levels: Sequence[StackLevel]) -> int:
        """A position, or the landmark that it leads to while the covers of the option tried last are going on.

        The tree knows nodes by their landmarks; as the stack has it, one is entered when its option is tried.
        """
        path = self.path_to(position)
        below = (self.glyphs[child] for child in (self.glyphs[path[-1]].children if path else ()))
        following = next((glyph for glyph in below if glyph.first > position), None)
        if following is None or following.depth != len(levels) or following.options[0] != levels[-1].option:
            return position
        return following.first

    def with_tried(self, position: int, levels: Sequence[StackLevel]) -> "TreeExcerpt":
        """The excerpt with a glyph for the option tried last, if its landmark is not known yet."""
        path = self.path_to(position)
        above = self.glyphs[path[-1]] if path else None
        if above is None or position < self.length or above.shape.is_folded:
            return self
        if above.depth + above.length != len(levels):
            return self
        option, item, turn, among = levels[-1].option, levels[-1].item, levels[-1].number, levels[-1].among
        place, own = (path[-1], (), position, -1, len(levels)), (levels[-1].given, 1, True, 0)
        tried = Glyph(GlyphShape.OPEN, *place, (-1,), item, (option,), turn, among, *own)
        glyphs = [*self.glyphs, tried]
        glyphs[path[-1]] = replace(above, children=(*above.children, len(self.glyphs)))
        return replace(self, glyphs=tuple(glyphs))

    def index(self, first: int | None) -> int | None:
        """The number of the glyph known by a position."""
        return next((number for number, glyph in enumerate(self.glyphs) if glyph.first == first), None)
