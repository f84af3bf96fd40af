"""Dots for stops, and the signs at choices."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from sudoku_gui.features.tours import paint as tour_marks
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.amounts import each
from tests.gui.canvas import canvas

WIDTHS = st.floats(30, 900)
STOPS = st.integers(1, 200)


@given(WIDTHS, STOPS, st.data())
def test_a_click_on_a_stop_means_that_stop(width: float, stops: int, data: st.DataObject) -> None:
    """Where a stop is painted, there it is clicked; in dots and in a bar."""
    stop = data.draw(st.integers(0, stops - 1))
    place = tour_marks.x_of(width, stops, stop)
    assert 0 <= place <= width
    assert tour_marks.stop_at(width, stops, place) == stop


@given(WIDTHS, STOPS, st.floats(-100, 2000))
def test_a_click_anywhere_means_some_stop(width: float, stops: int, x: float) -> None:
    assert tour_marks.stop_at(width, stops, x) in range(stops)


def test_without_space_there_is_a_bar() -> None:
    assert tour_marks.is_bar(300, 200)
    assert not tour_marks.is_bar(300, 9)


def painted(sign: str, colours: Theme) -> list[bool]:
    with canvas(20, 20, background=colours.paper) as (image, painter):
        tour_marks.paint_sign(painter, QRectF(3, 3, 14, 14), sign, colours)
    return [image.pixelColor(x, y) != colours.paper for x in range(20) for y in range(20)]


def test_right_and_wrong_differ_without_colour(each_theme: Theme) -> None:
    for pair in each(combinations([painted(sign, each_theme) for sign in ("right", "wrong", "open")], 2)):
        assert sum(mine != theirs for mine, theirs in zip(*pair, strict=True)) > 40


@pytest.mark.parametrize("stops", [9, 150])
def test_every_stop_looks_different(stops: int) -> None:
    images = []
    for present in (0, 3, 8):
        with canvas(200, 24, background=theme.light().paper) as (image, painter):
            tour_marks.paint_stops(painter, QRectF(0, 0, 200, 24), stops, present, theme.light())
        images.append(image)
    assert all(one != other for one, other in combinations(images, 2))
