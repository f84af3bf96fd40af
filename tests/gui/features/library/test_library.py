"""From puzzle to puzzle with keys, and the pane that shows them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solver_core.hints import Difficulty
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Source
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import press, view_of, wait_until

GRIDS = [Grid.empty().with_digit(cell, 5) for cell in range(3)]


@pytest.fixture
def book(window: MainWindow) -> MainWindow:
    window.context.open_list.show_puzzles("A book", [Puzzle(grid) for grid in GRIDS])
    window.context.board.setFocus()
    return window


def is_pane_shown(window: MainWindow) -> bool:
    return window.workbench.docks["library"].is_view_seen()


def test_keys_go_from_puzzle_to_puzzle(book: MainWindow) -> None:
    seen = []
    for key in ("Alt+PgDown", "Alt+PgDown", "Alt+PgDown", "Alt+PgDown", "Alt+PgUp", "Alt+PgUp"):
        press(key)
        seen.append(GRIDS.index(book.document.puzzle.givens))
    assert seen == [0, 1, 2, 2, 1, 0]


@pytest.mark.parametrize("key", ["F4", "Alt+PgDown", "Alt+PgUp"])
def test_without_puzzles_the_pane_shows_where_to_get_some(window: MainWindow, key: str) -> None:
    press(key)
    assert is_pane_shown(window)
    assert window.document.is_blank


def test_closing_them_leaves_the_board(book: MainWindow) -> None:
    press("Alt+PgDown")
    book.context.open_list.close()
    assert book.document.puzzle.givens == GRIDS[0]


def test_only_puzzles_of_a_collection_store_their_plays(book: MainWindow) -> None:
    press("Alt+PgDown")
    assert book.context.game_saving.store_game()
    book.document.open(Puzzle(GRIDS[1]), Source(), modified=True)
    assert not book.context.game_saving.store_game()


def test_the_list_is_open_again_at_the_next_start(launch: Callable[..., MainWindow], tmp_path: Path) -> None:
    """One goes on to the next puzzle of the file as if nothing had been; the pane stays where it was."""
    file = tmp_path / "book.sdm"
    file.write_text("".join(f"{grid}\n" for grid in GRIDS), encoding="utf-8")
    first = launch([str(file)])
    wait_until(lambda: first.document.puzzle.givens == GRIDS[0])
    press("Alt+PgDown")
    assert first.document.puzzle.givens == GRIDS[1]
    first.close()
    again = launch(())
    assert again.document.puzzle.givens == GRIDS[1]
    wait_until(lambda: again.context.open_list.chosen == 1)
    again.context.board.setFocus()
    press("Alt+PgDown")
    assert again.document.puzzle.givens == GRIDS[2]


def test_the_included_puzzles_are_there_from_the_start(window: MainWindow) -> None:
    """With level, score and hardest technique; the board keeps its puzzle and the keyboard."""
    before = window.document.puzzle
    press("F4")
    wait_until(lambda: window.context.open_list.size >= 300)
    assert window.document.puzzle == before
    facts = view_of(window, "library").model.facts(0)
    assert facts.rating is not None
    assert facts.rating.level is Difficulty.EASY
    assert "Easy" in facts.details


def test_a_list_that_is_gone_is_not_missed(launch: Callable[..., MainWindow], tmp_path: Path) -> None:
    file = tmp_path / "book.sdm"
    file.write_text("".join(f"{grid}\n" for grid in GRIDS), encoding="utf-8")
    first = launch([str(file)])
    wait_until(lambda: first.document.puzzle.givens == GRIDS[0])
    first.close()
    file.unlink()
    again = launch(())
    assert again.document.puzzle.givens == GRIDS[0]
    assert getattr(again.context.open_list.rows, "path", None) is None
