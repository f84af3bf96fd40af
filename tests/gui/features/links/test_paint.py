"""The links as they are painted, looked at by eye once and compared ever since."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QImage

from solver_core.cover import Op, RepeatSearch, Search
from solver_core.cover.explain.neighbours import Element
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.links import paint as links
from sudoku_gui.features.links import paint_masks as links_masks
from sudoku_gui.features.links.excerpt import excerpt
from sudoku_gui.features.links.geometry import BoxSizes, LinkGeometry
from sudoku_gui.features.links.model import LinkMarks, LinkPicture, Motion, look
from sudoku_gui.features.links.paint_masks import MaskGeometry
from sudoku_gui.player.selection import Target
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import LooksLike, canvas

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
WIDTH, HEIGHT = 640, 440


def at(name: str, position: int) -> Search | RepeatSearch:
    search = encoding.search(MANY) if name == "sudoku" else gallery.search(name)
    assert isinstance(search, Search | RepeatSearch)
    search.seek(position)
    return search


def pictured(
    search: Search | RepeatSearch,
    font: QFont,
    colours: Theme,
    marks: LinkMarks | None = None,
    motion: Motion | None = None,
) -> LinkPicture:
    em, area = QFontMetricsF(font).height(), QSizeF(WIDTH, HEIGHT)
    measures = BoxSizes.of(search.problem, font)
    room = measures.capacity(area, search.problem, em)
    part = excerpt(search, None, room)
    geometry = LinkGeometry.within(area, part, room, measures, em)
    return LinkPicture(look(search, search.snapshot(), part), geometry, colours, marks or LinkMarks(), motion)


def painted(picture: LinkPicture, font: QFont) -> QImage:
    with canvas(WIDTH, HEIGHT, background=picture.theme.paper) as (image, painter):
        painter.setFont(font)
        links.paint(painter, picture)
    return image


def test_knuths_matrix_in_the_middle_of_a_cover_looks_as_in_the_picture(
    each_theme: Theme, looks_like: LooksLike, reference_font: QFont
) -> None:
    """C has just left; A was branched on, D and G covered for {A, D, G}; the ghost of D is selected."""
    marks = LinkMarks(Target(3, 1), Element(3, 1), focus=True)
    picture = pictured(at("knuth_2000", 14), reference_font, each_theme, marks)
    looks_like(painted(picture, reference_font), f"links_knuth_{each_theme.name}")


@pytest.mark.parametrize(
    ("name", "position"),
    [("sudoku", 3010), ("stations", 60), ("pentominoes_3x20", 3000), ("queens_8", 300), ("six_sets", 0)],
)
def test_parts_of_larger_matrices_look_right(
    name: str, position: int, looks_like: LooksLike, reference_font: QFont
) -> None:
    """Dots stand for what is left out; in repeat cover the bends lie in the rows."""
    picture = pictured(at(name, position), reference_font, theme.light())
    looks_like(painted(picture, reference_font), f"links_{name}")


def test_halfway_out_the_link_is_halfway_bent(looks_like: LooksLike, reference_font: QFont) -> None:
    search = at("knuth_2000", 14)
    event = search.event
    assert event
    assert event.op is Op.HIDE
    motion = Motion(Element(event.item or 0, event.option), 0.5)
    picture = pictured(search, reference_font, theme.light(), motion=motion)
    looks_like(painted(picture, reference_font), "links_halfway")


def test_before_it_moves_a_ghost_still_looks_like_a_node() -> None:
    """At the beginning of the motion nothing has happened yet, at its end all has."""
    font, search = QFont(), at("knuth_2000", 14)
    event = search.event
    assert event
    moving = Element(event.item or 0, event.option)
    usual = painted(pictured(search, font, theme.light()), font)
    assert painted(pictured(search, font, theme.light(), motion=Motion(moving, 1.0)), font) == usual
    assert painted(pictured(search, font, theme.light(), motion=Motion(moving, 0.0)), font) != usual


def test_what_was_tried_already_has_a_cross(looks_like: LooksLike, reference_font: QFont) -> None:
    """{A, D, G} led to a dead end; {A, D} is tried now."""
    search = at("knuth_2000", 0)
    while search.chosen_options() != (3,):
        search.forward()
    picture = pictured(search, reference_font, theme.light())
    assert picture.look.tried == {1}
    looks_like(painted(picture, reference_font), "links_tried")


def test_the_painter_is_left_as_it_was() -> None:
    font = QFont()
    font.setPointSizeF(9.5)
    with canvas(WIDTH, HEIGHT) as (_, painter):
        painter.setFont(font)
        before = painter.pen(), painter.brush(), painter.font(), painter.transform(), painter.opacity()
        links.paint(painter, pictured(at("knuth_2000", 14), font, theme.light()))
        assert (
            painter.pen(),
            painter.brush(),
            painter.font(),
            painter.transform(),
            painter.opacity(),
        ) == before


@pytest.mark.parametrize(
    ("width", "height", "colours"),
    [(640, 300, theme.light()), (300, 560, theme.dark())],
    ids=["wide", "tall"],
)
def test_bits_instead_of_links_look_right(
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
