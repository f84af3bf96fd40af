"""Exact cover problems as text: opened like any file, and watched like the gallery's."""

from pathlib import Path

import pytest

from solver_core.problems import small
from sudoku_gui.document import imports
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording import errors
from tests.gui.parts import click, wait_until

TOY = "| a toy\nA B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n"


def test_a_problem_is_opened_and_watched(window: MainWindow, tmp_path: Path) -> None:
    """The search stands at its beginning, the title says, and the puzzle on the board stays."""
    file = tmp_path / "toy.dlx"
    file.write_text(TOY, encoding="utf-8")
    before = window.document.puzzle
    window.feature(FilesFeature).open_path(file)
    assert window.player.is_watching
    assert window.player.search is not None
    assert window.player.search.problem.options == small.knuth_2000().options
    assert "Exact cover problem" in window.windowTitle()
    assert "toy.dlx" in window.context.messages.text
    assert window.document.puzzle == before


def test_a_problem_can_be_pasted(window: MainWindow) -> None:
    window.feature(FilesFeature).take_text(TOY, "the clipboard")
    assert window.player.is_watching


def test_a_faulty_problem_is_reported_with_its_line(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "toy.dlx"
    file.write_text(TOY.replace("A D\n", "A D A\n"), encoding="utf-8")
    window.feature(FilesFeature).open_path(file)
    assert not window.player.is_watching
    assert "line 6" in window.context.messages.text


def test_costs_are_refused_by_name(window: MainWindow) -> None:
    """Who tries a problem with costs learns that it is those that are not known here."""
    window.feature(FilesFeature).take_text("A B | C\nA C |$4\nB C\n", "the clipboard")
    assert not window.player.is_watching
    assert "costs" in window.context.messages.text


def test_a_problem_opened_together_with_puzzles_is_to_be_opened_alone(
    window: MainWindow, tmp_path: Path
) -> None:
    toy, puzzle = tmp_path / "toy.dlx", tmp_path / "one.sdk"
    toy.write_text(TOY, encoding="utf-8")
    puzzle.write_text("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n")
    window.feature(FilesFeature).open_paths([toy, puzzle])
    assert not window.player.is_watching
    assert window.document.puzzle.givens.filled == 30
    assert "toy.dlx is an exact cover problem: open it alone" in window.context.messages.text


BITS = "100000000\n010000000\n001000000\n000100000\n000010000\n000001000\n000000100\n000000010\n000000001\n"


def test_nine_rows_of_nine_bits_are_asked_about(window: MainWindow) -> None:
    window.feature(FilesFeature).take_text(BITS, "the clipboard")
    assert not window.player.is_watching
    assert window.document.puzzle.givens.filled == 0
    assert window.context.messages.text.endswith("may be a Sudoku or a 0-1 matrix. Which is it?")
    click(window, "0-1 Matrix")
    assert window.player.search is not None
    assert len(window.player.search.problem.names) == 9
    window.context.watching.leave()
    window.feature(FilesFeature).take_text(BITS, "the clipboard")
    click(window, "Sudoku")
    assert window.document.puzzle.givens.filled == 9


def test_a_problem_that_is_too_large_to_be_watched_says_so(window: MainWindow) -> None:
    window.feature(FilesFeature).take_text("1" * 1500 + ("\n" + "1" * 1500) * 60, "the clipboard")
    assert not window.player.is_watching
    wait_until(lambda: "262,144" in window.context.messages.text)


def test_the_smallest_matrices_are_watched(window: MainWindow) -> None:
    """A single row, a single column, rows of zeros."""
    for text, solutions in [
        ("111", 1),
        ("1 1 1", 1),
        ("1,1,1", 1),
        ("000\n000", 0),
        ("1\n1", 2),
        ("[[1,1,0],[0,0,1]]", 1),
    ]:
        window.feature(FilesFeature).take_text(text, "the clipboard")
        search = window.player.search
        assert search is not None
        assert window.player.is_watching
        search.run_to("end")
        assert search.solutions == solutions


def test_a_text_that_could_be_two_problems_says_which_it_was_taken_for(window: MainWindow) -> None:
    window.feature(FilesFeature).take_text("2 2\n1 1\n1 1\n", "the clipboard")
    assert (
        "read as “0-1 matrix”; it could be “List of the columns of each row”" in window.context.messages.text
    )


def test_a_file_that_must_be_too_large_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten megabytes are refused before they become a problem of two million options."""
    read: list[str] = []
    monkeypatch.setattr("solver_core.cover.texts.read", lambda text, *_: read.append(text))
    found = imports.read(imports.Origin("pasted", text="0 1\n" * 400_000))
    assert "at most 262,144 characters" in errors.describe(found.error or "")
    assert not read
