"""Tasks of the library: whatever one of them raises is reported, and the next one runs."""

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from solver_core.errors import Message
from sudoku_gui.database import operations, schema
from sudoku_gui.database.schema import LibraryError
from sudoku_gui.database.worker import CancelledError, TaskProgress, Worker
from tests.gui.parts import locked

RAISED = (
    UnicodeEncodeError("utf-8", "\udce9", 0, 1, "surrogates not allowed"),
    MemoryError(),
    RecursionError(),
    OverflowError("Python int too large to convert to SQLite INTEGER"),
    sqlite3.ProgrammingError("Cannot operate on a closed database."),
    sqlite3.InterfaceError("bad parameter"),
    KeyboardInterrupt(),
    SystemExit(1),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.db"


@pytest.fixture
def worker(path: Path, qapp: object) -> Iterator[Worker]:
    assert qapp
    made = Worker(path)
    yield made
    assert made.settle(20.0)


@pytest.fixture
def lock(path: Path) -> Iterator[sqlite3.Connection]:
    with locked(path) as other:
        yield other


@pytest.mark.parametrize("error", RAISED, ids=lambda error: type(error).__name__)
def test_the_worker_survives_every_error(
    worker: Worker, path: Path, error: BaseException, qtbot: QtBot
) -> None:
    """It is reported once, nothing is set aside for it, and the next task runs."""

    def fail(_connection: sqlite3.Connection, _progress: TaskProgress) -> None:
        raise error

    results: list[object] = []
    with qtbot.captureExceptions():
        worker.run(fail, results.append, results.append)
        worker.run(lambda *_: "done", results.append, results.append)
        qtbot.waitUntil(lambda: not worker.is_busy)
    first, second = results
    assert isinstance(first, LibraryError)
    assert second == "done"
    assert path.exists()


def test_a_thread_that_cannot_start_is_reported(
    worker: Worker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The request fails with an error, and the next one starts a thread."""

    def refuse(_: object) -> None:
        raise RuntimeError("can't start new thread")

    results: list[object] = []
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(threading.Thread, "start", refuse)
        worker.run(lambda *_: "done", results.append, results.append)
        assert worker.is_busy
        qtbot.waitUntil(lambda: not worker.is_busy)
    assert isinstance(results[0], LibraryError)
    worker.run(lambda *_: "done", results.append, results.append)
    qtbot.waitUntil(lambda: results[1:] == ["done"])


@pytest.mark.usefixtures("lock")
def test_waiting_for_another_program_can_be_cancelled(
    worker: Worker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A task that waits for a locked file ends as cancelled, not as failed."""
    monkeypatch.setattr(schema, "PATIENCE", 1e9)
    results: list[object] = []
    started = Event()

    def rename(connection: sqlite3.Connection, _: TaskProgress) -> None:
        started.set()
        operations.rename(connection, 1, "x")

    progress = worker.run(rename, results.append, results.append)
    assert started.wait(20)
    progress.cancel()
    qtbot.waitUntil(lambda: bool(results), timeout=20_000)
    assert isinstance(results[0], CancelledError)


def test_a_job_runs_as_soon_as_another_program_releases_the_file(
    worker: Worker, lock: sqlite3.Connection, qtbot: QtBot
) -> None:
    """It tries again and again, and then runs once."""
    results: list[object] = []
    attempts: list[None] = []

    def store(connection: sqlite3.Connection, _: TaskProgress) -> str:
        attempts.append(None)
        operations.store_games(connection, {"a": operations.Game(1, solved=True)})
        return "done"

    worker.run(store, results.append, results.append)
    qtbot.waitUntil(lambda: len(attempts) > 1, timeout=20_000)
    assert not results
    lock.execute("ROLLBACK")
    qtbot.waitUntil(lambda: results == ["done"], timeout=20_000)


def test_a_change_lost_with_the_file_is_written_again(worker: Worker, path: Path, qtbot: QtBot) -> None:
    """Another program may delete the file while it is written."""
    results: list[object] = []
    attempts: list[None] = []

    def store(connection: sqlite3.Connection, _: TaskProgress) -> str:
        attempts.append(None)
        if len(attempts) == 1:
            path.unlink()
        operations.store_games(connection, {"a": operations.Game(1, solved=True)})
        return "done"

    worker.run(store, results.append, results.append)
    qtbot.waitUntil(lambda: bool(results), timeout=20_000)
    assert results == ["done"]
    connection = schema.connect(path)
    assert operations.game_of(connection, "a") == operations.Game(1, solved=True)
    connection.close()


@pytest.mark.parametrize("code", schema._CAUSES)
def test_every_error_of_the_database_can_be_translated(code: int) -> None:
    error = sqlite3.OperationalError("in English")
    error.sqlite_errorcode = code
    found = schema.library_error(error)
    assert isinstance(found, LibraryError)
    assert isinstance(found.strerror, Message)
