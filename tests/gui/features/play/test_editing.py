"""Edits from the menu: clear, fill in, make givens and entries, restart; and notes that are kept tidy."""

import pytest

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Source
from sudoku_gui.document.history import Edit, History
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import UNIQUE, press, trigger
from tests.gui.shared import ActionRows

GIVENS = Grid.parse(UNIQUE)
ENTRIES = Grid.empty().with_digit(1, 9).with_digit(80, 4)
PLAYED = Puzzle(
    GIVENS,
    ENTRIES,
    headers=(("D", "title"),),
    corner=Marks.of({2: (5,), 5: (5,)}),
    centre=Marks.of({7: (9,)}),
    colours=Marks.of({0: (2,), 1: (3,)}),
)


@pytest.fixture
def played(window: MainWindow) -> MainWindow:
    window.document.open(PLAYED, Source())
    window.context.board.setFocus()
    return window


def undone(window: MainWindow) -> Puzzle:
    press("Ctrl+Z")
    return window.document.puzzle


def test_all_candidates_are_filled_in(played: MainWindow) -> None:
    """In every empty cell what its houses leave; the other notes stay; one undo."""
    press("Shift+F2")
    puzzle = played.document.puzzle
    assert puzzle.corner.marked == 81 - puzzle.board.filled
    assert puzzle.corner.digits(2) == (3, 5, 6, 8)
    assert puzzle.centre == PLAYED.centre
    assert played.context.actions["undo"].text() == "&Undo fill in all candidates"
    assert undone(played) == PLAYED


def test_a_digit_leaves_the_notes_around_it(played: MainWindow) -> None:
    """Unless the user prefers to do that by hand; one undo brings digit and notes back."""
    played.context.board.select(3)
    press("5")
    assert played.document.puzzle.corner == Marks.none()
    assert undone(played) == PLAYED
    played.preferences["tidy_notes"] = "no"
    press("5")
    assert played.document.puzzle.corner == PLAYED.corner
    assert played.context.board.look.cells[2].refuted == played.context.board.look.cells[5].refuted == 1 << 4


def test_clear_takes_all_of_the_selected_cells_but_givens(played: MainWindow) -> None:
    played.context.board.select_all_of((0, 1, 2))
    trigger(played, "clear_cell")
    puzzle = played.document.puzzle
    assert puzzle.givens == GIVENS
    assert puzzle.entries == Grid.empty().with_digit(80, 4)
    assert (puzzle.corner, puzzle.colours) == (Marks.of({5: (5,)}), Marks.none())
    assert undone(played) == PLAYED


def test_entries_become_givens_and_givens_entries(played: MainWindow) -> None:
    trigger(played, "make_givens")
    puzzle = played.document.puzzle
    assert (puzzle.givens, puzzle.entries) == (PLAYED.board, Grid.empty())
    assert puzzle.corner == PLAYED.corner
    trigger(played, "make_entries")
    puzzle = played.document.puzzle
    assert (puzzle.givens, puzzle.entries) == (Grid.empty(), PLAYED.board)
    press("Ctrl+Z")
    assert undone(played) == PLAYED


def test_restart_leaves_the_givens(played: MainWindow) -> None:
    """And sets the clock to zero; undo brings back the work and the time, redo takes both away again."""
    played.document.clock.set_elapsed(61_000)
    trigger(played, "restart")
    assert played.document.puzzle == Puzzle(GIVENS, headers=PLAYED.headers)
    assert played.document.clock.elapsed < 1000
    assert "Undo" in played.context.messages.text
    assert undone(played) == PLAYED
    assert 61_000 <= played.document.clock.elapsed < 63_000
    press("Ctrl+Shift+Z")
    assert played.document.clock.elapsed < 2000


def test_the_time_before_a_restart_is_stored(played: MainWindow) -> None:
    played.document.clock.set_elapsed(61_000)
    trigger(played, "restart")
    history = played.document.history
    assert history is not None
    again = History.from_json(history.to_json(), played.document.puzzle)
    played.document.open(played.document.puzzle, Source(), history=again)
    press("Ctrl+Z")
    assert played.document.clock.elapsed >= 61_000


@pytest.mark.parametrize("spent", [-1, 1.5, "x", None, True, 1 << 60])
def test_nonsense_in_a_file_is_no_time(spent: object) -> None:
    assert Edit("restart", {}, {"spent": spent}).spent == 0


def test_actions_without_effect_are_disabled(window: MainWindow) -> None:
    for puzzle, possible in [
        (Puzzle(Grid.empty()), set()),
        (Puzzle(GIVENS), {"fill_candidates", "make_entries"}),
        (Puzzle(GIVENS, colours=PLAYED.colours), {"fill_candidates", "make_entries", "restart"}),
        (PLAYED, {"clear_entries", "fill_candidates", "make_entries", "make_givens", "restart", "check"}),
    ]:
        window.document.open(puzzle, Source())
        names = {"clear_entries", "fill_candidates", "make_entries", "make_givens", "restart", "check"}
        enabled = {name for name in names if window.context.actions[name].isEnabled()}
        assert enabled == possible


def test_clearing_one_and_clearing_all_are_distinguished(rows: ActionRows) -> None:
    texts = {row.id: row.text.replace("&", "") for row in rows.values()}
    assert (texts["clear_cell"], texts["clear_entries"]) == ("Clear Cell", "Clear All Entries")


def test_while_a_search_is_watched_an_edit_asks_first(played: MainWindow) -> None:
    press("F5")
    trigger(played, "restart")
    assert played.player.is_watching
    assert played.context.messages.kind == "question"
    trigger(played, "restart")
    assert not played.player.is_watching
    assert played.document.puzzle.entries == Grid.empty()
