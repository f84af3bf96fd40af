"""The file of the library: begun once, shared by two programs, never harmed, and set aside where it is of no use."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_gui.database import operations, schema
from sudoku_gui.database.operations import Game
from sudoku_gui.database.schema import LibraryError, UnusableError
from sudoku_gui.database.worker import TaskProgress


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "library.db"


def begun(path: Path) -> None:
    schema.connect(path).close()


def test_an_empty_library_is_created_if_missing(path: Path) -> None:
    """With the folder, and in the journal that lets others read."""
    connection = schema.connect(path)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert operations.collections(connection) == ()
    connection.close()
    assert path.exists()


@pytest.mark.parametrize("content", [b"This is a letter.\n" * 100, b"SQLite format 3\0" + b"x" * 8000])
def test_a_file_that_is_no_database_is_left_alone(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(UnusableError):
        schema.connect(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "change",
    [
        "CREATE TABLE diary (day TEXT)",
        "DROP TABLE plays",
        "CREATE TRIGGER trap AFTER INSERT ON plays BEGIN DELETE FROM plays; END",
        "PRAGMA application_id = 1",
    ],
)
def test_any_other_schema_is_refused(path: Path, change: str) -> None:
    begun(path)
    connection = sqlite3.connect(path)
    connection.execute(change)
    connection.commit()
    connection.close()
    with pytest.raises(UnusableError) as caught:
        schema.connect(path)
    assert not caught.value.of_other_version


@pytest.mark.parametrize("version", [0, schema.VERSION - 1, schema.VERSION + 1])
def test_a_file_of_another_version_is_not_called_damaged(path: Path, version: int) -> None:
    begun(path)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    with pytest.raises(UnusableError) as caught:
        schema.connect(path)
    assert caught.value.of_other_version


def test_a_folder_that_cannot_be_made_is_a_library_error(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way", encoding="utf-8")
    with pytest.raises(LibraryError):
        schema.connect(tmp_path / "data" / "library.db")


def test_quarantine_renames_the_file_with_its_journal(path: Path) -> None:
    begun(path)
    path.with_name("library.db-wal").write_bytes(b"journal")
    moved = schema.quarantine(path, schema.identity(path))
    assert moved is not None
    assert sorted(file.name for file in path.parent.iterdir()) == [moved.name, f"{moved.name}-wal"]


def test_the_journal_goes_before_the_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as the name is free, another thread begins a new file, whose journal must stay."""
    begun(path)
    log = path.with_name("library.db-wal")
    log.write_bytes(b"journal")
    rename = os.rename

    def rename_and_begin(source: Path, target: Path) -> None:
        rename(source, target)
        log.write_bytes(b"that of a new file")

    monkeypatch.setattr(os, "rename", rename_and_begin)
    moved = schema.quarantine(path, schema.identity(path))
    assert moved is not None
    assert log.read_bytes() == b"that of a new file"
    assert moved.with_name(f"{moved.name}-wal").read_bytes() == b"journal"


def test_only_one_of_two_programs_moves_a_file_away(path: Path) -> None:
    begun(path)
    which = schema.identity(path)
    schema.quarantine(path, which)
    begun(path)
    assert schema.quarantine(path, which) is None
    assert path.exists()


def test_one_program_reads_while_another_writes(path: Path) -> None:
    writer, reader = schema.connect(path), schema.connect(path, 0.0)
    operations.store_games(writer, {"a": Game(1, solved=False)})
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("DELETE FROM plays")
    assert operations.game_of(reader, "a") == Game(1, solved=False)
    writer.rollback()
    for connection in (writer, reader):
        connection.close()


def test_a_program_killed_while_it_writes_does_no_damage(path: Path) -> None:
    """What was written before is there, what was half written is not."""
    program = """
import os, signal, sys
from pathlib import Path
from sudoku_gui.database import operations, schema
connection = schema.connect(Path(sys.argv[1]))
operations.store_games(connection, {"before": operations.Game(1, solved=True)})
connection.execute("BEGIN IMMEDIATE")
row = "INSERT INTO puzzles VALUES (1, ?, ?, 17, '', '', '', NULL)"
connection.executemany(row, ((place, "." * 81) for place in range(60_000)))
os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
"""
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert done.stderr == ""
    connection = schema.connect(path)
    assert operations.game_of(connection, "before") == Game(1, solved=True)
    assert connection.execute("SELECT count(*) FROM puzzles").fetchone() == (0,)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_deleting_frees_space_on_the_disk(path: Path) -> None:
    connection = schema.connect(path)
    collection = operations.new_collection(connection, "many")
    rows = ((collection, place, "." * 81) for place in range(5000))
    with operations.transaction(connection):
        connection.executemany("INSERT INTO puzzles VALUES (?, ?, ?, 17, '', '', '', NULL)", rows)
    operations.set_removed(connection, collection, removed=True)
    operations.delete_expired(connection, TaskProgress(), age=-10)
    assert operations.collections(connection) == ()
    assert connection.execute("PRAGMA page_count").fetchone()[0] < 20
    connection.close()


def test_a_full_disk_does_no_damage(path: Path) -> None:
    """It is an error of the disk; what was there before is still there."""
    connection = schema.connect(path)
    operations.store_games(connection, {"before": Game(1, solved=True)})
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(sqlite3.Error) as caught:
        operations.store_games(connection, {"after": Game(1, solved=True, state="x" * 100_000)})
    assert isinstance(schema.library_error(caught.value), LibraryError)
    assert operations.game_of(connection, "before") is not None
    assert operations.game_of(connection, "after") is None
    connection.close()


def test_waiting_too_long_for_another_writer_is_a_temporary_error(path: Path) -> None:
    writer, other = schema.connect(path), schema.connect(path, 0.01)
    writer.execute("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.Error) as caught:
        operations.store_games(other, {"a": Game(1, solved=False)})
    error = schema.library_error(caught.value)
    assert isinstance(error, LibraryError)
    assert error.is_temporary
    writer.rollback()
    for connection in (writer, other):
        connection.close()
