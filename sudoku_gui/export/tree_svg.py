"""The search tree as an SVG, not only what is in sight, by the painter of the tree view.

The top of the tree is read level by level; nodes left out below are one glyph with their number.
"""

from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from solver_core.cover import Op, SearchBase
from solver_core.cover.outline import Limb, Outline
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.export import tree_file
from sudoku_gui.panes.tree import labels as tree_labels
from sudoku_gui.panes.tree import paint as tree
from sudoku_gui.panes.tree.layout import lay_out
from sudoku_gui.panes.tree.model import Excerpt, Shape, TreeItem
from sudoku_gui.panes.tree.paint import TreeScene
from sudoku_gui.panes.tree.text import ItemTexts
from sudoku_gui.player.job import Steps, beside
from sudoku_gui.render.picture_files import Form, Kind, encoded, painted
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording import exporting

_EDGE: Final = 1.5  # ems around the drawing
_AIRY: Final = 400  # nodes among which space is made for labels
_SHAPES: Final = {
    int(Op.DEAD_END): Shape.DEAD_END,
    int(Op.SOLUTION): Shape.SOLUTION,
    int(Op.PRUNE): Shape.PRUNED,
}


def writing(path: Path, search: SearchBase, most: int, form: tuple[Theme, QFont], problem: str) -> Steps[int]:
    """Write the top of the tree of a search as an SVG; the size of the file in bytes."""
    outline = yield from tree_file.reading(search, most)
    title = exporting.tree_heading(problem, len(outline.limbs), outline.walked)
    theme, font = form
    data = yield from beside(lambda: drawn(outline, search, theme, font, title))
    return (yield from storing(path, data))


def drawn(outline: Outline, search: SearchBase, theme: Theme, font: QFont, title: str) -> bytes:
    """The drawing as an SVG; it touches nothing of the window, so a thread may do it."""
    scene = scene_of(outline, search, font)
    em, layout, edge = scene.em, scene.layout, _EDGE * scene.em
    right = max([layout.right * em, *(label.left + label.width for label in scene.labels)])
    left = min([layout.left * em, *(label.left for label in scene.labels)])
    size = QSize(round(right - left + 2 * edge), round((layout.bottom + 2 * _EDGE) * em))
    scene = replace(scene, origin=QPointF(edge - left, edge))

    def paint(painter: QPainter, _ratio: float) -> None:
        tree.paint(painter, QRectF(0, 0, size.width(), size.height()), scene, theme, font)

    return encoded(painted(size, Form(Kind.SVG, title=title), paint))


def scene_of(outline: Outline, search: SearchBase, font: QFont) -> TreeScene:
    """All of an outline, laid out, with labels where there is space; the root is at (0, 0)."""
    excerpt = excerpt_of(outline, len(search.given))
    metrics = QFontMetricsF(font)
    em, texts = metrics.height(), ItemTexts(search.problem, metrics)
    wanted = [texts.beside(item, item.among)[-1:] for item in excerpt.items]
    space = [(short[0][1] / em + 2 * tree_labels.PAD if short else 0.0) for short in wanted]
    layout = lay_out(excerpt, space if len(excerpt.items) <= _AIRY else ())
    labels = tree_labels.place(layout, range(len(excerpt.items)), wanted.__getitem__, em, 1.0)
    # The position is after the run: nothing is drawn as something still to come.
    return TreeScene(excerpt, layout, em, QPointF(), outline.ticks + 1, labels=tuple(labels))


def excerpt_of(outline: Outline, given: int) -> Excerpt:
    """The limbs as items, in their order, then what was left out below them."""
    limbs = outline.limbs
    cut = [place for place, limb in enumerate(limbs) if limb.left_out]
    more = {place: len(limbs) + number for number, place in enumerate(cut)}
    items = [_item(limb, limbs, more.get(place), given) for place, limb in enumerate(limbs)]
    items += [_rest(limbs[place], place) for place in cut]
    return Excerpt(tuple(items), outline.ticks, outline.walked, outline.is_finished, folds_failed=False)


def _item(limb: Limb, limbs: tuple[Limb, ...], more: int | None, given: int) -> TreeItem:
    node = limb.node
    parent = limbs[limb.parent] if limb.parent >= 0 else None
    has_all = parent is not None and parent.node.is_finished and not parent.left_out
    return TreeItem(
        shape=_SHAPES.get(node.kind, Shape.DECISION if node.is_finished else Shape.OPEN),
        parent=limb.parent,
        children=limb.children if more is None else (*limb.children, more),
        first=node.first,
        last=node.last,
        depth=node.depth,
        chosen=(node.item,),
        above=-1 if parent is None else parent.node.item,
        options=(node.option,) if node.option >= 0 else (),
        turn=limb.turn,
        among=len(parent.children) if parent is not None and has_all else 0,
        is_given=0 < node.depth <= given,
        nodes=1 + limb.left_out,
        is_exact=limb.is_exact,
        solutions=node.solutions,
    )


def _rest(limb: Limb, place: int) -> TreeItem:
    """What was left out below a limb."""
    node = limb.node
    return TreeItem(
        *(Shape.MORE, place, (), node.first + 1, node.last, node.depth + 1, (-1,), node.item, ()),
        turn=len(limb.children) + 1,
        among=0,
        is_given=False,
        nodes=limb.left_out,
        is_exact=limb.is_exact,
        solutions=0,
    )
