"""The menu of breakpoints: where runs stop, positions to come back to, what is followed, and what is said of it."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from solver_core.cover import Op
from sudoku_gui.features.breakpoint_list import BreakpointListFeature
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.player.selection import Target
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import click, event_of, focused, press, search_of, settle, trigger, view_of, wait_until


@pytest.fixture
def at_dead_end(watching: MainWindow) -> MainWindow:
    press("]")
    settle(watching)
    watching.context.messages.dismiss()
    return watching


def test_b_breaks_where_this_happens_again(at_dead_end: MainWindow) -> None:
    """F8 runs on to the next, Shift+F8 back to the one before, and both say why they stopped."""
    first = search_of(at_dead_end).position
    press("B")
    assert "runs stop when a dead end is met" in at_dead_end.context.messages.text
    press("F8")
    settle(at_dead_end)
    event = event_of(at_dead_end)
    assert event.op is Op.DEAD_END
    assert search_of(at_dead_end).position > first
    assert at_dead_end.context.messages.text == "Stopped when a dead end is met."
    press("Shift+F8")
    settle(at_dead_end)
    assert search_of(at_dead_end).position == first


def test_playing_stops_at_a_breakpoint_until_b_takes_it_away(at_dead_end: MainWindow) -> None:
    press("B")
    at_dead_end.player.set_rate(100_000.0)
    press("Space")
    settle(at_dead_end)
    assert event_of(at_dead_end).op is Op.DEAD_END
    assert at_dead_end.context.messages.text == "Stopped when a dead end is met."
    press("B")
    assert "no longer stop" in at_dead_end.context.messages.text
    assert len(at_dead_end.feature(BreakpointListFeature).breakpoints) == 0
    press("F8")
    assert "No breakpoint is on" in at_dead_end.context.messages.text


def test_an_event_that_happens_only_once_gets_no_breakpoint(watching: MainWindow) -> None:
    """At the start nothing has happened; the message says what to do instead."""
    press("B")
    assert "happens only once" in watching.context.messages.text
    assert len(watching.feature(BreakpointListFeature).breakpoints) == 0


def test_a_run_that_meets_no_breakpoint_comes_back(watching: MainWindow) -> None:
    press("]")
    settle(watching)
    press("B", "Home")
    settle(watching)
    press("Right")
    settle(watching)
    here = search_of(watching).position
    press("Shift+F8")
    settle(watching)
    assert search_of(watching).position == here
    assert "here and the start" in watching.context.messages.text


def test_bookmarks_are_set_found_and_taken_away(watching: MainWindow) -> None:
    """Ctrl+M, Ctrl+Page Up and Ctrl+Page Down; the timeline shows them."""
    for position in (1000, 3000):
        watching.player.scrub(position)
        settle(watching)
        press("Ctrl+M")
    assert [position for position, _ in watching.feature(BreakpointListFeature).bookmarks] == [1000, 3000]
    press("Ctrl+PgUp")
    settle(watching)
    assert search_of(watching).position == 1000
    press("Ctrl+PgUp")
    assert "No bookmark before" in watching.context.messages.text
    press("Ctrl+PgDown")
    settle(watching)
    assert search_of(watching).position == 3000
    press("Ctrl+M", "Ctrl+PgDown")
    assert "No bookmark after" in watching.context.messages.text
    assert [position for position, _ in watching.feature(BreakpointListFeature).bookmarks] == [1000]


def test_breakpoints_and_bookmarks_are_there_at_the_next_start(
    at_dead_end: MainWindow, again: Callable[..., MainWindow]
) -> None:
    here = search_of(at_dead_end).position
    press("B", "Ctrl+M")
    started = again()
    assert search_of(started).position == here
    assert [held.when for held in started.feature(BreakpointListFeature).breakpoints] == [
        held.when for held in at_dead_end.feature(BreakpointListFeature).breakpoints
    ]
    assert [position for position, _ in started.feature(BreakpointListFeature).bookmarks] == [here]
    assert started.player.break_condition is not None


def test_a_gallery_problem_is_there_at_the_next_start(
    window: MainWindow, again: Callable[..., MainWindow]
) -> None:
    trigger(window, "sample_queens_6")
    window.player.scrub(700)
    settle(window)
    started = again()
    assert started.player.subject.sample == "queens_6"
    settle(started)
    assert started.player.position == 700
    assert started.windowTitle() == "6 Queens - Dancing Sudoku"
    assert (
        started.feature(PlayFeature).boards.currentWidget() is started.feature(PlayFeature).boards.plan_view
    )


def test_next_and_previous_visit_the_events_of_the_followed_item(watching: MainWindow) -> None:
    """Every stop is an event of that column; without anything followed, the message says how to."""
    press("Ctrl+]")
    assert "Nothing is followed" in watching.context.messages.text
    watching.feature(BreakpointListFeature).following.follow(Target(item=100))
    places = []
    for _ in range(3):
        press("Ctrl+]")
        settle(watching)
        event = event_of(watching)
        assert event.item == 100
        places.append(search_of(watching).position)
    press("Ctrl+[")
    settle(watching)
    assert search_of(watching).position == places[1]


def test_the_list_gets_the_keyboard(watching: MainWindow) -> None:
    press("Ctrl+B")
    assert view_of(watching, "breakpoint_list").isVisible()
    assert view_of(watching, "breakpoint_list").isAncestorOf(focused())


def test_a_line_of_the_code_is_a_breakpoint(watching: MainWindow) -> None:
    """B on a line of the pseudo-code; its dot goes when the breakpoint goes."""
    press("Alt+Shift+4")
    code = view_of(watching, "pseudocode")
    wait_until(lambda: bool(code.model.rows))
    rows = code.model.rows
    place = next(number for number, row in enumerate(rows) if "dead end" in row.line.text)
    code.setFocus()
    lines = code._lines
    lines.setCurrentIndex(code.model.index(place, 0))
    press("B")
    assert watching.context.breakpoints.lines == {rows[place].line.id}
    assert code.model.rows[place].has_breakpoint
    press("F8")
    settle(watching)
    event = event_of(watching)
    assert event.op is Op.DEAD_END
    watching.feature(BreakpointListFeature).breakpoints.from_json([])
    assert not code.model.rows[place].has_breakpoint


def test_a_bookmark_set_by_a_key_is_in_the_list(watching: MainWindow) -> None:
    """The list, the timeline and the keys have the same bookmarks, from the first one on."""
    press("Ctrl+B")
    view_of(watching, "breakpoint_list").tabs.setCurrentIndex(1)
    watching.context.board.setFocus()
    watching.player.scrub(1234)
    settle(watching)
    press("Ctrl+M")
    rows = view_of(watching, "breakpoint_list").bookmark_page.rows
    wait_until(lambda: rows.model().rowCount() == 1)
    assert "1,234" in rows.model().index(0, 0).data()


def test_a_message_about_a_position_is_dismissed_with_it(at_dead_end: MainWindow) -> None:
    """The start is the start only there, and so is where a breakpoint stopped."""
    press("Home", "Home", "Left")
    settle(at_dead_end)
    assert "This is the start" in at_dead_end.context.messages.text
    press("Right")
    settle(at_dead_end)
    assert at_dead_end.info_bar.isHidden() or not at_dead_end.context.messages.text


def test_a_condition_is_composed_without_a_mouse(watching: MainWindow) -> None:
    """Tab goes through the criteria, also one added later, and on to the buttons below them."""
    press("Ctrl+B")
    click(view_of(watching, "breakpoint_list"), "add")
    met = []
    for _ in range(4):
        met.append(focused().objectName())
        press("Tab")
    assert met == ["criterion_kind", "condition_and", "condition_cancel", "condition_save"]
    click(view_of(watching, "breakpoint_list"), "condition_and")
    wait_until(lambda: (widget := QApplication.focusWidget()) is not None and widget.isVisible())
    for _ in range(12):
        if focused().objectName() == "condition_save":
            break
        assert view_of(watching, "breakpoint_list").isAncestorOf(focused())
        press("Tab")
    else:
        pytest.fail("Tab does not come to Save")
