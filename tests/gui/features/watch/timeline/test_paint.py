"""The painted strip: heights tell depths, places and shapes tell what happens, and hatching what is not known."""

from dataclasses import dataclass
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from solver_core.cover.kernel.timeline import Bucket
from sudoku_gui.features.watch.timeline.model import HeightScale, Span, TimelineLook
from sudoku_gui.features.watch.timeline.paint import StripPicture, middle_of, paint
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import black_and_white, canvas

WIDTH, HEIGHT = 200, 40
STRIP = QRectF(0, 0, WIDTH, HEIGHT)
PLAIN = Bucket(0, 1, 3, 3, 0, 0, 0, 0, 0, 0)
KINDS = {
    name: PLAIN._replace(**{name: 1})
    for name in ("removed", "returned", "decisions", "dead_ends", "solutions", "pruned")
}


def at(column: Bucket, start: int, events: int = 1) -> Bucket:
    return column._replace(start=start, end=start + events)


def look(*columns: Bucket, events: int = 20, known: int | None = None) -> TimelineLook:
    return TimelineLook(
        columns, Span(0, events), events if known is None else known, HeightScale.complete(columns)
    )


def picture(shown: TimelineLook, colours: Theme | None = None) -> QImage:
    with canvas(WIDTH, HEIGHT) as (image, painter):
        paint(painter, STRIP, shown, colours or theme.light())
    return image


def roof(image: QImage, x: int) -> int:
    middle = middle_of(STRIP)
    paper = theme.light().paper
    inked = [y for y in range(round(middle.top()), round(middle.bottom())) if image.pixelColor(x, y) != paper]
    return round(middle.bottom()) - inked[0] if inked else 0


def test_the_deeper_the_higher() -> None:
    """Each depth stands higher than the one before, and even depth 0 can be seen."""
    columns = [at(PLAIN._replace(low=depth, high=depth, removed=1), 2 * depth, 2) for depth in range(10)]
    image = picture(look(*columns))
    heights = [roof(image, 20 * depth + 10) for depth in range(10)]
    assert heights == sorted(set(heights))
    assert heights[0] >= 1
    assert heights[-1] == middle_of(STRIP).height()


def test_each_kind_of_event_has_a_shape_of_its_own() -> None:
    black = black_and_white()
    pictures = [picture(look(at(kind, 10)), black) for kind in KINDS.values()]
    kinds = combinations(zip(KINDS, pictures, strict=True), 2)
    same = [(one, other) for (one, ours), (other, theirs) in kinds if ours == theirs]
    assert same == [("dead_ends", "pruned")], "both are ends; no search has both"


def test_a_range_of_depths_is_seen_as_one() -> None:
    """Pale up to the least depth, full from there to the greatest."""
    column = Bucket(0, 20, 4, 8, 50, 50, 0, 0, 0, 0)
    colours = theme.light()
    image = picture(look(column))
    middle = middle_of(STRIP)
    assert image.pixelColor(100, round(middle.top()) + 2) == colours.depth(8)
    below = image.pixelColor(100, round(middle.bottom()) - 2)
    assert below not in [colours.depth(8), colours.paper]


def test_many_events_at_one_place_are_darker() -> None:
    many = [at(PLAIN._replace(dead_ends=number), tick) for tick, number in enumerate((1, 20, 40), 5)]
    image = picture(look(*many))
    shades = [image.pixelColor(10 * tick + 4, HEIGHT - 2).lightness() for tick in (5, 6, 7)]
    assert shades == sorted(shades, reverse=True)
    assert len(set(shades)) == 3


def test_crowded_solutions_become_a_band() -> None:
    """Diamonds that ran into each other could not be distinguished."""
    colours = theme.light()
    crowd = [at(KINDS["solutions"], tick) for tick in range(4, 12)]
    image = picture(look(*crowd, events=50))
    assert all(image.pixelColor(x, 2) == colours.solution for x in range(16, 47))


@pytest.mark.parametrize("known", [0, 7, 20])
def test_the_unknown_part_is_hatched(known: int) -> None:
    """From there to the end; before anything is known, and when all is, nothing is."""
    image, colours = picture(look(known=known)), theme.light()
    hatched = [
        any(image.pixelColor(x, y) != colours.paper for y in range(HEIGHT)) for x in range(2, WIDTH - 2)
    ]
    expected = {0: 0, 7: WIDTH - 4 - 68, 20: 0}[known]
    assert sum(hatched) == expected
    assert not any(hatched[:60])


