"""The top of the search tree in a file: as an SVG by the painter of the tree view, or for Graphviz.

The tree is read level by level; in the SVG, nodes left out below are one glyph with their number.
"""

from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from solver_core.cover import Op, Problem, SearchBase
from solver_core.cover.kernel.tree import TreeNode
from solver_core.cover.replay import dot
from solver_core.cover.replay.dot import Labels
from solver_core.cover.replay.outline import Outline, OutlineNode, Outlining
from sudoku_gui.document.atomic_file import storing, storing_pieces
from sudoku_gui.features.tree_view import labels as tree_labels
from sudoku_gui.features.tree_view import paint as tree
from sudoku_gui.features.tree_view import text as tree_words
from sudoku_gui.features.tree_view.layout import lay_out
from sudoku_gui.features.tree_view.model import Glyph, GlyphShape, TreeExcerpt
from sudoku_gui.features.tree_view.paint import TreeScene
from sudoku_gui.features.tree_view.text import GlyphTexts
from sudoku_gui.player.job import Work, beside
from sudoku_gui.render.picture_files import PictureFormat, PictureKind, encoded, painted, paper
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import plural, translate
from sudoku_gui.wording import names
from sudoku_gui.wording.names import number

_SLICE: Final = 0.004
_ENDS: Final = {int(Op.SOLUTION): "SOLUTION", int(Op.PRUNE): "PRUNED"}
_EDGE: Final = 1.5  # ems around the drawing
_MOST_LABELLED: Final = 400  # nodes among which space is made for labels
_SHAPES: Final = {
    int(Op.DEAD_END): GlyphShape.DEAD_END,
    int(Op.SOLUTION): GlyphShape.SOLUTION,
    int(Op.PRUNE): GlyphShape.PRUNED,
}


def reading(search: SearchBase, most: int) -> Work[Outline]:
    """Read the top of the tree of a search, as far as it is known."""
    outlining = Outlining(search.background_run, most)
    while not outlining.go(_SLICE):
        yield outlining.share / 2
    return outlining.outline


def write_dot(path: Path, search: SearchBase, most: int, problem: str) -> Work[int]:
    """Write the top of the tree as a DOT file; the size of the file in bytes."""
    outline = yield from reading(search, most)
    labels = labels_of(search.problem, heading(problem, len(outline.nodes), outline.walked))
    total = 3 * len(outline.nodes) + 1
    lines = enumerate(dot.lines(outline, labels))
    return (yield from storing_pieces(path, ((line, 0.5 + min(0.5, index / total)) for index, line in lines)))


def labels_of(problem: Problem, title: str) -> Labels:
    """The labels of nodes: the item chosen, or how the node ended; and those of lines: the option that led there."""

    def node(it: TreeNode) -> str:
        if it.kind == Op.CHOOSE:
            return names.item_name(problem, it.item)
        if it.kind == Op.DEAD_END and it.item >= 0:
            return tree_words.dead_end(problem, it.item)
        return tree_words.shape_name(_ENDS.get(it.kind, "DEAD_END"))

    def edge(it: TreeNode) -> str:
        return names.option_name(problem, it.option) if it.option >= 0 else ""

    return Labels(title, node, edge, left_out)


def left_out(count: int, exact: bool) -> str:  # noqa: FBT001 - as `Labels` calls it
    """How many nodes were left out at a place."""
    if exact:
        text = translate("export_facts", "{count} more", "", plural(count))
    else:
        text = translate("export_facts", "at least {count} more", "", plural(count))
    return text.format(count=number(count))


def heading(problem: str, shown: int, walked: int) -> str:
    """The heading of the tree: its problem, how many nodes it has and how many of them are drawn."""
    text = translate("export_facts", "Search tree of {problem}: the top {shown} of {walked} nodes")
    if shown == walked:
        text = translate("export_facts", "Search tree of {problem}: {walked} nodes")
    return text.format(problem=problem, shown=number(shown), walked=number(walked))


