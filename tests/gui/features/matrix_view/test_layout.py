"""Where the parts of the matrix lie, at every size and zoom."""

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFont

from solver_core.problems import gallery
from solver_core.sudoku import encoding
from sudoku_gui.features.matrix_view.labels import MatrixLabels, labels
from sudoku_gui.features.matrix_view.layout import Viewport, clamped, lay_out, limits, step, zoomed
from tests.amounts import each

SAMPLES = ("sudoku", "knuth_2000", "queens_8", "pentominoes_6x10", "stations")


@pytest.fixture(scope="module")
def measured(qapp: object) -> dict[str, MatrixLabels]:
    assert qapp
    problems = {"sudoku": encoding.problem()} | {name: gallery.search(name).problem for name in SAMPLES[1:]}
    return {name: labels(problem, QFont(), 1.0) for name, problem in problems.items()}


SPACES = st.builds(QSize, st.integers(60, 1900), st.integers(50, 1100))
NAMES = st.sampled_from(SAMPLES)


@given(space=SPACES, name=NAMES)
def test_the_whole_matrix_is_in_sight_at_first(
    measured: dict[str, MatrixLabels], space: QSize, name: str
) -> None:
    layout = lay_out(space, measured[name], Viewport())
    for axis in (layout.items, layout.options):
        assert axis.offset == 0
        assert axis.furthest <= axis.extent - axis.length + 1
        assert list(axis.visible) == list(range(axis.count)) or axis.length < 2 or axis.furthest == 0


@given(space=SPACES, name=NAMES, zoom=st.floats(0.1, 60), item=st.floats(-9, 400), option=st.floats(-9, 3000))
def test_rulers_and_body_never_overlap(
    measured: dict[str, MatrixLabels], space: QSize, name: str, zoom: float, item: float, option: float
) -> None:
    """Above and beside the body stands what is written, and the body stays within the room."""
    layout = lay_out(space, measured[name], Viewport(zoom, item, option))
    for axis, ruler, length in (
        (layout.items, layout.left, space.width()),
        (layout.options, layout.top, space.height()),
    ):
        assert axis.start >= ruler.thickness
        assert axis.end <= max(length, axis.start + 1)


@given(
    space=st.builds(QSize, st.integers(300, 1900), st.integers(250, 1100)),
    zoom=st.floats(0.2, 60),
    x=st.floats(0.2, 0.9),
    y=st.floats(0.2, 0.9),
)
def test_zooming_keeps_what_is_under_the_mouse(
    measured: dict[str, MatrixLabels], space: QSize, zoom: float, x: float, y: float
) -> None:
    """What one looks at stays where it is; at the edges of the matrix it may have to move."""
    sudoku = measured["sudoku"]
    sight = clamped(space, sudoku, Viewport(6.0, 130.0, 300.0))
    point = QPointF(x * space.width(), y * space.height())
    before = lay_out(space, sudoku, sight)
    after = lay_out(space, sudoku, zoomed(space, sudoku, sight, zoom, point))
    axes = ((before.items, after.items, point.x()), (before.options, after.options, point.y()))
    inside = [
        (old, new, at)
        for old, new, at in axes
        if max(old.start, new.start) <= at < min(old.end, new.end) and 0 < new.offset < new.furthest
    ]
    assume(inside)
    for old, new, at in each(inside):
        index = (at - old.start + old.offset) / old.scale
        assert abs((at - new.start + new.offset) / new.scale - index) <= 1 / new.scale + 0.01


@given(space=SPACES, name=NAMES)
@example(space=QSize(87, 50), name="pentominoes_6x10")
def test_zooming_out_ends_at_the_whole_matrix(
    measured: dict[str, MatrixLabels], space: QSize, name: str
) -> None:
    """Step by step in and out again leads back to where it began, and never beyond."""
    written, sight = measured[name], Viewport()
    for closer in [True] * 12 + [False] * 24:
        smallest, largest = limits(space, written)
        zoom = step(sight.zoom or smallest, closer=closer)
        sight = zoomed(space, written, sight, zoom, QPointF(100, 100))
        assert smallest <= (sight.zoom or smallest) <= largest
        assert sight.zoom != smallest  # which is that of the whole matrix
    assert sight == Viewport()


def test_crossings_are_square_where_they_have_shapes(measured: dict[str, MatrixLabels]) -> None:
    """From afar columns may be wider than rows are high; a shape is never squeezed."""
    afar, near = (lay_out(QSize(700, 420), measured["sudoku"], Viewport(zoom)) for zoom in (None, 9.0))
    assert afar.items.scale > afar.options.scale
    assert near.items.scale == near.options.scale == 9


def test_names_stand_where_a_crossing_is_as_large_as_text(measured: dict[str, MatrixLabels]) -> None:
    """Zoomed in, the rulers give way to names; in a small window they never take more than half of it.

    Further away there is space for those that are spoken of.
    """
    sudoku = measured["sudoku"]
    line = float(sudoku.line)
    large = lay_out(QSize(900, 700), sudoku, Viewport(line))
    assert large.top.names
    assert large.top.sizes
    assert large.left.names
    assert large.top.has_all
    assert not lay_out(QSize(900, 700), sudoku, Viewport(line - 2)).top.has_all
    small = lay_out(QSize(220, 140), sudoku, Viewport(line))
    assert not small.top.has_all
    assert small.options.length > 70


def test_a_small_matrix_has_all_its_names_in_a_small_pane(measured: dict[str, MatrixLabels]) -> None:
    """Letters become smaller, and the title goes, before a name is left out; at the usual size neither happens."""
    usual = measured["knuth_2000"]
    for size in (QSize(560, 360), QSize(400, 110), QSize(300, 95)):
        layout = lay_out(size, usual, Viewport())
        assert layout.top.names
        assert layout.left.names
        assert layout.top.has_all
        assert layout.left.has_all
        assert layout.options.length >= layout.options.extent
        assert layout.items.length >= layout.items.extent
        assert (layout.labels is usual) is (size.height() > 110)
        assert bool(layout.top.tiers) is (size.height() > 110)


def test_short_names_stand_upright(measured: dict[str, MatrixLabels]) -> None:
    assert lay_out(QSize(700, 500), measured["knuth_2000"], Viewport()).top.upright
    assert not lay_out(QSize(900, 700), measured["sudoku"], Viewport(24.0)).top.upright


def test_a_tier_is_shown_where_its_labels_fit(measured: dict[str, MatrixLabels]) -> None:
    """The houses are numbered as soon as there is room, and single digits later."""
    sudoku = measured["sudoku"]
    tiers = [
        len(lay_out(QSize(width, 420), sudoku, Viewport(zoom)).top.tiers)
        for width, zoom in ((220, None), (700, None), (700, 12.0))
    ]
    assert tiers == [1, 2, 3]
