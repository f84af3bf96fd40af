"""What can be watched: the same subject always leads through the same events."""

import pytest

from solver_core.cover import ProblemError, RepeatSearch, Rule, Search
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.session.player import Player
from sudoku_gui.session.subject import Subject


@pytest.mark.parametrize(
    ("subject", "kind"),
    [
        (Subject(Grid.empty()), Search),
        (Subject(Grid.empty(), engine=Engine.BACKTRACK), BacktrackSearch),
        (Subject(sample="knuth_2000"), Search),
        (Subject(sample="stations"), RepeatSearch),
    ],
)
def test_a_subject_says_what_searches_it(subject: Subject, kind: type) -> None:
    first, second = subject.search(), subject.search()
    assert isinstance(first, kind)
    first.forward(500)
    second.forward(500)
    assert first.fingerprint() == second.fingerprint()


def test_the_rule_is_the_subjects() -> None:
    assert Subject(Grid.empty(), rule=Rule.FIRST).search().rule is Rule.FIRST


def test_a_player_keeps_what_it_has_when_another_cannot_be_watched(player: Player) -> None:
    """A contradiction or an unknown problem is told, and nothing changes."""
    player.watch_subject(Subject(sample="knuth_2000"))
    search = player.search
    clashing = Grid.empty().with_digit(0, 5).with_digit(1, 5)
    for wrong, error in ((Subject(clashing), ContradictionError), (Subject(sample="chess"), ProblemError)):
        with pytest.raises(error):
            player.watch_subject(wrong)
        assert player.search is search
        assert player.subject == Subject(sample="knuth_2000")


def test_a_snapshot_is_taken_once_for_all(player: Player) -> None:
    """And anew when the search has moved, or is another at the same position."""
    player.watch_subject(Subject(sample="knuth_2000"))
    first = player.snapshot
    assert player.snapshot is first
    player.step()
    assert player.snapshot is not first
    player.watch(Grid.empty())
    one = player.snapshot
    player.watch_subject(Subject(Grid.empty(), engine=Engine.BACKTRACK))
    assert player.snapshot is not one
    player.leave()
    assert player.snapshot is None
    assert player.grid == Grid.empty()
