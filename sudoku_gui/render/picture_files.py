"""Pictures as files: a PNG of this many pixels, an SVG, or a PDF of one page.

What paints counts in logical pixels, a 96th of an inch; images within it should be as fine as `pixmaps.ratio_of` says.
"""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, partial
from typing import Final, TypeAlias

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from sudoku_gui.player.errors import AppError, AppMessage
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme

DPI: Final = 96  # logical pixels to an inch
PROGRAM: Final = "Dancing Sudoku"
MOST_PIXELS: Final = 120_000_000  # of one picture: half a gigabyte while it is painted
_MARGIN: Final = 12.0  # millimetres around a picture on a sheet
_INCH: Final = 0.0254
_AT_ONCE: Final = 4_000_000
"""Pixels that are whitened in one go: memory is provided when it is first touched, and that takes time."""

Paint: TypeAlias = Callable[[QPainter], Iterable[float] | None]
"""Paints a picture from its top left corner; in slices, it yields how much is done."""
_Painting: TypeAlias = Generator[float, None, QImage | bytes]


class PictureKind(StrEnum):
    """A kind of file; its value is the ending."""

    PNG = "png"
    SVG = "svg"
    PDF = "pdf"


class PaperSize(StrEnum):
    """The paper of the pages; FITTED is as large as the picture."""

    FITTED = "fitted"
    A4 = "a4"
    A5 = "a5"
    LETTER = "letter"
    LEGAL = "legal"

    @property
    def size(self) -> QPageSize:
        return QPageSize(QPageSize.PageSizeId[self.name.title()])


@dataclass(frozen=True, slots=True)
class PictureFormat:
    """The file that is wanted: its kind, pixels of a PNG to a logical pixel, the page of a PDF, and a title."""

    kind: PictureKind = PictureKind.PNG
    scale: float = 1.0
    page: PaperSize = PaperSize.FITTED
    title: str = ""


TEMPLATES: Final = {
    "export.pixels": "{width} × {height} pixels are too many",
    "export.memory": "there is no memory for {width} × {height} pixels",
    "export.picture": "the picture cannot be written: {words}",
    "export.no_view": "the view is no longer visible",
}


class PictureMessage(AppMessage, templates=TEMPLATES):
    """Why a picture cannot be written."""

    __slots__ = ()


class TooLargeError(AppError):
    """A picture would have more pixels than can be held."""

    messages = PictureMessage


def pixels(size: QSize | QSizeF, scale: float) -> QSize:
    return QSize(round(size.width() * scale), round(size.height() * scale))


def painted(size: QSize, form: PictureFormat, paint: Paint) -> QImage | bytes:
    """The picture, painted in one go: of a PNG the image, still to be `encoded`; else the file.

    Raises:
        TooLargeError: there is no memory for it.
    """
    steps = painting(size, form, paint)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            picture: QImage | bytes = end.value
            return picture


def painting(size: QSize | QSizeF, form: PictureFormat, paint: Paint) -> _Painting:
    """The picture, as `painted` returns it, painted in slices.

    Raises:
        TooLargeError: there is no memory for it.
    """
    if form.kind is PictureKind.PNG:
        return _image(size, form, paint)
    return _vectors(QSizeF(size), form, paint)


def encoded(picture: QImage | bytes, kind: str = "png", quality: int = -1) -> bytes:
    """The file of an image; it may take a while, and needs no event loop.

    Raises:
        OSError: Qt cannot write this kind.
    """
    if isinstance(picture, bytes):
        return picture
    data, buffer = open_buffer()
    writer = QImageWriter(buffer, QByteArray(kind.encode()))
    if quality >= 0:
        writer.setQuality(quality)
    if not writer.write(picture):
        raise OSError(0, PictureMessage("export.picture", words=writer.errorString()))
    return bytes(data.data())


def open_buffer() -> tuple[QByteArray, QBuffer]:
    """A file in memory, and what it will hold."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return data, buffer


def _image(size: QSize | QSizeF, form: PictureFormat, paint: Paint) -> Generator[float, None, QImage]:
    whole = pixels(size, form.scale)
    width, height = whole.width(), whole.height()
    if width * height > MOST_PIXELS:
        raise TooLargeError("export.pixels", width=width, height=height)
    image = QImage(whole, QImage.Format.Format_RGB32)
    if image.isNull():
        raise TooLargeError("export.memory", width=width, height=height)
    rows = max(1, _AT_ONCE // width)
    with QPainter(image) as painter:
        for top in range(0, height, rows):
            painter.fillRect(QRect(0, top, width, rows), Qt.GlobalColor.white)
            yield 0.0
    image.setDevicePixelRatio(form.scale)
    with QPainter(image) as painter:
        yield from _paint(painter, paint)
    dots = round(DPI * form.scale / _INCH)  # set before, it would make points larger
    image.setDotsPerMeterX(dots)
    image.setDotsPerMeterY(dots)
    image.setText("Title", form.title)
    image.setText("Software", PROGRAM)
    return image


def _vectors(size: QSizeF, form: PictureFormat, paint: Paint) -> Generator[float, None, bytes]:
    data, buffer = open_buffer()
    make = _svg if form.kind is PictureKind.SVG else partial(_pdf, page=form.page)
    device = make(buffer, size, title=form.title)
    with QPainter(device) as painter:
        if isinstance(device, QPdfWriter):
            space = QRectF(device.pageLayout().paintRectPixels(DPI))
            scale = min(space.width() / size.width(), space.height() / size.height())
            rest = (space.size() - size * scale) / 2
            painter.translate(rest.width(), rest.height())
            painter.scale(scale, scale)
        yield from _paint(painter, paint)
    buffer.close()
    return bytes(data.data())


def _svg(buffer: QBuffer, size: QSizeF, title: str) -> QSvgGenerator:
    generator = QSvgGenerator()
    generator.setTitle(title)
    generator.setOutputDevice(buffer)
    generator.setResolution(DPI)
    generator.setSize(size.toSize())
    generator.setViewBox(QRectF(QPointF(), size))
    generator.setDescription(PROGRAM)
    return generator


def pdf_of_pages(buffer: QBuffer, page: PaperSize, title: str) -> QPdfWriter:
    """A document of upright pages, to be painted one after the other in points of `DPI` to an inch."""
    return _pdf(buffer, QSizeF(1, 1), page, title)


def pdf_writer(buffer: QBuffer, title: str) -> QPdfWriter:
    """A PDF that counts in points of `DPI` to an inch."""
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setCreator(PROGRAM)
    writer.setTitle(title)
    return writer


def _pdf(buffer: QBuffer, size: QSizeF, page: PaperSize, title: str) -> QPdfWriter:
    writer = pdf_writer(buffer, title)
    writer.setColorModel(QPdfWriter.ColorModel.RGB)
    orientation, margins = QPageLayout.Orientation.Portrait, QMarginsF()
    if page is PaperSize.FITTED:
        sheet = QPageSize(size / DPI, QPageSize.Unit.Inch, "", QPageSize.SizeMatchPolicy.ExactMatch)
    else:
        sheet = page.size
        margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        if size.width() > size.height():
            orientation = QPageLayout.Orientation.Landscape
    writer.setPageLayout(QPageLayout(sheet, orientation, margins, QPageLayout.Unit.Millimeter))
    return writer


def _paint(painter: QPainter, paint: Paint) -> Generator[float, None, None]:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    yield from paint(painter) or ()


@cache
def paper() -> Theme:
    """The light theme on white: what is printed needs no background."""
    light = theme.light()
    return replace(light, name="paper", window=light.paper)
