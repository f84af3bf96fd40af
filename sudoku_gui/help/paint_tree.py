r"""Pictures of terms about the search tree, in the glyphs of the tree view.

::

            o            0 a decision; below it what its options lead to
          / | \
         o  #  o         a dead end, a solution, ...
        / \     |
       #  <>    #
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt

from sudoku_gui.help.paint_canvas import Canvas
from sudoku_gui.panes.tree import glyphs as tree_glyphs
from sudoku_gui.panes.tree.glyphs import Tense
from sudoku_gui.panes.tree.model import Shape

_DOWN = 2.5
_DECISION, _DEAD, _SOLVED, _PRUNED = Shape.DECISION, Shape.DEAD_END, Shape.SOLUTION, Shape.PRUNED


@dataclass(frozen=True, slots=True)
class Node:
    """A node of a tree.

    Attributes:
        x: from left to right.
        depth: how far below the root.
        parent: the number of the node above; -1 for the root.
        is_future: the search has not been here yet.
    """

    shape: Shape
    x: float
    depth: int
    parent: int = -1
    is_future: bool = False


@dataclass(frozen=True, slots=True)
class Tree:
    """A tree with marks on its nodes, by their numbers.

    Attributes:
        nodes: parents first.
        ringed: nodes with a ring.
        arrows: pairs of nodes.
        bold, dashed: edges by their lower node.
        has_depths: lines and numbers of the depths.
    """

    nodes: tuple[Node, ...]
    ringed: tuple[int, ...] = ()
    arrows: tuple[tuple[int, int], ...] = ()
    bold: tuple[int, ...] = ()
    has_depths: bool = False
    dashed: tuple[int, ...] = ()


_NODES = (
    Node(_DECISION, 2.0, 0),
    Node(_DECISION, 1.0, 1, 0),
    Node(_DECISION, 3.0, 1, 0),
    Node(_DEAD, 0.5, 2, 1),
    Node(_DEAD, 1.5, 2, 1),
    Node(_DECISION, 3.0, 2, 2),
    Node(_DEAD, 2.5, 3, 5),
    Node(_SOLVED, 3.5, 3, 5),
)
"""A root with a left part that fails; on the right a forced option, then a guess that leads to a solution."""

_FORK = (
    Node(_DECISION, 2.0, 0),
    Node(_DECISION, 1.0, 1, 0),
    Node(_DECISION, 3.0, 1, 0, is_future=True),
)
_CHAIN = (Node(_DECISION, 2.0, 0), Node(_DECISION, 2.0, 1, 0), Node(_DECISION, 2.0, 2, 1))

TREES = {
    "search_tree": Tree(_NODES),
    "decision": Tree(_NODES, ringed=(0,)),
    "dead_end": Tree(_NODES, ringed=(3, 4, 6)),
    "solution": Tree(_NODES, ringed=(7,)),
    "depth": Tree(_NODES, has_depths=True),
    "backtracking": Tree(_NODES, arrows=((3, 1), (1, 4)), bold=(1,)),
    "try": Tree(_FORK, arrows=((0, 1),)),
    "retract": Tree(_FORK, arrows=((1, 0),)),
    "guess": Tree(_FORK, ringed=(1,), bold=(1,)),
    "forced": Tree(_CHAIN, ringed=(1,), bold=(1,)),
    "prune": Tree((*_NODES[:3], *_NODES[3:5], Node(_PRUNED, 3.0, 2, 2)), ringed=(5,)),
    "override": Tree(
        (*_FORK[:2], Node(_DECISION, 3.0, 1, 0), Node(_SOLVED, 3.0, 2, 2)),
        bold=(2,),
        dashed=(1,),
        ringed=(2,),
    ),
}


def height(name: str) -> float:
    """How high a picture is, in heights of the text."""
    return _DOWN * max(node.depth for node in TREES[name].nodes) + 2.6


def paint(canvas: Canvas, name: str) -> None:
    """Paint a tree in the middle."""
    tree = TREES[name]
    deepest = max(node.depth for node in tree.nodes)
    step = min(_DOWN * canvas.em, (canvas.rect.height() - 2.0 * canvas.em) / max(1, deepest))
    across = min(3.4 * canvas.em, canvas.rect.width() / 5)
    top = canvas.rect.center().y() - step * deepest / 2
    middle = (min(node.x for node in tree.nodes) + max(node.x for node in tree.nodes)) / 2

    def place(node: Node) -> QPointF:
        return QPointF(canvas.rect.center().x() + (node.x - middle) * across, top + node.depth * step)

    places = [place(node) for node in tree.nodes]
    if tree.has_depths:
        _paint_depths(canvas, top, step, deepest)
    _paint_edges(canvas, tree, places)
    for node, at in zip(tree.nodes, places, strict=True):
        _paint_glyph(canvas, node, at)
    for number in tree.ringed:
        canvas.ring(_box(canvas, places[number]), 0.22)
    for start, end in tree.arrows:
        _paint_arrow(canvas, places[start], places[end])


def _box(canvas: Canvas, at: QPointF) -> QRectF:
    side = 0.95 * canvas.em
    return QRectF(at.x() - side / 2, at.y() - side / 2, side, side)


def _paint_edges(canvas: Canvas, tree: Tree, places: list[QPointF]) -> None:
    theme = canvas.theme
    for number, node in enumerate(tree.nodes):
        if node.parent < 0:
            continue
        if number in tree.bold:
            canvas.pen(theme.selection, 2.6)
        elif node.is_future or number in tree.dashed:
            canvas.pen(theme.covered_column, 1.0, (3.0, 2.5))
        else:
            canvas.pen(theme.thick_line)
        canvas.painter.drawLine(places[node.parent], places[number])


def _paint_glyph(canvas: Canvas, node: Node, at: QPointF) -> None:
    painter = canvas.painter
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(canvas.theme.paper)
    painter.drawEllipse(at, 0.5 * canvas.em, 0.5 * canvas.em)  # edges end at a glyph that is hollow
    when = Tense.FUTURE if node.is_future else Tense.PAST
    tree_glyphs.prepare(painter, node.shape, when, canvas.theme, tree_glyphs.line(canvas.em))
    tree_glyphs.draw(painter, node.shape, _box(canvas, at))
    painter.restore()


def _paint_arrow(canvas: Canvas, start: QPointF, end: QPointF) -> None:
    """Beside the edge, not on it."""
    along = end - start
    length = (along.x() ** 2 + along.y() ** 2) ** 0.5
    unit = along / length
    down = 1 if along.y() > 0 else -1
    aside = QPointF(-unit.y(), unit.x()) * (0.75 * canvas.em * down)
    trim = unit * (0.55 * canvas.em)
    canvas.arrow(start + trim + aside, end - trim + aside, canvas.theme.newest, 2.0)


def _paint_depths(canvas: Canvas, top: float, step: float, deepest: int) -> None:
    left, right = canvas.rect.left() + 0.5 * canvas.em, canvas.rect.right() - 0.5 * canvas.em
    for depth in range(deepest + 1):
        y = top + depth * step
        canvas.pen(canvas.theme.depth(depth) if depth else canvas.theme.thin_line, 1.0, (2.0, 2.0))
        canvas.painter.drawLine(QPointF(left + 1.6 * canvas.em, y), QPointF(right, y))
        with canvas.letters(0.9, bold=True):
            canvas.text(
                QRectF(left, y - canvas.em / 2, 1.2 * canvas.em, canvas.em), str(depth), canvas.theme.ink
            )
