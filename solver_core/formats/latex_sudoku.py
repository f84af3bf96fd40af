r"""LaTeX: the environment of the package sudoku, with cells between bars and a full stop behind each row.

::

    \begin{sudoku}
    |2|5| | |3| |9| |1|.
    | |1| | | |4| | | |.
    ...
    \end{sudoku}

Other environments of the package, such as ``sudoku-block``, have the same rows. Comments begin with ``%``.
"""

import re
from itertools import pairwise

from solver_core.formats.reading import (
    SINGLE_LIMIT,
    Confidence,
    Contents,
    Format,
    FormatError,
    check_length,
    line_and_column,
)
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

_BEGIN = re.compile(r"\\begin\{(sudoku(?:-block)?)\}")
_COMMENT = re.compile(r"(?<!\\)%[^\n]*")
_ROW = re.compile(r"\|([^|.\n]*\|){9}[ \t]*\.")


def detect(text: str) -> Confidence:
    """Does such an environment begin?"""
    return Confidence.CERTAIN if len(text) <= SINGLE_LIMIT and _BEGIN.search(text) else Confidence.NONE


def read(text: str) -> Contents:
    """The puzzle of the first such environment.

    Raises:
        FormatError: it does not have nine rows of nine cells.
    """
    check_length(text)
    # As many blanks as a comment was long keep every column where it was.
    bare = _COMMENT.sub(lambda found: " " * len(found[0]), text)
    begin = _BEGIN.search(bare)
    if begin is None:
        raise FormatError("latex.none")
    end = bare.find(f"\\end{{{begin[1]}}}", begin.end())
    body = bare[begin.end() : len(bare) if end < 0 else end]
    rows = list(_ROW.finditer(body))
    if len(rows) != 9 or _ROW.sub("", body).strip():
        raise FormatError("latex.rows", *line_and_column(bare, begin.start()), count=len(rows))
    digits = [_digit(bare, at) for row in rows for at in _fields(row, begin.end())]
    return Contents((Puzzle(Grid(bytes(digits))),), dropped=("comments",) if bare != text else ())


def _fields(row: re.Match[str], offset: int) -> list[tuple[int, int]]:
    """Where the fields of a row begin and end in the whole text."""
    bars = [offset + row.start() + at for at, char in enumerate(row[0]) if char == "|"]
    return [(left + 1, right) for left, right in pairwise(bars)]


def _digit(text: str, at: tuple[int, int]) -> int:
    field = text[at[0] : at[1]].strip()
    if field in ("", *"123456789"):
        return int(field or 0)
    raise FormatError("latex.cell", *line_and_column(text, at[0]), found=field[:20])


FORMAT = Format(
    "latex", "LaTeX", "Nine rows between bars, as the package sudoku for LaTeX has them.", (".tex",),
    detect, read,
)  # fmt: skip
