"""Opening: good files, bad files, many puzzles in one, and the files of last time."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from sudoku_gui.document import imports
from sudoku_gui.document.document import Mode
from sudoku_gui.document.imports import Imported
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.features.files.preview import ImportPreview
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import PUZZLE, back_to, givens, opened, part, paste, press, recent, save_to, wait_until

COLLECTION = [PUZZLE.replace("3", "."), PUZZLE.replace("6", "."), PUZZLE.replace("8", "."), PUZZLE]


@pytest.fixture
def collection(tmp_path: Path) -> Path:
    file = tmp_path / "many.sdm"
    file.write_text("\n".join(COLLECTION) + "\n", encoding="utf-8")
    return file


@pytest.fixture
def puzzle_file(tmp_path: Path) -> Path:
    file = tmp_path / "one.sdk"
    file.write_text(f"[Puzzle]\n{Grid.parse(PUZZLE).lines()}\n", encoding="utf-8")
    return file


def test_ctrl_o_opens_the_file_chosen(window: MainWindow, puzzle_file: Path, qtbot: QtBot) -> None:
    """The dialog, a name, Enter: the puzzle is on the board, nothing is unsaved, and entries are typed."""
    press("Ctrl+O")
    dialog = part(window, QFileDialog, "open_dialog")
    field = part(dialog, QLineEdit, "fileNameEdit")
    wait_until(field.hasFocus)
    field.setText(str(puzzle_file))
    with qtbot.waitSignal(dialog.finished):
        QTest.keySequence(field, "Return")
    assert givens(window) == PUZZLE
    assert not window.isWindowModified()
    assert window.windowTitle().startswith("one.sdk")
    assert window.document.mode is Mode.DIGITS


def _unreadable(file: Path) -> None:
    file.write_text(PUZZLE, encoding="utf-8")
    file.chmod(0)


BAD: dict[str, tuple[Callable[[Path], object], list[str]]] = {
    "rubbish": (lambda file: file.write_text("Dear diary,\nno puzzle today.\n"), ["line 1", "column 1"]),
    "letter": (
        lambda file: file.write_text("\n".join([*["." * 9] * 3, "......x..", *["." * 9] * 5])),
        ["line 4", "column 7", "'x'"],
    ),
    "short": (lambda file: file.write_text(PUZZLE[:80]), ["80"]),
    "binary": (lambda file: file.write_bytes(bytes(range(256)) * 8), ["not a text file"]),
    "empty": (lambda file: file.write_text(""), ["bad.sdk could not be opened: "]),
    "missing": (lambda file: file, ["No such file"]),
    "folder": (lambda file: file.mkdir(), ["directory"]),
    "unreadable": (_unreadable, ["Permission denied"]),
}


def test_a_bad_file_leaves_the_board_untouched(window: MainWindow, tmp_path: Path) -> None:
    """The message names the file and what is wrong with it, where that can be said by line and column."""
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "4")
    save_to(window, tmp_path / "good.sdk", "sdk")
    before, source = window.document.puzzle, window.document.source
    for what, (make, words) in BAD.items():
        if what == "unreadable" and os.geteuid() == 0:
            continue  # root reads everything
        file = tmp_path / what / "bad.sdk"
        file.parent.mkdir()
        make(file)
        window.feature(FilesFeature).open_path(file)
        assert (window.document.puzzle, window.document.source) == (before, source), what
        assert window.context.messages.kind == "error", what
        for word in ("bad.sdk", *words):
            assert word in window.context.messages.text, what
        assert recent(window) == [str(tmp_path / "good.sdk")], what
        window.context.messages.dismiss()
    press("Ctrl+Z")
    assert givens(window) == PUZZLE
    assert window.document.puzzle.entries.filled == 0


def test_a_collection_is_listed(window: MainWindow, collection: Path) -> None:
    """The first puzzle is on the board, the title says which it is, and the pane is in sight."""
    window.feature(FilesFeature).open_path(collection)
    assert givens(window) == COLLECTION[0]
    assert window.windowTitle().startswith("many.sdm #1")
    assert "many.sdm: 4 puzzles" in window.context.messages.text
    assert window.workbench.docks["library"].isVisible()
    window.context.open_list.open(2)
    assert givens(window) == COLLECTION[2]
    assert window.windowTitle().startswith("many.sdm #3")
    assert not window.isWindowModified()


@pytest.fixture
def doubtful(tmp_path: Path) -> Path:
    file = tmp_path / "doubtful.txt"
    file.write_text(f"# not mine\n{PUZZLE}\n", encoding="utf-8")
    return file


def test_a_doubtful_file_is_previewed_before_it_replaces_anything(
    window: MainWindow, doubtful: Path, qtbot: QtBot
) -> None:
    window.feature(FilesFeature).open_path(doubtful)
    dialog = opened(window, ImportPreview)
    assert window.document.is_blank
    with qtbot.waitSignal(dialog.accepted):
        press("Return")
    back_to(window)
    assert givens(window) == PUZZLE
    assert not window.document.source.can_be_saved_to


def test_a_cancelled_preview_changes_nothing(window: MainWindow, doubtful: Path, qtbot: QtBot) -> None:
    """Esc closes the preview, lets it go with all that it held, and the board is as it was."""
    window.feature(FilesFeature).open_path(doubtful)
    dialog = opened(window, ImportPreview)
    with qtbot.waitSignal(dialog.rejected):
        press("Esc")
    back_to(window)
    assert window.document.is_blank
    assert window.document.source.path is None
    wait_until(lambda: window.findChild(ImportPreview) is None)


def test_files_that_cannot_be_read_are_described_by_name(
    window: MainWindow, puzzle_file: Path, tmp_path: Path
) -> None:
    window.feature(FilesFeature).open_paths([tmp_path / "gone.sdk", puzzle_file, tmp_path])
    assert givens(window) == PUZZLE
    assert "gone.sdk" in window.context.messages.text
    assert tmp_path.name in window.context.messages.text
    assert window.context.messages.kind == "error"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_is_waited_for_and_can_be_given_up(window: MainWindow, tmp_path: Path) -> None:
    """Only where pipes are allowed, as from the command line; Ctrl+. ends the waiting."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    window.feature(FilesFeature).open_path(pipe)
    assert window.context.messages.text == "pipe could not be opened: this is a pipe, not a file"
    window.context.messages.dismiss()
    window.feature(FilesFeature).open_without_asking(pipe, may_be_pipes=True)
    assert "Reading pipe" in window.context.messages.text
    press("Ctrl+.")
    assert window.context.messages.text == ""
    with suppress(OSError):  # that nobody reads it any more: the first reader must not take what is written
        for _ in range(1000):
            os.close(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK))
            sleep(0.01)
    window.feature(FilesFeature).open_without_asking(pipe, may_be_pipes=True)
    writer = Thread(target=lambda: pipe.write_text(PUZZLE))
    writer.start()
    wait_until(lambda: givens(window) == PUZZLE)
    writer.join()


