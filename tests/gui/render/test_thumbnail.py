"""A puzzle at the size of a stamp: givens where they are, on whole pixels, in any colours."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from solver_core.sudoku.grid import Grid
from sudoku_gui.render import theme, thumbnail
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import canvas

GRID = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")


def painted(digits: bytes, colours: Theme, side: int, ratio: float = 1.0) -> QImage:
    image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(colours.window)
    painter = QPainter(image)
    thumbnail.paint(painter, QRectF(0, 0, side, side), digits, colours, ratio)
    painter.end()
    return image


def count(image: QImage, colour: QColor) -> int:
    return sum(image.pixelColor(x, y) == colour for x in range(image.width()) for y in range(image.height()))


@pytest.mark.parametrize("side", [20, 40, 48, 64])
def test_each_given_is_a_square_of_the_same_size(each_theme: Theme, side: int) -> None:
    one = painted(bytes([5, *bytes(80)]), each_theme, side)
    empty = painted(bytes(81), each_theme, side)
    all_givens = painted(bytes(GRID.digits), each_theme, side)
    ink = each_theme.given
    square = count(one, ink) - count(empty, ink)
    assert square > 0
    assert count(all_givens, ink) - count(empty, ink) == GRID.filled * square


def test_a_given_stands_where_it_is_in_the_puzzle() -> None:
    colours = theme.light()
    image = painted(bytes([1, *bytes(79), 9]), colours, 49)
    places = [(x, y) for x in range(49) for y in range(49) if image.pixelColor(x, y) == colours.given]
    assert {(x < 24, y < 24) for x, y in places} == {(True, True), (False, False)}


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_no_line_of_a_thumbnail_is_blurred_at_any_scale(ratio: float) -> None:
    colours = theme.light()
    image = painted(bytes(GRID.digits), colours, 40, ratio)
    found = {
        QColor(image.pixelColor(x, y)).name() for x in range(image.width()) for y in range(image.height())
    }
    lines = (colours.thin_line, colours.thick_line)
    assert found <= {colour.name() for colour in (colours.window, colours.paper, colours.given, *lines)}


def test_large_thumbnails_have_digits() -> None:
    colours = theme.light()
    assert painted(bytes([1] * 81), colours, 140) != painted(bytes([8] * 81), colours, 140)
    assert painted(bytes([1] * 81), colours, 40) == painted(bytes([8] * 81), colours, 40)


def test_digits_have_seven_pixels_or_are_squares() -> None:
    """A smaller digit would be a speck that looks like one."""
    colours = theme.light()
    for side in range(60, 140, 3):
        empty, image = painted(bytes(81), colours, side), painted(bytes([8, *bytes(80)]), colours, side)
        places = [(x, y) for x in range(side) for y in range(side)]
        rows = [y for x, y in places if image.pixelColor(x, y) != empty.pixelColor(x, y)]
        is_digit = image != painted(bytes([1, *bytes(80)]), colours, side)
        assert not is_digit or max(rows) - min(rows) + 1 >= 7, side
    usual = thumbnail.USUAL
    assert painted(bytes([8] * 81), colours, usual) != painted(bytes([1] * 81), colours, usual)


def test_entries_have_their_own_ink() -> None:
    colours = theme.light()
    with canvas(100, 100) as (image, painter):
        thumbnail.paint(painter, QRectF(0, 0, 100, 100), bytes(81), colours, entries=bytes([5] * 81))
    assert count(image, colours.entry) > 81
    assert not count(image, colours.given)


def test_the_painter_is_restored() -> None:
    with canvas(60, 60) as (_, painter):
        painter.translate(3, 4)
        painter.setPen(Qt.GlobalColor.red)
        thumbnail.paint(painter, QRectF(0, 0, 50, 50), bytes(GRID.digits), theme.dark())
        assert painter.transform() == QTransform.fromTranslate(3, 4)
        assert painter.pen().color() == QColor(Qt.GlobalColor.red)


@pytest.mark.parametrize("digits", [b"", bytes(80), bytes(200)])
def test_any_number_of_digits_is_painted(digits: bytes) -> None:
    assert not painted(digits, theme.light(), 1).isNull()
    assert not painted(digits, theme.light(), 40).isNull()
