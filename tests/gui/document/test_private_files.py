"""What the program stores for itself is the user's alone, whatever the system allows by default."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solver_core.hints import Difficulty
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.library import Library
from sudoku_gui.document.document import Mode
from sudoku_gui.document.puzzle_stock import Stock, StockPuzzle
from sudoku_gui.features.matrix_editor import draft_file
from sudoku_gui.features.matrix_editor.model import MatrixDraft
from sudoku_gui.session import saved_state
from sudoku_gui.session.saved_state import SavedState
from sudoku_gui.session.state import SessionState
from sudoku_gui.session.store import SessionStore
from tests.gui.parts import is_writing

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes as in POSIX")

GRID = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
BOARD = saved_state.write(SavedState(Puzzle(GRID), Mode.DIGITS))


@pytest.fixture(autouse=True)
def wide_open() -> Iterator[None]:
    """The system gives all rights to everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {
        str(path.relative_to(folder)): stat.S_IMODE(path.lstat().st_mode)
        for path in (folder, *folder.rglob("*"))
    }


def expect_private(folder: Path) -> None:
    for name, mode in modes(folder).items():
        assert mode == (0o700 if (folder / name).is_dir() else 0o600), name


def test_sessions_and_stashed_work_are_private(tmp_path: Path) -> None:
    store = SessionStore(tmp_path / "new" / "data")
    store.begin()
    store.store(SessionState(BOARD))
    store.store(SessionState(BOARD, modified=True))
    store.stash.add(BOARD)
    found = modes(tmp_path / "new")
    assert {"data/sessions/1/lock", "data/unsaved"} < found.keys()
    assert sum(name.endswith(".kept") for name in found) == 2
    expect_private(tmp_path / "new")
    store.end()


def test_the_library_and_the_files_of_its_database_are_private(
    tmp_path: Path, qtbot: QtBot, library: Library
) -> None:
    library.add(Puzzle(GRID), "Mine")
    qtbot.waitUntil(lambda: not is_writing(library), timeout=20_000)
    assert library.collections()
    assert {f"library.db{ending}" for ending in ("", "-wal", "-shm")} < modes(tmp_path / "data").keys()
    expect_private(tmp_path / "data")
    library.path.write_bytes(b"rubbish" * 999)
    library.add(Puzzle(GRID), "Mine")
    qtbot.waitUntil(lambda: not is_writing(library), timeout=20_000)
    assert any("set-aside" in name for name in modes(tmp_path / "data"))
    expect_private(tmp_path / "data")


def test_drafts_and_puzzles_that_were_made_here_are_private(tmp_path: Path) -> None:
    Stock(tmp_path / "data" / "made.txt").add(StockPuzzle(Difficulty.HARD, 7, "x_wing", GRID))
    draft_file.write(tmp_path / "data" / "matrix.json", MatrixDraft(("a",), 1, (1,)))
    draft_file.write(tmp_path / "data" / "matrix.json", MatrixDraft(("b",), 1, (1,)))
    assert len(modes(tmp_path / "data")) == 3
    expect_private(tmp_path / "data")
