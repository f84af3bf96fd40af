"""The links as they are painted, looked at by eye once and compared ever since."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QImage

from solver_core.cover import Op
from solver_core.cover.explain.neighbours import Element
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.features.link_view import paint as links
from sudoku_gui.features.link_view import paint_masks as links_masks
from sudoku_gui.features.link_view.excerpt import Dancing
from sudoku_gui.features.link_view.model import LinkHighlight, Motion
from sudoku_gui.features.link_view.paint_arrows import _TRACKS, _bends, _dashed_lines
from sudoku_gui.features.link_view.paint_masks import MaskGeometry
from sudoku_gui.player.selection import Target
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import LooksLike, canvas
from tests.gui.features.link_view.drawn import MANY, dancing, pictured

AREA = QSizeF(640, 440)


def painted(search: Dancing, font: QFont, **others: Any) -> QImage:
    """The picture of a search, with these marks, this motion or this theme."""
    picture = replace(pictured(search, AREA, font), **others)
    with canvas(AREA.toSize(), background=picture.theme.paper) as (image, painter):
        painter.setFont(font)
        links.paint(painter, picture)
    return image


def test_knuths_matrix_in_the_middle_of_a_cover_looks_as_in_the_picture(
    each_theme: Theme, looks_like: LooksLike, reference_font: QFont
) -> None:
    """C has just left; A was branched on, D and G covered for {A, D, G}; the ghost of D is selected."""
    highlight = LinkHighlight(Target(3, 1), Element(3, 1), focus=True)
    image = painted(dancing("knuth_2000", 14), reference_font, theme=each_theme, highlight=highlight)
    looks_like(image, f"links_knuth_{each_theme.name}")


@pytest.mark.parametrize(
    ("name", "position"),
    [("sudoku", 3010), ("stations", 60), ("pentominoes_3x20", 3000), ("queens_8", 300), ("six_sets", 0)],
)
def test_links_of_larger_matrices_match_their_reference_pictures(
    name: str, position: int, looks_like: LooksLike, reference_font: QFont
) -> None:
    """Dots stand for what is left out; in repeat cover the bends lie in the rows."""
    looks_like(painted(dancing(name, position), reference_font), f"links_{name}")


def test_halfway_out_the_link_is_halfway_bent(looks_like: LooksLike, reference_font: QFont) -> None:
    """At the beginning of the motion nothing has happened yet, at its end all has."""
    search, font = dancing("knuth_2000", 14), reference_font
    event = search.event
    assert event
    assert event.op is Op.HIDE
    begin, halfway, end = (
        painted(search, font, motion=Motion(Element(event.item or 0, event.option), gone))
        for gone in (0.0, 0.5, 1.0)
    )
    looks_like(halfway, "links_halfway")
    assert begin != end == painted(search, font)


def test_an_option_tried_already_has_a_cross(looks_like: LooksLike, reference_font: QFont) -> None:
    """{A, D, G} led to a dead end; {A, D} is tried now."""
    search = dancing("knuth_2000")
    while search.chosen_options() != (3,):
        search.forward()
    assert pictured(search, AREA, reference_font).look.tried == {1}
    looks_like(painted(search, reference_font), "links_tried")


def test_dots_before_a_choice_are_in_the_middle_of_their_circle(reference_font: QFont) -> None:
    """They stand where its number would; a font's three dots would lie on the rim."""
    search = dancing("knuth_2000", 3)
    picture = pictured(search, AREA, reference_font)
    image = painted(search, reference_font)
    points = [bend.number_point(0) for bend in _bends(picture) if bend.joint.depths == (1,)]
    assert points
    for point in points:
        x, y = round(point.x()), round(point.y())
        assert min(image.pixelColor(x + dx, y + dy).lightness() for dx in (-1, 0) for dy in (-1, 0)) < 180
    assert picture.look.badge(1) == ""


@pytest.mark.parametrize("is_pointed_at", [False, True])
def test_a_dead_end_stays_red_under_the_pointer(reference_font: QFont, *, is_pointed_at: bool) -> None:
    """Its frame and its number are in the colour of an empty column, lit or not."""
    search = dancing("knuth_2000")
    while search.event is None or search.event.op is not Op.DEAD_END:
        search.forward()
    item = search.snapshot().chosen_item
    assert item is not None
    target = Target(item=item) if is_pointed_at else None
    image = painted(search, reference_font, highlight=LinkHighlight(target))
    box = pictured(search, AREA, reference_font).geometry.box(Element(item)).toRect()
    red = theme.light().empty_column
    frame = [image.pixelColor(x, box.top()) for x in range(box.left() + 8, box.right() - 8)]
    assert sum(colour == red for colour in frame) > len(frame) // 2


def test_the_painter_is_left_as_it_was() -> None:
    font = QFont()
    font.setPointSizeF(9.5)
    with canvas(AREA.toSize()) as (_, painter):
        painter.setFont(font)
        before = painter.pen(), painter.brush(), painter.font(), painter.transform(), painter.opacity()
        links.paint(painter, pictured(dancing("knuth_2000", 14), AREA, font))
        after = painter.pen(), painter.brush(), painter.font(), painter.transform(), painter.opacity()
    assert before == after


@pytest.mark.parametrize(
    ("width", "height", "colours"),
    [(640, 300, theme.light()), (300, 560, theme.dark())],
    ids=["wide", "tall"],
)
def test_masks_of_bits_match_their_reference_pictures(
    width: int, height: int, colours: Theme, looks_like: LooksLike, reference_font: QFont
) -> None:
    """A digit has just been tried: its bit has left three masks."""
    search = BacktrackSearch(MANY)
    search.seek(60)
    with canvas(width, height, background=colours.paper) as (image, painter):
        painter.setFont(reference_font)
        shown = links_masks.look(search.masks, search.event)
        geometry = MaskGeometry.within(QSizeF(width, height), reference_font)
        links_masks.paint(painter, shown, geometry, colours, frozenset({100}))
    looks_like(image, f"links_bits_{'wide' if width > height else 'tall'}")


@pytest.mark.parametrize(("name", "position"), [("knuth_2000", 21), ("knuth_2000", 30), ("six_sets", 40)])
def test_dashed_links_that_pass_the_same_place_lie_apart(name: str, position: int) -> None:
    """Two that run side by side have lanes of their own, as long as there are any."""
    picture = pictured(dancing(name, position), QSizeF(900, 700))
    lines, lanes = [], set()
    for it, line in _dashed_lines(picture):
        along, axis, middle = (
            sorted((line.x1(), line.x2())),
            line.y1(),
            picture.geometry.box(it.start).center(),
        )
        if it.way.is_vertical:
            along, axis = sorted((line.y1(), line.y2())), line.x1()
        lines.append((it.way, along, axis))
        lanes.add(round(abs(axis - (middle.x() if it.way.is_vertical else middle.y())), 3))
    assert len(lanes) in range(2, _TRACKS + 1)
    for place, (way, along, axis) in enumerate(lines):
        for other_way, others, other_axis in lines[:place]:
            if way is other_way and len(lanes) < _TRACKS:
                overlap = along[0] < others[1] - 1e-6 and others[0] < along[1] - 1e-6
                assert not overlap or abs(axis - other_axis) > 1
