"""The player: however one steps, plays, scrubs or gives up, the search is where it says, in the state it would be."""

from collections.abc import Callable
from itertools import pairwise
from math import inf, nan
from random import Random

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Rule, Search
from solver_core.cover.beats import BEATS
from solver_core.cover.journey import STOPS
from solver_core.sudoku import encoding
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from sudoku_gui.session import scout
from sudoku_gui.session.player import Player

EASY = Grid.parse("3...86..1.9..2......5.....382..7.1.9...2.8...5.4.3..269.....5......6..9.2..35...4")
BRANCHING = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")
CLASHING = Grid.empty().with_digit(0, 7).with_digit(1, 7)
WITHOUT_END = Grid.empty()

Ends = list[str]


def search_of(player: Player) -> Search:
    """The search that is watched."""
    assert player.search is not None
    return player.search


def state(player: Player) -> bytes:
    """Everything that the search is, as one value."""
    return search_of(player).fingerprint()


def straight_to(grid: Grid, position: int) -> bytes:
    """The state of a search that has only ever gone forward."""
    search = encoding.search(grid)
    search.forward(position)
    return search.fingerprint()


def length_of(grid: Grid) -> int:
    search = encoding.search(grid)
    search.run_to("end")
    return search.position


def settle(player: Player, qtbot: QtBot) -> None:
    """Let a move come to its end; most have before this is asked."""
    qtbot.waitUntil(lambda: not player.is_busy)


def finish_playing(player: Player, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not player.is_playing, timeout=20_000)


@pytest.fixture
def player(qapp: object) -> Player:
    """A player that watches nothing."""
    assert qapp
    return Player()


@pytest.fixture
def ends(player: Player) -> Ends:
    """What the player has said of ends."""
    told: Ends = []
    player.ended.connect(told.append)
    return told


# --- watching ---------------------------------------------------------------------------------------


def test_watching_begins_at_the_start(player: Player, qtbot: QtBot) -> None:
    """The search is the puzzle's, by the rule asked for, before its first event."""
    with qtbot.waitSignals([player.state_changed, player.moved]):
        player.watch(EASY, Rule.FIRST)
    assert player.is_watching
    assert player.grid == EASY
    assert player.position == 0
    assert search_of(player).rule is Rule.FIRST
    assert not player.is_busy
    assert not player.is_playing


def test_another_puzzle_is_watched_from_its_own_start(player: Player, qtbot: QtBot) -> None:
    """Nothing of the search before is left, not even its length."""
    player.watch(EASY)
    player.to_end()
    settle(player, qtbot)
    player.watch(BRANCHING)
    assert state(player) == straight_to(BRANCHING, 0)
    assert player.length == 0
    assert not player.length_is_known


def test_leaving_leaves_nothing(player: Player, qtbot: QtBot) -> None:
    """Neither a position nor a length is told of a search that is watched no more."""
    player.watch(EASY)
    player.to_end()
    settle(player, qtbot)
    with qtbot.waitSignals([player.state_changed, player.moved]):
        player.leave()
    assert not player.is_watching
    assert player.position == 0
    assert player.length == 0
    assert not player.length_is_known


def test_leaving_ends_a_long_move(player: Player, qtbot: QtBot) -> None:
    """What is under way stops with the search that it moves."""
    player.watch(WITHOUT_END)
    player.to_end()
    assert player.is_busy
    player.leave()
    assert not player.is_busy
    with qtbot.assertNotEmitted(player.moved, wait=50):
        pass


@pytest.mark.parametrize("busy", [False, True])
def test_a_contradiction_leaves_what_was_watched(player: Player, *, busy: bool) -> None:
    """Whoever asks for an impossible search keeps the one that is there, where it is going."""
    player.watch(WITHOUT_END)
    player.step()
    before = player.search
    if busy:
        player.to_end()
    with pytest.raises(ContradictionError):
        player.watch(CLASHING)
    assert player.search is before
    assert player.grid == WITHOUT_END
    assert player.is_busy == busy


