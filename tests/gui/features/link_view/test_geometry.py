"""Boxes have their places: none on another, all found again where they are, and readable at any size."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from solver_core.cover.explain.neighbours import ROOT, Element
from solver_core.sudoku import encoding
from sudoku_gui.features.link_view import text as words
from sudoku_gui.features.link_view.geometry import (
    LARGEST,
    LEAST,
    MOST,
    SMALLEST,
    BoxSizes,
    LinkGeometry,
    lines_of,
)
from sudoku_gui.render.fonts import scaled
from sudoku_gui.wording.names import item_name
from tests.amounts import each
from tests.events import events
from tests.gui.features.link_view.drawn import dancing, pictured

AREAS = [QSizeF(200, 120), QSizeF(450, 260), QSizeF(700, 520), QSizeF(1600, 1000), QSizeF(220, 900)]


def drawn(name: str, area: QSizeF) -> tuple[LinkGeometry, list[Element]]:
    picture = pictured(dancing(name, 40), area)
    return picture.geometry, [ROOT, *(box.element for box in picture.look.boxes)]


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("name", ["knuth_2000", "queens_8", "sudoku", "pentominoes_3x20"])
def test_no_box_lies_on_another_and_each_is_found_where_it_is(name: str, area: QSizeF) -> None:
    geometry, elements = drawn(name, area)
    for one, other in combinations(elements, 2):
        assert not geometry.box(one).intersects(geometry.box(other)), (one, other)
    for element in elements:
        assert geometry.element_at(geometry.box(element).center(), elements) == element
    assert geometry.element_at(QPointF(-50, -50), elements) is None


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("name", ["knuth_2000", "queens_8", "sudoku"])
def test_all_lies_within_the_extent_and_text_stays_readable(name: str, area: QSizeF) -> None:
    """A picture that is larger than the area begins at its corner, so that dragging reaches all of it."""
    geometry, elements = drawn(name, area)
    assert SMALLEST <= geometry.scale <= LARGEST
    spare = (area - geometry.extent).expandedTo(QSizeF(0, 0)) / 2
    corner = QPointF(spare.width(), spare.height())
    bounds = QRectF(corner, geometry.extent).adjusted(-1, -1, 1, 1)
    assert all(bounds.contains(geometry.box(element)) for element in elements)
    more = geometry.extent - area
    assert max(more.width(), more.height()) < 1 or geometry.scale < 1


def test_where_there_is_room_more_is_drawn_and_larger() -> None:
    """Up to a limit: what is to be followed with the eye must not be too much."""
    font = QFont()
    em, problem = QFontMetricsF(font).height(), encoding.problem()
    measures = BoxSizes.of(problem, font)
    assert measures.capacity(QSizeF(100, 50), em) == LEAST
    assert measures.capacity(QSizeF(4000, 3000), em) == MOST
    assert drawn("sudoku", QSizeF(4000, 3000))[0].scale == LARGEST


@pytest.mark.parametrize(("width", "height"), [(468, 214), (760, 390), (1150, 780)])
def test_a_small_problem_is_drawn_whole_and_stays_where_it_is(width: int, height: int) -> None:
    """Knuth's matrix in Study, Learn and Present, at every event, in text of 13 pixels: smaller rather than cut."""
    font, search = QFont(), dancing("knuth_2000")
    font.setPixelSize(13)
    first, problem = pictured(search, QSizeF(width, height), font), search.problem
    assert first.geometry.note.isEmpty()
    places = {box.element: first.geometry.box(box.element) for box in first.look.boxes}
    assert len(places) == len(problem.names) + sum(map(len, problem.options))
    for _ in events(search):
        now = pictured(search, QSizeF(width, height), font)
        assert {box.element: now.geometry.box(box.element) for box in now.look.boxes} == places


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_excerpt_leaves_out_only_what_does_not_fit(scale: float) -> None:
    """All columns of twelve stations, or all their options, where only one of both fits."""
    font = scaled(QFont(), scale)
    search, em = dancing("ring,places=12"), QFontMetricsF(font).height()
    wide, tall = (pictured(search, QSizeF(*size) * em, font).look.excerpt for size in ((60, 12), (24, 40)))
    assert (len(wide.items), len(wide.options) < 12) == (12, True)
    assert (len(tall.options), len(tall.items) < 12) == (12, True)
    assert words.left_out(search.problem, 12, 8) == "Around this event: 8 of 12 options"
    assert words.left_out(search.problem, 5, 8) == "Around this event: 5 of 12 columns, 8 of 12 options"


def test_names_are_measured_once_for_a_problem_in_a_font() -> None:
    problems = [dancing(name).problem for name in ("knuth_2000", "queens_8")]
    sizes = BoxSizes.of(problems[0], QFont())
    assert BoxSizes.of(problems[0], QFont()) is sizes
    assert BoxSizes.of(problems[1], QFont()) != sizes
    large = QFont()
    large.setPointSizeF(3 * large.pointSizeF())
    assert BoxSizes.of(problems[0], large) is not sizes


def test_names_are_measured_in_the_family_that_stands_in_for_a_missing_one() -> None:
    mono, sans = QFont(), QFont()
    mono.setFamilies(["No Such Family", "DejaVu Sans Mono"])
    sans.setFamilies(["No Such Family", "DejaVu Sans"])
    metrics = [QFontMetricsF(font) for font in (mono, sans)]
    if metrics[0].horizontalAdvance("row") == metrics[1].horizontalAdvance("row"):
        pytest.skip("these families are not installed")
    problem = encoding.problem()
    assert BoxSizes.of(problem, mono) != BoxSizes.of(problem, sans)


def test_a_label_stands_left_of_its_row() -> None:
    geometry, elements = drawn("knuth_2000", QSizeF(600, 400))
    for option, element in each((one.option, one) for one in elements if one.option is not None):
        label, box = geometry.label_box(option), geometry.box(element)
        assert label.right() <= box.left()
        assert abs(label.center().y() - box.center().y()) < 1


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("name", ["knuth_2000", "queens_8", "sudoku", "ring,places=12"])
def test_a_size_has_a_field_of_its_own_and_names_stay_whole_beside_it(name: str, area: QSizeF) -> None:
    """A line stands between two numbers; neither is cut."""
    geometry, elements = drawn(name, area)
    problem, font = dancing(name).problem, QFont()
    usual = QFontMetricsF(scaled(font, geometry.scale))
    font.setBold(True)
    bold = QFontMetricsF(scaled(font, geometry.scale))
    most = str(max(problem.matrix.lengths))
    for item in each(one.item for one in elements if not one.is_node and one != ROOT):
        box, field = geometry.box(Element(item)), geometry.size_box(item)
        assert (field.top(), field.right(), field.bottom()) == pytest.approx(
            (box.top(), box.right(), box.bottom())
        )
        assert bold.horizontalAdvance(most) < field.width()
        for line in each(lines_of(item_name(problem, item), geometry.measures.lines)):
            assert usual.horizontalAdvance(line) < field.left() - box.left() - 0.5 * geometry.em


@pytest.mark.parametrize(
    ("name", "lines"), [("column 5 has 7", ["column 5", "has 7"]), ("r3c5", ["r3c5"]), ("rank 3", ["rank 3"])]
)
def test_long_names_are_broken_where_one_would_break_them(name: str, lines: list[str]) -> None:
    assert lines_of(name, 2) == lines
    assert lines_of(name, 1) == [name]
