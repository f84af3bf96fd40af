"""The painted matrix: every state has its own shape, marks are found at any size, pictures are as they were looked at."""

from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFont, QImage

from solver_core.cover import Problem, Search, SearchBase
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.matrix import paint as matrix
from sudoku_gui.features.matrix.labels import labels
from sudoku_gui.features.matrix.layout import MatrixScene, Viewport, hit, lay_out
from sudoku_gui.features.matrix.model import look
from sudoku_gui.player.selection import Target
from sudoku_gui.render import crossings, theme
from sudoku_gui.render.crossings import FORCED, FRESH, GUESSED, LIVE, REMOVED
from sudoku_gui.render.theme import Theme
from tests.amounts import each
from tests.gui.canvas import LooksLike, canvas

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
ROOM = QSize(560, 360)


def scene_of(
    search: SearchBase,
    sight: Viewport,
    font: QFont | None = None,
    colours: Theme | None = None,
    space: QSize = ROOM,
) -> MatrixScene:
    written = labels(search.problem, font or QFont(), 1.0)
    seen = look(search.snapshot())
    return MatrixScene(seen, lay_out(space, written, sight), written, colours or theme.light())


def picture(
    scene: MatrixScene, pointed: Target | None = None, cursor: Target | None = None, space: QSize = ROOM
) -> QImage:
    with canvas(space, background=scene.theme.window) as (image, painter):
        matrix.paint(painter, scene, pointed, cursor)
    return image


def at(position: int) -> Search:
    search = encoding.search(MANY)
    search.seek(position)
    return search


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
def test_what_is_pointed_at_is_found_at_any_zoom(sight: Viewport, target: Target) -> None:
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
    event = search.event
    assert event is not None
    assert event.item is not None
    assert event.option is not None
    around = scene.crossing(event.item, event.option, 40)
    image = picture(scene).copy(around)
    found = {image.pixelColor(x, y).name() for x in range(40) for y in range(40)}
    assert scene.theme.newest.name() in found


def test_pointing_leaves_what_was_painted_untouched() -> None:
    """A picture that is kept is painted once, whatever is pointed at meanwhile."""
    scene, kept = scene_of(at(500), Viewport()), matrix.MatrixLayers()
    images = []
    for _ in range(2):
        with canvas(ROOM) as (image, painter):
            kept.paint(painter, ROOM, scene)
        images.append(image)
    assert images[0] == images[1]
    bare = picture(scene)
    assert images[0] != bare  # the ring is a mark, and marks are not kept


# --- finding ------------------------------------------------------------------------------------------


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
        middle = scene.crossing(item, option).center()
        found = hit(scene.look, scene.layout, middle.x(), middle.y(), 2)
        assert found is not None
        assert (found.target, found.is_empty) == (Target(item, option), False)


def test_from_afar_a_node_nearby_is_meant() -> None:
    search = at(0)
    scene = scene_of(search, Viewport())
    for option in (9, 300, 728):
        for item in each(search.problem.options[option]):
            place = scene.crossing(item, option).center()
            found = hit(scene.look, scene.layout, place.x() - 1, place.y() - 1, 4)
            assert found is not None
            assert found.target.item is not None
            assert found.target.option is not None
            assert found.target.item in search.problem.options[found.target.option]
            assert not found.is_empty


def test_rulers_mean_columns_and_rows_and_the_corner_nothing() -> None:
    scene = scene_of(at(0), Viewport(9.0, 20, 30))
    body = scene.body
    above = hit(scene.look, scene.layout, body.left() + 1, 2, 4)
    beside = hit(scene.look, scene.layout, 2, body.top() + 1, 4)
    assert above is not None
    assert above.target == Target(item=20)
    assert beside is not None
    assert beside.target == Target(option=30)
    assert hit(scene.look, scene.layout, 1, 1, 4) is None


def test_empty_crossings_are_distinguished_from_nodes() -> None:
    scene = scene_of(at(0), Viewport(20.0, 0, 0))
    place = scene.crossing(3, 0).center()
    found = hit(scene.look, scene.layout, place.x(), place.y(), 4)
    assert found is not None
    assert (found.target, found.is_empty) == (Target(3, 0), True)


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
    search = gallery.search("queens_6")
    search.forward(100)
    looks_like(picture(scene_of(search, Viewport(), reference_font, theme.dark())), "matrix_queens")


def test_near_enough_for_names_the_matrix_looks_as_in_the_picture(
    looks_like: LooksLike, reference_font: QFont
) -> None:
    """Names along both sides, sizes below them, covered ones paler, and the keyboard on a node."""
    scene = scene_of(at(3000), Viewport(20.0, 83, 20), reference_font)
    looks_like(picture(scene, Target(86, 23), Target(86, 23)), "matrix_names")


def test_the_matrix_of_the_paper_looks_as_in_the_picture(
    looks_like: LooksLike, reference_font: QFont
) -> None:
    search = gallery.search("knuth_2000")
    search.forward(12)
    scene = scene_of(search, Viewport(), reference_font, theme.high_contrast())
    looks_like(picture(scene, Target(item=2)), "matrix_knuth")
