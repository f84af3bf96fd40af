"""How far a puzzle of a collection was played comes back with it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.session import game_saving
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import is_writing, press, press_shift_and, wait_until

GRIDS = [
    Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."),
    Grid.parse("4...7.1....19.46.5.....1......7....2..2.3....847..6....14...8.6.2....3..6...9...."),
]


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pause after the last key or change is a few milliseconds."""
    monkeypatch.setattr(game_saving, "_PAUSE", 20)


@pytest.fixture
def book(window: MainWindow) -> MainWindow:
    """A window with a collection of three, and the first of them on the board."""
    lay_out(window)
    return window


def lay_out(window: MainWindow) -> None:
    window.context.open_list.show_puzzles("A book", [Puzzle(grid) for grid in GRIDS])
    window.context.open_list.open(0)
    assert window.document.puzzle.givens == GRIDS[0]
    window.context.board.setFocus()


def type_in(window: MainWindow, cell: int, digit: int, *modifiers: Qt.KeyboardModifier) -> None:
    window.context.board.select(cell)
    modifier = modifiers[0] if modifiers else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(window.context.board, Qt.Key(Qt.Key.Key_0 + digit), modifier)


def test_a_puzzle_is_restored_as_it_was_left(book: MainWindow) -> None:
    type_in(book, 2, 4)
    book.context.board.select(3)
    press_shift_and(6)
    press("Alt+PgDown")
    assert book.document.puzzle == Puzzle(GRIDS[1])
    press("Alt+PgUp")
    assert book.document.puzzle.givens == GRIDS[0]
    assert book.document.puzzle.entries[2] == 4
    assert book.document.puzzle.corner.digits(3) == (6,)
    press("Ctrl+Z", "Ctrl+Z")
    assert book.document.puzzle == Puzzle(GRIDS[0])


def test_an_untouched_puzzle_is_new(book: MainWindow) -> None:
    press("Alt+PgDown", "Alt+PgUp")
    assert book.context.library.games.of(GRIDS[0]) is None
    assert not book.document.undo_stack.canUndo()


def test_typed_digits_are_stored_a_moment_later(book: MainWindow) -> None:
    type_in(book, 2, 4)
    wait_until(lambda: book.context.library.games.of(GRIDS[0]) is not None)


def test_leaving_a_puzzle_of_the_library_asks_and_stashes_nothing(book: MainWindow) -> None:
    type_in(book, 2, 4)
    book.context.messages.dismiss()
    press("Alt+PgDown")
    assert book.context.messages.text == ""


def test_a_puzzle_with_other_givens_is_another(book: MainWindow) -> None:
    """No collection has it: it is stashed as whatever else is unsaved, and can be brought back."""
    book.document.set_mode(Mode.GIVENS)
    type_in(book, 2, 4)
    changed = book.document.puzzle.givens
    assert changed != GRIDS[0]
    press("Alt+PgDown")
    assert book.document.puzzle == Puzzle(GRIDS[1])
    assert book.context.messages.text
    book.feature(FilesFeature).restore_stashed()
    assert book.document.puzzle.givens == changed


def test_a_play_is_kept_when_the_program_is_closed(
    book: MainWindow, again: Callable[..., MainWindow]
) -> None:
    """Closed at once after the last digit; the collection is opened anew, and its puzzle chosen again."""
    type_in(book, 2, 4)
    press("Alt+PgDown")
    type_in(book, 0, 2)
    library = book.context.library
    started = again()
    wait_until(lambda: not is_writing(library))
    lay_out(started)
    assert started.document.puzzle.entries[2] == 4
    press("Alt+PgDown")
    assert started.document.puzzle.givens == GRIDS[1]
    assert started.document.puzzle.entries[0] == 2


def test_a_solved_puzzle_is_known_as_solved(book: MainWindow) -> None:
    rows = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    for cell, digit in enumerate(rows):
        if not GRIDS[0][cell]:
            book.document.place_in((cell,), int(digit), "typed")
    book.context.open_list.next()
    game = book.context.library.games.of(GRIDS[0])
    assert game is not None
    assert game.solved
