"""Paste, copy, drag and drop: puzzles that come and go as text."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLibraryInfo, QMimeData, QPointF, Qt, QUrl, QVersionNumber
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from solver_core.sudoku.grid import Grid
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.features.files.preview import ImportPreview
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.gui.parts import BRANCHING, PUZZLE, click, clipboard, givens, opened, paste, press, wait_until

TEXTS = {
    "line": PUZZLE,
    "zeros": PUZZLE.replace(".", "0"),
    "lines": Grid.parse(PUZZLE).lines(),
    "windows": Grid.parse(PUZZLE).lines().replace("\n", "\r\n"),
    "frame": Grid.parse(PUZZLE).framed(),
    "sdk": f"#A me\n[Puzzle]\n{Grid.parse(PUZZLE).lines()}\n",
}


def drop(window: MainWindow, mime: QMimeData) -> bool:
    """Drag something into the window and let it go; answer whether it was welcome."""
    middle = window.rect().center()
    held = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    fractions = QLibraryInfo.version() >= QVersionNumber(6, 12)  # before, it knows whole pixels alone
    place: Any = QPointF(middle) if fractions else middle
    enter = QDragEnterEvent(place, *held)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(middle), *held))
    return enter.isAccepted()


def text(words: str) -> QMimeData:
    mime = QMimeData()
    mime.setText(words)
    return mime


def file(path: Path) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    return mime


def test_a_puzzle_is_pasted_however_it_is_laid_out(window: MainWindow) -> None:
    """One line, nine lines, frames and whole files; what it was is reported, and no file has it yet."""
    for layout in each(TEXTS):
        paste(BRANCHING)
        paste(TEXTS[layout])
        assert givens(window) == PUZZLE
        assert window.isWindowModified()
        assert "28 givens" in window.context.messages.text


def test_a_puzzle_amid_other_words_is_shown_first(window: MainWindow) -> None:
    paste(f"Try this one:\n\n{PUZZLE}\n\nGood luck!")
    dialog = opened(window, ImportPreview)
    assert window.document.is_blank
    press("Return")
    assert givens(window) == PUZZLE
    assert not dialog.isVisible()


def test_the_previous_puzzle_is_stashed_and_restored(window: MainWindow) -> None:
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "4")
    before = window.document.puzzle
    paste(BRANCHING)
    assert givens(window) == BRANCHING
    assert not window.document.undo_stack.canUndo()
    assert "set aside" in window.context.messages.text
    click(window, "&Restore")
    assert window.document.puzzle == before
    assert window.isWindowModified()
    press("Ctrl+Z")
    assert str(window.document.puzzle.board) == PUZZLE


def test_stashed_work_is_a_file_that_can_be_opened(window: MainWindow) -> None:
    """Whoever lets the message go finds it under Open Recent, with what was done to it."""
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "4")
    before = window.document.puzzle
    paste(BRANCHING)
    window.feature(FilesFeature).open_path(Path(window.context.recent_files.paths[0]))
    assert window.document.puzzle == before
    press("Ctrl+Z")
    assert str(window.document.puzzle.board) == PUZZLE


def test_rubbish_is_refused_with_the_reason(window: MainWindow) -> None:
    """Puzzle and history stay as they are."""
    paste(PUZZLE)
    changes = window.document.undo_stack.count()
    for rubbish, reported in [
        ("Dear diary", "not a puzzle"),
        (PUZZLE[:-1], "80"),
        ("", "no text"),
        (" \n", "no text"),
        ("7" * 900, "not a puzzle"),
    ]:
        paste(rubbish)
        assert givens(window) == PUZZLE
        assert reported in window.context.messages.text
        assert window.context.messages.kind == "error"
        assert window.document.undo_stack.count() == changes
        window.context.messages.dismiss()


def test_several_pasted_puzzles_are_listed(window: MainWindow) -> None:
    """A list in the clipboard is a collection; the first is on the board, the others are a key away."""
    paste(f"{PUZZLE}\n{BRANCHING}\n")
    assert givens(window) == PUZZLE
    assert window.context.open_list.count == 2
    assert window.context.messages.text == "Opened: 2 puzzles."
    window.context.open_list.next()
    assert givens(window) == BRANCHING


def test_files_in_the_clipboard_are_opened(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "copied.sdk"
    path.write_text(TEXTS["sdk"], encoding="utf-8")
    other = tmp_path / "other.sdk"
    other.write_text(BRANCHING, encoding="utf-8")
    QGuiApplication.clipboard().setMimeData(file(path))
    press("Ctrl+V")
    assert window.document.source.path == path
    QGuiApplication.clipboard().setText(f"{other}\n")
    press("Ctrl+V")
    assert window.document.source.path == other


def test_a_pasted_picture_is_refused_with_advice(window: MainWindow) -> None:
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(0)
    QGuiApplication.clipboard().setImage(image)
    press("Ctrl+V")
    wait_until(lambda: "no readable QR code" in window.context.messages.text)
    assert "as text" in window.context.messages.text


def test_an_empty_clipboard_is_said_to_hold_no_text(window: MainWindow) -> None:
    """Where nothing was copied since the start, Qt answers nothing at all on some systems."""
    QGuiApplication.clipboard().clear()
    press("Ctrl+V")
    assert "no text" in window.context.messages.text
    assert window.context.messages.kind == "error"


def test_a_link_without_a_puzzle_is_not_followed(window: MainWindow) -> None:
    paste("https://example.org/sudoku/today")
    assert "does not use the network" in window.context.messages.text
    assert window.document.is_blank


def test_copy_gives_the_givens(window: MainWindow) -> None:
    """81 characters, which any other program takes, without the entries."""
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "4", "Ctrl+C")
    assert clipboard() == PUZZLE
    assert "81 characters" in window.context.messages.text


@pytest.mark.usefixtures("window")
def test_copy_board_gives_givens_and_entries() -> None:
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "4", "Ctrl+Shift+C")
    assert clipboard() == PUZZLE[0] + "4" + PUZZLE[2:]


def test_a_text_is_dropped(window: MainWindow) -> None:
    assert drop(window, text(PUZZLE))
    assert givens(window) == PUZZLE
    assert window.isWindowModified()


def test_a_file_is_dropped(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "dropped puzzle.sdk"
    path.write_text(TEXTS["sdk"], encoding="utf-8")
    assert drop(window, file(path))
    assert givens(window) == PUZZLE
    assert window.document.source.path == path
    assert not window.isWindowModified()


def test_several_files_dropped_are_one_list(window: MainWindow, tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("one.sdk", "two.sdm", "bad.txt")]
    for path, held in zip(paths, (PUZZLE, f"{BRANCHING}\n{PUZZLE}\n", "Dear diary"), strict=True):
        path.write_text(held, encoding="utf-8")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    assert drop(window, mime)
    rows = window.context.open_list.rows
    assert rows is not None
    assert [str(rows.puzzle(row).givens) for row in range(len(rows))] == [PUZZLE, BRANCHING, PUZZLE]
    assert "2 files: 3 puzzles" in window.context.messages.text
    assert "bad.txt could not be opened" in window.context.messages.text
    assert givens(window) == PUZZLE


def test_a_text_dropped_while_watching_is_asked_about(window: MainWindow) -> None:
    paste(BRANCHING)
    press("F5", "Right")
    drop(window, text(PUZZLE))
    assert givens(window) == BRANCHING
    assert window.player.is_watching
    assert window.context.messages.kind == "question"


def test_data_that_is_neither_text_nor_file_is_refused(window: MainWindow) -> None:
    mime = QMimeData()
    mime.setData("application/x-colour", b"red")
    assert not drop(window, mime)
    assert window.document.is_blank
