"""Which list a file is, seen from its beginning alone."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from solver_core.formats import csv_lists, exchange, sdm
from solver_core.formats.detection import surest
from solver_core.formats.dialect import Dialect
from solver_core.formats.files import SIZE_LIMIT, decode, utf16
from solver_core.formats.reading import FormatError
from solver_core.formats.written_lines import PIECE, complete, rows
from solver_core.sudoku import grid_text

_DIALECTS: Mapping[str, Callable[[str], Dialect]] = {
    "csv": csv_lists.dialect,
    "tsv": csv_lists.dialect,
    "gsf": csv_lists.gsf_dialect,
    "exchange": exchange.dialect,
    "sdm": sdm.dialect,
}
"""How the formats that are lists of lines read a row, once they know the first lines of the file."""

_MARK = b"\xef\xbb\xbf"


class Beginning(NamedTuple):
    """What the first bytes of a list show: how rows are read, and where, and in which line, they begin."""

    dialect: Dialect
    offset: int
    number: int


def beginning(head: bytes, extension: str = "", size: int = 0, format_id: str = "") -> Beginning | None:
    """The list that begins with these bytes; None where it is none, or one that must be read as a whole.

    Args:
        head: the first `PIECE` bytes of a file or pipe, or all where it has less.
        extension: the ending of the file's name.
        size: of the whole file, where that is known.
        format_id: the format, where somebody knows it.

    Raises:
        FormatError: this is no text, or its first line has no end.
    """
    if utf16(head):
        return None
    lines = complete(head) if len(head) == PIECE else head
    text = grid_text.with_usual_cells(decode(lines).replace("\r\n", "\n"))
    if len(lines) == PIECE and not lines.endswith(b"\n"):
        if size > SIZE_LIMIT:
            raise FormatError("list.no_end", 1, count=PIECE)
        return None
    if "\r" in text:
        return None
    if not format_id:
        row = surest(text, extension)
        format_id = row.id if row else ""
    return _behind_header(lines, _DIALECTS[format_id](text)) if format_id in _DIALECTS else None


def _behind_header(lines: bytes, dialect: Dialect) -> Beginning:
    start = len(_MARK) if lines.startswith(_MARK) else 0
    if not dialect.has_header:
        return Beginning(dialect, start, 1)
    number = rows(lines[start:], 1).numbers[0]
    offset = start
    for _ in range(number):
        offset = (lines.find(b"\n", offset) + 1) or len(lines)
    return Beginning(dialect, offset, number + 1)
