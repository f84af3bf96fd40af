"""Watching by keys, buttons and sliders: wherever they lead, the search is where it should be."""

import pytest

from solver_core.cover import Rule, Search
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.watch import WatchFeature
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import BRANCHING, paste, press, search_of, settle, trigger, wait_until, watch

MIDDLE = 4500
"""Events after which the watched search has had its solution and some of its dead ends, and has others before it."""

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
"""One choice after another is the only one."""

MOVES = {
    "Right": ("column", False),
    "Left": ("column", True),
    "Shift+Right": ("link", False),
    "Shift+Left": ("link", True),
    "Ctrl+Right": ("option", False),
    "Ctrl+Left": ("option", True),
    "]": ("dead_end", False),
    "[": ("dead_end", True),
    "}": ("solution", False),
    "{": ("solution", True),
    "End": ("end", False),
    "Home": ("end", True),
}
"""What each key goes to, and whether it goes back; the beat is a column."""


def go_to(window: MainWindow, position: int) -> None:
    window.player.scrub(position)
    settle(window)
    assert search_of(window).position == position


def straight_to(position: int, rule: Rule = Rule.FEWEST) -> Search:
    straight = encoding.search(Grid.parse(BRANCHING), rule)
    straight.forward(position)
    return straight


def test_f5_stands_at_the_start(watching: MainWindow) -> None:
    """Before the first event, the board still as it is printed."""
    assert watching.player.is_watching
    assert search_of(watching).position == 0
    assert [cell.digit for cell in watching.context.board.look.cells] == list(Grid.parse(BRANCHING).digits)


@pytest.mark.parametrize("start", [0, MIDDLE])
def test_each_key_goes_where_the_search_itself_would(watching: MainWindow, start: int) -> None:
    """From the start and from the middle, forward and back, to the same state as by the shortest way."""
    for key, (kind, backward) in MOVES.items():
        go_to(watching, start)
        expected = straight_to(start)
        if not expected.run_to(kind, backward=backward) and kind in {"dead_end", "solution"}:
            expected.seek(start)
        press(key)
        settle(watching)
        assert search_of(watching).position == expected.position, key
        assert search_of(watching).fingerprint() == expected.fingerprint(), key


def test_the_ends_are_reported(watching: MainWindow) -> None:
    press("Left")
    assert "start" in watching.context.messages.text
    assert search_of(watching).position == 0
    press("End")
    settle(watching)
    end = search_of(watching).position
    assert "Finished: 1 solution, proved to be unique" in watching.context.messages.text
    watching.context.messages.dismiss()
    press("Right")
    assert search_of(watching).position == end
    assert "Finished" in watching.context.messages.text


def test_a_search_without_the_place_asked_for_stays(window: MainWindow) -> None:
    """In a puzzle without a dead end, before and after its only solution; and that is said."""
    watch(window, 200, EASY)
    for key, kind, side in (
        ("]", "dead end", "after"),
        ("[", "dead end", "before"),
        ("{", "solution", "before"),
    ):
        press(key)
        settle(window)
        assert window.player.position == 200
        assert window.context.messages.text == f"There is no {kind} {side} this position."
    window.player.to_end()
    settle(window)
    press("{", "Right")
    settle(window)
    position = window.player.position
    press("}")
    settle(window)
    assert window.player.position == position
    assert window.context.messages.text == "There is no solution after this position."


def test_shift_space_plays_backward_to_the_start(watching: MainWindow) -> None:
    """The same search the other way, with a soft stop at its start."""
    go_to(watching, 60)
    press("Shift+Space")
    wait_until(lambda: search_of(watching).position < 60)
    watching.player.set_rate(1000)
    settle(watching)
    assert search_of(watching).fingerprint() == straight_to(0).fingerprint()
    assert "start" in watching.context.messages.text


def test_a_step_without_f5_begins_the_watching(window: MainWindow) -> None:
    """The menu's actions work at once, and the transport comes with the search."""
    paste(BRANCHING)
    assert not window.feature(WatchFeature).transport.isVisible()
    trigger(window, "step_forward")
    assert window.feature(WatchFeature).transport.isVisible()
    assert window.player.is_watching
    expected = straight_to(0)
    expected.run_to("column")
    assert search_of(window).position == expected.position


def test_the_keys_are_the_boards_again_afterwards(watching: MainWindow) -> None:
    """After Shift+F5 arrows move the selection, digits write, Space clears, and the digits chosen are gone."""
    press("Ctrl+Right", "Ctrl+Right", "Shift+F5")
    assert not watching.player.is_watching
    watching.context.board.select(0)
    press("Right", "End", "Home", "6")
    assert watching.context.board.selected == 0
    assert watching.document.puzzle.entries[0] == 6
    press("Space")
    assert str(watching.document.puzzle.board) == BRANCHING
    assert not watching.player.is_watching


def test_another_rule_starts_at_the_beginning(watching: MainWindow) -> None:
    """A search by another rule has other events: it begins at its own start, and the menu shows which."""
    go_to(watching, MIDDLE)
    trigger(watching, "rule_first")
    assert search_of(watching).rule is Rule.FIRST
    assert search_of(watching).fingerprint() == straight_to(0, Rule.FIRST).fingerprint()
    assert watching.context.actions["rule_first"].isChecked()
    assert not watching.context.actions["rule_fewest"].isChecked()
    expected = straight_to(0, Rule.FIRST)
    expected.run_to("dead_end")
    trigger(watching, "next_dead_end")
    settle(watching)
    assert search_of(watching).position == expected.position


def test_a_contradiction_cannot_be_watched(window: MainWindow) -> None:
    paste("7......7." + "." * 72)
    press("F5")
    assert not window.player.is_watching
    assert "r1c1 and r1c8 both hold 7" in window.context.messages.text
    assert window.context.messages.kind == "error"


def test_a_search_without_end_is_played_run_stopped_and_closed(window: MainWindow) -> None:
    """The empty board has more solutions than time: everything can still be given up, at once and in order."""
    press("F5")
    window.player.set_rate(float("inf"))
    press("Space")
    wait_until(lambda: search_of(window).position > 10_000)
    press("Space", "End")
    played = search_of(window).position
    assert window.player.is_busy
    wait_until(lambda: search_of(window).position > played + 10_000)
    trigger(window, "cancel")
    assert not window.player.is_busy
    assert "Stopped at event" in window.context.messages.text
    stopped = search_of(window).position
    press("Shift+Left", "Shift+Right")
    assert search_of(window).position == stopped
    press("End")
    assert window.player.is_busy
    assert window.close()
    assert not window.player.is_busy


def test_escape_stops_a_long_run(window: MainWindow) -> None:
    press("F5")
    window.context.messages.show_message("Something else", "error")
    press("End")
    wait_until(lambda: search_of(window).position > 10_000)
    press("Esc", "Esc")
    assert not window.player.is_busy
