"""A run for something that finds nothing has lost nothing."""

import pytest

from solver_core.cover import Op, conditions
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import RunUntil
from sudoku_gui.player.subject import Subject
from tests.gui.shared import Settle

DEAD_END, SOLUTION = conditions.happens(Op.DEAD_END), conditions.happens(Op.SOLUTION)
NEVER = conditions.happens(Op.PRUNE)
HERE = 12
"""In the middle of a cover, before the dead end and the solution."""


@pytest.fixture
def reported() -> list[str]:
    return []


@pytest.fixture
def run_until(player: Player, reported: list[str]) -> RunUntil:
    run_until = RunUntil(player)
    run_until.found.connect(lambda: reported.append("found"))
    run_until.missed.connect(lambda backward: reported.append("missed before" if backward else "missed"))
    return run_until


@pytest.fixture
def inside(player: Player, settle: Settle) -> Player:
    player.watch_subject(Subject(sample="knuth_2000"))
    settle(player.scrub, HERE)
    return player


def test_the_player_stops_where_the_condition_holds(
    run_until: RunUntil, inside: Player, reported: list[str], settle: Settle
) -> None:
    settle(run_until.run, DEAD_END)
    assert inside.search is not None
    assert inside.search.stands_at(DEAD_END)
    assert inside.position > HERE
    assert reported == ["found"]


@pytest.mark.parametrize("said", ["missed", "missed before"])
def test_the_position_stays_if_nothing_is_found(
    run_until: RunUntil, inside: Player, reported: list[str], settle: Settle, said: str
) -> None:
    settle(run_until.run, NEVER, backward=said == "missed before")
    assert inside.position == HERE
    assert reported == [said]


def test_at_the_end_nothing_more_is_found(
    run_until: RunUntil, inside: Player, reported: list[str], settle: Settle
) -> None:
    settle(inside.to_end)
    end = inside.position
    settle(run_until.run, conditions.happens(Op.DONE))
    assert inside.position == end
    assert reported == ["missed"]


@pytest.mark.slow_search
def test_a_long_run_that_finds_nothing_comes_back(
    run_until: RunUntil, player: Player, reported: list[str], settle: Settle
) -> None:
    player.watch(
        Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
    )
    settle(player.scrub, 700)
    run_until.run(NEVER)
    assert player.is_busy
    assert reported == []
    settle()
    assert player.position == 700
    assert reported == ["missed"]


def test_a_look_given_up_stays_where_it_is(
    run_until: RunUntil, player: Player, reported: list[str], without_end: Grid
) -> None:
    player.watch(without_end)
    run_until.run(NEVER)
    assert player.is_busy
    player.cancel()
    assert player.position > 0
    assert reported == []


def test_breakpoints_stop_a_look_unless_it_goes_past_them(
    run_until: RunUntil, inside: Player, reported: list[str], settle: Settle
) -> None:
    inside.break_condition = conditions.happens(Op.COVER)
    settle(run_until.run, SOLUTION)
    assert inside.search is not None
    assert inside.search.event is not None
    assert inside.search.event.op is Op.COVER
    assert reported == []
    settle(run_until.run, SOLUTION, past_breakpoints=True)
    assert inside.search.solution is not None
    assert reported == ["found"]
    assert inside.break_condition is not None


def test_without_a_search_nothing_is_looked_for(
    run_until: RunUntil, player: Player, reported: list[str]
) -> None:
    run_until.run(NEVER)
    assert not player.is_watching
    assert reported == []
