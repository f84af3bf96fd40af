"""One puzzle in one line: 81 characters, perhaps with a rating or a label beside them.

The 81 must not touch another character of their alphabet: so a line of 729 candidates, or
two puzzles without a gap, is never mistaken for one. Four more signs may stand for empty cells
where nothing else does in the same puzzle, and no letter or digit touches it::

    4-----8-5-3---...   or   4xxxxx8x5x3xxx...   or   4XXXXX...   or   4?????...
"""

import re
from itertools import islice
from typing import NamedTuple

from solver_core.formats import reading
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import EMPTY
from solver_core.sudoku.puzzle import CONTROL, Puzzle

CELLS_81 = re.compile(r"(?<![1-9.0_*])[1-9.0_*]{81}(?![1-9.0_*])")
"""81 cells and no more."""

FULL = re.compile(r"[1-9]{81}")
"""81 digits, which solve a puzzle or are one that is solved."""

_NEARLY = re.compile(r"[1-9.0_*]{60,}")

SPACED = re.compile(r"^[1-9 ]{81}$", re.MULTILINE)
"""A whole line of 81, with blanks for empty cells."""

_SIGNED = re.compile(
    "|".join(
        rf"(?<![\w?-])(?={sign}*[1-9])(?:[1-9]|{sign}){{81}}(?![\w?-])" for sign in ("-", "x", "X", r"\?")
    )
)
"""81 cells with another sign for the empty ones, and a digit among them: without one it may be a rule."""

_SIGNS = str.maketrans(dict.fromkeys(grid_text.OTHER_SIGNS, "."))

WRITTEN = re.compile(rf"^[^\S\n]*(?!{reading.COMMENT_SIGN})\S[^\n]*", re.MULTILINE)
"""A line that is neither blank nor a comment."""

LONGEST = 4096
"""Characters of a line that may hold a puzzle; what stands beside the cells is kept, after all."""

_NEAR = 1 << 16
"""Characters in which the less usual signs are looked for: that takes longer."""

_END = re.compile(r"\s*end\s*", re.IGNORECASE)
_MARKS = " \t,;#|:"


class Found(NamedTuple):
    """81 characters of a line, as headers what stands beside them, and 81 for the user's entries where it has some."""

    cells: str
    headers: tuple[tuple[str, str], ...]
    entries: str = ""


def find(text: str) -> Found | None:
    """The 81 characters in a line; labels before and behind them become remarks."""
    found = _found_cells(text) if len(text) <= LONGEST else None
    if found is None:
        return Found(text, ()) if SPACED.fullmatch(text) else None
    cells = found[0].translate(_SIGNS)
    return Found(cells, () if len(text) == 81 else remarks(text, found))


def remarks(text: str, found: re.Match[str]) -> tuple[tuple[str, str], ...]:
    """The words before and behind the cells in a line, as headers."""
    beside = (text[: found.start()], text[found.end() :])
    bare = (CONTROL.sub(" ", part).strip(_MARKS) for part in beside)
    return tuple(("C", remark) for remark in bare if remark)


def _found_cells(text: str) -> re.Match[str] | None:
    """The first 81 cells with a gap among them, or else the first: what is full is rather a solution."""
    first = CELLS_81.search(text)
    if first is None:
        return _SIGNED.search(text)
    if not FULL.fullmatch(first[0]):
        return first
    behind = CELLS_81.finditer(text, first.end())
    found = next((cells for cells in behind if not FULL.fullmatch(cells[0])), first)
    # A full one beside what is nearly 81 cells is the solution of a damaged puzzle.
    is_damaged = found is first and any(len(cells) != 81 for cells in _NEARLY.findall(text))
    return None if is_damaged else found


def _puzzles_in(text: str) -> list[str]:
    """All puzzles that stand in one line; what goes on with the one before it is its solution or its board."""
    found: list[str] = []
    for cells in CELLS_81.findall(text):
        if not FULL.fullmatch(cells) and not (found and _goes_on(found[-1], cells)):
            found.append(cells)
    return found


def _goes_on(cells: str, other: str) -> bool:
    return (
        all(char in EMPTY or char == next_char for char, next_char in zip(cells, other, strict=True))
        and cells != other
    )


def is_anywhere(text: str) -> bool:
    """Whether 81 cells stand side by side in a line near the beginning of a text, however long it is."""
    near = text[: reading.BEGINNING]
    return bool(CELLS_81.search(near) or SPACED.search(near) or _SIGNED.search(near, 0, _NEAR))


def is_end(text: str) -> bool:
    """Whether this is the line that closes a judge's list."""
    return _END.fullmatch(text) is not None


def detect(text: str) -> reading.Confidence:
    """Whether a text is a single line with 81 cells, perhaps closed by an end."""
    if not reading.is_short(text):
        return reading.Confidence.NONE
    lines = [line[0] for line in islice(WRITTEN.finditer(text), 3)]
    if not 0 < len(lines) < 3 or is_end(lines[0]) or not all(map(is_end, lines[1:])):
        return reading.Confidence.NONE
    return reading.Confidence.LIKELY if find(lines[0]) else reading.Confidence.HARDLY


def read(text: str) -> reading.Contents:
    """The puzzle in the only line that holds one, or several where they stand in one line."""
    line = next((line for line in reading.lines_of_one(text) if WRITTEN.match(line.text)), None)
    if line is None:
        raise reading.FormatError("list.no_cells")
    found = find(line.text)
    if found is None:
        puzzles = [Puzzle(Grid(grid_text.read([line]).digits))]
    elif len(several := _puzzles_in(line.text)) > 1:
        puzzles = [Puzzle(Grid.parse(cells)) for cells in several]
    else:
        puzzles = [Puzzle(Grid.parse(found.cells), headers=found.headers)]
    return reading.Contents(tuple(puzzles), dropped=reading.comments_dropped(text))


def write(puzzle: Puzzle) -> str:
    """The 81 givens in one line, with a line break at the end."""
    return f"{puzzle.givens}\n"


FORMAT = reading.Format(
    "line", "One line", "81 characters in a row, with . for an empty cell.", (".txt",),
    detect, read, write, many=True,
)  # fmt: skip
