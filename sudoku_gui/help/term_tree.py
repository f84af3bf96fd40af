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

from sudoku_gui.help.term_sheet import Sheet
from sudoku_gui.panes.tree import glyphs as tree_glyphs
from sudoku_gui.panes.tree.glyphs import Tense
from sudoku_gui.panes.tree.model import Shape

_DOWN = 2.5
_DECISION, _DEAD, _SOLVED, _PRUNED = Shape.DECISION, Shape.DEAD_END, Shape.SOLUTION, Shape.PRUNED


@dataclass(frozen=True, slots=True)
class Target:
    """A place in a tree.

    Attributes:
        shape: what it is.
        x: where it stands, from left to right.
        depth: how far below the root.
        parent: the number of the place above; -1 for the root.
        is_future: the search has not been here yet.
    """

    shape: Shape
    x: float
    depth: int
    parent: int = -1
    is_future: bool = False


@dataclass(frozen=True, slots=True)
class Tree:
    """A tree with what a term is about.

    Attributes:
        targets: parents first.
        ringed: targets with a ring.
        arrows: pairs of targets, from the one to the other.
        bold: edges by their lower target, drawn in colour.
        has_depths: lines and numbers of the depths.
        dashed: edges by their lower target, taken against the rule.
    """

    targets: tuple[Target, ...]
    ringed: tuple[int, ...] = ()
    arrows: tuple[tuple[int, int], ...] = ()
    bold: tuple[int, ...] = ()
    has_depths: bool = False
    dashed: tuple[int, ...] = ()


_TARGETS = (
    Target(_DECISION, 2.0, 0),
    Target(_DECISION, 1.0, 1, 0),
    Target(_DECISION, 3.0, 1, 0),
    Target(_DEAD, 0.5, 2, 1),
    Target(_DEAD, 1.5, 2, 1),
    Target(_DECISION, 3.0, 2, 2),
    Target(_DEAD, 2.5, 3, 5),
    Target(_SOLVED, 3.5, 3, 5),
)
"""A root with a left part that fails; on the right a forced option, then a guess that leads to a solution."""

_FORK = (
    Target(_DECISION, 2.0, 0),
    Target(_DECISION, 1.0, 1, 0),
    Target(_DECISION, 3.0, 1, 0, is_future=True),
)
_CHAIN = (Target(_DECISION, 2.0, 0), Target(_DECISION, 2.0, 1, 0), Target(_DECISION, 2.0, 2, 1))

TREES = {
    "search_tree": Tree(_TARGETS),
    "decision": Tree(_TARGETS, ringed=(0,)),
    "dead_end": Tree(_TARGETS, ringed=(3, 4, 6)),
    "solution": Tree(_TARGETS, ringed=(7,)),
    "depth": Tree(_TARGETS, has_depths=True),
    "backtracking": Tree(_TARGETS, arrows=((3, 1), (1, 4)), bold=(1,)),
    "try": Tree(_FORK, arrows=((0, 1),)),
    "retract": Tree(_FORK, arrows=((1, 0),)),
    "guess": Tree(_FORK, ringed=(1,), bold=(1,)),
    "forced": Tree(_CHAIN, ringed=(1,), bold=(1,)),
    "prune": Tree((*_TARGETS[:3], *_TARGETS[3:5], Target(_PRUNED, 3.0, 2, 2)), ringed=(5,)),
    "override": Tree(
        (*_FORK[:2], Target(_DECISION, 3.0, 1, 0), Target(_SOLVED, 3.0, 2, 2)),
        bold=(2,),
        dashed=(1,),
        ringed=(2,),
    ),
}


def height(name: str) -> float:
    """How high a picture wants to be, in heights of the text."""
    return _DOWN * max(target.depth for target in TREES[name].targets) + 2.6


def paint(sheet: Sheet, name: str) -> None:
    """Paint a tree in the middle."""
    tree = TREES[name]
    deepest = max(target.depth for target in tree.targets)
    step = min(_DOWN * sheet.em, (sheet.rect.height() - 2.0 * sheet.em) / max(1, deepest))
    across = min(3.4 * sheet.em, sheet.rect.width() / 5)
    top = sheet.rect.center().y() - step * deepest / 2
    middle = (min(target.x for target in tree.targets) + max(target.x for target in tree.targets)) / 2

    def place(target: Target) -> QPointF:
        return QPointF(sheet.rect.center().x() + (target.x - middle) * across, top + target.depth * step)

    places = [place(target) for target in tree.targets]
    if tree.has_depths:
        _paint_depths(sheet, top, step, deepest)
    _paint_edges(sheet, tree, places)
    for target, at in zip(tree.targets, places, strict=True):
        _paint_glyph(sheet, target, at)
    for number in tree.ringed:
        sheet.ring(_box(sheet, places[number]), 0.22)
    for start, end in tree.arrows:
        _paint_arrow(sheet, places[start], places[end])


def _box(sheet: Sheet, at: QPointF) -> QRectF:
    side = 0.95 * sheet.em
    return QRectF(at.x() - side / 2, at.y() - side / 2, side, side)


def _paint_edges(sheet: Sheet, tree: Tree, places: list[QPointF]) -> None:
    theme = sheet.theme
    for number, target in enumerate(tree.targets):
        if target.parent < 0:
            continue
        if number in tree.bold:
            sheet.pen(theme.selection, 2.6)
        elif target.is_future or number in tree.dashed:
            sheet.pen(theme.covered_column, 1.0, (3.0, 2.5))
        else:
            sheet.pen(theme.thick_line)
        sheet.painter.drawLine(places[target.parent], places[number])


def _paint_glyph(sheet: Sheet, target: Target, at: QPointF) -> None:
    painter = sheet.painter
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sheet.theme.paper)
    painter.drawEllipse(at, 0.5 * sheet.em, 0.5 * sheet.em)  # edges end at a glyph that is hollow
    when = Tense.FUTURE if target.is_future else Tense.PAST
    tree_glyphs.prepare(painter, target.shape, when, sheet.theme, tree_glyphs.line(sheet.em))
    tree_glyphs.draw(painter, target.shape, _box(sheet, at))
    painter.restore()


def _paint_arrow(sheet: Sheet, start: QPointF, end: QPointF) -> None:
    """Beside the edge, not on it."""
    along = end - start
    length = (along.x() ** 2 + along.y() ** 2) ** 0.5
    unit = along / length
    down = 1 if along.y() > 0 else -1
    aside = QPointF(-unit.y(), unit.x()) * (0.75 * sheet.em * down)
    trim = unit * (0.55 * sheet.em)
    sheet.arrow(start + trim + aside, end - trim + aside, sheet.theme.newest, 2.0)


def _paint_depths(sheet: Sheet, top: float, step: float, deepest: int) -> None:
    left, right = sheet.rect.left() + 0.5 * sheet.em, sheet.rect.right() - 0.5 * sheet.em
    for depth in range(deepest + 1):
        y = top + depth * step
        sheet.pen(sheet.theme.depth(depth) if depth else sheet.theme.thin_line, 1.0, (2.0, 2.0))
        sheet.painter.drawLine(QPointF(left + 1.6 * sheet.em, y), QPointF(right, y))
        with sheet.letters(0.9, bold=True):
            sheet.text(QRectF(left, y - sheet.em / 2, 1.2 * sheet.em, sheet.em), str(depth), sheet.theme.ink)
