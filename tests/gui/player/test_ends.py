"""Where moves end: at an end, which is reported, or by being given up, however long they are."""

from itertools import pairwise

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from solver_core.cover import Op
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.player import Player
from tests.gui.shared import Ends, Settle, State, StraightTo, Watched


def test_a_long_move_leaves_the_window_its_turn(
    player: Player, without_end: Grid, ends: Ends, state: State, straight_to: StraightTo, qtbot: QtBot
) -> None:
    """While the search of the empty grid runs, timers fire, the picture moves on, and it can be given up."""
    ticks: list[int] = []
    timer = QTimer(interval=10)
    timer.timeout.connect(lambda: ticks.append(player.position))
    glimpses: list[int] = []
    player.watch(without_end)
    player.moved.connect(lambda: glimpses.append(player.position))
    timer.start()
    player.to_end()
    qtbot.waitUntil(lambda: len(ticks) >= 8 and len(glimpses) >= 2, timeout=20_000)
    timer.stop()
    assert player.is_busy
    player.cancel()
    assert not player.is_busy
    assert ends == ["stopped"]
    assert all(one < other for one, other in pairwise(ticks))
    assert all(one < other for one, other in pairwise(glimpses[:-1]))
    assert state() == straight_to(without_end, player.position)


def test_giving_up_while_playing_stops_it(player: Player, easy: Grid, ends: Ends) -> None:
    player.watch(easy)
    player.play()
    player.cancel()
    assert not player.is_playing
    assert ends == ["stopped"]


def test_a_step_beyond_an_end_says_which(player: Player, easy: Grid, ends: Ends, settle: Settle) -> None:
    player.watch(easy)
    player.step(backward=True)
    assert ends == ["start"]
    settle(player.to_end)
    player.step()
    assert ends == ["start", "end", "end"]


def test_where_no_solution_is_left_the_run_ends_at_the_end(
    player: Player, easy: Grid, ends: Ends, searched: Watched, settle: Settle
) -> None:
    """Each run that finds nothing reports the end that it came to."""
    player.watch(easy)
    settle(player.run_to, "solution")
    event = searched().event
    assert event
    assert event.op is Op.SOLUTION
    assert not ends
    settle(player.run_to, "solution", backward=True)
    assert ends == ["start"]
    for _ in range(2):
        settle(player.run_to, "solution")
    assert ends == ["start", "end"]


def test_every_move_is_reported(player: Player, easy: Grid, settle: Settle, qtbot: QtBot) -> None:
    player.watch(easy)
    for move in (player.step, player.to_end, player.to_start):
        with qtbot.waitSignal(player.moved):
            move()
        settle()
