"""The letters of colours on the crossings: where there are some, and where they can be read."""

import pytest
from PySide6.QtGui import QFontMetrics, QGuiApplication, QImage, QPainter

from solver_core.cover import Coloured, Problem
from sudoku_gui.features.matrix_view import paint
from sudoku_gui.features.matrix_view.axis import Axis
from sudoku_gui.features.matrix_view.model import MatrixLook
from sudoku_gui.render import theme
from sudoku_gui.render.crossings import GUESSED

COLOURED = Problem("ab", [["a", Coloured("x", "red")], ["b", "x"]], secondary="x")


def changed(problem: Problem, side: int) -> set[tuple[int, int]]:
    """The crossings, item and option, on which something is written where one has this many pixels."""
    width, height = len(problem.names), len(problem.options)
    states = bytes([GUESSED] * problem.crossings[-1])
    look = MatrixLook(problem, states, bytes(width), bytes(height), [0] * width, None, None)
    image = QImage(side * width, side * height, QImage.Format.Format_RGB32)
    image.fill(0)
    blank = image.copy()
    painter = QPainter(image)
    axes = Axis(width, side, length=side * width), Axis(height, side, length=side * height)
    paint.paint_colours(painter, look, *axes, theme.light())
    painter.end()
    return {
        (x // side, y // side)
        for y in range(image.height())
        for x in range(image.width())
        if image.pixel(x, y) != blank.pixel(x, y)
    }


@pytest.mark.usefixtures("qapp")
def test_only_an_item_with_a_colour_has_letters() -> None:
    assert changed(COLOURED, 20) == {(2, 0)}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("problem", "side"), [(COLOURED, 8), (Problem("ab", ["ab", "a"]), 20)])
def test_without_space_or_colours_nothing_is_written(problem: Problem, side: int) -> None:
    assert not changed(problem, side)


@pytest.mark.usefixtures("qapp")
def test_a_long_name_is_cut_to_what_fits() -> None:
    metrics = QFontMetrics(QGuiApplication.font())
    width = metrics.horizontalAdvance("crim")
    assert paint._fitting("crimson", metrics, width) == "crim"
    assert paint._fitting("crimson", metrics, 1) == "c"
