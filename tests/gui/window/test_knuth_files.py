"""Problems in the format of Knuth's programs: opened like any file, and watched like the gallery's."""

from pathlib import Path

from solver_core.problems import small
from sudoku_gui.shell.main_window import MainWindow

TOY = "| a toy\nA B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n"


def test_a_problem_is_opened_and_watched(window: MainWindow, tmp_path: Path) -> None:
    """The search stands at its beginning, the title tells, and the puzzle on the board stays."""
    file = tmp_path / "toy.dlx"
    file.write_text(TOY, encoding="utf-8")
    before = window.document.puzzle
    window.files.open_path(file)
    assert window.player.is_watching
    assert window.player.search is not None
    assert window.player.search.problem.options == small.knuth_2000().options
    assert "Exact cover problem" in window.windowTitle()
    assert "toy.dlx" in window.info_bar.text
    assert window.document.puzzle == before


def test_a_problem_can_be_pasted(window: MainWindow) -> None:
    window.files.take_text(TOY, "the clipboard")
    assert window.player.is_watching


def test_a_faulty_problem_is_told_with_its_line(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "toy.dlx"
    file.write_text(TOY.replace("A D\n", "A D A\n"), encoding="utf-8")
    window.files.open_path(file)
    assert not window.player.is_watching
    assert "line 6" in window.info_bar.text


def test_colours_are_refused_by_name(window: MainWindow) -> None:
    """Who tries a problem with colours learns that it is those that are not known here."""
    window.files.take_text("A B | C\nA C:x\nB C:y\n", "the clipboard")
    assert not window.player.is_watching
    assert "colour" in window.info_bar.text


def test_beside_puzzles_a_problem_waits_its_turn(window: MainWindow, tmp_path: Path) -> None:
    toy, puzzle = tmp_path / "toy.dlx", tmp_path / "one.sdk"
    toy.write_text(TOY, encoding="utf-8")
    puzzle.write_text("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n")
    window.files.open_paths([toy, puzzle])
    assert not window.player.is_watching
    assert window.document.puzzle.givens.filled == 30
    assert "toy.dlx is a problem of exact cover: open it by itself" in window.info_bar.text
