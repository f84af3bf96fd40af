"""What is painted, as a file: a PNG of so many pixels, an SVG, or a PDF of one page.

Whoever paints counts in logical pixels, a 96th of an inch, as on a screen of usual fineness, and is told how many
pixels of the picture go to one of them: what is painted by way of an image should have as many.
"""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from sudoku_gui.player.errors import SessionError
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

_AT_ONCE: Final = 4_000_000
"""Pixels that are whitened in one go: memory is handed over when it is first touched, and that takes time."""

Paint = Callable[[QPainter, float], None]
"""Paints a picture from its top left corner on; the number is that of pixels to a logical pixel."""

Painting = Callable[[QPainter, float], Iterable[float]]
"""The same bit by bit; it tells how much is done, from 0 to 1."""

_Steps = Generator[float, None, QImage | bytes]


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


class TooLargeError(SessionError):
    """A picture would have more pixels than can be held."""


def pixels(size: QSize, scale: float) -> QSize:
    """How many pixels a PNG has."""
    return QSize(round(size.width() * scale), round(size.height() * scale))


def painted(size: QSize, form: Form, paint: Paint) -> QImage | bytes:
    """The picture, painted in one go: of a PNG the image, still to be `encoded`; else the file.

    Raises:
        TooLargeError: it cannot be held.
    """

    def at_once(painter: QPainter, ratio: float) -> tuple[()]:
        paint(painter, ratio)
        return ()

    steps = painting(size, form, at_once)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            picture: QImage | bytes = end.value
            return picture


def painting(size: QSize, form: Form, paint: Painting) -> _Steps:
    """Work that answers the same; it yields how much is done.

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


def _image(size: QSize, form: Form, paint: Painting) -> Generator[float, None, QImage]:
    whole = pixels(size, form.scale)
    if whole.width() * whole.height() > MOST_PIXELS:
        raise TooLargeError("export.pixels", width=whole.width(), height=whole.height())
    image = QImage(whole, QImage.Format.Format_RGB32)
    if image.isNull():
        raise TooLargeError("export.memory", width=whole.width(), height=whole.height())
    yield from whiten(image)
    image.setDevicePixelRatio(form.scale)
    yield from _paint(QPainter(image), paint, form.scale)
    # Set before, it would make points larger.
    dots = round(DPI * form.scale / _INCH)
    image.setDotsPerMeterX(dots)
    image.setDotsPerMeterY(dots)
    image.setText("Title", form.title)
    image.setText("Software", PROGRAM)
    return image


def whiten(image: QImage) -> Generator[float, None, None]:
    """Make an image white, bit by bit: of a large one that alone takes a while."""
    rows = max(1, _AT_ONCE // image.width())
    painter = QPainter(image)
    try:
        for top in range(0, image.height(), rows):
            painter.fillRect(QRect(0, top, image.width(), rows), Qt.GlobalColor.white)
            yield 0.0
    finally:
        painter.end()


def _svg(size: QSize, form: Form, paint: Painting) -> Generator[float, None, bytes]:
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
    yield from _paint(QPainter(generator), paint, IMAGES_IN_VECTORS)
    buffer.close()
    return bytes(held.data())


def _pdf(size: QSize, form: Form, paint: Painting) -> Generator[float, None, bytes]:
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
    yield from _paint(painter, paint, IMAGES_IN_VECTORS)
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


def _paint(painter: QPainter, paint: Painting, ratio: float) -> Generator[float, None, None]:
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        yield from paint(painter, ratio)
    finally:
        painter.end()


@cache
def paper() -> Theme:
    """The light theme on white: what is printed needs no ground."""
    light = theme.light()
    return replace(light, name="paper", window=light.paper)
