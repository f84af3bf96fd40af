"""Pages on paper and in files: a PDF of all, or each as an SVG or a PNG; a printer is a PDF that comes out of a machine.

The generators paint one board between two yields, and tell how much is done, from 0 to 1.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator

from sudoku_gui.export import picture_files as export
from sudoku_gui.export.picture_files import DPI, IMAGES_IN_VECTORS, PROGRAM, TooLargeError
from sudoku_gui.printing.puzzle_pages import Pages, Sheet

MARGIN: Final = 14.0
"""Millimetres around what is printed."""

_INCH: Final = 0.0254
_MILLIMETRES: Final = 25.4
"""In an inch."""


class Paper(StrEnum):
    """Sheets that are sold."""

    A4 = "a4"
    A5 = "a5"
    LETTER = "letter"
    LEGAL = "legal"


_SIZES: Final = {
    Paper.A4: QPageSize.PageSizeId.A4,
    Paper.A5: QPageSize.PageSizeId.A5,
    Paper.LETTER: QPageSize.PageSizeId.Letter,
    Paper.LEGAL: QPageSize.PageSizeId.Legal,
}


_LETTER_COUNTRIES: Final = frozenset(
    (
        QLocale.Country.Belize,
        QLocale.Country.Canada,
        QLocale.Country.Chile,
        QLocale.Country.Colombia,
        QLocale.Country.CostaRica,
        QLocale.Country.ElSalvador,
        QLocale.Country.Guatemala,
        QLocale.Country.Mexico,
        QLocale.Country.Nicaragua,
        QLocale.Country.Panama,
        QLocale.Country.Philippines,
        QLocale.Country.PuertoRico,
        QLocale.Country.UnitedStates,
        QLocale.Country.Venezuela,
    )
)
"""Where paper is sold as Letter: Unicode's CLDR, ``paperSize`` in its supplemental data."""


def usual_paper(country: QLocale.Country) -> Paper:
    """What lies in a printer there: Letter in parts of America and in the Philippines, else A4."""
    return Paper.LETTER if country in _LETTER_COUNTRIES else Paper.A4


@dataclass(frozen=True, slots=True)
class Run:
    """Pages, and what they are printed on.

    Attributes:
        pages: what is printed.
        layout: size, direction and margins of a page.
        font: of the words.
        title: what a file says of itself.
    """

    pages: Pages
    layout: QPageLayout
    font: QFont
    title: str = ""


def layout(paper: Paper, *, landscape: bool = False) -> QPageLayout:
    """A page of this paper, upright or across, with margins."""
    way = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    return QPageLayout(QPageSize(_SIZES[paper]), way, margins, QPageLayout.Unit.Millimeter)


def with_margins(page: QPageLayout) -> QPageLayout:
    """The same paper, lying the same way, with the margins that all pages have."""
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    return QPageLayout(page.pageSize(), page.orientation(), margins, QPageLayout.Unit.Millimeter)


def whole(page: QPageLayout) -> QSizeF:
    """A page with its margins, in logical pixels."""
    size = page.pageSize().size(
        QPageSize.Unit.Millimeter
    )  # in inches it would be rounded to whole points before
    upright = page.orientation() is QPageLayout.Orientation.Portrait
    return (size if upright else size.transposed()) * DPI / _MILLIMETRES


def painting_page(painter: QPainter, run: Run, number: int, ratio: float) -> Iterator[float]:
    """Paint one page within its margins, board by board; tells how much of the page is done, from 0 to 1.

    The painter stands at the corner of the paper and counts logical pixels; `ratio` of the device's go to one.
    """
    inner = page_room(run.layout)
    painter.save()
    painter.translate(inner.topLeft())
    sheet = Sheet(inner.size(), export.paper(), _in_pixels(run.font), ratio)
    try:
        yield from run.pages.painting(painter, number, sheet)
    finally:
        painter.restore()


def page_room(page: QPageLayout) -> QRectF:
    """Where something is printed on a page, in logical pixels."""
    room = page.paintRect(QPageLayout.Unit.Inch)
    return QRectF(room.topLeft() * DPI, room.size() * DPI)


def pdf(run: Run, numbers: Sequence[int] | None = None) -> Generator[float, None, bytes]:
    """Pages in one file: those of these numbers, or all."""
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setTitle(run.title)
    writer.setCreator(PROGRAM)
    yield from printed(writer, run, IMAGES_IN_VECTORS, numbers)
    buffer.close()
    return bytes(held.data())


def printed(
    device: QPagedPaintDevice, run: Run, fineness: float = 1.0, numbers: Sequence[int] | None = None
) -> Generator[float, None, None]:
    """Pages on a printer, or whatever else has pages.

    Args:
        device: with its own resolution; its layout becomes that of the run.
        run: what is printed.
        fineness: parts of the device's pixel that can still be told apart.
        numbers: which pages; None: all.

    Raises:
        OSError: the device does not take them.
    """
    wanted = range(run.pages.count) if numbers is None else numbers
    to_the_edge = QPageLayout(run.layout)
    to_the_edge.setMode(QPageLayout.Mode.FullPageMode)  # whole pixels count from the corner of the paper
    device.setPageLayout(to_the_edge)
    painter = QPainter()
    if not painter.begin(device):
        raise OSError("the printer takes no pages")
    try:
        scale = device.logicalDpiX() / DPI
        for done, number in enumerate(wanted):
            if done and not device.newPage():
                raise OSError("the printer takes no further pages")
            painter.resetTransform()
            painter.scale(scale, scale)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for share in painting_page(painter, run, number, scale * fineness):
                yield (done + share) / len(wanted)
            yield (done + 1) / len(wanted)
    finally:
        painter.end()


def svg(run: Run, number: int) -> Generator[float, None, bytes]:
    """One page as a drawing."""
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(DPI)
    size = whole(run.layout)
    generator.setSize(size.toSize())
    generator.setViewBox(QRectF(QPointF(), size))
    generator.setTitle(run.title)
    generator.setDescription(PROGRAM)
    painter = QPainter(generator)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        yield from painting_page(painter, run, number, IMAGES_IN_VECTORS)
    finally:
        painter.end()
    buffer.close()
    return bytes(held.data())


def image(run: Run, number: int, dots: int) -> Generator[float, None, QImage]:
    """One page as an image with so many dots to an inch.

    Raises:
        TooLargeError: it cannot be held.
    """
    ratio = dots / DPI
    size = QSize(*(round(side * ratio) for side in whole(run.layout).toTuple()))
    if size.width() * size.height() > export.MOST_PIXELS:
        raise TooLargeError(f"{size.width()} × {size.height()} pixels are too many")
    picture = QImage(size, QImage.Format.Format_RGB32)
    if picture.isNull():
        raise TooLargeError(f"there is no memory for {size.width()} × {size.height()} pixels")
    yield from export.whiten(picture)
    painter = QPainter(picture)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        yield from painting_page(painter, run, number, ratio)
    finally:
        painter.end()
    picture.setDotsPerMeterX(round(dots / _INCH))
    picture.setDotsPerMeterY(round(dots / _INCH))
    picture.setText("Title", run.title)
    picture.setText("Software", PROGRAM)
    return picture


def _in_pixels(font: QFont) -> QFont:
    """The font as large as on screen: in points it would be enlarged once more by the device's resolution."""
    sized = QFont(font)
    sized.setPixelSize(max(1, QFontInfo(font).pixelSize()))
    return sized
