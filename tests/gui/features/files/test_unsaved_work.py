"""Nothing is lost without a question, and the question does what its buttons say."""

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from solver_core import formats
from solver_core.sudoku.grid import Grid
from sudoku_gui.document.document import Source
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import BRANCHING, PUZZLE, click, givens, part, press, wait_until

Button = QMessageBox.StandardButton


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "mine.sdk"
    made.write_text(f"[Puzzle]\n{Grid.parse(PUZZLE).lines()}\n", encoding="utf-8")
    return made


@pytest.fixture
def other(tmp_path: Path) -> Path:
    made = tmp_path / "other.txt"
    made.write_text(BRANCHING, encoding="utf-8")
    return made


@pytest.fixture
def unsaved(window: MainWindow, file: Path) -> MainWindow:
    window.feature(FilesFeature).open_path(file)
    press("Ctrl+Home", "Right", "4")
    assert window.isWindowModified()
    return window


def question(window: MainWindow) -> QMessageBox:
    box = part(window, QMessageBox, "save_question")
    wait_until(lambda: QApplication.activeWindow() is box)
    return box


def answer(window: MainWindow, button: Button, qtbot: QtBot) -> None:
    box = question(window)
    with qtbot.waitSignal(box.finished):
        box.button(button).click()


def entry_in(file: Path) -> int:
    return formats.load(file).puzzles[0].entries[1]


def test_new_without_changes_asks_nothing(window: MainWindow, file: Path) -> None:
    window.feature(FilesFeature).open_path(file)
    press("Ctrl+Alt+N")
    assert window.document.is_blank
    assert window.findChild(QMessageBox, "save_question") is None
    assert "Untitled" in window.windowTitle()


def test_the_question_names_the_file(unsaved: MainWindow) -> None:
    press("Ctrl+Alt+N")
    box = question(unsaved)
    assert "mine.sdk" in box.text()
    assert box.defaultButton() is box.button(Button.Save)
    assert givens(unsaved) == PUZZLE


@pytest.mark.parametrize("way", ["button", "Esc"])
def test_cancel_changes_nothing(unsaved: MainWindow, file: Path, qtbot: QtBot, way: str) -> None:
    before = unsaved.document.puzzle
    press("Ctrl+Alt+N")
    if way == "button":
        answer(unsaved, Button.Cancel, qtbot)
    else:
        box = question(unsaved)
        with qtbot.waitSignal(box.finished):
            QTest.keySequence(box, "Esc")
    assert entry_in(file) == 0
    assert unsaved.document.puzzle == before
    assert unsaved.isWindowModified()
    assert unsaved.document.undo_stack.canUndo()


@pytest.mark.parametrize("button", [Button.Save, Button.Discard, Button.Cancel])
def test_opening_another_file_asks_about_unsaved_work(
    unsaved: MainWindow, file: Path, other: Path, qtbot: QtBot, button: Button
) -> None:
    unsaved.feature(FilesFeature).open_path(other)
    assert givens(unsaved) == PUZZLE
    answer(unsaved, button, qtbot)
    assert givens(unsaved) == (PUZZLE if button is Button.Cancel else BRANCHING)
    assert entry_in(file) == (4 if button is Button.Save else 0)


def test_a_puzzle_without_file_is_stashed_without_a_question(window: MainWindow) -> None:
    press("Ctrl+Home", "4", "Ctrl+Alt+N")
    assert window.findChild(QMessageBox, "save_question") is None
    assert window.document.is_blank
    assert "set aside" in window.context.messages.text
    click(window, "&Restore")
    assert givens(window)[0] == "4"
    assert window.isWindowModified()


def test_discarded_work_is_stashed_all_the_same(unsaved: MainWindow, qtbot: QtBot) -> None:
    press("Ctrl+Alt+N")
    answer(unsaved, Button.Discard, qtbot)
    assert unsaved.document.is_blank
    click(unsaved, "&Restore")
    assert str(unsaved.document.puzzle.entries)[1] == "4"
    assert unsaved.isWindowModified()


def test_a_puzzle_that_cannot_be_stashed_is_asked_about(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> Path:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(window.session, "stash", full)
    press("Ctrl+Home", "4", "Ctrl+Alt+N")
    assert "could not be set aside" in window.context.messages.text
    assert givens(window)[0] == "4"
    answer(window, Button.Cancel, qtbot)
    assert givens(window)[0] == "4"


def test_stashed_work_can_be_restored_after_cancel(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No room on the disk for the present puzzle, and thought better of: the one before waits on."""
    press("Ctrl+Home", "4", "Ctrl+Alt+N", "Ctrl+Home", "5")

    def full() -> Path:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as disk:
        disk.setattr(window.session, "stash", full)
        window.feature(FilesFeature).restore_stashed()
        answer(window, Button.Cancel, qtbot)
    assert givens(window)[0] == "5"
    window.feature(FilesFeature).restore_stashed()
    assert givens(window)[0] == "4"
    window.feature(FilesFeature).restore_stashed()
    assert givens(window)[0] == "5"


def test_no_file_chosen_is_no_leave_to_go_on(unsaved: MainWindow, file: Path, qtbot: QtBot) -> None:
    """Save, where the format has to be chosen anew, and then Esc where the file is asked for: the puzzle stays."""
    unsaved.document.saved_in_part(Source(file, "exchange"))
    press("Ctrl+Alt+N")
    answer(unsaved, Button.Save, qtbot)
    dialog = part(unsaved, QFileDialog, "save_dialog")
    with qtbot.waitSignal(dialog.finished):
        QTest.keySequence(dialog, "Esc")
    assert givens(unsaved) == PUZZLE
    assert unsaved.isWindowModified()


def test_a_file_that_cannot_be_written_is_no_leave_to_go_on(
    unsaved: MainWindow, file: Path, qtbot: QtBot
) -> None:
    file.unlink()
    file.parent.joinpath("mine.sdk").mkdir()
    press("Ctrl+Alt+N")
    answer(unsaved, Button.Save, qtbot)
    assert givens(unsaved) == PUZZLE
    assert unsaved.isWindowModified()
    assert "mine.sdk could not be saved" in unsaved.context.messages.text


def test_entries_that_the_format_cannot_keep_are_not_given_up(
    window: MainWindow, other: Path, qtbot: QtBot
) -> None:
    """Save into a file of givens saves only these: going on then would lose the entries without a question."""
    window.feature(FilesFeature).open_path(other)
    press("Ctrl+Home", "5", "Ctrl+Alt+N")
    assert str(window.document.puzzle.entries)[0] == "5"
    answer(window, Button.Save, qtbot)
    assert str(window.document.puzzle.entries)[0] == "5"
    assert window.isWindowModified()
    assert "your entries" in window.context.messages.text
