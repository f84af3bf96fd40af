"""Positions along a strip: there and back, at every width and length."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from sudoku_gui.features.watch.timeline.model import HANDLE, Span, TimelineLayout

spans = st.builds(
    lambda start, ticks: Span(start, start + ticks), st.integers(0, 10**13), st.integers(1, 10**13)
)
strips = st.builds(lambda left, width: QRectF(left, 0, width, 30), st.integers(0, 50), st.integers(1, 3_000))


@given(spans, strips)
def test_the_edges_are_the_ends(span: Span, strip: QRectF) -> None:
    """Exactly, however long the run: nobody hunts for the last event."""
    assert span.position_at(strip.left(), strip) == span.start
    assert span.position_at(strip.right(), strip) == span.end
    assert span.position_at(strip.left() - 100, strip) == span.start
    assert span.position_at(strip.right() + 100, strip) == span.end


@given(spans, strips, st.floats(0, 1))
def test_a_place_and_its_position_are_within_a_tick(span: Span, strip: QRectF, share: float) -> None:
    x = strip.left() + share * strip.width()
    back = span.x_of(span.position_at(x, strip), strip)
    slack = 1e-6 * strip.width() + 1e-6
    assert x - slack <= back <= x + span.width_of_event(strip) + slack


@given(st.integers(1, 50), st.integers(20, 60))
def test_each_tick_seen_singly_can_be_pointed_at(start: int, ticks: int) -> None:
    """Anywhere in the room of tick t one means the position just after it."""
    span, strip = Span(start, start + ticks), QRectF(10, 0, 900, 30)
    for tick in range(start + 1, start + ticks + 1):
        for share in (0.05, 0.5, 0.95):
            assert span.position_at(span.x_of(tick - share, strip), strip) == tick


@pytest.mark.parametrize("text", [10, 15, 24, 40])
@pytest.mark.parametrize("compact", [False, True])
def test_strips_are_high_enough_for_a_finger_and_grow_with_the_text(text: int, *, compact: bool) -> None:
    """They lie below one another, and leave room for the handle at both ends."""
    layout = TimelineLayout.within(1_000, text, compact=compact)
    assert layout.overview.height() >= 24
    assert layout.overview.left() >= HANDLE / 2
    assert layout.overview.right() <= 1_000 - HANDLE / 2
    assert layout.overview.bottom() == layout.lane.top()
    assert layout.lane.bottom() == layout.closeup.top()
    assert layout.closeup.isEmpty() == layout.lane.isEmpty() == compact
    assert compact or layout.closeup.height() >= 24
    assert layout.height == layout.closeup.bottom() + 2
    assert layout.height <= TimelineLayout.within(1_000, text + 8, compact=compact).height


def test_a_widget_without_width_has_strips() -> None:
    """Before it is laid out, nothing may be divided by nothing."""
    assert TimelineLayout.within(0, 16, compact=False).overview.width() >= 1
