"""Pages on paper and in files: a PDF of all pages, or an SVG or PNG of each.

The generators paint one board between two yields, and yield how much is done, from 0 to 1.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLocale, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontInfo, QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from sudoku_gui.features.printing.paint_pages import PrintedPages, PrintedPageStyle
from sudoku_gui.player.errors import AppMessage
from sudoku_gui.render import picture_files
from sudoku_gui.render.picture_files import DPI, PaperSize, PictureFormat, PictureKind
from sudoku_gui.render.pixmaps import IMAGES_IN_VECTORS, ratio_of

MARGIN: Final = 14.0
"""Millimetres around what is printed."""

_MILLIMETRES: Final = 25.4  # in an inch


TEMPLATES: Final = {
    "print.none": "the printer does not accept pages",
    "print.further": "the printer does not accept further pages",
}


class PrintMessage(AppMessage, templates=TEMPLATES):
    """Messages for printing that fails, by their codes."""

    __slots__ = ()


_LETTER_COUNTRIES: Final = frozenset(
    QLocale.Country[name]
    for name in (
        *("Belize", "Canada", "Chile", "Colombia", "CostaRica", "ElSalvador", "Guatemala", "Mexico"),
        *("Nicaragua", "Panama", "Philippines", "PuertoRico", "UnitedStates", "Venezuela"),
    )
)
"""Where paper is sold as Letter: Unicode's CLDR, ``paperSize`` in its supplemental data."""


def usual_paper(country: QLocale.Country) -> PaperSize:
    """The usual paper of a country: Letter in parts of America and in the Philippines, else A4."""
    return PaperSize.LETTER if country in _LETTER_COUNTRIES else PaperSize.A4


@dataclass(frozen=True, slots=True)
class PrintJob:
    """Pages, what they are printed on, and the title in the properties of a file."""

    pages: PrintedPages
    layout: QPageLayout
    font: QFont
    title: str = ""


def layout(paper: PaperSize, *, landscape: bool = False) -> QPageLayout:
    orientation = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    return with_margins(QPageLayout(paper.size, orientation, QMarginsF()))


def with_margins(page: QPageLayout) -> QPageLayout:
    """The paper and orientation of a page, with the margins of all pages."""
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    return QPageLayout(page.pageSize(), page.orientation(), margins, QPageLayout.Unit.Millimeter)


def page_size(page: QPageLayout) -> QSizeF:
    """A page with its margins, in logical pixels."""
    size = page.pageSize().size(QPageSize.Unit.Millimeter)  # Qt rounds sizes in inches to whole points
    upright = page.orientation() is QPageLayout.Orientation.Portrait
    return (size if upright else size.transposed()) * DPI / _MILLIMETRES


def print_area(page: QPageLayout) -> QRectF:
    """A page without its margins, in logical pixels."""
    area = page.paintRect(QPageLayout.Unit.Inch)
    return QRectF(area.topLeft() * DPI, area.size() * DPI)


def paint_page(painter: QPainter, job: PrintJob, number: int, ratio: float) -> Iterator[float]:
    """Paint one page within its margins, board by board.

    The painter stands at the corner of the paper and counts logical pixels, with `ratio` device pixels to one.
    """
    area = print_area(job.layout)
    font = QFont(job.font)  # a size in points would be scaled once more by the device's resolution
    font.setPixelSize(max(1, QFontInfo(job.font).pixelSize()))
    painter.save()
    painter.translate(area.topLeft())
    try:
        yield from job.pages.painting(
            painter, number, PrintedPageStyle(area.size(), picture_files.paper(), font, ratio)
        )
    finally:
        painter.restore()


def pdf(job: PrintJob, numbers: Sequence[int] | None = None) -> Generator[float, None, bytes]:
    """Pages in one file: those of these numbers, or all."""
    data, buffer = picture_files.open_buffer()
    yield from print_pages(picture_files.pdf_writer(buffer, job.title), job, IMAGES_IN_VECTORS, numbers)
    buffer.close()
    return bytes(data.data())


def print_pages(
    device: QPagedPaintDevice, job: PrintJob, detail: float = 1.0, numbers: Sequence[int] | None = None
) -> Generator[float, None, None]:
    """Print on a device, with `detail` pixels of an image to one of it; raises an OSError."""
    wanted = range(job.pages.count) if numbers is None else numbers
    full_page = QPageLayout(job.layout)
    full_page.setMode(QPageLayout.Mode.FullPageMode)  # pixels count from the corner of the paper
    device.setPageLayout(full_page)
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(0, PrintMessage("print.none"))
    try:
        scale = device.logicalDpiX() / DPI
        for done, number in enumerate(wanted):
            if done and not device.newPage():
                raise OSError(0, PrintMessage("print.further"))
            painter.resetTransform()
            painter.scale(scale, scale)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for share in paint_page(painter, job, number, scale * detail):
                yield (done + share) / len(wanted)
            yield (done + 1) / len(wanted)
    finally:
        painter.end()


def page(job: PrintJob, number: int, kind: PictureKind, dots: int) -> Generator[float, None, QImage | bytes]:
    """One page as a drawing, or as an image with these dots per inch, still to be encoded; raises a TooLargeError."""
    form = PictureFormat(kind, dots / DPI, title=job.title)
    size = page_size(job.layout)
    return picture_files.painting(
        size, form, lambda painter: paint_page(painter, job, number, ratio_of(painter))
    )
