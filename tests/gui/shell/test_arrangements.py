"""Play, Watch and Study: panes that can be moved and closed, and that are where they were."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSettings, QSize, Qt
from PySide6.QtGui import QAction, QHoverEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QTabBar, QToolBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.app import create
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.link_view.scene import LinkScene
from sudoku_gui.features.link_view.view import LinkView
from sudoku_gui.features.pseudocode.list_view import CodeList
from sudoku_gui.features.watch import WatchFeature
from sudoku_gui.layout.arrangements import ARRANGEMENTS, Layout, Split, closed, filled, panes, tiles
from sudoku_gui.player.selection import Target
from sudoku_gui.shell.docks.workbench import share
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import Launch, click, part, press, settle, trigger, view_of, wait_until


def open_panes(window: MainWindow) -> set[str]:
    return {name for name, dock in window.workbench.docks.items() if not dock.isHidden()}


def seen(window: MainWindow) -> set[str]:
    return {name for name in open_panes(window) if window.workbench.docks[name].view.isVisible()}


def in_front(layout: Layout) -> set[str]:
    if isinstance(layout, Split):
        return {name for part in layout.parts for name in in_front(part)}
    return {layout.panes[0]}


def is_seen(window: MainWindow, panes: set[str]) -> bool:
    return seen(window) == panes


def test_a_key_brings_up_an_arrangement(window: MainWindow) -> None:
    """Its panes are open, those in front are seen, and the menu says which it is."""
    for key, name in (
        ("Alt+Shift+4", "study"),
        ("Alt+Shift+1", "play"),
        ("Alt+Shift+3", "watch"),
        ("Alt+Shift+2", "learn"),
    ):
        press(key)
        assert window.arrangements.name == name
        layout = filled(ARRANGEMENTS[name].layout, window.context.panes.specs)
        assert open_panes(window) == set(panes(layout))
        wait_until(partial(is_seen, window, in_front(layout)))
        assert part(window, QAction, f"arrangement_{name}").isChecked()


def test_every_view_has_a_pane_and_every_pane_is_somewhere(window: MainWindow) -> None:
    layouts = [filled(one.layout, window.context.panes.specs) for one in ARRANGEMENTS.values()]
    named = {name for layout in layouts for name in (*panes(layout), *closed(layout))}
    assert named == {spec.id for spec in window.context.panes.specs if spec.slots}
    for name, dock in window.workbench.docks.items():
        view = dock.view.objectName()
        assert name in {"board", "play_panel"} or view == name
        assert dock.windowTitle()


def test_watching_brings_up_learn_and_leaving_brings_back_play(window: MainWindow) -> None:
    """The next time, the arrangement in which one was watched last."""
    assert window.arrangements.name == "play"
    press("F5")
    assert window.arrangements.name == "learn"
    press("Alt+Shift+4", "Alt+Shift+1", "Shift+F5")
    assert window.arrangements.name == "play"
    press("F5")
    assert window.arrangements.name == "study"
    press("Shift+F5")
    assert window.arrangements.name == "play"
    press("Alt+Shift+3", "F5", "Shift+F5")
    assert window.arrangements.name == "watch", "it was chosen"


def test_a_closed_pane_stays_closed_there_and_only_there(
    window: MainWindow, again: Callable[..., MainWindow]
) -> None:
    press("Alt+Shift+4")
    window.workbench.docks["tree_view"].close()
    press("Alt+Shift+3")
    assert "tree_view" in open_panes(window)
    press("Alt+Shift+4")
    assert "tree_view" not in open_panes(window)
    started = again()
    assert started.arrangements.name == "study"
    assert "tree_view" not in open_panes(started)
    started.context.actions["reset_panes"].trigger()
    assert "tree_view" in open_panes(started)


def test_the_menu_lists_every_pane_with_a_mark(window: MainWindow) -> None:
    press("Alt+Shift+3")
    toggles = {action.text(): action for action in window.workbench.toggles()}
    assert len(toggles) == len(window.workbench.docks)
    for name, dock in window.workbench.docks.items():
        assert toggles[dock.windowTitle()].isChecked() is (name in open_panes(window))
    toggles["Stack"].trigger()
    assert "stack_view" in open_panes(window)
    toggles["Stack"].trigger()
    assert "stack_view" not in open_panes(window)


def test_the_window_stays_as_large_as_it_is(window: MainWindow) -> None:
    window.resize(1280, 720)
    wait_until(lambda: window.width() == 1280)
    size = window.size()
    press("F5", "Alt+Shift+4", "Alt+Shift+3", "Alt+Shift+4", "Alt+Shift+1")
    come_to_rest(window)
    assert window.size() == size


SPLIT_CURSORS = {Qt.CursorShape.SplitHCursor, Qt.CursorShape.SplitVCursor}


def hover(window: MainWindow, at: QPoint) -> Qt.CursorShape:
    bench, point = window.workbench, QPointF(at)
    event = QHoverEvent(QEvent.Type.HoverMove, point, QPointF(bench.mapToGlobal(at)), point)
    QApplication.sendEvent(bench, event)
    return bench.cursor().shape()


def separators(window: MainWindow) -> list[QPoint]:
    """Some eight points of all lines between panes, of both directions."""
    bench = window.workbench
    across = [QPoint(x, y) for x in range(2, bench.width(), 3) for y in range(2, bench.height(), 200)]
    down = [QPoint(x, y) for x in range(2, bench.width(), 200) for y in range(2, bench.height(), 3)]
    places = [place for place in across + down if hover(window, place) in SPLIT_CURSORS]
    return places[:: len(places) // 8]


@pytest.fixture
def studied(window: MainWindow) -> MainWindow:
    window.resize(1400, 900)
    press("F5", "Alt+Shift+3", "Alt+Shift+4")
    wait_until(lambda: window.workbench.docks["link_view"].width() > 300)
    return window


def test_a_separator_is_described_by_the_mouse_and_moved_by_it(studied: MainWindow) -> None:
    """Between the board and the pane beside it, where the board grows by as much as the mouse moves."""
    bench, board = studied.workbench, studied.workbench.docks["board"]
    place = QPoint(board.geometry().right() + 3, board.geometry().center().y())
    assert hover(studied, place) is Qt.CursorShape.SplitHCursor
    assert hover(studied, board.geometry().center()) is Qt.CursorShape.ArrowCursor
    before = board.width()
    press_at(bench, QEvent.Type.MouseButtonPress, place)
    press_at(bench, QEvent.Type.MouseMove, place + QPoint(40, 0))
    come_to_rest(studied)
    press_at(bench, QEvent.Type.MouseButtonRelease, place + QPoint(40, 0))
    assert board.width() == before + 40


def press_at(bench: QWidget, kind: QEvent.Type, at: QPoint) -> None:
    button, modifiers = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(kind, QPointF(at), QPointF(bench.mapToGlobal(at)), button, button, modifiers)
    QApplication.sendEvent(bench, event)


def test_no_separator_outlives_its_layout(studied: MainWindow) -> None:
    """Qt would look for the one under the mouse in the layout after it, and read what is no longer there."""
    places = separators(studied)
    assert {place.y() for place in places} != {place.x() for place in places}
    for number, place in enumerate(places):
        hover(studied, place)
        press("Alt+Shift+1" if number % 2 else "Alt+Shift+3")
        hover(studied, QPoint(5, 5))
        press("Alt+Shift+4")


def test_a_dragged_separator_is_released_when_the_panes_change(studied: MainWindow) -> None:
    """Or the next move of the mouse would bring back the layout before, whose panes stand elsewhere now."""
    bench = studied.workbench
    for place in each(separators(studied)[::3]):
        press_at(bench, QEvent.Type.MouseButtonPress, place)
        press_at(bench, QEvent.Type.MouseMove, place + QPoint(9, 9))
        press("Alt+Shift+1")
        shown = {name: bench.docks[name].geometry() for name in open_panes(studied)}
        press_at(bench, QEvent.Type.MouseMove, place + QPoint(90, 90))
        come_to_rest(studied)
        press_at(bench, QEvent.Type.MouseButtonRelease, place + QPoint(90, 90))
        assert {name: bench.docks[name].geometry() for name in open_panes(studied)} == shown
        press("Alt+Shift+4")


def test_a_dragged_tab_is_released_when_the_panes_change(studied: MainWindow) -> None:
    """Or the next move of the mouse would move a tab that is not there."""
    bench = studied.workbench
    for key in ("Alt+Shift+1", "Alt+Shift+3", "Alt+Shift+1"):
        bars = [bar for bar in bench.findChildren(QTabBar) if bar.isVisible() and bar.count() > 1]
        for bar in bars:
            place = bar.tabRect(bar.count() - 1).center()
            press_at(bar, QEvent.Type.MouseButtonPress, place)
        press(key)
        for bar in bars:
            for step in (20, 40, 60):
                press_at(bar, QEvent.Type.MouseMove, place - QPoint(step, 0))
            press_at(bar, QEvent.Type.MouseButtonRelease, place)
        press("Alt+Shift+4")


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("change", ["arrangement_play", "moved", "split"])
def test_a_mouse_that_is_quicker_than_the_panes_moves_no_tab_that_has_none(
    studied: MainWindow, change: str
) -> None:
    """Qt lays panes out and takes tabs away when it has time; a program that was busy hears of the mouse first."""
    bench, docks = studied.workbench, studied.workbench.docks
    bars = [bar for bar in bench.findChildren(QTabBar) if bar.isVisible() and bar.count() > 1]
    places = [bar.mapTo(studied, bar.tabRect(0).center()) for bar in bars]
    assert places
    match change:
        case "moved":
            for name in ("link_view", "matrix_view", "tree_view"):
                bench.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, docks[name])
        case "split":
            bench.splitDockWidget(docks["stack_view"], docks["library"], Qt.Orientation.Horizontal)
        case _:
            trigger(studied, change)
    for place in places:
        press_window(studied, QEvent.Type.MouseButtonPress, place)
        for step in (-20, -80, -160, -80, 0, 80):
            press_window(studied, QEvent.Type.MouseMove, place + QPoint(step, 0))
        press_window(studied, QEvent.Type.MouseButtonRelease, place)


def press_window(window: MainWindow, kind: QEvent.Type, at: QPoint) -> None:
    """As the system reports the mouse: whoever is there, or holds it, hears of it."""
    handle, none = window.windowHandle(), Qt.MouseButton.NoButton
    left, modifiers = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    button = none if kind is QEvent.Type.MouseMove else left
    held = none if kind is QEvent.Type.MouseButtonRelease else left
    event = QMouseEvent(kind, QPointF(at), QPointF(window.mapToGlobal(at)), button, held, modifiers)
    QApplication.sendEvent(handle, event)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_dragged_pane_is_released_when_the_panes_change(studied: MainWindow) -> None:
    """Or it would be taken out of a layout, or put back into one, that is no longer there."""
    place = QPoint(30, 8)
    for far in [0, 3, 120]:
        for key, name in (
            ("Alt+Shift+1", "board"),
            ("Alt+Shift+3", "pseudocode"),
            ("Alt+Shift+3", "board"),
            ("Alt+Shift+1", "pseudocode"),
        ):
            dock = studied.workbench.docks[name]
            press_at(dock, QEvent.Type.MouseButtonPress, place)
            for step in range(0, far, 12):
                press_at(dock, QEvent.Type.MouseMove, place + QPoint(step, step))
            press(key)
            for step in (20, 60, 200):
                press_at(dock, QEvent.Type.MouseMove, place + QPoint(step, step))
            press_at(dock, QEvent.Type.MouseButtonRelease, place + QPoint(200, 200))
            assert not dock.isFloating(), (key, name)
            press("Alt+Shift+4")  # where it may float, as it was torn off there


def test_floating_panes_close_with_the_window_and_stay_so(window: MainWindow) -> None:
    """Or the program would go on with nothing but a pane of it: leaving the search brings back those of Play."""
    docks = [window.workbench.docks[name] for name in ("board", "link_view")]
    docks[0].setFloating(True)
    press("F5")
    docks[1].setFloating(True)
    wait_until(docks[1].isVisible)
    assert window.close()
    trigger(window, "arrangement_play")
    come_to_rest(window)
    assert not any(dock.isVisible() for dock in docks)


def test_panes_get_their_share(window: MainWindow) -> None:
    """In Study three columns of about the same width, none squeezed to its least."""
    window.resize(1500, 900)
    press("F5", "Alt+Shift+4")
    docks = window.workbench.docks
    wait_until(lambda: docks["link_view"].width() > 400)
    widths = [docks[name].width() for name in ("board", "link_view", "tree_view")]
    assert max(widths) < 2 * min(widths)
    assert docks["board"].height() > docks["stack_view"].height()


def test_a_view_behind_another_tab_does_no_work(window: MainWindow) -> None:
    press("F5")
    window.player.scrub(2000)
    wait_until(lambda: not window.player.is_busy)
    log = view_of(window, "event_log")
    assert not log.isVisible()
    assert not log.model.rows
    window.workbench.show_pane("event_log")
    wait_until(lambda: log.isVisible() and bool(log.model.rows))
    assert log.model.now.isValid()


def test_a_pane_with_a_tab_has_no_title_bar(window: MainWindow) -> None:
    press("Alt+Shift+3")
    docks = window.workbench.docks
    wait_until(lambda: docks["matrix_view"].titleBarWidget() is not None)
    assert docks["board"].titleBarWidget() is None
    direct = Qt.FindChildOption.FindDirectChildrenOnly

    def have_scroll_buttons() -> list[bool]:
        return [bar.usesScrollButtons() for bar in window.workbench.findChildren(QTabBar, options=direct)]

    wait_until(lambda: bool(have_scroll_buttons()) and not any(have_scroll_buttons()))


def test_the_keyboard_stays_where_it_was(window: MainWindow) -> None:
    """A change of arrangement takes the keys from nobody who is still there."""
    press("F5", "Alt+Shift+4", "Alt+Shift+3")
    assert window.context.board.hasFocus()
    view_of(window, "column_list").setFocus()
    press("Alt+Shift+4")
    wait_until(window.context.board.hasFocus)


def test_a_low_window_leaves_its_room_to_the_panes(window: MainWindow) -> None:
    press("F5")
    window.resize(900, 780)
    assert not window.feature(WatchFeature).timeline.compact
    window.resize(900, 620)
    assert window.feature(WatchFeature).timeline.compact
    window.resize(900, 780)
    assert not window.feature(WatchFeature).timeline.compact


def test_no_pane_comes_up_with_the_search_before(watching: MainWindow) -> None:
    """Panes come up when all views know the new search: options of a Sudoku have no names among six sets."""
    press("Alt+Shift+4")
    tree = view_of(watching, "tree_view")
    wait_until(lambda: tree.isVisible() and bool(tree.canvas.drawing.state.excerpt.glyphs))
    press("Alt+Shift+1")
    watching.resize(watching.width() - 60, watching.height() - 40)
    come_to_rest(watching)
    reported: list[str] = []
    watching.player.began.connect(lambda: reported.append(watching.arrangements.name))
    watching.player.moved.connect(lambda: reported.append(watching.arrangements.name))
    trigger(watching, "sample_six_sets")
    assert reported == ["play", "study"]
    wait_until(tree.isVisible)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_menu_of_a_target_closes_with_its_search(window: MainWindow) -> None:
    """Where a tour goes on meanwhile, its numbers mean something else."""
    trigger(window, "sample_queens_6")
    window.selection.menu_requested.emit(Target(option=30), window.mapToGlobal(QPoint(50, 50)))
    wait_until(lambda: QApplication.activePopupWidget() is not None)
    trigger(window, "sample_six_sets")
    assert QApplication.activePopupWidget() is None


def test_presentations_and_tours_restore_the_arrangement(window: MainWindow) -> None:
    """`present`, ended as it began, and once the panel has gone `give_back_soon` after `borrow`."""
    press("Alt+Shift+4")
    arrangements, before = window.arrangements, open_panes(window)
    arrangements.present(is_presenting=True)
    assert arrangements.name != "study"
    arrangements.present(is_presenting=False)
    assert (arrangements.name, open_panes(window)) == ("study", before)
    arrangements.borrow()
    arrangements.show_borrowed(("board",), "tour")
    assert open_panes(window) != before
    arrangements.give_back_soon()
    wait_until(lambda: arrangements.state.borrowed is None)
    assert (arrangements.name, open_panes(window)) == ("study", before)


@pytest.mark.parametrize("way", ["Esc", "Shift+F5", "button", "edit"])
def test_the_arrangement_returns_however_a_search_is_left(window: MainWindow, way: str) -> None:
    """To the panes that were there before, digits included, whatever was looked at meanwhile."""
    before = open_panes(window)
    press("F5", "Alt+Shift+4", "Right")
    window.context.messages.dismiss()
    window.selection.clear()
    if way == "button":
        toolbar = part(window, QToolBar, "toolbar")
        button = toolbar.widgetForAction(window.context.actions["leave"])
        assert isinstance(button, QToolButton)
        wait_until(button.isVisible)
        assert "Back to Playing" in button.text()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    elif way == "edit":
        window.context.board.setFocus()
        press("7", "7")
    else:
        press(way)
    assert not window.player.is_watching
    assert window.arrangements.name == "play"
    assert open_panes(window) == before
    wait_until(lambda: seen(window) == {"board", "play_panel"})


def test_a_search_left_by_mistake_is_one_click_away(watching: MainWindow) -> None:
    press("G", "4", "0", "0", "Return")
    settle(watching)
    subject = watching.player.subject
    press("Shift+F5")
    assert "event 400" in watching.context.messages.text
    click(watching, "Watch Again")
    settle(watching)
    assert (watching.player.subject, watching.player.position) == (subject, 400)


def test_esc_takes_back_one_thing_at_a_time(watching: MainWindow) -> None:
    """What is said, what moves, what is pinned; only then the search is left."""
    watching.selection.pin(Target(item=3))
    watching.player.play()
    watching.context.messages.show_message("Something else", "error")
    press("Esc")
    assert not watching.context.messages.text
    assert watching.player.is_playing
    press("Esc")
    assert not watching.player.is_playing
    watching.context.messages.dismiss()
    assert watching.selection.pinned is not None
    press("Esc")
    assert watching.selection.pinned is None
    assert watching.player.is_watching
    press("Esc")
    assert not watching.player.is_watching


def test_the_board_cannot_be_closed_away(window: MainWindow) -> None:
    """No button closes it, and where a stored layout has done so, choosing an arrangement brings it back."""
    dock = window.workbench.docks["board"]
    assert not dock.features() & QDockWidget.DockWidgetFeature.DockWidgetClosable
    others = [one for name, one in window.workbench.docks.items() if name != "board"]
    assert all(one.features() & QDockWidget.DockWidgetFeature.DockWidgetClosable for one in others)
    dock.hide()
    press("Alt+Shift+1")
    assert not dock.isHidden()
    dock.hide()
    window.arrangements.store()
    press("Alt+Shift+3", "Alt+Shift+1")
    assert not dock.isHidden()


def test_panes_share_next_to_no_space(window: MainWindow) -> None:
    """Qt warns where one of them would get none."""
    arrangement = filled(ARRANGEMENTS["study"].layout, window.context.panes.specs)
    window.workbench.lay_out(arrangement)
    share(window.workbench, window.workbench.docks, arrangement, QSize(3, 2))


def test_a_layout_that_was_never_seen_is_not_stored(qapp: QApplication, qtbot: QtBot) -> None:
    """Its panes had no sizes yet: stored like that, Qt would put the links out of sight when it is restored."""
    window = create(qapp)
    qtbot.addWidget(window)
    window.show()
    window.arrangements.choose("learn")
    window.arrangements.choose("study")
    come_to_rest(window)
    window.arrangements.choose("learn")
    come_to_rest(window)
    bench = window.workbench
    for name in ("board", "link_view", "pseudocode"):
        assert bench.rect().contains(bench.docks[name].geometry()), name


def test_a_layout_with_other_panes_is_kept_and_not_used(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt would leave panes that it does not know beyond the edge of the window."""
    arrangements, stored = window.arrangements, window.preferences.layout
    press("Alt+Shift+4")
    window.workbench.docks["stack_view"].close()
    arrangements.store()
    (key,) = [name for name in QSettings().allKeys() if name.startswith("layout/panes_study_")]
    key = key.removeprefix("layout/")
    kept = stored(key)
    with monkeypatch.context() as other:
        other.setattr(arrangements, "_default", tiles(["board", "matrix_view"]))
        arrangements.reset()
        arrangements.store()
        assert stored(key) == kept != arrangements._layout()
    assert arrangements._layout() == kept


