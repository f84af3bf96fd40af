"""Following goes from change to change of one thing, and to nothing else."""

import pytest

from solver_core.cover import Event, Op
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import Following
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from tests.events import events
from tests.gui.shared import Settle


def touches(target: Target, event: Event) -> bool:
    if target.item is not None and target.option is not None:
        return (event.item, event.option) == (target.item, target.option) and event.op in {Op.HIDE, Op.UNHIDE}
    return event.item == target.item if target.item is not None else event.option == target.option


@pytest.mark.parametrize("target", [Target(item=3), Target(option=2), Target(item=3, option=3)])
def test_every_change_is_visited_there_and_back(
    player: Player, following: Following, settle: Settle, target: Target
) -> None:
    """A walk over all events is the oracle."""
    player.watch_subject(Subject(sample="knuth_2000"))
    search = player.search
    assert search is not None
    changes = [search.position for event in events(search) if touches(target, event)]
    search.seek(0)
    assert changes
    following.follow(target)
    visited = [_stepped(player, following, settle) for _ in changes]
    assert visited == changes
    assert following.is_touched
    assert _stepped(player, following, settle) == changes[-1]
    back = [_stepped(player, following, settle, backward=True) for _ in changes[1:]]
    assert back == changes[-2::-1]


def _stepped(player: Player, following: Following, settle: Settle, *, backward: bool = False) -> int:
    settle(following.step, backward=backward)
    return player.position


def test_following_a_cell_follows_its_candidates(
    player: Player, following: Following, settle: Settle, easy: Grid
) -> None:
    player.watch(easy)
    following.follow(Target(item=1))
    for _ in range(3):
        settle(following.step)
        assert player.search is not None
        event = player.search.event
        assert event is not None
        assert event.item == 1 or (event.option is not None and event.option // 9 == 1)


def test_another_problem_has_other_numbers(player: Player, following: Following, easy: Grid) -> None:
    reported: list[Target | None] = []
    following.changed.connect(lambda: reported.append(following.target))
    player.watch(easy)
    following.follow(Target(item=100))
    player.watch(Grid.empty())
    assert following.target == Target(item=100)
    player.watch_subject(Subject(sample="knuth_2000"))
    assert following.target is None
    assert reported == [Target(item=100), None]


def test_nothing_is_followed_while_nothing_is_watched(player: Player, following: Following) -> None:
    following.follow(Target(item=1))
    following.step()
    following.unfollow()
    assert following.target is None
    assert following.condition is None
    assert not following.is_touched
    assert not player.is_watching
