"""Lines of 729 characters, nine for each cell: Sukaku, or the candidates of a board.

The d-th of a cell's nine is the digit d where it is a candidate, and else a sign for nothing::

    1.3......   .2.......   123456789   ...     81 of these in one line, without the gaps

or a single board of them in several lines, with gaps anywhere. Nothing distinguishes a given from another digit that
stands alone; `candidates` says what becomes of these. In writing, a cell without notes shows what the rules leave.
"""

import re

from solver_core.formats import candidates
from solver_core.formats.lists import line
from solver_core.formats.lists.collection import read_lines
from solver_core.formats.reading import BEGINNING, Confidence, Contents, Format, FormatError
from solver_core.sudoku.marks import digits_of
from solver_core.sudoku.puzzle import Puzzle

_CANDIDATES_729 = re.compile(r"(?<![1-9.0_*])[1-9.0_*]{729}(?![1-9.0_*])")


def detect(text: str) -> Confidence:
    """Whether 729 characters stand side by side, each in its place."""
    found = _CANDIDATES_729.search(_joined(text) or text, 0, BEGINNING)
    return Confidence.LIKELY if found and _misplaced(found[0]) is None else Confidence.NONE


def read(text: str) -> Contents:
    """The puzzles of all lines that can be read; of a single one also the other ways to understand it."""
    lines, contents = read_lines(_joined(text) or text, _found, lambda row: _understood(row).puzzles[0])
    first = _understood(lines[0])
    if len(lines) > 1:
        return contents._replace(said=first.said)
    return first._replace(faults=contents.faults, dropped=contents.dropped)


def write(puzzle: Puzzle) -> str:
    """The candidates of all cells in one line."""
    cells = (digits_of(mask) for mask in candidates.shown(puzzle))
    return "".join(str(d) if d in digits else "." for digits in cells for d in range(1, 10)) + "\n"


def _joined(text: str) -> str | None:
    """The characters of several lines, where they are those of one board; None if they are not."""
    if len(text) > line.LONGEST:
        return None
    cells = "".join(text.split())
    return (
        cells
        if _CANDIDATES_729.fullmatch(cells) and cells.strip(".0_*") and _misplaced(cells) is None
        else None
    )


def _found(text: str) -> re.Match[str]:
    found = _CANDIDATES_729.search(text) if len(text) <= line.LONGEST else None
    if found is None:
        raise FormatError("sukaku.line")
    if (at := _misplaced(found[0])) is not None:
        column = found.start() + at + 1
        raise FormatError("sukaku.candidate", column=column, found=found[0][at], digit=at % 9 + 1)
    return found


def _understood(text: str) -> Contents:
    found = _found(text)
    masks = [0] * 81
    for at, char in enumerate(found[0]):
        masks[at // 9] |= (char in "123456789") << at % 9
    return candidates.parsed(tuple(masks), headers=line.remarks(text, found))


def _misplaced(cells: str) -> int | None:
    return next((at for at, char in enumerate(cells) if char not in ".0_*" and int(char) != at % 9 + 1), None)


FORMAT = Format(
    "sukaku", "Sukaku", "One line of 729 characters, nine for the candidates of each cell.",
    (".txt", ".sukaku"),
    # Even a given may come back as a note, and a note as a given.
    detect, read, write, frozenset(), many=True,
)  # fmt: skip
