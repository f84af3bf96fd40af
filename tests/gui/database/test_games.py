"""No state of play is let go before it is written: it is tried again, known meanwhile, and can be stored elsewhere."""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from solver_core.formats.data import own
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database import operations, pending_store, schema
from sudoku_gui.database.library import Library
from sudoku_gui.database.operations import Game
from sudoku_gui.database.rows import MemoryRows
from tests.gui.parts import locked

LINES = [
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "52...6.........7.13...........4..8..6......5...........418.........3..2...87.....",
]
GRIDS = [Grid.parse(line) for line in LINES]
TEXTS = [own.write(Puzzle(grid)) for grid in GRIDS]


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pending_store, "FIRST_PAUSE", 10)
    monkeypatch.setattr(pending_store, "LONGEST_PAUSE", 40)
    monkeypatch.setattr(schema, "PATIENCE", 0.05)


@pytest.fixture
def lock(library: Library) -> Iterator[sqlite3.Connection]:
    with locked(library.path) as other:
        yield other


def written(library: Library) -> dict[str, str]:
    with closing(sqlite3.connect(library.path)) as connection:
        return dict(connection.execute("SELECT givens, sheet FROM plays"))


def test_a_failed_write_is_reported_once_and_retried(
    library: Library, lock: sqlite3.Connection, qtbot: QtBot
) -> None:
    """At the end nothing is missing, and that is reported, too."""
    failures: list[object] = []
    recovered: list[bool] = []
    library.games.failed.connect(failures.append)
    library.games.recovered.connect(lambda: recovered.append(True))
    library.store_game(GRIDS[0], TEXTS[0], 1, solved=False)
    qtbot.waitUntil(lambda: bool(failures), timeout=20_000)
    library.store_game(GRIDS[1], TEXTS[1], 2, solved=True)
    assert library.games.is_failing
    assert library.games.pending == 2
    assert "another program" in str(failures[0])
    lock.execute("ROLLBACK")
    qtbot.waitUntil(lambda: bool(recovered), timeout=20_000)
    qtbot.waitUntil(lambda: library.games.pending == 0, timeout=20_000)
    assert written(library) == dict(zip(LINES, TEXTS, strict=True))
    assert len(failures) == len(recovered) == 1


def test_writing_is_tried_again_by_itself_ever_more_rarely(library: Library, qtbot: QtBot) -> None:
    """Each failure after a success is reported, and followed by a short pause again."""
    failures: list[object] = []
    library.games.failed.connect(failures.append)
    timer, pauses = library.games._timer, set[int]()
    for times, grid in enumerate(GRIDS, 1):
        library.path.unlink(missing_ok=True)
        library.path.mkdir(parents=True)
        pauses.clear()
        library.store_game(grid, TEXTS[0], 1, solved=False)

        def seen() -> bool:
            pauses.add(timer.interval())
            return pauses >= {10, 20, 40}

        qtbot.waitUntil(seen, timeout=20_000)
        assert pauses <= {0, 10, 20, 40}
        assert library.games.is_failing
        library.path.rmdir()
        with qtbot.waitSignal(library.games.recovered, timeout=20_000):
            pass
        assert not library.games.pending
        assert not library.games.is_failing
        assert len(failures) == times


def test_a_board_of_givens_alone_is_never_solved(library: Library, qtbot: QtBot) -> None:
    """Nor is one that an earlier version stored as solved."""
    full = Grid.parse("496573128381924675275861943153789462962435781847216539714352896529648317638197254")
    library.store_game(full, TEXTS[0], 1, solved=True)
    assert library.games.of(full) == Game(1, solved=False, state=TEXTS[0])
    qtbot.waitUntil(lambda: not library.games.pending, timeout=20_000)
    with closing(sqlite3.connect(library.path)) as connection, connection:
        connection.execute("UPDATE plays SET solved = 1")
    assert library.games.of(full) == Game(1, solved=False, state=TEXTS[0])