MOVES: list[Callable[[Player], None]] = [
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
    """Every button may be pressed at any time."""
    move(player)
    assert player.position == 0
    assert not player.is_busy
    assert not player.is_playing
    assert not ends


# --- stepping ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("beat", BEATS)
def test_stepping_forward_then_back_is_the_identity(player: Player, qtbot: QtBot, beat: str) -> None:
    """Every beat from the start to the end is undone by one step back, down to the last link."""
    player.watch(EASY)
    player.set_beat(beat)
    states = [state(player)]
    while not search_of(player).finished:
        player.step()
        settle(player, qtbot)
        states.append(state(player))
    assert len(set(states)) == len(states)
    for earlier in reversed(states[:-1]):
        player.step(backward=True)
        settle(player, qtbot)
        assert state(player) == earlier
    assert player.position == 0


@pytest.mark.parametrize("beat", BEATS)
@pytest.mark.parametrize("coarser", [-9, -1, 0, 1, 9])
def test_a_step_can_be_finer_or_coarser(player: Player, qtbot: QtBot, beat: str, coarser: int) -> None:
    """It goes as far as a step of that other kind would, and the finest and the coarsest are the last."""
    player.watch(BRANCHING)
    player.scrub(4000)
    player.set_beat(beat)
    other = encoding.search(BRANCHING)
    other.seek(4000)
    kind = BEATS[max(0, min(BEATS.index(beat) + coarser, len(BEATS) - 1))]
    for backward in (False, True):
        player.step(backward=backward, coarser=coarser)
        settle(player, qtbot)
        other.run_to(kind, backward=backward)
        assert state(player) == other.fingerprint()
    assert player.beat == beat


def test_an_unknown_beat_is_refused(player: Player) -> None:
    """The error lists those that there are."""
    with pytest.raises(ValueError, match="use one of link, column, option, decision, solution"):
        player.set_beat("bar")
    assert player.beat in BEATS


@pytest.mark.parametrize("kind", STOPS)
@pytest.mark.parametrize("start", [0, 4105, 5000])
def test_running_goes_where_the_search_itself_would(
    player: Player, qtbot: QtBot, kind: str, start: int
) -> None:
    """In both directions, from an end, from the solution and from within."""
    player.watch(BRANCHING)
    other = encoding.search(BRANCHING)
    for backward in (False, True):
        player.scrub(start)
        settle(player, qtbot)
        player.run_to(kind, backward=backward)
        settle(player, qtbot)
        other.seek(start)
        other.run_to(kind, backward=backward)
        assert state(player) == other.fingerprint()


# --- scrubbing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", [0, 1, 77, 5347, 5348])
def test_scrubbing_arrives_at_the_very_position(player: Player, qtbot: QtBot, target: int) -> None:
    """From the start and from the end alike."""
    player.watch(EASY)
    for start in (0, 5348):
        player.scrub(start)
        settle(player, qtbot)
        player.scrub(target)
        settle(player, qtbot)
        assert player.position == target
        assert state(player) == straight_to(EASY, target)


def test_scrubbing_goes_no_further_than_the_ends(player: Player, qtbot: QtBot, ends: Ends) -> None:
    """A position that does not exist is the end nearest to it."""
    player.watch(EASY)
    player.scrub(-1)
    assert player.position == 0
    player.scrub(10**9)
    settle(player, qtbot)
    assert search_of(player).finished
    assert ends == ["end"]


def test_the_newest_wish_counts(player: Player, qtbot: QtBot) -> None:
    """Whoever drags a slider over a long search sees the last place, not all places in turn."""
    player.watch(WITHOUT_END)
    for target in (10**12, 10**11, 10**10):
        player.scrub(target)
        assert player.is_busy
    player.scrub(300)
    settle(player, qtbot)
    assert player.position == 300
    assert state(player) == straight_to(WITHOUT_END, 300)


@pytest.mark.parametrize("wish", [Player.step, Player.play, Player.pause, Player.to_start])
def test_every_wish_replaces_a_long_move(player: Player, wish: Callable[[Player], None]) -> None:
    """No move is under way that nobody wants any more."""
    player.watch(WITHOUT_END)
    player.to_end()
    assert player.is_busy
    wish(player)
    assert not player.is_busy


# --- length -----------------------------------------------------------------------------------------


def test_the_length_of_a_short_search_is_known_before_it_is_walked(player: Player, qtbot: QtBot) -> None:
    """The slider has its full range while the search still stands at its start."""
    player.watch(EASY)
    qtbot.waitUntil(lambda: player.length_is_known, timeout=20_000)
    assert player.length == length_of(EASY)
    assert player.position == 0


def test_the_length_of_a_long_search_is_at_least_what_was_seen(
    player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody counts the events of the empty grid; what is told is a bound, and says that it is one."""
    monkeypatch.setattr(scout, "LIMIT", 5000)
    player.watch(WITHOUT_END)
    qtbot.waitUntil(lambda: player.length == 5000, timeout=20_000)
    assert not player.length_is_known
    with qtbot.waitSignal(player.length_changed):
        player.scrub(6000)
        settle(player, qtbot)
    assert player.length == 6000
    assert not player.length_is_known


def test_an_end_once_reached_is_not_forgotten(
    player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search longer than is looked ahead has a known length from when its end was met, wherever one goes then."""
    monkeypatch.setattr(scout, "LIMIT", 100)
    player.watch(EASY)
    player.to_end()
    settle(player, qtbot)
    assert player.length_is_known
    player.step(backward=True)
    assert player.length == length_of(EASY)
    assert player.length_is_known


def test_no_position_lies_beyond_the_length(player: Player) -> None:
    """Also where a long move was given up between two pictures: the slider must be able to show it."""
    player.watch(WITHOUT_END)
    player.to_end()
    player.cancel()
    assert player.position > 0
    assert player.length >= player.position


# --- playing ----------------------------------------------------------------------------------------

PLAYED = [(1.0, "solution"), (30.0, "solution"), (1000.0, "option"), (inf, "column"), (inf, "link")]


@pytest.mark.parametrize(("rate", "beat"), PLAYED)
def test_playing_forward_reaches_the_end_and_says_so(
    player: Player, qtbot: QtBot, ends: Ends, rate: float, beat: str
) -> None:
    """At every speed, and with the state of a straight run."""
    player.watch(EASY)
    player.set_beat(beat)
    player.set_rate(rate)
    player.play()
    assert player.is_playing
    assert not player.plays_backward
    finish_playing(player, qtbot)
    assert state(player) == straight_to(EASY, length_of(EASY))
    assert ends == ["end"]


@pytest.mark.parametrize(("rate", "beat"), PLAYED)
def test_playing_backward_reaches_the_start_and_says_so(
    player: Player, qtbot: QtBot, ends: Ends, rate: float, beat: str
) -> None:
    """Going back is no slower and no different."""
    player.watch(EASY)
    player.scrub(length_of(EASY) - 1)
    settle(player, qtbot)
    player.set_beat(beat)
    player.set_rate(rate)
    player.play(backward=True)
    assert player.plays_backward
    finish_playing(player, qtbot)
    assert state(player) == straight_to(EASY, 0)
    assert ends == ["start"]


@pytest.mark.parametrize(("backward", "end"), [(False, "end"), (True, "start")])
def test_playing_at_an_end_stops_there(player: Player, qtbot: QtBot, end: str, *, backward: bool) -> None:
    """It says again where one is, and stays there."""
    player.watch(EASY)
    if not backward:
        player.to_end()
        settle(player, qtbot)
    position = player.position
    with qtbot.waitSignal(player.ended) as told:
        player.play(backward=backward)
    assert told.args == [end]
    assert not player.is_playing
    assert player.position == position


def test_playing_steps_by_whole_beats(player: Player, qtbot: QtBot) -> None:
    """Every picture of a slow play stands where a step would have led."""
    player.watch(EASY)
    player.set_beat("decision")
    player.set_rate(200.0)
    seen: list[int] = []
    player.moved.connect(lambda: seen.append(player.position))
    player.play()
    finish_playing(player, qtbot)
    search, stops = encoding.search(EASY), set[int]()
    while search.run_to("decision"):
        stops.add(search.position)
    assert set(seen) <= stops | {length_of(EASY)}
    assert all(one < other for one, other in pairwise(seen))


def test_a_beat_longer_than_a_picture_is_played_to_its_end(player: Player, qtbot: QtBot) -> None:
    """A long way to a solution is gone in many pictures, none of which waits for it, and then it is shown."""
    other = encoding.search(EASY, Rule.FIRST)
    other.run_to("solution")
    player.watch(EASY, Rule.FIRST)
    player.set_beat("solution")
    player.set_rate(1.0)
    player.moved.connect(lambda: player.pause() if search_of(player).solution else None)
    player.play()
    finish_playing(player, qtbot)
    assert state(player) == other.fingerprint()


def test_a_pause_stands_still(player: Player, qtbot: QtBot, ends: Ends) -> None:
    """Nothing moves any more, and nobody is told of an end."""
    player.watch(WITHOUT_END)
    player.set_rate(inf)
    player.play()
    qtbot.waitUntil(lambda: player.position > 0)
    player.pause()
    assert not player.is_playing
    with qtbot.assertNotEmitted(player.moved, wait=50):
        pass
    assert not ends


def test_one_key_plays_and_pauses(player: Player) -> None:
    """Also in the middle of playing backward."""
    player.watch(EASY)
    player.play_pause()
    assert player.is_playing
    player.play_pause()
    assert not player.is_playing
    player.play(backward=True)
    player.play_pause()
    assert not player.is_playing


@pytest.mark.parametrize("rate", [0.0, -3.0, 0.5, nan])
def test_no_rate_stands_still(player: Player, rate: float) -> None:
    """A beat a second is the slowest; a wrong number in the settings cannot stop the clock."""
    player.set_rate(rate)
    assert player.rate == 1.0


# --- long moves -------------------------------------------------------------------------------------


def test_a_long_move_leaves_the_window_its_turn(player: Player, qtbot: QtBot, ends: Ends) -> None:
    """While the search of the empty grid runs, timers fire, the picture moves on, and it can be given up."""
    ticks: list[int] = []
    timer = QTimer(interval=10)
    timer.timeout.connect(lambda: ticks.append(player.position))
    glimpses: list[int] = []
    player.watch(WITHOUT_END)
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
    assert state(player) == straight_to(WITHOUT_END, player.position)


def test_giving_up_while_playing_stops_it(player: Player, ends: Ends) -> None:
    """The key that stops a long move stops a play as well."""
    player.watch(EASY)
    player.play()
    player.cancel()
    assert not player.is_playing
    assert ends == ["stopped"]


def test_giving_up_nothing_says_nothing(player: Player, qtbot: QtBot, ends: Ends) -> None:
    """Who stands still has not been stopped."""
    player.watch(EASY)
    with qtbot.assertNotEmitted(player.moved):
        player.cancel()
    assert not ends


# --- ends -------------------------------------------------------------------------------------------


def test_a_step_beyond_an_end_says_which(player: Player, qtbot: QtBot, ends: Ends) -> None:
    """A key that does nothing tells why."""
    player.watch(EASY)
    player.step(backward=True)
    assert ends == ["start"]
    player.to_end()
    settle(player, qtbot)
    player.step()
    assert ends == ["start", "end", "end"]


def test_where_no_solution_is_left_the_run_ends_at_the_end(player: Player, qtbot: QtBot, ends: Ends) -> None:
    """Looking for the next solution past the last one is answered, in both directions."""
    player.watch(EASY)
    player.run_to("solution")
    settle(player, qtbot)
    event = search_of(player).event
    assert event
    assert event.op is Op.SOLUTION
    assert not ends
    player.run_to("solution", backward=True)
    settle(player, qtbot)
    assert ends == ["start"]
    for _ in range(2):
        player.run_to("solution")
        settle(player, qtbot)
    assert ends == ["start", "end"]


def test_every_move_is_told(player: Player, qtbot: QtBot) -> None:
    """Widgets redraw when they hear of it, and only then."""
    player.watch(EASY)
    for move in (player.step, player.to_end, player.to_start):
        with qtbot.waitSignal(player.moved):
            move()
        settle(player, qtbot)


# --- everything together ----------------------------------------------------------------------------


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
    player: Player, qtbot: QtBot, seed: int
) -> None:
    """Some moves settle and some are replaced half way; the search never shows where it has been."""
    chance = Random(seed)
    player.watch(BRANCHING)
    for _ in range(200):
        random_move(player, chance)
        if chance.random() < 0.5:
            settle(player, qtbot)
        if chance.random() < 0.1:
            finish_playing(player, qtbot)
    player.pause()
    assert state(player) == straight_to(BRANCHING, player.position)
    player.to_start()
    settle(player, qtbot)
    assert state(player) == straight_to(BRANCHING, 0)
