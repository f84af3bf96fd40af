"""Messages are about what is on the board, and name things as people do."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu

from solver_core import formats
from solver_core.formats.links import lz_string
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.features.library import LibraryFeature
from sudoku_gui.session.stash import Stash
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import SOLUTION, UNIQUE, part, paste, trigger, wait_until


@pytest.mark.parametrize("action", ["clear_entries", "undo"])
def test_the_message_of_solving_goes_when_the_solution_changes(window: MainWindow, action: str) -> None:
    """Cleared or undone: the board is not solved any more, and nothing says so."""
    paste(UNIQUE)
    trigger(window, "solve")
    wait_until(lambda: window.context.messages.text.startswith("Solved."))
    trigger(window, action)
    assert not window.document.is_solved
    assert not window.context.messages.text


def test_the_message_of_opening_goes_when_the_puzzle_is_solved(window: MainWindow) -> None:
    """While it is played it may stay; the last digit takes it away."""
    paste(UNIQUE)
    assert window.context.messages.text.startswith("Opened as One line: ")
    *cells, last = [cell for cell in range(81) if UNIQUE[cell] == "0"]
    for cell in cells:
        window.document.place_in((cell,), int(SOLUTION[cell]), "Enter")
    assert window.context.messages.text.startswith("Opened as One line: ")
    window.document.place_in((last,), int(SOLUTION[last]), "Enter")
    assert window.document.is_solved
    assert window.context.messages.text.startswith("Solved by you in ")


def entries(window: MainWindow) -> list[str]:
    menu = part(window, QMenu, "menu_recent")
    return [action.text() for action in menu.actions()][:-2]


def test_stashed_work_is_listed_by_its_title(window: MainWindow, tmp_path: Path) -> None:
    """Or by what it holds: nobody knows a puzzle by the second at which it was stashed."""
    folder = Stash(tmp_path / "unsaved")
    givens = Grid.parse(UNIQUE)
    titled = Puzzle(givens, headers=(("D", "A & quiet start"),))
    for puzzle in (Puzzle(givens), titled):
        window.context.recent_files.add(str(folder.add(formats.write(puzzle, "dsudoku"))))
    window.context.recent_files.add(str(tmp_path / "mine.sdk"))
    assert entries(window) == ["&1 mine.sdk", "&2 A && quiet start", "&3 Unsaved puzzle: 25 givens"]


def test_a_damaged_link_is_called_damaged(window: MainWindow) -> None:
    """Whole addresses and their packed part alone, cut off or with a wrong sign in them."""
    link = formats.write(Puzzle(Grid.parse(UNIQUE)), "fpuzzles").strip()
    packed = link.partition("load=")[2]
    for text in (
        link[:90],
        packed[:20],
        packed[:60] + "*" + packed[61:],
        lz_string.compress('{"size":9,"gr'),
    ):
        paste(text)
        assert window.context.messages.text.endswith(
            "this link is damaged or cut off; copy the whole link again"
        )
    paste("https://example.com/a/puzzle")
    assert window.context.messages.text.startswith("This link does not contain the puzzle itself")


def test_an_imported_collection_is_shown(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "four.sdm"
    file.write_text(f"{UNIQUE}\n" * 4, encoding="utf-8")
    window.feature(LibraryFeature).import_path(file)
    wait_until(lambda: window.context.messages.text.startswith("4 puzzles were imported"))
    assert window.context.open_list.name == "four"
    dock = window.workbench.docks["library"]
    assert dock.is_view_seen()
    assert dock.view.chooser.box.currentText().startswith("four")  # type: ignore[attr-defined]


def test_a_problem_with_a_foreign_item_names_item_and_line(window: MainWindow, tmp_path: Path) -> None:
    """It is a problem of exact cover with a fault, not a bad Sudoku."""
    file = tmp_path / "small.dlx"
    file.write_text("| small\nA B C | D\nA D\nB x\n", encoding="utf-8")
    window.feature(FilesFeature).open_path(file)
    reported = "line 4, column 3: item 'x' is not declared in line 2; add it there or remove it"
    wait_until(lambda: reported in window.context.messages.text)
