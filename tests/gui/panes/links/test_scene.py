"""A single change is shown as motion, and nothing else is."""

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


class DrivenScene(LinkScene):
    """A scene that is read again for the search as it is."""

    def again(self, area: QSizeF = AREA, target: Target | None = None) -> bool:
        return self.renew(self.search.snapshot(), area, QFont(), target)

    def picture(self) -> QImage:
        image = QImage(640, 440, QImage.Format.Format_RGB32)
        image.fill(theme.light().paper)
        painter = QPainter(image)
        self.paint(painter, theme.light(), Marks())
        painter.end()
        return image


@pytest.fixture
def scene(qapp: object) -> DrivenScene:
    assert qapp
    search = gallery.search("knuth_2000")
    assert isinstance(search, Search)
    search.seek(13)
    made = DrivenScene(search)
    made.again()
    return made


def test_a_node_that_leaves_is_seen_to_leave(scene: DrivenScene, qtbot: QtBot) -> None:
    """It moves for a moment and then stands still, as it would without motion."""
    scene.search.forward()
    assert scene.search.event
    assert scene.search.event.op is Op.HIDE
    assert scene.again()
    assert scene.is_moving
    begin = scene.picture()
    qtbot.waitUntil(lambda: not scene.is_moving)
    still = DrivenScene(scene.search)
    still.again()
    assert begin != scene.picture() == still.picture()


def test_going_back_it_is_seen_to_return(scene: DrivenScene, qtbot: QtBot) -> None:
    before = scene.picture()
    scene.search.forward()
    later = DrivenScene(scene.search)
    later.again()
    scene.search.back()
    later.again()
    assert later.is_moving
    assert later.picture() != before
    qtbot.waitUntil(lambda: not later.is_moving)
    assert later.picture() == before


@pytest.mark.parametrize("area", [AREA, QSizeF(300, 200)])
def test_a_motion_ends_where_other_rows_come_in_sight(qapp: object, area: QSizeF) -> None:
    """Something is pinned, or the pane made smaller, while a box is on its way: it has no place any more."""
    assert qapp
    search = engines.search(Grid.parse(BRANCHING))
    assert isinstance(search, Search)
    search.seek(2003)
    scene, still = DrivenScene(search), DrivenScene(search)
    scene.again()
    search.forward()
    scene.again()
    assert scene.is_moving
    target = Target(item=200, option=search.problem.columns[200][5])
    scene.again(area, target)
    assert not scene.is_moving
    still.again(area, target)
    assert still.look == scene.look
    assert scene.picture() == still.picture()


@pytest.mark.parametrize("ticks", [2, 5, -3])
def test_jumps_are_not_shown_as_motion(scene: DrivenScene, ticks: int) -> None:
    scene.search.seek(scene.search.position + ticks)
    scene.again()
    assert not scene.is_moving


def test_changes_that_follow_fast_are_not_shown_as_motion(scene: DrivenScene) -> None:
    """Playing fast the picture is calm; the first change may move, those after it do not."""
    for tick in range(6):
        scene.search.forward()
        scene.again()
        assert tick == 0 or not scene.is_moving


def test_without_motion_nothing_moves(scene: DrivenScene) -> None:
    scene.animated = False
    scene.search.forward()
    scene.again()
    assert not scene.is_moving


def test_what_moves_nothing_is_not_shown_as_motion(scene: DrivenScene) -> None:
    scene.search.run_to("decision")
    scene.search.back()
    scene.again()
    scene.search.forward()
    scene.again()
    assert not scene.is_moving


def test_it_reads_again_only_where_something_is_new(scene: DrivenScene) -> None:
    """Selection repaints often, and must not read the links each time."""
    before = scene.look
    assert not scene.again()
    assert scene.look is before
    scene.search.forward()
    assert scene.again()
    assert scene.look is not before


def test_another_run_of_the_problem_is_measured_no_more(scene: DrivenScene) -> None:
    """The names are the same ones; those of another problem are not."""
    searches = gallery.search("knuth_2000"), gallery.search("queens_8")
    same, other = (LinkScene(search, like=scene) for search in searches if isinstance(search, Search))
    assert same._measures_in(QFont()) is scene._measures_in(QFont())
    assert other._measures_in(QFont()) != scene._measures_in(QFont())
