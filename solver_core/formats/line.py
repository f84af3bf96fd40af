"""One puzzle in one line: 81 characters, perhaps with a rating or a label beside them.

The 81 must not touch another character of their alphabet: so a line of 729 candidates, or
two puzzles without a gap, is never mistaken for one.
"""

import re
from itertools import islice
from typing import NamedTuple

from solver_core.formats.reading import SINGLE_LIMIT, Confidence, Contents, comments_dropped, lines_of_one
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import CONTROL, Puzzle

RUN = re.compile(r"(?<![1-9.0_*])[1-9.0_*]{81}(?![1-9.0_*])")
"""81 cells and no more."""

SPACED = re.compile(r"^[1-9 ]{81}$", re.MULTILINE)
"""A whole line of 81, with blanks for empty cells."""

WRITTEN = re.compile(r"^[^\S\n]*[^\s#][^\n]*", re.MULTILINE)
"""A line that is neither blank nor a comment."""

LONGEST = 4096
"""Characters of a line that may hold a puzzle; what stands beside the cells is kept, after all."""

_END = re.compile(r"\s*end\s*", re.IGNORECASE)
_MARKS = " \t,;#|:"


class Found(NamedTuple):
    """81 characters of a line, as headers what stands beside them, and 81 for the user's entries where it has some."""

    run: str
    headers: tuple[tuple[str, str], ...]
    entries: str = ""


def find(text: str) -> Found | None:
    """The 81 characters in a line; labels before and behind them become remarks."""
    found = RUN.search(text) if len(text) <= LONGEST else None
    if found is None:
        return Found(text, ()) if SPACED.fullmatch(text) else None
    beside = (text[: found.start()], text[found.end() :])
    remarks = (CONTROL.sub(" ", part).strip(_MARKS) for part in beside)
    return Found(found[0], tuple(("C", remark) for remark in remarks if remark))


def is_end(text: str) -> bool:
    """Is this the line that closes a judge's list?"""
    return _END.fullmatch(text) is not None


def recognises(text: str) -> Confidence:
    """Is there a single line, perhaps closed by an end, and are there 81 cells in it?"""
    if len(text) > SINGLE_LIMIT:
        return Confidence.NONE
    lines = [line[0] for line in islice(WRITTEN.finditer(text), 3)]
    if not 0 < len(lines) < 3 or is_end(lines[0]) or not all(map(is_end, lines[1:])):
        return Confidence.NONE
    return Confidence.LIKELY if find(lines[0]) else Confidence.HARDLY


def read(text: str) -> Contents:
    """The puzzle in the only line that holds one.

    Raises:
        GridError: it does not hold 81 cells.
    """
    line = next(line for line in lines_of_one(text) if WRITTEN.match(line.text))
    found = find(line.text)
    if found is None:
        puzzle = Puzzle(Grid(grid_text.read([line]).digits))
    else:
        puzzle = Puzzle(Grid.parse(found.run), headers=found.headers)
    return Contents((puzzle,), dropped=comments_dropped(text))


def write(puzzle: Puzzle) -> str:
    """The givens in one line."""
    return f"{puzzle.givens}\n"
