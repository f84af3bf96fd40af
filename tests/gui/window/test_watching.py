"""Watching by keys, buttons and sliders: wherever they lead, the search is where it should be."""

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import Rule, Search
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.watch import Watch
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import wait_until
from tests.gui.window.shared import BRANCHING, PATIENT, paste, press, search_of, settle, trigger, watch

SEVERAL = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
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


def test_f5_stands_at_the_start(watched: MainWindow) -> None:
    """Before the first event, the board still as it is printed."""
    assert watched.player.is_watching
    assert search_of(watched).position == 0
    assert [cell.digit for cell in watched.context.board.look.cells] == list(Grid.parse(BRANCHING).digits)


@pytest.mark.parametrize("start", [0, MIDDLE])
def test_each_key_goes_where_the_search_itself_would(watched: MainWindow, start: int) -> None:
    """From the start and from the middle, forward and back, to the same state as by the shortest way."""
    for key, (kind, backward) in MOVES.items():
        go_to(watched, start)
        expected = straight_to(start)
        if not expected.run_to(kind, backward=backward) and kind in {"dead_end", "solution"}:
            expected.seek(start)
        press(key)
        settle(watched)
        assert search_of(watched).position == expected.position, key
        assert search_of(watched).fingerprint() == expected.fingerprint(), key


def test_the_ends_are_reported(watched: MainWindow) -> None:
    press("Left")
    assert "start" in watched.context.messages.text
    assert search_of(watched).position == 0
    press("End")
    settle(watched)
    end = search_of(watched).position
    assert "Finished: 1 solution, proved to be unique" in watched.context.messages.text
    watched.context.messages.dismiss()
    press("Right")
    assert search_of(watched).position == end
    assert "Finished" in watched.context.messages.text


def test_where_there_is_no_such_place_the_search_stays(window: MainWindow) -> None:
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


def test_space_plays_and_pauses(watched: MainWindow, qtbot: QtBot) -> None:
    """Beat after beat by itself until Space again; then nothing moves."""
    press("Space")
    assert watched.player.is_playing
    wait_until(lambda: search_of(watched).position > 0, timeout=PATIENT)
    press("Space")
    assert not watched.player.is_playing
    with qtbot.assertNotEmitted(watched.player.moved, wait=100):
        pass


def test_shift_space_plays_backward_to_the_start(watched: MainWindow) -> None:
    """The same search the other way, with a soft stop at its start."""
    go_to(watched, 60)
    press("Shift+Space")
    wait_until(lambda: search_of(watched).position < 60, timeout=PATIENT)
    watched.player.set_rate(1000)
    settle(watched)
    assert search_of(watched).fingerprint() == straight_to(0).fingerprint()
    assert "start" in watched.context.messages.text


def test_playing_at_full_speed_ends_softly(watched: MainWindow) -> None:
    """It stops by itself where the tree has been walked, and says what was found."""
    watched.player.set_rate(float("inf"))
    press("Space")
    settle(watched)
    assert search_of(watched).finished
    assert "Finished: 1 solution" in watched.context.messages.text


def test_a_step_without_f5_begins_the_watching(window: MainWindow) -> None:
    """The menu's actions work at once, and the transport comes with the search."""
    paste(BRANCHING)
    assert not window.feature(Watch).transport.isVisible()
    trigger(window, "step_forward")
    assert window.feature(Watch).transport.isVisible()
    assert window.player.is_watching
    expected = straight_to(0)
    expected.run_to("column")
    assert search_of(window).position == expected.position


def test_the_keys_are_the_boards_again_afterwards(watched: MainWindow) -> None:
    """After Shift+F5 arrows move the selection, digits write, Space clears, and the digits chosen are gone."""
    press("Ctrl+Right", "Ctrl+Right", "Shift+F5")
    assert not watched.player.is_watching
    watched.context.board.select(0)
    press("Right", "End", "Home", "6")
    assert watched.context.board.selected == 0
    assert watched.document.puzzle.entries[0] == 6
    press("Space")
    assert str(watched.document.puzzle.board) == BRANCHING
    assert not watched.player.is_watching


def test_another_rule_starts_anew(watched: MainWindow) -> None:
    """A search by another rule has other events: it begins at its own start, and the menu shows which."""
    go_to(watched, MIDDLE)
    trigger(watched, "rule_first")
    assert search_of(watched).rule is Rule.FIRST
    assert search_of(watched).fingerprint() == straight_to(0, Rule.FIRST).fingerprint()
    assert watched.context.actions["rule_first"].isChecked()
    assert not watched.context.actions["rule_fewest"].isChecked()
    expected = straight_to(0, Rule.FIRST)
    expected.run_to("dead_end")
    trigger(watched, "next_dead_end")
    settle(watched)
    assert search_of(watched).position == expected.position


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
    wait_until(lambda: search_of(window).position > 10_000, timeout=PATIENT)
    press("Space", "End")
    played = search_of(window).position
    assert window.player.is_busy
    wait_until(lambda: search_of(window).position > played + 10_000, timeout=PATIENT)
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
    wait_until(lambda: search_of(window).position > 10_000, timeout=PATIENT)
    press("Esc", "Esc")
    assert not window.player.is_busy
