"""The library's file, and what is in it, changed by others while a window is open."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database import schema
from sudoku_gui.database.import_task import ImportResult
from sudoku_gui.database.library import Library
from sudoku_gui.database.rows import MemoryRows
from sudoku_gui.database.schema import GoneError, UnusableError

Settle = Callable[..., None]
Import = Callable[..., ImportResult]
Failures = list[Exception]

GRID = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
OTHER = Grid.parse("52...6.........7.13...........4..8..6......5...........418.........3..2...87.....")


def _damage(path: Path) -> None:
    path.write_bytes(b"rubbish" * 1000)


def _replace(path: Path) -> None:
    temporary = path.with_name("draft")
    _damage(temporary)
    temporary.replace(path)


def _rename(path: Path) -> None:
    path.rename(path.with_name("elsewhere.db"))


def contents(library: Library) -> dict[str, list[str]]:
    found = {}
    for info in library.collections():
        rows = library.rows_of(info.id)
        assert rows is not None
        found[info.name] = [str(rows.puzzle(index).givens) for index in range(info.size)]
    return found


@pytest.mark.parametrize("change", [_damage, _replace, _rename, os.remove])
def test_puzzles_go_into_a_new_collection_of_that_name(
    library: Library, settle: Settle, failures: Failures, change: Callable[[Path], object], do_import: Import
) -> None:
    """The number of the old one says nothing in the new file, where it may be that of any other."""
    do_import("first", MemoryRows("first", [Puzzle(GRID)]))
    library.add(Puzzle(GRID), "Mine")
    settle()
    assert len(library.collections()) == 2
    change(library.path)
    library.add(Puzzle(GRID), "Mine")
    library.add(Puzzle(OTHER), "Mine")
    library.add(Puzzle(OTHER), "first")
    settle()
    assert failures == []
    found = {name: set(puzzles) for name, puzzles in contents(library).items()}
    assert found == {"first": {str(OTHER)}, "Mine": {str(GRID), str(OTHER)}}


@pytest.mark.parametrize("reads", [True, False])
def test_a_new_library_is_not_set_aside_for_a_fault_of_the_old_one(
    library: Library, settle: Settle, qtbot: QtBot, *, reads: bool
) -> None:
    """Another task has met the damaged file, too, and says so when the new one is in use already."""
    library.add(Puzzle(GRID), "Mine")
    settle()
    _damage(library.path)
    with pytest.raises(UnusableError) as late:
        schema.connect(library.path)
    library.add(Puzzle(GRID), "Yours")
    settle()
    if reads:
        assert library.collections()
    with qtbot.assertNotEmitted(library.quarantine):
        library.games.unusable.emit(late.value)
    settle()
    assert contents(library) == {"Yours": [str(GRID)]}


@pytest.mark.parametrize("change", ["rename", "remove", "restore"])
def test_a_collection_of_the_old_file_is_not_another_one_of_the_new(
    library: Library, settle: Settle, failures: Failures, change: str, qtbot: QtBot
) -> None:
    """The file was replaced, and the number of a collection means another one now."""
    library.add(Puzzle(GRID), "Mine")
    settle()
    [mine] = library.collections()
    _damage(library.path)
    library.add(Puzzle(GRID), "Yours")
    arguments = ("other",) if change == "rename" else ()
    with qtbot.assertNotEmitted(library.removed):
        getattr(library, change)(mine.id, *arguments)
        settle()
    assert contents(library) == {"Yours": [str(GRID)]}
    assert [type(error) for error in failures] == [GoneError]


def test_two_puzzles_added_at_once_are_in_one_collection(library: Library, settle: Settle) -> None:
    library.add(Puzzle(GRID), "Mine")
    library.add(Puzzle(OTHER), "Mine")
    settle()
    assert contents(library) == {"Mine": [str(GRID), str(OTHER)]}


def test_a_collection_removed_by_another_window_is_not_renamed(
    library: Library, settle: Settle, failures: Failures
) -> None:
    """The request fails, and the collection can still be restored."""
    library.add(Puzzle(GRID), "Mine")
    settle()
    [mine] = library.collections()
    library.remove(mine.id)
    settle()
    library.rename(mine.id, "other")
    settle()
    assert [type(error) for error in failures] == [GoneError]
    library.restore(mine.id)
    settle()
    assert contents(library) == {"Mine": [str(GRID)]}
