"""The puzzles that were solved by hand, in the library's file: functions of a connection."""

import sqlite3
from typing import Final

from sudoku_gui.document.session_state import writable
from sudoku_gui.document.solve_record import SolveRecord
from sudoku_gui.library.actions import transaction
from sudoku_gui.library.records import storable

_MOST: Final = 5000  # records that are read, the newest: that many take 30 ms
_LARGEST: Final = (1 << 53) - 1
_LATEST: Final = 253_402_214_400  # seconds since 1970, on the last day that Python's calendar has
_LONGEST_LEVEL: Final = 100


def add(connection: sqlite3.Connection, record: SolveRecord) -> None:
    """Store a record, unless the puzzle was solved before."""
    level = writable(storable(record.level[:_LONGEST_LEVEL]))
    with transaction(connection):
        connection.execute(
            "INSERT INTO solves (givens, level, elapsed, hints, solved) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (givens) DO NOTHING",
            (record.givens, level, min(record.elapsed, _LARGEST), int(record.with_hints), record.solved),
        )


def all_of(connection: sqlite3.Connection) -> tuple[SolveRecord, ...]:
    """All records, the oldest first; numbers that no clock can have shown are left out."""
    rows = connection.execute(
        "SELECT CAST(givens AS TEXT), CAST(level AS TEXT), CAST(elapsed AS INTEGER), CAST(hints AS INTEGER),"
        " CAST(solved AS INTEGER) FROM solves ORDER BY solved DESC, givens LIMIT ?",
        (_MOST,),
    )
    return tuple(
        SolveRecord(givens, level, elapsed, bool(hints), solved)
        for givens, level, elapsed, hints, solved in reversed(rows.fetchall())
        if 0 <= elapsed <= _LARGEST and 0 <= solved <= _LATEST
    )


def clear(connection: sqlite3.Connection) -> None:
    """Forget when which puzzle was solved; progress stays."""
    with transaction(connection):
        connection.execute("DELETE FROM solves")
