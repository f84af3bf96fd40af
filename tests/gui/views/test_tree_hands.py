"""The search tree under real keys and clicks."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QHelpEvent, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolTip
from pytestqt.qtbot import QtBot

from sudoku_gui.panes.tree.input import TreeInput
from sudoku_gui.panes.tree.model import Shape, TreeItem
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def canvas(player: Player, selection: Selection, show: Callable[..., None]) -> TreeInput:
    """A canvas with the keyboard, in which nothing glides."""
    made = TreeInput(player, selection, theme.light())
    made.animated = False
    made.resize(900, 500)
    show(made, made)
    return made


@pytest.fixture
def watch(player: Player, canvas: TreeInput, qtbot: QtBot) -> Callable[[str], None]:
    """Watches a sample of the gallery, whose whole tree is known."""

    def begin(name: str) -> None:
        player.watch_subject(Subject(sample=name))
        qtbot.waitUntil(
            lambda: player.length_is_known and not player.is_running_in_background, timeout=20_000
        )
        canvas.read_again()
        canvas.repaint()

    return begin


@pytest.fixture
def press(canvas: TreeInput, settle: Callable[[], None]) -> Callable[..., None]:
    """Presses a key and lets the search come to rest."""

    def press_key(key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(canvas, key, modifier)
        settle()
        canvas.repaint()

    return press_key


@pytest.fixture
def click(canvas: TreeInput, settle: Callable[[], None]) -> Callable[..., None]:
    """Clicks a item, once or twice."""

    def click_item(number: int, *, twice: bool = False) -> None:
        point = canvas.drawing.box(number).center().toPoint()
        QTest.mouseClick(canvas, LEFT, PLAIN, point)
        settle()
        canvas.repaint()
        if twice:
            QTest.mouseDClick(canvas, LEFT, PLAIN, point)
            settle()
            canvas.repaint()

    return click_item


def items(canvas: TreeInput) -> tuple[TreeItem, ...]:
    return canvas.drawing.state.excerpt.items


def numbered(canvas: TreeInput, shape: Shape) -> int:
    return next(number for number, item in enumerate(items(canvas)) if item.shape is shape)


# --- walking --------------------------------------------------------------------------------------


def test_arrows_walk_as_in_gist(
    canvas: TreeInput, watch: Callable[[str], None], press: Callable[..., None], player: Player
) -> None:
    """Up to the parent, down to the first child, sideways to siblings; the search stays where it is."""
    watch("knuth_2000")
    went = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Up):
        press(key)
        went.append(canvas.selected)
    press(Qt.Key.Key_Left)
    went.append(canvas.selected)
    press(Qt.Key.Key_Home)
    assert [*went, canvas.selected] == [1, 3, 3, 4, 3, 1, 0]
    assert player.position == 0


def test_enter_goes_to_the_node_walked_to(
    canvas: TreeInput, watch: Callable[[str], None], press: Callable[..., None], player: Player
) -> None:
    """To the position just after its landmark; from then on keys start at the present node again."""
    watch("knuth_2000")
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    assert items(canvas)[canvas.selected or 0].shape is Shape.DEAD_END
    press(Qt.Key.Key_Return)
    assert player.position == items(canvas)[2].first == 21
    player.to_start()
    assert canvas.selected == 0


@pytest.mark.parametrize(("key", "op"), [(Qt.Key.Key_N, 20), (Qt.Key.Key_D, 18)])
def test_letters_lead_to_solutions_and_dead_ends(
    *,
    canvas: TreeInput,
    watch: Callable[[str], None],
    press: Callable[..., None],
    player: Player,
    key: Qt.Key,
    op: int,
) -> None:
    """To the next, the one after, and with Shift back again."""
    watch("queens_6")
    places = []
    for modifier in (PLAIN, PLAIN, SHIFT):
        press(key, modifier)
        places.append(player.position)
        assert player.search is not None
        assert player.search.event is not None
        assert player.search.event.op == op
        assert canvas.present is not None
        assert items(canvas)[canvas.present].first == player.position
    assert places[0] < places[1]
    assert places[2] == places[0]


@pytest.mark.parametrize(("key", "told"), [(Qt.Key.Key_N, "no solution"), (Qt.Key.Key_D, "no dead end")])
def test_letters_that_lead_nowhere_say_so(
    canvas: TreeInput, watch: Callable[[str], None], press: Callable[..., None], key: Qt.Key, told: str
) -> None:
    """The search stays where it is."""
    watch("queens_6")
    player = canvas._player
    said: list[str] = []
    canvas.described.connect(said.append)
    press(key, SHIFT)
    assert player.position == 0
    assert said[-1] == f"There is {told} before this position."


def test_space_folds_and_unfolds(
    canvas: TreeInput, watch: Callable[[str], None], press: Callable[..., None]
) -> None:
    """The node walked to stays the one walked to."""
    watch("queens_6")
    press(Qt.Key.Key_Down)
    assert items(canvas)[1].children
    press(Qt.Key.Key_Space)
    assert items(canvas)[1].shape is Shape.FAILED
    assert canvas.selected == 1
    press(Qt.Key.Key_Space)
    assert items(canvas)[1].children


def test_f_folds_all_that_has_failed(
    canvas: TreeInput, watch: Callable[[str], None], press: Callable[..., None]
) -> None:
    """And unfolds it again."""
    watch("queens_6")
    before = len(items(canvas))
    press(Qt.Key.Key_F)
    assert Shape.FAILED in {item.shape for item in items(canvas)}
    assert len(items(canvas)) < before
    press(Qt.Key.Key_F)
    assert len(items(canvas)) == before


def test_plus_minus_and_zero_zoom(
    canvas: TreeInput, watch: Callable[[str], None], press: Callable[..., None]
) -> None:
    """Larger, smaller, everything."""
    watch("queens_6")
    press(Qt.Key.Key_Plus)
    assert canvas.camera.zoom > 1
    press(Qt.Key.Key_Minus)
    assert canvas.camera.zoom == pytest.approx(1)
    press(Qt.Key.Key_0)
    boxes = [canvas.drawing.box(number) for number in range(len(items(canvas)))]
    assert all(canvas.area.contains(box) for box in boxes)


def test_keys_are_claimed_only_while_something_is_watched(
    canvas: TreeInput, watch: Callable[[str], None]
) -> None:
    """Letters with Ctrl are always the window's own, and so are the keys that move the search."""

    def is_claimed(key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> bool:
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifier)
        event.ignore()
        QApplication.sendEvent(canvas, event)
        return event.isAccepted()

    assert not is_claimed(Qt.Key.Key_X)
    watch("knuth_2000")
    assert is_claimed(Qt.Key.Key_X)
    assert is_claimed(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert not is_claimed(Qt.Key.Key_Space)
    assert not is_claimed(Qt.Key.Key_Home)
    assert not is_claimed(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert not is_claimed(Qt.Key.Key_Z)


def test_keys_do_nothing_where_nothing_is_watched(canvas: TreeInput, press: Callable[..., None]) -> None:
    """No tree, no harm."""
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_F, Qt.Key.Key_0):
        press(key)
    assert canvas.selected is None


# --- the mouse ------------------------------------------------------------------------------------


def test_a_click_goes_there(
    canvas: TreeInput,
    watch: Callable[[str], None],
    click: Callable[..., None],
    player: Player,
    selection: Selection,
) -> None:
    """And what was chosen there stays lit everywhere."""
    watch("knuth_2000")
    click(3)
    assert player.position == items(canvas)[3].first == 41
    assert canvas.present == 3
    assert selection.pinned == Target(0, 3)


def test_a_click_on_a_triangle_goes_to_its_root(
    canvas: TreeInput, watch: Callable[[str], None], click: Callable[..., None], player: Player
) -> None:
    """And shows what will be tried there."""
    watch("queens_8")
    number = numbered(canvas, Shape.FAILED)
    first = items(canvas)[number].first
    click(number)
    assert player.position == first
    assert items(canvas)[canvas.present or 0].first == first
    assert items(canvas)[canvas.present or 0].children


@pytest.mark.parametrize("shape", [Shape.FAILED, Shape.DECISION])
def test_a_double_click_folds_and_unfolds(
    *,
    canvas: TreeInput,
    watch: Callable[[str], None],
    click: Callable[..., None],
    player: Player,
    shape: Shape,
) -> None:
    """What was a triangle stays unfolded when the search has gone elsewhere; what was not is one."""
    watch("queens_8")
    number = next(n for n, item in enumerate(items(canvas)) if item.shape is shape and item.depth)
    first = items(canvas)[number].first
    click(number, twice=True)
    player.to_start()
    canvas.read_again()
    canvas.repaint()
    number = canvas.drawing.state.excerpt.index(first) or 0
    assert bool(items(canvas)[number].children) == (shape is Shape.FAILED)


def test_dragging_pans_and_goes_nowhere(
    canvas: TreeInput, watch: Callable[[str], None], player: Player
) -> None:
    """From then on the present node may go out of sight, until L brings it back."""
    watch("queens_6")
    origin = canvas.camera.origin
    start = canvas.drawing.box(0).center().toPoint()
    QTest.mousePress(canvas, LEFT, PLAIN, start)
    QTest.mouseMove(canvas, start + QPoint(40, 15))
    QTest.mouseMove(canvas, start + QPoint(80, 30))
    QTest.mouseRelease(canvas, LEFT, PLAIN, start + QPoint(80, 30))
    assert canvas.camera.origin - origin == QPointF(80, 30)
    assert player.position == 0
    assert not canvas.camera.following
    QTest.keyClick(canvas, Qt.Key.Key_L)
    assert canvas.camera.following


def test_the_wheel_zooms_where_the_mouse_is(canvas: TreeInput, watch: Callable[[str], None]) -> None:
    """What is under it stays under it."""
    watch("queens_6")
    place = canvas.drawing.box(5).center()
    wheel = QWheelEvent(
        place,
        QPointF(canvas.mapToGlobal(place.toPoint())),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        PLAIN,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(canvas, wheel)
    assert canvas.camera.zoom > 1
    assert canvas.drawing.at(place) == 5


def test_hovering_points_at_the_choice_and_tells_of_it(
    canvas: TreeInput, watch: Callable[[str], None], selection: Selection
) -> None:
    """Beside the glyphs, at nothing."""
    watch("knuth_2000")
    told: list[str] = []
    canvas.described.connect(told.append)
    QTest.mouseMove(canvas, canvas.drawing.box(4).center().toPoint())
    assert selection.target == Target(4, 0)
    assert (
        told[-1]
        == "Events 45 to 65 · E: {C, E, F} (the only option) · Forced · depth 2 · 2 nodes, 1 solution"
    )
    QTest.mouseMove(canvas, QPoint(5, 480))
    assert selection.target is None
    assert told[-1].startswith("Events 1 to 79 · root · Decision")


def test_the_root_points_at_the_item_chosen_there(
    canvas: TreeInput, watch: Callable[[str], None], selection: Selection
) -> None:
    """No option has led to it."""
    watch("knuth_2000")
    QTest.mouseMove(canvas, canvas.drawing.box(0).center().toPoint())
    assert selection.target == Target(0, None)


def test_what_is_pointed_at_elsewhere_is_lit_here(
    canvas: TreeInput, watch: Callable[[str], None], selection: Selection
) -> None:
    """The nodes that an option led to; those that branch on an item or leave it without option."""
    watch("knuth_2000")
    selection.hover(Target(option=3))
    assert canvas.scene().lit == {3}
    selection.hover(Target(item=4))
    assert canvas.scene().lit == {2, 3}
    selection.hover(None)
    assert not canvas.scene().lit


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_the_facts_are_shown_where_the_mouse_rests(canvas: TreeInput, watch: Callable[[str], None]) -> None:
    """The same line as below the tree."""
    watch("knuth_2000")
    point = canvas.drawing.box(2).center().toPoint()
    QApplication.sendEvent(canvas, QHelpEvent(QEvent.Type.ToolTip, point, canvas.mapToGlobal(point)))
    assert "Dead end: no option left for “E”" in QToolTip.text()


# --- the menu of a node ---------------------------------------------------------------------------


@pytest.fixture
def menu(canvas: TreeInput) -> Callable[..., QMenu]:
    """Asks for the menu of a item, by mouse or by key."""

    def open_menu(number: int, reason: QContextMenuEvent.Reason = QContextMenuEvent.Reason.Mouse) -> QMenu:
        point = canvas.drawing.box(number).center().toPoint()
        QApplication.sendEvent(canvas, QContextMenuEvent(reason, point, canvas.mapToGlobal(point)))
        found = canvas.findChildren(QMenu, "tree_menu")[-1]
        assert found.isVisible()
        return found

    return open_menu


def entry(menu: QMenu, name: str) -> QAction:
    found = menu.findChild(QAction, name)
    assert found is not None
    return found


@pytest.mark.parametrize("reason", [QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard])
@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")
def test_a_menu_is_opened(
    *,
    canvas: TreeInput,
    watch: Callable[[str], None],
    press: Callable[..., None],
    menu: Callable[..., QMenu],
    selection: Selection,
    qtbot: QtBot,
    reason: QContextMenuEvent.Reason,
) -> None:
    """For the node under the mouse, or the one walked to; its last entry asks for the menu of the choice."""
    watch("knuth_2000")
    press(Qt.Key.Key_Down)
    opened = menu(1, reason)
    with qtbot.waitSignal(selection.menu_wanted) as told:
        entry(opened, "more").trigger()
    assert told.args is not None
    assert told.args[0] == Target(0, 1)
    opened.close()
    assert canvas.selected == 1


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")
def test_a_node_is_compared_with_the_present_position(
    canvas: TreeInput, watch: Callable[[str], None], menu: Callable[..., QMenu], qtbot: QtBot
) -> None:
    """The window does it: from where the node begins to wherever the search stands."""
    watch("knuth_2000")
    opened = menu(3)
    with qtbot.waitSignal(canvas.comparison_requested) as told:
        entry(opened, "compare_with_present").trigger()
    assert told.args == [items(canvas)[3].first, -1]
    opened.close()


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")
def test_a_node_is_compared_with_the_one_selected_before(
    *,
    canvas: TreeInput,
    watch: Callable[[str], None],
    menu: Callable[..., QMenu],
    press: Callable[..., None],
    click: Callable[..., None],
    qtbot: QtBot,
) -> None:
    """Whether that was clicked or walked to; while there is none, there is nothing to compare with."""
    watch("knuth_2000")
    opened = menu(3)
    assert not entry(opened, "compare_with_selected").isEnabled()
    opened.close()
    press(Qt.Key.Key_Down)
    opened = menu(3)
    chosen = entry(opened, "compare_with_selected")
    assert chosen.text() == "Compare with A: {A, D, G} (option 1 of 2), Selected Before"
    with qtbot.waitSignal(canvas.comparison_requested) as told:
        chosen.trigger()
    assert told.args == [items(canvas)[1].first, items(canvas)[3].first]
    opened.close()
    click(3)
    opened = menu(3)
    with qtbot.waitSignal(canvas.comparison_requested) as told:
        entry(opened, "compare_with_selected").trigger()
    assert told.args == [items(canvas)[1].first, items(canvas)[3].first]
    opened.close()


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")
def test_the_menu_leads_to_the_node(
    canvas: TreeInput, watch: Callable[[str], None], menu: Callable[..., QMenu], player: Player
) -> None:
    """As a click does."""
    watch("knuth_2000")
    opened = menu(3)
    entry(opened, "go_there").trigger()
    assert player.position == items(canvas)[3].first
    opened.close()


# --- words ------------------------------------------------------------------------------------------


def place_of_words(canvas: TreeInput, number: int) -> QPoint:
    scene = canvas.scene()
    label = next(label for label in scene.labels if label.item == number)
    return (scene.origin + QPointF(label.left + label.width / 2, label.top + 4)).toPoint()


def test_a_click_on_words_goes_to_their_node(
    canvas: TreeInput, watch: Callable[[str], None], player: Player, settle: Callable[[], None]
) -> None:
    """They belong to it; the mouse over them points at it, too."""
    watch("knuth_2000")
    at = place_of_words(canvas, 3)
    assert not canvas.drawing.box(3).contains(QPointF(at))
    QTest.mouseMove(canvas, at)
    assert canvas.hovered == 3
    QTest.mouseClick(canvas, LEFT, PLAIN, at)
    settle()
    assert player.position == items(canvas)[3].first


def test_no_words_are_cut_off_when_the_drawing_has_been_moved(
    canvas: TreeInput, watch: Callable[[str], None]
) -> None:
    """Dragged to the edge, they go to the other side of their nodes, or are shortened."""
    watch("queens_6")
    canvas.resize(320, 400)
    canvas.repaint()
    start = QPoint(160, 380)
    for by in (-90, -37, 55, 110):
        QTest.mousePress(canvas, LEFT, PLAIN, start)
        QTest.mouseMove(canvas, start + QPoint(by // 2, 0))
        QTest.mouseMove(canvas, start + QPoint(by, 0))
        QTest.mouseRelease(canvas, LEFT, PLAIN, start + QPoint(by, 0))
        canvas.repaint()
        scene = canvas.scene()
        lefts = [scene.origin.x() + label.left for label in scene.labels]
        ends = [scene.origin.x() + label.left + label.width for label in scene.labels]
        assert scene.labels
        for left, end in zip(lefts, ends, strict=True):
            assert (left >= 0 and end <= canvas.width()) or end <= 0 or left >= canvas.width()


def test_a_screen_reader_is_told_of_the_node_walked_to(
    canvas: TreeInput, watch: Callable[[str], None], press: Callable[..., None]
) -> None:
    """In the words of the line below the tree."""
    watch("knuth_2000")
    press(Qt.Key.Key_Down)
    assert canvas.accessibleDescription().startswith("Events 6 to 36 · A: {A, D, G} (option 1 of 2)")
