"""Pictures are written as files that other programs read: of the right size, and with what they say of themselves."""

import re
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from sudoku_gui.render import picture_files as export
from sudoku_gui.render import theme
from sudoku_gui.render.caption import Caption
from sudoku_gui.render.caption import height as caption_height
from sudoku_gui.render.caption import paint as paint_caption
from sudoku_gui.render.picture_files import PaperSize, PictureFormat, PictureKind, TooLargeError
from sudoku_gui.render.pixmaps import IMAGES_IN_VECTORS, ratio_of
from tests.gui.canvas import LooksLike, canvas

SIZE = QSize(120, 80)
RED, BLUE = QColor("#c00000"), QColor("#0000c0")


def paint(painter: QPainter) -> None:
    """A red background with a blue square in the corner at the bottom right, and a word."""
    painter.fillRect(QRectF(0, 0, 120, 80), RED)
    painter.fillRect(QRectF(110, 70, 10, 10), BLUE)
    painter.setPen(Qt.GlobalColor.white)
    painter.drawText(QRectF(0, 0, 100, 60), "dance & sing")


def written(form: PictureFormat) -> bytes:
    return export.encoded(export.painted(SIZE, form, paint))


@pytest.mark.parametrize("scale", [1, 2, 4])
def test_a_png_has_the_pixels_and_the_fineness_of_its_scale(scale: int) -> None:
    image = QImage.fromData(written(PictureFormat(PictureKind.PNG, scale, title="Dancing")))
    assert (image.width(), image.height()) == (120 * scale, 80 * scale)
    assert image.dotsPerMeterX() == pytest.approx(96 * scale / 0.0254, abs=1)
    assert image.text("Title") == "Dancing"
    assert image.pixelColor(1, 80 * scale - 2) == RED
    assert image.pixelColor(120 * scale - 1, 80 * scale - 1) == BLUE
    assert image.pixelColor(109 * scale, 75 * scale) == RED


def test_letters_are_as_large_at_every_scale() -> None:
    """A picture of twice the pixels has letters of twice the pixels, not of four times."""
    small = QImage.fromData(written(PictureFormat(PictureKind.PNG, 1)))
    large = QImage.fromData(written(PictureFormat(PictureKind.PNG, 2)))
    smooth = Qt.TransformationMode.SmoothTransformation
    halved = large.scaled(SIZE, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    pixels = [(x, y) for x in range(0, 120, 3) for y in range(0, 80, 3)]
    gaps = [abs(small.pixelColor(*at).green() - halved.pixelColor(*at).green()) for at in pixels]
    assert sum(gaps) / len(gaps) < 8


def test_the_painter_is_reported_how_fine_the_picture_is() -> None:
    reported: list[float] = []
    for form in (
        PictureFormat(PictureKind.PNG, 3),
        PictureFormat(PictureKind.SVG),
        PictureFormat(PictureKind.PDF),
    ):
        export.painted(SIZE, form, lambda painter: reported.append(ratio_of(painter)))
    assert reported == [3, IMAGES_IN_VECTORS, IMAGES_IN_VECTORS]


def test_an_svg_is_drawn_as_it_was_painted() -> None:
    """Parsed as XML and rendered again: size, title, letters as letters."""
    data = written(PictureFormat(PictureKind.SVG, title='a <b> & "c"'))
    root = ET.fromstring(data)  # noqa: S314 - our own
    space = "{http://www.w3.org/2000/svg}"
    assert root.get("viewBox") == "0 0 120 80"
    assert root.findtext(f"{space}title") == 'a <b> & "c"'
    assert [text.text for text in root.iter(f"{space}text")] == ["dance & sing"]
    assert not list(root.iter(f"{space}image"))
    renderer = QSvgRenderer(QByteArray(data))
    assert renderer.isValid()
    assert float(str(root.get("width")).removesuffix("mm")) == pytest.approx(120 / 96 * 25.4, abs=0.1)
    with canvas(SIZE) as (image, painter):
        renderer.render(painter)
    assert image.pixelColor(2, 77) == RED
    assert image.pixelColor(117, 77) == BLUE


@pytest.mark.parametrize(
    ("page", "size"),
    [(PaperSize.FITTED, (90, 60)), (PaperSize.A4, (842, 595)), (PaperSize.LETTER, (792, 612))],
)
def test_a_pdf_has_one_page_of_the_right_size(page: PaperSize, size: tuple[int, int]) -> None:
    data = written(PictureFormat(PictureKind.PDF, page=page, title="Dancing"))
    assert data.startswith(b"%PDF-1.")
    assert data.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == 1
    box = re.search(rb"/MediaBox\s*\[\s*([\d. ]+)\]", data)
    assert box is not None
    assert [float(number) for number in box[1].split()][2:] == [pytest.approx(side, abs=1) for side in size]


def test_a_picture_too_large_for_memory_is_refused() -> None:
    with pytest.raises(TooLargeError, match="are too many"):
        export.painted(QSize(8000, 5000), PictureFormat(PictureKind.PNG, 4), paint)


def test_paper_is_white() -> None:
    """The light theme without its background: always the same object, as other themes are."""
    assert export.paper() is export.paper()
    assert export.paper().window == theme.light().paper
    assert export.paper().ink == theme.light().ink


def test_a_caption_always_has_room_for_two_lines(looks_like: LooksLike, reference_font: QFont) -> None:
    """A film would jump where captions grow; longer ones are given what they need."""
    font = reference_font
    short, place = "Solution 1", "event 1,284 of 8,660"
    long = "Cover column “row 3 has 7”: its header leaves the list; 2 options leave their other columns. " * 3
    heights = [caption_height(Caption(text, place), 420, font) for text in ("", short, long[:90], long)]
    assert heights[0] == heights[1] == heights[2] < heights[3]
    with canvas(420, heights[1] + heights[3]) as (image, painter):
        paint_caption(painter, QRectF(0, 0, 420, heights[1]), Caption(short, place), theme.light(), font)
        rest = QRectF(0, heights[1], 420, heights[3])
        paint_caption(painter, rest, Caption(long, place), theme.dark(), font)
    looks_like(image, "caption")
