"""The newest state is stored soon, in order, beside the event loop; and what fails is reported once and tried again."""

from collections.abc import Callable
from threading import Event, Thread, get_ident
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from sudoku_gui.session import autosave
from sudoku_gui.session.autosave import Autosave
from sudoku_gui.session.state import SessionState

FULL = OSError(28, "No space left on device")


class Disk:
    """Where states are stored; it can be made to wait, and to fail."""

    def __init__(self) -> None:
        self.states: list[SessionState] = []
        self.threads: set[int] = set()
        self.error: OSError | None = None
        self.refusals = 0
        self.free = Event()
        self.free.set()

    def keep(self, kept: SessionState) -> None:
        self.threads.add(get_ident())
        assert self.free.wait(20)
        if self.error is not None:
            self.refusals += 1
            raise self.error
        self.states.append(kept)

    @property
    def sheets(self) -> list[str]:
        return [kept.board for kept in self.states]


class Board:
    """What is open; its number says which state it is."""

    def __init__(self) -> None:
        self.number = 0
        self.asked_in: set[int] = set()

    def state(self) -> SessionState:
        self.asked_in.add(get_ident())
        return SessionState(str(self.number))


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosave, "SETTLED", 20)
    monkeypatch.setattr(autosave, "RETRY", 30)


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
def saving(board: Board, disk: Disk, qapp: object) -> Autosave:
    assert qapp
    return Autosave(board.state, disk.keep)


@pytest.fixture
def change(board: Board, saving: Autosave) -> Callable[[], None]:
    def change_it() -> None:
        board.number += 1
        saving.record_change()

    return change_it


def test_a_change_is_stored_beside_the_event_loop(
    change: Callable[[], None], saving: Autosave, board: Board, disk: Disk, qtbot: QtBot
) -> None:
    """The state is taken here, where nothing else happens meanwhile, and written elsewhere."""
    change()
    assert not saving.is_settled
    qtbot.waitUntil(lambda: saving.is_settled)
    assert disk.sheets == ["1"]
    assert board.asked_in == {get_ident()}
    assert get_ident() not in disk.threads


def test_changes_do_not_put_off_the_storing(
    change: Callable[[], None], saving: Autosave, disk: Disk, qtbot: QtBot
) -> None:
    """Whoever never rests is stored all the same; never something older after something newer."""

    def changed_and_stored() -> bool:
        change()
        return len(disk.states) > 3

    qtbot.waitUntil(changed_and_stored)
    qtbot.waitUntil(lambda: saving.is_settled)
    numbers = [int(text) for text in disk.sheets]
    assert numbers == sorted(set(numbers))


def test_while_the_disk_is_busy_the_newest_waits(
    change: Callable[[], None], saving: Autosave, board: Board, disk: Disk, qtbot: QtBot
) -> None:
    """States in between are never written."""
    disk.free.clear()
    change()
    qtbot.waitUntil(lambda: bool(disk.threads))

    def changed_often() -> bool:
        change()
        return board.number > 10

    qtbot.waitUntil(changed_often)
    qtbot.waitUntil(lambda: saving._is_due and not saving._timer.isActive())
    disk.free.set()
    qtbot.waitUntil(lambda: len(disk.states) == 2)
    assert disk.sheets == ["1", str(board.number)]


def test_an_unchanged_state_is_not_stored_again(
    change: Callable[[], None], saving: Autosave, disk: Disk, qtbot: QtBot
) -> None:
    change()
    qtbot.waitUntil(lambda: saving.is_settled)
    saving.record_change()
    qtbot.waitUntil(lambda: saving.is_settled)
    assert disk.sheets == ["1"]


def test_a_full_disk_is_reported_once_and_tried_until_it_is_not(
    change: Callable[[], None], saving: Autosave, disk: Disk, qtbot: QtBot
) -> None:
    """Nothing is lost once there is space again."""
    reported: list[object] = []
    saving.failed.connect(reported.append)
    disk.error = FULL
    change()
    qtbot.waitUntil(lambda: bool(reported))
    change()
    qtbot.waitUntil(lambda: disk.refusals > 3)
    assert reported == [FULL]
    disk.error = None
    with qtbot.waitSignal(saving.recovered):
        pass
    assert disk.sheets == ["2"]
    change()
    qtbot.waitUntil(lambda: disk.sheets == ["2", "3"])
    assert reported == [FULL]


def test_a_disk_that_does_not_answer_is_reported(
    change: Callable[[], None], saving: Autosave, disk: Disk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "_PATIENCE", 0.05)
    disk.free.clear()
    with qtbot.waitSignal(saving.failed) as reported:
        change()
    (error,) = reported.args
    assert "does not respond" in str(error)
    with pytest.raises(TimeoutError):
        saving.store_now(SessionState("end"))
    with qtbot.waitSignal(saving.recovered):
        disk.free.set()


def test_keeping_now_waits_and_comes_last(change: Callable[[], None], saving: Autosave, disk: Disk) -> None:
    """What the window stores when it closes is what stands there, whatever was under way."""
    change()
    saving.store_now(SessionState("end"))
    assert saving.is_settled
    saving.stop()
    change()
    assert disk.sheets == ["end"]
    assert saving.is_settled


def test_a_stopped_autosave_stores_nothing(change: Callable[[], None], saving: Autosave, disk: Disk) -> None:
    change()
    saving.stop()
    assert saving.is_settled
    assert disk.sheets == []


def test_store_now_raises_the_error_and_retries_later(saving: Autosave, disk: Disk, qtbot: QtBot) -> None:
    """The window then stays open, and it is tried again without anybody doing anything."""
    disk.error = FULL
    with pytest.raises(OSError, match="No space"):
        saving.store_now(SessionState("end"))
    assert saving.is_failing
    disk.error = None
    with qtbot.waitSignal(saving.recovered):
        pass
    assert disk.sheets == ["0"]
    disk.error = FULL
    with pytest.raises(OSError, match="No space"):
        saving.store_now(SessionState("end"))
    disk.error = None
    saving.store_now(SessionState("end"))
    assert disk.sheets == ["0", "end"]
    assert not saving.is_failing


def test_saving_is_tried_again_where_no_thread_can_start(
    change: Callable[[], None], saving: Autosave, disk: Disk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as meanwhile, qtbot.waitSignal(saving.failed):
        meanwhile.setattr(Thread, "start", refuse)
        change()
        qtbot.waitUntil(lambda: saving.is_failing)
    qtbot.waitUntil(lambda: disk.sheets == ["1"])


@pytest.mark.parametrize("place", ["disk", "board"])
def test_a_fault_does_not_end_the_storing(
    change: Callable[[], None], saving: Autosave, board: Board, disk: Disk, qtbot: QtBot, place: str
) -> None:
    """After a fault the state is stored at the next attempt."""
    state, keep = board.state, disk.keep

    def fail(*_: object) -> Any:
        saving._state, saving._store = state, keep
        raise RecursionError("too deep")

    if place == "disk":
        saving._store = fail
    else:
        saving._state = fail
    with qtbot.captureExceptions() as faults:
        change()
        qtbot.waitUntil(lambda: disk.sheets == ["1"])
    assert [type(fault[1]) for fault in faults] == [RecursionError]
