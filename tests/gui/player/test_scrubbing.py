"""Scrubbing and the length it needs: the newest request counts, and no place lies beyond the end."""

import pytest
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from sudoku_gui.player import background_runner
from sudoku_gui.player.player import Player
from tests.gui.shared import Ends, Settle, State, StraightTo, Watched


@pytest.mark.parametrize("target", [0, 1, 77, 5347, 5348])
def test_scrubbing_arrives_at_the_very_position(
    player: Player, easy: Grid, state: State, straight_to: StraightTo, settle: Settle, target: int
) -> None:
    player.watch(easy)
    for start in (0, 5348):
        settle(player.scrub, start)
        settle(player.scrub, target)
        assert player.position == target
        assert state() == straight_to(easy, target)


def test_scrubbing_goes_no_further_than_the_ends(
    player: Player, easy: Grid, ends: Ends, searched: Watched, settle: Settle
) -> None:
    player.watch(easy)
    player.scrub(-1)
    assert player.position == 0
    settle(player.scrub, 10**9)
    assert searched().finished
    assert ends == ["end"]


def test_the_newest_request_counts(
    player: Player, without_end: Grid, state: State, straight_to: StraightTo, settle: Settle
) -> None:
    """Whoever drags a slider over a long search sees the last place, not all places in turn."""
    player.watch(without_end)
    for target in (10**12, 10**11, 10**10):
        player.scrub(target)
        assert player.is_busy
    settle(player.scrub, 300)
    assert player.position == 300
    assert state() == straight_to(without_end, 300)


def test_the_length_of_a_short_search_is_known_before_it_is_walked(
    player: Player, easy: Grid, length_of_easy: int, qtbot: QtBot
) -> None:
    player.watch(easy)
    qtbot.waitUntil(lambda: player.length_is_known, timeout=20_000)
    assert player.length == length_of_easy
    assert player.position == 0


def test_the_length_of_a_long_search_is_at_least_what_was_seen(
    player: Player, without_end: Grid, settle: Settle, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody counts the events of the empty grid; what is reported is a bound, and says that it is one."""
    monkeypatch.setattr(background_runner, "LIMIT", 5000)
    player.watch(without_end)
    qtbot.waitUntil(lambda: player.length == 5000, timeout=20_000)
    assert not player.length_is_known
    with qtbot.waitSignal(player.length_changed):
        settle(player.scrub, 6000)
    assert player.length == 6000
    assert not player.length_is_known


def test_an_end_once_reached_is_not_forgotten(
    player: Player, easy: Grid, length_of_easy: int, settle: Settle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search longer than is looked ahead has a known length from when its end was met, wherever one goes then."""
    monkeypatch.setattr(background_runner, "LIMIT", 100)
    player.watch(easy)
    settle(player.to_end)
    assert player.length_is_known
    player.step(backward=True)
    assert player.length == length_of_easy
    assert player.length_is_known
