"""A single change is shown as motion, and nothing else is."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Search
from solver_core.problems import gallery
from solver_core.sudoku import engines
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.links import model, motion
from sudoku_gui.features.links.model import LinkMarks
from sudoku_gui.features.links.motion import MOST_TICKS, BendMotion, MotionPhase, SlideMotion, between
from sudoku_gui.features.links.scene import LinkScene
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
        self.paint(painter, theme.light(), LinkMarks())
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
def test_a_motion_ends_where_other_rows_come_in_sight(qapp: object, qtbot: QtBot, area: QSizeF) -> None:
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
    assert scene.is_moving == (area == AREA), "in a pane of the same size what stays slides"
    qtbot.waitUntil(lambda: not scene.is_moving)
    still.again(area, target)
    assert still.look == scene.look
    assert scene.picture() == still.picture()


def phases_of(scene: DrivenScene, ticks: int) -> list[MotionPhase]:
    """What is seen of a step of this many ticks."""
    look, geometry, position = scene.look, scene._geometry, scene.search.position
    scene.animated = False
    scene.search.seek(position + ticks)
    scene.again()
    assert look is not None
    assert geometry is not None
    assert scene.look is not None
    assert scene._geometry is not None
    before, after = (look, geometry, position), (scene.look, scene._geometry, scene.search.position)
    found = between(scene.search, before, after)
    phases = list(found.phases)
    assert len(phases) == found.count
    return phases


@pytest.mark.parametrize("ticks", [1, 2, 5, -1, -3, -11])
def test_a_larger_step_shows_its_bends_one_after_the_other(scene: DrivenScene, ticks: int) -> None:
    """In the order of the events, each in the picture in which its box is out."""
    start = scene.search.position
    phases = phases_of(scene, ticks)
    walk, expected = scene.search.twin(), []
    walk.seek(start)
    for _ in range(abs(ticks)):
        if ticks < 0 and (moved := model.change(walk.event)):
            expected.append((moved.element, not moved.leaves))
        walk.forward() if ticks > 0 else walk.back()
        if ticks > 0 and (moved := model.change(walk.event)):
            expected.append((moved.element, moved.leaves))
    bends = [phase for phase in phases if isinstance(phase, BendMotion)]
    assert [(bend.change.element, bend.change.leaves) for bend in bends] == expected
    assert bends == phases
    for bend in bends:
        assert (bend.begin, bend.end) == ((0.0, 1.0) if bend.change.leaves else (1.0, 0.0))
        assert next(box for box in bend.look.boxes if box.element == bend.change.element).depth


def test_a_jump_is_not_shown_as_motion(scene: DrivenScene) -> None:
    assert phases_of(scene, MOST_TICKS + 1) == []


def test_the_next_step_ends_the_motion(scene: DrivenScene, qtbot: QtBot) -> None:
    scene.milliseconds = 1500
    scene.search.seek(scene.search.position + 8)
    scene.again()
    assert scene.is_moving
    scene.search.forward()
    scene.again()
    assert not scene.is_moving
    still = DrivenScene(scene.search)
    still.again()
    assert scene.picture() == still.picture()
    qtbot.wait(30)  # the motion given up must not go on later
    assert not scene.is_moving


def test_what_stays_slides_and_the_rest_fades(qapp: object, qtbot: QtBot) -> None:
    """At the beginning the old picture, at the end the new one, and nothing that stays jumps in between."""
    assert qapp
    search = engines.search(Grid.parse(BRANCHING))
    assert isinstance(search, Search)
    search.seek(2003)
    scene = DrivenScene(search)
    scene.again()
    before = scene.picture()
    target = Target(item=200, option=search.problem.columns[200][5])
    scene.again(AREA, target)
    phase, geometry = scene._motion.phase, scene._geometry
    assert isinstance(phase, SlideMotion)
    assert geometry is not None
    kept = sorted(set(phase.old.excerpt.items) & set(phase.new.excerpt.items))
    assert kept
    for item in kept:
        start, end = phase.old_geometry.column(item), geometry.column(item)
        for share in (0.0, 0.25, 0.5, 1.0):
            there = motion._between(phase.old_geometry, geometry, share).column(item)
            back = motion._between(geometry, phase.old_geometry, 1 - share).column(item)
            assert there == pytest.approx(start + (end - start) * share)
            assert back == pytest.approx(there), "both layers have it at the same place"
    scene._motion._clock.setCurrentTime(0)
    assert scene.picture() == before
    qtbot.waitUntil(lambda: not scene.is_moving)
    still = DrivenScene(search)
    still.again(AREA, target)
    assert scene.picture() == still.picture()


def test_a_motion_of_no_milliseconds_is_none(scene: DrivenScene) -> None:
    scene.milliseconds = 0
    scene.search.forward()
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
