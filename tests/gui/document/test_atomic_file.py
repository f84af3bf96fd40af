"""A file is there whole or not at all, whatever happens while it is written."""

import os
import stat
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solver_core.formats.disk import NoFileError
from sudoku_gui.document.atomic_file import atomic_file
from sudoku_gui.player.job import Job


def written(path: Path, data: bytes) -> None:
    with atomic_file(path) as file:
        with file.open() as stream:
            stream.write(data)
        file.keep()


def test_a_file_that_is_kept_is_there_and_nothing_else(tmp_path: Path) -> None:
    written(tmp_path / "log.csv", b"new")
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["log.csv"]
    assert (tmp_path / "log.csv").read_bytes() == b"new"


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    """The new one is written beside it and takes its place only when it is complete."""
    path = tmp_path / "log.csv"
    path.write_bytes(b"old")

    def fail() -> None:
        with atomic_file(path) as file:
            with file.open() as stream:
                stream.write(b"new")
            assert path.read_bytes() == b"old"
            raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        fail()
    assert path.read_bytes() == b"old"
    assert [found.name for found in tmp_path.iterdir() if found.is_file()] == ["log.csv"]


def test_a_link_and_a_mode_stay(tmp_path: Path) -> None:
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_bytes(b"old")
    real.chmod(0o640)
    link.symlink_to(real)
    written(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


def test_folders_and_pipes_are_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (tmp_path, pipe):
        with pytest.raises(NoFileError):
            written(path, b"")


def test_the_draft_keeps_the_ending(tmp_path: Path) -> None:
    with atomic_file(tmp_path / "film.mp4") as file:
        assert file.temporary.suffix == ".mp4"
        assert file.temporary.parent == tmp_path


def test_the_disk_is_waited_for_beside_the_event_loop(tmp_path: Path, qtbot: QtBot) -> None:
    work = Job()
    with atomic_file(tmp_path / "big") as file:
        file.open().close()
        work.start(file.commit_beside())
        qtbot.waitUntil(lambda: not work.is_running)
    assert (tmp_path / "big").exists()
