"""The throttle of views: no single step waits, many in a row are thinned out, and the last one is always shown."""

from itertools import pairwise
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from sudoku_gui.player.player import Player
from sudoku_gui.widgets.throttle import _NEXT, CALM, SWIFT, Throttle
from tests.amounts import each

pytestmark = [pytest.mark.full_speed, pytest.mark.usefixtures("qtbot")]


class Shown:
    """A view that notes the positions at which it was redrawn."""

    def __init__(self, player: Player, period: float, *, is_first: bool = False) -> None:
        self.positions: list[int] = []
        self.throttle = Throttle(player, player, period, is_first=is_first)
        self.throttle.due.connect(lambda: self.positions.append(player.position))


@pytest.fixture
def player(player: Player, many: Grid) -> Player:
    player.watch(many)
    return player


def test_after_a_rest_a_step_is_shown_at_once(player: Player) -> None:
    shown = Shown(player, CALM, is_first=True)
    player.scrub(1000)
    assert set(shown.positions) == {1000}


@pytest.mark.parametrize("period", [CALM, SWIFT])
def test_costly_views_follow_later(player: Player, qtbot: QtBot, period: float) -> None:
    shown = Shown(player, period)
    player.scrub(1000)
    assert shown.positions == []
    qtbot.waitUntil(lambda: shown.positions == [1000])


@pytest.mark.parametrize("period", [CALM, SWIFT])
def test_many_moves_in_a_row_are_thinned_out_and_the_last_is_shown(
    player: Player, qtbot: QtBot, period: float
) -> None:
    """A view that is read need not be redrawn for every pixel of a scrub."""
    shown = Shown(player, period)
    moves = range(1000, 1200)
    for position in moves:
        player.scrub(position)
    qtbot.waitUntil(lambda: shown.positions[-1:] == [moves[-1]])
    assert len(shown.positions) < len(moves)


def test_another_search_is_shown_at_once(player: Player, many: Grid) -> None:
    shown = Shown(player, CALM, is_first=True)
    player.scrub(1000)
    player.watch(many)
    assert shown.positions[-1] == 0


def test_views_take_turns(player: Player, qtbot: QtBot) -> None:
    """After one view the event loop has time to paint it and to read keys before the next."""
    shown, times = [Shown(player, CALM) for _ in range(4)], list[float]()
    for view in shown:
        view.throttle.due.connect(lambda: times.append(monotonic()))
    player.scrub(1000)
    qtbot.waitUntil(lambda: all(view.positions == [1000] for view in shown))
    assert all(after - before >= _NEXT for before, after in each(list(pairwise(times))))


def test_when_playing_stops_the_place_is_shown(player: Player, qtbot: QtBot) -> None:
    shown = Shown(player, CALM)
    player.set_rate(1000.0)
    player.play()
    qtbot.waitUntil(lambda: player.position > 500)
    player.pause()
    qtbot.waitUntil(lambda: shown.positions[-1] == player.position)


def test_another_search_is_shown_once(player: Player, many: Grid, qtbot: QtBot) -> None:
    """It begins, it is another state, and the player has moved: all of that is one picture."""
    shown = Shown(player, CALM)
    qtbot.waitUntil(lambda: not shown.throttle.is_waiting)
    player.watch(many)
    qtbot.waitUntil(lambda: shown.positions == [0])
    qtbot.waitUntil(lambda: not (player.is_busy or shown.throttle.is_waiting))
    assert shown.positions == [0]


def test_a_view_is_behind_until_it_has_heard_of_a_search(player: Player) -> None:
    """Who hears of it before, and asks for a refresh, would make the view read it twice."""
    behind, views = list[bool](), list[Shown]()
    player.began.connect(lambda: behind.append(views[0].throttle.is_behind))
    views.append(Shown(player, CALM))
    assert player.search is not None
    player.show_search(player.search.twin(), player.subject)
    assert behind == [True]
    assert not views[0].throttle.is_behind
