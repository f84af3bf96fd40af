"""Words beside glyphs: where there is room, and nowhere else."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.features.tree_view import labels as tree_labels
from sudoku_gui.features.tree_view.labels import LEAST_ZOOM, TreeLabel
from sudoku_gui.features.tree_view.layout import TreeLayout, lay_out
from tests.amounts import each, some
from tests.gui.features.tree_view.trees import excerpt_at

EM = 16.0


def layout_of(name: str, share: float = 0.0) -> TreeLayout:
    """The tree as it is laid out when a share of the run has been gone."""
    return lay_out(excerpt_at(name, share, folds_failed=False))


def laid_out(layout: TreeLayout, widths: list[float], zoom: float = 1.0, **others: Any) -> list[TreeLabel]:

    def texts(number: int) -> tuple[tuple[str, float], ...]:
        width = widths[number % len(widths)]
        return (("in full", width), ("short", width / 3))

    return tree_labels.lay_out(layout, reversed(range(len(layout.xs))), texts, EM, zoom, **others)


def rectangles(
    layout: TreeLayout, labels: list[TreeLabel], zoom: float
) -> list[tuple[float, float, float, float]]:
    glyphs = [(b.left, b.top, b.right, b.bottom) for b in layout.boxes]
    scaled = [tuple(edge * EM * zoom for edge in box) for box in glyphs]
    words = [(one.left, one.top, one.left + one.width, one.top + EM) for one in labels]
    return [*scaled, *words]  # type: ignore[list-item]


@pytest.mark.parametrize("name", ["knuth_2000", "queens_6", "stations"])
@settings(max_examples=some(25))
@given(
    widths=st.lists(st.floats(5, 200), min_size=1, max_size=7),
    zoom=st.floats(LEAST_ZOOM, 3),
    share=st.floats(0, 1),
)
def test_no_label_overlaps_another_or_a_glyph(
    name: str, widths: list[float], zoom: float, share: float
) -> None:
    layout = layout_of(name, share)
    labels = laid_out(layout, widths, zoom)
    assert labels
    for one, other in combinations(rectangles(layout, labels, zoom), 2):
        across = min(one[2], other[2]) - max(one[0], other[0])
        down = min(one[3], other[3]) - max(one[1], other[1])
        assert across <= 1e-6 or down <= 1e-6


def test_the_more_important_glyph_gets_its_label_first() -> None:
    """Of two neighbours that both want the room between them, the more important one gets it."""
    layout = layout_of("queens_6")
    for order in ([0, 1], [1, 0]):
        found = tree_labels.lay_out(layout, order, lambda _: (("x", 10**6),), EM, 1.0)
        assert [label.glyph for label in found] == order
    both = tree_labels.lay_out(layout, layout.line(1), lambda _: (("x", 3.0 * EM),), EM, 1.0)
    assert both[0].glyph == layout.line(1)[0]


def test_short_words_stand_where_long_ones_have_no_room() -> None:
    layout = layout_of("queens_6")
    texts = {label.text for label in laid_out(layout, [90.0])}
    assert texts == {"in full", "short"}


def test_labels_stay_in_sight_if_they_can() -> None:
    """Beside the root there is room on both sides; the one that is in sight is taken."""
    layout = layout_of("knuth_2000")

    def beside_root(sight: tuple[float, float]) -> list[float]:
        labels = tree_labels.lay_out(layout, [0], lambda _: (("x", 100.0),), EM, 1.0, sight=sight)
        return [label.left for label in labels]

    assert beside_root((-1000, 1000))[0] > 0
    assert beside_root((-1000, 20))[0] < 0
    assert not beside_root((-20, 20))


@pytest.mark.parametrize("name", ["queens_6", "stations"])
@given(
    widths=st.lists(st.floats(5, 300), min_size=1, max_size=7),
    share=st.floats(0, 1),
    left=st.floats(-400, 300),
    width=st.floats(60, 500),
)
def test_no_label_is_cut_off_by_an_edge(
    *, name: str, widths: list[float], share: float, left: float, width: float
) -> None:
    """Those beside glyphs in sight are in sight; the others are all in sight, or not at all."""
    layout, sight = layout_of(name, share), (left, left + width)
    for label in each(laid_out(layout, widths, sight=sight, cut=lambda text, room: (text[:2], room))):
        inside = sight[0] <= label.left and label.left + label.width <= sight[1]
        outside = label.left >= sight[1] or label.left + label.width <= sight[0]
        box = layout.boxes[label.glyph]
        is_seen = box.left * EM < sight[1] and box.right * EM > sight[0]
        assert inside or (outside and not is_seen)


def test_words_without_space_are_cut_short() -> None:
    """The shortest, which differs from its siblings', at the side with more room; nothing where there is hardly any."""
    layout = layout_of("knuth_2000")

    def beside_root(sight: tuple[float, float]) -> list[TreeLabel]:
        words = (("a long name", 500.0), ("name", 300.0))
        return tree_labels.lay_out(
            layout, [0], lambda _: words, EM, 1.0, sight=sight, cut=lambda text, room: (text[0] + "…", room)
        )

    (right,) = beside_root((-60, 120))
    assert right.text == "n…"
    assert right.left > 0
    assert right.left + right.width <= 120
    (left,) = beside_root((-120, 60))
    assert left.left < 0
    assert not beside_root((-40, 40))


def test_far_away_there_are_no_words() -> None:
    """Where a line of text is higher than a row, it would cover the rows around."""
    layout = layout_of("knuth_2000")
    assert laid_out(layout, [10.0], LEAST_ZOOM)
    assert not laid_out(layout, [10.0], LEAST_ZOOM * 0.99)
