"""A single change is shown as motion, and nothing else is."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Search
from solver_core.problems import gallery
from solver_core.sudoku import engines
from solver_core.sudoku.grid import Grid
from sudoku_gui.panes.links.model import Marks
from sudoku_gui.panes.links.scene import LinkScene
from sudoku_gui.player.selection import Target
from sudoku_gui.render import theme

AREA = QSizeF(640, 440)
BRANCHING = "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."


@pytest.fixture
def search(qapp: object) -> Search:
    assert qapp
    search = gallery.search("knuth_2000")
    assert isinstance(search, Search)
    search.seek(13)
    return search


@pytest.fixture
def scene(search: Search) -> LinkScene:
    scene = LinkScene(search)
    scene.renew(search.snapshot(), AREA, QFont(), None)
    return scene


@pytest.fixture
def renew(scene: LinkScene, search: Search) -> Callable[[], bool]:
    return lambda: scene.renew(search.snapshot(), AREA, QFont(), None)


def picture(scene: LinkScene) -> QImage:
    image = QImage(640, 440, QImage.Format.Format_RGB32)
    image.fill(theme.light().paper)
    painter = QPainter(image)
    scene.paint(painter, theme.light(), Marks())
    painter.end()
    return image


def test_a_node_that_leaves_is_seen_to_leave(
    scene: LinkScene, search: Search, renew: Callable[[], bool], qtbot: QtBot
) -> None:
    """It moves for a moment and then stands still, as it would without motion."""
    search.forward()
    assert search.event
    assert search.event.op is Op.HIDE
    assert renew()
    assert scene.is_moving
    begin = picture(scene)
    qtbot.waitUntil(lambda: not scene.is_moving)
    end = picture(scene)
    assert begin != end
    still = LinkScene(search)
    still.renew(search.snapshot(), AREA, QFont(), None)
    assert picture(still) == end


def test_going_back_it_is_seen_to_return(search: Search, scene: LinkScene, qtbot: QtBot) -> None:
    """The picture that comes to rest is the one from before."""
    before = picture(scene)
    search.forward()
    later = LinkScene(search)
    later.renew(search.snapshot(), AREA, QFont(), None)
    search.back()
    later.renew(search.snapshot(), AREA, QFont(), None)
    assert later.is_moving
    assert picture(later) != before
    qtbot.waitUntil(lambda: not later.is_moving)
    assert picture(later) == before


@pytest.mark.parametrize("area", [AREA, QSizeF(300, 200)])
def test_a_motion_ends_where_other_rows_come_in_sight(qapp: object, area: QSizeF) -> None:
    """Something is pinned, or the pane made smaller, while a box is on its way: it has no place any more."""
    assert qapp
    search = engines.search(Grid.parse(BRANCHING))
    assert isinstance(search, Search)
    search.seek(2003)
    scene = LinkScene(search)
    scene.renew(search.snapshot(), AREA, QFont(), None)
    search.forward()
    scene.renew(search.snapshot(), AREA, QFont(), None)
    assert scene.is_moving
    scene.renew(search.snapshot(), area, QFont(), Target(item=200, option=search.problem.columns[200][5]))
    assert not scene.is_moving
    still = LinkScene(search)
    still.renew(search.snapshot(), area, QFont(), Target(item=200, option=search.problem.columns[200][5]))
    assert still.look == scene.look
    assert picture(scene) == picture(still)


@pytest.mark.parametrize("ticks", [2, 5, -3])
def test_jumps_are_not_shown_as_motion(
    scene: LinkScene, search: Search, renew: Callable[[], bool], ticks: int
) -> None:
    """Many boxes at once cannot be followed with the eye."""
    search.seek(search.position + ticks)
    renew()
    assert not scene.is_moving


def test_changes_that_follow_fast_are_not_shown_as_motion(
    scene: LinkScene, search: Search, renew: Callable[[], bool]
) -> None:
    """Playing fast the picture is calm; the first change may move, those after it do not."""
    for tick in range(6):
        search.forward()
        renew()
        assert tick == 0 or not scene.is_moving


def test_without_motion_nothing_moves(scene: LinkScene, search: Search, renew: Callable[[], bool]) -> None:
    scene.animated = False
    search.forward()
    renew()
    assert not scene.is_moving


def test_what_moves_nothing_is_not_shown_as_motion(
    scene: LinkScene, search: Search, renew: Callable[[], bool]
) -> None:
    search.run_to("decision")
    search.back()
    renew()
    search.forward()
    renew()
    assert not scene.is_moving


def test_it_looks_again_only_where_something_is_new(
    scene: LinkScene, search: Search, renew: Callable[[], bool]
) -> None:
    """Selection repaints often, and must not read the links each time."""
    assert not renew()
    before = scene.look
    assert not renew()
    assert scene.look is before
    search.forward()
    assert renew()
    assert scene.look is not before


def test_another_run_of_the_problem_is_measured_no_more(scene: LinkScene) -> None:
    """The names are the same ones; those of another problem are not."""
    searches = gallery.search("knuth_2000"), gallery.search("queens_8")
    same, other = (LinkScene(search, like=scene) for search in searches if isinstance(search, Search))
    assert same._measures_in(QFont()) is scene._measures_in(QFont())
    assert other._measures_in(QFont()) != scene._measures_in(QFont())
