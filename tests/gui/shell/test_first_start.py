"""The first start: a real puzzle, three offers, and nothing else to learn."""

import pytest

from sudoku_gui.document.document import Mode
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import Launch, click, press, search_of, settle, wait_until


@pytest.fixture
def first(launch: Launch) -> MainWindow:
    return launch([])


def test_a_puzzle_is_on_the_board(first: MainWindow) -> None:
    """One that can be solved, unmodified, with the keyboard on it and the offers above."""
    assert first.document.puzzle.givens.filled > 20
    assert not first.isWindowModified()
    assert first.context.board.hasFocus()
    assert first.context.messages.kind == "question"


def test_type_your_own_begins_with_an_empty_board(first: MainWindow) -> None:
    """An empty board that takes givens, without a question about the puzzle that nobody made."""
    click(first, "Type Your Own")
    assert first.document.is_blank
    assert first.document.mode is Mode.GIVENS
    assert first.context.messages.text == ""
    wait_until(first.context.board.hasFocus)
    press("7")
    assert 7 in first.document.puzzle.givens.digits


def test_solve_it_finds_the_only_solution(first: MainWindow) -> None:
    click(first, "Solve It")
    wait_until(lambda: "only solution" in first.context.messages.text)
    assert first.document.puzzle.board.is_solved
    wait_until(first.context.board.hasFocus)


def test_watching_dancing_links_begins_at_the_start(first: MainWindow) -> None:
    """A search at its start, which guesses and meets dead ends before its solution."""
    click(first, "Watch Dancing Links Solve It")
    assert first.player.is_watching
    assert first.player.position == 0
    wait_until(first.context.board.hasFocus)
    press("}")
    settle(first)
    search = search_of(first)
    assert search.solutions == 1
    assert search.dead_ends > 0
    assert any(level.is_guess for level in search.levels())


def test_the_second_start_offers_nothing(first: MainWindow, launch: Launch) -> None:
    puzzle = first.document.puzzle
    first.close()
    second = launch([])
    assert second.document.puzzle == puzzle
    assert second.context.messages.text == ""
