"""While a search is watched, board, lists, sentence, slider and field all tell of the same place."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QSlider, QTableView, QWidget
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Search
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.models.columns import ITEM_ROLE, SIZE_ROLE, STATE_ROLE, State
from sudoku_gui.models.log import END_ROLE
from sudoku_gui.render.board_look import Ink
from sudoku_gui.window import board_looks
from sudoku_gui.window.main_window import MainWindow
from sudoku_gui.wording.transport import read_position

Press = Callable[..., None]
Paste = Callable[[str], None]
TextOf = Callable[[MainWindow, str], str]

BRANCHING = "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."
PATIENT = 30_000


@pytest.fixture
def watched(window: MainWindow, paste: Paste, press: Press, qtbot: QtBot) -> MainWindow:
    """The window at the start of a search whose length is known."""
    paste(BRANCHING)
    press("F5")
    qtbot.waitUntil(lambda: window.player.length_is_known, timeout=PATIENT)
    return window


def search_of(window: MainWindow) -> Search:
    search = window.player.search
    assert search is not None
    return search


def settle(window: MainWindow, qtbot: QtBot) -> None:
    player = window.player
    qtbot.waitUntil(lambda: not (player.is_busy or player.is_playing), timeout=PATIENT)


def slider(window: MainWindow, name: str) -> QSlider:
    found = window.findChild(QSlider, name)
    assert found is not None
    return found


def table(window: MainWindow, name: str) -> QTableView:
    found = window.findChild(QTableView, name)
    assert found is not None
    return found


def log_position(window: MainWindow) -> int:
    """Where the log's marked row ends; 0 where none is marked."""
    now: QModelIndex = window.event_log.model.now
    return int(now.data(END_ROLE)) if now.isValid() else 0


def column_facts(window: MainWindow) -> dict[int, tuple[int, bool]]:
    """For each item its size, and whether it is live, as the list of columns has them."""
    model = window.column_list.model
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    live = (State.LIVE, State.EMPTY)
    chosen = {row.data(ITEM_ROLE) for row in rows if row.data(STATE_ROLE) is State.CHOSEN}
    search = search_of(window)
    facts = {row.data(ITEM_ROLE): (row.data(SIZE_ROLE), row.data(STATE_ROLE) in live) for row in rows}
    return {item: (facts[item][0], search.is_live(item)) if item in chosen else facts[item] for item in facts}


def assert_all_agree(window: MainWindow, text_of: TextOf) -> None:
    search = search_of(window)
    here = search.position
    assert window.player.position == here
    assert window.board.look.cells == board_looks.of_search(search, Grid.parse(BRANCHING)).cells
    assert column_facts(window) == {item: (search.size(item), search.is_live(item)) for item in range(324)}
    assert log_position(window) == here
    assert slider(window, "timeline").value() == here
    assert read_position(text_of(window, "position")) == here


def test_all_views_agree_after_two_hundred_moves(
    watched: MainWindow, press: Press, text_of: TextOf, qtbot: QtBot
) -> None:
    """Whatever moved the search, every window onto it shows the same position."""
    random = Random(5)
    moves = ["Right", "Left", "Shift+Right", "Ctrl+Right", "Shift+Left", "Ctrl+Left", "]", "["]
    moves = [*moves * 4, "}", "{", "Home", "End"]
    length = watched.player.length
    seen: set[int] = set()
    for count in range(200):
        if count % 10 == 9:
            slider(watched, "timeline").setValue(random.randrange(length))
        else:
            press(random.choice(moves))
        settle(watched, qtbot)
        seen.add(search_of(watched).position)
        if count % 8 == 7:
            assert_all_agree(watched, text_of)
    assert_all_agree(watched, text_of)
    assert len(seen) > 50


