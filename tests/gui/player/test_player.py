"""The player: whatever it watches, and however it is moved, the search is in the state it would be."""

from collections.abc import Callable
from math import inf
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import ProblemError, Rule
from solver_core.cover.replay.beats import BEATS
from solver_core.cover.replay.seeking import STOPS
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from tests.gui.shared import Ends, Settle, State, StraightTo, Watched

CLASHING = Grid.empty().with_digit(0, 7).with_digit(1, 7)


def test_watching_begins_at_the_start(player: Player, easy: Grid, searched: Watched, qtbot: QtBot) -> None:
    with qtbot.waitSignals([player.state_changed, player.moved]):
        player.watch(easy, Rule.FIRST)
    assert player.is_watching
    assert player.grid == easy
    assert player.position == 0
    assert searched().rule is Rule.FIRST
    assert not player.is_busy
    assert not player.is_playing


def test_leaving_leaves_no_search_behind(player: Player, easy: Grid, settle: Settle, qtbot: QtBot) -> None:
    player.watch(easy)
    settle(player.to_end)
    with qtbot.waitSignals([player.state_changed, player.moved]):
        player.leave()
    assert not player.is_watching
    assert player.position == 0
    assert player.length == 0
    assert not player.length_is_known


@pytest.mark.parametrize("busy", [False, True])
@pytest.mark.parametrize(
    ("wrong", "error"), [(Subject(CLASHING), ContradictionError), (Subject(sample="chess"), ProblemError)]
)
def test_an_impossible_search_leaves_the_current_one(
    player: Player, without_end: Grid, wrong: Subject, error: type[Exception], *, busy: bool
) -> None:
    """Whoever asks for one keeps the one that is there, where it is going."""
    player.watch(without_end)
    player.step()
    before = player.search
    if busy:
        player.to_end()
    with pytest.raises(error):
        player.watch_subject(wrong)
    assert player.search is before
    assert player.grid == without_end
    assert player.is_busy == busy


MOVES: list[Callable[[Player], object]] = [
    Player.step,
    Player.play,
    Player.play_pause,
    Player.to_start,
    Player.to_end,
    Player.pause,
    Player.cancel,
    lambda player: player.step(backward=True),
    lambda player: player.scrub(5),
    lambda player: player.run_to("solution"),
]


@pytest.mark.parametrize("move", MOVES)
def test_without_a_search_nothing_moves(player: Player, ends: Ends, move: Callable[[Player], None]) -> None:
    move(player)
    assert player.position == 0
    assert not player.is_busy
    assert not player.is_playing
    assert not ends


def random_move(player: Player, chance: Random) -> None:
    backward = chance.random() < 0.5
    match chance.randrange(6):
        case 0:
            player.set_beat(chance.choice(BEATS))
            player.step(backward=backward, coarser=chance.randrange(-2, 3))
        case 1:
            player.run_to(chance.choice(list(STOPS)), backward=backward)
        case 2 | 3:
            player.scrub(chance.randrange(9000))
        case 4:
            player.set_rate(inf)
            player.play(backward=backward)
        case _:
            chance.choice([player.to_start, player.to_end, player.pause, player.cancel, player.play_pause])()


@pytest.mark.parametrize("seed", range(4))
def test_after_200_random_moves_the_state_is_that_of_a_straight_run(
    player: Player,
    branching: Grid,
    state: State,
    straight_to: StraightTo,
    settle: Settle,
    finish_playing: Settle,
    seed: int,
) -> None:
    """Some moves settle and some are replaced half way; the search never shows where it has been."""
    chance = Random(seed)
    player.watch(branching)
    for _ in range(200):
        random_move(player, chance)
        if chance.random() < 0.5:
            settle()
        if chance.random() < 0.1:
            finish_playing()
    player.pause()
    assert state() == straight_to(branching, player.position)
    settle(player.to_start)
    assert state() == straight_to(branching, 0)
