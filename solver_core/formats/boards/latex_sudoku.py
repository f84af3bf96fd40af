r"""LaTeX: the environment of the package sudoku, with cells between bars and a full stop after each row.

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

from solver_core.formats import reading
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

_BEGIN = re.compile(r"\\begin\{(sudoku(?:-block)?)\}")
_COMMENT = re.compile(r"(?<!\\)%[^\n]*")
_ROW = re.compile(r"\|([^|.\n]*\|){9}[ \t]*\.")


def detect(text: str) -> reading.Confidence:
    """Whether such an environment begins."""
    return (
        reading.Confidence.CERTAIN
        if len(text) <= reading.SINGLE_LIMIT and _BEGIN.search(text)
        else reading.Confidence.NONE
    )


def read(text: str) -> reading.Contents:
    """The puzzle of the first such environment."""
    reading.check_length(text)
    # As many blanks as a comment was long keep every column where it was.
    bare = _COMMENT.sub(lambda found: " " * len(found[0]), text)
    begin = _BEGIN.search(bare)
    if begin is None:
        raise reading.FormatError("latex.none")
    end = bare.find(f"\\end{{{begin[1]}}}", begin.end())
    body = bare[begin.end() : len(bare) if end < 0 else end]
    rows = list(_ROW.finditer(body))
    if len(rows) != 9 or _ROW.sub("", body).strip():
        raise reading.FormatError(
            "latex.rows", *reading.line_and_column(bare, begin.start()), count=len(rows)
        )
    digits = []
    for row in rows:
        bars = [begin.end() + row.start() + at for at, char in enumerate(row[0]) if char == "|"]
        for left, right in pairwise(bars):
            field = bare[left + 1 : right].strip()
            if field not in ("", *"123456789"):
                raise reading.FormatError(
                    "latex.cell", *reading.line_and_column(bare, left + 1), found=field[:20]
                )
            digits.append(int(field or 0))
    return reading.Contents((Puzzle(Grid(bytes(digits))),), dropped=("comments",) if bare != text else ())


FORMAT = reading.Format(
    "latex", "LaTeX", "Nine rows between bars, as the package sudoku for LaTeX has them.", (".tex",),
    detect, read,
)  # fmt: skip
