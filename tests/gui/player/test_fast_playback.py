"""Playing at any speed meets every event: pictures are skipped, breakpoints never."""

from collections.abc import Callable
from math import inf

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Search, conditions
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.player import Player

pytestmark = pytest.mark.full_speed

RATES = (40.0, 1000.0, 100_000.0, 10_000_000.0, inf)


@pytest.fixture
def stops(player: Player) -> list[int]:
    reported: list[int] = []
    player.stopped.connect(lambda: reported.append(player.position))
    return reported


def dead_ends(grid: Grid) -> list[int]:
    search, found = encoding.search(grid), []
    while search.run_to("dead_end"):
        found.append(search.position)
    return found


@pytest.mark.parametrize("rate", RATES[1:])
def test_playing_stops_at_every_breakpoint(
    player: Player, branching: Grid, stops: list[int], finish_playing: Callable[[], None], rate: float
) -> None:
    """Skipped pictures skip no breakpoint."""
    player.watch(branching)
    player.break_condition = conditions.happens(Op.DEAD_END)
    player.set_rate(rate)
    expected = dead_ends(branching)[:6]
    assert len(expected) > 3
    player.scrub(expected[0] - 200)
    for _ in expected:
        player.play()
        finish_playing()
    assert stops == expected
    stops.clear()
    for _ in expected[1:]:
        player.play(backward=True)
        finish_playing()
    assert stops == expected[-2::-1]


@pytest.mark.parametrize("rate", RATES[2:])
@pytest.mark.parametrize("beat", ["link", "column", "decision"])
def test_fast_playing_rests_between_beats(
    player: Player, branching: Grid, searched: Callable[[], Search], qtbot: QtBot, rate: float, beat: str
) -> None:
    player.watch(branching)
    player.set_beat(beat)
    player.set_rate(rate)
    shown: list[bool] = []
    player.moved.connect(lambda: shown.append(searched().stands_at(beat) or searched().finished))
    player.play()
    qtbot.waitUntil(lambda: not player.is_playing or len(shown) > 20, timeout=20_000)
    player.pause()
    assert shown
    assert all(shown)


def test_a_run_stops_on_its_way(
    player: Player, branching: Grid, stops: list[int], settle: Callable[[], None]
) -> None:
    """A question asked of the whole way holds for every way gone event by event; a jump is not held up."""
    player.watch(branching)
    expected = dead_ends(branching)
    player.break_condition = conditions.happens(Op.DEAD_END)
    player.run_to("solution")
    settle()
    assert player.position == expected[0]
    assert stops == [expected[0]]
    player.scrub(expected[1] + 10)
    settle()
    assert player.position == expected[1] + 10
    assert stops == [expected[0]]
    player.run_to("end", backward=True)
    settle()
    assert player.position == expected[1]
