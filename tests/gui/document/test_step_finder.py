"""The process that finds steps answers the newest request, and nobody waits for one that does not."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from solver_core.hints import Position, Step
from solver_core.hints.techniques import CHOICES
from solver_core.sudoku.grid import Grid
from sudoku_gui.document.step_finder import StepFinder
from sudoku_gui.player.errors import AppMessage

PATIENT = 30_000
HARD = Position.start(
    Grid.parse("..5.61...6.9.3.41..7...4.....3.......163.574.......9.....7...5..92.5.3.4...28.6..")
)
EASY = Position.start(
    Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
)


@pytest.fixture
def finder(qapp: QApplication) -> Iterator[StepFinder]:
    made = StepFinder(qapp)
    yield made
    made.close()
    made.setParent(None)


@pytest.fixture
def found(finder: StepFinder) -> list[Step]:
    steps: list[Step] = []
    finder.found.connect(steps.append)
    return steps


def test_a_newer_request_ends_the_one_before(finder: StepFinder, found: list[Step], qtbot: QtBot) -> None:
    """Its process is ended with it, and what that has said already is no answer any more."""
    finder.ask("all", HARD, CHOICES)
    before = finder.process._process
    finder.ask("next", EASY, CHOICES)
    assert finder.process._process is not before
    finder.process.answered.emit({"id": 1, "done": True})  # a line that was read with others
    assert finder.is_busy
    with qtbot.waitSignal(finder.done, timeout=PATIENT):
        pass
    [step] = found
    assert step.placed
    assert EASY.board[step.placed[0].cell] == 0


def test_a_cancelled_request_is_neither_done_nor_failed(
    finder: StepFinder, found: list[Step], qtbot: QtBot
) -> None:
    finder._timer.setInterval(50)
    finder.ask("next", EASY, CHOICES)
    assert finder.cancel()
    assert not finder.is_busy
    with qtbot.assertNotEmitted(finder.failed), qtbot.assertNotEmitted(finder.done):
        assert not finder.cancel()
        with qtbot.waitSignal(finder._timer.timeout):
            pass
    assert found == []


def test_the_time_limit_begins_again_with_each_answer(
    finder: StepFinder, found: list[Step], qtbot: QtBot
) -> None:
    """A long list is not given up while steps still come; one that comes no further is."""
    finder.ask("all", HARD, CHOICES)
    assert finder._timer.isActive()
    finder._timer.stop()
    qtbot.waitUntil(lambda: bool(found), timeout=PATIENT)
    assert finder._timer.isActive()
    finder._timer.setInterval(0)
    with qtbot.waitSignal(finder.failed, timeout=PATIENT) as failed:
        pass
    assert failed.args == [AppMessage("helper.silent")]
    assert finder.process._process is None
    assert not finder.is_busy


def test_a_fault_of_the_process_is_said_and_the_next_request_answered(
    finder: StepFinder, found: list[Step], qtbot: QtBot
) -> None:
    with qtbot.waitSignal(finder.failed, timeout=PATIENT) as failed:
        finder.ask("no such request", EASY, CHOICES)
    [cause] = failed.args or []
    assert cause.arguments == {"name": "KeyError"}
    with qtbot.waitSignal(finder.done, timeout=PATIENT):
        finder.ask("next", EASY, CHOICES)
    assert len(found) == 1


def test_a_missing_library_is_named(finder: StepFinder, qtbot: QtBot) -> None:
    finder.ask("next", HARD, CHOICES)
    with qtbot.waitSignal(finder.failed, timeout=PATIENT) as failed:
        finder.process.answered.emit({"id": 1, "error": "HintsError: hints and ratings need hodoku-py"})
    assert failed.args == [AppMessage("hints.missing")]
