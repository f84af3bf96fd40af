"""What if, in the window: W or the menu takes what is pointed at, and the old run is kept."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from solver_core.cover.explain.neighbours import Element
from sudoku_gui.features.candidate_boards.canvas import CandidateCanvas
from sudoku_gui.features.column_list.view import ColumnList
from sudoku_gui.features.link_view.canvas import LinkCanvas
from sudoku_gui.features.matrix_view.canvas import MatrixCanvas
from sudoku_gui.player.selection import Target
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.dock import Dock
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import click, press, search_of, trigger, view_of, wait_until, watch


def another_item(window: MainWindow, *, is_live: bool) -> int:
    """A cell that is not chosen here, and is still to be covered or not."""
    snapshot = window.player.snapshot
    assert snapshot is not None
    return next(
        item for item in range(81) if snapshot.is_live(item) is is_live and item != snapshot.chosen_item
    )


def test_w_takes_the_selected_target(window: MainWindow) -> None:
    """A cell that is still empty becomes the column branched on; both runs are listed."""
    watch(window, 3000)
    search = search_of(window)
    window.selection.pin(Target(item=another_item(window, is_live=True)))
    press("W")
    assert window.player.search is not search
    assert len(window.context.runs) == 2
    assert "is still there" in window.context.messages.text
    present = window.context.runs.present
    assert present is not None
    window.context.runs.switch(next(iter(window.context.runs)).number)
    assert window.player.position == 3000


def test_w_says_what_it_needs(window: MainWindow) -> None:
    """Nothing pointed at; or a column that is covered at this decision."""
    watch(window, 3000)
    press("W")
    assert "Point at" in window.context.messages.text
    window.selection.pin(Target(item=another_item(window, is_live=False)))
    press("W")
    assert "covered already" in window.context.messages.text
    assert len(window.context.runs) == 1


FIXED = {"candidate_boards", "link_view"}
"""Panes of which all that is drawn is in sight."""


def test_w_takes_only_a_visible_target(window: MainWindow) -> None:
    """What was clicked in a pane that is closed, behind another or scrolled on is not what the user means any more."""
    watch(window, 3000)
    window.arrangements.choose("study")
    for pane in ["column_list", "matrix_view", "link_view", "candidate_boards"]:
        dock = window.workbench.docks[pane]
        for gone in ("closed", "behind", "scrolled", "nothing"):
            window.workbench.show_pane(pane)
            wait_until(dock.is_view_seen)
            window.selection.clear()
            click_first(dock.view)
            target = window.selection.pinned
            assert target is not None
            if gone == "closed":
                dock.close()
            elif gone == "behind":
                next(other for other in window.workbench.tabifiedDockWidgets(dock)).raise_()
            elif gone == "scrolled":
                scroll(dock.view)
            wait_until(partial(is_as_wanted, dock, gone))
            assert window.selection.target == target
            is_seen = gone == "nothing" or (gone == "scrolled" and pane in FIXED)
            assert window.selection.in_sight == (target if is_seen else None)
            window.context.messages.dismiss()
            runs = len(window.context.runs)
            press("W")
            assert ("no longer visible" in window.context.messages.text) is not is_seen
            assert len(window.context.runs) <= runs + is_seen


def is_as_wanted(dock: Dock, gone: str) -> bool:
    return dock.is_view_seen() is (gone in {"nothing", "scrolled"})


def click_first(view: QWidget) -> None:
    if isinstance(view, ColumnList):
        viewport = view._table.viewport()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(20, 10))
        return
    canvas = view.findChild(MatrixCanvas) or view.findChild(LinkCanvas) or view.findChild(CandidateCanvas)
    assert isinstance(canvas, QWidget)
    come_to_rest(view.window())
    if isinstance(canvas, LinkCanvas):
        place = canvas.rect_of(next(iter_headers(canvas)))
        assert place is not None
        QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=place.center().toPoint())
    else:
        canvas.setFocus()
        QTest.keyClick(canvas, Qt.Key.Key_Down)


def iter_headers(canvas: LinkCanvas) -> Iterator[Element]:
    return (
        element
        for element in map(Element, range(324))
        if (place := canvas.rect_of(element)) is not None and canvas.rect().contains(place.center().toPoint())
    )


def scroll(view: QWidget) -> None:
    if isinstance(view, ColumnList):
        bar = view._table.verticalScrollBar()
        bar.setValue(bar.maximum() if bar.value() < bar.maximum() // 2 else 0)
    elif (matrix := view.findChild(MatrixCanvas)) is not None:
        for _ in range(12):
            matrix.zoom_step(closer=True, point=None)
        for _ in range(40):
            matrix.pan(matrix.width() / 2, matrix.height() / 2)
        for _ in range(3):
            matrix.pan(-matrix.width() / 2, -matrix.height() / 2)


def test_repeat_covers_are_not_compared(window: MainWindow) -> None:
    """Two runs of one can be listed; the user is informed that both are searched in the same way."""
    trigger(window, "sample_stations")
    trigger(window, "rule_first")
    window.workbench.show_pane("runs")
    view = view_of(window, "runs")
    wait_until(lambda: view.model.rowCount() == 2)
    view.table.selectRow(0)
    click(window, "runs_compare")
    assert "one way only" in window.context.messages.text
    assert window.context.comparison.other_subject is None
    trigger(window, "rule_fewest")


def test_d_marks_the_options_that_the_choice_removed(window: MainWindow) -> None:
    """On the board and as a list; D again shows the place as it is."""
    watch(window, 3000)
    baseline = window.context.baseline
    press("D")
    wait_until(lambda: baseline.difference is not None)
    assert window.workbench.docks["difference"].view.isVisible()
    press("D")
    assert baseline.difference is None
    press("Shift+D", "Right", "Right")
    assert baseline.anchor_position == 3000
    wait_until(lambda: baseline.difference is not None)
    window.context.actions["baseline_off"].trigger()
    assert baseline.difference is None
