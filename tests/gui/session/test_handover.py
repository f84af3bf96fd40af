"""A second start hands its files to the window that is running, or opens a window where there is none."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from sudoku_gui.features.files import FilesFeature
from sudoku_gui.session import handover
from sudoku_gui.shell import command_line
from tests.gui.parts import BRANCHING, PUZZLE, Launch, wait_until

SECOND = """
import sys
from PySide6.QtCore import QCoreApplication
from sudoku_gui.session import handover
handover.address = lambda: sys.argv[1]
sys.exit(0 if handover.hand_over(sys.argv[2:]) else 3)
"""


@pytest.fixture(autouse=True)
def address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """Each test has one of its own, short enough for a socket."""
    place = os.path.relpath(tmp_path / "socket")
    monkeypatch.setattr(handover, "address", lambda: place)
    return place


def second(address: str, *files: str) -> QProcess:
    """Another program that hands over files."""
    process = QProcess()
    process.start(sys.executable, ["-c", SECOND, address, *files])
    return process


def test_files_of_a_second_start_are_opened_in_the_window(
    launch: Launch, tmp_path: Path, address: str
) -> None:
    """It ends once the window has taken them; unsaved work is set aside, as when the user opens a file."""
    file = tmp_path / "zwölf.sdk"
    file.write_text(BRANCHING, encoding="utf-8")
    window = launch([])
    window.feature(FilesFeature).receive()
    process = second(address, str(file))
    wait_until(lambda: process.state() is QProcess.ProcessState.NotRunning)
    assert process.exitCode() == 0
    wait_until(lambda: str(window.document.puzzle.givens) == BRANCHING)
    assert window.document.source.path == file
    window.close()
    assert not Path(address).exists()


def test_macos_asks_for_a_file_by_an_event(launch: Launch, qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "one.sdk"
    file.write_text(BRANCHING, encoding="utf-8")
    window = launch([])
    files = window.feature(FilesFeature)
    qapp.installEventFilter(files)
    qapp.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(file))))
    qapp.removeEventFilter(files)
    wait_until(lambda: window.document.source.path == file)
    assert str(window.document.puzzle.givens) == BRANCHING


def test_without_files_the_window_comes_to_the_front(launch: Launch, address: str) -> None:
    """What is on the board stays."""
    window = launch([])
    window.feature(FilesFeature).receive()
    before = window.document.puzzle
    window.showMinimized()
    process = second(address)
    wait_until(lambda: process.state() is QProcess.ProcessState.NotRunning)
    assert (process.exitCode(), window.isMinimized(), window.document.puzzle) == (0, False, before)


@pytest.mark.usefixtures("qapp")
def test_without_a_running_window_no_files_are_handed_over(address: str) -> None:
    """Neither where no window runs nor where one was killed and its socket stayed; the next one takes that place."""
    assert not handover.hand_over([])
    Path(address).write_bytes(b"")
    assert not handover.hand_over([])
    owner = QObject()
    receiver = handover.Receiver(owner)
    process = second(address)
    wait_until(lambda: process.state() is QProcess.ProcessState.NotRunning)
    receiver.close()
    assert process.exitCode() == 0


@pytest.mark.parametrize("words", [["-"], ["/dev/fd/63"], ["--new-window", "a.sdk"]])
def test_files_that_only_this_process_can_read_are_not_handed_over(words: list[str]) -> None:
    assert command_line.parse(words).is_alone
    assert not command_line.parse([f"/{PUZZLE}", "b.sdk"]).is_alone
