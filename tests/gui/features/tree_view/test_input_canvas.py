"""The search tree under real keys and clicks."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolTip
from pytestqt.qtbot import QtBot

from sudoku_gui.features.tree_view.input_canvas import TreeInputCanvas
from sudoku_gui.features.tree_view.model import Glyph, GlyphShape
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from tests.gui.parts import is_claimed, part, turn

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")
LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier
MOUSE = QContextMenuEvent.Reason.Mouse


class DrivenTree(TreeInputCanvas):
    """A canvas in which nothing glides, with what a user does to it."""

    @property
    def player(self) -> Player:
        return self._player

    @property
    def selection(self) -> Selection:
        return self._selection

    def watch(self, name: str) -> None:
        self.player.watch_subject(Subject(sample=name))
        while not self.player.length_is_known or self.player.is_running_in_background:
            QApplication.processEvents()
        self.read_again()
        self.repaint()

    def settle(self) -> None:
        while self.player.is_busy:
            QApplication.processEvents()
        self.repaint()

    def press_key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(self, key, modifier)
        self.settle()

    def click_item(self, number: int, *, twice: bool = False) -> None:
        point = self.middle(number)
        QTest.mouseClick(self, LEFT, PLAIN, point)
        self.settle()
        if twice:
            QTest.mouseDClick(self, LEFT, PLAIN, point)
            self.settle()

    def middle(self, number: int) -> QPoint:
        return self.drawing.box(number).center().toPoint()

    def drag(self, start: QPoint, by: QPoint) -> None:
        QTest.mousePress(self, LEFT, PLAIN, start)
        QTest.mouseMove(self, start + by / 2)
        QTest.mouseMove(self, start + by)
        QTest.mouseRelease(self, LEFT, PLAIN, start + by)

    def open_menu(self, number: int, reason: QContextMenuEvent.Reason = MOUSE) -> QMenu:
        point = self.middle(number)
        QApplication.sendEvent(self, QContextMenuEvent(reason, point, self.mapToGlobal(point)))
        found = self.findChildren(QMenu, "tree_menu")[-1]
        assert isinstance(found, QMenu)
        assert found.isVisible()
        return found


@pytest.fixture
def canvas(player: Player, selection: Selection, show: Callable[..., None]) -> DrivenTree:
    made = DrivenTree(player, selection, theme.light())
    made.animated = False
    made.resize(900, 500)
    show(made, made)
    return made


def glyphs(canvas: TreeInputCanvas) -> tuple[Glyph, ...]:
    return canvas.drawing.state.excerpt.glyphs


def numbered(canvas: TreeInputCanvas, shape: GlyphShape) -> int:
    return next(number for number, glyph in enumerate(glyphs(canvas)) if glyph.shape is shape)


# --- walking --------------------------------------------------------------------------------------


def test_arrows_walk_as_in_gist(canvas: DrivenTree) -> None:
    """Up to the parent, down to the first child, sideways to siblings; the search stays where it is."""
    canvas.watch("knuth_2000")
    went = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Up):
        canvas.press_key(key)
        went.append(canvas.selected)
    canvas.press_key(Qt.Key.Key_Left)
    went.append(canvas.selected)
    canvas.press_key(Qt.Key.Key_Home)
    assert [*went, canvas.selected] == [1, 3, 3, 4, 3, 1, 0]
    assert canvas.player.position == 0


def test_enter_goes_to_the_node_walked_to(canvas: DrivenTree) -> None:
    """To the position just after its landmark; from then on keys start at the present node again."""
    canvas.watch("knuth_2000")
    canvas.press_key(Qt.Key.Key_Down)
    canvas.press_key(Qt.Key.Key_Down)
    assert glyphs(canvas)[canvas.selected or 0].shape is GlyphShape.DEAD_END
    canvas.press_key(Qt.Key.Key_Return)
    assert canvas.player.position == glyphs(canvas)[2].first == 21
    canvas.player.to_start()
    assert canvas.selected == 0


@pytest.mark.parametrize(("key", "op"), [(Qt.Key.Key_N, 20), (Qt.Key.Key_D, 18)])
def test_letters_lead_to_solutions_and_dead_ends(canvas: DrivenTree, key: Qt.Key, op: int) -> None:
    canvas.watch("queens_6")
    places = []
    for modifier in (PLAIN, PLAIN, SHIFT):
        canvas.press_key(key, modifier)
        places.append(canvas.player.position)
        assert canvas.player.search is not None
        assert canvas.player.search.event is not None
        assert canvas.player.search.event.op == op
        assert canvas.present is not None
        assert glyphs(canvas)[canvas.present].first == canvas.player.position
    assert places[0] < places[1]
    assert places[2] == places[0]


@pytest.mark.parametrize(("key", "reported"), [(Qt.Key.Key_N, "no solution"), (Qt.Key.Key_D, "no dead end")])
def test_letters_that_lead_nowhere_say_so(canvas: DrivenTree, key: Qt.Key, reported: str) -> None:
    canvas.watch("queens_6")
    said: list[str] = []
    canvas.described.connect(said.append)
    canvas.press_key(key, SHIFT)
    assert canvas.player.position == 0
    assert said[-1] == f"There is {reported} before this position."


def test_space_folds_and_unfolds_one_and_f_all_that_have_failed(canvas: DrivenTree) -> None:
    canvas.watch("queens_6")
    canvas.press_key(Qt.Key.Key_Down)
    before = len(glyphs(canvas))
    for key in (Qt.Key.Key_Space, Qt.Key.Key_F):
        assert glyphs(canvas)[1].children
        canvas.press_key(key)
        assert glyphs(canvas)[1].shape is GlyphShape.FAILED
        assert canvas.selected == 1
        assert len(glyphs(canvas)) < before
        canvas.press_key(key)
        assert len(glyphs(canvas)) == before


def test_plus_minus_and_zero_zoom(canvas: DrivenTree) -> None:
    canvas.watch("queens_6")
    canvas.press_key(Qt.Key.Key_Plus)
    assert canvas.camera.zoom > 1
    canvas.press_key(Qt.Key.Key_Minus)
    assert canvas.camera.zoom == pytest.approx(1)
    canvas.press_key(Qt.Key.Key_0)
    boxes = [canvas.drawing.box(number) for number in range(len(glyphs(canvas)))]
    assert all(canvas.area.contains(box) for box in boxes)


def test_keys_are_claimed_only_while_something_is_watched(canvas: DrivenTree) -> None:
    """Letters with Ctrl are always the window's own, and so are the keys that move the search."""
    assert not is_claimed(canvas, Qt.Key.Key_X)
    canvas.watch("knuth_2000")
    assert is_claimed(canvas, Qt.Key.Key_X)
    assert is_claimed(canvas, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert not is_claimed(canvas, Qt.Key.Key_Space)
    assert not is_claimed(canvas, Qt.Key.Key_Home)
    assert not is_claimed(canvas, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert not is_claimed(canvas, Qt.Key.Key_Z)


def test_keys_do_nothing_where_nothing_is_watched(canvas: DrivenTree) -> None:
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_F, Qt.Key.Key_0):
        canvas.press_key(key)
    assert canvas.selected is None


# --- the mouse ------------------------------------------------------------------------------------


def test_a_click_goes_there(canvas: DrivenTree) -> None:
    canvas.watch("knuth_2000")
    canvas.click_item(3)
    assert canvas.player.position == glyphs(canvas)[3].first == 41
    assert canvas.present == 3
    assert canvas.selection.pinned == Target(0, 3)


@pytest.mark.parametrize("shape", [GlyphShape.FAILED, GlyphShape.DECISION])
def test_a_double_click_folds_and_unfolds(canvas: DrivenTree, shape: GlyphShape) -> None:
    """What was a triangle stays unfolded when the search has gone elsewhere; what was not is one."""
    canvas.watch("queens_8")
    number = next(n for n, glyph in enumerate(glyphs(canvas)) if glyph.shape is shape and glyph.depth)
    first = glyphs(canvas)[number].first
    canvas.click_item(number, twice=True)
    canvas.player.to_start()
    canvas.read_again()
    canvas.repaint()
    number = canvas.drawing.state.excerpt.index(first) or 0
    assert bool(glyphs(canvas)[number].children) == (shape is GlyphShape.FAILED)


def test_dragging_pans_and_goes_nowhere(canvas: DrivenTree) -> None:
    """From then on the present node may go out of sight, until L brings it back."""
    canvas.watch("queens_6")
    origin = canvas.camera.origin
    start = canvas.middle(0)
    canvas.drag(start, QPoint(80, 30))
    assert canvas.camera.origin - origin == QPointF(80, 30)
    assert canvas.player.position == 0
    assert not canvas.camera.following
    QTest.keyClick(canvas, Qt.Key.Key_L)
    assert canvas.camera.following


def test_the_wheel_zooms_where_the_mouse_is(canvas: DrivenTree) -> None:
    canvas.watch("queens_6")
    place = canvas.drawing.box(5).center()
    turn(canvas, 2, place.toPoint())
    assert canvas.camera.zoom > 1
    assert canvas.drawing.at(place) == 5


def test_hovering_points_at_the_choice_and_describes_it(canvas: DrivenTree) -> None:
    canvas.watch("knuth_2000")
    reported: list[str] = []
    canvas.described.connect(reported.append)
    QTest.mouseMove(canvas, canvas.middle(4))
    assert canvas.selection.target == Target(4, 0)
    assert (
        reported[-1]
        == "Events 45 to 65 · E: {C, E, F} (the only option) · Forced · depth 2 · 2 nodes, 1 solution"
    )
    QTest.mouseMove(canvas, QPoint(5, 480))
    assert canvas.selection.target is None
    assert reported[-1].startswith("Events 1 to 79 · root · Decision")


def test_the_target_of_another_pane_is_highlighted(canvas: DrivenTree) -> None:
    """The nodes that an option led to; those that branch on an item or leave it without option."""
    canvas.watch("knuth_2000")
    canvas.selection.hover(Target(option=3))
    assert canvas.scene().highlighted == {3}
    canvas.selection.hover(Target(item=4))
    assert canvas.scene().highlighted == {2, 3}
    canvas.selection.hover(None)
    assert not canvas.scene().highlighted


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_the_facts_are_shown_where_the_mouse_rests(canvas: DrivenTree) -> None:
    canvas.watch("knuth_2000")
    point = canvas.middle(2)
    QApplication.sendEvent(canvas, QHelpEvent(QEvent.Type.ToolTip, point, canvas.mapToGlobal(point)))
    assert "Dead end: no option left for “E”" in QToolTip.text()


# --- the menu of a node ---------------------------------------------------------------------------


def entry(menu: QMenu, name: str) -> QAction:
    return part(menu, QAction, name)


@pytest.mark.parametrize("reason", [QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard])
def test_a_menu_is_opened(canvas: DrivenTree, qtbot: QtBot, reason: QContextMenuEvent.Reason) -> None:
    """For the node under the mouse, or the one walked to; its last entry asks for the menu of the choice."""
    canvas.watch("knuth_2000")
    canvas.press_key(Qt.Key.Key_Down)
    opened = canvas.open_menu(1, reason)
    with qtbot.waitSignal(canvas.selection.menu_requested) as reported:
        entry(opened, "more").trigger()
    assert reported.args is not None
    assert reported.args[0] == Target(0, 1)
    opened.close()
    assert canvas.selected == 1


def test_a_node_is_compared_with_the_present_position(canvas: DrivenTree, qtbot: QtBot) -> None:
    """The window does it: from where the node begins to wherever the search stands."""
    canvas.watch("knuth_2000")
    opened = canvas.open_menu(3)
    with qtbot.waitSignal(canvas.comparison_requested) as reported:
        entry(opened, "compare_with_present").trigger()
    assert reported.args == [glyphs(canvas)[3].first, -1]
    opened.close()


def test_a_node_is_compared_with_the_one_selected_before(canvas: DrivenTree, qtbot: QtBot) -> None:
    """Whether that was clicked or walked to; while there is none, there is nothing to compare with."""
    canvas.watch("knuth_2000")
    opened = canvas.open_menu(3)
    assert not entry(opened, "compare_with_selected").isEnabled()
    opened.close()
    canvas.press_key(Qt.Key.Key_Down)
    opened = canvas.open_menu(3)
    chosen = entry(opened, "compare_with_selected")
    assert chosen.text() == "Compare with A: {A, D, G} (option 1 of 2), Selected Before"
    with qtbot.waitSignal(canvas.comparison_requested) as reported:
        chosen.trigger()
    assert reported.args == [glyphs(canvas)[1].first, glyphs(canvas)[3].first]
    opened.close()
    canvas.click_item(3)
    opened = canvas.open_menu(3)
    with qtbot.waitSignal(canvas.comparison_requested) as reported:
        entry(opened, "compare_with_selected").trigger()
    assert reported.args == [glyphs(canvas)[1].first, glyphs(canvas)[3].first]
    opened.close()


# --- words ------------------------------------------------------------------------------------------


def place_of_words(canvas: DrivenTree, number: int) -> QPoint:
    scene = canvas.scene()
    label = next(label for label in scene.labels if label.glyph == number)
    return (scene.origin + QPointF(label.left + label.width / 2, label.top + 4)).toPoint()


def test_a_click_on_words_goes_to_their_node(canvas: DrivenTree) -> None:
    """They belong to it; the mouse over them points at it, too."""
    canvas.watch("knuth_2000")
    at = place_of_words(canvas, 3)
    assert not canvas.drawing.box(3).contains(QPointF(at))
    QTest.mouseMove(canvas, at)
    assert canvas.hovered == 3
    QTest.mouseClick(canvas, LEFT, PLAIN, at)
    canvas.settle()
    assert canvas.player.position == glyphs(canvas)[3].first


def test_no_words_are_cut_off_when_the_drawing_has_been_moved(canvas: DrivenTree) -> None:
    """Dragged to the edge, they go to the other side of their nodes, or are shortened."""
    canvas.watch("queens_6")
    canvas.resize(320, 400)
    canvas.repaint()
    start = QPoint(160, 380)
    for by in (-90, -37, 55, 110):
        canvas.drag(start, QPoint(by, 0))
        canvas.repaint()
        scene = canvas.scene()
        lefts = [scene.origin.x() + label.left for label in scene.labels]
        ends = [scene.origin.x() + label.left + label.width for label in scene.labels]
        assert scene.labels
        for left, end in zip(lefts, ends, strict=True):
            assert (left >= 0 and end <= canvas.width()) or end <= 0 or left >= canvas.width()


def test_a_screen_reader_hears_of_the_node_walked_to(canvas: DrivenTree) -> None:
    canvas.watch("knuth_2000")
    canvas.press_key(Qt.Key.Key_Down)
    assert canvas.accessibleDescription().startswith("Events 6 to 36 · A: {A, D, G} (option 1 of 2)")