STATIONS = "ring,places=12"


@pytest.mark.parametrize(
    ("sample", "expected"), [(None, "candidate_boards"), (STATIONS, "bound"), ("knuth_2000", None)]
)
def test_study_has_nine_panes_at_most_and_those_that_the_problem_has_something_for(
    window: MainWindow, sample: str | None, expected: str | None
) -> None:
    """A Sudoku its candidates, a search for the fewest options its bound; Runs and the like when asked for."""
    press("F5") if sample is None else window.context.watching.watch_sample(sample)
    press("Alt+Shift+4")
    come_to_rest(window)
    assert len(open_panes(window)) <= 9
    special = {
        "candidate_boards",
        "bound",
        "runs",
        "difference",
        "statistics",
        "solutions",
        "breakpoint_list",
    }
    assert open_panes(window) & special == {expected} - {None}


def test_another_kind_of_problem_opens_its_own_panes_at_once(window: MainWindow) -> None:
    """And what was changed for each kind is kept for it."""
    press("F5", "Alt+Shift+4")
    window.workbench.docks["event_log"].close()
    window.context.watching.watch_sample(STATIONS)
    come_to_rest(window)
    assert {"bound", "event_log"} <= open_panes(window)
    assert "candidate_boards" not in open_panes(window)
    press("Shift+F5", "F5", "Alt+Shift+4")
    come_to_rest(window)
    assert window.player.grid
    assert "candidate_boards" in open_panes(window)
    assert not {"bound", "event_log"} & open_panes(window)


