"""One window at a time lives in a folder; a crash leaves it free, and a disk that went takes nobody's place."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from sudoku_gui.session.state import SessionState
from sudoku_gui.session.store import LockResult, SessionFolder, SessionStore

LIVES_AND_IS_KILLED = """
import os, signal, sys
from pathlib import Path
from sudoku_gui.session.store import SessionStore
from sudoku_gui.session.state import SessionState
from sudoku_gui.session.store import SessionFolder
folder = SessionFolder(Path(sys.argv[1]))
print(folder.lock().value, flush=True)
if sys.argv[2] == "killed":
    os.kill(os.getpid(), signal.SIGKILL)
sys.stdin.read()
"""


@pytest.fixture
def folder(tmp_path: Path) -> SessionFolder:
    return SessionFolder(tmp_path / "sessions" / "1")


def test_only_one_window_has_the_folder(folder: SessionFolder) -> None:
    other = SessionFolder(folder.path)
    assert folder.lock() is LockResult.OURS
    assert folder.lock() is LockResult.OURS
    assert other.lock() is LockResult.ANOTHERS
    assert not other.is_ours
    folder.unlock()
    assert other.lock() is LockResult.OURS


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no file that is open")
def test_a_lost_lock_does_not_take_anothers_away(folder: SessionFolder) -> None:
    """Somebody has removed the lock, and another window has the folder now; the first goes, and the lock stays."""
    lost: list[QLockFile] = []
    first, lock = SessionFolder(folder.path, lost), folder.path / "lock"
    assert first.lock() is LockResult.OURS
    lock.unlink()
    assert folder.lock() is LockResult.OURS
    assert first.lock() is LockResult.ANOTHERS
    assert len(lost) == 1
    del first
    assert lock.exists()
    assert folder.is_ours


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs in other ways")
def test_a_killed_program_leaves_it(folder: SessionFolder) -> None:
    command = [sys.executable, "-c", LIVES_AND_IS_KILLED, str(folder.path), "killed"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    assert done.stdout.strip() == "ours"
    assert done.returncode < 0
    assert (folder.path / "lock").exists()
    assert folder.lock() is LockResult.OURS


def test_another_running_program_keeps_the_folder(folder: SessionFolder) -> None:
    command = [sys.executable, "-c", LIVES_AND_IS_KILLED, str(folder.path), "lives"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdin is not None
        assert program.stdout.readline().strip() == "ours"
        assert folder.lock() is LockResult.ANOTHERS
        program.stdin.close()


def test_a_folder_that_cannot_be_written_cannot_be_locked(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert SessionFolder(tmp_path / "file").lock() is LockResult.IMPOSSIBLE
    assert SessionFolder(tmp_path / "file" / "1").lock() is LockResult.IMPOSSIBLE


def test_drafts_of_a_killed_window_are_swept_away(folder: SessionFolder) -> None:
    folder.backups.store("state")
    temporary = folder.path / ".0123456789abcdef.tmp"
    temporary.write_text("half a st")
    folder.lock()
    assert not temporary.exists()
    assert [one.text() for one in folder.backups] == ["state"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
@pytest.mark.parametrize("kind", ["pipe", "folder", "link to a pipe"])
def test_a_lock_that_is_no_file_is_not_waited_for(folder: SessionFolder, tmp_path: Path, kind: str) -> None:
    """Qt would read it to know whose it is, and wait for ever; another place is looked for."""
    folder.path.mkdir(parents=True)
    lock = folder.path / "lock"
    if kind == "folder":
        lock.mkdir()
    elif kind == "pipe":
        os.mkfifo(lock)
    else:
        os.mkfifo(tmp_path / "pipe")
        lock.symlink_to(tmp_path / "pipe")
    assert folder.lock() is LockResult.IMPOSSIBLE
    assert not folder.is_ours


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_pipes_in_the_store_do_not_block_the_start(tmp_path: Path) -> None:
    """In the place of the locks, of a state, and of what was stashed."""
    place = tmp_path / "sessions" / "1"
    place.mkdir(parents=True)
    (tmp_path / "unsaved").mkdir()
    for path in (
        tmp_path / "sessions" / "choosing",
        place / "0000000018 2026-11-22 10-41-05.731402.kept",
        tmp_path / "unsaved" / "2026-11-22 10-41-05.731402.dsudoku",
    ):
        os.mkfifo(path)
    session_store = SessionStore(tmp_path)
    found = session_store.begin()
    assert found.session is None
    assert len(found.broken) == 1
    moved = session_store.stash.add("{}")
    assert moved.read_text() == "{}"
    session_store.store(SessionState("{}"))
    session_store.end()
