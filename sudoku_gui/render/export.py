"""What is painted, as a file: a PNG of so many pixels, an SVG, or a PDF of one page.

Whoever paints counts in logical pixels, a 96th of an inch, as on a screen of usual fineness, and is told how many
pixels of the picture go to one of them: what is painted by way of an image should have as many.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme

DPI: Final = 96
"""Logical pixels to an inch."""

PROGRAM: Final = "Dancing Sudoku"

IMAGES_IN_VECTORS: Final = 4.0
"""Pixels to a logical pixel of images within an SVG or a PDF: enough to be printed."""

MOST_PIXELS: Final = 120_000_000
"""Of one picture: half a gigabyte while it is painted."""

_MARGIN: Final = 12.0
"""Millimetres around a picture on a sheet."""

_INCH: Final = 0.0254

Paint = Callable[[QPainter, float], None]
"""Paints a picture from its top left corner on; the number is that of pixels to a logical pixel."""


class Kind(StrEnum):
    """A kind of file; its value is the ending."""

    PNG = "png"
    SVG = "svg"
    PDF = "pdf"


class Page(StrEnum):
    """The page of a PDF."""

    FITTED = "fitted"
    A4 = "a4"
    LETTER = "letter"


_SHEETS: Final = {Page.A4: QPageSize.PageSizeId.A4, Page.LETTER: QPageSize.PageSizeId.Letter}


@dataclass(frozen=True, slots=True)
class Form:
    """What a picture is to become.

    Attributes:
        kind: of file.
        scale: pixels of a PNG to a logical pixel.
        page: of a PDF.
        title: what the file says of itself.
    """

    kind: Kind = Kind.PNG
    scale: float = 1.0
    page: Page = Page.FITTED
    title: str = ""


class TooLargeError(ValueError):
    """A picture would have more pixels than can be held."""


def pixels(size: QSize, scale: float) -> QSize:
    """How many pixels a PNG has."""
    return QSize(round(size.width() * scale), round(size.height() * scale))


def painted(size: QSize, form: Form, paint: Paint) -> QImage | bytes:
    """The picture: of a PNG the image, still to be `encoded`; else the file.

    Raises:
        TooLargeError: it cannot be held.
    """
    match form.kind:
        case Kind.PNG:
            return _image(size, form, paint)
        case Kind.SVG:
            return _svg(size, form, paint)
        case Kind.PDF:
            return _pdf(size, form, paint)


def encoded(picture: QImage | bytes) -> bytes:
    """The file; it may take a while, and needs no event loop."""
    if isinstance(picture, bytes):
        return picture
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    if not writer.write(picture):
        raise OSError(writer.errorString())
    return bytes(held.data())


def _image(size: QSize, form: Form, paint: Paint) -> QImage:
    whole = pixels(size, form.scale)
    if whole.width() * whole.height() > MOST_PIXELS:
        raise TooLargeError(f"{whole.width()} × {whole.height()} pixels are too many")
    image = QImage(whole, QImage.Format.Format_RGB32)
    if image.isNull():
        raise TooLargeError(f"there is no memory for {whole.width()} × {whole.height()} pixels")
    image.fill(Qt.GlobalColor.white)
    image.setDevicePixelRatio(form.scale)
    _paint(QPainter(image), paint, form.scale)
    # Set before, it would make points larger.
    dots = round(DPI * form.scale / _INCH)
    image.setDotsPerMeterX(dots)
    image.setDotsPerMeterY(dots)
    image.setText("Title", form.title)
    image.setText("Software", PROGRAM)
    return image


def _svg(size: QSize, form: Form, paint: Paint) -> bytes:
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(DPI)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(form.title)
    generator.setDescription(PROGRAM)
    _paint(QPainter(generator), paint, IMAGES_IN_VECTORS)
    buffer.close()
    return bytes(held.data())


def _pdf(size: QSize, form: Form, paint: Paint) -> bytes:
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setTitle(form.title)
    writer.setCreator(PROGRAM)
    writer.setColorModel(QPdfWriter.ColorModel.RGB)
    writer.setPageLayout(_layout(size, form.page))
    room = QRectF(writer.pageLayout().paintRectPixels(DPI))
    scale = min(room.width() / size.width(), room.height() / size.height())
    painter = QPainter(writer)
    painter.translate((room.width() - scale * size.width()) / 2, (room.height() - scale * size.height()) / 2)
    painter.scale(scale, scale)
    _paint(painter, paint, IMAGES_IN_VECTORS)
    buffer.close()
    return bytes(held.data())


def _layout(size: QSize, page: Page) -> QPageLayout:
    sheet = _SHEETS.get(page)
    if sheet is None:
        inches = QSizeF(size.width() / DPI, size.height() / DPI)
        fitted = QPageSize(inches, QPageSize.Unit.Inch, "", QPageSize.SizeMatchPolicy.ExactMatch)
        return QPageLayout(fitted, QPageLayout.Orientation.Portrait, QMarginsF())
    wide = size.width() > size.height()
    way = QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    return QPageLayout(QPageSize(sheet), way, margins, QPageLayout.Unit.Millimeter)


def _paint(painter: QPainter, paint: Paint, ratio: float) -> None:
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint(painter, ratio)
    finally:
        painter.end()


@cache
def paper() -> Theme:
    """The light theme on white: what is printed needs no ground."""
    light = theme.light()
    return replace(light, name="paper", window=light.paper)
