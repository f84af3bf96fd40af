"""The meaning of the columns of a CSV list, as its first lines show.

Shapes that are shared, all with a comma, a tab or a semicolon between fields::

    quizzes,solutions                            a million puzzles of Kaggle; 0 for an empty cell
    id,puzzle,solution,clues,difficulty          three millions; . for an empty cell
    ,puzzle,solution                             a table written with its index
    source,question,answer,rating                sudoku-extreme
    puzzle,solution,clues,difficulty,difficulty_range
    Puzzle,Solution,Solve History,...,           qqwing: rows end with a comma, blank ones stand between
    4.....8.5...,0.01,label                      no names; gsf's list is this after a line #!sudoku

Names decide where they are known; otherwise the first column whose field is 81 cells with a gap holds the puzzles, or
else the first of 81 cells. JSON names things alike, so `meaning` is asked there too.
"""

import csv
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from solver_core.formats.lists import line
from solver_core.sudoku.grid_text import GridError

PUZZLE, ENTRIES, SOLUTION, LEFT_OUT, REMARK = "puzzle", "entries", "solution", "left out", "remark"
"""The meanings of a column, besides the letter of a header."""

LONGEST = 1 << 15
"""Characters of a row."""
_BEGINNING = 1 << 16
"""Characters in which the names of columns and a first row stand."""

_SEPARATORS = ",\t;"
_CELLS = re.compile(r"\s*[1-9.0_*]{81}\s*")
_NEARLY = re.compile(r"\s*[1-9.0_*]{60,}\s*")
_FULL = re.compile(r"\s*[1-9]{81}\s*")

_MEANINGS: Mapping[str, Sequence[str]] = {
    PUZZLE: (
        *("puzzle", "puzzles", "quizzes", "quiz", "question", "sudoku", "grid", "givens", "given"),
        *("unsolved", "clues", "problem", "board"),
    ),
    ENTRIES: ("entries",),
    SOLUTION: ("solution", "solutions", "answer", "answers", "solved"),
    LEFT_OUT: ("", "id", "index", "no", "number", "hash"),
    "A": ("author",),
    "D": ("title", "description"),
    "C": ("comment", "comments", "remark", "remarks", "note", "notes"),
    "B": ("date", "published"),
    "S": ("source",),
    "L": ("level", "rating", "difficulty"),
    "U": ("url",),
}
_COUNT = "clues"
"""This column has the givens, or their number."""
_STATISTIC = re.compile(r"(?:.*\s)?(?:count|history)")
_MEANING_OF = {name: meaning for meaning, names in _MEANINGS.items() for name in names}


@dataclass(frozen=True, slots=True)
class Columns:
    """How the rows of a list are divided.

    Args:
        separator: between fields.
        names: of the columns, or () where the file names none.
        meanings: of the columns, by the constants of this module or letters of headers.
        puzzle: the number of the column with the cells, from 0.
        dropped: codes of what the ignored columns hold.
    """

    separator: str
    names: tuple[str, ...]
    meanings: tuple[str, ...]
    puzzle: int
    dropped: tuple[str, ...] = ()


def fields(text: str, separator: str) -> list[str]:
    """The fields of a row, without quotation marks.

    Raises:
        GridError: a quotation mark is not closed, or stands where none can.
    """
    if '"' not in text:
        return text.split(separator)
    try:
        [row] = csv.reader([text], delimiter=separator, strict=True)
    except (csv.Error, ValueError):
        raise GridError("csv.quotes") from None
    return row


def columns(head: str) -> Columns | None:
    """The columns of the list that begins with this text; None if it is no such list."""
    lines = [written[0][:LONGEST] for written in islice(line.WRITTEN.finditer(head, 0, _BEGINNING), 2)]
    if not lines:
        return None
    for separator in _SEPARATORS:
        found = _divided(lines, separator)
        if found is not None:
            return found
    return None


def _divided(lines: Sequence[str], separator: str) -> Columns | None:
    try:
        rows = [[field.strip() for field in fields(text, separator)] for text in lines]
    except GridError:
        return None
    first, second = rows[0], rows[1] if len(rows) > 1 else []
    at = _column_of_cells(first)
    if at is not None:
        fits = len(first) > 1 and at < len(second) and _CELLS.fullmatch(second[at])
        return _unnamed(separator, first, at) if fits else None
    return _named(separator, tuple(name.lower() for name in first), second)


def unnamed(head: str) -> Columns | None:
    """The `columns` where it is already known that this is such a list, and one row is enough."""
    first = line.WRITTEN.search(head, 0, _BEGINNING)
    for separator in _SEPARATORS if first and len(first[0]) <= LONGEST else "":
        row = first[0].split(separator) if first else []
        at = _column_of_cells(row)
        if at is not None:
            return _unnamed(separator, row, at)
    return None


def _column_of_cells(row: Sequence[str]) -> int | None:
    return _first_with_gap([at for at, field in enumerate(row) if _CELLS.fullmatch(field)], row)


def _first_with_gap(columns: Sequence[int], row: Sequence[str]) -> int | None:
    """The first of these columns that has a gap among its cells, or else the first."""
    with_gap = next((at for at in columns if not _FULL.fullmatch(row[at])), None)
    if with_gap is not None or any(_NEARLY.fullmatch(field) and not _CELLS.fullmatch(field) for field in row):
        return with_gap  # a complete field beside almost 81 cells is the solution of a damaged puzzle
    return next(iter(columns), None)


def _unnamed(separator: str, row: Sequence[str], at: int) -> Columns:
    meanings = [SOLUTION if _FULL.fullmatch(field) else REMARK for field in row]
    meanings[at] = PUZZLE
    return Columns(separator, (), tuple(meanings), at, ("solution",) if SOLUTION in meanings else ())


def _named(separator: str, names: tuple[str, ...], row: Sequence[str]) -> Columns | None:
    """Columns whose names are in the first line, and what the first row below says of them."""
    named = [at for at, name in enumerate(names) if _MEANING_OF.get(name) == PUZZLE]
    holding = [at for at in named if at < len(row) and _CELLS.fullmatch(row[at])]
    known = [at for at in named if names[at] != _COUNT]
    is_divided = len(names) == len(row) > 1
    if holding:
        at = _first_with_gap(holding, row)
    elif is_divided:
        # With such a clear name, the first row is probably damaged.
        at = known[0] if known else _column_of_cells(row)
    else:
        at = None
    if at is None or at >= len(names):
        return None
    meanings = [_meaning_beside(name) for name in names]
    meanings[at] = PUZZLE
    has_more = any(field for meaning, field in zip(meanings, row, strict=False) if meaning == LEFT_OUT)
    dropped = ("columns",) * has_more + ("solution",) * (SOLUTION in meanings)
    return Columns(separator, names, tuple(meanings), at, dropped)


def meaning(name: str) -> str:
    """The meaning of a name: a constant of this module, or the letter of a header."""
    return _MEANING_OF.get(name.lower(), LEFT_OUT if _STATISTIC.fullmatch(name) else REMARK)


def _meaning_beside(name: str) -> str:
    """The meaning of a column besides that of the puzzles; a second puzzle column counts as a remark."""
    return LEFT_OUT if name == _COUNT else REMARK if meaning(name) == PUZZLE else meaning(name)
