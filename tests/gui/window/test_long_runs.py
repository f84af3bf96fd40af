"""A search that nobody sees the end of: it can be played, run, stopped and closed at any time."""

from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import wait_until
from tests.gui.window.shared import PATIENT, press, search_of, trigger


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
    assert "Stopped at event" in window.info_bar.text
    stopped = search_of(window).position
    press("Shift+Left", "Shift+Right")
    assert search_of(window).position == stopped
    press("End")
    assert window.player.is_busy
    assert window.close()
    assert not window.player.is_busy


def test_escape_stops_a_long_run(window: MainWindow) -> None:
    press("F5")
    window.info_bar.show_message("Something else", "error")
    press("End")
    wait_until(lambda: search_of(window).position > 10_000, timeout=PATIENT)
    press("Esc", "Esc")
    assert not window.player.is_busy
