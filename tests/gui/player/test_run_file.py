"""What is watched is kept in a small file and comes back at its place, whatever it is of."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from solver_core.cover import Rule
from solver_core.cover.run import RunError
from solver_core.sudoku import engines
from solver_core.sudoku.engines import Engine
from sudoku_gui.player import run_file
from sudoku_gui.player.job import Job
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from tests.amounts import some
from tests.gui.player.subjects import PUZZLE, SUBJECTS

Finish = Callable[..., Any]
pytestmark = pytest.mark.usefixtures("qapp")


def watching(subject: Subject, position: int) -> Player:
    player = Player()
    search = subject.search()
    search.seek(position)
    player.show_search(search, subject)
    return player


@settings(max_examples=some(40))
@given(subject=SUBJECTS, position=st.integers(0, 3_000))
def test_whatever_is_watched_comes_back_at_its_place(finish: Finish, subject: Subject, position: int) -> None:
    player = watching(subject, position)
    assert player.search is not None
    player.search.bookmarks.add(player.position, "here 在")
    text, state = run_file.write(player), player.search.fingerprint()
    assert run_file.seems_run(text)
    search, again = finish(run_file.read(text))
    assert again == subject
    assert search.fingerprint() == state
    assert list(search.bookmarks) == [(player.position, "here 在")]
    player.leave()


def test_the_library_reads_the_runs_of_puzzles(finish: Finish) -> None:
    player = watching(Subject(PUZZLE, rule=Rule.FIRST), 500)
    assert player.search is not None
    assert engines.read_run(run_file.write(player)).fingerprint() == player.search.fingerprint()
    theirs = engines.write_run(Subject(PUZZLE, engine=Engine.BACKTRACK).search())  # type: ignore[arg-type]
    assert finish(run_file.read(theirs))[1] == Subject(PUZZLE, engine=Engine.BACKTRACK)
    player.leave()


def test_restoring_a_run_works_in_slices(qtbot: QtBot) -> None:
    player = watching(Subject(sample="queens_8"), 40_000)
    work, found = Job(slice_seconds=0.0), list[Any]()
    shares: list[float] = []
    work.finished.connect(found.append)
    work.progressed.connect(shares.append)
    work.start(run_file.read(run_file.write(player)))
    qtbot.waitUntil(lambda: bool(found), timeout=20_000)
    assert player.search is not None
    assert found[0][0].fingerprint() == player.search.fingerprint()
    assert all(0 <= share <= 1 for share in shares)
    player.leave()


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"kind": "exact cover"}, "runs of the kind 'exact cover'"),
        ({"kind": ["gallery"]}, "runs of the kind"),
        ({"sample": "chess"}, "the gallery has no 'chess'"),
        ({"sample": None}, "None is not a text"),
        ({"rule": "luck"}, "'luck' is not a valid Rule"),
        ({"seed": -3}, "-3 is not a number"),
        ({"overrides": [{}]}, "'path' is missing"),
        ({"overrides": 5}, "cannot be restored"),
        ({"sample": "queens_8"}, "does not come to the state"),
        ({"position": 9}, "does not come to the state"),
        ({"digest": ""}, "does not come to the state"),
        ({"digest": 5}, "does not come to the state"),
        ({"bookmarks": [["x", 1]]}, "not a bookmark"),
    ],
)
def test_a_damaged_run_is_refused_with_a_reason(
    finish: Finish, facts: dict[str, object], message: str
) -> None:
    player = watching(Subject(sample="queens_6"), 100)
    text = json.dumps(json.loads(run_file.write(player)) | facts)
    player.leave()
    with pytest.raises(RunError, match=message):
        finish(run_file.read(text))


@pytest.mark.parametrize("rubbish", ["", "{", "null", "4.....8.5.3" * 7, "{" * 10_000])
def test_rubbish_is_no_run(finish: Finish, rubbish: str) -> None:
    assert not run_file.seems_run(rubbish)
    with pytest.raises(RunError, match="not a run"):
        finish(run_file.read(rubbish))


def test_a_file_too_large_is_not_even_looked_at(finish: Finish) -> None:
    with pytest.raises(RunError, match="at most 4,194,304 characters"):
        finish(run_file.read(" " * (run_file.MOST_CHARACTERS + 1)))


def test_nothing_watched_is_nothing_to_keep(player: Player) -> None:
    with pytest.raises(ValueError, match="watch a search first"):
        run_file.write(player)