def test_the_board_shows_forced_guessed_newest_and_candidates(
    watched: MainWindow, press: Press, qtbot: QtBot
) -> None:
    """Who wrote a digit is told by its ink, a guess tells its depth, and one cell is the newest."""
    press("}")
    settle(watched, qtbot)
    search = search_of(watched)
    cells = watched.board.look.cells
    levels = search.levels()
    assert len(levels) == 81
    for depth, level in enumerate(levels, 1):
        cell, digit = encoding.placement(level.option)
        ink = Ink.GIVEN if level.given else Ink.GUESS if level.is_guess else Ink.FORCED
        assert (cells[cell].digit, cells[cell].ink) == (digit, ink)
        assert cells[cell].depth == (depth if ink is Ink.GUESS else None)
    assert {Ink.FORCED, Ink.GUESS} < {cell.ink for cell in cells}
    newest = encoding.placement(levels[-1].option)[0]
    assert [cell for cell in range(81) if cells[cell].newest] == [newest]


def test_candidates_dwindle_and_come_back(watched: MainWindow, press: Press, qtbot: QtBot) -> None:
    """Empty cells show what is still open there; at the start, all of it."""
    empty = [cell for cell in range(81) if BRANCHING[cell] == "."]
    at_start = watched.board.look.cells
    assert all(at_start[cell].candidate_digits == tuple(range(1, 10)) for cell in empty)
    press("]")
    settle(watched, qtbot)
    assert any(len(cell.candidate_digits) == 1 for cell in watched.board.look.cells)
    press("Home")
    settle(watched, qtbot)
    assert watched.board.look.cells == at_start


def test_a_dead_end_is_seen_read_and_listed(
    watched: MainWindow, press: Press, text_of: TextOf, qtbot: QtBot
) -> None:
    """Hatched cells, a sentence that names the column, a reason, and the column marked in the list."""
    press("]")
    settle(watched, qtbot)
    event = search_of(watched).event
    assert event is not None
    assert event.op is Op.DEAD_END
    name = search_of(watched).problem.names[event.subject]
    dead = [cell for cell in range(81) if watched.board.look.cells[cell].dead]
    assert tuple(dead) == encoding.item_cells(event.subject)
    assert text_of(watched, "sentence") == f"Dead end: “{name}” has no option left"
    assert "depth" in text_of(watched, "why")
    chosen = watched.column_list.model.chosen
    assert (chosen.data(ITEM_ROLE), chosen.data(STATE_ROLE)) == (event.subject, State.EMPTY)


def test_sentence_and_reason_follow_every_step(watched: MainWindow, press: Press, text_of: TextOf) -> None:
    """What has just happened stands under the slider as it stands in the log, and with it why."""
    assert "nothing has happened yet" in text_of(watched, "sentence")
    sentences, reasons = set(), set()
    for _ in range(12):
        press("Right")
        assert text_of(watched, "sentence") == watched.event_log.model.now.data()
        sentences.add(text_of(watched, "sentence"))
        reasons.add(text_of(watched, "why"))
    assert len(sentences) == 12
    assert len(reasons) > 3
    assert all(reasons)


def test_a_finer_step_is_told_too(watched: MainWindow, press: Press, text_of: TextOf) -> None:
    """Shift steps by single links: what each of them did is said, not only to which column it belongs."""
    press("Right")
    told = []
    for _ in range(5):
        press("Shift+Right")
        told.append(text_of(watched, "sentence"))
    assert all(one != other for one, other in pairwise(told))


def test_the_beat_is_chosen_and_obeyed(watched: MainWindow, press: Press, text_of: TextOf) -> None:
    """The chooser works by keys; then one step goes so far, and the log is counted in such steps."""
    chooser = watched.findChild(QComboBox, "beat")
    assert chooser is not None
    expected = encoding.search(Grid.parse(BRANCHING))
    chooser.setFocus()
    press("Down", "Down")
    assert watched.player.beat == "decision"
    watched.board.setFocus()
    for _ in range(3):
        press("Right")
        expected.run_to("decision")
        assert search_of(watched).position == expected.position
    assert text_of(watched, "sentence").startswith("Choose column")


