"""Walking again what the tree has let go of, in a thread."""

from collections.abc import Iterator
from threading import enumerate as threads

import pytest
from pytestqt.qtbot import QtBot

from solver_core.cover import BackgroundRun, Search
from solver_core.cover.kernel.tree import Tree
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.problems import named
from sudoku_gui.features.tree_view.canvas import Unfolding


@pytest.fixture
def background_run() -> BackgroundRun:
    made = BackgroundRun(Search(named("queens", 6))._new_machine, Checkpoints(), tree=Tree(40))
    made.go()
    return made


@pytest.fixture
def unfolding(qapp: object) -> Iterator[Unfolding]:
    assert qapp
    yield Unfolding()
    wait()


def wait() -> None:
    for thread in threads():
        if thread.name == "unfolding":
            thread.join()


def gone(background_run: BackgroundRun) -> list[tuple[int, int]]:
    """Where subtrees that are not held were entered, and how many nodes they have."""
    with background_run.reading() as (tree, _):
        nodes = [tree[number] for number in range(len(tree))]
        return [(node.first, node.hidden) for node in nodes if node.hidden and not tree.children(node.number)]


def test_a_subtree_comes_back_whole(
    unfolding: Unfolding, background_run: BackgroundRun, qtbot: QtBot
) -> None:
    first, hidden = gone(background_run)[0]
    with qtbot.waitSignal(unfolding.unfolded) as reported:
        unfolding.start(background_run, first)
        assert unfolding.first == first
    assert reported.args is not None
    came, tree = reported.args
    assert (came, tree[0].first, len(tree)) == (first, first, 1 + hidden)
    assert unfolding.first is None


def test_the_newest_request_is_the_one_that_counts(
    unfolding: Unfolding, background_run: BackgroundRun, qtbot: QtBot
) -> None:
    reported: list[int] = []
    unfolding.unfolded.connect(lambda first, _: reported.append(first))
    requests = [first for first, _ in gone(background_run)[:3]]
    for first in requests:
        unfolding.start(background_run, first)
    qtbot.waitUntil(lambda: unfolding.first is None)
    wait()
    assert reported == requests[-1:]


def test_a_subtree_that_is_let_be_does_not_come(
    unfolding: Unfolding, background_run: BackgroundRun, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(unfolding.unfolded, wait=50):
        unfolding.start(background_run, gone(background_run)[0][0])
        unfolding.cancel()
        wait()


@pytest.mark.parametrize("finished", [True, False])
def test_a_subtree_that_cannot_be_walked_is_reported(
    unfolding: Unfolding, background_run: BackgroundRun, qtbot: QtBot, *, finished: bool
) -> None:
    if not finished:
        background_run = BackgroundRun(Search(named("queens", 6))._new_machine, Checkpoints())
        background_run.go(position=100)
    with qtbot.waitSignal(unfolding.failed) as reported:
        unfolding.start(background_run, 2 if finished else 1)
    assert reported.args == [2 if finished else 1]