def test_our_own_file_brings_the_whole_sheet(window: MainWindow, tmp_path: Path, puzzle_file: Path) -> None:
    """Board, history and the place in the search are those that were saved."""
    window.feature(FilesFeature).open_path(puzzle_file)
    press("Ctrl+Home", "Right", "4")
    board = str(window.document.puzzle.board)
    press("F5", "Right", "Right")
    position = window.player.position
    assert position > 0
    file = tmp_path / "whole.dsudoku"
    assert save_to(window, file, "dsudoku") == [True]
    window.feature(FilesFeature).open_path(puzzle_file)
    assert not window.player.is_watching
    window.feature(FilesFeature).open_path(file)
    wait_until(lambda: window.player.is_watching and not window.player.is_busy)
    assert window.player.position == position
    assert str(window.document.puzzle.board) == board
    assert not window.isWindowModified()
    window.context.watching.leave()
    press("Ctrl+Z")
    assert str(window.document.puzzle.board) == PUZZLE


def test_an_error_is_dismissed_with_its_puzzle(window: MainWindow, tmp_path: Path) -> None:
    bad, good = tmp_path / "bad.sdk", tmp_path / "good.sdk"
    bad.write_bytes(b"\x00\x01")
    good.write_text(PUZZLE, encoding="utf-8")
    window.feature(FilesFeature).open_path(bad)
    assert window.context.messages.kind == "error"
    window.feature(FilesFeature).open_path(good)
    assert givens(window) == PUZZLE
    assert window.context.messages.kind == "info"


