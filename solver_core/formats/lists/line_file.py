"""Files of any length with one puzzle per line; puzzles are read on demand.

Only the offsets of pieces of some 64 KiB are stored, with the numbers of their first row and line::

    starts   0       65,512    131,010 ...      bytes; always the beginning of a line
    firsts   0       399       798              rows before it
    numbers  1       400       799              of its first line in the file

so two gigabytes take less than a megabyte. Pieces are read, not mapped: mapped pages would count as memory.
"""

import os
import stat
import weakref
from array import array
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, BinaryIO, Self

from solver_core.formats import disk
from solver_core.formats.lists import written_lines
from solver_core.formats.lists.collection import Puzzles
from solver_core.formats.lists.dialect import Dialect, decoded
from solver_core.formats.lists.line import LONGEST
from solver_core.formats.lists.written_lines import PIECE, WrittenLines
from solver_core.formats.reading import Format, FormatError
from solver_core.formats.registry import format_called
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle

if TYPE_CHECKING:
    from solver_core.formats.lists.beginning import Beginning

_KEPT = 8
"""Pieces that stay in memory."""


class LineFile(Puzzles):
    """The puzzles of a file with one puzzle in a line.

    A row is a written line: neither blank, nor a comment, nor the names of columns. `len` counts the rows known so
    far; `index` finds more. Methods for a row raise IndexError if it is not yet known, and
    OSError if the disk does not answer. For one thread at a time.

    Attributes:
        path: of the file.
        format: which list it is.
        has_levels: do rows say how hard their puzzles are?
    """

    def __init__(self, path: Path, file: BinaryIO, found: "Beginning") -> None:
        self.path = path
        self.format: Format = format_called(found.dialect.format_id)
        self.has_levels = found.dialect.has_levels
        self._file = file
        self._closing = weakref.finalize(self, file.close)
        self._dialect: Dialect = found.dialect
        self._known = _state(os.fstat(file.fileno()))
        self._starts, self._firsts, self._numbers = array("Q"), array("Q"), array("Q")
        self._pieces: OrderedDict[int, WrittenLines] = OrderedDict()
        self._count = 0
        self._next, self._next_number = found.offset, found.number
        self._is_inside_line = False
        self._is_finished = False
        self._step()

    @classmethod
    def begin(cls, path: str | os.PathLike[str]) -> Self | None:
        """Open a file, after checking its beginning; None if it is not such a list.

        Raises:
            FormatError: it is not text, or a list that is damaged from its beginning.
            OSError: it cannot be opened or read.
        """
        from solver_core.formats.lists.beginning import beginning  # noqa: PLC0415 - most importers never open a list

        file_path = Path(path)
        if not stat.S_ISREG(disk.stat_of(file_path).st_mode):
            return None  # a pipe is not seekable
        file = disk.open_file(file_path)
        try:
            found = beginning(disk.read(file, PIECE), file_path.suffix, os.fstat(file.fileno()).st_size)
            line_file = cls(file_path, file, found) if found else None
        except BaseException:
            file.close()
            raise
        if line_file is None:
            file.close()
        return line_file

    # --- finding rows -------------------------------------------------------------------------------

    # Sequence.index is never needed here, and the name is used for indexing.
    def index(self, milliseconds: float) -> bool:  # type: ignore[override]  # not that of Sequence
        """Go on finding rows for about ``milliseconds``; returns whether all are known now."""
        until = perf_counter() + milliseconds / 1000
        while not self._is_finished and perf_counter() < until:
            self._step()
        return self._is_finished

    @property
    def finished(self) -> bool:
        """Whether the whole list has been indexed."""
        return self._is_finished

    @property
    def fraction(self) -> float:
        """How much of the file has been indexed, from 0 to 1."""
        return 1.0 if self._is_finished else min(1.0, self._next / max(1, self._known[0]))

    def _step(self) -> None:
        piece = self._read(self._next)
        if not piece:
            self._is_finished = True
        elif self._is_inside_line:
            self._skip(piece)
        else:
            self._note(_whole_lines(piece))

    def _note(self, piece: bytes) -> None:
        """Store where a piece begins and how many rows it has."""
        found = written_lines.count(piece)
        if found.rows:
            self._starts.append(self._next)
            self._firsts.append(self._count)
            self._numbers.append(self._next_number)
        self._count += found.rows
        self._next += len(piece)
        self._next_number += found.lines
        self._is_inside_line = len(piece) == PIECE and not piece.endswith(b"\n")
        self._is_finished = found.ended

    def _skip(self, piece: bytes) -> None:
        """Skip the rest of a line that is far too long."""
        at = piece.find(b"\n")
        self._is_inside_line = at < 0
        self._next += len(piece) if at < 0 else at + 1

    # --- rows ---------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return self._count

    def _puzzle(self, index: int) -> Puzzle:
        """The puzzle of a row.

        Raises:
            FormatError: this row holds none; names the line.
        """
        rows, offset = self._row(index)
        try:
            return self._dialect.puzzle(decoded(rows.lines[offset]))
        except GridError as error:
            raise FormatError(error.message, rows.numbers[offset], error.column) from None

    def texts(self, start: int, stop: int) -> list[str]:
        """The lines of the rows from `start` to before `stop`, or the beginnings of very long ones."""
        return [_bounded(line) for lines in self._lines(start, stop) for line in lines]

    def levels(self, start: int, stop: int) -> list[str]:
        """How hard the file says that the puzzles from `start` to before `stop` are; "" where it does not."""
        return [self._dialect.level(line) for lines in self._lines(start, stop) for line in lines]

    def digits(self, start: int, stop: int) -> bytes:
        """The givens of the rows from `start` to before `stop`: 81 digits each, all 0 if a row cannot be read."""
        return b"".join(self._dialect.digits(lines) for lines in self._lines(start, stop))

    def _lines(self, start: int, stop: int) -> Iterator[list[bytes]]:
        """The lines of these rows, piece by piece."""
        start, stop, _ = slice(start, stop).indices(len(self))
        while start < stop:
            rows, offset = self._row(start)
            lines = rows.lines[offset : offset + stop - start]
            yield lines
            start += len(lines)

    def _row(self, index: int) -> tuple[WrittenLines, int]:
        """The piece in which a row stands, and its place there."""
        index = range(self._count)[index]
        at = bisect_right(self._firsts, index) - 1
        rows = self._piece(at)
        offset = index - self._firsts[at]
        if offset >= len(rows.lines):
            raise FormatError("list.shorter")
        return rows, offset

    def _piece(self, at: int) -> WrittenLines:
        if at in self._pieces:
            self._pieces.move_to_end(at)
            return self._pieces[at]
        piece = _whole_lines(self._read(self._starts[at]))
        rows = self._pieces[at] = written_lines.rows(piece, self._numbers[at])
        if len(self._pieces) > _KEPT:
            self._pieces.popitem(last=False)
        return rows

    # --- the file -----------------------------------------------------------------------------------

    def _read(self, offset: int) -> bytes:
        """The next bytes, up to the size at opening: a file that keeps growing would never end."""
        self._file.seek(offset)
        return disk.read(self._file, min(PIECE, self._known[0] - offset))

    def has_changed(self) -> bool:
        """Whether the file has changed since it was opened, or is gone."""
        try:
            return _state(self.path.stat()) != self._known
        except OSError:
            return True

    def close(self) -> None:
        """Close the file; rows can then no longer be read. Happens automatically when the list is garbage."""
        self._closing()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.path.name!r}, {len(self)} rows so far>"


def _whole_lines(piece: bytes) -> bytes:
    """The piece without the beginning of a line that goes on in the next one; a short piece is the file's last."""
    return written_lines.complete(piece) if len(piece) == PIECE else piece


def _bounded(line: bytes) -> str:
    return decoded(line[: 4 * LONGEST])[:LONGEST]


def _state(found: os.stat_result) -> tuple[int, int, int]:
    return found.st_size, found.st_mtime_ns, found.st_ino
