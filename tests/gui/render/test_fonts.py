"""Fonts made from others keep the unit in which these have their size; tests have fonts of their own."""

import sys

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QImage, QPainter

from sudoku_gui.render.fonts import LEFT, monospaced, scaled, write


def test_a_font_keeps_its_unit_and_all_else() -> None:
    """A picture for a file has its letters in pixels; fractions of a point count; no font is of size 0."""
    pixels, points = QFont("DejaVu Sans", weight=QFont.Weight.Bold), QFont()
    pixels.setPixelSize(20)
    points.setPointSizeF(10.5)
    assert [scaled(pixels, 0.86).pixelSize(), monospaced(pixels).pixelSize()] == [17, 20]
    assert scaled(points, 2).pointSizeF() == pytest.approx(21)
    assert monospaced(points, 0.5).pointSizeF() == pytest.approx(5.25)
    assert (scaled(points, 0.01).pointSizeF(), scaled(pixels, 0.01).pixelSize()) == (1, 1)
    assert scaled(pixels, 1.5).bold()
    assert scaled(pixels, 1.5).family() == "DejaVu Sans"


@pytest.mark.skipif(sys.platform != "linux", reason="fontconfig is asked for fonts on Linux")
@pytest.mark.usefixtures("qapp")
def test_tests_see_their_own_fonts_and_no_others() -> None:
    """What a machine has installed changes no picture, and what it lacks skips none."""
    stand_ins = {"Monospace", "Sans Serif", "Serif"}
    assert set(QFontDatabase.families()) - stand_ins == {
        "DejaVu Sans",
        "DejaVu Sans Mono",
        "Droid Sans Fallback",
    }
    assert {*QFontDatabase.styles("DejaVu Sans")} == {"Bold", "Bold Oblique", "Book", "Oblique"}


def _written(text: str, width: int) -> QImage:
    image = QImage(400, 20, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    with QPainter(image) as painter:
        painter.setFont(scaled(QFont("DejaVu Sans"), 1))
        write(painter, QRectF(0, 0, width, 20), text, LEFT)
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", [f"row {house} has {digit}" for house in (1, 2, 7) for digit in (3, 4, 9)])
def test_a_text_fits_where_whole_pixels_were_counted_for_it(text: str) -> None:
    """Widths of columns are whole pixels, and a text may be some tenths wider."""
    width = QFontMetrics(QFont("DejaVu Sans")).horizontalAdvance(text)
    assert _written(text, width) == _written(text, 400)
    assert _written(text, width - 4) != _written(text, 400)
