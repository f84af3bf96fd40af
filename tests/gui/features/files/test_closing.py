"""What is not in the library yet is not lost by closing, nor by a kill; and nobody waits without being reported."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QMessageBox

from solver_core import formats
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database import pending_store, schema
from sudoku_gui.database.rows import MemoryRows
from sudoku_gui.document.document import Source
from sudoku_gui.features.files import FilesFeature, closing
from sudoku_gui.features.library import LibraryFeature
from sudoku_gui.session import autosave
from sudoku_gui.session import state as session_state
from sudoku_gui.session.backups import Backups
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import (
    Again,
    Launch,
    click,
    data_folder,
    is_writing,
    locked,
    part,
    press,
    shown,
    wait_until,
)

GRIDS = [
    Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."),
]


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes seconds takes milliseconds here; but the library has no second try by itself."""
    monkeypatch.setattr(schema, "PATIENCE", 0.05)
    monkeypatch.setattr(pending_store, "FIRST_PAUSE", 10_000_000)
    monkeypatch.setattr(autosave, "RETRY", 50)
    monkeypatch.setattr(autosave, "SETTLED", 20)


@pytest.fixture
def book(window: MainWindow) -> MainWindow:
    """A window with a collection of two, and the first of them on the board."""
    lay_out(window)
    return window


@pytest.fixture
def lock(book: MainWindow) -> Iterator[sqlite3.Connection]:
    with locked(book.context.library.path) as other:
        yield other


def lay_out(window: MainWindow) -> None:
    window.context.open_list.show_puzzles("A book", [Puzzle(grid) for grid in GRIDS])
    window.context.open_list.open(0)
    window.context.board.setFocus()


def play(window: MainWindow) -> None:
    window.context.board.select(2)
    QTest.keyClick(window.context.board, Qt.Key.Key_4)
    window.context.open_list.next()


def full(*_: object, **_options: object) -> None:
    raise OSError(28, "No space left on device")


def newest(number: int = 1) -> session_state.SessionState:
    for one in Backups(data_folder() / "sessions" / str(number)):
        with suppress(FileNotFoundError):  # a newer one has come, and this one has gone
            return session_state.read(one.text())
    return session_state.SessionState("")


def test_a_play_not_yet_stored_comes_back_and_is_stored_at_the_next_start(
    book: MainWindow, lock: sqlite3.Connection, again: Again
) -> None:
    play(book)
    started = again()
    lay_out(started)
    assert started.document.puzzle.entries[2] == 4
    lock.execute("ROLLBACK")
    started.context.library.games.write()
    wait_until(lambda: started.context.library.games.pending == 0)
    wait_until(lambda: newest().plays == [])


def test_closing_writes_work_that_another_window_left(
    book: MainWindow, lock: sqlite3.Connection, launch: Launch
) -> None:
    """Plays that a locked library could not take are stored by a later window."""
    second = launch([])
    play(book)
    book.context.open_list.close()
    book.document.open(Puzzle(Grid.empty()), Source())
    assert book.close()
    assert len(newest(1).plays) == 1
    QTest.keyClick(second.context.board, Qt.Key.Key_7)
    assert second.close()
    third = launch([])
    assert third.context.library.games.pending == 1
    lock.execute("ROLLBACK")
    third.context.library.games.write()
    wait_until(lambda: third.context.library.games.pending == 0)
    wait_until(lambda: not (data_folder() / "sessions" / "1").exists())


