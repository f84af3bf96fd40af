"""How the rows of a list hold their puzzles, for whole texts and for files read piece by piece.

A list is lines; a line that is *written* (neither blank nor a comment) is a row, and each row is a
puzzle or a fault. What differs between lists is a `Dialect`: where in a row the cells stand.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from solver_core.formats.lists.line import CELLS_81, FULL, Found
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle

_BAD = 255
_TO_DIGITS = bytes(
    code - ord("0") if code in b"0123456789" else 0 if code in b"._*" else _BAD for code in range(256)
)

_NONE = Grid.empty()
_CELLS_81, _FULL = re.compile(CELLS_81.pattern.encode()), re.compile(FULL.pattern.encode())


@dataclass(frozen=True, slots=True)
class Dialect:
    """Where the cells of a row are.

    Args:
        format_id: of the format in `registry`.
        found: the 81 characters in a row and what stands beside them; raises GridError, with a column where it knows
            one.
        has_header: whether the first row has names of columns.
        has_levels: whether rows have a level, as header L.
        has_entries: whether rows have a column for entries.
        dropped: codes of parts of rows that have no place in a puzzle.
        separator, column: in a plain row, the cells are the whole field with this number; without a separator, the
            whole row.
    """

    format_id: str
    found: Callable[[str], Found]
    has_header: bool = False
    has_levels: bool = False
    has_entries: bool = False
    dropped: tuple[str, ...] = ()
    separator: bytes = b""
    column: int = 0

    def puzzle(self, text: str) -> Puzzle:
        """The puzzle in a row.

        Raises:
            GridError: there is none; without the number of the line.
        """
        if "\r" in text:
            raise GridError("list.line_ends")
        found = self.found(text)
        return Puzzle(_grid(found.cells), _grid(found.entries) if found.entries else _NONE, found.headers)

    def level(self, row: bytes) -> str:
        """How hard a row says that its puzzle is; "" if it does not, or cannot be read."""
        if not self.has_levels:
            return ""
        try:
            headers = self.found(decoded(row)).headers
        except GridError:
            return ""
        return next((text for letter, text in headers if letter == "L"), "")

    def plain(self, piece: bytes) -> bytes | None:
        """81 digits for each line of a piece that is nothing but lines of 81 cells; None if it is more, or less."""
        lines, rest = divmod(len(piece), 82)
        if rest or self.separator or self.has_header or piece[81::82] != b"\n" * lines:
            return None
        digits = piece.translate(_TO_DIGITS, b"\n")
        return digits if len(digits) == 81 * lines and _BAD not in digits else None

    def digits(self, rows: Sequence[bytes]) -> bytes:
        """81 digits for each row, all of them 0 if there is no puzzle."""
        cells = self._cells(rows)
        if cells and all(len(field) == 81 for field in cells):
            digits = b"".join(cells).translate(_TO_DIGITS)
            if _BAD not in digits:
                return digits
        return b"".join(map(self._digits_of_one, rows))

    def _cells(self, rows: Sequence[bytes]) -> Sequence[bytes]:
        """The fields of the cells where all rows are plain, in a fraction of the time that reading them takes."""
        if not self.separator:
            return rows if all(len(row) == 81 for row in rows) else _contiguous(rows)
        if any(b'"' in row for row in rows):
            return ()
        last = self.column + 1
        try:
            return [row.split(self.separator, last)[self.column] for row in rows]
        except IndexError:
            return ()

    def _digits_of_one(self, row: bytes) -> bytes:
        try:
            return self.puzzle(decoded(row)).givens.digits
        except GridError:
            return bytes(81)


def _grid(cells: str) -> Grid:
    return Grid(cells.encode("ascii").replace(b" ", b".").translate(_TO_DIGITS))


def _contiguous(rows: Sequence[bytes]) -> Sequence[bytes]:
    """The 81 contiguous cells in rows that have more text, unless they may be solutions before a puzzle."""
    found = [cells[0] for row in rows if (cells := _CELLS_81.search(row))]
    return () if len(found) < len(rows) or any(map(_FULL.fullmatch, found)) else found


def decoded(row: bytes) -> str:
    """A line as text, with usual cells: UTF-8, or Latin-1 if it is none."""
    try:
        return grid_text.with_usual_cells(row.decode("utf-8"))
    except UnicodeDecodeError:
        return row.decode("latin-1")
