r"""Pictures of terms about the search tree, in the glyphs of the tree view.

::

            o            0 a decision; below it what its options lead to
          / | \
         o  #  o         a dead end, a solution, ...
        / \     |
       #  <>    #
"""

from dataclasses import dataclass
from typing import NamedTuple

from sketches.canvas import Box, Point, SketchCanvas
from sudoku_gui.features.tree_view import glyphs as tree_glyphs
from sudoku_gui.features.tree_view.glyphs import GlyphTime
from sudoku_gui.features.tree_view.model import GlyphShape

_DOWN, _ACROSS = 2.5, 3.4
_GLYPH = 0.95
_DECISION, _DEAD, _SOLVED, _PRUNED = (
    GlyphShape.DECISION,
    GlyphShape.DEAD_END,
    GlyphShape.SOLUTION,
    GlyphShape.PRUNED,
)


class DrawnNode(NamedTuple):
    """A node of a tree, with its place from left to right, its depth, and the number of the node above."""

    shape: GlyphShape
    x: float
    depth: int
    parent: int = -1
    is_future: bool = False


@dataclass(frozen=True, slots=True)
class TreeSketch:
    """Nodes, parents first, with marks by their numbers; an edge has the number of its lower node."""

    nodes: tuple[DrawnNode, ...]
    ringed: tuple[int, ...] = ()
    arrows: tuple[tuple[int, int], ...] = ()
    bold: tuple[int, ...] = ()
    has_depths: bool = False
    dashed: tuple[int, ...] = ()

    @property
    def deepest(self) -> int:
        return max(node.depth for node in self.nodes)


_NODES = (
    DrawnNode(_DECISION, 2.0, 0),
    DrawnNode(_DECISION, 1.0, 1, 0),
    DrawnNode(_DECISION, 3.0, 1, 0),
    DrawnNode(_DEAD, 0.5, 2, 1),
    DrawnNode(_DEAD, 1.5, 2, 1),
    DrawnNode(_DECISION, 3.0, 2, 2),
    DrawnNode(_DEAD, 2.5, 3, 5),
    DrawnNode(_SOLVED, 3.5, 3, 5),
)
"""A root with a left part that fails; on the right a forced option, then a guess that leads to a solution."""
_FORK = (
    DrawnNode(_DECISION, 2.0, 0),
    DrawnNode(_DECISION, 1.0, 1, 0),
    DrawnNode(_DECISION, 3.0, 1, 0, is_future=True),
)
_CHAIN = (DrawnNode(_DECISION, 2.0, 0), DrawnNode(_DECISION, 2.0, 1, 0), DrawnNode(_DECISION, 2.0, 2, 1))
_OTHER = (*_FORK[:2], DrawnNode(_DECISION, 3.0, 1, 0), DrawnNode(_SOLVED, 3.0, 2, 2))

TREES = {
    "search_tree": TreeSketch(_NODES),
    "decision": TreeSketch(_NODES, ringed=(0,)),
    "dead_end": TreeSketch(_NODES, ringed=(3, 4, 6)),
    "solution": TreeSketch(_NODES, ringed=(7,)),
    "depth": TreeSketch(_NODES, has_depths=True),
    "backtracking": TreeSketch(_NODES, arrows=((3, 1), (1, 4)), bold=(1,)),
    "try": TreeSketch(_FORK, arrows=((0, 1),)),
    "retract": TreeSketch(_FORK, arrows=((1, 0),)),
    "guess": TreeSketch(_FORK, ringed=(1,), bold=(1,)),
    "forced": TreeSketch(_CHAIN, ringed=(1,), bold=(1,)),
    "prune": TreeSketch((*_NODES[:5], DrawnNode(_PRUNED, 3.0, 2, 2)), ringed=(5,)),
    "override": TreeSketch(_OTHER, bold=(2,), dashed=(1,), ringed=(2,)),
}


def height(name: str) -> float:
    return _DOWN * TREES[name].deepest + 2.6


def paint(canvas: SketchCanvas, name: str) -> None:
    """Paint a tree in the middle."""
    tree = TREES[name]
    top = -_DOWN * tree.deepest / 2
    across = [node.x for node in tree.nodes]
    middle = (min(across) + max(across)) / 2
    points = [((node.x - middle) * _ACROSS, top + node.depth * _DOWN) for node in tree.nodes]
    if tree.has_depths:
        _paint_depths(canvas, top, tree.deepest)
    _paint_edges(canvas, tree, points)
    for node, point in zip(tree.nodes, points, strict=True):
        _paint_glyph(canvas, node, *point)
    for number in tree.ringed:
        canvas.ring(*_glyph_box(*points[number]), 0.22)
    for start, end in tree.arrows:
        _paint_arrow(canvas, points[start], points[end])


def _glyph_box(x: float, y: float) -> Box:
    return x - _GLYPH / 2, y - _GLYPH / 2, _GLYPH, _GLYPH


def _paint_edges(canvas: SketchCanvas, tree: TreeSketch, points: list[Point]) -> None:
    theme = canvas.theme
    for number, node in enumerate(tree.nodes[1:], 1):
        if number in tree.bold:
            canvas.pen(theme.selection, 2.6)
        elif node.is_future or number in tree.dashed:
            canvas.pen(theme.covered_column, 1.0, (3.0, 2.5))
        else:
            canvas.pen(theme.thick_line)
        canvas.line(*points[node.parent], *points[number])


def _paint_glyph(canvas: SketchCanvas, node: DrawnNode, x: float, y: float) -> None:
    canvas.painter.save()
    canvas.pen(None)
    canvas.fill(canvas.theme.paper)
    canvas.dot(x, y, 0.5)  # edges end at a glyph that is hollow
    when = GlyphTime.FUTURE if node.is_future else GlyphTime.PAST
    tree_glyphs.prepare(canvas.painter, node.shape, when, canvas.theme, tree_glyphs.line(canvas.em))
    tree_glyphs.draw(canvas.painter, node.shape, canvas.area(*_glyph_box(x, y)))
    canvas.painter.restore()


def _paint_arrow(canvas: SketchCanvas, tail: Point, head: Point) -> None:
    """Paint an arrow beside an edge of the tree, at a distance from it."""
    (x1, y1), (x2, y2) = tail, head
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    x, y = (x2 - x1) / length, (y2 - y1) / length
    by = 0.75 if y > 0 else -0.75
    right, down = -by * y, by * x
    start, end = (x1 + 0.55 * x + right, y1 + 0.55 * y + down), (x2 - 0.55 * x + right, y2 - 0.55 * y + down)
    canvas.arrow(start, end, canvas.theme.newest, 2.0)


def _paint_depths(canvas: SketchCanvas, top: float, deepest: int) -> None:
    right = canvas.rect.width() / canvas.em / 2 - 0.5
    for depth in range(deepest + 1):
        y = top + depth * _DOWN
        canvas.pen(canvas.theme.depth(depth) if depth else canvas.theme.thin_line, 1.0, (2.0, 2.0))
        canvas.line(1.6 - right, y, right, y)
        with canvas.letters(0.9, bold=True):
            canvas.text((-right, y - 0.5, 1.2, 1), str(depth), canvas.theme.ink)
