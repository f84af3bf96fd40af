"""The pictures of terms, painted where they are shown, in cards and in the manual.

Each is made from a real search of a small problem with the painters of the program, so none can differ from it.
"""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from sudoku_gui.help import term_boxes, term_links, term_matrix, term_strip, term_tree
from sudoku_gui.help.term_sheet import Sheet
from sudoku_gui.render.theme import Theme

_ARTISTS = {
    **dict.fromkeys(term_links.STOPS, term_links),
    **dict.fromkeys(term_matrix.NAMES, term_matrix),
    **dict.fromkeys(term_tree.TREES, term_tree),
    **dict.fromkeys(term_strip.NAMES, term_strip),
    **dict.fromkeys(term_boxes.NAMES, term_boxes),
}
NAMES = tuple(_ARTISTS)
"""The pictures there are."""

_WIDE = 22.0


def size(name: str, font: QFont) -> QSizeF:
    """The size of a picture among text in this font; all are equally wide."""
    em = QFontMetricsF(font).height()
    return QSizeF(_WIDE * em, _ARTISTS[name].height(name) * em)


def paint(painter: QPainter, rect: QRectF, name: str, theme: Theme) -> None:
    """Paint a picture in a place, in the painter's font; the painter is left as it was.

    Raises:
        KeyError: there is no such picture.
    """
    artist = _ARTISTS[name]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    artist.paint(Sheet(painter, rect, theme), name)
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
