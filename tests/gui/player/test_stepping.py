"""Steps and runs: each goes where the search itself would, and the way back is the way there."""

import pytest

from solver_core.cover.replay.beats import BEATS
from solver_core.cover.replay.seeking import STOPS
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.player import Player
from tests.gui.shared import Settle, State, Watched


@pytest.mark.parametrize("beat", BEATS)
def test_stepping_forward_then_back_is_the_identity(
    player: Player, easy: Grid, searched: Watched, state: State, settle: Settle, beat: str
) -> None:
    """Every beat is undone by one step back, down to the last link; of the finest the first ones are tried."""
    player.watch(easy)
    player.set_beat(beat)
    states = [state()]
    while not searched().finished and len(states) < 500:
        settle(player.step)
        states.append(state())
    assert len(set(states)) == len(states)
    for earlier in reversed(states[:-1]):
        settle(player.step, backward=True)
        assert state() == earlier
    assert player.position == 0


@pytest.mark.parametrize("beat", BEATS)
@pytest.mark.parametrize("coarser", [-9, -1, 0, 1, 9])
def test_a_step_can_be_finer_or_coarser(
    player: Player, branching: Grid, state: State, settle: Settle, beat: str, coarser: int
) -> None:
    """It goes as far as a step of that other kind would, and the finest and the coarsest are the last."""
    player.watch(branching)
    settle(player.scrub, 4000)
    player.set_beat(beat)
    other = encoding.search(branching)
    other.seek(4000)
    kind = BEATS[max(0, min(BEATS.index(beat) + coarser, len(BEATS) - 1))]
    for backward in (False, True):
        settle(player.step, backward=backward, coarser=coarser)
        other.run_to(kind, backward=backward)
        assert state() == other.fingerprint()
    assert player.beat == beat


def test_an_unknown_beat_is_refused(player: Player) -> None:
    with pytest.raises(ValueError, match="use one of link, column, option, decision, solution"):
        player.set_beat("bar")
    assert player.beat in BEATS


@pytest.mark.parametrize("kind", STOPS)
@pytest.mark.parametrize("start", [0, 4105, 5000])
def test_running_goes_where_the_search_itself_would(
    player: Player, branching: Grid, state: State, settle: Settle, kind: str, start: int
) -> None:
    player.watch(branching)
    other = encoding.search(branching)
    for backward in (False, True):
        settle(player.scrub, start)
        settle(player.run_to, kind, backward=backward)
        other.seek(start)
        other.run_to(kind, backward=backward)
        assert state() == other.fingerprint()