def test_hatching_stands_still_while_more_is_known() -> None:
    one, other = picture(look(known=5)), picture(look(known=6))
    assert one.copy(70, 0, 130, HEIGHT) == other.copy(70, 0, 130, HEIGHT)


@given(st.lists(st.tuples(st.integers(0, 90), st.integers(0, 90)), min_size=1, max_size=8))
def test_a_close_scale_keeps_every_depth_apart(ranges: list[tuple[int, int]]) -> None:
    columns = [PLAIN._replace(low=min(pair), high=max(pair)) for pair in ranges]
    scale = HeightScale.close(columns, 90)
    low, high = min(map(min, ranges)), max(map(max, ranges))
    heights = [scale.height(depth) for depth in range(low, high + 1)]
    assert heights == sorted(set(heights))
    assert heights[0] > 0
    assert heights[-1] <= 1.0


@given(st.integers(1, 500))
def test_shades_go_from_the_first_to_the_last(deepest: int) -> None:
    """Each of the ramp's nine, in order, and no others; up to nine depths, each has its own."""
    scale = HeightScale(0, deepest, deepest)
    shades = [scale.shade(depth) for depth in range(1, deepest + 1)]
    assert shades == sorted(shades)
    assert shades[0] == 1
    assert shades[-1] == min(deepest, 9)


def test_nothing_is_painted_beside_the_strip(each_theme: Theme) -> None:
    """Columns and marks that begin before it, or end after it, are cut at its edges."""
    with canvas(WIDTH, HEIGHT) as (image, painter):
        strip = QRectF(20, 10, 100, 20)
        shown = TimelineLook((Bucket(0, 50, 0, 9, 9, 0, 3, 3, 3, 0),), Span(10, 40), 30, HeightScale(0, 9, 9))
        paint(painter, strip, shown, each_theme)
    outside = [
        (x, y)
        for x in range(WIDTH)
        for y in range(HEIGHT)
        if not strip.contains(x + 0.5, y + 0.5) and image.pixelColor(x, y) != QColor("magenta")
    ]
    assert outside == []


# --- pictures that are stored ---------------------------------------------------------------------


LIGHT = theme.light()


@dataclass(frozen=True)
class Request:
    """What a stored picture is asked for."""

    seen: tuple[int, int] = (40, 80)
    version: int = 1
    size: tuple[int, int] = (200, 40)
    colours: Theme = LIGHT
    ratio: float = 1.0

    def painted_by(self, picture: StripPicture) -> QImage:
        """As many columns as the version says stand in the strip."""
        wide, high = self.size
        image = QImage(round(wide * self.ratio), round(high * self.ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self.ratio)
        image.fill(self.colours.paper)
        columns = [
            at(PLAIN._replace(low=one, high=one, removed=1, solutions=one % 2), 10 * one, 7)
            for one in range(10 * self.version)
        ]

        def shown(span: Span) -> TimelineLook:
            return TimelineLook(columns, span, 400, HeightScale.complete(columns))

        strip = QRectF(0, 0, wide, high)
        with QPainter(image) as painter:
            picture.paint(
                painter, strip, Span(*self.seen), version=self.version, look=shown, theme=self.colours
            )
        return image


@pytest.mark.parametrize("more", [0.0, 0.5])
@pytest.mark.parametrize(
    "other",
    [
        Request(seen=(40, 120)),
        Request(seen=(41, 81)),
        Request(seen=(0, 40)),
        Request(version=2),
        Request(size=(160, 40)),
        Request(size=(200, 60)),
        Request(colours=theme.dark()),
        Request(colours=theme.high_contrast()),
        Request(ratio=2.0),
    ],
    ids=str,
)
def test_a_stored_picture_is_painted_anew_where_anything_is_different(other: Request, more: float) -> None:
    """Span, version, size, colours, resolution: each alone, and back again."""
    stored, usual = StripPicture(more), Request()
    first = usual.painted_by(stored)
    assert other.painted_by(stored) == other.painted_by(StripPicture(more)) != first
    assert usual.painted_by(stored) == first
