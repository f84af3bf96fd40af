"""The search tree, painted: lines, glyphs, rings and frames, labels, one above the other."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from sudoku_gui.features.tree_view import glyphs
from sudoku_gui.features.tree_view.glyphs import GlyphCache, GlyphTime
from sudoku_gui.features.tree_view.labels import TreeLabel
from sudoku_gui.features.tree_view.layout import STEM, TreeLayout
from sudoku_gui.features.tree_view.model import GlyphShape, TreeExcerpt
from sudoku_gui.render.fonts import LEFT
from sudoku_gui.render.shapes import draw_with, pointer
from sudoku_gui.render.theme import Theme, faint

_LINE: Final = 0.06
_RING: Final = 0.12  # widths of lines and rings in ems
_SMALL: Final = 0.72  # height of a number in a pill in ems


@dataclass(frozen=True)
class TreeScene:
    """Everything that a picture of the tree depends on, in pixels and positions."""

    excerpt: TreeExcerpt
    layout: TreeLayout
    em: float  # pixels to an em of the layout, zoom included
    origin: QPointF  # the middle above the root, in pixels
    position: int  # where the search is
    progress: int = 0  # in a chain, how many of its decisions have been made
    labels: tuple[TreeLabel, ...] = ()  # in pixels from the origin
    has_focus: bool = False
    selected: int | None = None  # the glyph that the keyboard is at
    hovered: int | None = None
    highlighted: frozenset[int] = frozenset()  # glyphs that have what is pointed at anywhere
    waiting: frozenset[int] = frozenset()  # glyphs that are being unfolded

    @cached_property
    def path(self) -> list[int]:
        return self.excerpt.path_to(self.position)

    def box(self, number: int) -> QRectF:
        """Where a glyph is, in pixels."""
        box, em = self.layout.boxes[number], self.em
        corner = self.origin + QPointF(box.left, box.top) * em
        return QRectF(corner, QSizeF(box.right - box.left, box.bottom - box.top) * em)

    def at_axis(self, number: int, y: float) -> QPointF:
        """The point above or below the middle of a glyph, at this many ems from the top."""
        return self.origin + QPointF(self.layout.xs[number], y) * self.em

    def visible(self, rect: QRectF) -> Iterator[int]:
        """The glyphs that are partly in a rectangle, with their lines to the children."""
        layout, x, y = self.layout, self.origin.x(), self.origin.y()
        left, right = (rect.left() - x) / self.em - 1, (rect.right() - x) / self.em + 1
        top, bottom = (rect.top() - y) / self.em, (rect.bottom() - y) / self.em
        for number, glyph in enumerate(self.excerpt.glyphs):
            box = layout.boxes[number]
            if box.top > bottom or box.bottom + STEM < top:
                continue
            if glyph.children:
                if layout.xs[glyph.children[0]] <= right and layout.xs[glyph.children[-1]] >= left:
                    yield number
            elif box.left <= right and box.right >= left:
                yield number


def paint(
    painter: QPainter,
    rect: QRectF,
    scene: TreeScene,
    theme: Theme,
    font: QFont,
    *,
    cache: GlyphCache | None = None,
) -> None:
    """Paint what of a scene is in a rectangle; for screens with a cache of glyphs. The painter is left as it was."""
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, theme.paper)
    painter.setBackground(theme.paper)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    seen = tuple(scene.visible(rect))
    _paint_lines(painter, scene, seen, theme)
    _paint_glyphs(painter, scene, seen, theme, cache)
    _paint_counts(painter, scene, seen, theme, font)
    _paint_marks(painter, scene, theme)
    _paint_labels(painter, scene, rect, theme, font)
    if scene.has_focus:
        draw_with(painter, QPen(theme.selection, 2))
        painter.drawRect(rect.adjusted(1, 1, -1, -1))
    painter.restore()


def _paint_lines(painter: QPainter, scene: TreeScene, seen: Iterable[int], theme: Theme) -> None:
    """Paint the lines from parents to their children, the path to the present on top."""
    past: list[QLineF] = []
    future: list[QLineF] = []
    present: list[QPolygonF] = []
    path, drawn = set(scene.path), scene.excerpt.glyphs
    for number in seen:
        children, box = drawn[number].children, scene.layout.boxes[number]
        foot, fork = scene.at_axis(number, box.bottom), scene.at_axis(number, box.bottom - 1.0 + STEM)
        if children:
            is_future = drawn[children[0]].first > scene.position
            (future if is_future else past).append(QLineF(foot, fork))
        for child in children:
            head = scene.at_axis(child, scene.layout.boxes[child].top)
            if child in path:
                present.append(QPolygonF([foot, fork, head]))
            (future if drawn[child].first > scene.position else past).append(QLineF(fork, head))
    width = max(1.0, _LINE * scene.em)
    painter.setPen(QPen(theme.thin_line, width))
    painter.drawLines(past)
    dashed = QPen(faint(theme.thin_line, glyphs.PALE), width)
    dashed.setDashPattern((3.0, 2.5))
    painter.setPen(dashed)
    painter.drawLines(future)
    painter.setPen(QPen(theme.ink, max(2.0, 2.4 * width), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for line in present:
        painter.drawPolyline(line)


def _paint_glyphs(
    painter: QPainter, scene: TreeScene, seen: Iterable[int], theme: Theme, cache: GlyphCache | None
) -> None:
    """Paint all of one kind after the other: changing pens takes time."""
    kinds: dict[tuple[GlyphShape, GlyphTime], list[int]] = {}
    for number in seen:
        glyph = scene.excerpt.glyphs[number]
        kinds.setdefault((glyph.shape, glyphs.glyph_time(glyph, scene.position)), []).append(number)
    for (shape, when), numbers in kinds.items():
        if cache is not None:
            for number in numbers:
                cache.draw(painter, shape, when, scene.box(number))
            continue
        glyphs.prepare(painter, shape, when, theme, glyphs.line(scene.em))
        for number in numbers:
            glyphs.draw(painter, shape, scene.box(number))


def _paint_counts(
    painter: QPainter, scene: TreeScene, seen: Iterable[int], theme: Theme, font: QFont
) -> None:
    small = QFont(font)
    small.setPixelSize(max(1, round(_SMALL * scene.em)))
    painter.setFont(small)
    for number in seen:
        glyph = scene.excerpt.glyphs[number]
        if glyph.shape in {GlyphShape.CHAIN, GlyphShape.MORE}:
            painter.setPen(glyphs.number_ink(glyphs.glyph_time(glyph, scene.position), glyph.shape, theme))
            text = str(glyph.length) if glyph.shape is GlyphShape.CHAIN else f"+{glyph.nodes}"
            painter.drawText(scene.box(number), Qt.AlignmentFlag.AlignCenter, text)


# --- marks ----------------------------------------------------------------------------------------


def _paint_marks(painter: QPainter, scene: TreeScene, theme: Theme) -> None:
    """Paint rings around what is highlighted and where the search is, a frame where the keyboard is."""
    line = max(1.5, _RING * scene.em)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in scene.highlighted:
        painter.setPen(QPen(theme.selection, line))
        _ring(painter, _around(scene, number, 0.34))
    for number in scene.waiting:
        painter.setPen(QPen(theme.ink, line, Qt.PenStyle.DotLine))
        _ring(painter, _around(scene, number, 0.3))
    if scene.path:
        painter.setPen(QPen(theme.newest, 1.3 * line))
        _ring(painter, _around(scene, scene.path[-1], 0.18))
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
    arm = 0.3 * min(box.width(), box.height())
    for corner, dx, dy in (
        (box.topLeft(), arm, arm),
        (box.topRight(), -arm, arm),
        (box.bottomLeft(), arm, -arm),
        (box.bottomRight(), -arm, -arm),
    ):
        painter.drawPolyline([corner + QPointF(dx, 0), corner, corner + QPointF(0, dy)])


def _paint_progress(painter: QPainter, scene: TreeScene, theme: Theme) -> None:
    """Paint a pointer at the side of a chain, as far down as the search has come."""
    glyph = scene.excerpt.glyphs[scene.path[-1]]
    if glyph.shape is not GlyphShape.CHAIN:
        return
    box, em = scene.box(scene.path[-1]), scene.em
    share = min(max(scene.progress, 1), glyph.length) / glyph.length
    tip = QPointF(box.left() - 0.3 * em, box.top() + share * box.height())
    painter.setBrush(theme.newest)
    painter.drawPolygon(pointer(tip, QPointF(-0.5 * em, 0), 0.3 * em))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_labels(painter: QPainter, scene: TreeScene, rect: QRectF, theme: Theme, font: QFont) -> None:
    """Paint the labels; those on the path to the present in full ink."""
    painter.setFont(font)
    path = set(scene.path)
    height = painter.fontMetrics().height()
    halo = faint(theme.paper, glyphs.PALE)
    for label in scene.labels:
        box = QRectF(scene.origin + QPointF(label.left, label.top), QSizeF(label.width + 1, height))
        if box.intersects(rect):
            painter.fillRect(box, halo)
            painter.setPen(theme.ink if label.glyph in path else theme.candidate)
            painter.drawText(box, LEFT, label.text)
