"""The signs on the tree's own buttons, made of its glyphs."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap

from sudoku_gui.panes.tree import glyphs as tree_glyphs
from sudoku_gui.panes.tree.excerpt import Shape
from sudoku_gui.panes.tree.glyphs import Tense
from sudoku_gui.render.theme import Theme

NAMES: Final = ("follow", "failed", "fit")
_SIZES: Final = (16, 20, 24, 32, 48)


def icon(name: str, theme: Theme) -> QIcon:
    """The sign for "follow", "failed" or "fit".

    Raises:
        KeyError: there is none of this name.
    """
    if name not in NAMES:
        raise KeyError(f"{name!r} is not a sign of the tree; there are {', '.join(NAMES)}")
    painted = QIcon()
    for size in _SIZES:
        painted.addPixmap(_painted(name, size, theme))
    return painted


def _painted(name: str, size: int, theme: Theme) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 16, size / 16)
    if name == "follow":
        tree_glyphs.prepare(painter, Shape.DECISION, Tense.PAST, theme, 1)
        tree_glyphs.draw(painter, Shape.DECISION, QRectF(4.5, 4.5, 7, 7))
        painter.setPen(QPen(theme.newest, 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(1.5, 1.5, 13, 13))
    elif name == "failed":
        tree_glyphs.prepare(painter, Shape.FAILED, Tense.PAST, theme, 1)
        tree_glyphs.draw(painter, Shape.FAILED, QRectF(1.5, 2, 13, 12))
    else:
        painter.setPen(QPen(theme.ink, 1.6))
        for x, y, dx, dy in ((2, 2, 4, 4), (14, 2, -4, 4), (2, 14, 4, -4), (14, 14, -4, -4)):
            painter.drawPolyline([QPointF(x + dx, y), QPointF(x, y), QPointF(x, y + dy)])
        painter.setBrush(theme.ink)
        painter.drawEllipse(QRectF(6.5, 6.5, 3, 3))
    painter.end()
    return pixmap
