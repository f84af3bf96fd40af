"""The search tree, painted: lines, glyphs, what is lit, and words.

From the ground up: lines, glyphs, rings and frames, words.
"""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from sudoku_gui.panes.tree import glyphs as tree_glyphs
from sudoku_gui.panes.tree import paint_marks as tree_marks
from sudoku_gui.panes.tree.excerpt import Shape, Twig
from sudoku_gui.panes.tree.glyphs import Tense
from sudoku_gui.panes.tree.layout import STEM
from sudoku_gui.panes.tree.scene import TreeScene, visible
from sudoku_gui.panes.tree.stamps import Stamps
from sudoku_gui.render.theme import Theme

_LINE: Final = 0.06
"""Width of a line in ems."""

_PAD: Final = 8

_SMALL: Final = 0.72
"""Height of a number in a pill in ems."""


def paint(
    painter: QPainter,
    rect: QRectF,
    scene: TreeScene,
    theme: Theme,
    font: QFont,
    *,
    stamps: Stamps | None = None,
) -> None:
    """Paint what of a scene lies in a rectangle, on paper; the painter is left as it was found.

    Args:
        painter: of a screen, a picture or a page.
        rect: where.
        scene: what.
        theme: in which colours.
        font: of the words.
        stamps: for screens: pictures of glyphs, which are faster to paint.
    """
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, theme.paper)
    painter.setBackground(theme.paper)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    seen = tuple(visible(scene, rect))
    _paint_lines(painter, scene, seen, theme)
    _paint_glyphs(painter, scene, seen, theme, stamps)
    _paint_counts(painter, scene, seen, theme, font)
    tree_marks.paint_marks(painter, scene, theme)
    tree_marks.paint_labels(painter, scene, rect, theme, font)
    if scene.has_focus:
        painter.setPen(QPen(theme.selection, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(1, 1, -1, -1))
    painter.restore()


def paint_words(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    """Paint a line where there is no tree."""
    painter.fillRect(rect, theme.paper)
    painter.setPen(theme.candidate)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(rect.adjusted(_PAD, _PAD, -_PAD, -_PAD), int(flags), text)


# --- lines ----------------------------------------------------------------------------------------


def _paint_lines(painter: QPainter, scene: TreeScene, seen: Iterable[int], theme: Theme) -> None:
    """From parents to their kids; the way to the present on top."""
    past: list[QLineF] = []
    future: list[QLineF] = []
    present: list[QPolygonF] = []
    way = set(scene.way)
    for number in seen:
        twig = scene.excerpt.twigs[number]
        if twig.kids:
            fork = _fork(scene, number)
            background_run = scene.excerpt.twigs[twig.kids[0]].first > scene.position
            (future if background_run else past).append(QLineF(_foot(scene, number), fork))
        for kid in twig.kids:
            head = _head(scene, kid)
            if kid in way:
                present.append(QPolygonF([_foot(scene, number), fork, head]))
            background_run = scene.excerpt.twigs[kid].first > scene.position
            (future if background_run else past).append(QLineF(fork, head))
    width = max(1.0, _LINE * scene.em)
    painter.setPen(QPen(theme.thin_line, width))
    painter.drawLines(past)
    dashed = QPen(tree_glyphs.pale(theme.thin_line), width)
    dashed.setDashPattern((3.0, 2.5))
    painter.setPen(dashed)
    painter.drawLines(future)
    painter.setPen(QPen(theme.ink, max(2.0, 2.4 * width), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for line in present:
        painter.drawPolyline(line)


def _head(scene: TreeScene, number: int) -> QPointF:
    box = scene.layout.box(number)
    return scene.origin + QPointF(scene.layout.xs[number], box.top) * scene.em


def _foot(scene: TreeScene, number: int) -> QPointF:
    return scene.origin + QPointF(scene.layout.xs[number], scene.layout.box(number).bottom) * scene.em


def _fork(scene: TreeScene, number: int) -> QPointF:
    box = scene.layout.box(number)
    return scene.origin + QPointF(scene.layout.xs[number], box.bottom - 1.0 + STEM) * scene.em


# --- glyphs ---------------------------------------------------------------------------------------


def _paint_glyphs(
    painter: QPainter, scene: TreeScene, seen: Iterable[int], theme: Theme, stamps: Stamps | None
) -> None:
    """All of one kind after the other: pens are dear."""
    kinds: dict[tuple[Shape, Tense], list[int]] = {}
    for number in seen:
        twig = scene.excerpt.twigs[number]
        kinds.setdefault((twig.shape, tree_glyphs.tense(twig, scene.position)), []).append(number)
    line = tree_glyphs.line(scene.em)
    for (shape, when), numbers in kinds.items():
        if stamps is not None:
            for number in numbers:
                stamps.draw(painter, shape, when, scene.box(number))
            continue
        tree_glyphs.prepare(painter, shape, when, theme, line)
        for number in numbers:
            tree_glyphs.draw(painter, shape, scene.box(number))


def _paint_counts(
    painter: QPainter, scene: TreeScene, seen: Iterable[int], theme: Theme, font: QFont
) -> None:
    small = QFont(font)
    small.setPixelSize(max(1, round(_SMALL * scene.em)))
    painter.setFont(small)
    for number in seen:
        twig = scene.excerpt.twigs[number]
        if twig.shape in {Shape.RUN, Shape.MORE}:
            when = tree_glyphs.tense(twig, scene.position)
            painter.setPen(tree_glyphs.number_ink(when, twig.shape, theme))
            painter.drawText(scene.box(number), Qt.AlignmentFlag.AlignCenter, _count(twig))


def _count(twig: Twig) -> str:
    return str(twig.length) if twig.shape is Shape.RUN else f"+{twig.nodes}"
