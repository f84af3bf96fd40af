"""What belongs to a problem from a file stays with it: runs, bookmarks, breakpoints and comparisons."""

import json

from solver_core.cover import Rule
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.bookmarks import BookmarkStore
from sudoku_gui.player.breakpoints import Breakpoints, key_of
from sudoku_gui.player.player import Player
from sudoku_gui.player.runs import Runs
from sudoku_gui.player.search_conditions import SUDOKU
from sudoku_gui.player.subject import Subject

ONE = Subject(problem="A B C | D\nA D\nB\nC\nA B\n")
OTHER = Subject(problem="A B C | D\nA D\nB C\n")


def test_each_problem_has_its_runs(runs: Runs, player: Player) -> None:
    for subject in (ONE, Subject(problem=ONE.problem, rule=Rule.FIRST), OTHER):
        player.watch_subject(subject)
    assert [run.subject for run in runs] == [OTHER]
    player.watch_subject(ONE)
    assert [run.subject.rule for run in runs] == [Rule.FEWEST, Rule.FIRST]
    again = Runs(player)
    again.from_json(json.loads(json.dumps(runs.to_json())))
    assert [run.subject for run in again] == [run.subject for run in runs]


def test_each_problem_has_its_bookmarks(player: Player) -> None:
    marks = BookmarkStore(player)
    for position, subject in ((2, ONE), (3, OTHER)):
        player.watch_subject(subject)
        marks.add(position, "here")
    assert list(marks) == [(3, "here")]
    player.watch_subject(ONE)
    assert list(marks) == [(2, "here")]
    stored = json.loads(json.dumps(marks.to_json()))
    assert [row["problem"] for row in stored] == [ONE.problem, OTHER.problem]


def test_each_problem_has_its_breakpoints(player: Player) -> None:
    keys = []
    for subject in (ONE, OTHER, Subject(Grid.empty())):
        player.watch_subject(subject)
        keys.append(key_of(player))
    assert len(set(keys)) == 3
    assert keys[2] == SUDOKU
    assert all(len(key) < 40 for key in keys)
    assert Breakpoints(player).to_json() == []
