"""Writes the listed puzzles into a file, completely or not at all."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from solver_core.formats import FORMATS, PARTS, Format, FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.rows import Rows
from sudoku_gui.database.schema import LibraryMessage
from sudoku_gui.document.atomic_file import atomic_file, draft_of
from sudoku_gui.player.job import Steps

_BATCH: Final = 32  # puzzles that are written in one step
_SLICE: Final = 4.0  # milliseconds of reading rows in one step
_NOTHING: Final = Puzzle(Grid.empty())


@dataclass(frozen=True, slots=True)
class ExportResult:
    """How many puzzles were written, and what the format lost."""

    path: Path
    format_id: str
    count: int  # number of puzzles in the file
    left_out: int  # number of rows that hold no puzzle
    lost: tuple[str, ...]  # the parts, of `PARTS`, that the format did not keep of some puzzle


def list_formats() -> tuple[Format, ...]:
    """The formats in which many puzzles can be written and read again."""
    return tuple(row for row in FORMATS if row.many and row.writes is not None and "givens" in row.keeps)


def export(rows: Rows, indices: Sequence[int], path: Path, row: Format) -> Steps[ExportResult]:
    """Write some puzzles, in the order of `indices`; closes the rows; raises an OSError or a FormatError."""
    writes = row.writes
    if writes is None:
        raise FormatError("format.unwritten", format=row.name)
    left_out = 0
    lost: set[str] = set()
    with closing(rows), atomic_file(path) as file:
        with draft_of(file) as stream:
            stream.write(row.begins.encode())
            for done, index in enumerate(indices):
                while index >= len(rows) and not rows.is_complete:
                    rows.read_on(_SLICE)
                    yield 0.0
                puzzle = _puzzle(rows, index)
                if puzzle is None:
                    left_out += 1
                else:
                    stream.write(writes(puzzle).encode())
                    lost.update(part for part in PARTS if part not in row.keeps and _has(puzzle, part))
                if done % _BATCH == 0:
                    yield done / len(indices)
            stream.write(row.ends.encode())
        if left_out == len(indices):
            raise FormatError(LibraryMessage("file.nothing"))
        yield from file.commit_beside()
    return ExportResult(
        path, row.id, len(indices) - left_out, left_out, tuple(part for part in PARTS if part in lost)
    )


def _puzzle(rows: Rows, index: int) -> Puzzle | None:
    try:
        return rows.puzzle(index)
    except (FormatError, IndexError):  # the file may have been truncated
        return None


def _has(puzzle: Puzzle, part: str) -> bool:
    return bool(getattr(puzzle, part) != getattr(_NOTHING, part))
