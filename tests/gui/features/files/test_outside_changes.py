"""The open file changes outside: it is said, nothing is lost whatever is answered, and our own saving is none of it."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.sudoku.grid import Grid
from sudoku_gui.document import file_watch
from sudoku_gui.document.document import Source
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.features.library import LibraryFeature
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import BRANCHING, PUZZLE, Again, board, click, data_folder, press, wait_until


def text_of(puzzle: str) -> str:
    return f"[Puzzle]\n{Grid.parse(puzzle).lines()}\n"


def stashed_puzzles() -> list[str]:
    files = sorted((data_folder() / "unsaved").glob("*.dsudoku"))
    return [str(formats.load(file).puzzles[0].board) for file in files]


def may_overwrite(window: MainWindow, file: Path) -> bool:
    return window.session.document_file.may_overwrite(file)


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_watch, "_SETTLED", 10)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "mine.sdk"
    made.write_text(text_of(PUZZLE), encoding="utf-8")
    return made


@pytest.fixture
def opened(window: MainWindow, file: Path) -> MainWindow:
    window.feature(FilesFeature).open_path(file)
    wait_until(lambda: board(window) == PUZZLE)
    return window


@pytest.fixture
def changed(opened: MainWindow, file: Path) -> MainWindow:
    """After another program has written another puzzle into it."""
    assert may_overwrite(opened, file)
    file.write_text(text_of(BRANCHING), encoding="utf-8")
    wait_until(lambda: "mine.sdk was changed" in opened.context.messages.text)
    return opened


def test_an_outside_change_is_reported_and_makes_the_puzzle_unsaved(changed: MainWindow, file: Path) -> None:
    """It may stand nowhere else; and it must not simply be saved over what the other has written."""
    assert board(changed) == PUZZLE
    assert changed.document.is_modified
    assert not may_overwrite(changed, file)
    assert may_overwrite(changed, file.with_name("another.sdk"))


def test_reload_shows_the_changed_file(changed: MainWindow, file: Path) -> None:
    """There is what the other has written, and nothing is unsaved; nothing needed to be stashed."""
    click(changed, "&Reload")
    wait_until(lambda: board(changed) == BRANCHING)
    assert not changed.document.is_modified
    assert may_overwrite(changed, file)
    assert stashed_puzzles() == []


def test_read_again_a_list_stays_at_its_puzzle(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "list.sdm"
    file.write_text(f"{PUZZLE}\n{BRANCHING}\n", encoding="utf-8")
    window.feature(FilesFeature).open_path(file)
    window.feature(LibraryFeature).next()
    assert board(window) == BRANCHING
    third = BRANCHING.replace("8", "5")
    _change(window, file, [third, PUZZLE, BRANCHING])
    wait_until(lambda: board(window) == PUZZLE)
    assert window.context.open_list.chosen == 1
    _change(window, file, [PUZZLE, third, BRANCHING])
    wait_until(lambda: board(window) == third)
    assert window.context.open_list.chosen == 1


def _change(window: MainWindow, file: Path, puzzles: list[str]) -> None:
    file.write_text("\n".join(puzzles), encoding="utf-8")
    wait_until(lambda: f"{file.name} was changed" in window.context.messages.text)
    click(window, "&Reload")


def test_read_it_again_loses_nothing(opened: MainWindow, file: Path) -> None:
    press("Ctrl+Home", "Right", "4")
    mine = board(opened)
    file.write_text(text_of(BRANCHING), encoding="utf-8")
    click(opened, "&Reload")
    wait_until(lambda: board(opened) == BRANCHING)
    assert stashed_puzzles() == [mine]
    assert "Open Recent" in opened.context.messages.text


def test_keep_mine_keeps_the_open_puzzle_and_may_save_it(changed: MainWindow, file: Path) -> None:
    click(changed, "&Keep Mine")
    assert changed.document.is_modified
    assert may_overwrite(changed, file)
    press("Ctrl+S")
    assert str(formats.load(file).puzzles[0].givens) == PUZZLE
    assert not changed.document.is_modified


def test_a_file_that_vanished_is_reported_and_can_be_saved_again(opened: MainWindow, file: Path) -> None:
    file.unlink()
    wait_until(lambda: "no longer exists" in opened.context.messages.text)
    assert opened.document.is_modified
    click(opened, "&Save Again")
    assert str(formats.load(file).puzzles[0].givens) == PUZZLE
    assert not opened.document.is_modified


def test_a_file_that_came_back_is_reported(opened: MainWindow, file: Path) -> None:
    file.unlink()
    wait_until(lambda: opened.document.is_modified)
    file.write_text(text_of(PUZZLE), encoding="utf-8")
    wait_until(lambda: "as it was before" in opened.context.messages.text)
    assert not opened.document.is_modified


def test_our_own_saving_is_no_change(opened: MainWindow) -> None:
    for digit in "4567":
        press("Ctrl+Home", "Right", digit, "Ctrl+S")
        assert "Saved" in opened.context.messages.text
        come_to_rest(opened)
    assert "changed" not in opened.context.messages.text
    assert not opened.document.is_modified


def test_a_message_about_a_file_is_dismissed_with_it(changed: MainWindow) -> None:
    assert "changed" in changed.context.messages.text
    changed.document.open(formats.read(BRANCHING).puzzles[0], Source())
    assert "changed" not in changed.context.messages.text


def test_a_change_before_this_start_is_reported(opened: MainWindow, again: Again, file: Path) -> None:
    assert opened.document.source.path == file
    assert opened.close()
    file.write_text(text_of(BRANCHING), encoding="utf-8")
    new = again()
    wait_until(lambda: "mine.sdk was changed" in new.context.messages.text)
    assert board(new) == PUZZLE
