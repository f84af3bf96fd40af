"""What fails is said as often as it helps, tried again when it may work, and holds nothing that is over."""

import errno
import os
from collections.abc import Callable, Iterator
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.library import Library
from sudoku_gui.database.records import Record, bare
from sudoku_gui.database.rows import MemoryRows, Rows
from sudoku_gui.database.worker import CancelledError
from tests.gui.parts import is_writing

Settle = Callable[..., None]
Failures = list[Exception]

GRID = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")


def block(library: Library) -> None:
    """Put a folder in the place of the file."""
    for ending in ("", "-wal", "-shm"):
        library.path.with_name(library.path.name + ending).unlink(missing_ok=True)
    library.path.mkdir(parents=True)


def test_each_request_of_the_user_reports_its_failure(
    library: Library, settle: Settle, failures: Failures
) -> None:
    block(library)
    for times in (1, 2):
        library.add(Puzzle(GRID), "Mine")
        assert library.is_changing
        settle()
        assert len(failures) == times
        assert not library.is_changing
    library.path.rmdir()
    library.add(Puzzle(GRID), "Mine")
    settle()
    assert not library.is_changing


@pytest.mark.parametrize("success", ["read", "written"])
def test_other_failures_are_said_once_until_something_has_worked(
    library: Library, settle: Settle, failures: Failures, success: str
) -> None:
    """A disk that fails again and again does not fill the window with messages."""
    block(library)
    for _ in range(2):
        library.clear_solves()
        settle()
    assert len(failures) == 1
    library.path.rmdir()
    if success == "written":
        library.add(Puzzle(GRID), "Mine")
        settle()
    else:
        assert library.collections() == ()
    block(library)
    library.clear_solves()
    settle()
    assert len(failures) == 2


def test_a_file_that_cannot_be_opened_is_tried_again_after_a_while(
    library: Library, start_library: Callable[[], Library], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Not at each question: a disk may take its time to say no."""
    block(library)
    assert library.collections() == ()
    assert not library.is_usable
    library.path.rmdir()
    another = start_library()
    another.add(Puzzle(GRID), "Mine")
    qtbot.waitUntil(lambda: not is_writing(another), timeout=20_000)
    assert library.collections() == ()
    monkeypatch.setattr("sudoku_gui.database.library._RETRY", 0.0)
    assert [info.name for info in library.collections()] == ["Mine"]
    assert library.is_usable


def test_a_damaged_file_that_cannot_be_renamed_is_left_alone(
    library: Library, failures: Failures, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    library.path.parent.mkdir()
    library.path.write_bytes(b"rubbish" * 1000)
    monkeypatch.setattr(os, "rename", refuse)
    assert library.collections() == ()
    assert len(failures) == 1
    assert not library.is_usable
    assert library.path.read_bytes() == b"rubbish" * 1000


def test_pending_values_are_written_once_and_then_no_more(
    library: Library, settle: Settle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second request while they are written starts nothing, nor does the timer after it has worked."""
    tasks: list[object] = []
    run = library.games._worker.run

    def count(*arguments: Any) -> object:
        tasks.append(arguments)
        return run(*arguments)

    monkeypatch.setattr(library.games._worker, "run", count)
    block(library)
    library.store_game(GRID, "sheet", 5, solved=False)
    library.games.write()
    assert len(tasks) == 1
    settle()
    assert library.games._timer.isActive()
    library.path.rmdir()
    library.games.write()
    settle()
    assert (len(tasks), library.games.pending) == (2, 0)
    assert not library.games._timer.isActive()


def test_closing_cancels_an_import_and_lets_the_file_go(
    library: Library, settle: Settle, start_library: Callable[[], Library], qtbot: QtBot
) -> None:
    """Closing does not wait for an endless import, and nothing of it is stored."""

    class Endless(MemoryRows):
        """There is always one more."""

        def __len__(self) -> int:
            return 1 << 30

        def records(self, start: int, stop: int) -> Iterator[Record]:
            return repeat(bare(GRID.code), stop - start)

    def open_rows() -> Rows:
        return Endless("endless", [Puzzle(GRID)])

    library.add(Puzzle(GRID), "Mine")
    settle()
    assert library.collections()
    failed: list[Exception] = []
    library.import_failed.connect(lambda _, error: failed.append(error))
    assert library.import_rows("endless", open_rows)
    qtbot.waitUntil(lambda: library.share > 0)
    assert library.close(20)
    assert not any(isinstance(error, CancelledError) for error in failed)
    assert [info.name for info in start_library().collections()] == ["Mine"]


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="what a process has open, as Linux says it")
def test_a_closed_library_has_no_file_open(library: Library, settle: Settle) -> None:
    """A disk could not be removed, nor the file renamed on every system."""
    library.add(Puzzle(GRID), "Mine")
    settle()
    assert library.collections()
    assert opened(library.path)
    assert library.close(20)
    assert opened(library.path) == []


def opened(path: Path) -> list[str]:
    """The names under which this process has the library's files open."""
    names = []
    for descriptor in Path("/proc/self/fd").iterdir():
        try:
            names.append(str(descriptor.readlink()))
        except OSError:  # that of this loop
            continue
    return [name for name in names if name.startswith(str(path))]
