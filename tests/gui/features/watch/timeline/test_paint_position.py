"""What lies over the strips: the head and its handle, flags, and the bracket around the close-up."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QImage

from sudoku_gui.features.watch.timeline import paint_position
from sudoku_gui.features.watch.timeline.model import HANDLE, Span, TimelineLayout
from sudoku_gui.features.watch.timeline.paint_position import BRACKET, PositionOverlay, bracket
from sudoku_gui.render import theme
from tests.gui.canvas import black_and_white, canvas

WIDTH = 420
LAYOUT = TimelineLayout.within(WIDTH, 16, compact=False)
CALM = PositionOverlay(Span(0, 1_000), Span(400, 500), 450)


def picture(overlay: PositionOverlay, colours: theme.Theme | None = None) -> QImage:
    with canvas(WIDTH, LAYOUT.height, background=(colours or theme.light()).paper) as (image, painter):
        paint_position.paint(painter, LAYOUT, overlay, colours or theme.light())
    return image


def inked(image: QImage, y: int) -> list[int]:
    return [x for x in range(WIDTH) if image.pixelColor(x, y) != theme.light().paper]


def test_the_head_is_a_line_in_a_hollow_handle() -> None:
    """In both strips at the position, wide enough to be touched, and one sees through it."""
    image = picture(CALM)
    for strip, span in ((LAYOUT.overview, CALM.run), (LAYOUT.closeup, Span(400, 500))):
        middle = round(strip.center().y())
        x = span.x_of(450, strip)
        handle = [at for at in inked(image, middle) if abs(at - x) < HANDLE]
        assert handle[-1] - handle[0] + 1 >= HANDLE
        assert any(image.pixelColor(at, middle).lightness() > 200 for at in handle)
        assert image.pixelColor(round(x), middle).lightness() < 80


def test_a_head_outside_the_closeup_is_pointed_at() -> None:
    middle = round(LAYOUT.closeup.center().y())
    right, left = (inked(picture(replace(CALM, head=head)), middle) for head in (900, 100))
    frame = {round(LAYOUT.closeup.left()) - 1, round(LAYOUT.closeup.right())}
    assert min(set(right) - frame) > WIDTH / 2
    assert max(set(left) - frame) < WIDTH / 2


@pytest.mark.parametrize(
    "other",
    [
        replace(CALM, is_dragged=True),
        replace(CALM, focus=True),
        replace(CALM, enabled=False),
        replace(CALM, now=420),
        replace(CALM, flags=(430,)),
        replace(CALM, hovered=470),
        replace(CALM, closeup=Span(420, 520)),
        replace(CALM, closeup=None),
    ],
    ids=["held", "focus", "disabled", "on the way", "flag", "hovered", "closeup", "no closeup"],
)
def test_each_state_of_the_position_has_a_shape(other: PositionOverlay) -> None:
    black = black_and_white()
    assert picture(CALM, black) != picture(other, black)


def test_flags_at_the_ends_are_whole() -> None:
    image, colour = picture(replace(CALM, head=450, flags=(0, 1_000))), theme.light().newest
    row = round(LAYOUT.overview.top()) + 4
    flags = [x for x in range(WIDTH) if image.pixelColor(x, row) == colour]
    assert LAYOUT.overview.left() - 1 <= flags[0]
    assert flags[-1] <= LAYOUT.overview.right() + 1
    assert len(flags) >= 8


def test_many_flags_at_one_place_look_like_one() -> None:
    """And cost no more: a run may have a hundred thousand of them."""
    far = replace(CALM, run=Span(0, 10**9), closeup=None, head=0)
    one = round(10**9 * 0.5)
    assert picture(replace(far, flags=tuple(range(one, one + 500)))) == picture(replace(far, flags=(one,)))


@given(st.integers(1, 10**9), st.data())
def test_the_bracket_can_always_be_seen(length: int, data: st.DataObject) -> None:
    """It lies around what the close-up shows, within the strip, however small a part that is."""
    start = data.draw(st.integers(0, length - 1))
    closeup = Span(start, data.draw(st.integers(start + 1, length)))
    left, right = bracket(LAYOUT, Span(0, length), closeup)
    strip = LAYOUT.overview
    assert strip.left() - 1e-6 <= left
    assert right <= strip.right() + 1e-6
    assert right - left >= BRACKET - 1e-6
    run = Span(0, length)
    assert left <= run.x_of(closeup.start, strip) + 1e-6
    assert right >= run.x_of(closeup.end, strip) - 1e-6