def test_a_new_play_replaces_a_restored_one(library: Library, qtbot: QtBot) -> None:
    """Another window has played the puzzle since the session that is restored, but not since now."""
    library.store_game(GRIDS[0], TEXTS[0], 1, solved=False)
    qtbot.waitUntil(lambda: not library.games.pending, timeout=20_000)
    with closing(sqlite3.connect(library.path)) as connection, connection:
        connection.execute("UPDATE plays SET elapsed = 2")
    library.games.restore_pending([[LINES[0], TEXTS[0], 3, False, 1]])
    assert library.games.of(GRIDS[0]) == Game(2, solved=False, state=TEXTS[0])
    library.store_game(GRIDS[0], TEXTS[0], 4, solved=False)
    assert library.games.of(GRIDS[0]) == Game(4, solved=False, state=TEXTS[0])


@pytest.mark.usefixtures("lock")
def test_closing_reports_unwritten_games(library: Library) -> None:
    library.store_game(GRIDS[0], TEXTS[0], 1, solved=False)
    assert not library.close(0.1)
    assert library.games.pending == 1


def test_whatever_is_written_brings_pending_plays_along(
    library: Library, lock: sqlite3.Connection, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pending_store, "FIRST_PAUSE", 10_000_000)
    library.games._pause = 10_000_000
    library.store_game(GRIDS[0], TEXTS[0], 1, solved=False)
    qtbot.waitUntil(lambda: library.games.is_failing, timeout=20_000)
    lock.execute("ROLLBACK")
    library.add(Puzzle(GRIDS[1]), "Mine")
    qtbot.waitUntil(lambda: library.games.pending == 0, timeout=20_000)
    assert written(library) == {LINES[0]: TEXTS[0]}


def test_plays_can_be_written_after_another_start(
    library: Library, start_library: Callable[[], Library], qtbot: QtBot
) -> None:
    library.games._pending[LINES[0]] = Game(5, solved=True, state=TEXTS[0], played=7)
    held = library.games.to_json()
    library.games._pending.clear()
    other = start_library()
    other.games.restore_pending(held)
    assert other.games.of(GRIDS[0]) == Game(5, solved=True, state=TEXTS[0])
    qtbot.waitUntil(lambda: other.games.pending == 0, timeout=20_000)
    assert written(library) == {LINES[0]: TEXTS[0]}


def test_a_newer_play_of_another_window_stays(
    library: Library, start_library: Callable[[], Library], qtbot: QtBot
) -> None:
    """It is newer than what is adopted, and shown in the meantime."""
    library.store_game(GRIDS[0], TEXTS[0], 9, solved=True)
    qtbot.waitUntil(lambda: library.games.pending == 0, timeout=20_000)
    other = start_library()
    other.games.restore_pending([[LINES[0], TEXTS[0], 1, False, 5]])
    assert other.games.of(GRIDS[0]) == Game(9, solved=True, state=TEXTS[0])
    qtbot.waitUntil(lambda: other.games.pending == 0, timeout=20_000)
    assert other.games.of(GRIDS[0]) == Game(9, solved=True, state=TEXTS[0])


def test_a_clock_that_was_set_back_loses_nothing(library: Library, qtbot: QtBot) -> None:
    """What seems to have been played in the future is no reason not to keep what is played now."""
    connection = schema.connect(library.path)
    operations.store_games(connection, {LINES[0]: Game(1, solved=False, played=1 << 60)})
    connection.close()
    library.store_game(GRIDS[0], TEXTS[0], 9, solved=True)
    qtbot.waitUntil(lambda: library.games.pending == 0, timeout=20_000)
    assert written(library) == {LINES[0]: TEXTS[0]}


@pytest.mark.parametrize(
    "data",
    [
        [1, [], ["x"]],
        [["x" * 81, "sheet", 1, True, 1]],
        [[LINES[0], TEXTS[1], 1, True, 1]],
        [[LINES[0], TEXTS[0], -1, True, 1]],
        [[LINES[0], TEXTS[0], 1 << 64, True, 1]],
        [[LINES[0], TEXTS[0], 1, 1, 1]],
        [[LINES[0], TEXTS[0], 1, True, "1"]],
        [[LINES[0], "\ud800", 1, True, 1]],
    ],
)
def test_invalid_data_are_skipped(library: Library, data: list[object]) -> None:
    library.games.restore_pending(data)
    assert not library.games.pending


