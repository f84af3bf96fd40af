"""Whatever a deed raises, whoever ordered it hears of it, and the next deed is done."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from sudoku_gui.library import deeds as library_deeds
from sudoku_gui.library import schema as library_schema
from sudoku_gui.library.desk import Desk, GivenUpError, Teller
from sudoku_gui.library.schema import LibraryError
from sudoku_gui.wording import errors

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
"""The library's thread must not collect what other tests have left."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.db"


@pytest.fixture
def desk(path: Path, qapp: object) -> Iterator[Desk]:
    assert qapp
    made = Desk(path)
    yield made
    made.give_up()
    made.close(20.0)


def raising(error: BaseException) -> Callable[[sqlite3.Connection, Teller], None]:
    def deed(connection: sqlite3.Connection, teller: Teller) -> None:
        del connection, teller
        raise error

    return deed


@pytest.mark.parametrize("error", RAISED, ids=lambda error: type(error).__name__)
def test_the_thread_outlives_every_error(desk: Desk, path: Path, error: BaseException, qtbot: QtBot) -> None:
    """It is told once, nothing is set aside for it, and what is ordered next is done by the same thread."""
    told: list[object] = []
    with qtbot.captureExceptions():
        desk.order(raising(error), told.append, told.append)
        desk.order(lambda *_: threading.current_thread(), told.append, told.append)
        qtbot.waitUntil(lambda: not desk.is_busy)
    first, second = told
    assert isinstance(first, LibraryError)
    assert isinstance(second, threading.Thread)
    assert second.is_alive()
    assert path.exists()


def test_where_no_thread_can_begin_that_is_told(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for ever; when there can be one again, everything goes on."""

    def refuse(_: object) -> None:
        raise RuntimeError("can't start new thread")

    told: list[object] = []
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(threading.Thread, "start", refuse)
        desk.order(lambda *_: "done", told.append, told.append)
        assert desk.is_busy
        qtbot.waitUntil(lambda: not desk.is_busy)
    assert isinstance(told[0], LibraryError)
    desk.order(lambda *_: "done", told.append, told.append)
    qtbot.waitUntil(lambda: told[1:] == ["done"])


def test_what_is_ordered_after_the_end_is_done_too(desk: Desk, qtbot: QtBot) -> None:
    """A thread that has ended is replaced."""
    told: list[object] = []
    desk.order(lambda *_: 1, told.append, told.append)
    assert desk.close(20.0)
    desk.order(lambda *_: 2, told.append, told.append)
    qtbot.waitUntil(lambda: told == [1, 2])


def test_waiting_for_another_program_can_be_given_up(
    desk: Desk, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is another's for as long as it likes."""
    monkeypatch.setattr(library_schema, "PATIENCE", 1e9)
    library_schema.connected(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    told: list[object] = []
    started = Event()

    def deed(connection: sqlite3.Connection, _: Teller) -> None:
        started.set()
        library_deeds.rename(connection, 1, "x")

    desk.order(deed, told.append, told.append)
    assert started.wait(20)
    desk.give_up()
    qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    assert isinstance(told[0], GivenUpError)
    other.close()


def test_what_waits_for_another_program_is_done_when_that_is_ready(
    desk: Desk, path: Path, qtbot: QtBot
) -> None:
    """Also where it has nobody but itself read."""
    library_schema.connected(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    told: list[object] = []
    tries: list[None] = []

    def deed(connection: sqlite3.Connection, _: Teller) -> str:
        tries.append(None)
        library_deeds.keep_plays(connection, {"a": library_deeds.Play(1, solved=True)})
        return "done"

    desk.order(deed, told.append, told.append)
    qtbot.waitUntil(lambda: len(tries) > 1, timeout=20_000)
    assert not told
    other.close()
    qtbot.waitUntil(lambda: told == ["done"], timeout=20_000)


def test_what_went_with_the_file_is_done_again(desk: Desk, path: Path, qtbot: QtBot) -> None:
    """Somebody takes the file away while it is written: "done" would not be true."""
    told: list[object] = []
    tries: list[None] = []

    def deed(connection: sqlite3.Connection, _: Teller) -> str:
        tries.append(None)
        if len(tries) == 1:
            path.unlink()
        library_deeds.keep_plays(connection, {"a": library_deeds.Play(1, solved=True)})
        return "done"

    desk.order(deed, told.append, told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    assert told == ["done"]
    connection = library_schema.connected(path)
    assert library_deeds.glance(connection, "a") == library_deeds.Play(1, solved=True)
    connection.close()


@pytest.mark.parametrize("code", library_schema._CAUSES)
def test_what_the_database_complains_of_can_be_told_in_every_language(code: int) -> None:
    """With what can be done about it."""
    error = sqlite3.OperationalError("in English")
    error.sqlite_errorcode = code
    told = library_schema.told(error)
    assert isinstance(told, LibraryError)
    assert errors.template(str(told.strerror))
