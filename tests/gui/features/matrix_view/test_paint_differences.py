"""Rows and columns of the matrix that went since another place, and that have come back: found at every zoom."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from sudoku_gui.features.matrix_view import paint as matrix
from sudoku_gui.features.matrix_view import paint_differences as matrix_traces
from sudoku_gui.features.matrix_view.layout import MatrixScene, Viewport
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.amounts import each
from tests.gui.canvas import LooksLike, canvas
from tests.gui.features.matrix_view.scenes import ROOM, at, picture, scene_of


def colours_in(image: QImage, part: QRect) -> set[str]:
    inside = part.intersected(image.rect())
    return {
        image.pixelColor(x, y).name()
        for x in range(inside.left(), inside.right() + 1)
        for y in range(inside.top(), inside.bottom() + 1)
    }


def beside(scene: MatrixScene, option: int) -> QRect:
    row, gutter = scene.row(option), scene.layout.left.gutter
    return QRect(scene.body.left() - gutter, row.top() - 1, gutter, row.height() + 2)


def above(scene: MatrixScene, item: int) -> QRect:
    column, gutter = scene.column(item), scene.layout.top.gutter
    return QRect(column.left() - 1, scene.body.top() - gutter, column.width() + 2, gutter)


@pytest.mark.parametrize("sight", [Viewport(), Viewport(4.0, 83, 500), Viewport(20.0, 83, 500)])
@pytest.mark.parametrize("positions", [(2032, 2275), (2275, 2032)])
def test_every_row_and_column_in_sight_has_its_bar(sight: Viewport, positions: tuple[int, int]) -> None:
    """However small the crossings are: in the colour of what went, or of what has come back."""
    scene = scene_of(at(positions[1]), sight, since=positions[0])
    scene = replace(scene, look=replace(scene.look, changed=None))  # its triangles lie over the bars
    image, found = picture(scene), scene.difference
    assert found is not None
    gone, returned = scene.theme.dead_end, scene.theme.solution
    seen = 0
    for axis, around, things, colour in (
        (scene.layout.options, beside, found.options_left, gone),
        (scene.layout.options, beside, found.options_returned, returned),
        (scene.layout.items, above, found.items_left, gone),
        (scene.layout.items, above, found.items_returned, returned),
    ):
        for thing in filter(axis.sees, things):
            assert colour.name() in colours_in(image, around(scene, thing))
            seen += 1
    assert seen


@pytest.mark.parametrize("sight", [Viewport(), Viewport(4.0, 83, 500), Viewport(12.0, 83, 500)])
def test_without_a_difference_nothing_is_marked(sight: Viewport) -> None:
    scene = scene_of(at(2032), sight, since=2032)
    assert picture(scene) == picture(replace(scene, difference=None))


def test_from_near_a_band_is_hatched_and_from_afar_a_tint() -> None:
    """Hatching needs space; a tint is seen in one pixel."""
    search = at(100, "queens_6")
    scene = scene_of(search, Viewport(), since=10)
    image, found = picture(scene), scene.difference
    assert found is not None
    item = next(item for item in range(34) if item not in found.items_left)
    for option in found.options_left:
        if item not in search.problem.options[option]:
            assert len(colours_in(image, scene.crossing(item, option).adjusted(1, 1, -1, -1))) >= 2
    far = scene_of(at(2068), Viewport(), since=2032)
    shown, bare = picture(far), picture(replace(far, difference=None))
    assert far.difference is not None
    row = far.row(far.difference.options_left[0])
    columns = range(row.left(), row.right())
    changed = [x for x in columns if shown.pixel(x, row.top()) != bare.pixel(x, row.top())]
    assert len(changed) > 0.9 * row.width()


@pytest.mark.parametrize("side", [8, 20])
def test_signs_differ_in_shape(side: int) -> None:
    """In black alone: a bar and a bar with a gap, hatching, a dotted frame."""
    plain = replace(theme.light(), dead_end=QColor("black"), solution=QColor("black"), paper=QColor("white"))
    paints: list[Callable[[QPainter, QRect], object]] = [
        lambda painter, rect: painter.fillRect(rect, plain.dead_end),
        lambda painter, rect: matrix_traces.paint_gapped(painter, rect, plain.solution, upright=False),
        lambda painter, rect: matrix_traces.paint_gone(painter, rect, plain),
        lambda painter, rect: matrix_traces.paint_returned(painter, rect, plain),
    ]
    signs = []
    for paint in paints:
        with canvas(side, side, background=plain.paper) as (image, painter):
            paint(painter, image.rect())
        signs.append(bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits()))
    for one, other in each(combinations(signs, 2)):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 255 * side


def test_a_kept_picture_is_painted_anew_when_something_else_is_compared() -> None:
    scene, kept = scene_of(at(2275), Viewport(), since=2032), matrix.MatrixLayers()
    images = []
    for shown in (scene, replace(scene, difference=None), scene):
        with canvas(ROOM) as (image, painter):
            kept.paint(painter, ROOM, shown)
        images.append(image)
    assert images[0] == images[2] != images[1]
    assert images[0] != picture(scene)  # the ring is a mark, and marks are not kept


# --- reference pictures -----------------------------------------------------------------------------


def test_the_effect_of_a_choice_on_a_sudoku_looks_as_in_the_picture(
    looks_like: LooksLike, reference_font: QFont
) -> None:
    scene = scene_of(at(2068), Viewport(), reference_font, since=2032)
    looks_like(picture(scene), "matrix_traces_far")


def test_the_effect_of_a_choice_on_six_queens_looks_as_in_the_picture(
    looks_like: LooksLike, reference_font: QFont, each_theme: Theme
) -> None:
    """From near: rows and columns that went, hatched under the crossings."""
    scene = scene_of(at(100, "queens_6"), Viewport(), reference_font, each_theme, since=10)
    looks_like(picture(scene), f"matrix_traces_{each_theme.name}")


def test_nodes_that_came_back_look_as_in_the_picture(looks_like: LooksLike, reference_font: QFont) -> None:
    scene = scene_of(at(10, "queens_6"), Viewport(), reference_font, since=100)
    looks_like(picture(scene), "matrix_traces_returned")
