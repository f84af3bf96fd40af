"""The file of the library: begun once, shared by two programs, never harmed, and set aside where it is of no use."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_gui.session import library_deeds, library_schema
from sudoku_gui.session.library_deeds import Play
from sudoku_gui.session.library_schema import LibraryError, UnusableError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "library.db"


def begun(path: Path) -> None:
    library_schema.connected(path).close()


def test_an_empty_library_is_begun_where_there_is_none(path: Path) -> None:
    """With the folder, and in the journal that lets others read."""
    connection = library_schema.connected(path)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert library_deeds.collections(connection) == ()
    connection.close()
    assert path.exists()


@pytest.mark.parametrize("content", [b"This is a letter.\n" * 100, b"SQLite format 3\0" + b"x" * 8000])
def test_what_is_no_database_is_not_touched(path: Path, content: bytes) -> None:
    """It may be somebody's letter."""
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(UnusableError):
        library_schema.connected(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "change",
    [
        "CREATE TABLE diary (day TEXT)",
        "DROP TABLE plays",
        "CREATE TRIGGER trap AFTER INSERT ON plays BEGIN DELETE FROM plays; END",
        "PRAGMA application_id = 1",
        "PRAGMA user_version = 0",
    ],
)
def test_a_schema_that_is_not_ours_to_the_letter_is_refused(path: Path, change: str) -> None:
    """Nothing of a stranger's database is run."""
    begun(path)
    connection = sqlite3.connect(path)
    connection.execute(change)
    connection.commit()
    connection.close()
    with pytest.raises(UnusableError) as caught:
        library_schema.connected(path)
    assert not caught.value.is_newer


def test_the_file_of_a_newer_program_is_told_from_a_damaged_one(path: Path) -> None:
    """The message can say what to do."""
    begun(path)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {library_schema.VERSION + 1}")
    connection.close()
    with pytest.raises(UnusableError) as caught:
        library_schema.connected(path)
    assert caught.value.is_newer


def test_a_folder_that_cannot_be_made_is_an_error_of_the_system(tmp_path: Path) -> None:
    """The file is not said to be damaged."""
    (tmp_path / "data").write_text("in the way", encoding="utf-8")
    with pytest.raises(LibraryError):
        library_schema.connected(tmp_path / "data" / "library.db")


def test_setting_aside_renames_the_file_with_its_journal(path: Path) -> None:
    """What was written last is in the journal."""
    begun(path)
    path.with_name("library.db-wal").write_bytes(b"journal")
    aside = library_schema.set_aside(path, library_schema.identity(path))
    assert aside is not None
    assert sorted(file.name for file in path.parent.iterdir()) == [aside.name, f"{aside.name}-wal"]


def test_of_two_programs_only_one_sets_a_file_aside(path: Path) -> None:
    """The other would otherwise take away the new one."""
    begun(path)
    which = library_schema.identity(path)
    library_schema.set_aside(path, which)
    begun(path)
    assert library_schema.set_aside(path, which) is None
    assert path.exists()


def test_one_program_reads_while_another_writes(path: Path) -> None:
    """It sees what was there before, and waits for nothing."""
    writer, reader = library_schema.connected(path), library_schema.connected(path, 0.0)
    library_deeds.keep_plays(writer, {"a": Play(1, solved=False)})
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("DELETE FROM plays")
    assert library_deeds.glance(reader, "a") == Play(1, solved=False)
    writer.rollback()
    for connection in (writer, reader):
        connection.close()


def test_a_program_killed_while_it_writes_leaves_the_library_whole(path: Path) -> None:
    """What was written before is there, what was half written is not."""
    program = """
import os, signal, sys
from pathlib import Path
from sudoku_gui.session import library_deeds, library_schema
connection = library_schema.connected(Path(sys.argv[1]))
library_deeds.keep_plays(connection, {"before": library_deeds.Play(1, solved=True)})
connection.execute("BEGIN IMMEDIATE")
row = "INSERT INTO puzzles VALUES (1, ?, ?, 17, '', '', '', NULL)"
connection.executemany(row, ((place, "." * 81) for place in range(60_000)))
os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
"""
    done = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert done.stderr == ""
    connection = library_schema.connected(path)
    assert library_deeds.glance(connection, "before") == Play(1, solved=True)
    assert connection.execute("SELECT count(*) FROM puzzles").fetchone() == (0,)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
