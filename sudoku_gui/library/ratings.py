"""How hard puzzles are, in the library's file: functions of a connection.

A rating belongs to givens, in whatever collection or file they stand.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from solver_core.hints import Difficulty
from solver_core.hints.techniques import BY_ID
from sudoku_gui.library.actions import transaction

NO_SOLUTION: Final = "none"
SEVERAL_SOLUTIONS: Final = "several"
SOLVED: Final = "solved"
"""Nothing is left to be solved."""
FAILED: Final = "failed"
"""The puzzle took too long, or ended the process that rated it."""

_MOST_ASKED: Final = 900
"""Givens in one query: SQLite has had a limit of 999 for long."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How hard a puzzle is for people.

    Attributes:
        result: a level, or why there is none: `NO_SOLUTION`, `SEVERAL_SOLUTIONS`, `SOLVED` or `FAILED`.
        score: the points of all steps.
        hardest: the id of the hardest technique; "" without a level.
    """

    result: str
    score: int = 0
    hardest: str = ""

    @property
    def level(self) -> Difficulty | None:
        return Difficulty(self.result) if self.hardest else None


def of(connection: sqlite3.Connection, givens: Sequence[str]) -> dict[str, Rating]:
    """The ratings of those of these puzzles that have one."""
    found: dict[str, Rating] = {}
    for start in range(0, len(givens), _MOST_ASKED):
        asked = givens[start : start + _MOST_ASKED]
        marks = ",".join("?" * len(asked))
        statement = (
            f"SELECT givens, result, CAST(score AS INTEGER), hardest FROM ratings WHERE givens IN ({marks})"  # noqa: S608 - question marks
        )
        for key, result, score, hardest in connection.execute(statement, asked):
            if (rating := _checked(result, score, hardest)) is not None:
                found[str(key)] = rating
    return found


def _checked(result: object, score: int, hardest: object) -> Rating | None:
    """A rating that may have been written by another program; None where it is none of ours."""
    if result in (NO_SOLUTION, SEVERAL_SOLUTIONS, SOLVED, FAILED):
        return Rating(str(result))
    if result in set(Difficulty) and hardest in BY_ID:
        return Rating(str(result), score, str(hardest))
    return None


def add(connection: sqlite3.Connection, rated: Mapping[str, Rating]) -> Mapping[str, Exception]:
    """Store ratings, each in place of the one before; none is rejected."""
    rows = [(key, rating.result, rating.score, rating.hardest) for key, rating in rated.items()]
    with transaction(connection):
        connection.executemany(
            "INSERT OR REPLACE INTO ratings (givens, result, score, hardest) VALUES (?, ?, ?, ?)", rows
        )
    return {}


def are_any(connection: sqlite3.Connection) -> bool:
    """Whether anything was rated."""
    return connection.execute("SELECT 1 FROM ratings LIMIT 1").fetchone() is not None
