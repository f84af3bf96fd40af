"""Pictures that are kept as pixmaps, as fine as what they are painted on; where that takes lines, none is kept."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPaintEngine, QPainter, QPixmap

IMAGES_IN_VECTORS: Final = 4.0  # pixels to a logical pixel of images within an SVG or a PDF: enough for print
CLEAR: Final = QColor(Qt.GlobalColor.transparent)

Paint = Callable[[QPainter], object]  # paints a picture from (0, 0), in logical pixels


def takes_lines(painter: QPainter) -> bool:
    """Whether lines and letters stay what they are, as in an SVG or a PDF."""
    return painter.paintEngine().type() is not QPaintEngine.Type.Raster


def ratio_of(painter: QPainter) -> float:
    """Pixels to a logical one that an image should have to be as fine as all else that is painted."""
    return IMAGES_IN_VECTORS if takes_lines(painter) else painter.device().devicePixelRatioF()


def pixmap(size: QSize | QSizeF, ratio: float, paint: Paint, background: QColor = CLEAR) -> QPixmap:
    """A picture of a logical size."""
    is_opaque = background.alpha() == 255
    form = QImage.Format.Format_RGB32 if is_opaque else QImage.Format.Format_ARGB32_Premultiplied
    image = QImage((QSizeF(size) * ratio).toSize(), form)
    image.setDevicePixelRatio(ratio)
    image.fill(background)
    if not image.isNull():
        with QPainter(image) as painter:
            paint(painter)
    return QPixmap.fromImage(image)


class CachedPicture:
    """A picture that is painted again only where it has to look different."""

    def __init__(self) -> None:
        self._key: object = None
        self.pixmap = QPixmap()

    def draw(
        self,
        painter: QPainter,
        corner: QPointF,
        size: QSize | QSizeF,
        paint: Paint,
        *,
        key: object = (),
        background: QColor = CLEAR,
        ratio: float | None = None,
    ) -> None:
        """Draw it with its upper left corner at a point.

        `key` is what it depends on besides its size, and `background` what it is filled with at first. With a `ratio`
        it is an image wherever it is painted, of this many pixels to one that the painter counts.
        """
        if ratio is None and takes_lines(painter):
            painter.save()
            painter.translate(corner)
            painter.fillRect(0, 0, round(size.width()), round(size.height()), background)
            paint(painter)
            painter.restore()
            return
        ratio = ratio_of(painter) if ratio is None else ratio
        whole = (key, size.toTuple(), ratio)
        if whole != self._key:
            self._key = whole
            self.pixmap = pixmap(size, ratio, paint, background)
        painter.drawPixmap(corner, self.pixmap)
