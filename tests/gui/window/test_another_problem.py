"""Another problem is watched: nothing in sight is about the one before, not even for a moment."""

from collections.abc import Callable
from itertools import cycle, product

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QTableView, QWidget

from solver_core.cover.explain.neighbours import Element
from sudoku_gui.features.link_view.view import LinkView
from sudoku_gui.layout.arrangements import Split, Tabs
from sudoku_gui.player.search_conditions import Criterion, CriterionKind, SearchCondition
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each, spread
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import part, trigger, wait_until

pytestmark = [pytest.mark.full_speed, pytest.mark.qt_log_ignore("This plugin does not support")]


LISTS = ["column_list", "event_log", "stack_view", "statistics", "bound", "difference", "breakpoint_list"]
PICTURES = ["candidate_boards", "matrix_view", "link_view", "tree_view", "pseudocode", "comparison"]
SELECTING = {"column_list", "event_log", "matrix_view", "link_view"}
"""Panes in which a third of the way across there is something to select in a small problem at its start."""
SMALL = ["sample_knuth_2000", "sample_six_sets", "sample_stations"]


@pytest.fixture
def large(window: MainWindow) -> Callable[[str], QWidget]:
    """8 queens, after some steps, beside the board one pane, whose view this answers."""

    def show(pane: str) -> QWidget:
        window.resize(1000, 700)
        trigger(window, "sample_queens_8")
        window.workbench.lay_out(Split(Qt.Orientation.Horizontal, (Tabs(("board",)), Tabs((pane,)))))
        view = window.workbench.docks[pane].view
        wait_until(view.isVisible)
        window.player.run_to("dead_end")
        wait_until(lambda: not window.player.is_busy)
        come_to_rest(window)
        return view

    return show


def hide(window: MainWindow, pane: str) -> None:
    dock = window.workbench.docks[pane]
    dock.hide()
    wait_until(lambda: not dock.view.isVisible())


def move_and_click_everywhere(view: QWidget) -> None:
    """As a hand does before the event loop has had any turn; what has been asked for is painted in between."""
    parts = [one for one in (view, *view.findChildren(QWidget)) if one.isVisible() and one.hasMouseTracking()]
    plain, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    for one in parts:
        for down in range(4, one.height(), 40):
            at = QPointF(one.width() / 3, down)
            event = QMouseEvent(QEvent.Type.MouseMove, at, one.mapToGlobal(at), plain, plain, no_key)
            QApplication.sendEvent(one, event)
            QTest.mouseClick(one, Qt.MouseButton.LeftButton, pos=at.toPoint())
            view.repaint()


def test_nothing_in_a_pane_is_about_the_problem_before(
    large: Callable[[str], QWidget], window: MainWindow
) -> None:
    """Rows that outlive their problem would pin columns that the other one does not have."""
    pointed: list[Target | None] = []
    window.selection.changed.connect(lambda: pointed.append(window.selection.target))
    for pane, sample in spread(zip(LISTS + PICTURES, cycle(SMALL), strict=False)):
        view = large(pane)
        trigger(window, sample)
        pointed.clear()
        move_and_click_everywhere(view)
        assert any(pointed) == (pane in SELECTING), pane
        assert all(target.fits(window.player.problem) for target in pointed if target is not None), pane
        large(pane)
        last = Target(option=len(window.player.problem.options) - 1)
        item = len(window.player.problem.names) - 1
        window.context.breakpoints.add(SearchCondition((Criterion(CriterionKind.SIZE, item=item, number=1),)))
        window.selection.pin(last)
        trigger(window, "sample_six_sets")
        assert window.selection.target is None, pane
        come_to_rest(window)
        # Out of sight, it still holds the small problem when an option of the large one is pointed at.
        hide(window, pane)
        window.player.watch_subject(Subject(sample="queens_8"))
        window.selection.pin(last)
        window.workbench.show_pane(pane)
        wait_until(view.isVisible)
        assert window.selection.target == last, pane


def texts(view: QWidget) -> set[str]:
    models = [rows.model() for rows in view.findChildren(QAbstractItemView)]
    return {
        str(model.index(row, column).data())
        for model in models
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    }


@pytest.mark.parametrize("pane", ["column_list", "event_log", "stack_view"])
def test_a_list_that_is_out_of_sight_during_a_long_move_has_no_old_rows(
    pane: str, large: Callable[[str], QWidget], window: MainWindow
) -> None:
    """Such a move is left in peace by what is shown; what was shown of another problem is gone all the same."""
    view = large(pane)
    assert any("rank" in text for text in texts(view))
    hide(window, pane)
    window.player.watch_subject(Subject(sample="pentominoes_6x10"))
    window.player.run_to("end")
    window.workbench.show_pane(pane)
    wait_until(view.isVisible)
    assert window.player.is_busy
    assert not [text for text in texts(view) if "rank" in text]
    window.player.cancel()


def test_columns_out_of_sight_are_sorted_while_a_later_problem_has_more(
    large: Callable[[str], QWidget], window: MainWindow
) -> None:
    """What is pointed at belongs to the problem that is watched, the list still to the one before."""
    view = large("column_list")
    trigger(window, "sample_knuth_2000")
    wait_until(lambda: any(text == "A" for text in texts(view)))
    hide(window, "column_list")
    trigger(window, "sample_queens_8")
    window.selection.pin(Target(item=30))
    order = part(view, QComboBox, "column_order")
    order.setCurrentIndex(1 - order.currentIndex())
    window.workbench.show_pane("column_list")
    wait_until(lambda: any("rank" in text for text in texts(view)))


def test_the_links_forget_the_node_of_the_problem_before(
    large: Callable[[str], QWidget], window: MainWindow
) -> None:
    """The sentence about it would ask the new search for a column that it does not have."""
    view = large("link_view")
    assert isinstance(view, LinkView)
    view.canvas.here = Element(len(window.player.problem.names) - 1)
    view.refresh()
    trigger(window, "sample_six_sets")
    assert view.canvas.here is None


def test_a_search_of_the_same_problem_keeps_the_current_row(
    large: Callable[[str], QWidget], window: MainWindow
) -> None:
    view = large("column_list")
    table = part(view, QTableView)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Down)
    here = table.currentIndex().data()
    trigger(window, "rule_first")
    assert table.currentIndex().data() == here
    window.player.leave()
    assert table.model().rowCount() == 0


def test_keys_do_nothing_to_rows_that_are_gone(window: MainWindow) -> None:
    """A list that has lost its place while it had the keyboard still holds the rows of another problem."""
    trigger(window, "sample_queens_8")
    window.player.run_to("dead_end")
    window.context.bookmarks.toggle(window.player.position)
    panes = (*LISTS, "solutions", "runs")
    window.workbench.lay_out(Split(Qt.Orientation.Horizontal, (Tabs(("board",)), Tabs(panes))))
    held = []
    for pane in panes:
        window.workbench.show_pane(pane)
        come_to_rest(window)
        for rows in window.workbench.docks[pane].view.findChildren(QAbstractItemView):
            rows.setCurrentIndex(rows.model().index(rows.model().rowCount() - 1, 0))
            held.append(rows)
    window.workbench.lay_out(Tabs(("board",)))
    window.player.watch_subject(Subject(sample="six_sets"))
    keys = (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_F2, Qt.Key.Key_Delete)
    for rows, key in each(product(held, keys)):
        QTest.keyClick(rows, key)
    come_to_rest(window)
    assert window.player.subject == Subject(sample="six_sets")