def test_a_pane_that_is_asked_for_comes_up_in_its_place(window: MainWindow) -> None:
    press("F5", "Alt+Shift+4")
    come_to_rest(window)
    for name, beside in (("difference", "stack_view"), ("runs", "tree_view"), ("solutions", "event_log")):
        window.context.panes.show(name)
        come_to_rest(window)
        docks = window.workbench.docks
        assert docks[name].is_view_seen()
        assert docks[beside] in window.workbench.tabifiedDockWidgets(docks[name])


def test_an_unknown_stored_arrangement_is_ignored(launch: Launch) -> None:
    preferences = Preferences()
    preferences["arrangement"] = "compose"
    assert launch([]).arrangements.name == "play"


@pytest.mark.parametrize("sample", ["knuth_2000", "six_sets"])
def test_links_draws_a_small_problem_whole_wherever_it_is_shown(window: MainWindow, sample: str) -> None:
    """In a window of 1280 x 720; in Learn it has three fifths of the width, beside nine lines of code."""
    window.resize(1280, 720)
    window.context.watching.watch_sample(sample)
    window.player.scrub(20)
    for name in ("study", "learn", "present"):
        if name == "present":
            window.presentation.begin()
            window.setWindowState(Qt.WindowState.WindowNoState)
            window.context.messages.dismiss()
            come_to_rest(window)
            window.resize(1280, 720)
        else:
            window.arrangements.choose(name)
        come_to_rest(window)
        view = view_of(window, "link_view")
        assert isinstance(view, LinkView)
        assert isinstance(view.canvas.scene, LinkScene)
        excerpt, problem = view.canvas.scene.look.excerpt, window.player.problem
        assert list(map(len, excerpt)) == [len(problem.names), len(problem.options)], name
        if name != "study":
            assert view.width() > 0.58 * window.workbench.width(), name
        if name == "learn":
            code = part(window, CodeList, "pseudocode_lines")
            assert code.viewport().height() >= 9 * code.delegate.spacing.height
    window.presentation.end()
