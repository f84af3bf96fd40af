"""Fonts made from others keep the unit in which these have their size."""

import pytest
from PySide6.QtGui import QFont

from sudoku_gui.render.fonts import monospaced, scaled


def test_a_size_in_pixels_stays_in_pixels() -> None:
    """A picture for a file has its letters in pixels, whatever the screen's resolution."""
    font = QFont()
    font.setPixelSize(20)
    assert [scaled(font, 0.86).pixelSize(), monospaced(font).pixelSize()] == [17, 20]


def test_a_size_in_points_stays_in_points() -> None:
    """Fractions of a point count: large text is scaled by shares."""
    font = QFont()
    font.setPointSizeF(10.5)
    assert scaled(font, 2).pointSizeF() == pytest.approx(21)
    assert monospaced(font, 0.5).pointSizeF() == pytest.approx(5.25)


def test_no_scale_makes_a_font_that_qt_refuses() -> None:
    """Without room for letters they are tiny, never of size 0."""
    points, pixels = QFont(), QFont()
    points.setPointSizeF(9)
    pixels.setPixelSize(9)
    assert (scaled(points, 0.01).pointSizeF(), scaled(pixels, 0.01).pixelSize()) == (1, 1)


def test_all_else_of_a_font_stays() -> None:
    font = QFont("DejaVu Sans", 10, QFont.Weight.Bold)
    assert scaled(font, 1.5).bold()
    assert scaled(font, 1.5).family() == "DejaVu Sans"
