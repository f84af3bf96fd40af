"""What is seen of the search tree: an excerpt, where its twigs are, and where the search is among them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from sudoku_gui.panes.tree.excerpt import Excerpt
from sudoku_gui.panes.tree.labels import Label
from sudoku_gui.panes.tree.layout import STEM, Layout


@dataclass(frozen=True)
class TreeScene:
    """All that is to be seen.

    Attributes:
        excerpt: what is laid out.
        layout: where.
        em: pixels to an em of the layout, zoom included.
        origin: the middle above the root, in pixels.
        position: where the search is.
        progress: in a run, how many of its decisions have been made.
        labels: the words, in pixels from the origin.
        has_focus: the keyboard is here.
        selected: the twig that the keyboard is at.
        hovered: the twig under the mouse.
        lit: twigs that have what is pointed at anywhere.
        waiting: twigs that are being unfolded.
    """

    excerpt: Excerpt
    layout: Layout
    em: float
    origin: QPointF
    position: int
    progress: int = 0
    labels: tuple[Label, ...] = ()
    has_focus: bool = False
    selected: int | None = None
    hovered: int | None = None
    lit: frozenset[int] = frozenset()
    waiting: frozenset[int] = frozenset()

    @cached_property
    def way(self) -> list[int]:
        """The twigs from the root to where the search is."""
        return self.excerpt.way_to(self.position)

    def box(self, number: int) -> QRectF:
        """Where a twig's glyph is, in pixels."""
        box, em = self.layout.box(number), self.em
        x, y = self.origin.x(), self.origin.y()
        return QRectF(
            x + box.left * em, y + box.top * em, (box.right - box.left) * em, (box.bottom - box.top) * em
        )


def visible(scene: TreeScene, rect: QRectF) -> Iterator[int]:
    """The twigs of which something lies in a rectangle, their lines to the kids included."""
    em, layout = scene.em, scene.layout
    top, bottom = (rect.top() - scene.origin.y()) / em, (rect.bottom() - scene.origin.y()) / em
    left, right = (rect.left() - scene.origin.x()) / em, (rect.right() - scene.origin.x()) / em
    for number, twig in enumerate(scene.excerpt.twigs):
        box = layout.box(number)
        if box.top > bottom or box.bottom + STEM < top:
            continue
        if twig.kids:
            if layout.xs[twig.kids[0]] <= right + 1 and layout.xs[twig.kids[-1]] >= left - 1:
                yield number
        elif box.left <= right + 1 and box.right >= left - 1:
            yield number
