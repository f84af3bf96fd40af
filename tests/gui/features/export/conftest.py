"""What the panes show in films and on paper, and how files are written."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from sudoku_gui.all_features import FEATURES
from sudoku_gui.layout.declarations import Figure
from sudoku_gui.player.job import Job, Work


@pytest.fixture
def figures() -> Sequence[Figure]:
    return [figure for feature in FEATURES for figure in feature.figures]


@pytest.fixture
def work(qtbot: QtBot) -> Callable[[Work[Any]], Any]:
    """Does work as the window does, a step in each turn of the event loop; answers what came of it, or raises it."""

    def until_the_end(steps: Work[Any]) -> Any:
        job, ends = Job(slice_seconds=0.0), list[Any]()
        job.finished.connect(ends.append)
        job.failed.connect(ends.append)
        job.start(steps)
        qtbot.waitUntil(lambda: not job.is_running, timeout=30_000)
        (end,) = ends
        if isinstance(end, Exception):
            raise end
        return end

    return until_the_end
