"""Pictures of glyphs, drawn once and then copied: a screen full of glyphs is painted in half the time."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from sudoku_gui.panes.tree import glyphs as tree_glyphs
from sudoku_gui.panes.tree.excerpt import Shape
from sudoku_gui.panes.tree.glyphs import Tense
from sudoku_gui.render.theme import Theme

_MARGIN: Final = 3
"""Pixels around a glyph for its edge."""

_MOST: Final = 400


class Stamps:
    """Glyphs of one size, theme and screen; whoever has others takes other stamps.

    Args:
        theme: in which colours.
        em: pixels to an em.
        ratio: device pixels to one of these.
    """

    def __init__(self, theme: Theme, em: float, ratio: float = 1.0) -> None:
        self.key = (theme, em, ratio)
        self._pictures: dict[tuple[str, str, int, int], QPixmap] = {}

    def draw(self, painter: QPainter, shape: Shape, when: Tense, box: QRectF) -> None:
        """Copy a glyph to where it belongs, on whole pixels of the screen."""
        ratio = self.key[2]
        wide, high = round(box.width() * ratio), round(box.height() * ratio)
        key = (shape.value, when.value, wide, high)
        if (picture := self._pictures.get(key)) is None:
            picture = self._pictures[key] = self._drawn(shape, when, wide / ratio, high / ratio)
        x, y = round((box.left() - _MARGIN) * ratio) / ratio, round((box.top() - _MARGIN) * ratio) / ratio
        painter.drawPixmap(QPointF(x, y), picture)

    def _drawn(self, shape: Shape, when: Tense, width: float, height: float) -> QPixmap:
        theme, em, ratio = self.key
        if len(self._pictures) > _MOST:
            self._pictures.clear()
        picture = QPixmap(round((width + 2 * _MARGIN) * ratio), round((height + 2 * _MARGIN) * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBackground(theme.paper)
        tree_glyphs.prepare(painter, shape, when, theme, tree_glyphs.line(em))
        tree_glyphs.draw(painter, shape, QRectF(_MARGIN, _MARGIN, width, height))
        painter.end()
        return picture
