"""The plot of depths: heights, bins, places under the mouse, and looks."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QImage

from sudoku_gui.features.statistics import paint as statistics_plot
from sudoku_gui.features.statistics.paint import LARGE, Bar, DepthsLook
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import LooksLike, canvas

FONT = QFont("DejaVu Sans")
FONT.setPixelSize(12)
LEGEND = (("nodes", "nodes"), ("dead_ends", "dead ends"), ("solutions", "solutions"), ("pruned", "pruned"))


def bars(*nodes: int) -> tuple[Bar, ...]:
    return tuple(Bar(at, at, count) for at, count in enumerate(nodes))


def picture(look: DepthsLook, colours: Theme, width: int = 300, height: int = 140) -> QImage:
    with canvas(width, height) as (image, painter):
        statistics_plot.paint(painter, QRectF(image.rect()), look, colours, FONT)
    return image


@given(nodes=st.lists(st.integers(0, 10**7), min_size=1, max_size=30))
def test_more_nodes_are_never_lower(nodes: list[int]) -> None:
    """On either scale: none is nothing, one can be seen, the most fills the height."""
    look = DepthsLook(bars(*nodes))
    heights = [statistics_plot.height(count, look) for count in sorted(nodes)]
    assert all(low <= high for low, high in pairwise(heights))
    assert all((height == 0) == (count == 0) for height, count in zip(heights, sorted(nodes), strict=True))
    assert heights[-1] in {0, 1}


@pytest.mark.parametrize(("most", "logarithmic"), [(LARGE, False), (LARGE + 1, True)])
def test_large_numbers_are_shown_as_logarithms(most: int, logarithmic: bool) -> None:  # noqa: FBT001 - a parameter of the test
    look = DepthsLook(bars(1, most))
    assert look.is_logarithmic == logarithmic
    assert (statistics_plot.height(most // 2, look) > 0.7) == logarithmic


@given(nodes=st.lists(st.integers(0, 99), max_size=1200), width=st.integers(1, 500))
def test_bins_hold_every_depth_once(nodes: list[int], width: int) -> None:
    """However narrow the plot, nothing is lost, and every bar has room."""
    binned = statistics_plot.binned(bars(*nodes), width)
    assert sum(bar.nodes for bar in binned) == sum(nodes)
    depths = [depth for bar in binned for depth in range(bar.first, bar.last + 1)]
    assert depths == list(range(len(nodes)))
    assert len(binned) <= max(1, width // 2)


@pytest.mark.parametrize("count", [1, 9, 82])
def test_every_bar_is_found_under_the_mouse(count: int) -> None:
    frame = statistics_plot.frame(QRectF(0, 0, 300, 140), count, FONT)
    for number in range(count):
        point = QPointF(frame.bars.left() + (number + 0.5) * frame.slot, 60)
        assert frame.at(point, count) == number
    assert frame.at(QPointF(0, 60), count) is None
    assert frame.at(QPointF(frame.bars.left() + count * frame.slot + 1, 60), count) is None


def test_a_plot_of_depths_matches_its_reference_pictures(looks_like: LooksLike, each_theme: Theme) -> None:
    """Logarithms, all series, a depth that is pointed at, and where the search is."""
    rows = ((1, 0, 0, 0), (2, 0, 0, 0), (9, 2, 0, 1), (60, 20, 0, 4), (400, 180, 3, 30), (80, 50, 30, 0))
    shown = tuple(Bar(at, at, *row) for at, row in enumerate(rows))
    look = DepthsLook(shown, 3, 4, "", LEGEND, "max 400, log")
    looks_like(picture(look, each_theme, 360, 160), f"statistics_plot_{each_theme.name}")
    for size in ((1, 1), (40, 20), (30, 300)):  # a pane may be closed to a pixel
        assert picture(look, each_theme, *size).pixelColor(0, 0) != QColor("magenta")
