"""The puzzles that were solved by hand: each is remembered once, whatever else the file says."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace

from pytestqt.qtbot import QtBot

from sudoku_gui.database.library import Library
from sudoku_gui.document.clock import SolveRecord

FIRST = SolveRecord("1" + 80 * ".", "Easy", 61_000, with_hints=False, solved=1_700_000_000)
SECOND = SolveRecord("2" + 80 * ".", "", 90_000, with_hints=True, solved=1_700_000_900)


def test_a_puzzle_counts_once_and_the_oldest_comes_first(
    library: Library, start_library: Callable[[], Library], qtbot: QtBot
) -> None:
    assert library.solves() == ()
    for record in (SECOND, FIRST, replace(FIRST, elapsed=1, solved=SECOND.solved + 1)):
        with qtbot.waitSignal(library.solves_changed):
            library.add_solve(record)
    assert library.solves() == (FIRST, SECOND)
    library.close()
    assert start_library().solves() == (FIRST, SECOND)


def test_all_solves_can_be_forgotten(library: Library, qtbot: QtBot) -> None:
    with qtbot.waitSignal(library.solves_changed):
        library.add_solve(FIRST)
    with qtbot.waitSignal(library.solves_changed):
        library.clear_solves()
    assert library.solves() == ()


def test_numbers_that_no_clock_has_shown_and_odd_text_do_no_harm(library: Library, qtbot: QtBot) -> None:
    """The file may have been written by other programs."""
    with qtbot.waitSignal(library.solves_changed):
        library.add_solve(replace(FIRST, level="\ud800" * 500))
    connection = sqlite3.connect(library.path)
    rows = [
        ("a", "", -1, 0, 1),
        ("b", "", 1, 0, 1 << 60),
        ("c", "", "much", "x", "y"),
        ("d", b"\xff", 5, 1, 7),
    ]
    connection.executemany("INSERT INTO solves VALUES (?, ?, ?, ?, ?)", rows)
    connection.commit()
    connection.close()
    found = {record.givens: record for record in library.solves()}
    assert found.keys() == {FIRST.givens, "c", "d"}
    assert (found["c"].elapsed, found["c"].solved, found["d"].with_hints) == (0, 0, True)
    assert len(found[FIRST.givens].level) <= 100


def test_a_time_beyond_all_numbers_of_the_database_is_stored(library: Library, qtbot: QtBot) -> None:
    with qtbot.waitSignal(library.solves_changed):
        library.add_solve(replace(FIRST, elapsed=1 << 70))
    (record,) = library.solves()
    assert record.elapsed > FIRST.elapsed
