"""Playing: beat after beat at every speed, forward and backward, until an end or a pause."""

from itertools import pairwise
from math import inf

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import Rule
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.player import playback
from sudoku_gui.player.player import Player
from tests.gui.shared import Ends, Settle, State, StraightTo, Watched

PLAYED = [(1.0, "solution"), (30.0, "solution"), (1000.0, "option"), (inf, "column"), (inf, "link")]


@pytest.mark.parametrize("backward", [False, True])
@pytest.mark.parametrize(("rate", "beat"), PLAYED)
def test_playing_reaches_an_end_and_says_so(
    player: Player,
    easy: Grid,
    length_of_easy: int,
    ends: Ends,
    state: State,
    straight_to: StraightTo,
    settle: Settle,
    finish_playing: Settle,
    rate: float,
    beat: str,
    *,
    backward: bool,
) -> None:
    """At every speed and in both directions the state is that of a plain search."""
    player.watch(easy)
    settle(player.scrub, length_of_easy - 1 if backward else 0)
    player.set_beat(beat)
    player.set_rate(rate)
    player.play(backward=backward)
    assert player.is_playing
    assert player.plays_backward == backward
    finish_playing()
    assert state() == straight_to(easy, 0 if backward else length_of_easy)
    assert ends == ["start" if backward else "end"]


@pytest.mark.parametrize(("backward", "end"), [(False, "end"), (True, "start")])
def test_playing_at_an_end_stops_there(
    player: Player, easy: Grid, settle: Settle, qtbot: QtBot, end: str, *, backward: bool
) -> None:
    player.watch(easy)
    if not backward:
        settle(player.to_end)
    position = player.position
    with qtbot.waitSignal(player.ended) as reported:
        player.play(backward=backward)
    assert reported.args == [end]
    assert not player.is_playing
    assert player.position == position


def test_playing_steps_by_whole_beats(
    player: Player, easy: Grid, length_of_easy: int, finish_playing: Settle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every picture of a slow play stands where a step would have led, if there is time for one step."""
    monkeypatch.setattr(playback, "_PLAYED", 60.0)  # however busy this machine is
    player.watch(easy)
    player.set_beat("decision")
    player.set_rate(200.0)
    seen: list[int] = []
    player.moved.connect(lambda: seen.append(player.position))
    player.play()
    finish_playing()
    search, stops = encoding.search(easy), set[int]()
    while search.run_to("decision"):
        stops.add(search.position)
    assert set(seen) <= stops | {length_of_easy}
    assert all(one < other for one, other in pairwise(seen))


def test_a_beat_longer_than_a_picture_is_played_to_its_end(
    player: Player, easy: Grid, searched: Watched, state: State, finish_playing: Settle
) -> None:
    """A long way to a solution is gone in many pictures, none of which waits for it, and then it is shown."""
    other = encoding.search(easy, Rule.FIRST)
    other.run_to("solution")
    player.watch(easy, Rule.FIRST)
    player.set_beat("solution")
    player.set_rate(1.0)
    player.moved.connect(lambda: player.pause() if searched().solution else None)
    player.play()
    finish_playing()
    assert state() == other.fingerprint()


def test_a_pause_stands_still(player: Player, without_end: Grid, ends: Ends, qtbot: QtBot) -> None:
    player.watch(without_end)
    player.set_rate(inf)
    player.play()
    qtbot.waitUntil(lambda: player.position > 0)
    player.pause()
    assert not player.is_playing
    with qtbot.assertNotEmitted(player.moved, wait=50):
        pass
    assert not ends


def test_one_key_plays_and_pauses(player: Player, easy: Grid) -> None:
    player.watch(easy)
    player.play_pause()
    assert player.is_playing
    player.play_pause()
    assert not player.is_playing
    player.play(backward=True)
    player.play_pause()
    assert not player.is_playing
