"""While a search is watched, board, lists, sentence, slider and field all tell of the same place."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QSlider, QTableView, QWidget

from solver_core.cover import Search
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.panes.columns.column import State
from sudoku_gui.panes.log.entry import Step
from sudoku_gui.panes.log.model import END_ROLE, STEP_ROLE
from sudoku_gui.panes.timeline.view import Timeline
from sudoku_gui.render import board_looks
from sudoku_gui.shell.arrangement_table import Split, Tabs
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording.transport import read_position
from tests.gui.parts import part, wait_until
from tests.gui.window.shared import press, search_of, settle, text_of

AllAgree = Callable[[MainWindow], None]


@pytest.fixture
def watched(watched: MainWindow) -> MainWindow:
    """The window at the start of a search whose length is known, with columns and log side by side."""
    beside = (Tabs(("board",)), Tabs(("column_list",)), Tabs(("event_log",)))
    watched.workbench.lay_out(Split(Qt.Orientation.Horizontal, beside))
    wait_until(lambda: watched.player.length_is_known, timeout=30_000)
    return watched


def slider(window: MainWindow, name: str) -> QSlider:
    found = window.findChild(QSlider, name)
    assert found is not None
    return found


def timeline_of(window: MainWindow) -> Timeline:
    return part(window, Timeline, "timeline")


def table(window: MainWindow, name: str) -> QTableView:
    found = window.findChild(QTableView, name)
    assert found is not None
    return found


def log_position(window: MainWindow) -> int:
    now: QModelIndex = window.panes.event_log.model.now
    return int(now.data(END_ROLE)) if now.isValid() else 0


def column_facts(window: MainWindow, search: Search) -> dict[int, tuple[int | None, bool]]:
    """For each item its size, and whether it is live, as the list of columns has them."""
    model = window.panes.column_list.model
    facts = {}
    for column in map(model.at, range(model.rowCount())):
        is_live = column.state in {State.LIVE, State.EMPTY}
        if column.state is State.CHOSEN:
            is_live = search.is_live(column.item)
        facts[column.item] = column.size, is_live
    return facts


@pytest.fixture
def assert_all_agree(branching: str) -> AllAgree:

    def compare(window: MainWindow) -> None:
        search = search_of(window)
        here = search.position
        assert window.player.position == here
        assert (
            window.board.look.cells == board_looks.of_search(search.snapshot(), Grid.parse(branching)).cells
        )
        sizes = {item: (search.size(item), search.is_live(item)) for item in range(324)}
        assert column_facts(window, search) == sizes
        assert log_position(window) == here
        assert timeline_of(window).position == here
        assert read_position(text_of(window, "position")) == here

    return compare


def test_the_beat_is_chosen_and_obeyed(watched: MainWindow, branching: str) -> None:
    """The chooser works by keys; then one step goes so far, and the log is counted in such steps."""
    chooser = part(watched, QComboBox, "beat")
    expected = encoding.search(Grid.parse(branching))
    chooser.setFocus()
    press("Down", "Down")
    assert watched.player.beat == "decision"
    watched.board.setFocus()
    for _ in range(3):
        press("Right")
        expected.run_to("decision")
        assert search_of(watched).position == expected.position
    assert "Choose column" in text_of(watched, "sentence")


def test_the_log_marks_where_the_step_will_be_held_up(watched: MainWindow) -> None:
    """By a breakpoint, as long as there is one; else the step stops at the row that is marked then."""

    def marked() -> list[int]:
        rows = range(model.rowCount())
        return [model.index(row, 0).data(END_ROLE) for row in rows if is_marked(row)]

    def is_marked(row: int) -> bool:
        return model.index(row, 0).data(STEP_ROLE) is Step.ON

    model = watched.panes.event_log.model
    watched.player.set_beat("solution")
    press("]", "B")
    settle(watched)
    dead_end = search_of(watched).position
    watched.player.scrub(dead_end - 40)
    settle(watched)
    assert marked() == [dead_end]
    for breakpoint_ in watched.stops.breakpoints:
        watched.stops.breakpoints.remove(breakpoint_.id)
    (solution,) = marked()
    assert solution > dead_end
    press("Right")
    settle(watched)
    assert search_of(watched).position == solution


def test_the_speed_is_chosen_by_keys(watched: MainWindow) -> None:
    """On the dial Up and Down are the dial's own, and Page Up and Page Down; what it says is what the player does."""
    slider(watched, "speed").setFocus()
    press(*["PgUp"] * 8)
    assert watched.player.rate == float("inf")
    assert text_of(watched, "rate") == "as fast as possible"
    press(*["PgDown"] * 8, "Up")
    assert watched.player.rate == 2
    assert text_of(watched, "rate") == "2 steps a second"
    assert search_of(watched).position == 0


