"""The painted matrix: every state has its own shape, marks are found at any size, pictures are as looked at."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFont

from solver_core.cover import Problem, Search, texts
from sudoku_gui.features.matrix_view.layout import MatrixScene, Viewport, hit
from sudoku_gui.player.selection import Target
from sudoku_gui.render import crossings, theme
from sudoku_gui.render.crossings import FORCED, FRESH, GUESSED, LIVE, REMOVED
from tests.amounts import each
from tests.gui.canvas import LooksLike, canvas
from tests.gui.features.matrix_view.scenes import at, picture, scene_of

# --- shapes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cell", [5, 6, 8, 12, 21, 60])
def test_states_differ_in_shape_not_only_in_shade(cell: int) -> None:
    """In black alone, from five pixels on, no two states look alike; given and forced are both discs: chosen."""
    shapes = {}
    for code in (LIVE, REMOVED, FRESH, FORCED, GUESSED):
        with canvas(cell, cell, background="white") as (image, painter):
            crossings.paint_shape(painter, image.rect(), code, QColor("black"))
        shapes[code] = bytes(image.constBits())
    for one, other in each(combinations(shapes, 2)):
        gaps = sum(abs(a - b) for a, b in zip(shapes[one], shapes[other], strict=True)) // (3 * 255)
        assert gaps >= max(1, cell * cell // 30), (one, other)


@pytest.mark.parametrize("zoom", [5.0, 9.0, 24.0])
def test_each_node_in_sight_is_painted_in_its_state(zoom: float) -> None:
    """What is painted at a crossing is the shape of its state, and where there is none there is the background."""
    search = at(3000)
    scene = scene_of(search, Viewport(zoom, 81, 0))
    image = picture(scene)
    problem, colours = search.problem, scene.theme
    live = 0
    for option in scene.layout.options.visible:
        for number, item in enumerate(problem.options[option], problem.crossings[option]):
            whole = scene.layout.items.sees(item, 2) and scene.layout.options.sees(option, 2)
            if whole and scene.look.states[number] == LIVE and scene.look.changed != Target(item, option):
                live += 1
                assert image.pixelColor(scene.crossing(item, option).center()) == colours.live_column
    assert live


def test_a_huge_matrix_is_painted_at_every_size() -> None:
    """Forty million crossings: at a middling zoom there is no image of them, yet what is in sight is painted."""
    problem = Problem(range(9000), [[n, (n * 7 + 1) % 9000] for n in range(5000)])
    scene = scene_of(Search(problem), Viewport(2.0, 0, 0))
    image = picture(scene)
    assert image.pixelColor(scene.crossing(0, 0).topLeft()) == scene.theme.live_column
    assert image.pixelColor(scene.crossing(3, 3).topLeft()) == scene.theme.live_column


# --- marks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sight", [Viewport(), Viewport(8.0, 100, 200), Viewport(30.0, 10, 700)])
@pytest.mark.parametrize("target", [Target(5, 50), Target(item=200), Target(option=728)])
def test_the_target_is_found_at_any_zoom(sight: Viewport, target: Target) -> None:
    """At the rulers stands a triangle, even where the thing itself has scrolled out of sight."""
    scene = scene_of(at(0), sight)
    plain, highlighted = picture(scene), picture(scene, target)
    body = scene.body
    top = body.adjusted(-9, -scene.layout.top.gutter, 9, -body.height())
    left = body.adjusted(-scene.layout.left.gutter, -9, -body.width(), 9)
    strips = [strip for strip, part in ((top, target.item), (left, target.option)) if part is not None]
    for strip in each(strips):
        assert plain.copy(strip) != highlighted.copy(strip)


def test_the_ring_shows_what_has_just_changed() -> None:
    """One node of thousands, less than a pixel high, is found at a glance."""
    search = at(3000)
    scene = scene_of(search, Viewport())
    assert search.event is not None
    item, option = search.event.item, search.event.option
    assert item is not None
    assert option is not None
    around = scene.crossing(item, option, 40)
    image = picture(scene).copy(around)
    found = {image.pixelColor(x, y).name() for x in range(40) for y in range(40)}
    assert scene.theme.newest.name() in found


# --- finding ------------------------------------------------------------------------------------------


def found_at(scene: MatrixScene, point: QPoint, reach: int = 4) -> tuple[Target, bool] | None:
    """What is hit there, and whether it is an empty crossing."""
    found = hit(scene.look, scene.layout, point.x(), point.y(), reach)
    return None if found is None else (found.target, found.is_empty)


def test_every_node_in_sight_is_found_where_it_is() -> None:
    search = at(1000)
    scene = scene_of(search, Viewport(7.0, 90, 100))
    nodes = [
        (item, option)
        for option in scene.layout.options.visible
        for item in search.problem.options[option]
        if scene.layout.items.sees(item) and scene.layout.options.sees(option)
    ]
    for item, option in each(nodes):
        assert found_at(scene, scene.crossing(item, option).center(), 2) == (Target(item, option), False)


def test_from_afar_a_node_nearby_is_meant() -> None:
    search = at(0)
    scene = scene_of(search, Viewport())
    for option in (9, 300, 728):
        for item in each(search.problem.options[option]):
            found = found_at(scene, scene.crossing(item, option).center() - QPoint(1, 1))
            assert found is not None
            assert found[0].item in search.problem.options[found[0].option or 0]
            assert not found[1]


def test_rulers_mean_columns_and_rows_the_corner_nothing_and_empty_crossings_are_no_nodes() -> None:
    scene = scene_of(at(0), Viewport(9.0, 20, 30))
    body = scene.body
    assert found_at(scene, QPoint(body.left() + 1, 2)) == (Target(item=20), False)
    assert found_at(scene, QPoint(2, body.top() + 1)) == (Target(option=30), False)
    assert found_at(scene, QPoint(1, 1)) is None
    assert found_at(scene, scene.crossing(23, 30).center()) == (Target(23, 30), True)


# --- reference pictures -------------------------------------------------------------------------------


def test_the_whole_matrix_of_a_sudoku_looks_as_in_the_picture(
    looks_like: LooksLike, reference_font: QFont
) -> None:
    """From afar: groups, what is left, the node just hidden, and a row that is pointed at."""
    looks_like(picture(scene_of(at(3000), Viewport(), reference_font), Target(option=300)), "matrix_sudoku")


def test_near_enough_for_shapes_the_matrix_looks_as_in_the_picture(
    looks_like: LooksLike, reference_font: QFont
) -> None:
    """In dark: squares, hollow and hatched ones, discs and diamonds."""
    scene = scene_of(at(100, "queens_6"), Viewport(), reference_font, theme.dark())
    looks_like(picture(scene), "matrix_queens")


def test_near_enough_for_names_the_matrix_looks_as_in_the_picture(
    looks_like: LooksLike, reference_font: QFont
) -> None:
    """Names along both sides, sizes below them, covered ones paler, and the keyboard on a node."""
    scene = scene_of(at(3000), Viewport(20.0, 83, 20), reference_font)
    looks_like(picture(scene, Target(86, 23), Target(86, 23)), "matrix_names")


def test_colours_look_as_in_the_picture(looks_like: LooksLike, reference_font: QFont) -> None:
    """On the crossings, and in the header of the column that has got one."""
    search = Search(texts.read("p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"))
    search.seek(29)
    looks_like(picture(scene_of(search, Viewport(), reference_font)), "matrix_colours")


def test_the_matrix_of_the_paper_looks_as_in_the_picture(
    looks_like: LooksLike, reference_font: QFont
) -> None:
    scene = scene_of(at(12, "knuth_2000"), Viewport(), reference_font, theme.high_contrast())
    looks_like(picture(scene, Target(item=2)), "matrix_knuth")
