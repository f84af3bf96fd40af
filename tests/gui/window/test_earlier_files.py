"""Files of earlier builds open as they did: `tests/data/earlier` was written by the program, never again.

A format that changes gets another file beside these.
"""

import shutil
from pathlib import Path

from sudoku_gui.features.tours import reader as tours
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import BRANCHING, Launch, data_folder, search_of, wait_until

FILES = Path(__file__).parents[2] / "data" / "earlier"


def notes_are_there(window: MainWindow) -> None:
    puzzle = window.document.puzzle
    assert str(puzzle.givens) == BRANCHING
    assert puzzle.board.digits[0] == 1
    assert (puzzle.corner[1], puzzle.centre[2], puzzle.colours[3]) == (0b1_0000_0010, 0b11_0000, 0b100)


def test_a_puzzle_opens_with_notes_colours_and_history(launch: Launch) -> None:
    window = launch([str(FILES / "notes.dsudoku")])
    notes_are_there(window)
    for _ in range(6):
        window.document.undo_stack.undo()
    assert window.document.puzzle.board == window.document.puzzle.givens
    assert not window.document.undo_stack.canUndo()


def test_a_puzzle_opens_with_the_search_that_was_watched(launch: Launch) -> None:
    window = launch([str(FILES / "search.dsudoku")])
    notes_are_there(window)
    wait_until(lambda: window.player.position == 2566)
    assert list(search_of(window).bookmarks) == [(400, "")]


def test_a_run_opens_at_its_place(launch: Launch) -> None:
    window = launch([str(FILES / "branching.dlrun")])
    wait_until(lambda: window.player.position == 2566)


def test_the_open_puzzle_and_the_library_come_back(launch: Launch) -> None:
    """From files that an earlier version of the program has written."""
    folder = data_folder()
    session = folder / "sessions" / "1"
    session.mkdir(parents=True)
    shutil.copy(FILES / "session.kept", session / "0000000005 2026-11-22 19-51-30.890620.kept")
    shutil.copy(FILES / "library.db", folder / "library.db")
    window = launch([])
    notes_are_there(window)
    wait_until(lambda: window.player.position == 2566)
    (collection,) = window.context.library.collections()
    assert (collection.name, collection.size) == ("Weekend", 2)
    game = window.context.library.games.of(window.document.puzzle.givens)
    assert game is not None
    assert game.elapsed >= 65_000


def test_a_tour_is_read_with_all_its_stops() -> None:
    assert len(tours.read_file(FILES / "tour.toml").stops) == 9
