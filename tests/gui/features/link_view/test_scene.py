"""A single change is shown as motion, and nothing else is."""

from itertools import product

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Search
from solver_core.problems import gallery
from solver_core.sudoku import encoding, engines
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.link_view import model, motion
from sudoku_gui.features.link_view.model import LinkHighlight
from sudoku_gui.features.link_view.motion import MOST_EVENTS, BendMotion, MotionPhase, SlideMotion, between
from sudoku_gui.features.link_view.scene import LinkScene
from sudoku_gui.player.selection import Target
from sudoku_gui.render import theme
from tests.amounts import each
from tests.gui.at_rest import running_parts

AREA = QSizeF(640, 440)


class DrivenScene(LinkScene):
    """A scene that is read again for the search as it is."""

    @property
    def is_moving(self) -> bool:
        return self._motion.phase is not None

    def again(self, area: QSizeF = AREA, target: Target | None = None) -> bool:
        self.asked = area, target
        return self.renew(self.search.snapshot(), area, QFont(), target)

    def comes_to_rest(self, qtbot: QtBot) -> bool:
        """Whether it looks, after its motion, as it would without."""
        qtbot.waitUntil(lambda: not self.is_moving)
        still = DrivenScene(self.search)
        still.again(*self.asked)
        return still.look == self.look and still.picture() == self.picture()

    def picture(self) -> QImage:
        image = QImage(640, 440, QImage.Format.Format_RGB32)
        image.fill(theme.light().paper)
        painter = QPainter(image)
        self.paint(painter, theme.light(), LinkHighlight())
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
    assert scene.comes_to_rest(qtbot)
    assert begin != scene.picture()


def test_a_node_that_returns_is_seen_to_return(scene: DrivenScene, qtbot: QtBot) -> None:
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


@pytest.fixture
def large(qapp: object, branching: Grid) -> DrivenScene:
    """Of a Sudoku, of which a part is drawn; `FAR` is not in it."""
    assert qapp
    search = engines.search(branching)
    assert isinstance(search, Search)
    search.seek(2003)
    made = DrivenScene(search)
    made.again()
    return made


FAR = Target(200, encoding.problem().columns[200][5])


@pytest.mark.parametrize("area", [AREA, QSizeF(300, 200)])
def test_a_motion_ends_where_other_rows_come_in_sight(large: DrivenScene, qtbot: QtBot, area: QSizeF) -> None:
    """Something is pinned, or the pane made smaller, while a box is on its way: it has no place any more."""
    large.search.forward()
    large.again()
    assert large.is_moving
    large.again(area, FAR)
    assert large.is_moving == (area == AREA), "in a pane of the same size what stays slides"
    assert large.comes_to_rest(qtbot)


def phases_of(scene: DrivenScene, ticks: int) -> list[MotionPhase]:
    """What is seen of a step of this many ticks."""
    before, scene.animated = scene.moment, False
    scene.search.seek(scene.search.position + ticks)
    scene.again()
    assert before is not None
    assert scene.moment is not None
    found = between(scene.search, before, scene.moment)
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
    assert phases_of(scene, MOST_EVENTS + 1) == []


def test_the_next_step_ends_the_motion(scene: DrivenScene, qtbot: QtBot) -> None:
    scene.milliseconds = 1500
    scene.search.seek(scene.search.position + 8)
    scene.again()
    assert scene.is_moving
    scene.search.forward()
    scene.again()
    assert not scene.is_moving
    assert scene.comes_to_rest(qtbot)
    assert not running_parts(scene), "the motion given up does not go on"


def test_boxes_that_stay_slide_and_the_others_fade(large: DrivenScene, qtbot: QtBot) -> None:
    """At the beginning the old picture, at the end the new one, and nothing that stays jumps in between."""
    before = large.picture()
    large.again(AREA, FAR)
    phase, geometry = large._motion.phase, large.geometry
    assert isinstance(phase, SlideMotion)
    kept = sorted(set(phase.old.excerpt.items) & set(phase.new.excerpt.items))
    for item, share in each(product(kept, (0.0, 0.25, 0.5, 1.0))):
        start, end = phase.old_geometry.column(item), geometry.column(item)
        there = motion._between(phase.old_geometry, geometry, share).column(item)
        back = motion._between(geometry, phase.old_geometry, 1 - share).column(item)
        assert there == pytest.approx(start + (end - start) * share)
        assert back == pytest.approx(there), "both layers have it at the same place"
    large._motion._clock.setCurrentTime(0)
    assert large.picture() == before
    assert large.comes_to_rest(qtbot)


def test_changes_that_follow_fast_are_not_shown_as_motion(scene: DrivenScene) -> None:
    """Playing fast the picture is calm; the first change may move, those after it do not."""
    for tick in range(6):
        scene.search.forward()
        scene.again()
        assert tick == 0 or not scene.is_moving


@pytest.mark.parametrize(("name", "value"), [("animated", False), ("milliseconds", 0)])
def test_without_motion_nothing_moves(scene: DrivenScene, name: str, value: int) -> None:
    setattr(scene, name, value)
    scene.search.forward()
    scene.again()
    assert not scene.is_moving


def test_a_step_that_moves_no_link_starts_no_motion(scene: DrivenScene) -> None:
    scene.search.run_to("decision")
    scene.search.back()
    scene.again()
    scene.search.forward()
    scene.again()
    assert not scene.is_moving


def test_the_scene_reads_only_changed_rings_again(scene: DrivenScene) -> None:
    """Selection repaints often, and must not read the links each time."""
    before = scene.look
    assert not scene.again()
    assert scene.look is before
    scene.search.forward()
    assert scene.again()
    assert scene.look is not before
