"""Tidy drawing of random trees: every claim is checked glyph by glyph."""

from itertools import combinations, pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sudoku_gui.features.tree_view.layout import GAP, PITCH, STEM, GlyphBox, TreeLayout, lay_out, size
from sudoku_gui.features.tree_view.model import Glyph, GlyphShape, TreeExcerpt
from tests.amounts import each

ENDS = [
    *(GlyphShape.DEAD_END, GlyphShape.SOLUTION, GlyphShape.PRUNED),
    *(GlyphShape.FAILED, GlyphShape.SOLVED, GlyphShape.UNDER_WAY, GlyphShape.MORE),
]


def glyph(shape: GlyphShape, parent: int, children: list[int], number: int, nodes: int) -> Glyph:
    chosen = (0,) * (nodes if shape is GlyphShape.CHAIN else 1)
    place = (parent, tuple(children), 10 * number + 1, -1, 0)
    return Glyph(
        shape, *place, chosen, 0, (0,), 1, 1, is_given=False, nodes=nodes, is_exact=True, solutions=0
    )


@st.composite
def excerpts(draw: st.DrawFn) -> TreeExcerpt:
    """Trees of up to 40 glyphs, parents before children and each subtree in one piece, with all shapes."""
    parents = [-1]
    for number in range(1, draw(st.integers(1, 40))):
        way = [number - 1]
        while way[-1] > 0:
            way.append(parents[way[-1]])
        parents.append(draw(st.sampled_from(way)))
    children: list[list[int]] = [[] for _ in parents]
    for number, parent in enumerate(parents[1:], 1):
        children[parent].append(number)
    glyphs = []
    for number, parent in enumerate(parents):
        inner = [GlyphShape.DECISION, GlyphShape.OPEN] + [GlyphShape.CHAIN] * (len(children[number]) == 1)
        shape = draw(st.sampled_from(inner if children[number] else ENDS))
        nodes = draw(st.integers(1, 10**6 if shape in ENDS else 99))
        glyphs.append(glyph(shape, parent, children[number], number, nodes))
    return TreeExcerpt(tuple(glyphs))


BESIDE = st.lists(st.floats(0, 12), min_size=40, max_size=40)


def overlap(one: GlyphBox, other: GlyphBox) -> bool:
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return across > -GAP / 2 and down > -0.1


@given(excerpts(), BESIDE)
def test_no_two_glyphs_touch(excerpt: TreeExcerpt, beside: list[float]) -> None:
    """Nor does a glyph reach into what is kept free beside another one."""
    room = beside[: len(excerpt.glyphs)]
    layout = lay_out(excerpt, room)
    boxes = [
        GlyphBox(box.left, box.top, box.right + more, box.bottom)
        for box, more in zip(layout.boxes, room, strict=True)
    ]
    assume(len(boxes) > 1)
    for one, other in each(combinations(boxes, 2)):
        assert not overlap(one, other)


@given(excerpts())
def test_a_parent_is_in_the_middle_above_its_children(excerpt: TreeExcerpt) -> None:
    """Between the first and the last of them, one row higher or, below a run, two."""
    layout = lay_out(excerpt)
    assume(any(one.children for one in excerpt.glyphs))
    for number, one in enumerate(excerpt.glyphs):
        if one.children:
            middle = (layout.xs[one.children[0]] + layout.xs[one.children[-1]]) / 2
            assert layout.xs[number] == pytest.approx(middle)
            below = layout.rows[number] + (2 if one.shape is GlyphShape.CHAIN else 1)
            assert {layout.rows[child] for child in one.children} == {below}


@given(excerpts())
def test_children_stand_in_the_order_of_their_options(excerpt: TreeExcerpt) -> None:
    layout = lay_out(excerpt)
    for one in each(excerpt.glyphs):
        assert all(layout.xs[left] < layout.xs[right] for left, right in pairwise(one.children))


@given(excerpts())
def test_lines_to_children_meet_no_glyph(excerpt: TreeExcerpt) -> None:
    """Below the stem there are only lines: no glyph reaches so far down, save a run, which fills its rows."""
    layout = lay_out(excerpt)
    for number, one in each(enumerate(excerpt.glyphs)):
        box = layout.boxes[number]
        filled = PITCH if one.shape is GlyphShape.CHAIN else 0.0
        assert box.bottom - box.top - filled <= STEM


@given(excerpts())
def test_the_drawing_says_how_far_it_reaches(excerpt: TreeExcerpt) -> None:
    layout = lay_out(excerpt)
    assert (layout.xs[0], layout.rows[0]) == (0, 0)
    assert layout.left == min(box.left for box in layout.boxes)
    assert layout.right == max(box.right for box in layout.boxes)
    assert layout.bottom == max(box.bottom for box in layout.boxes)


@given(excerpts(), st.floats(0, 1), st.floats(0, 1))
def test_the_glyph_under_the_mouse_is_the_one_drawn_there(
    excerpt: TreeExcerpt, across: float, down: float
) -> None:
    """Anywhere on a glyph; beside it only where there is no other."""
    layout = lay_out(excerpt)
    for number, box in enumerate(layout.boxes):
        x, y = box.left + across * (box.right - box.left), box.top + down * (box.bottom - box.top)
        assert layout.at(x, y) == number
    assert layout.at(layout.right + 1, 0.5) is None
    assert layout.at(0, layout.bottom + 1) is None


def test_an_empty_tree_has_an_empty_layout() -> None:
    layout = lay_out(TreeExcerpt())
    assert (layout.left, layout.right, layout.bottom, layout.at(0, 0)) == (0, 0, 0, None)


def test_triangles_grow_with_the_logarithm_of_their_nodes() -> None:
    widths = [size(glyph(GlyphShape.FAILED, 0, [], 1, 10**power))[0] for power in range(9)]
    steps = [later - earlier for earlier, later in pairwise(widths)]
    assert steps[:6] == [pytest.approx(steps[0])] * 6
    assert widths[-1] == widths[-2]


def test_subtrees_slide_under_their_neighbours() -> None:
    """A deep narrow subtree beside a shallow one takes no more room than it needs in each row."""
    children = [[1, 4], [2, 3], [], [], [5], [6], [7, 8], [], []]
    parents = [-1, 0, 1, 1, 0, 4, 5, 6, 6]
    shapes = [GlyphShape.DECISION if below else GlyphShape.DEAD_END for below in children]
    glyphs = [
        glyph(shape, parent, below, number, 1)
        for number, (shape, parent, below) in enumerate(zip(shapes, parents, children, strict=True))
    ]
    layout: TreeLayout = lay_out(TreeExcerpt(tuple(glyphs)))
    assert layout.boxes[7].left < layout.boxes[3].right
