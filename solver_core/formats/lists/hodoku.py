r"""HoDoKu's library lines, and the lines of Sudoku Susser that they come from.

A line has six or seven colons, and any of its fields may be empty but the cells::

    :0300:4:.4..1+76...+9...:436 257:eliminations:placements:extra
     |    | |               |
     |    | |               candidates taken away: digit, row and col, counted from 1
     |    | 81 cells; a + before an entry
     |    digits that the step is about
     technique, 0000 for none

Susser's line is the cells, perhaps with a colon and the candidates taken away. Its short form has nine rows
with commas between them, and in each row one ``*`` for as many empty cells as it lacks::

    *6..3.,*8..2..,2..5*,*29.5..,.76*,*1..,*7.64,5*,*7.

Candidates taken away are part of the puzzle, and the others its notes. Notes are written where every empty cell has
some, of the candidates that are left, and a candidate is lacking somewhere: candidates that are all there are no
notes. What else is noted is not kept.
"""

import re
from collections.abc import Iterable
from itertools import islice

from solver_core.formats import candidates
from solver_core.formats.lists import line
from solver_core.formats.lists.collection import read_lines
from solver_core.formats.reading import BEGINNING, Confidence, Contents, Format, FormatError
from solver_core.sudoku import grid_text
from solver_core.sudoku.cells import cell_at, col, row
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError, NumberedLine
from solver_core.sudoku.puzzle import Puzzle

_CELLS = r"(?P<cells>(?:\+[1-9]|[1-9.0]){81})"
_GONE = r"[^\S\n]*(?P<gone>(?:[1-9]{3}(?:[^\S\n]+[1-9]{3})*)?)[^\S\n]*"
_LIBRARY = re.compile(rf"\s*:(?P<technique>[^:\n]*):[^:\n]*:{_CELLS}:{_GONE}(?P<step>(?::[^:\n]*){{2,3}})")
_SUSSER = re.compile(rf"\s*{_CELLS}(?::{_GONE})?\s*")
_SHORT = re.compile(r"\s*[1-9.0*+]{1,18}(?:,[1-9.0*+]{1,18}){8}\s*")
_NO_STEP = re.compile(r"0*")
_CELL = re.compile(r"\+?[1-9.0]")


def detect(text: str) -> Confidence:
    """Whether the first lines have colons or signs as only HoDoKu and Susser put them."""
    best = Confidence.NONE
    for written in islice(line.WRITTEN.finditer(text, 0, BEGINNING), 3):
        best = max(best, _confidence(written[0]))
    return best


def _confidence(text: str) -> Confidence:
    if len(text) > line.LONGEST:
        return Confidence.NONE
    if _LIBRARY.fullmatch(text):
        return Confidence.CERTAIN
    if text.lstrip().startswith(":") and text.count(":") in (6, 7):
        return Confidence.LIKELY
    found = _SUSSER.fullmatch(text)
    if found is not None:
        return Confidence.LIKELY if "+" in found["cells"] or found["gone"] else Confidence.NONE
    return Confidence.LIKELY if "*" in text and _expanded(text) else Confidence.NONE


def read(text: str) -> Contents:
    """The puzzles of all lines that can be read."""
    lines, contents = read_lines(text, _found, _puzzle)
    return contents._replace(dropped=contents.dropped + _steps(lines))


def write(puzzle: Puzzle) -> str:
    """A library line that belongs to no step."""
    pairs = zip(puzzle.givens.digits, puzzle.entries.digits, strict=True)
    cells = "".join(f"+{entry}" if entry else str(given or ".") for given, entry in pairs)
    gone = (f"{digit}{row(cell) + 1}{col(cell) + 1}" for cell, digit in candidates.eliminated(puzzle))
    return f":0000:x:{cells}:{' '.join(gone)}::\n"


def _found(text: str) -> re.Match[str]:
    is_short = len(text) <= line.LONGEST
    found = (_LIBRARY.fullmatch(text) or _SUSSER.fullmatch(_expanded(text) or text)) if is_short else None
    if found is None:
        raise _complaint(text)
    return found


def _puzzle(text: str) -> Puzzle:
    found = _found(text)
    cells = _CELL.findall(found["cells"])
    givens = Grid(bytes(0 if cell == "." or len(cell) > 1 else int(cell) for cell in cells))
    entries = Grid(bytes(int(cell[1]) if len(cell) > 1 else 0 for cell in cells))
    gone = [_candidate(word) for word in (found["gone"] or "").split()]
    return candidates.with_eliminated(givens, entries, gone) if gone else Puzzle(givens, entries)


def _candidate(word: str) -> tuple[int, int]:
    """The cell and the digit of a candidate such as 436, a 4 in r3c6."""
    return cell_at(int(word[1]) - 1, int(word[2]) - 1), int(word[0])


def _expanded(text: str) -> str | None:
    """The cells of a shortened line, with all that its stars stand for; None if it is none."""
    if not _SHORT.fullmatch(text):
        return None
    rows = [_expanded_row(cells) for cells in text.strip().split(",")]
    return None if None in rows else "".join(filter(None, rows))


def _expanded_row(cells: str) -> str | None:
    lacking = 9 - (len(cells) - cells.count("+") - cells.count("*"))
    if cells.count("*") > 1 or lacking < 0 or bool(lacking) != ("*" in cells):
        return None
    return cells.replace("*", "." * lacking)


def _steps(lines: Iterable[str]) -> tuple[str, ...]:
    """The code of dropped steps, where any line is about one."""
    found = filter(None, map(_LIBRARY.fullmatch, lines))
    is_step = (not _NO_STEP.fullmatch(line["technique"].strip()) or line["step"].strip(":") for line in found)
    return ("technique",) if any(is_step) else ()


def _complaint(row: str) -> GridError:
    """The error of a line that cannot be read: mostly it is in the cells."""
    fields = row.split(":")
    if len(fields) not in (7, 8):
        return FormatError("hodoku.line")
    cells = fields[3].replace("+", "")
    try:
        grid_text.read([NumberedLine(1, cells)])
    except GridError as error:
        return FormatError(error.message)
    return FormatError("hodoku.candidates", found=fields[4].strip()[:20])


FORMAT = Format(
    "hodoku", "HoDoKu library", "One line with givens, entries and deleted candidates.", (".txt",),
    detect, read, write, frozenset({"givens", "entries"}), many=True,
)  # fmt: skip
