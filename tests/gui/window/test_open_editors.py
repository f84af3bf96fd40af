"""Editors, menus, drags and the keyboard while what they are about goes: nothing is asked of what is not there."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QMenu,
    QPushButton,
    QTabBar,
    QToolTip,
    QWidget,
)

from solver_core.cover import Rule
from sudoku_gui.features.breakpoint_list import BreakpointListFeature
from sudoku_gui.layout.arrangements import Split, Tabs
from sudoku_gui.player.search_conditions import CriterionKind, single
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import focused, part, trigger, wait_until

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT = Qt.MouseButton.LeftButton
QUEENS = Subject(sample="queens_6")


@pytest.fixture
def beside(window: MainWindow) -> Callable[[str], QWidget]:
    """Six queens, searched in two ways, and beside the board one pane, whose view this answers."""

    def show(pane: str) -> QWidget:
        window.resize(1000, 700)
        window.player.watch_subject(QUEENS)
        window.player.watch_subject(Subject(sample="queens_6", rule=Rule.FIRST))
        window.workbench.lay_out(Split(Qt.Orientation.Horizontal, (Tabs(("board",)), Tabs((pane,)))))
        view = window.workbench.docks[pane].view
        wait_until(view.isVisible)
        return view

    return show


def name_editor(rows: QAbstractItemView) -> QLineEdit | None:
    """The editor that is open; one that has been closed may still be waiting for its end."""
    found = [editor for editor in rows.findChildren(QLineEdit) if editor.isVisible()]
    return found[0] if found else None


def rows_named(view: QWidget, name: str) -> QAbstractItemView:
    return part(view, QAbstractItemView, name)


def begin_to_name(rows: QAbstractItemView, row: int) -> QLineEdit:
    rows.setFocus()
    rows.setCurrentIndex(rows.model().index(row, 0))
    QTest.keyClick(rows, Qt.Key.Key_F2)
    editor = name_editor(rows)
    assert editor is not None
    QTest.keyClicks(editor, "mine")
    return editor


# --- names that are being typed -----------------------------------------------------------------------


@pytest.mark.parametrize("sample", ["sample_knuth_2000", "sample_queens_8"])
def test_runs_of_another_problem_come_in_place_of_a_name_being_typed(
    beside: Callable[[str], QWidget], window: MainWindow, sample: str
) -> None:
    """Every button then is about the runs that are listed, and about one that exists."""
    view = beside("runs")
    rows = rows_named(view, "runs_table")
    begin_to_name(rows, 0)
    trigger(window, sample)
    assert name_editor(rows) is None
    assert [run.name for run in window.context.runs] == [""]
    assert rows.model().rowCount() == 1
    for name in ("watch", "compare", "rename", "remove", "restore"):
        rows.setCurrentIndex(rows.model().index(0, 0))
        button = part(view, QPushButton, f"runs_{name}")
        button.setEnabled(True)  # as it was when the finger was on its way
        button.click()


def test_numbers_that_come_leave_a_name_being_typed_alone(
    beside: Callable[[str], QWidget], window: MainWindow
) -> None:
    rows = rows_named(beside("runs"), "runs_table")
    editor = begin_to_name(rows, 0)
    window.player.length_changed.emit()
    window.context.runs.changed.emit()
    assert name_editor(rows) is editor
    QTest.keyClick(editor, Qt.Key.Key_Return)
    wait_until(lambda: [run.name for run in window.context.runs] == ["mine", ""])


def test_a_bookmark_of_another_search_is_not_named(
    beside: Callable[[str], QWidget], window: MainWindow
) -> None:
    view = beside("breakpoint_list")
    window.feature(BreakpointListFeature).bookmarks.add(0, "of the first column")
    window.player.watch_subject(QUEENS)
    window.feature(BreakpointListFeature).bookmarks.add(0, "of the fewest")
    view.tabs.setCurrentIndex(1)  # type: ignore[attr-defined]
    rows = rows_named(view, "marks_rows")
    begin_to_name(rows, 0)
    window.player.watch_subject(Subject(sample="queens_6", rule=Rule.FIRST))
    assert name_editor(rows) is None
    assert dict(window.feature(BreakpointListFeature).bookmarks) == {0: "of the first column"}


# --- the keyboard -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["play", "watch", "study"])
def test_an_editor_may_be_open_when_the_panes_move(
    beside: Callable[[str], QWidget], window: MainWindow, name: str
) -> None:
    trigger(window, "arrangement_watch" if name != "watch" else "arrangement_study")
    view = beside("breakpoint_list")
    window.context.breakpoints.add(single(CriterionKind.DEAD_END))
    begin_to_name(rows_named(view, "breakpoints_rows"), 0)
    trigger(window, f"arrangement_{name}")
    come_to_rest(window)
    assert focused().isVisible()


def test_a_tab_that_goes_may_have_had_the_keyboard(window: MainWindow) -> None:
    window.player.watch_subject(QUEENS)
    for first, second in (("study", "watch"), ("watch", "play"), ("study", "play")):
        trigger(window, f"arrangement_{first}")
        come_to_rest(window)
        bars = window.workbench.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        next(bar for bar in bars if bar.isVisible()).setFocus()
        trigger(window, f"arrangement_{second}")
        come_to_rest(window)
    assert QApplication.focusWidget() is not None


# --- what is undone, asked and dragged ----------------------------------------------------------------


def test_a_run_comes_back_only_to_its_problem(window: MainWindow) -> None:
    """Put among those of another problem, it would be watched there."""
    runs, player = window.context.runs, window.player
    player.watch_subject(QUEENS)
    player.watch_subject(Subject(sample="queens_6", rule=Rule.FIRST))
    gone = next(iter(runs))
    runs.remove(gone.number)
    player.watch_subject(Subject(sample="knuth_2000"))
    assert runs.last_removed is None
    runs.restore()
    assert [run.subject.sample for run in runs] == ["knuth_2000"]
    player.watch_subject(Subject(sample="queens_6", rule=Rule.FIRST))
    assert runs.last_removed == gone
    runs.restore()
    assert gone in runs


def test_menus_and_tooltips_close_with_their_search(
    beside: Callable[[str], QWidget], window: MainWindow
) -> None:
    canvas = beside("tree_view").canvas  # type: ignore[attr-defined]
    wait_until(lambda: window.player.length_is_known)
    canvas.read_again()
    canvas.repaint()
    canvas.menu(0, Target(option=0), QPoint()).popup(QPoint(300, 300))
    QToolTip.showText(QPoint(300, 300), "a node", canvas)
    window.player.watch_subject(Subject(sample="knuth_2000"))
    assert not [menu for menu in window.findChildren(QMenu, "tree_menu") if menu.isVisible()]
    QApplication.processEvents()
    assert not QToolTip.isVisible() or QToolTip.text() == ""


def test_a_press_in_one_tree_is_no_click_in_another(
    beside: Callable[[str], QWidget], window: MainWindow
) -> None:
    """Its node is of the watched search when the button went down."""
    canvas = beside("tree_view").canvas  # type: ignore[attr-defined]
    wait_until(lambda: window.player.length_is_known)
    canvas.read_again()
    canvas.repaint()
    place, first = canvas.drawing.box(0).center().toPoint(), canvas.drawing.glyph(0).first
    QTest.mousePress(canvas, LEFT, pos=place)
    window.player.watch_subject(QUEENS)
    wait_until(lambda: window.player.length_is_known)
    window.player.scrub(50)
    canvas.read_again()
    canvas.repaint()
    assert canvas.drawing.state.excerpt.index(first) is not None
    QTest.mouseRelease(canvas, LEFT, pos=place)
    assert window.player.position == 50
