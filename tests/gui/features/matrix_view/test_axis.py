"""One direction of the matrix: what is painted at a place is found there again, at every scale."""

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sudoku_gui.features.matrix_view.axis import Axis, snapped

SCALES = st.one_of(st.floats(0.01, 1.99), st.integers(1, 90).map(float))


@st.composite
def axes(draw: st.DrawFn) -> Axis:
    axis = Axis(draw(st.integers(1, 800)), draw(SCALES), draw(st.integers(0, 90)), draw(st.integers(1, 900)))
    return axis.scrolled(draw(st.integers(0, 5000)))


@given(axis=axes(), data=st.data())
def test_an_index_is_found_where_it_is_painted(axis: Axis, data: st.DataObject) -> None:
    """A click meets what the eye sees: from two pixels on exactly, below that up to those that share its pixel."""
    index = data.draw(st.integers(0, axis.count - 1))
    place = axis.start_of(index)
    assume(axis.start <= place < axis.end)
    found = axis.index_at(place)
    assert found is not None
    assert axis.start_of(found) == place if axis.scale < 2 else found == index


@given(axis=axes())
def test_no_index_is_found_outside_an_axis(axis: Axis) -> None:
    assert axis.index_at(axis.start - 1) is None
    assert axis.index_at(axis.end) is None


@given(axis=axes())
def test_every_grain_shows_an_index_and_every_index_has_a_grain(axis: Axis) -> None:
    shown = [axis.grains_of(index) for index in range(axis.count)]
    assert all(len(grains) >= 1 and grains.stop <= axis.grains for grains in shown)
    assert set().union(*shown) == set(range(axis.grains))


@given(axis=axes())
def test_visible_indices_are_those_with_a_pixel_in_the_stretch(axis: Axis) -> None:
    """Painting what is visible paints all there is to see, and hardly more."""
    end = axis.start + axis.length
    seen = [
        index
        for index in range(axis.count)
        if axis.start_of(index) < end and axis.start_of(index) + axis.size(index) > axis.start
    ]
    assert set(seen) <= set(axis.visible)
    spare = 2 + 2 / axis.scale
    assert len(axis.visible) <= len(seen) + spare


@given(axis=axes(), wanted=st.integers(-9999, 99_999))
def test_scrolling_leaves_no_room_empty(axis: Axis, wanted: int) -> None:
    """However far one drags, the matrix fills the window, if it is large enough."""
    scrolled = axis.scrolled(wanted)
    assert 0 <= scrolled.offset <= axis.furthest
    assert scrolled.end - scrolled.start == min(axis.length, axis.extent)


@given(axis=axes(), data=st.data())
def test_an_axis_moved_to_show_an_index_shows_it(axis: Axis, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, axis.count - 1))
    assert index in axis.showing(index).visible


@given(axis=axes(), data=st.data())
def test_near_finds_all_within_reach(axis: Axis, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, axis.count - 1))
    assert index in axis.near(axis.middle(index), 3)


@given(axis=axes(), least=st.integers(1, 40))
def test_the_thumb_stays_within_the_stretch(axis: Axis, least: int) -> None:
    start, length = axis.thumb(least)
    assert axis.start <= start
    assert start + length <= axis.start + axis.length


@pytest.mark.parametrize(("scale", "crisp"), [(0.31, 0.31), (1.04, 1), (1.54, 1.54), (2.9, 2), (7.0, 7)])
def test_scales_are_whole_from_two_on(scale: float, crisp: float) -> None:
    assert snapped(scale) == crisp


@given(axis=axes(), beyond=st.integers(0, 50))
def test_an_index_out_of_range_is_not_seen(axis: Axis, beyond: int) -> None:
    """A target of another problem may be asked for, before it is dropped."""
    assert not axis.sees(axis.count + beyond)
    assert not axis.sees(-1 - beyond)
    folded = replace(axis, starts=tuple(range(axis.count + 1)))
    assert not folded.sees(axis.count + 1 + beyond)
