"""The scout learns how long a search is, in a thread where the search is compiled, and lets go when told to."""

import pytest
from pytestqt.qtbot import QtBot

from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.player import background_runner
from sudoku_gui.player.background_runner import BackgroundRunner
from sudoku_gui.player.player import Player

pytestmark = pytest.mark.full_speed


@pytest.fixture(name="sent")
def _sent() -> BackgroundRunner:
    return BackgroundRunner()


def test_the_length_becomes_known(
    sent: BackgroundRunner, easy: Grid, length_of_easy: int, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(sent.advanced):
        sent.send(encoding.search(easy))
    qtbot.waitUntil(lambda: sent.has_seen_end, timeout=20_000)
    assert sent.length == length_of_easy
    sent.recall()


def test_a_recalled_scout_knows_nothing_and_works_no_more(sent: BackgroundRunner, without_end: Grid) -> None:
    search = encoding.search(without_end)
    sent.send(search)
    sent.recall()
    reached = search.position
    assert (sent.length, sent.has_seen_end) == (0, False)
    assert search.position == reached


def test_it_goes_no_further_than_its_limit(
    sent: BackgroundRunner, without_end: Grid, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_runner, "LIMIT", 50_000)
    sent.send(encoding.search(without_end))
    qtbot.waitUntil(lambda: sent.length == 50_000, timeout=20_000)
    assert not sent.has_seen_end
    sent.recall()


def test_scrubbing_to_the_end_works_while_the_scout_is_out(
    easy: Grid, length_of_easy: int, qtbot: QtBot
) -> None:
    player = Player()
    player.watch(easy)
    player.to_end()
    qtbot.waitUntil(lambda: player.position == length_of_easy, timeout=20_000)
    player.scrub(1_000)
    qtbot.waitUntil(lambda: player.position == 1_000, timeout=20_000)
    player.leave()


def test_two_scouts_take_turns_and_both_come_to_the_end(
    sent: BackgroundRunner, easy: Grid, length_of_easy: int, qtbot: QtBot
) -> None:
    patient = BackgroundRunner(is_patient=True)
    patient.send(encoding.search(easy))
    sent.send(encoding.search(easy))
    qtbot.waitUntil(lambda: sent.has_seen_end and patient.has_seen_end, timeout=20_000)
    assert sent.length == patient.length == length_of_easy
    for one in (sent, patient):
        one.recall()


def test_who_is_recalled_leaves_the_turns_to_others(
    sent: BackgroundRunner, easy: Grid, without_end: Grid, qtbot: QtBot
) -> None:
    patient = BackgroundRunner(is_patient=True)
    sent.send(encoding.search(without_end))
    patient.send(encoding.search(easy))
    sent.recall()
    assert background_runner._turns.hurried == 0
    qtbot.waitUntil(lambda: patient.has_seen_end, timeout=20_000)
    patient.recall()
