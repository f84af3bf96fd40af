"""What the module for other systems asks of them; what they do with it is not tried here."""

import os
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from solver_core import system


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The module as on Windows, with a library that notes where a file was locked, and refuses a second lock."""
    places: list[int] = []

    def locking(opened: int, _mode: int, _count: int) -> None:
        places.append(opened)
        if len(places) > 1:
            raise PermissionError(13, "Permission denied")

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(LK_NBLCK=2, locking=locking))
    monkeypatch.setattr(system, "sys", SimpleNamespace(platform="win32"))
    return places


def test_a_locked_file_is_locked_for_others(tmp_path: Path) -> None:
    """Until it is closed."""
    with (tmp_path / "file").open("wb") as one, (tmp_path / "file").open("rb+") as other:
        system.lock(one)
        with pytest.raises(BlockingIOError):
            system.lock(other)
        one.close()
        system.lock(other)
        assert not other.closed


def test_windows_locks_a_byte_beyond_the_first_results(windows: list[int], tmp_path: Path) -> None:
    """Nobody else can read that byte; that it is locked is said there in other words."""
    with (tmp_path / "file").open("wb") as file:
        system.lock(file)
        assert (windows, file.tell()) == ([file.fileno()], (1 << 31) - 2)
        with pytest.raises(BlockingIOError):
            system.lock(file)


@pytest.mark.usefixtures("windows")
def test_windows_waits_for_a_file_that_is_held(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A program that checks new files lets go of it; elsewhere a refusal is one."""
    refused = [PermissionError(), PermissionError()]

    def replace(temporary: Path, path: Path) -> None:
        if refused:
            raise refused.pop()
        temporary.rename(path)

    temporary, path = tmp_path / "draft", tmp_path / "path"
    temporary.write_text("new")
    monkeypatch.setattr(os, "replace", replace)
    system.replace(temporary, path)
    assert (path.read_text(), refused) == ("new", [])
    monkeypatch.setattr(system, "sys", SimpleNamespace(platform="linux"))
    refused.append(PermissionError())
    with pytest.raises(PermissionError):
        system.replace(path, temporary)


def test_a_signal_that_is_ignored_stays_so() -> None:
    """As `nohup` starts a program."""
    before = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    try:
        assert signal.SIGTERM not in system.ending_signals()
    finally:
        signal.signal(signal.SIGTERM, before)
    assert signal.SIGTERM in system.ending_signals()
