"""Saving: what is saved comes back whole, what a format cannot keep is said, and nothing else is touched."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode, Source
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import BRANCHING, PUZZLE, Launch, back_to, click, part, paste, press, save_to, wait_until

SaveAs = Callable[[MainWindow, Path], None]

HEADED = f"#A An author\n#D A title, with ümlauts\n[Puzzle]\n{Grid.parse(PUZZLE).lines()}\n[Colors]\nred 1\n"


@pytest.fixture
def answer_save_dialog(qtbot: QtBot) -> SaveAs:
    """Puts a path into the dialog that asks where to save, and presses Enter."""

    def answer(window: MainWindow, path: Path) -> None:
        def dialogs() -> list[QFileDialog]:
            return [found for found in window.findChildren(QFileDialog) if found.isVisible()]

        wait_until(lambda: len(dialogs()) == 1)
        (dialog,) = dialogs()
        assert dialog.objectName() == "save_dialog"
        field = part(dialog, QLineEdit, "fileNameEdit")
        wait_until(field.hasFocus)
        field.setText(str(path))  # not typed: the list of completions needs a real screen
        with qtbot.waitSignal(dialog.finished):
            QTest.keySequence(field, "Return")
        back_to(window)

    return answer


def test_ctrl_s_asks_for_a_file_once(window: MainWindow, answer_save_dialog: SaveAs, tmp_path: Path) -> None:
    """The first time through the dialog; after that Ctrl+S writes at once in the same file."""
    paste(PUZZLE)
    press("Ctrl+S")
    file = tmp_path / "mine.sdk"
    answer_save_dialog(window, file)
    assert not window.isWindowModified()
    assert window.windowTitle().startswith("mine.sdk[*]")
    assert "Saved as mine.sdk" in window.context.messages.text
    press("Ctrl+Home", "Right", "4")
    assert window.isWindowModified()
    press("Ctrl+S")
    assert not window.isWindowModified()
    assert not [dialog for dialog in window.findChildren(QFileDialog) if dialog.isVisible()]
    assert "[State]\n34" in file.read_text(encoding="utf-8")


def test_a_saved_puzzle_is_restored_completely(window: MainWindow, launch: Launch, tmp_path: Path) -> None:
    """Givens, entries, headers and what this program does not understand; opening is no change."""
    file = tmp_path / "headed.sdk"
    file.write_text(HEADED, encoding="utf-8")
    window.feature(FilesFeature).open_path(file)
    press("Ctrl+Home", "Right", "4", "Right", "7", "Ctrl+S")
    saved = window.document.puzzle
    again = launch([str(file)])
    assert again.document.puzzle == saved
    assert again.document.puzzle.givens == Grid.parse(PUZZLE)
    assert str(again.document.puzzle.entries)[:3] == ".47"
    assert again.document.puzzle.title == "A title, with ümlauts"
    assert again.document.puzzle.sections == (("Colors", ("red 1",)),)
    assert again.document.mode is Mode.DIGITS
    assert not again.isWindowModified()
    assert not again.document.undo_stack.canUndo()


@pytest.mark.parametrize(("name", "format_id"), [("mine.txt", "line"), ("mine.sdm", "sdm")])
def test_parts_that_a_format_cannot_keep_are_reported_and_stay_unsaved(
    window: MainWindow, tmp_path: Path, name: str, format_id: str
) -> None:
    """Entries are lost in a file of givens: the title still marks them, and the message offers what helps."""
    paste(PUZZLE)
    press("Ctrl+Home", "Right", "4")
    save_to(window, tmp_path / name, format_id)
    assert window.isWindowModified()
    assert "your entries" in window.context.messages.text
    assert ".dsudoku" in window.context.messages.text
    assert window.context.messages.kind == "error"
    assert Grid.parse((tmp_path / name).read_text(encoding="utf-8")) == Grid.parse(PUZZLE)
    assert str(window.document.puzzle.entries)[1] == "4"


@pytest.mark.parametrize("format_id", ["line", "sdm", "rows"])
def test_givens_alone_are_kept_by_every_format(window: MainWindow, tmp_path: Path, format_id: str) -> None:
    paste(PUZZLE)
    assert save_to(window, tmp_path / "mine.txt", format_id) == [True]
    assert not window.isWindowModified()
    assert window.context.messages.kind == "info"


def test_a_puzzle_out_of_a_collection_never_overwrites_it(
    window: MainWindow, answer_save_dialog: SaveAs, tmp_path: Path
) -> None:
    """Save asks for a name, which becomes the puzzle's own."""
    collection = tmp_path / "many.sdm"
    collection.write_text(f"{PUZZLE}\n{BRANCHING}\n", encoding="utf-8")
    window.feature(FilesFeature).open_path(collection)
    window.context.open_list.open(1)
    back_to(window)
    assert window.document.puzzle.givens == Grid.parse(BRANCHING)
    assert "many.sdm #2" in window.windowTitle()
    press("Ctrl+Home", "5", "Ctrl+S")
    answer_save_dialog(window, tmp_path / "second.sdk")
    assert collection.read_text(encoding="utf-8") == f"{PUZZLE}\n{BRANCHING}\n"
    assert (tmp_path / "second.sdk").is_file()
    assert not window.isWindowModified()
    assert "second.sdk" in window.windowTitle()


