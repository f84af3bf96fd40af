"""Collections and states of play: stored, found again, and never in the way when the file is of no use."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from solver_core.errors import Message
from solver_core.formats import Fault, FormatError
from solver_core.formats.lists.line_file import LineFile
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS, Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.import_task import ImportResult
from sudoku_gui.database.library import Library
from sudoku_gui.database.operations import CollectionInfo, Game
from sudoku_gui.database.rows import CollectionRows, FileRows, MemoryRows, rows_of_file

Settle = Callable[..., None]
Import = Callable[..., ImportResult]

LINES = [
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "52...6.........7.13...........4..8..6......5...........418.........3..2...87.....",
    "6.....8.3.4.7.................5.4.7.3..2.....1.6.......2.....5.....8.6......1....",
]
GRID = Grid.parse(LINES[0])

Open = Callable[[], Library]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


def rows_with(*lines: str) -> MemoryRows:
    return MemoryRows("held", [Puzzle(Grid.parse(line)) for line in lines])


def rows_of(library: Library, collection: int) -> CollectionRows:
    rows = library.rows_of(collection)
    assert rows is not None
    return rows


# --- collections ------------------------------------------------------------------------------------


def test_looking_into_a_library_that_was_never_used_makes_no_file(library: Library, folder: Path) -> None:
    assert library.collections() == ()
    assert library.games.of(GRID) is None
    assert not folder.exists()


def test_a_collection_holds_the_imported_puzzles(do_import: Import, start_library: Open) -> None:
    result = do_import("seventeen", rows_with(*LINES))
    assert result == ImportResult(CollectionInfo(result.collection.id, "seventeen", 3))
    rows = rows_of(start_library(), result.collection.id)
    assert [str(rows.puzzle(index).givens) for index in range(len(rows))] == LINES
    assert list(rows.entries(1, 3)) == [(line, "", "\n") for line in LINES[1:]]


def test_a_collection_stores_all_of_a_puzzle(library: Library, do_import: Import) -> None:
    puzzle = Puzzle(GRID, Grid.empty().with_digit(1, 2), (("D", "Title"), ("L", "Easy")), elapsed=7)
    result = do_import("one", MemoryRows("one", [puzzle, Puzzle(GRID)]))
    rows = rows_of(library, result.collection.id)
    assert rows.puzzle(0) == puzzle
    assert result.collection.levels == ("Easy",)
    [(_, level, words), (_, no_level, _)] = rows.entries(0, 2)
    assert (level, no_level) == ("Easy", "")
    assert "Title" in words


def test_candidates_make_another_puzzle(
    library: Library, do_import: Import, settle: Settle, start_library: Open
) -> None:
    """Puzzles that differ in nothing else are two rows, with states of play of their own, and are read as they were."""
    allowed = Marks((ALL_DIGITS,) * 81)
    grids = [GRID, GRID.within(allowed.with_mask(1, 0b1)), GRID.within(allowed.with_mask(1, 0b100001))]
    result = do_import("list", MemoryRows("list", [Puzzle(grid) for grid in grids]))
    assert result.duplicates == 0
    library.store_game(grids[1], "state", 1000, solved=False)
    settle()
    rows = rows_of(start_library(), result.collection.id)
    assert [rows.puzzle(index).givens for index in range(3)] == grids
    assert [code for code, *_ in rows.entries(0, 3)] == [grid.code for grid in grids]
    again = do_import("again", rows)
    assert [rows_of(library, again.collection.id).puzzle(at).givens for at in range(3)] == grids
    assert [library.games.of(grid) is not None for grid in grids] == [False, True, False]


def test_duplicates_and_unreadable_lines_are_counted(
    library: Library, do_import: Import, tmp_path: Path
) -> None:
    path = tmp_path / "list.sdm"
    path.write_text("\n".join([*LINES, "no puzzle", LINES[0], f"{LINES[1]} # again"]), encoding="utf-8")
    result = do_import("list", FileRows(_line_file(path)))
    assert (result.collection.size, result.unreadable, result.duplicates) == (5, 1, 2)
    assert result.first_error.startswith("line 4")
    assert rows_of(library, result.collection.id).puzzle(4).header("C") == "again"


def _line_file(path: Path) -> LineFile:
    line_file = LineFile.begin(path)
    assert line_file is not None
    return line_file


def test_a_file_of_any_format_can_be_imported(library: Library, do_import: Import, tmp_path: Path) -> None:
    path = tmp_path / "one.sdk"
    path.write_text(
        "[Puzzle]\n" + "\n".join(LINES[0][at : at + 9] for at in range(0, 81, 9)), encoding="utf-8"
    )
    result = do_import("one", rows_of_file(path))
    assert rows_of(library, result.collection.id).puzzle(0).givens == GRID


@pytest.mark.parametrize(
    ("name", "text"),
    [("matrix.csv", "option,a,b\none,1,0\ntwo,0,1\n"), ("faulty.csv", "option,a,b\none,1,0\ntwo,0,y\n")],
)
def test_a_matrix_is_no_list_of_puzzles(tmp_path: Path, name: str, text: str) -> None:
    """Not even one that has a fault."""
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FormatError):
        rows_of_file(path)


def test_an_import_without_a_puzzle_leaves_no_collection(library: Library, settle: Settle) -> None:
    errors: list[object] = []
    library.import_failed.connect(lambda name, error: errors.extend([name, error]))
    library.import_rows("nothing", rows_with)
    settle()
    assert errors[0] == "nothing"
    assert isinstance(errors[1], FormatError)
    assert library.collections() == ()


def test_an_import_can_be_cancelled(library: Library, settle: Settle) -> None:
    """Nothing of it is stored, and nothing is reported as failed."""
    is_open = Event()

    class Endless(MemoryRows):
        def __len__(self) -> int:
            is_open.set()
            return 1 << 40

        def puzzle(self, index: int) -> Puzzle:
            del index
            return Puzzle(GRID)

    reported: list[object] = []
    for signal in (library.imported, library.failed, library.import_failed):
        signal.connect(reported.append)
    assert library.import_rows("endless", lambda: Endless("endless", ()))
    assert not library.import_rows("another", lambda: rows_with(*LINES))
    assert is_open.wait(10)
    assert library.is_busy
    library.cancel()
    settle()
    assert (reported, library.collections(), library.is_busy) == ([], (), False)


def test_two_collections_never_have_one_name(library: Library, do_import: Import, settle: Settle) -> None:
    first = do_import("Hard", rows_with(LINES[0])).collection
    second = do_import("hard", rows_with(LINES[1])).collection
    assert second.name == "hard (2)"
    library.rename(second.id, "  HARD ")
    library.rename(first.id, "Hard")
    settle()
    assert [stored.name for stored in library.collections()] == ["Hard", "HARD (2)"]


def test_a_removed_collection_can_be_restored_after_the_next_start(
    library: Library, do_import: Import, settle: Settle, start_library: Open
) -> None:
    stored = do_import("gone", rows_with(*LINES)).collection
    library.remove(stored.id)
    settle()
    assert library.collections() == ()
    assert library.rows_of(stored.id) is None
    another = start_library()
    another.delete_expired()
    another.restore(stored.id)
    settle(another)
    assert another.collections() == (stored,)


def test_collections_removed_long_ago_are_deleted_at_the_next_start(
    library: Library, do_import: Import, settle: Settle, start_library: Open
) -> None:
    """Until then removing can be undone."""
    gone = do_import("gone", rows_with(*LINES)).collection
    stays = do_import("stays", rows_with(LINES[2])).collection
    library.remove(gone.id)
    settle()
    connection = sqlite3.connect(library.path)
    connection.execute("UPDATE collections SET removed = 1 WHERE removed IS NOT NULL")
    connection.commit()
    another = start_library()
    assert another.collections() == (stays,)
    settle(another)
    assert connection.execute("SELECT DISTINCT collection FROM puzzles").fetchall() == [(stays.id,)]
    connection.close()


def test_a_puzzle_is_added_once(library: Library, settle: Settle) -> None:
    library.add(Puzzle(GRID), "Mine")
    settle()
    [stored] = library.collections()
    for line in LINES[:2]:
        library.add(Puzzle(Grid.parse(line)), "Mine")
    settle()
    rows = rows_of(library, stored.id)
    assert [str(rows.puzzle(index).givens) for index in range(len(rows))] == LINES[:2]


# --- states of play -----------------------------------------------------------------------------------


def test_a_play_is_known_at_once_and_after_the_next_start(
    library: Library, settle: Settle, start_library: Open
) -> None:
    library.store_game(GRID, "first", 1000, solved=False)
    assert library.games.of(GRID) == Game(1000, solved=False, state="first")
    library.store_game(GRID, "second", 2000, solved=True)
    settle()
    another = start_library()
    assert another.games.of(GRID) == Game(2000, solved=True, state="second")
    assert another.games.of(GRID, with_state=False) == Game(2000, solved=True)
    assert another.games.of(Grid.parse(LINES[1])) is None


# --- files that are of no use -----------------------------------------------------------------------------


@pytest.mark.parametrize("reads_first", [True, False])
def test_a_damaged_library_is_moved_and_a_new_one_created(
    folder: Path, library: Library, settle: Settle, qtbot: QtBot, *, reads_first: bool
) -> None:
    """Whoever meets it first; nothing of it is overwritten, and the state of play is stored in the new one."""
    folder.mkdir()
    library.path.write_bytes(b"rubbish" * 1000)
    with qtbot.waitSignal(library.quarantine, timeout=10_000) as reported:
        if reads_first:
            assert library.collections() == ()
        library.store_game(GRID, "sheet", 5, solved=False)
    settle()
    moved, of_other_version = reported.args or (None, None)
    assert isinstance(moved, Path)
    assert moved.read_bytes() == b"rubbish" * 1000
    assert not of_other_version
    assert library.is_usable
    library.close()
    assert Library(folder).games.of(GRID) == Game(5, solved=False, state="sheet")


def test_changes_are_made_in_the_new_library(library: Library, do_import: Import, settle: Settle) -> None:
    """Another program has put its own file there; what the user asked for is done all the same."""
    library.path.parent.mkdir()
    library.path.write_bytes(b"rubbish" * 1000)
    assert do_import("result", rows_with(*LINES)).collection.size == 3
    library.path.write_bytes(b"rubbish" * 1000)
    library.add(Puzzle(GRID), "Mine")
    settle()
    assert [stored.name for stored in library.collections()] == ["Mine"]


def test_damaged_pages_are_found_when_they_are_read(
    library: Library, do_import: Import, start_library: Open, qtbot: QtBot
) -> None:
    stored = do_import("many", rows_with(*LINES * 400)).collection
    library.close()
    with library.path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (library.path.stat().st_size - 4096))
    another = start_library()
    with qtbot.waitSignal(another.quarantine, timeout=10_000):
        rows = another.rows_of(stored.id)
    assert rows is None
    assert another.collections() == ()


def test_a_damaged_record_is_a_row_that_cannot_be_read(library: Library, do_import: Import) -> None:
    stored = do_import("edited", rows_with(*LINES)).collection
    connection = sqlite3.connect(library.path)
    connection.execute("UPDATE puzzles SET givens = x'00ff', filled = 'many' WHERE place = 1")
    connection.commit()
    connection.close()
    rows = rows_of(library, stored.id)
    with pytest.raises(FormatError):
        rows.puzzle(1)
    assert [code for code, *_ in rows.entries(0, 3)] == [LINES[0], "", LINES[2]]
    assert str(rows.puzzle(2).givens) == LINES[2]


def test_lines_that_could_not_be_read_are_reported(do_import: Import, tmp_path: Path) -> None:
    """In a format that is no list of lines, such lines are not rows."""
    path = tmp_path / "grids.csv"
    path.write_text(f"puzzle,solution\n{LINES[0]},\nnonsense,\n", encoding="utf-8")
    rows = rows_of_file(path)
    fault = Fault(3, 1, Message("grid.cell", found="x"))
    result = do_import("odd", MemoryRows("odd", [rows.puzzle(0)], path, "csv", (fault,)))
    assert (result.unreadable, result.first_error) == (1, f"line 3, column 1: {fault.message}")
    rows.close()