def test_closing_asks_where_neither_session_nor_library_can_be_written(
    book: MainWindow, lock: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It names what would be lost, why, and what can be done; with room again nothing is."""
    play(book)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(formats, "store", full)
        assert not book.close()
        assert book.context.messages.kind == "question"
        assert (
            "would lose your progress in one puzzle: No space left on device." in book.context.messages.text
        )
        assert "Free some space" in book.context.messages.text
        click(book, "&Try Again")
        assert book.isVisible()
    click(book, "&Try Again")
    assert not book.isVisible()
    assert [row[0] for row in newest().plays] == [str(GRIDS[0])]
    lock.execute("ROLLBACK")


@pytest.mark.usefixtures("lock")
def test_the_window_can_be_closed_without_saving(book: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    play(book)
    book.context.board.select(0)
    QTest.keyClick(book.context.board, Qt.Key.Key_1)
    monkeypatch.setattr(formats, "store", full)
    assert not book.close()
    assert "your unsaved puzzle and your progress in another one" in book.context.messages.text
    click(book, "&Close Anyway")
    assert not book.isVisible()


@pytest.mark.usefixtures("lock")
def test_the_next_puzzle_asks_where_neither_can_be_written(
    book: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(formats, "store", full)
    book.context.board.select(2)
    QTest.keyClick(book.context.board, Qt.Key.Key_4)
    wait_until(lambda: book.context.library.games.is_failing and book.session.is_failing)
    book.context.open_list.next()
    question = part(book, QMessageBox)
    assert book.document.puzzle.givens == GRIDS[0]
    question.reject()


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Event:
    """A disk on which nothing is stored before this is set."""
    store, free = formats.store, Event()

    def store_slowly(path: Path, text: str, *, private: bool = False) -> None:
        free.wait(60)
        store(path, text, private=private)

    monkeypatch.setattr(formats, "store", store_slowly)
    return free


def test_a_slow_disk_is_reported_and_waited_for(
    window: MainWindow, slow_disk: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    press("1")
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(closing, "STORING", 0.05)
        assert not window.close()
        assert "does not respond yet" in window.context.messages.text
        slow_disk.set()
        wait_until(lambda: not window.isVisible())


def test_a_window_edited_after_a_refused_close_stays_open(
    window: MainWindow, slow_disk: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    press("1")
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(closing, "STORING", 0.05)
        assert not window.close()
    press("Right", "2")
    assert "does not respond" not in window.context.messages.text
    slow_disk.set()
    wait_until(lambda: not window.session.is_failing)
    assert window.isVisible()


@pytest.fixture
def importing(window: MainWindow) -> Callable[[Exception | None], Event]:
    """Begins an import that goes on, or fails, once the answered event is set."""

    def begin(fault: Exception | None = None) -> Event:
        is_open, go_on = Event(), Event()

        def rows() -> MemoryRows:
            is_open.set()
            go_on.wait(60)
            if fault is not None:
                raise fault
            return MemoryRows("x", [Puzzle(GRIDS[0])])

        window.context.library.import_rows("x", rows)
        assert is_open.wait(60)
        return go_on

    return begin


def test_an_import_is_not_given_up_without_a_word(
    window: MainWindow, importing: Callable[..., Event]
) -> None:
    go_on = importing()
    assert not window.close()
    assert "still being imported" in window.context.messages.text
    click(window, "&Keep Open")
    assert not window.close()
    go_on.set()
    wait_until(lambda: not window.isVisible())
    assert [one.name for one in window.context.library.collections()] == ["x"]


def test_an_import_that_fails_meanwhile_is_reported(
    window: MainWindow, importing: Callable[..., Event]
) -> None:
    go_on = importing(OSError(5, "Input/output error"))
    assert not window.close()
    go_on.set()
    wait_until(lambda: "x was not imported: Input/output error." in window.context.messages.text)
    wait_until(lambda: not is_writing(window.context.library))
    assert window.isVisible()


def test_a_dialog_opened_while_closing_waits_is_closed(
    window: MainWindow, importing: Callable[..., Event]
) -> None:
    """Left open, it would keep the program running without a window."""
    go_on = importing()
    assert not window.close()
    window.feature(FilesFeature).save_as()
    assert shown(window, QFileDialog).isVisible()
    go_on.set()
    wait_until(lambda: not window.isVisible())
    assert not any(top.isVisible() for top in QApplication.topLevelWidgets())


def test_a_dialog_opened_after_closing_is_closed(window: MainWindow) -> None:
    """By what was under way; left open, it would keep the program running."""
    window.close()
    window.context.actions["shortcuts"].trigger()
    wait_until(lambda: not any(top.isVisible() for top in QApplication.topLevelWidgets()))


@pytest.mark.qt_log_ignore(
    "does not support grabbing"
)  # a popup does that; offscreen there is nothing to grab
def test_a_menu_opened_after_closing_is_closed(window: MainWindow) -> None:
    window.close()
    menu = QMenu(window)
    menu.addAction("Copy")
    menu.popup(window.pos())
    assert menu.isVisible()
    wait_until(lambda: not menu.isVisible())


@pytest.mark.usefixtures("lock")
def test_a_change_that_waits_for_another_program_is_reported(
    book: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "PATIENCE", 1e9)
    monkeypatch.setattr(closing, "LIBRARY", 0.05)
    book.feature(LibraryFeature).add_puzzle(Puzzle(GRIDS[1]))
    assert not book.close()
    assert "another program" in book.context.messages.text
    click(book, "&Close Anyway")
    assert not book.isVisible()


def test_kept_is_said_when_it_is_written(book: MainWindow, lock: sqlite3.Connection) -> None:
    book.context.messages.dismiss()
    book.feature(LibraryFeature).add_puzzle(Puzzle(GRIDS[1]))
    assert book.context.messages.text == ""
    wait_until(lambda: "another program is writing" in book.context.messages.text)
    lock.execute("ROLLBACK")
    book.feature(LibraryFeature).add_puzzle(Puzzle(GRIDS[1]))
    wait_until(lambda: "was added to the collection" in book.context.messages.text)
    assert [one.size for one in book.context.library.collections()] == [1]


KILLED = """
import os, signal, sys
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from solver_core import formats
from sudoku_gui import app
from sudoku_gui.session.autosave import Autosave
from sudoku_gui.features.files import FilesFeature

store = formats.store

def store_and_die(path, text, private=False):
    if str(path).endswith(sys.argv[2]):
        {before}
        store(path, text, private=private)
        os.kill(os.getpid(), signal.SIGKILL)
    store(path, text, private=private)

formats.store = store_and_die
application = QApplication([])
application.setApplicationName("dancing-sudoku")
window = app.create(application, [sys.argv[1]])
window.show()
while window.document.source.path is None:
    application.processEvents()
window.context.board.select(1)
QTest.keyClick(window.context.board, Qt.Key.Key_4)
while {rests} and not window.findChild(Autosave).is_settled:
    application.processEvents()
window.feature(FilesFeature).save()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs in other ways")
@pytest.mark.parametrize(
    ("before", "rests"), [("pass", False), ("os.kill(os.getpid(), signal.SIGKILL)", True)]
)
def test_killed_while_saving_the_file_is_not_said_to_be_anothers(
    launch: Launch, tmp_path: Path, *, before: str, rests: bool
) -> None:
    """Between writing the file and storing the session, and right before; after a rest, and a moment after typing."""
    file = tmp_path / "mine.sdk"
    file.write_text(f"[Puzzle]\n{GRIDS[1].lines()}\n", encoding="utf-8")
    program = KILLED.format(before=before, rests=rests)
    done = subprocess.run(
        [sys.executable, "-c", program, str(file), "mine.sdk"], env=dict(os.environ), check=False
    )
    assert done.returncode != 0
    new = launch([])
    assert new.document.source.path == file
    assert new.document.puzzle.board[1] == 4
    assert new.document.is_modified == (before != "pass")
    assert (formats.load(file).puzzles[0].board[1] == 4) == (before == "pass")
    come_to_rest(new)
    assert "changed" not in new.context.messages.text
    assert new.session.document_file.may_overwrite(file)


def test_a_vanished_data_folder_costs_nothing_that_is_pending(
    book: MainWindow, lock: sqlite3.Connection, again: Again
) -> None:
    play(book)
    shutil.rmtree(book.context.library.path.parent, ignore_errors=True)  # something may just be stored there
    lock.close()
    started = again()
    lay_out(started)
    assert started.document.puzzle.entries[2] == 4
