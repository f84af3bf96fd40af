"""The clock of a puzzle: it counts the time of whoever solves it, and no other."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.clock import PlayClock
from sudoku_gui.document.document import Document, Mode, Source

SOLUTION = Grid.parse("496573128381924675275861943153789462962435781847216539714352896529648317638197254")
ALMOST = Puzzle(SOLUTION.with_digit(0, 0), elapsed=5000)


class Time:
    """Milliseconds that pass when they are asked to."""

    def __init__(self) -> None:
        self.now = 10**9

    def __call__(self) -> int:
        return self.now

    def pass_by(self, milliseconds: int) -> None:
        self.now += milliseconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def clock(qapp: object, time: Time) -> PlayClock:
    assert qapp
    return PlayClock(now=time)


@pytest.fixture
def ring(clock: PlayClock) -> Callable[[], None]:
    return clock.findChildren(QTimer)[0].timeout.emit


def test_the_clock_runs_while_a_puzzle_is_played(clock: PlayClock, time: Time) -> None:
    for needed, active, counted in [
        (True, False, 0),
        (False, True, 0),
        (True, True, 700),
        (False, True, 0),
        (True, True, 50),
    ]:
        before = clock.elapsed
        clock.set_needed(needed)
        clock.set_active(active)
        assert clock.running == bool(counted)
        time.pass_by(counted or 999)
        assert clock.elapsed - before == counted


def test_a_puzzle_goes_on_where_it_was_left(clock: PlayClock, time: Time, qtbot: QtBot) -> None:
    with qtbot.waitSignal(clock.elapsed_changed) as reported:
        clock.set_elapsed(61_000)
    assert reported.args == [61_000]
    clock.set_needed(True)
    clock.set_active(True)
    time.pass_by(500)
    clock.set_elapsed(3000)
    time.pass_by(200)
    assert clock.elapsed == 3200


def test_the_clock_reports_when_it_starts_and_stops(clock: PlayClock) -> None:
    reported: list[bool] = []
    clock.running_changed.connect(reported.append)
    for active in (True, True, False, False, True):
        clock.set_needed(True)
        clock.set_active(active)
    assert reported == [True, False, True]


def test_the_clock_ticks_when_a_second_is_full(
    clock: PlayClock, time: Time, ring: Callable[[], None]
) -> None:
    """The timer follows the clock, so that no second is skipped or shown twice."""
    reported: list[int] = []
    clock.elapsed_changed.connect(reported.append)
    clock.set_elapsed(1700)
    clock.set_needed(True)
    clock.set_active(True)
    [timer] = clock.findChildren(QTimer)
    assert timer.isActive()
    assert timer.interval() == 300
    time.pass_by(310)
    ring()
    assert timer.interval() == 990
    clock.set_active(False)
    assert not timer.isActive()
    ring()
    assert reported == [1700, 2010]


def test_the_sleep_of_the_computer_is_not_counted(
    clock: PlayClock, time: Time, ring: Callable[[], None]
) -> None:
    """Eight hours between two ticks count as ten seconds."""
    clock.set_needed(True)
    clock.set_active(True)
    for _ in range(30):
        time.pass_by(1000)
        ring()
    time.pass_by(8 * 3_600_000)
    ring()
    time.pass_by(500)
    assert clock.elapsed == 40_500
    clock.set_active(False)
    assert clock.elapsed == 40_500


def test_a_time_beyond_all_integers_of_c_is_reported(clock: PlayClock, qtbot: QtBot) -> None:
    with qtbot.waitSignal(clock.elapsed_changed) as reported:
        clock.set_elapsed(1 << 53)
    assert reported.args == [1 << 53]


def test_solving_takes_time_until_the_board_is_solved(document: Document) -> None:
    document.clock.set_active(True)
    assert not document.clock.running
    document.open(ALMOST, Source())
    assert document.clock.elapsed >= 5000
    for digit, running in [(5, True), (4, False), (0, True)]:
        document.place_in((0,), digit, "")
        assert document.clock.running == running
        assert document.is_solved != running
    document.undo_stack.undo()
    assert not document.clock.running
    assert document.clock.elapsed >= 5000


@pytest.mark.parametrize("mode", Mode)
def test_typing_givens_is_not_solving(document: Document, mode: Mode) -> None:
    document.clock.set_active(True)
    document.open(ALMOST, Source())
    document.set_mode(mode)
    assert document.clock.running == (mode is not Mode.GIVENS)


def test_the_time_is_written_with_the_puzzle_and_is_no_change(document: Document) -> None:
    document.open(ALMOST, Source())
    assert document.puzzle.elapsed == 0
    assert document.timed_puzzle == ALMOST
    document.place_in((0,), 4, "")
    document.clock.set_elapsed(9000)
    document.undo_stack.undo()
    assert not document.is_modified
    assert document.timed_puzzle.elapsed == 9000


def test_each_puzzle_has_its_own_time(document: Document) -> None:
    document.open(ALMOST, Source())
    document.open(Puzzle(Grid.empty()), Source())
    assert document.clock.elapsed == 0


def test_the_clock_can_be_paused_while_a_puzzle_is_unsolved(clock: PlayClock, time: Time) -> None:
    """A pause takes no time, and ends with the need for a clock."""
    reported: list[bool] = []
    clock.paused_changed.connect(reported.append)
    clock.set_active(True)
    clock.set_paused(True)
    assert not clock.is_paused
    clock.set_needed(True)
    clock.set_paused(True)
    time.pass_by(5000)
    assert (clock.elapsed, clock.running) == (0, False)
    clock.set_paused(False)
    time.pass_by(300)
    assert clock.elapsed == 300
    clock.set_paused(True)
    clock.set_needed(False)
    assert not clock.is_paused
    assert reported == [True, False, True, False]


@pytest.fixture
def wait(time: Time, ring: Callable[[], None]) -> Callable[[int], None]:
    """Lets seconds pass in which nothing is done."""

    def pass_by(seconds: int) -> None:
        for _ in range(seconds):
            time.pass_by(1000)
            ring()

    return pass_by


def test_the_clock_stops_after_two_minutes_without_input(
    clock: PlayClock, wait: Callable[[int], None]
) -> None:
    clock.set_needed(True)
    clock.set_active(True)
    wait(100)
    clock.record_input()
    wait(119)
    assert clock.running
    wait(60)
    assert (clock.elapsed, clock.running) == (220_000, False)
    clock.record_input()
    wait(3)
    assert clock.elapsed == 223_000


def test_a_time_that_is_set_counts_as_input(clock: PlayClock, wait: Callable[[int], None]) -> None:
    """Of a puzzle played for an hour the two minutes begin when it is opened, and a clock that has stopped goes on."""
    clock.set_needed(True)
    clock.set_active(True)
    wait(100)
    clock.set_elapsed(3_600_000)
    wait(119)
    assert clock.running
    wait(60)
    assert (clock.elapsed, clock.running) == (3_720_000, False)
    clock.set_elapsed(5000)
    assert clock.running
    wait(119)
    assert (clock.elapsed, clock.running) == (124_000, True)
