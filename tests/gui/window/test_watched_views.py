"""While a search is watched, board, lists, sentence, slider and field all show the same place."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QSlider, QTableView, QWidget

from solver_core.cover import Op, Search
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.breakpoints import BreakpointCommands
from sudoku_gui.features.columns.column import ColumnState
from sudoku_gui.features.log.entry import SearchStep
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.features.watch import Watch
from sudoku_gui.layout.arrangements import Split, Tabs
from sudoku_gui.render.board import cell_states
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.row_table import ROW_ROLE
from sudoku_gui.wording.transport import read_position
from tests.gui.parts import part, point_of, wait_until
from tests.gui.window.shared import BRANCHING, event_of, press, search_of, settle, text_of, view_of


@pytest.fixture
def watched(watched: MainWindow) -> MainWindow:
    """The window at the start of a search whose length is known, with columns and log side by side."""
    beside = (Tabs(("board",)), Tabs(("column_list",)), Tabs(("event_log",)))
    watched.workbench.lay_out(Split(Qt.Orientation.Horizontal, beside))
    wait_until(lambda: watched.player.length_is_known, timeout=30_000)
    return watched


def log_position(window: MainWindow) -> int:
    now: QModelIndex = view_of(window, "event_log").model.now
    return int(now.data(ROW_ROLE).end) if now.isValid() else 0


def column_facts(window: MainWindow, search: Search) -> dict[int, tuple[int | None, bool]]:
    """For each item its size, and whether it is live, as the list of columns has them."""
    model = view_of(window, "column_list").model
    facts = {}
    for column in map(model.at, range(model.rowCount())):
        is_live = column.state in {ColumnState.LIVE, ColumnState.EMPTY}
        if column.state is ColumnState.CHOSEN:
            is_live = search.is_live(column.item)
        facts[column.item] = column.size, is_live
    return facts


def assert_all_agree(window: MainWindow) -> None:
    search = search_of(window)
    here = search.position
    assert window.player.position == here
    assert (
        window.context.board.look.cells
        == cell_states.of_search(search.snapshot(), Grid.parse(BRANCHING)).cells
    )
    sizes = {item: (search.size(item), search.is_live(item)) for item in range(324)}
    assert column_facts(window, search) == sizes
    assert log_position(window) == here
    assert window.feature(Watch).timeline.position == here
    assert read_position(text_of(window, "position")) == here


def test_the_beat_is_chosen_and_obeyed(watched: MainWindow) -> None:
    """The chooser works by keys; then one step goes so far, and the log is counted in such steps."""
    chooser = part(watched, QComboBox, "beat")
    expected = encoding.search(Grid.parse(BRANCHING))
    chooser.setFocus()
    press("Down", "Down")
    assert watched.player.beat == "decision"
    watched.context.board.setFocus()
    for _ in range(3):
        press("Right")
        expected.run_to("decision")
        assert search_of(watched).position == expected.position
    assert "Choose column" in text_of(watched, "sentence")


def test_the_log_marks_where_the_step_will_be_held_up(watched: MainWindow) -> None:
    """By a breakpoint, as long as there is one; else the step stops at the row that is marked then."""

    def marked() -> list[int]:
        return [row.end for row in model.rows if row.step is SearchStep.ON]

    model = view_of(watched, "event_log").model
    watched.player.set_beat("solution")
    press("]", "B")
    settle(watched)
    dead_end = search_of(watched).position
    watched.player.scrub(dead_end - 40)
    settle(watched)
    assert marked() == [dead_end]
    for breakpoint_ in watched.feature(BreakpointCommands).breakpoints:
        watched.feature(BreakpointCommands).breakpoints.remove(breakpoint_.id)
    (solution,) = marked()
    assert solution > dead_end
    press("Right")
    settle(watched)
    assert search_of(watched).position == solution


def test_the_speed_is_chosen_by_keys(watched: MainWindow) -> None:
    """On the dial Up and Down are the dial's own, and Page Up and Page Down; what it says is what the player does."""
    watched.resize(1600, 900)  # so that there is space for the rate
    part(watched, QSlider, "speed").setFocus()
    press(*["PgUp"] * 8)
    assert watched.player.rate == float("inf")
    assert text_of(watched, "rate") == "as fast as possible"
    press(*["PgDown"] * 8, "Up")
    assert watched.player.rate == 2
    assert text_of(watched, "rate") == "2 steps per second"
    assert search_of(watched).position == 0


