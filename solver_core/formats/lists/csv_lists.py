"""Lists in columns: CSV as data sets have it, gsf's lists, and our own table.

What columns mean is found in `csv_columns`; here rows become puzzles and puzzles rows. Ours are::

    puzzle,entries,author,title,comment,date,source,level,url
    4.....8.5...,........1...,,Monday,"2, rue X",,,1.2,

A text that a spreadsheet would take for a formula is written with an apostrophe before it and read without, see
`errors.quoting`. So nothing is computed when such a file is opened, and nothing lost.
"""

import re
from functools import partial

from solver_core.errors.quoting import guarded, unguarded
from solver_core.formats.lists import csv_columns, line
from solver_core.formats.lists.collection import ListReader
from solver_core.formats.lists.csv_columns import (
    ENTRIES,
    LEFT_OUT,
    LONGEST,
    PUZZLE,
    REMARK,
    SOLUTION,
    Columns,
)
from solver_core.formats.lists.dialect import Dialect
from solver_core.formats.reading import Confidence, Format, FormatError
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError, NumberedLine
from solver_core.sudoku.puzzle import CONTROL, Puzzle

_KEEPS = frozenset({"givens", "entries"})
"""Headers only where they have letters of columns, one of each, in this order; so it is not promised."""

LETTERS = "ADCBSLU"
HEADER = "puzzle,entries,author,title,comment,date,source,level,url\n"

LONGEST_TEXT = 2000
"""Characters that are written of a header, so that a row with all of them can be read again."""

_GSF = "#!sudoku"
_QUOTED = re.compile(r"""[",;\t]|^\s|\s$""")


def detect(text: str, *, tabs: bool = False) -> Confidence:
    """Whether a row of names is over one with 81 cells, or two such rows are alike, with or without tabs."""
    columns = csv_columns.columns(text)
    return Confidence.LIKELY if columns and (columns.separator == "\t") is tabs else Confidence.NONE


def detect_gsf(text: str) -> Confidence:
    """Whether a text begins with the line that such lists have."""
    return Confidence.CERTAIN if text.startswith(_GSF) and csv_columns.unnamed(text) else Confidence.NONE


def _dialect_of(head: str) -> Dialect:
    columns = csv_columns.columns(head)
    return _dialect("tsv" if columns and columns.separator == "\t" else "csv", columns)


def _dialect(format_id: str, columns: Columns | None) -> Dialect:
    if columns is None:
        raise FormatError("csv.no_column")
    return Dialect(
        format_id,
        partial(_found, columns),
        has_header=bool(columns.names),
        has_levels="L" in columns.meanings,
        has_entries=ENTRIES in columns.meanings,
        dropped=columns.dropped,
        separator=columns.separator.encode(),
        column=columns.puzzle,
    )


# --- a row --------------------------------------------------------------------------------------------


def _found(columns: Columns, text: str) -> line.Found:
    if len(text) > LONGEST:
        raise GridError("list.long_line", count=LONGEST)
    fields = csv_columns.fields(text, columns.separator)
    if columns.puzzle >= len(fields):
        raise GridError("csv.short_row", number=columns.puzzle + 1, count=len(fields))
    cells, entries, headers = _cells(columns, fields, text), "", []
    for index, field in enumerate(fields):
        meaning = columns.meanings[index] if index < len(columns.meanings) else REMARK
        if field and meaning == ENTRIES:
            entries = _entries(cells, field)
        elif field and meaning not in {PUZZLE, SOLUTION, LEFT_OUT}:
            headers += _header(columns, index, meaning, field)
    return line.Found(cells, tuple(headers), entries)


def _cells(columns: Columns, fields: list[str], text: str) -> str:
    field = fields[columns.puzzle]
    if line.CELLS_81.fullmatch(field):
        return field
    if found := line.CELLS_81.fullmatch(field.strip()) or line.SPACED.fullmatch(field):
        return found[0]
    try:
        return str(Grid(grid_text.read([NumberedLine(1, field)]).digits))
    except GridError as error:
        before = sum(map(len, fields[: columns.puzzle])) + columns.puzzle
        column = error.column + before if error.column and '"' not in text else None
        raise GridError(error.message, column=column) from None


def _entries(cells: str, field: str) -> str:
    if not line.CELLS_81.fullmatch(field.strip()):
        raise GridError("csv.entries")
    entries = field.strip()
    if any(
        given in "123456789" and entry in "123456789" for given, entry in zip(cells, entries, strict=True)
    ):
        raise GridError("csv.entry_on_given")
    return entries


def _header(columns: Columns, index: int, meaning: str, field: str) -> list[tuple[str, str]]:
    text = unguarded(CONTROL.sub(" ", field).strip())
    if not text or meaning != REMARK:
        return [(meaning, text)] if text else []
    name = CONTROL.sub(" ", columns.names[index]) if index < len(columns.names) else ""
    return [("C", f"{name}: {text}" if name else text)]


def write(puzzle: Puzzle, separator: str = ",") -> str:
    """One row, under the names that stand once in `HEADER`; several headers with one letter are joined."""
    entries = str(puzzle.entries) if puzzle.entries.filled else ""
    fields = [_field(puzzle, letter) for letter in LETTERS] if puzzle.headers else [""] * len(LETTERS)
    return separator.join([str(puzzle.givens), entries, *fields]) + "\n"


def _field(puzzle: Puzzle, letter: str) -> str:
    texts = [text.strip() for key, text in puzzle.headers if key.upper() == letter]
    text = guarded(" / ".join(filter(None, texts))[:LONGEST_TEXT].strip())
    return '"{}"'.format(text.replace('"', '""')) if _QUOTED.search(text) else text


_READER = ListReader(_dialect_of)

FORMATS = (
    Format(
        "csv", "CSV", "A table with a puzzle in each row, or a range of a spreadsheet.", (".csv",),
        detect, _READER, write, _KEEPS, many=True, begins=HEADER,
    ),
    Format(
        "tsv", "Columns with tabs", "A table with a puzzle in each row, with tabs between its columns.",
        (".tsv",),
        partial(detect, tabs=True), _READER, partial(write, separator="\t"), _KEEPS, many=True,
        begins=HEADER.replace(",", "\t"),
    ),
    Format(
        "gsf", "gsf list", "A list of puzzles with ratings and names, separated by commas.", (".txt",),
        detect_gsf, ListReader(lambda head: _dialect("gsf", csv_columns.unnamed(head))), many=True,
    ),
)  # fmt: skip
