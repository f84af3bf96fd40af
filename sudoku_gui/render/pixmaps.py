"""Pictures that are kept as pixmaps, as fine as what they are painted on; where that takes lines, none is kept."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPaintEngine, QPainter, QPixmap

IMAGES_IN_VECTORS: Final = 4.0  # pixels to a logical pixel of images within an SVG or a PDF: enough for print
CLEAR: Final = QColor(Qt.GlobalColor.transparent)

_LARGE: Final = 1 << 15
"""Bytes from which on an image is not copied: its memory comes page by page, and takes as long as painting it."""

Paint = Callable[[QPainter], object]  # paints a picture from (0, 0), in logical pixels


def takes_lines(painter: QPainter) -> bool:
    """Whether lines and letters stay what they are, as in an SVG or a PDF."""
    return painter.paintEngine().type() is not QPaintEngine.Type.Raster


def ratio_of(painter: QPainter) -> float:
    """Pixels to a logical one that an image should have to be as fine as all else that is painted."""
    return IMAGES_IN_VECTORS if takes_lines(painter) else painter.device().devicePixelRatioF()


def pixmap(size: QSize | QSizeF, ratio: float, paint: Paint, background: QColor = CLEAR) -> QPixmap:
    """A picture of a logical size."""
    image = _image(size, ratio, background)
    _paint_on(image, paint, background)
    return _kept(image)


def _image(size: QSize | QSizeF, ratio: float, background: QColor) -> QImage:
    """One to paint on: what is in it is undefined."""
    is_opaque = background.alpha() == 255
    form = QImage.Format.Format_RGB32 if is_opaque else QImage.Format.Format_ARGB32_Premultiplied
    image = QImage((QSizeF(size) * ratio).toSize(), form)
    image.setDevicePixelRatio(ratio)
    return image


def _paint_on(image: QImage, paint: Paint, background: QColor) -> None:
    image.fill(background)
    if not image.isNull():
        with QPainter(image) as painter:
            paint(painter)


def _kept(image: QImage) -> QPixmap:
    """The pixels of a large image, the copy of a small one: what a painter has been on keeps its paint engine, some 8 KB."""
    return QPixmap.fromImage(image.copy() if image.sizeInBytes() < _LARGE else image)


class CachedPicture:
    """A picture that is painted again only where it has to look different."""

    def __init__(self) -> None:
        self._key: object = None
        self._image = QImage()
        self.pixmap = QPixmap()

    def forget(self) -> None:
        """Discard the key of the cache, so that the next draw paints the picture anew."""
        self._key = None

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

        `key` is what it depends on besides its size, and `background` what it is filled with at first. With a `ratio` it is
        an image wherever it is painted, of this many pixels to one that the painter counts.
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
            self._repaint(_image(size, ratio, background), paint, background)
        painter.drawPixmap(corner, self.pixmap)

    def _repaint(self, image: QImage, paint: Paint, background: QColor) -> None:
        """Paint on the image of before where it is such a one, whose memory is there already."""
        self.pixmap = QPixmap()  # it shares the pixels
        if _form(image) == _form(self._image):
            image = self._image
        _paint_on(image, paint, background)
        self._image = image if image.sizeInBytes() >= _LARGE else QImage()
        self.pixmap = _kept(image)


def _form(image: QImage) -> tuple[QSize, QImage.Format, float]:
    return image.size(), image.format(), image.devicePixelRatio()
