"""Two runs on one axis: where the mouse is, and looks."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QTransform

from solver_core.cover import Rule
from solver_core.problems import gallery
from sudoku_gui.features.comparison import paint_plot as comparison_plot
from sudoku_gui.features.comparison import series as comparison_series
from sudoku_gui.features.comparison.paint_plot import ComparisonLook
from sudoku_gui.features.comparison.series import Series
from sudoku_gui.player.comparison import Alignment
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import LooksLike, canvas

FONT = QFont("DejaVu Sans")
FONT.setPixelSize(12)


def run(rule: Rule, first: int | None = None) -> Series:
    search = gallery.search("queens_6", rule)
    search.background_run.go()
    with search.background_run.reading() as (_, timeline):
        buckets = timeline.buckets(most=60)
    return comparison_series.of(
        buckets, search.background_run.length, Alignment.DECISION, is_complete=True, first=first
    )


def picture(look: ComparisonLook, colours: Theme, width: int = 400, height: int = 200) -> QImage:
    with canvas(width, height) as (image, painter):
        comparison_plot.paint(painter, QRectF(image.rect()), look, colours, FONT)
        comparison_plot.paint_cursors(painter, QRectF(image.rect()), look, colours, FONT)
    return image


@pytest.fixture(scope="module")
def look(qapp: object) -> ComparisonLook:
    assert qapp
    here, there = run(Rule.FEWEST, 400), run(Rule.FIRST, 500)
    tick_marks = tuple(
        (coordinate, f"{coordinate:g}") for coordinate in comparison_series.tick_marks(there.end, 6)
    )
    words = ("decisions", "depth here", "depth there")
    return ComparisonLook(
        here,
        there,
        max(here.end, there.end),
        (30.0, 30.0),
        tick_marks=tick_marks,
        words=words,
        divergence=4.0,
    )


@pytest.mark.parametrize("place", [0.0, 10.0, 57.0, 100.0])
def test_places_are_found_where_they_are_painted(place: float) -> None:
    frame = comparison_plot.frame(QRectF(0, 0, 400, 200), FONT, 81)
    assert frame.coordinate_at(frame.x_of(place, 100), 100) == pytest.approx(place)
    assert frame.coordinate_at(-50, 100) == 0
    assert frame.coordinate_at(5000, 100) == 100


def test_the_two_runs_look_different_even_when_they_are_the_same(look: ComparisonLook) -> None:
    """One stands, the other hangs, hatched and dashed: turned over they are not equal."""
    same = replace(
        look, there=look.here, cursors=(None, None), words=("", "", ""), tick_marks=(), divergence=None
    )
    image = picture(same, theme.light())
    frame = comparison_plot.frame(QRectF(image.rect()), FONT, look.deepest)
    upper = image.copy(frame.upper.toRect())
    lower = image.copy(frame.lower.toRect()).transformed(QTransform.fromScale(1, -1))
    assert upper.convertToFormat(QImage.Format.Format_Grayscale8) != lower.convertToFormat(
        QImage.Format.Format_Grayscale8
    )


@pytest.mark.parametrize("size", [(1, 1), (40, 20), (30, 300), (300, 30)])
def test_a_plot_is_painted_in_the_smallest_space_and_without_series(
    look: ComparisonLook, size: tuple[int, int]
) -> None:
    for shown in (look, ComparisonLook(Series(), Series(), 0)):
        assert picture(shown, theme.light(), *size).pixelColor(0, 0) != QColor("magenta")


def test_a_plot_of_two_runs_matches_its_reference_pictures(
    look: ComparisonLook, looks_like: LooksLike, each_theme: Theme
) -> None:
    """Columns, ends, first solutions, cursors, where they part, and numbers."""
    looks_like(picture(look, each_theme), f"comparison_plot_{each_theme.name}")
