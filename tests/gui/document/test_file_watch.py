"""What others do to a file is reported, what we did and what changes nothing is not."""

import os
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from sudoku_gui.document import file_watch
from sudoku_gui.document.file_watch import FileChange, FileStamp, FileWatch
from sudoku_gui.player.job import Job, Work
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import part


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "mine.sdk"
    made.write_text("as it was")
    return made


@pytest.fixture
def watch(file: Path, qapp: object, monkeypatch: pytest.MonkeyPatch) -> FileWatch:
    assert qapp
    monkeypatch.setattr(file_watch, "_SETTLED", 10)
    watching = FileWatch()
    watching.watch(file)
    return watching


@pytest.fixture
def reported(watch: FileWatch) -> list[str]:
    heard: list[str] = []
    watch.changed.connect(lambda: heard.append("changed"))
    watch.vanished.connect(lambda: heard.append("vanished"))
    watch.came_back.connect(lambda: heard.append("came back"))
    return heard


def looked(watch: FileWatch, qtbot: QtBot) -> None:
    """After it has looked at the file, as it does when the window is used again."""
    watch.check()
    qtbot.waitUntil(lambda: not watch._job.is_running)


def are_reported(reported: list[str], count: int) -> bool:
    return len(reported) == count


def test_new_content_of_a_file_is_reported(
    watch: FileWatch, file: Path, reported: list[str], qtbot: QtBot
) -> None:
    file.write_text("something else")
    qtbot.waitUntil(lambda: bool(reported))
    looked(watch, qtbot)
    assert reported == ["changed"]
    assert watch.change() is FileChange.CHANGED


def test_each_file_that_replaces_a_file_is_reported(
    watch: FileWatch, file: Path, reported: list[str], qtbot: QtBot
) -> None:
    for number in range(1, 4):
        temporary = file.with_name("draft")
        temporary.write_text(f"number {number}")
        temporary.replace(file)
        qtbot.waitUntil(partial(are_reported, reported, number))
    looked(watch, qtbot)
    assert reported == ["changed"] * 3


def test_a_file_goes_and_comes_back(watch: FileWatch, file: Path, reported: list[str], qtbot: QtBot) -> None:
    file.unlink()
    qtbot.waitUntil(lambda: reported == ["vanished"])
    assert watch.change() is FileChange.GONE
    file.write_text("as it was")
    qtbot.waitUntil(lambda: reported == ["vanished", "came back"])
    assert watch.change() is FileChange.NONE
    file.unlink()
    qtbot.waitUntil(lambda: reported[2:] == ["vanished"])
    file.write_text("something else")
    qtbot.waitUntil(lambda: reported[3:] == ["changed"])


def test_a_change_taken_back_is_reported(
    watch: FileWatch, file: Path, reported: list[str], qtbot: QtBot
) -> None:
    file.write_text("something else")
    looked(watch, qtbot)
    file.write_text("as it was")
    qtbot.waitUntil(lambda: reported == ["changed", "came back"])


def test_the_same_content_is_no_change(
    watch: FileWatch, file: Path, reported: list[str], qtbot: QtBot
) -> None:
    os.utime(file, (1, 1))
    looked(watch, qtbot)
    file.write_text("as it was")
    looked(watch, qtbot)
    assert reported == []
    assert watch.change() is FileChange.NONE


def test_a_file_that_changed_before_this_start_is_reported(
    watch: FileWatch, file: Path, reported: list[str], qtbot: QtBot
) -> None:
    stamp = watch.stamp
    assert stamp is not None
    watch.watch(None)
    file.write_text("changed meanwhile")
    watch.watch(file, stamp)
    qtbot.waitUntil(lambda: reported == ["changed"])


def test_a_change_of_the_file_watched_before_is_not_reported(
    watch: FileWatch, file: Path, reported: list[str], qtbot: QtBot
) -> None:
    watch.watch(file.with_name("other.sdk"))
    file.write_text("something else")
    looked(watch, qtbot)
    come_to_rest(watch)
    assert reported == []
    assert watch.change() is FileChange.NONE