def test_the_timeline_is_dragged(watched: MainWindow, assert_all_agree: AllAgree) -> None:
    """A click in the overview goes there, dragging goes on, and all views come along."""
    timeline = timeline_of(watched)
    middle = timeline.point_of(watched.player.length // 2)
    QTest.mousePress(timeline, Qt.MouseButton.LeftButton, pos=middle)
    settle(watched)
    halfway = search_of(watched).position
    assert 0.4 < halfway / watched.player.length < 0.6
    QTest.mouseMove(timeline, middle + QPoint(timeline.width() // 4, 0))
    QTest.mouseRelease(timeline, Qt.MouseButton.LeftButton, pos=middle + QPoint(timeline.width() // 4, 0))
    settle(watched)
    assert 0.65 < search_of(watched).position / watched.player.length < 0.85
    assert_all_agree(watched)


def test_a_position_is_typed(watched: MainWindow, assert_all_agree: AllAgree) -> None:
    assert text_of(watched, "position") == f"event 0 of {watched.player.length:,}"
    press("G", "1", "2", "3", "4", "Return")
    settle(watched)
    assert search_of(watched).position == 1234
    assert text_of(watched, "position").startswith("event 1,234 of")
    press("Shift+Right")
    assert search_of(watched).position == 1235
    assert_all_agree(watched)


def test_a_position_beyond_the_end_is_refused(watched: MainWindow) -> None:
    """What can be typed is told; Esc puts the words back, and nothing has moved."""
    press("G", *"999999", "Return")
    assert f"0 to {watched.player.length:,}" in text_of(watched, "why")
    press("Esc")
    assert text_of(watched, "position").startswith("event 0 of")
    assert search_of(watched).position == 0


def test_the_log_leads_to_an_event(watched: MainWindow) -> None:
    """Enter on a row goes to the place after its event, also to one that has not happened yet."""
    press("Right")
    log = table(watched, "event_table")
    last = log.model().index(log.model().rowCount() - 1, 1)
    log.setFocus()
    log.setCurrentIndex(last)
    end = last.data(END_ROLE)
    assert end > search_of(watched).position
    press("Return")
    settle(watched)
    assert search_of(watched).position == end
    assert log_position(watched) == end


def test_the_log_lists_what_happens_next(watched: MainWindow) -> None:
    press("Right")
    foretold = [
        (entry.beat.end, entry.sentence)
        for entry in watched.panes.event_log.model.entries
        if entry.beat.end > search_of(watched).position
    ]
    assert len(foretold) >= 3
    for end, sentence in foretold:
        press("Right")
        assert search_of(watched).position == end
        sentence_label = part(watched, QLabel, "sentence")
        assert sentence_label.text() == sentence


def test_while_nothing_is_watched_there_is_nothing_to_move(watched: MainWindow) -> None:
    """Slider, speed and field rest; the panel for typing is back."""
    press("Shift+F5")
    for name in ("timeline", "speed", "position"):
        control = watched.findChild(QWidget, name)
        assert control is not None
        assert not control.isEnabled()
    field = part(watched, QLineEdit, "position")
    assert field.text() == ""
    assert watched.play_panel.isVisible()
    assert not watched.panes.event_log.isVisible()
