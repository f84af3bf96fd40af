"""What lies over the glyphs of the search tree: where the search is, what is lit and selected, and the words."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from sudoku_gui.panes.tree import glyphs as tree_glyphs
from sudoku_gui.panes.tree.excerpt import Shape
from sudoku_gui.panes.tree.scene import TreeScene
from sudoku_gui.render.theme import Theme

_LINE: Final = 0.12
"""Width of a ring in ems."""


def paint_marks(painter: QPainter, scene: TreeScene, theme: Theme) -> None:
    """Rings around what is lit and where the search is, a frame where the keyboard is."""
    line = max(1.5, _LINE * scene.em)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in scene.lit:
        painter.setPen(QPen(theme.selection, line))
        _ring(painter, _around(scene, number, 0.34))
    for number in scene.waiting:
        painter.setPen(QPen(theme.ink, line, Qt.PenStyle.DotLine))
        _ring(painter, _around(scene, number, 0.3))
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


def paint_labels(painter: QPainter, scene: TreeScene, rect: QRectF, theme: Theme, font: QFont) -> None:
    """The words; those on the way to the present in full ink."""
    painter.setFont(font)
    way = set(scene.way)
    height = painter.fontMetrics().height()
    halo = tree_glyphs.pale(theme.paper)
    for label in scene.labels:
        box = QRectF(scene.origin + QPointF(label.left, label.top), QSizeF(label.width + 1, height))
        if not box.intersects(rect):
            continue
        painter.fillRect(box, halo)
        painter.setPen(theme.ink if label.twig in way else theme.candidate)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, label.text)
