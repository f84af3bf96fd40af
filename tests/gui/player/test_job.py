"""Long work is done in slices: reported, given up, or come to its end, and nobody waits for it."""

from collections.abc import Generator, Iterator
from threading import Event
from time import perf_counter

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from sudoku_gui.player.job import Job, Reply, answered, beside


class Heard:
    """Everything that a piece of work has said."""

    def __init__(self, work: Job) -> None:
        self.shares: list[float] = []
        self.results: list[object] = []
        self.errors: list[Exception] = []
        self.cancelled = 0
        work.progressed.connect(self.shares.append)
        work.finished.connect(self.results.append)
        work.failed.connect(self.errors.append)
        work.cancelled.connect(self._count)

    def _count(self) -> None:
        self.cancelled += 1


@pytest.fixture
def work(qapp: object) -> Iterator[Job]:
    assert qapp
    work = Job()
    yield work
    work.cancel()


@pytest.fixture
def heard(work: Job) -> Heard:
    return Heard(work)


def counting(steps: int, closed: list[bool]) -> Generator[float | None, None, int]:
    try:
        for step in range(steps):
            yield step / steps
        return steps
    finally:
        closed.append(True)


def test_work_is_done_in_slices_and_reports_how_much(work: Job, heard: Heard, qtbot: QtBot) -> None:
    work.slice_seconds = 0.0
    work.start(counting(5, []))
    assert work.is_running
    qtbot.waitUntil(lambda: not work.is_running)
    assert heard.shares == [0, 0.2, 0.4, 0.6, 0.8]
    assert heard.results == [5]


def test_a_cancelled_job_closes_its_resources(work: Job, heard: Heard, qtbot: QtBot) -> None:
    closed: list[bool] = []
    work.start(counting(10**9, closed))
    qtbot.waitUntil(lambda: len(heard.shares) > 2)
    assert work.cancel()
    assert (closed, heard.cancelled, heard.results) == ([True], 1, [])
    assert not work.is_running
    assert not work.cancel()


def test_expected_errors_are_reported(work: Job, heard: Heard, qtbot: QtBot) -> None:
    def failing() -> Generator[float | None, None, None]:
        yield 0.5
        raise OSError(28, "No space left on device")

    work.start(failing())
    qtbot.waitUntil(lambda: not work.is_running)
    assert [str(error) for error in heard.errors] == ["[Errno 28] No space left on device"]
    work.start(counting(1, []))
    qtbot.waitUntil(lambda: heard.results == [1])


def test_two_at_a_time_are_refused(work: Job) -> None:
    work.start(counting(10**9, []))
    with pytest.raises(RuntimeError, match="cancel it first"):
        work.start(counting(1, []))


def test_the_newest_work_replaces_the_one_before(work: Job, heard: Heard, qtbot: QtBot) -> None:
    closed: list[bool] = []
    work.start(counting(10**9, closed))
    qtbot.waitUntil(lambda: len(heard.shares) > 2)
    work.start(counting(3, []), replace=True)
    qtbot.waitUntil(lambda: not work.is_running)
    assert (closed, heard.cancelled, heard.results) == ([True], 1, [3])


@pytest.mark.parametrize("ends", [True, False])
def test_a_step_may_replace_its_own_work(work: Job, heard: Heard, qtbot: QtBot, *, ends: bool) -> None:
    """What listens to it may want something newer, which begins at once; the rest of the work is dropped."""
    closed: list[bool] = []

    def replaced() -> Generator[float | None, None, str]:
        work.start(counting(1, []), replace=True, at_once=True)
        if not ends:
            yield from counting(10**9, closed)
        return "older"

    work.start(replaced())
    qtbot.waitUntil(lambda: not work.is_running)
    assert heard.results == [1]
    assert closed == [True] * (not ends)


def test_a_thread_is_waited_for_without_blocking(work: Job, heard: Heard, qtbot: QtBot) -> None:
    """The event loop turns meanwhile; an exception comes back to the job."""
    turns: list[int] = []
    clock = QTimer(interval=1)
    clock.timeout.connect(lambda: turns.append(1))
    clock.start()

    def slow() -> int:
        until = perf_counter() + 0.1
        while perf_counter() < until:
            pass
        return 7

    work.start(beside(slow))
    qtbot.waitUntil(lambda: heard.results == [7])
    assert turns

    def wrong() -> None:
        raise ValueError("not like this")

    work.start(beside(wrong))
    qtbot.waitUntil(lambda: bool(heard.errors))
    assert str(heard.errors[0]) == "not like this"


def test_a_job_rests_until_it_gets_its_reply(work: Job, heard: Heard) -> None:
    """It goes on within the call that gives the reply; only the first one counts."""
    awaited: Reply[str] = Reply()
    work.start(awaited.wait(), at_once=True)
    assert (work.is_running, heard.results) == (True, [])
    awaited.give("yes")
    awaited.give("no")
    assert (work.is_running, heard.results) == (False, ["yes"])


def test_a_reply_that_is_there_at_once_is_not_waited_for(work: Job, heard: Heard) -> None:
    awaited: Reply[int] = Reply()
    awaited.give(7)
    work.start(awaited.wait(), at_once=True)
    assert heard.results == [7]


def test_a_reply_to_a_job_that_was_cancelled_goes_nowhere(work: Job, heard: Heard) -> None:
    awaited: Reply[int] = Reply()
    work.start(awaited.wait(), at_once=True)
    work.cancel()
    awaited.give(1)
    assert heard.results == []


def test_a_disk_that_is_asked_has_a_limit() -> None:
    never = Event()
    with pytest.raises(TimeoutError, match="the disk does not respond"):
        answered(never.wait, 0)
    never.set()
    assert answered(lambda: 7) == 7
    with pytest.raises(ZeroDivisionError):
        answered(lambda: 1 // 0)