def test_the_timeline_is_dragged(watched: MainWindow) -> None:
    """A click in the overview goes there, dragging goes on, and all views come along."""
    timeline = watched.feature(Watch).timeline
    middle = point_of(timeline, watched.player.length // 2)
    QTest.mousePress(timeline, Qt.MouseButton.LeftButton, pos=middle)
    settle(watched)
    halfway = search_of(watched).position
    assert 0.4 < halfway / watched.player.length < 0.6
    QTest.mouseMove(timeline, middle + QPoint(timeline.width() // 4, 0))
    QTest.mouseRelease(timeline, Qt.MouseButton.LeftButton, pos=middle + QPoint(timeline.width() // 4, 0))
    settle(watched)
    assert 0.65 < search_of(watched).position / watched.player.length < 0.85
    assert_all_agree(watched)


def test_a_position_is_typed(watched: MainWindow) -> None:
    """One beyond the end is refused: what can be typed is reported; Esc puts the words back, and nothing has moved."""
    assert text_of(watched, "position") == f"event 0 of {watched.player.length:,}"
    press("G", "1", "2", "3", "4", "Return")
    settle(watched)
    assert search_of(watched).position == 1234
    assert text_of(watched, "position").startswith("event 1,234 of")
    press("Shift+Right")
    assert search_of(watched).position == 1235
    assert_all_agree(watched)
    press("G", *"999999", "Return")
    assert f"0 to {watched.player.length:,}" in text_of(watched, "why")
    press("Esc")
    assert text_of(watched, "position").startswith("event 1,235 of")
    assert search_of(watched).position == 1235


def test_the_log_lists_what_happens_next_and_leads_there(watched: MainWindow) -> None:
    """Enter on a row goes to the place after its event, also to one that has not happened yet."""
    press("Right")
    entries = [(entry.end, entry.texts.sentence) for entry in view_of(watched, "event_log").model.rows]
    later = [entry for entry in entries if entry[0] > search_of(watched).position]
    assert len(later) >= 3
    for end, sentence in later:
        press("Right")
        assert search_of(watched).position == end
        assert text_of(watched, "sentence") == sentence
    log = part(watched, QTableView, "event_table")
    last = log.model().index(log.model().rowCount() - 1, 1)
    log.setFocus()
    log.setCurrentIndex(last)
    end = last.data(ROW_ROLE).end
    assert end > search_of(watched).position
    press("Return")
    settle(watched)
    assert search_of(watched).position == end
    assert log_position(watched) == end


def test_while_nothing_is_watched_there_is_nothing_to_move(watched: MainWindow) -> None:
    """Slider, speed and field rest; the panel for typing is back."""
    press("Shift+F5")
    for name in ("timeline", "speed", "position"):
        assert not part(watched, QWidget, name).isEnabled()
    assert part(watched, QLineEdit, "position").text() == ""
    assert watched.feature(PlayFeature).panel.isVisible()
    assert not view_of(watched, "event_log").isVisible()


def test_a_dead_end_is_seen_read_and_listed(watched: MainWindow) -> None:
    """Hatched cells, a sentence that names the column, a reason, and the column marked in the list."""
    press("]")
    settle(watched)
    event = event_of(watched)
    assert event.op is Op.DEAD_END
    name = search_of(watched).problem.names[event.subject]
    dead = [cell for cell in range(81) if watched.context.board.look.cells[cell].dead]
    assert tuple(dead) == encoding.item_cells(event.subject)
    assert text_of(watched, "sentence") == f"Dead end: “{name}” has no option left"
    assert "depth" in text_of(watched, "why")
    model = view_of(watched, "column_list").model
    chosen = model.at(model.chosen.row())
    assert (chosen.item, chosen.state) == (event.subject, ColumnState.EMPTY)


def test_sentence_and_reason_follow_every_step(watched: MainWindow) -> None:
    """What has just happened stands under the slider as in the log, and with it why; also after single links."""
    assert "nothing has happened yet" in text_of(watched, "sentence")
    sentences, reasons = set(), set()
    for _ in range(12):
        press("Right")
        assert text_of(watched, "sentence") == view_of(watched, "event_log").model.now.data()
        sentences.add(text_of(watched, "sentence"))
        reasons.add(text_of(watched, "why"))
    assert len(sentences) == 12
    assert len(reasons) > 3
    assert all(reasons)
    said = []
    for _ in range(5):
        press("Shift+Right")
        said.append(text_of(watched, "sentence"))
    assert all(one != other for one, other in pairwise(said))
