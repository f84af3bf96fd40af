"""Detects the kind of a list from the beginning of a file."""

from typing import NamedTuple

from solver_core.formats.detection import surest
from solver_core.formats.files import SIZE_LIMIT, decode, utf16
from solver_core.formats.lists.collection import ListReader
from solver_core.formats.lists.dialect import Dialect
from solver_core.formats.lists.written_lines import PIECE, complete, rows
from solver_core.formats.reading import FormatError
from solver_core.formats.registry import format_called
from solver_core.sudoku import grid_text

_MARK = b"\xef\xbb\xbf"


class Beginning(NamedTuple):
    """The start of a list: how rows are read, and the offset and line where they begin."""

    dialect: Dialect
    offset: int
    number: int


def beginning(head: bytes, extension: str = "", size: int = 0, format_id: str = "") -> Beginning | None:
    """The list that begins with these bytes; None if it is none, or one that must be read as a whole.

    Args:
        head: the first `PIECE` bytes of a file or pipe, or all of a shorter one.
        extension: the ending of the file's name.
        size: of the whole file, where that is known.
        format_id: the format, if known.

    Raises:
        FormatError: this is not text, or its first line has no end.
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
    row = format_called(format_id) if format_id else surest(text, extension)
    return (
        _behind_header(lines, row.reads.dialect(text)) if row and isinstance(row.reads, ListReader) else None
    )


def _behind_header(lines: bytes, dialect: Dialect) -> Beginning:
    start = len(_MARK) if lines.startswith(_MARK) else 0
    if not dialect.has_header:
        return Beginning(dialect, start, 1)
    number = rows(lines[start:], 1).numbers[0]
    offset = start
    for _ in range(number):
        offset = (lines.find(b"\n", offset) + 1) or len(lines)
    return Beginning(dialect, offset, number + 1)
