"""The search tree, painted: lines, glyphs, what is lit, and words.

What is painted is a `TreeScene`: an excerpt, where its twigs are, and where the search is among them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from sudoku_gui.render import tree_glyphs
from sudoku_gui.render.theme import Theme
from sudoku_gui.render.tree_excerpt import Excerpt, Shape, Twig
from sudoku_gui.render.tree_glyphs import Tense
from sudoku_gui.render.tree_labels import Label
from sudoku_gui.render.tree_layout import STEM, Layout

_LINE: Final = 0.075
"""Width of a glyph's edge in ems."""

_HALO: Final = 0.8
"""How much of a line a label hides."""


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


def paint(painter: QPainter, rect: QRectF, scene: TreeScene, theme: Theme, font: QFont) -> None:
    """Paint what of a scene lies in a rectangle, on paper; the painter is left as it was found."""
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, theme.paper)
    painter.setBackground(theme.paper)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    seen = tuple(visible(scene, rect))
    _paint_lines(painter, scene, seen, theme)
    _paint_glyphs(painter, scene, seen, theme, font)
    _paint_marks(painter, scene, theme)
    _paint_labels(painter, scene, rect, theme, font)
    if scene.has_focus:
        painter.setPen(QPen(theme.selection, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(1, 1, -1, -1))
    painter.restore()


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
            ahead = scene.excerpt.twigs[twig.kids[0]].first > scene.position
            (future if ahead else past).append(QLineF(_foot(scene, number), fork))
        for kid in twig.kids:
            head = _head(scene, kid)
            if kid in way:
                present.append(QPolygonF([_foot(scene, number), fork, head]))
            ahead = scene.excerpt.twigs[kid].first > scene.position
            (future if ahead else past).append(QLineF(fork, head))
    width = max(1.0, 0.8 * _LINE * scene.em)
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
    """Where the lines to the kids part."""
    box = scene.layout.box(number)
    return scene.origin + QPointF(scene.layout.xs[number], box.bottom - 1.0 + STEM) * scene.em


# --- glyphs ---------------------------------------------------------------------------------------


def _paint_glyphs(
    painter: QPainter, scene: TreeScene, seen: Iterable[int], theme: Theme, font: QFont
) -> None:
    """All of one kind after the other: pens are dear."""
    kinds: dict[tuple[Shape, Tense], list[int]] = {}
    for number in seen:
        twig = scene.excerpt.twigs[number]
        kinds.setdefault((twig.shape, tree_glyphs.tense(twig, scene.position)), []).append(number)
    line = max(1.0, _LINE * scene.em)
    small = QFont(font)
    small.setPixelSize(max(1, round(0.72 * scene.em)))
    painter.setFont(small)
    for (shape, when), numbers in kinds.items():
        tree_glyphs.prepare(painter, shape, when, theme, line)
        for number in numbers:
            tree_glyphs.draw(painter, shape, scene.box(number))
        if shape in {Shape.RUN, Shape.MORE}:
            painter.setPen(tree_glyphs.number_ink(when, shape, theme))
            for number in numbers:
                painter.drawText(
                    scene.box(number), Qt.AlignmentFlag.AlignCenter, _count(scene.excerpt.twigs[number])
                )


def _count(twig: Twig) -> str:
    return str(twig.length) if twig.shape is Shape.RUN else f"+{twig.nodes}"


# --- marks ----------------------------------------------------------------------------------------


def _paint_marks(painter: QPainter, scene: TreeScene, theme: Theme) -> None:
    """Rings around what is lit and where the search is, a frame where the keyboard is."""
    line = max(1.5, 1.6 * _LINE * scene.em)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in scene.lit:
        painter.setPen(QPen(theme.selection, line))
        _ring(painter, _around(scene, number, 0.34))
    if scene.way:
        painter.setPen(QPen(theme.newest, 1.3 * line))
        _ring(painter, _around(scene, scene.way[-1], 0.18))
        _paint_progress(painter, scene, theme)
    if scene.hovered is not None:
        painter.setPen(QPen(theme.ink, 0.7 * line))
        painter.drawRect(_around(scene, scene.hovered, 0.3))
    if scene.selected is not None:
        painter.setPen(QPen(theme.selection, 1.3 * line))
        _brackets(painter, _around(scene, scene.selected, 0.45))


def _around(scene: TreeScene, number: int, ems: float) -> QRectF:
    by = max(2.0, ems * scene.em)
    return scene.box(number).adjusted(-by, -by, by, by)


def _ring(painter: QPainter, box: QRectF) -> None:
    radius = min(box.width(), box.height()) / 2
    painter.drawRoundedRect(box, radius, radius)


def _brackets(painter: QPainter, box: QRectF) -> None:
    """The four corners of a frame."""
    arm = 0.3 * min(box.width(), box.height())
    for corner, dx, dy in (
        (box.topLeft(), arm, arm),
        (box.topRight(), -arm, arm),
        (box.bottomLeft(), arm, -arm),
        (box.bottomRight(), -arm, -arm),
    ):
        painter.drawPolyline([corner + QPointF(dx, 0), corner, corner + QPointF(0, dy)])


def _paint_progress(painter: QPainter, scene: TreeScene, theme: Theme) -> None:
    """In a run: a pointer at its side, as far down as the search has come."""
    twig = scene.excerpt.twigs[scene.way[-1]]
    if twig.shape is not Shape.RUN:
        return
    box, em = scene.box(scene.way[-1]), scene.em
    share = min(max(scene.progress, 1), twig.length) / twig.length
    tip = QPointF(box.left() - 0.3 * em, box.top() + share * box.height())
    painter.setBrush(theme.newest)
    painter.drawPolygon(
        QPolygonF([tip, tip + QPointF(-0.5 * em, -0.3 * em), tip + QPointF(-0.5 * em, 0.3 * em)])
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)


# --- words ----------------------------------------------------------------------------------------


def _paint_labels(painter: QPainter, scene: TreeScene, rect: QRectF, theme: Theme, font: QFont) -> None:
    painter.setFont(font)
    way = set(scene.way)
    height = painter.fontMetrics().height()
    halo = theme.paper
    for label in scene.labels:
        box = QRectF(scene.origin + QPointF(label.left, label.top), QPointF())
        box.setSize(QRectF(0, 0, label.width + 1, height).size())
        if not box.intersects(rect):
            continue
        halo = tree_glyphs.pale(theme.paper)
        painter.fillRect(box, halo)
        painter.setPen(theme.ink if label.twig in way else theme.candidate)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, label.text)
