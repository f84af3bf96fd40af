"""A search that nobody sees the end of: it can be played, run, stopped and closed at any time."""

from pytestqt.qtbot import QtBot

from sudoku_gui.shell.main_window import MainWindow
from tests.gui.window.shared import Press, SearchOf, Trigger

PATIENT = 30_000


def test_a_search_without_end_is_played_run_stopped_and_closed(
    window: MainWindow, press: Press, trigger: Trigger, search_of: SearchOf, qtbot: QtBot
) -> None:
    """The empty board has more solutions than time: everything can still be given up, at once and in order."""
    press("F5")
    window.player.set_rate(float("inf"))
    press("Space")
    qtbot.waitUntil(lambda: search_of(window).position > 10_000, timeout=PATIENT)
    press("Space", "End")
    played = search_of(window).position
    assert window.player.is_busy
    qtbot.waitUntil(lambda: search_of(window).position > played + 10_000, timeout=PATIENT)
    trigger(window, "cancel")
    assert not window.player.is_busy
    assert "Stopped at event" in window.info_bar.text
    stopped = search_of(window).position
    press("Shift+Left", "Shift+Right")
    assert search_of(window).position == stopped
    press("End")
    assert window.player.is_busy
    assert window.close()
    assert not window.player.is_busy


def test_escape_stops_a_long_run(window: MainWindow, press: Press, search_of: SearchOf, qtbot: QtBot) -> None:
    press("F5")
    window.info_bar.show_message("Something else", "error")
    press("End")
    qtbot.waitUntil(lambda: search_of(window).position > 10_000, timeout=PATIENT)
    press("Esc", "Esc")
    assert not window.player.is_busy
