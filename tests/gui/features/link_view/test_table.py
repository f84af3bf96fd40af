"""The table of links says what the arrays of the search say, for all that is in sight."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solver_core.cover import Search
from solver_core.cover.explain.neighbours import ROOT, Element, neighbours
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.link_view import text as words
from sudoku_gui.features.link_view.scene import LinkScene
from sudoku_gui.features.link_view.table import SIZE, WAYS, LinkRow
from sudoku_gui.features.link_view.view import LinkView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from tests.gui.parts import click
from tests.gui.shared import Show

LEFT, RIGHT = 1, 2


@pytest.fixture
def view(player: Player, selection: Selection, show: Show) -> LinkView:
    player.watch_subject(Subject(sample="knuth_2000"))
    player.scrub(5)
    view = LinkView(player, selection, theme.light(), preferences=Preferences())
    view.canvas.animated = False
    view.resize(900, 420)
    show(view)
    return view


def rows(view: LinkView) -> dict[Element, LinkRow]:
    return {row.element: row for row in view._table_model.rows}


def test_the_table_is_shown_on_request_and_remembered(
    view: LinkView, player: Player, selection: Selection
) -> None:
    assert view.table.isHidden()
    QTest.keyClick(view.canvas, Qt.Key.Key_T)
    assert view.table.isVisible()
    assert Preferences()["links_table"] == "yes"
    again = LinkView(player, selection, theme.light(), preferences=Preferences())
    assert not again.table.isHidden()
    click(view, "link_table_button")
    assert view.table.isHidden()
    assert Preferences()["links_table"] == "no"


def test_each_row_has_the_four_links_of_its_element(view: LinkView, player: Player) -> None:
    """The table lists the elements of the picture, with the links of the kernel."""
    click(view, "link_table_button")
    for position in (0, 5, 21, 40, 55):
        player.scrub(position)
        view.refresh()
        search, scene = player.search, view.canvas.scene
        assert isinstance(search, Search)
        assert isinstance(scene, LinkScene)
        assert scene.look is not None
        found, problem = rows(view), search.problem
        assert found.keys() == {ROOT} | scene.look.elements
        for element, row in found.items():
            ends = neighbours(search, element)
            named = (words.end(problem, ends[way], way) for way in WAYS)
            assert row.texts[1:5] == tuple(words.short(problem, one) for one in named)
            if element.option is None and element != ROOT:
                assert row.texts[5] == str(search.size(element.item))
        assert {it for it, row in found.items() if row.is_out} == {
            box.element for box in scene.look.boxes if box.depth
        }


def test_a_node_that_is_out_still_shows_its_neighbours(view: LinkView, player: Player) -> None:
    """After five events A and two nodes of D are out, and say where they belong."""
    click(view, "link_table_button")
    assert player.position == 5
    header, node = rows(view)[Element(0)], rows(view)[Element(3, 1)]
    assert header.is_out
    assert header.texts == ("A", "h", "B", "{A, D} in A", "{A, D, G} in A", "2")
    assert node.is_out
    assert node.texts[3:5] == ("D", "{A, D} in D")


@pytest.mark.parametrize("width", [650, 715, 1100])
def test_the_table_of_a_small_problem_shows_every_row_with_left_and_right(view: LinkView, width: int) -> None:
    """And the picture is as whole as without it; what is too long loses letters of its option, not its column."""
    assert isinstance(view.canvas.scene, LinkScene)
    view.resize(width, 430)
    view.canvas.rect_of(None)
    before = view.canvas.scene.look.excerpt
    click(view, "link_table_button")
    table, model = view.table, view._table_model
    view.canvas.rect_of(None)
    assert view.canvas.scene.look.excerpt == before
    last = table.visualRect(model.index(model.rowCount() - 1, 0))
    assert last.bottom() <= table.viewport().height()
    metrics = table.fontMetrics()
    for row in model.rows:
        for section in (LEFT, RIGHT, SIZE):
            assert table.columnWidth(section) >= metrics.horizontalAdvance(row.texts[section])
    node = rows(view)[Element(3, 1)]
    for letters in (9, 11):
        cut = node.text_within(0, table.font(), metrics.horizontalAdvance("m" * letters))
        assert cut.endswith(" in D")


def test_a_click_points_at_the_node(view: LinkView, selection: Selection) -> None:
    click(view, "link_table_button")
    at = next(at for at, row in enumerate(view._table_model.rows) if row.element == Element(3, 1))
    place = view.table.visualRect(view._table_model.index(at, 0)).center()
    QTest.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert selection.pinned == Target(3, 1)
    assert at in view.table.highlighted_rows(Target(option=1))


@pytest.mark.parametrize("sample", ["queens_8", "stations", "six_sets"])
def test_another_problem_is_listed_at_once(view: LinkView, player: Player, sample: str) -> None:
    click(view, "link_table_button")
    player.began.connect(view.refresh)
    player.began.disconnect(view.canvas._begin)
    player.began.connect(view.canvas._begin)  # hears of it later than the table
    player.watch_subject(Subject(sample=sample))
    player.scrub(60)
    view.refresh()
    assert len(rows(view)) > 3
    player.leave()
    assert not rows(view)
