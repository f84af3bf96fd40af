"""The pictures of terms, painted where they are shown, in cards and in the manual.

Each is made from a real search of a small problem with the painters of the program, so none can differ from it.
"""

from functools import cache
from types import ModuleType

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from sudoku_gui.help.paint_canvas import SketchCanvas
from sudoku_gui.render.theme import Theme

_WIDE = 22.0


@cache
def _painters() -> dict[str, ModuleType]:
    """The module that paints each picture; imported with the first one, for they know nearly all panes."""
    from sudoku_gui.help import paint_events, paint_links, paint_matrix, paint_search, paint_tree

    return {
        **dict.fromkeys(paint_links.MOMENTS, paint_links),
        **dict.fromkeys(paint_matrix.NAMES, paint_matrix),
        **dict.fromkeys(paint_tree.TREES, paint_tree),
        **dict.fromkeys(paint_events.NAMES, paint_events),
        **dict.fromkeys(paint_search.NAMES, paint_search),
    }


def names() -> frozenset[str]:
    """The pictures there are."""
    return frozenset(_painters())


def size(name: str, font: QFont) -> QSizeF:
    """The size of a picture among text in this font; all are equally wide."""
    em = QFontMetricsF(font).height()
    return QSizeF(_WIDE * em, _painters()[name].height(name) * em)


def paint(painter: QPainter, rect: QRectF, name: str, theme: Theme) -> None:
    """Paint a picture in a place, in the painter's font; the painter is left as it was.

    Raises:
        KeyError: there is no such picture.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _painters()[name].paint(SketchCanvas(painter, rect, theme), name)
    painter.restore()


def image(name: str, theme: Theme, font: QFont, ratio: float = 1.0) -> QImage:
    """The picture by itself on the theme's paper, for pages of text."""
    wanted = size(name, font)
    image = QImage((wanted * ratio).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.paper)
    painter = QPainter(image)
    painter.setFont(font)
    paint(painter, QRectF(0, 0, wanted.width(), wanted.height()), name, theme)
    painter.end()
    return image
