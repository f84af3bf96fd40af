"""Several puzzles of nine lines in one file, as collections for programmers and judges of contests have them.

::

    Grid 01             2                      53..7....
    003020600           0 0 0 0 0 0 0 1 6      6..195...
    ...                 ...                    ...
    Grid 02             0 0 5 0 0 0 0 0 0      (a blank line)
    200080300           0 3 0 0 0 0 0 0 7      ..9748...
    ...                 ...                    end

Project Euler's problem 96 labels each grid; hihoCoder and POJ 2676 begin with how many there are, and then know no gap;
a line `end` closes a list. Nine rows are a grid wherever they begin, so a grid with a wrong row is only found to be
one where something else than a row follows.
"""

import re

from solver_core.errors import Message
from solver_core.formats.lists import line
from solver_core.formats.lists.collection import Collection, FaultCollector, Headers, PackedCells
from solver_core.formats.reading import COMMENT, Confidence, Contents, Format, comments_dropped
from solver_core.sudoku import grid_text
from solver_core.sudoku.puzzle import CONTROL

_LOOKED_AT = 1 << 16
_LONGEST_LABEL = 200
_NEAR = 1 << 12
"""Characters before a grid in which its label stands."""

_ROW = r"[ \t]*(?:[1-9.0_*][ \t,;]{0,4}){9}"
_BLOCK = rf"(?:^{_ROW}\n){{8}}^{_ROW}$"
_GRID = re.compile(_BLOCK, re.MULTILINE)
_ANNOUNCED = re.compile(
    rf"(?:\A\s*\d{{1,7}}[ \t]*\n\s*|^[ \t]*(?:grid|sudoku|puzzle)[ \t#.:]*\d{{1,7}}[ \t.:]*\n\s*){_BLOCK}",
    re.MULTILINE | re.IGNORECASE,
)
_MORE = re.compile(rf"(?:^{_ROW}\n){{3}}", re.MULTILINE)
IS_ROW = re.compile(_ROW)
_ROW_OR_END = re.compile(rf"^(?:{_ROW}|[^\S\n]*end[^\S\n]*)$", re.MULTILINE | re.IGNORECASE)
_COUNT = re.compile(r"\s*\d{1,7}\s*")
_SEPARATORS = str.maketrans("", "", " \t,;\n")


class _GridResult(FaultCollector):
    """The puzzles read so far, and the rows of the grid that is not yet whole."""

    def __init__(self, dropped: tuple[str, ...]) -> None:
        self.packed = PackedCells()
        super().__init__(self.packed, dropped)
        self.headers: dict[int, Headers] = {}
        self.rows: list[str] = []
        self.label = ""

    def add_row(self, row: str) -> None:
        self.rows.append(row)
        if len(self.rows) == 9:
            self.add_grid("".join(self.rows))

    def add_grid(self, cells: str) -> None:
        if self.label:
            self.headers[len(self.packed)] = (("C", self.label),)
        self.packed.append(cells.translate(_SEPARATORS))
        self.rows, self.label = [], ""

    def end_grid(self, number: int, text: str) -> None:
        """Something else than a row: no grid may be half read here."""
        if self.rows:
            count, found = len(self.rows), text[:200].strip()[:40]
            if grid_text.is_blank(text):
                message = Message("grids.short", count=count)
            else:
                message = Message("grids.interrupted", count=count, found=found)
            self.add(number, None, message)
            self.rows, self.label = [], ""


def detect(text: str) -> Confidence:
    """Whether a grid and rows of another are near the beginning, or one that a count or a label announces."""
    head = text[:_LOOKED_AT]
    first = _GRID.search(head)
    if first is None:
        return Confidence.NONE
    if _MORE.search(head, first.end()) or _ANNOUNCED.search(head):
        return Confidence.LIKELY
    return Confidence.NONE


def read(text: str) -> Contents:
    """The puzzles of all grids that can be read."""
    result = _GridResult(comments_dropped(text))
    at, number, last = 0, 1, ""
    while at < len(text) and not result.is_hopeless:
        if not result.rows:
            # All lines before the next row at once, and nine rows where that is possible: such files may have a
            # million grids, and rubbish a million lines.
            before, at = at, _next_row(text, at, result)
            number += text.count("\n", before, at)
            grid = _GRID.match(text, at)
            if grid is not None:
                result.add_grid(grid[0])
                at, number = grid.end() + 1, number + 9
                continue
        end = text.find("\n", at)
        written = text[at : end if end >= 0 else len(text)]
        if line.is_end(written):
            last = written
            result.end(text, at + len(written))
            break
        _take(result, number, written)
        at, number = at + len(written) + 1, number + 1
    result.end_grid(number, last)
    return result.contents(Collection(result.packed, result.headers), "grids.none")


def _next_row(text: str, at: int, result: _GridResult) -> int:
    """Where the next row or the end of the list stands; the last line before it that says anything is a label."""
    found = _ROW_OR_END.search(text, at)
    start = found.start() if found else len(text)
    for words in text[max(at, start - _NEAR) : start].split("\n")[-2::-1]:
        if not (grid_text.is_blank(words) or grid_text.is_border(words) or COMMENT.match(words)):
            result.label = _label(words)
            break
    return start


def _label(words: str) -> str:
    return "" if _COUNT.fullmatch(words) else CONTROL.sub(" ", words[:_LONGEST_LABEL]).strip()


def _take(result: _GridResult, number: int, text: str) -> None:
    if IS_ROW.fullmatch(text):
        result.add_row(text)
    elif not grid_text.is_border(text) and not COMMENT.match(text):
        result.end_grid(number, text)
        if not grid_text.is_blank(text):
            result.label = _label(text)


FORMAT = Format(
    "grids", "Several grids", "Several puzzles of nine lines each, one below the other.", (".txt",),
    detect, read, many=True,
)  # fmt: skip
