"""Finds frames of nine rows in a text, whatever they hold: digits side by side, or candidates.

A row has bars, or is nine cells with blanks between; borders and blank lines only draw. What
stands around the frames, as the words of a step do, is no row. Layouts::

    *-----------*       +-------+-------+        .---------------.---------      :---+---:  '---'
     |38.|...|5.6|      | 4 . . | . 8 . |        | 12    7   458 | 3   69
                                                 | *12  #7  -4-58 ...       a step of HoDoKu's

Before candidates HoDoKu puts ``*`` for a cell of the pattern, ``#`` a fin, ``@`` an endo-fin, a letter for
a set, and ``-`` before a candidate that goes. Sudoku Explainer passes over more of such signs.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from solver_core.formats.reading import FormatError
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid_text import NumberedLine
from solver_core.sudoku.marks import mask_of

_SIGNS = "-+*#@/^%&()$A-Za-z"
_CELL = re.compile(rf"(?:[{_SIGNS}]*[1-9])+|[.0]", re.ASCII)
_ANY_SIGN = re.compile(rf"[{_SIGNS}]")
_GAPS = re.compile(r"[\s|│┃║]+")
_CLOSED = re.compile(r"[|│┃║]\s*\Z")


class Frame(NamedTuple):
    """Nine rows.

    Args:
        masks: the digits of each cell; bit ``d - 1`` for digit ``d``.
        locations: line and column of each cell; the column is None if cells are as wide as they like.
        has_several: do several digits stand in a cell?
        has_signs: do signs of a step stand before candidates?
    """

    masks: tuple[int, ...]
    locations: Sequence[tuple[int, int | None]]
    has_several: bool = False
    has_signs: bool = False


class FoundFrames(NamedTuple):
    """The frames of a text, in its order; and does more than frames stand in it?"""

    frames: Sequence[Frame]
    has_rest: bool


def cells(text: str) -> list[str] | None:
    """The nine cells of a row of candidates; None if it is no such row."""
    found = [cell for cell in _GAPS.split(text) if cell]
    return found if len(found) == 9 and all(map(_CELL.fullmatch, found)) else None


def has_bars(text: str) -> bool:
    """Whether a line is divided by bars, and no border."""
    return grid_text.is_framed(text) and not grid_text.is_border(text)


def find(lines: Sequence[NumberedLine]) -> FoundFrames:
    """All frames; raises a FormatError where the rows make no whole boards."""
    inked = [line for line in lines if not (grid_text.is_blank(line.text) or grid_text.is_border(line.text))]
    rows = [line for line in inked if has_bars(line.text) or cells(line.text)]
    if not rows or len(rows) % 9:
        number = rows[-1].number if rows else None
        raise FormatError("frame.rows", number, count=len(rows))
    frames = [_frame(rows[start : start + 9]) for start in range(0, len(rows), 9)]
    return FoundFrames(frames, len(rows) < len(inked))


def _frame(rows: Sequence[NumberedLine]) -> Frame:
    closed = [_CLOSED.search(row.text) is not None for row in rows]
    if closed[0] and not all(closed):
        raise FormatError("frame.open", rows[closed.index(False)].number)
    split = [(row.number, cells(row.text)) for row in rows]
    tokens = [(number, cell) for number, found in split for cell in found or ()]
    if len(tokens) == 81:
        masks = tuple(mask_of(int(char) for char in cell if char in "123456789") for _, cell in tokens)
        several = any(sum(char in "123456789" for char in cell) > 1 for _, cell in tokens)
        signs = any(_ANY_SIGN.search(cell) for _, cell in tokens)
        return Frame(masks, [(number, None) for number, _ in tokens], several, signs)
    if any(_has_several(found) for _, found in split):
        number = next(number for number, found in split if not found)
        raise FormatError("frame.row", number)
    digits, locations = grid_text.read(rows)
    return Frame(tuple(1 << digit >> 1 for digit in digits), locations)


def _has_several(found: Sequence[str] | None) -> bool:
    return any(len(cell) > 1 for cell in found or ())
