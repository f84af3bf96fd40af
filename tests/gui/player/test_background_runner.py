"""A background run learns how long a search is, in a thread where the search is compiled, and stops when asked."""

from threading import enumerate as threads

import pytest
from pytestqt.qtbot import QtBot

from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.player import background_runner
from sudoku_gui.player.background_runner import BackgroundRunner, SearchQueue
from sudoku_gui.player.player import Player

pytestmark = pytest.mark.full_speed


@pytest.fixture(name="runner")
def _runner() -> BackgroundRunner:
    return BackgroundRunner(SearchQueue())


def test_the_length_becomes_known(
    runner: BackgroundRunner, easy: Grid, length_of_easy: int, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(runner.advanced):
        runner.start(encoding.search(easy))
    qtbot.waitUntil(lambda: runner.has_seen_end, timeout=20_000)
    assert runner.length == length_of_easy
    runner.stop()


def test_a_runner_behind_the_search_catches_up_and_emits_nothing_more(
    runner: BackgroundRunner, easy: Grid, qtbot: QtBot
) -> None:
    runner.start(encoding.search(easy), lambda: 500)
    qtbot.waitUntil(lambda: runner.length == 500, timeout=20_000)
    with qtbot.assertNotEmitted(runner.advanced, wait=3 * background_runner._REFRESH_MS):
        pass
    assert runner.length == 500
    runner.stop()


def test_a_stopped_runner_has_no_results_and_no_work(
    runner: BackgroundRunner, without_end: Grid, qtbot: QtBot
) -> None:
    search = encoding.search(without_end)
    run = search.background_run
    runner.start(search)
    qtbot.waitUntil(lambda: run.length > 0)
    thread = runner._thread
    runner.stop()
    assert (runner.length, runner.has_seen_end, runner.is_running) == (0, False, False)
    assert thread not in threads()


def test_another_search_ends_the_run_of_the_one_before(
    runner: BackgroundRunner, without_end: Grid, qtbot: QtBot
) -> None:
    """Else each puzzle that is watched for a moment would keep a processor busy for minutes."""
    search = encoding.search(without_end)
    runner.start(search)
    qtbot.waitUntil(lambda: search.background_run.length > 0)
    thread = runner._thread
    runner.start(encoding.search(without_end))
    assert thread not in threads()
    assert runner._background_run is not search.background_run
    runner.stop()


def test_a_runner_goes_no_further_than_its_limit(
    runner: BackgroundRunner, without_end: Grid, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_runner, "LIMIT", 50_000)
    runner.start(encoding.search(without_end))
    qtbot.waitUntil(lambda: runner.length == 50_000, timeout=20_000)
    assert not runner.has_seen_end
    runner.stop()


def test_scrubbing_to_the_end_works_while_it_runs(easy: Grid, length_of_easy: int, qtbot: QtBot) -> None:
    player = Player()
    player.watch(easy)
    player.to_end()
    qtbot.waitUntil(lambda: player.position == length_of_easy, timeout=20_000)
    player.scrub(1_000)
    qtbot.waitUntil(lambda: player.position == 1_000, timeout=20_000)
    player.leave()


def test_two_take_turns_and_both_come_to_the_end(easy: Grid, length_of_easy: int, qtbot: QtBot) -> None:
    queue = SearchQueue()
    runner = BackgroundRunner(queue)
    patient = BackgroundRunner(queue, is_patient=True)
    patient.start(encoding.search(easy))
    runner.start(encoding.search(easy))
    qtbot.waitUntil(lambda: runner.has_seen_end and patient.has_seen_end, timeout=20_000)
    assert runner.length == patient.length == length_of_easy
    for one in (runner, patient):
        one.stop()


def test_a_stopped_runner_leaves_its_turns_to_others(easy: Grid, without_end: Grid, qtbot: QtBot) -> None:
    queue = SearchQueue()
    runner = BackgroundRunner(queue)
    patient = BackgroundRunner(queue, is_patient=True)
    runner.start(encoding.search(without_end))
    patient.start(encoding.search(easy))
    runner.stop()
    assert queue.hurried == 0
    qtbot.waitUntil(lambda: patient.has_seen_end, timeout=20_000)
    patient.stop()
