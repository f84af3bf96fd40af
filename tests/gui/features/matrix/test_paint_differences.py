"""Rows and columns of the matrix that went since another place, and that have come back: found at every zoom."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QFont, QImage

from solver_core.cover import SearchBase
from solver_core.cover.explain import difference
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.matrix import paint as matrix
from sudoku_gui.features.matrix import paint_differences as matrix_traces
from sudoku_gui.features.matrix.labels import labels
from sudoku_gui.features.matrix.layout import MatrixScene, Viewport, lay_out
from sudoku_gui.features.matrix.model import look
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.amounts import each
from tests.gui.canvas import LooksLike, canvas

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
ROOM = QSize(560, 360)


def scene_of(
    search: SearchBase,
    positions: tuple[int, int],
    sight: Viewport,
    colours: Theme | None = None,
    font: QFont | None = None,
) -> MatrixScene:
    search.seek(positions[0])
    there = search.snapshot()
    search.seek(positions[1])
    here = search.snapshot()
    written = labels(search.problem, font or QFont(), 1.0)
    found = difference.of(there, here)
    return MatrixScene(look(here), lay_out(ROOM, written, sight), written, colours or theme.light(), found)


def picture(scene: MatrixScene) -> QImage:
    with canvas(ROOM, background=scene.theme.window) as (image, painter):
        matrix.paint(painter, scene)
    return image


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
    scene = scene_of(encoding.search(MANY), positions, sight)
    scene = replace(scene, look=replace(scene.look, changed=None))  # its triangles lie over the bars
    image, found = picture(scene), scene.difference
    assert found is not None
    seen = 0
    for things, colour in (
        (found.options_left, scene.theme.dead_end),
        (found.options_returned, scene.theme.solution),
    ):
        for option in filter(scene.layout.options.sees, things):
            assert colour.name() in colours_in(image, beside(scene, option))
            seen += 1
    for things, colour in (
        (found.items_left, scene.theme.dead_end),
        (found.items_returned, scene.theme.solution),
    ):
        for item in filter(scene.layout.items.sees, things):
            assert colour.name() in colours_in(image, above(scene, item))
            seen += 1
    assert seen


@pytest.mark.parametrize("sight", [Viewport(), Viewport(4.0, 83, 500), Viewport(12.0, 83, 500)])
def test_without_a_difference_nothing_is_marked(sight: Viewport) -> None:
    scene = scene_of(encoding.search(MANY), (2032, 2032), sight)
    assert picture(scene) == picture(replace(scene, difference=None))


def test_from_near_a_band_is_hatched_and_from_afar_a_tint() -> None:
    search = gallery.search("queens_6")
    scene = scene_of(search, (10, 100), Viewport())
    image, found = picture(scene), scene.difference
    assert found is not None
    columns = {item for row in search.problem.options for item in row}
    item = next(item for item in sorted(columns) if item not in found.items_left)
    for option in found.options_left:
        if item not in search.problem.options[option]:
            assert len(colours_in(image, scene.crossing(item, option).adjusted(1, 1, -1, -1))) >= 2
    far = scene_of(encoding.search(MANY), (2032, 2068), Viewport())
    bare = picture(replace(far, difference=None))
    assert far.difference is not None
    row = far.row(far.difference.options_left[0])
    changed = [
        x
        for x in range(row.left(), row.right())
        if picture(far).pixel(x, row.top()) != bare.pixel(x, row.top())
    ]
    assert len(changed) > 0.9 * row.width()


@pytest.mark.parametrize("side", [8, 20])
def test_signs_differ_in_shape(side: int) -> None:
    """In black alone: a bar and a bar with a gap, hatching, a dotted frame."""
    plain = replace(theme.light(), dead_end=QColor("black"), solution=QColor("black"), paper=QColor("white"))
    signs = []
    for number in range(4):
        with canvas(side, side, background=plain.paper) as (image, painter):
            match number:
                case 0:
                    painter.fillRect(image.rect(), plain.dead_end)
                case 1:
                    matrix_traces.paint_gapped(painter, image.rect(), plain.solution, upright=False)
                case 2:
                    matrix_traces.paint_gone(painter, image.rect(), plain)
                case _:
                    matrix_traces.paint_returned(painter, image.rect(), plain)
        held = image.convertToFormat(QImage.Format.Format_Grayscale8)
        signs.append(bytes(held.constBits()))
    for one, other in each(combinations(signs, 2)):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 255 * side


def test_a_kept_picture_is_painted_anew_when_something_else_is_compared() -> None:
    scene, kept = scene_of(encoding.search(MANY), (2032, 2275), Viewport()), matrix.MatrixLayers()
    images = []
    for shown in (scene, replace(scene, difference=None), scene):
        with canvas(ROOM) as (image, painter):
            kept.paint(painter, ROOM, shown)
        images.append(image)
    assert images[0] == images[2] != images[1]


# --- reference pictures -----------------------------------------------------------------------------


def test_what_a_choice_did_to_a_sudoku_looks_as_in_the_picture(
    looks_like: LooksLike, reference_font: QFont
) -> None:
    scene = scene_of(encoding.search(MANY), (2032, 2068), Viewport(), theme.light(), reference_font)
    looks_like(picture(scene), "matrix_traces_far")


def test_what_a_choice_did_to_six_queens_looks_as_in_the_picture(
    looks_like: LooksLike, reference_font: QFont, each_theme: Theme
) -> None:
    """From near: rows and columns that went, hatched under the crossings."""
    scene = scene_of(gallery.search("queens_6"), (10, 100), Viewport(), each_theme, reference_font)
    looks_like(picture(scene), f"matrix_traces_{each_theme.name}")


def test_what_has_come_back_looks_as_in_the_picture(looks_like: LooksLike, reference_font: QFont) -> None:
    scene = scene_of(gallery.search("queens_6"), (100, 10), Viewport(), theme.light(), reference_font)
    looks_like(picture(scene), "matrix_traces_returned")