def test_the_speed_is_chosen_by_keys(watched: MainWindow, press: Press, text_of: TextOf) -> None:
    """On the dial arrows, Home and End are the dial's own; what it says is what the player does."""
    slider(watched, "speed").setFocus()
    press("End")
    assert watched.player.rate == float("inf")
    assert text_of(watched, "rate") == "as fast as possible"
    press("Home", "Right")
    assert watched.player.rate == 2
    assert text_of(watched, "rate") == "2 steps per second"
    assert search_of(watched).position == 0


def test_the_timeline_is_dragged(watched: MainWindow, text_of: TextOf, qtbot: QtBot) -> None:
    """A click in the groove goes there, dragging goes on, and all views come along."""
    timeline = slider(watched, "timeline")
    middle = timeline.rect().center()
    QTest.mousePress(timeline, Qt.MouseButton.LeftButton, pos=middle)
    settle(watched, qtbot)
    halfway = search_of(watched).position
    assert 0.4 < halfway / watched.player.length < 0.6
    QTest.mouseMove(timeline, middle + QPoint(timeline.width() // 4, 0))
    QTest.mouseRelease(timeline, Qt.MouseButton.LeftButton, pos=middle + QPoint(timeline.width() // 4, 0))
    settle(watched, qtbot)
    assert 0.65 < search_of(watched).position / watched.player.length < 0.85
    assert_all_agree(watched, text_of)


def test_a_position_is_typed(watched: MainWindow, press: Press, text_of: TextOf, qtbot: QtBot) -> None:
    """G, a number, Enter: there; and then the keys step again."""
    assert text_of(watched, "position") == f"event 0 of {watched.player.length:,}"
    press("G", "1", "2", "3", "4", "Return")
    settle(watched, qtbot)
    assert search_of(watched).position == 1234
    assert text_of(watched, "position").startswith("event 1,234 of")
    press("Shift+Right")
    assert search_of(watched).position == 1235
    assert_all_agree(watched, text_of)


def test_a_position_beyond_the_end_is_refused(watched: MainWindow, press: Press, text_of: TextOf) -> None:
    """What can be typed is told; Esc puts the words back, and nothing has moved."""
    press("G", *"999999", "Return")
    assert f"0 to {watched.player.length:,}" in text_of(watched, "why")
    press("Esc")
    assert text_of(watched, "position").startswith("event 0 of")
    assert search_of(watched).position == 0


def test_the_log_leads_to_an_event(watched: MainWindow, press: Press, qtbot: QtBot) -> None:
    """Enter on a row goes to the place after its event, also to one that has not happened yet."""
    press("Right")
    log = table(watched, "event_table")
    last = log.model().index(log.model().rowCount() - 1, 1)
    log.setFocus()
    log.setCurrentIndex(last)
    end = last.data(END_ROLE)
    assert end > search_of(watched).position
    press("Return")
    settle(watched, qtbot)
    assert search_of(watched).position == end
    assert log_position(watched) == end


def test_the_log_lists_what_happens_next(watched: MainWindow, press: Press) -> None:
    """Step after step, what the log has foretold comes true."""
    press("Right")
    foretold = [
        (entry.beat.end, entry.sentence)
        for entry in watched.event_log.model.entries
        if entry.beat.end > search_of(watched).position
    ]
    assert len(foretold) >= 3
    for end, sentence in foretold:
        press("Right")
        assert search_of(watched).position == end
        sentence_label = watched.findChild(QLabel, "sentence")
        assert sentence_label is not None
        assert sentence_label.text() == sentence


def test_while_nothing_is_watched_there_is_nothing_to_move(watched: MainWindow, press: Press) -> None:
    """Slider, speed and field rest; the panel for typing is back."""
    press("Shift+F5")
    for name in ("timeline", "speed", "position"):
        control = watched.findChild(QWidget, name)
        assert control is not None
        assert not control.isEnabled()
    field = watched.findChild(QLineEdit, "position")
    assert field is not None
    assert field.text() == ""
    assert watched.play_panel.isVisible()
    assert not watched.event_log.isVisible()
