"""Reading files: small ones at once, large ones beside the event loop, and only the newest is heard of."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QThreadPool
from pytestqt.qtbot import QtBot

from solver_core.formats import FormatError, Reading
from sudoku_gui.session.loading import SMALL, Loading

LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n"
MANY = SMALL // len(LINE) + 1
"""Puzzles that make a file a large one."""


class Heard(NamedTuple):
    """What a loading has said, in order."""

    started: list[Path]
    loaded: list[tuple[Path, Reading]]
    failed: list[tuple[Path, Exception]]


@pytest.fixture
def loading(qapp: object) -> Iterator[Loading]:
    assert qapp
    loading = Loading()
    yield loading
    settle()


@pytest.fixture
def heard(loading: Loading) -> Heard:
    heard = Heard([], [], [])
    loading.started.connect(heard.started.append)
    loading.loaded.connect(lambda path, reading: heard.loaded.append((path, reading)))
    loading.failed.connect(lambda path, error: heard.failed.append((path, error)))
    return heard


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.sdm"
    path.write_text(LINE)
    return path


@pytest.fixture
def large(tmp_path: Path) -> Path:
    path = tmp_path / "large.sdm"
    path.write_text(LINE * MANY)
    return path


def settle() -> None:
    """Let every thread end and everything that it has sent arrive."""
    assert QThreadPool.globalInstance().waitForDone(20_000)
    QCoreApplication.sendPostedEvents()


def test_a_small_file_is_there_at_once(loading: Loading, heard: Heard, small: Path) -> None:
    """No message flickers past for what takes no time."""
    loading.start(small)
    assert not loading.is_running
    assert not heard.started
    ((path, reading),) = heard.loaded
    assert path == small
    assert str(reading.puzzles[0].givens) == LINE.strip()


def test_a_large_file_is_read_beside_the_event_loop(
    loading: Loading, heard: Heard, large: Path, qtbot: QtBot
) -> None:
    """The window hears that it takes a while, goes on, and gets every puzzle."""
    loading.start(large)
    assert loading.is_running
    assert heard.started == [large]
    assert not heard.loaded
    qtbot.waitUntil(lambda: not loading.is_running, timeout=20_000)
    ((path, reading),) = heard.loaded
    assert path == large
    assert len(reading.puzzles) == MANY
    assert not heard.failed


def test_a_file_given_up_is_not_heard_of(loading: Loading, heard: Heard, large: Path) -> None:
    """What a thread brings after all is thrown away."""
    loading.start(large)
    loading.cancel()
    assert not loading.is_running
    settle()
    assert not heard.loaded
    assert not heard.failed


@pytest.mark.parametrize("second", ["small", "large", "missing"])
def test_the_newest_wish_counts(
    loading: Loading, heard: Heard, large: Path, tmp_path: Path, second: str
) -> None:
    """A file asked for later is the only one that arrives, whichever is read first."""
    newest = tmp_path / f"{second}.second"
    if second != "missing":
        newest.write_text(LINE * (1 if second == "small" else MANY + 1))
    loading.start(large)
    loading.start(newest)
    settle()
    assert not loading.is_running
    assert [path for path, _ in (*heard.loaded, *heard.failed)] == [newest]


def test_the_same_file_asked_for_twice_arrives_once(loading: Loading, heard: Heard, large: Path) -> None:
    """Opening again while it is being read is one wish, and cancelling the first does not lose the second."""
    loading.start(large)
    loading.cancel()
    loading.start(large)
    settle()
    assert [path for path, _ in heard.loaded] == [large]


def test_a_missing_file_says_so(loading: Loading, heard: Heard, tmp_path: Path) -> None:
    """The system's own error comes along, and nothing is left running."""
    loading.start(tmp_path / "gone.sdk")
    ((path, error),) = heard.failed
    assert path == tmp_path / "gone.sdk"
    assert isinstance(error, FileNotFoundError)
    assert not loading.is_running
    assert not heard.loaded


def test_a_folder_is_no_puzzle(loading: Loading, heard: Heard, tmp_path: Path) -> None:
    """It is answered like any file that cannot be read."""
    loading.start(tmp_path)
    ((path, error),) = heard.failed
    assert path == tmp_path
    assert isinstance(error, OSError)


@pytest.mark.parametrize(
    "data", [b"", b"\x00\x01\x02\xff", b"no puzzle here\n", b"\xff\xfe\x00", b"12345\n" * 9]
)
def test_rubbish_says_what_is_wrong(loading: Loading, heard: Heard, tmp_path: Path, data: bytes) -> None:
    """The error is one that has a sentence for the user."""
    path = tmp_path / "rubbish.sdk"
    path.write_bytes(data)
    loading.start(path)
    ((where, error),) = heard.failed
    assert where == path
    assert isinstance(error, FormatError)
    assert error.message


def test_large_rubbish_says_what_is_wrong_too(
    loading: Loading, heard: Heard, tmp_path: Path, qtbot: QtBot
) -> None:
    """An error that arises in a thread arrives in the window."""
    path = tmp_path / "film.mp4"
    path.write_bytes(b"\x00film" * SMALL)
    loading.start(path)
    qtbot.waitUntil(lambda: not loading.is_running, timeout=20_000)
    ((where, error),) = heard.failed
    assert where == path
    assert isinstance(error, FormatError)
    assert not heard.loaded


def test_a_loading_can_be_used_again_and_again(
    loading: Loading, heard: Heard, small: Path, tmp_path: Path
) -> None:
    """A failure leaves nothing that a success would stumble over."""
    for path in (small, tmp_path / "gone.sdk", small):
        loading.start(path)
    assert [path for path, _ in heard.loaded] == [small, small]
    assert len(heard.failed) == 1