def test_edits_while_a_file_is_read_are_stashed(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow file replaces the board, and no work is lost."""
    read, typed = imports.read, Event()

    def read_slowly(*arguments: Any) -> Imported:
        assert typed.wait(60)
        return read(*arguments)

    monkeypatch.setattr(imports, "SMALL", 0)
    monkeypatch.setattr(imports, "read", read_slowly)
    file = tmp_path / "slow.sdk"
    file.write_text(PUZZLE, encoding="utf-8")
    window.feature(FilesFeature).open_path(file)
    press("5")
    typed.set()
    wait_until(lambda: givens(window) == PUZZLE)
    assert "set aside" in window.context.messages.text


def test_unreadable_puzzles_of_a_collection_are_counted(window: MainWindow, tmp_path: Path) -> None:
    """The good puzzles can be had, the first bad line is named, and Save will not overwrite it."""
    file = tmp_path / "mixed.sdm"
    file.write_text(f"{COLLECTION[0]}\n{PUZZLE[:79]}x.\n{PUZZLE}\n", encoding="utf-8")
    window.feature(FilesFeature).open_path(file)
    dialog = opened(window, ImportPreview)
    remarks = part(dialog, QLabel, "remarks")
    assert "Line 2 could not be read" in remarks.text()
    press("Alt+P", "Ctrl+A", "2", "Return")
    assert givens(window) == PUZZLE
    assert not window.document.source.can_be_saved_to


def test_a_large_file_is_read_beside_the_window(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "large.sdm"
    file.write_text(f"{PUZZLE}\n" * 4000, encoding="utf-8")
    window.feature(FilesFeature).open_path(file)
    assert "Reading large.sdm" in window.context.messages.text
    wait_until(lambda: window.context.open_list.count == 4000)
    assert givens(window) == PUZZLE
    assert "Reading" not in window.context.messages.text


def test_reading_a_large_file_is_given_up(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    """Cancelled means that nothing comes of it, and that nothing goes on claiming to read."""
    file = tmp_path / "large.sdm"
    file.write_text(f"{PUZZLE}\n" * 4000, encoding="utf-8")
    window.feature(FilesFeature).open_path(file)
    window.cancel()
    assert "Reading" not in window.context.messages.text
    with qtbot.assertNotEmitted(window.document.changed, wait=300):
        pass
    assert window.context.open_list.count == 0


def test_recent_files_come_back_from_the_menu(window: MainWindow, puzzle_file: Path, tmp_path: Path) -> None:
    """The newest first; each opens; one that is gone leaves the list when that is found out."""
    other = tmp_path / "other.sdk"
    other.write_text(COLLECTION[0], encoding="utf-8")
    window.feature(FilesFeature).open_path(puzzle_file)
    window.feature(FilesFeature).open_path(other)
    assert recent(window) == [str(other), str(puzzle_file)]
    menu = part(window, QMenu, "menu_recent")
    menu.actions()[1].trigger()
    assert givens(window) == PUZZLE
    assert recent(window) == [str(puzzle_file), str(other)]
    other.unlink()
    menu.actions()[1].trigger()
    assert "other.sdk could not be opened" in window.context.messages.text
    assert recent(window) == [str(puzzle_file)]
    menu.actions()[-1].trigger()
    assert recent(window) == []
    assert not menu.isEnabled()
