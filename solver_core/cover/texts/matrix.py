"""A 0-1 matrix: a row per line, with nothing, blanks, commas, semicolons or tabs between its 0s and 1s.

Lines of equal length are all rows. A different first line may describe what follows::

    3 4                 rows and columns, as judges give them; also 3 x 4
    1 0 0 1
    0 1 1 0             4 1     columns, and how many of them are secondary, on the left, as in dlx-cpp
    0 0 1 1             4       columns

Lists are rows, too: ``[[1, 0], [0, 1]]`` in one line or several, and ``[1 0; 0 1]``. Between commas, semicolons or tabs
an x is a 1, and nothing, a dash or a dot a 0, as in a `table` with names.

Another kind lists the columns of each row behind their number, as HUST 1017 does::

    3 4                 rows and columns
    2 1 4
    2 2 3
    2 3 4
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from solver_core.cover.problem import Problem, ProblemError
from solver_core.cover.texts.lines import TextLine, cells_of, delimiter_of, sizes, whole_number
from solver_core.errors.quoting import quoted

CELLS: Final = {**dict.fromkeys(("1", "x", "X"), "1"), **dict.fromkeys(("0", "", "-", "."), "0")}
"""The cells of a table, as bits."""

_BLANKS: Final = dict.fromkeys(map(ord, " \t\xa0"))
_NO_BIT: Final = re.compile(r"[^01]")
_MARK: Final = re.compile(r"[01xX]")
_HEAD: Final = re.compile(r"\s*(\d{1,9})(?:(\s*[x×]\s*|\s+)(\d{1,9}))?\s*", re.ASCII)
_OPENING: Final = "[({"
_NO_LIST: Final = re.compile(r"[^01\s,;\[\](){}]")
_INNERMOST: Final = re.compile(r"[\[({]([^\[\](){}]*)[\])}]")
_PIECE: Final = re.compile(r"([^\[\](){};\n]+)")


class _Head(NamedTuple):
    """The numbers in a first line; None for those that it does not give."""

    rows: int | None
    columns: int
    secondary: int = 0


def detects(lines: Sequence[TextLine]) -> bool:
    """Whether there are only cells, and perhaps a first line with their number.

    If that does not match, the text may still be a faulty matrix, unless it is of the other kind.
    """
    rows = _listed(lines) or lines
    head, rest = _parted(rows)
    if head is None:
        is_meant = any(_MARK.search(line.text) for line in rest)
    else:
        is_meant = _fits(head, rest) or (head.rows is not None and not detects_lists(lines))
    return is_meant and all(_bits(line) is not None for line in rest)


def read(lines: Sequence[TextLine]) -> Problem:
    """The problem whose items are the columns, numbered from 1, and whose options are the rows.

    Raises:
        ProblemError: rows of different lengths, an unknown character, or other numbers of rows and columns than the
            first line says.
    """
    head, rows = _parted(_listed(lines) or lines)
    if head is None:
        head = _Head(None, len(_bits(rows[0]) or "") if rows else 0)
    elif head.rows is not None and len(rows) != head.rows and head.columns:
        raise ProblemError("problem_text.count", lines[0].number, count=head.rows, found=len(rows))
    border = head.secondary  # primary columns come first in a Problem, but last in the text
    names = [*range(border + 1, head.columns + 1), *range(1, border + 1)]
    options = []
    for line in rows:
        if (bits := _bits(line)) is None:
            raise _wrong(line)
        if len(bits) != head.columns:
            raise ProblemError("problem_text.width", line.number, count=len(bits), width=head.columns)
        turned = bits[border:] + bits[:border]
        options.append([names[found.start()] for found in re.finditer("1", turned)])
    if not head.columns:  # empty rows have no lines
        options = [[] for _ in range(len(rows) if head.rows is None else head.rows)]
    count = head.columns - border
    return Problem(names[:count], options, names[count:])


def write(problem: Problem, *, marked: bool = False) -> str:
    """The matrix of a problem, with a first line if needed; names are lost."""
    width, secondary = len(problem.names), len(problem.secondary)
    rows = [f"{width} {secondary}\n" if secondary else f"{len(problem.options)} x {width}\n"]
    if not (secondary or marked):
        rows.clear()
    for option in problem.options if width else ():
        row = bytearray(b"0" * width)
        for item in option:
            row[(item + secondary) % width] = ord("1")  # secondary columns come first
        rows.append(f"{row.decode()}\n")
    return "".join(rows)


def holds(problem: Problem) -> bool:
    """Whether a matrix can hold a problem, apart from its names."""
    return not (problem.colours or (problem.secondary and not (problem.items and problem.options)))


def detects_lists(lines: Sequence[TextLine]) -> bool:
    """Whether the first line has two numbers, and the others begin with how many follow."""
    stated = sizes(lines[0]) if lines else None
    if stated is None or len(lines) - 1 != stated[0]:
        return False
    rows = (line.text.split() for line in lines[1:])
    return all(row[0] == str(len(row) - 1) for row in rows)


def read_lists(lines: Sequence[TextLine]) -> Problem:
    """The problem whose items are the columns, numbered from 1.

    Raises:
        ProblemError: an invalid number, an unknown or repeated column, or a wrong count.
    """
    stated = sizes(lines[0])
    if stated is None:
        raise ProblemError("problem_text.sizes", lines[0].number)
    count, width = stated
    if len(lines) - 1 != count:
        raise ProblemError("problem_text.count", lines[0].number, count=count, found=len(lines) - 1)
    options = []
    for line in lines[1:]:
        words = list(line.words())
        length, *columns = map(whole_number, words)
        if length != len(columns):
            raise ProblemError("problem_text.length", line.number, length=length, found=len(columns))
        seen: set[int] = set()
        for word, column in zip(words[1:], columns, strict=True):
            if not 1 <= column <= width:
                raise ProblemError("problem_text.column", word.line, word.column, number=column, width=width)
            if column in seen:
                raise ProblemError("problem_text.twice", word.line, word.column, name=str(column))
            seen.add(column)
        options.append(columns)
    return Problem(range(1, width + 1), options)


def _parted(lines: Sequence[TextLine]) -> tuple[_Head | None, Sequence[TextLine]]:
    """The first line, if it is not a row, and the rows."""
    first = _bits(lines[0]) if lines else ""
    found = _HEAD.fullmatch(lines[0].text) if lines else None
    if found is None or (first is not None and (not lines[1:] or len(_bits(lines[1]) or "") == len(first))):
        return None, lines
    rest = lines[1:]
    count, other = int(found[1]), int(found[3] or 0)
    heads = [_Head(None, count)]
    if found[3]:
        heads = [_Head(count, other)]
        if found[2].isspace() and rest and other < count:
            heads.append(_Head(None, count, other))
    head = next((head for head in heads if _fits(head, rest)), None)
    if head is None and first is not None:
        return None, lines
    return head or heads[0], rest


def _fits(head: _Head, rows: Sequence[TextLine]) -> bool:
    if head.rows not in {None, len(rows)} and head.columns:
        return False
    return all(len(_bits(line) or "") == head.columns for line in rows)


def _bits(line: TextLine) -> str | None:
    """A row as 0s and 1s; None if it has something else."""
    delimiter = delimiter_of(line)
    if delimiter is None:
        bits = line.text.translate(_BLANKS)
        return None if _NO_BIT.search(bits) else bits
    try:
        cells = [CELLS.get(cell) for cell in cells_of(line, delimiter)]
    except ProblemError:
        return None
    return None if None in cells else "".join(filter(None, cells))


def _wrong(line: TextLine) -> ProblemError:
    """The error for a row with something other than cells."""
    delimiter = delimiter_of(line)
    if delimiter is None:
        found = _NO_BIT.search(line.text.translate(_BLANKS))
        sign = found[0] if found else ""
        return ProblemError("problem_text.bit", line.number, line.text.index(sign) + 1, found=repr(sign))
    cells = enumerate(cells_of(line, delimiter), 1)
    place, cell = next((place, cell) for place, cell in cells if cell not in CELLS)
    return ProblemError("problem_text.cell", line.number, name=str(place), found=quoted(cell[:20]))


def _listed(lines: Sequence[TextLine]) -> list[TextLine] | None:
    """The rows of lists in brackets; None if these are none."""
    if not lines or lines[0].text.lstrip()[:1] not in tuple(_OPENING):
        return None
    text = "\n".join(line.text for line in lines)
    if _NO_LIST.search(text):
        return None
    pattern = _INNERMOST if sum(map(text.count, _OPENING)) > 1 else _PIECE
    rows, at, line = [], 0, 0
    for found in pattern.finditer(text):
        line += text.count("\n", at, found.start())
        at = found.start()
        row = " ".join(found[1].split()).rstrip(" ,")
        if row or pattern is _INNERMOST:
            rows.append(TextLine(lines[line].number, row))
    return rows
