"""Saving waits for a drive a moment, then lets the window go on; it never says that something is saved which is not."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from solver_core import formats
from sudoku_gui.document import atomic_file
from sudoku_gui.document.atomic_file import BackgroundWriter
from sudoku_gui.player.job import answered


@pytest.fixture
def drive(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    free = Event()
    store = formats.store

    def wait(path: Path, text: str, *, private: bool = False) -> None:
        assert free.wait(60)
        store(path, text, private=private)

    monkeypatch.setattr(formats, "store", wait)
    monkeypatch.setattr(atomic_file, "SOON", 0.01)
    yield free
    free.set()


def test_what_is_soon_done_is_done_at_once(tmp_path: Path, qapp: object) -> None:
    assert qapp
    writer = BackgroundWriter()
    heard: list[object] = []
    writer.write(tmp_path / "a", "text", lambda: heard.append("done"), heard.append)
    assert heard == ["done"]
    assert (tmp_path / "a").read_text() == "text"
    assert not writer.is_writing(tmp_path / "a")


def test_an_error_is_reported_to_who_asked(tmp_path: Path, qapp: object) -> None:
    assert qapp
    writer = BackgroundWriter()
    errors: list[object] = []
    writer.write(tmp_path / "none" / "a", "text", lambda: errors.append(OSError()), errors.append)
    (error,) = errors
    assert isinstance(error, FileNotFoundError)


def test_a_drive_that_does_not_answer_holds_nothing_up(tmp_path: Path, drive: Event, qtbot: QtBot) -> None:
    writer = BackgroundWriter()
    heard: list[object] = []
    writer.write(tmp_path / "a", "text", lambda: heard.append("done"), heard.append)
    assert writer.is_writing(tmp_path / "a")
    assert not writer.is_writing(tmp_path / "b")
    assert not heard
    drive.set()
    qtbot.waitUntil(lambda: heard == ["done"])
    assert (tmp_path / "a").read_text() == "text"


def test_a_disk_that_is_asked_has_a_limit() -> None:
    never = Event()
    with pytest.raises(TimeoutError, match="the disk does not respond"):
        answered(never.wait, 0)
    never.set()
    assert answered(lambda: 7) == 7
    with pytest.raises(ZeroDivisionError):
        answered(lambda: 1 // 0)