def test_a_large_file_is_compared_by_size_and_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its contents are not read, which would take long."""
    monkeypatch.setattr(file_watch, "_LARGE", 4)
    file = tmp_path / "large"
    file.write_text("a large file")
    stamp = FileStamp.of(file)
    assert stamp is not None
    assert stamp.digest == ""
    again = FileStamp.of(file)
    assert again is not None
    assert again.is_same(stamp)
    os.utime(file, (1, 1))
    touched = FileStamp.of(file)
    assert touched is not None
    assert not touched.is_same(stamp)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
@pytest.mark.parametrize("target", ["pipe", "/dev/zero", "/dev/full", "folder", "itself", "nowhere"])
def test_a_file_that_is_replaced_by_something_else_is_gone(
    watch: FileWatch, file: Path, reported: list[str], target: str, qtbot: QtBot
) -> None:
    """Nobody waits for a pipe, and nobody reads a device; when a file is there again, that is seen."""
    file.unlink()
    if target == "pipe":
        os.mkfifo(file)
    elif target == "folder":
        file.mkdir()
    else:
        file.symlink_to({"itself": str(file)}.get(target, target))
    assert watch.change() is (FileChange.NONE if target == "itself" else FileChange.GONE)
    looked(watch, qtbot)
    assert reported == ([] if target == "itself" else ["vanished"])
    file.rmdir() if target == "folder" else file.unlink()
    file.write_text("as it was")
    looked(watch, qtbot)
    assert watch.change() is FileChange.NONE


def test_a_file_that_grows_while_it_is_looked_at_is_not_read_further(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_watch, "_LARGE", 3)
    monkeypatch.setattr(os, "fstat", lambda _: os.stat_result([0o100644, 0, 0, 0, 0, 0, 2, 0, 0, 0]))
    stamp = FileStamp.of(file)
    assert stamp is not None
    assert stamp.digest == ""


@pytest.mark.skipif(os.name != "posix", reason="names are bytes in POSIX")
def test_a_name_that_qt_does_not_know_is_watched_by_looking(
    tmp_path: Path, qapp: object, qtbot: QtBot
) -> None:
    """Qt's watcher takes only names that are text."""
    assert qapp
    file = tmp_path / os.fsdecode(b"caf\xe9.sdk")
    try:
        file.write_text("as it was")
    except OSError:
        pytest.skip("names are UTF-8 here")
    watching = FileWatch()
    heard: list[str] = []
    watching.changed.connect(lambda: heard.append("changed"))
    watching.watch(file)
    file.write_text("something else")
    looked(watching, qtbot)
    assert heard == ["changed"]
    watching.watch(None)


def test_a_drive_that_answers_late_has_changed_nothing(
    watch: FileWatch, file: Path, reported: list[str], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The first answer is the stamp to compare with, not a change."""

    def away(_: object) -> None:
        raise TimeoutError

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(file_watch, "answered", away)
        watch.watch(file)
    assert watch.stamp is None
    looked(watch, qtbot)
    assert watch.stamp == FileStamp.of(file)
    assert reported == []
    file.write_text("something else")
    looked(watch, qtbot)
    assert reported == ["changed"]


def test_changes_of_the_previous_file_are_not_reported_for_the_next(
    watch: FileWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow drive may still be asked about the one, or be about to be, when another is opened or none."""

    def ask(_: object) -> Work[FileStamp | None]:
        while True:
            yield None

    monkeypatch.setattr(file_watch, "beside", ask)
    job, timer = part(watch, Job), next(one for one in watch.findChildren(QTimer) if one.parent() is watch)
    timer.start()
    watch.check()
    assert (job.is_running, timer.isActive()) == (True, False)
    timer.start()
    watch.watch(None)
    assert (job.is_running, timer.isActive()) == (False, False)