def test_endless_times_and_lone_surrogates_can_be_stored(library: Library, qtbot: QtBot) -> None:
    """One that cannot be written would keep all the others from being written."""
    puzzle = Puzzle(GRIDS[0], headers=(("D", "half \ud83d"),))
    library.store_game(GRIDS[0], own.write(puzzle), 1 << 70, solved=False)
    library.store_game(GRIDS[1], TEXTS[1], 1, solved=False)
    qtbot.waitUntil(lambda: library.games.pending == 0, timeout=20_000)
    held = library.games.of(GRIDS[0])
    assert held is not None
    assert own.read(held.state).puzzles[0] == puzzle


def test_a_play_that_cannot_be_written_does_not_hold_up_others(
    library: Library, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operations, "writable", lambda text: text)
    with qtbot.waitSignal(library.games.failed, timeout=20_000):
        library.store_game(GRIDS[0], "\ud800", 1, solved=False)
    library.store_game(GRIDS[1], TEXTS[1], 1, solved=False)
    qtbot.waitUntil(lambda: library.games.pending == 1, timeout=20_000)
    assert written(library) == {LINES[1]: TEXTS[1]}
    assert library.games.is_pending(GRIDS[0])


def test_a_removed_library_is_created_again(library: Library, qtbot: QtBot) -> None:
    library.store_game(GRIDS[0], TEXTS[0], 1, solved=False)
    qtbot.waitUntil(lambda: library.games.pending == 0, timeout=20_000)
    assert library.games.of(GRIDS[0], with_state=False) == Game(1, solved=False)
    shutil.rmtree(library.path.parent)
    assert library.games.of(GRIDS[0]) is None
    library.store_game(GRIDS[1], TEXTS[1], 1, solved=False)
    qtbot.waitUntil(lambda: library.games.pending == 0, timeout=20_000)
    assert written(library) == {LINES[1]: TEXTS[1]}
    assert library.collections() == ()
    assert library.games.of(GRIDS[0], with_state=False) is None


def test_a_library_that_another_program_replaced_is_read(
    library: Library, tmp_path: Path, qtbot: QtBot
) -> None:
    library.store_game(GRIDS[0], TEXTS[0], 1, solved=False)
    qtbot.waitUntil(lambda: library.games.pending == 0, timeout=20_000)
    assert library.collections() == ()
    other = schema.connect(tmp_path / "other.db")
    operations.new_collection(other, "from elsewhere")
    other.close()
    for ending in ("-wal", "-shm"):
        library.path.with_name(library.path.name + ending).unlink(missing_ok=True)
    (tmp_path / "other.db").replace(library.path)
    assert [stored.name for stored in library.collections()] == ["from elsewhere"]


def test_names_that_are_no_unicode_can_be_imported(library: Library, qtbot: QtBot) -> None:
    puzzles = [Puzzle(GRIDS[0], headers=(("D", "half \ud83d"), ("L", "\udc80"))), Puzzle(GRIDS[1])]
    with qtbot.waitSignal(library.imported, timeout=20_000) as failures:
        library.import_rows(os.fsdecode(b"caf\xe9"), lambda: MemoryRows("x", puzzles))
    [result] = failures.args or []
    assert result.collection.name == "caf\ufffd"
    rows = library.rows_of(result.collection.id)
    assert rows is not None
    assert rows.puzzle(0) == puzzles[0]
    library.rename(result.collection.id, "\udce9")
    qtbot.waitUntil(lambda: [stored.name for stored in library.collections()] == ["\ufffd"], timeout=20_000)


def test_invalid_rows_are_read_all_the_same(library: Library) -> None:
    """Text that is none, numbers that are none, and sizes beyond all bounds."""
    connection = schema.connect(library.path)
    connection.execute("INSERT INTO collections VALUES (1, x'ff', 'many', 0, x'ff', NULL)")
    connection.execute("INSERT INTO collections VALUES (2, 'big', 9e99, 0, '[]', NULL)")
    connection.execute("INSERT INTO plays VALUES (?, x'ff', 'long', 'yes', 'once')", (LINES[0],))
    connection.close()
    assert {(stored.id, stored.size) for stored in library.collections()} == {(1, 0), (2, (1 << 31) - 1)}
    assert library.games.of(GRIDS[0]) == Game(0, solved=False, state="\ufffd")
    assert library.games.of(GRIDS[0], with_state=False) == Game(0, solved=False)