def test_a_loss_is_reported_before_save_writes_the_file(window: MainWindow, tmp_path: Path) -> None:
    """Nothing is written before the question is answered."""
    file = tmp_path / "mine.txt"
    file.write_text(PUZZLE, encoding="utf-8")
    window.feature(FilesFeature).open_path(file)
    press("Ctrl+Home", "Right", "4", "Ctrl+S")
    assert window.context.messages.kind == "question"
    assert "does not keep your entries" in window.context.messages.text
    assert file.read_text(encoding="utf-8") == PUZZLE
    click(window, "Save &Anyway")
    assert file.read_text(encoding="utf-8") == f"{PUZZLE}\n"
    file.unlink()
    press("Right", "Right", "7", "Ctrl+S")
    assert file.is_file()
    assert window.isWindowModified()


def test_saving_as_dsudoku_keeps_all_of_a_puzzle(
    window: MainWindow, answer_save_dialog: SaveAs, tmp_path: Path
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(PUZZLE, encoding="utf-8")
    window.feature(FilesFeature).open_path(file)
    press("Ctrl+Home", "Right", "4", "Ctrl+S")
    click(window, "Save as .&dsudoku...")
    dialog = part(window, QFileDialog, "save_dialog")
    assert [Path(name).name for name in dialog.selectedFiles()] == ["mine.dsudoku"]
    answer_save_dialog(window, tmp_path / "mine.dsudoku")
    assert not window.isWindowModified()
    assert file.read_text(encoding="utf-8") == PUZZLE


def test_a_file_changed_by_others_is_not_written_over(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "mine.sdk"
    paste(PUZZLE)
    save_to(window, file, "sdk")
    press("Ctrl+Home", "Right", "4")
    file.write_text(HEADED, encoding="utf-8")
    press("Ctrl+S")
    assert file.read_text(encoding="utf-8") == HEADED
    assert "changed by another program" in window.context.messages.text
    click(window, "&Overwrite")
    assert "[State]" in file.read_text(encoding="utf-8")
    assert not window.isWindowModified()


@pytest.mark.parametrize(("name", "change"), [("mine.txt", PUZZLE), ("mine.sdk", HEADED)])
def test_a_question_about_saving_is_dismissed_with_its_puzzle(
    window: MainWindow, tmp_path: Path, name: str, change: str
) -> None:
    """Answered later, it would write another puzzle over the first one's file."""
    file = tmp_path / name
    file.write_text(PUZZLE, encoding="utf-8")
    window.feature(FilesFeature).open_path(file)
    press("Ctrl+Home", "Right", "4")
    file.write_text(change, encoding="utf-8")
    press("Ctrl+S")
    assert window.context.messages.kind == "question"
    window.document.open(Puzzle(Grid.parse(BRANCHING)), Source(tmp_path / "other.sdk"))
    assert window.context.messages.text == ""
    assert file.read_text(encoding="utf-8") == change


def test_a_format_that_cannot_be_written_is_saved_elsewhere(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "bank.txt"
    file.write_text(PUZZLE, encoding="utf-8")
    window.document.open(window.document.puzzle, Source(file, "exchange"))
    window.feature(FilesFeature).save()
    dialog = part(window, QFileDialog, "save_dialog")
    assert [Path(name).name for name in dialog.selectedFiles()] == ["bank.dsudoku"]
    assert file.read_text(encoding="utf-8") == PUZZLE
    dialog.reject()


def test_a_dialog_cancelled_saves_nothing(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    window.preferences["last_folder"] = str(tmp_path)
    paste(PUZZLE)
    before = set(tmp_path.iterdir())
    press("Ctrl+S")
    dialog = part(window, QFileDialog, "save_dialog")
    with qtbot.waitSignal(dialog.finished):
        QTest.keySequence(dialog, "Esc")
    assert window.isWindowModified()
    assert set(tmp_path.iterdir()) == before


def test_where_nothing_can_be_written_the_puzzle_stays(window: MainWindow, tmp_path: Path) -> None:
    """A folder that is not there: why is reported, the work is still unsaved and still there."""
    paste(PUZZLE)
    assert True not in save_to(window, tmp_path / "nowhere" / "mine.sdk", "sdk")
    assert "mine.sdk could not be saved" in window.context.messages.text
    assert window.context.messages.kind == "error"
    assert window.isWindowModified()
    assert window.document.source.path is None
    assert str(window.document.puzzle.givens) == PUZZLE