def write_svg(path: Path, search: SearchBase, most: int, font: QFont, problem: str) -> Work[int]:
    """Write the top of the tree of a search as an SVG on white; the size of the file in bytes."""
    outline = yield from reading(search, most)
    title = heading(problem, len(outline.nodes), outline.walked)
    own = QFont()  # what Qt keeps in a font belongs to one thread, and copies share it
    own.fromString(font.toString())
    data = yield from beside(lambda: drawn(outline, search, paper(), own, title))
    return (yield from storing(path, data))


def drawn(outline: Outline, search: SearchBase, theme: Theme, font: QFont, title: str) -> bytes:
    """The drawing as an SVG; it touches nothing of the window, so a thread may do it."""
    scene = scene_of(outline, search, font)
    em, layout, edge = scene.em, scene.layout, _EDGE * scene.em
    right = max([layout.right * em, *(label.left + label.width for label in scene.labels)])
    left = min([layout.left * em, *(label.left for label in scene.labels)])
    size = QSize(round(right - left + 2 * edge), round((layout.bottom + 2 * _EDGE) * em))
    scene = replace(scene, origin=QPointF(edge - left, edge))

    def paint(painter: QPainter) -> None:
        tree.paint(painter, QRectF(0, 0, size.width(), size.height()), scene, theme, font)

    return encoded(painted(size, PictureFormat(PictureKind.SVG, title=title), paint))


def scene_of(outline: Outline, search: SearchBase, font: QFont) -> TreeScene:
    """All of an outline, laid out, with labels where there is space; the root is at (0, 0)."""
    excerpt = excerpt_of(outline, len(search.given))
    metrics = QFontMetricsF(font)
    em, texts = metrics.height(), GlyphTexts(search.problem, metrics)
    wanted = [texts.beside(glyph, glyph.among)[:3][-1:] for glyph in excerpt.glyphs]
    space = [(short[0][1] / em + tree_labels.AROUND if short else 0.0) for short in wanted]
    layout = lay_out(excerpt, space if len(excerpt.glyphs) <= _MOST_LABELLED else ())
    labels = tree_labels.lay_out(layout, range(len(excerpt.glyphs)), wanted.__getitem__, em, 1.0)
    # The position is after the run: nothing is drawn as something still to come.
    return TreeScene(excerpt, layout, em, QPointF(), outline.length + 1, labels=tuple(labels))


def excerpt_of(outline: Outline, given: int) -> TreeExcerpt:
    """The nodes as glyphs, in their order, then what was left out below them."""
    nodes = outline.nodes
    cut = [index for index, outlined in enumerate(nodes) if outlined.left_out]
    more = {index: len(nodes) + number for number, index in enumerate(cut)}
    glyphs = [_glyph(outlined, nodes, more.get(index), given) for index, outlined in enumerate(nodes)]
    glyphs += [_rest(nodes[index], index) for index in cut]
    return TreeExcerpt(tuple(glyphs), outline.length, outline.walked, outline.is_finished, folds_failed=False)


def _glyph(outlined: OutlineNode, nodes: tuple[OutlineNode, ...], more: int | None, given: int) -> Glyph:
    node = outlined.node
    parent = nodes[outlined.parent] if outlined.parent >= 0 else None
    has_all = parent is not None and parent.node.is_finished and not parent.left_out
    return Glyph(
        shape=_SHAPES.get(node.kind, GlyphShape.DECISION if node.is_finished else GlyphShape.OPEN),
        parent=outlined.parent,
        children=outlined.children if more is None else (*outlined.children, more),
        first=node.first,
        last=node.last,
        depth=node.depth,
        chosen=(node.item,),
        above=-1 if parent is None else parent.node.item,
        options=(node.option,) if node.option >= 0 else (),
        turn=outlined.turn,
        among=len(parent.children) if parent is not None and has_all else 0,
        is_given=0 < node.depth <= given,
        nodes=1 + outlined.left_out,
        is_exact=outlined.is_exact,
        solutions=node.solutions,
    )


def _rest(outlined: OutlineNode, index: int) -> Glyph:
    """The nodes left out below a node."""
    node = outlined.node
    return Glyph(
        *(GlyphShape.MORE, index, (), node.first + 1, node.last, node.depth + 1, (-1,), node.item, ()),
        turn=len(outlined.children) + 1,
        among=0,
        is_given=False,
        nodes=outlined.left_out,
        is_exact=outlined.is_exact,
        solutions=0,
    )
