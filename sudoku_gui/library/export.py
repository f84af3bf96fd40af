"""Writing what is seen on the shelf into a file that holds many puzzles: work in slices, whole in the end or not at all."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from solver_core.formats import FORMATS, PARTS, Format, FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import paths
from sudoku_gui.document.atomic_file import draft_of, whole_file
from sudoku_gui.library.open_list_rows import Rows
from sudoku_gui.player.job import Job, Steps

_BATCH: Final = 32
"""Puzzles that are written between two looks at the clock."""
_LOOK: Final = 4.0
"""Milliseconds of looking for rows at a time."""
_NOTHING: Final = Puzzle(Grid.empty())


@dataclass(frozen=True, slots=True)
class Written:
    """What came of writing.

    Attributes:
        path: the file.
        format_id: its format.
        count: how many puzzles it holds.
        left_out: how many rows hold no puzzle.
        lost: the parts, of `PARTS`, that the format did not keep of some puzzle.
    """

    path: Path
    format_id: str
    count: int
    left_out: int
    lost: tuple[str, ...]


class Exporting(Job):
    """Writes one list after the other; see `Job` for its signals: what is finished is a `Written`.

    Attributes:
        name: of the file that is written, or was last.
    """

    name = ""

    def begin(self, rows: Rows, indices: Sequence[int], path: Path, row: Format) -> None:
        """Write these puzzles, as `export` does."""
        self.name = paths.shown(path)
        self.start(export(rows, indices, path, row), (OSError, FormatError))


def formats_of_many() -> tuple[Format, ...]:
    """The formats in which a file of many puzzles can be written and is read as puzzles again."""
    return tuple(row for row in FORMATS if row.many and row.writes is not None and "givens" in row.keeps)


def export(rows: Rows, indices: Sequence[int], path: Path, row: Format) -> Steps[Written]:
    """Work that writes puzzles and answers what became of them.

    Args:
        rows: the puzzles; closed in the end.
        indices: which of them, in which order.
        path: the file.
        row: its format; one of `formats_of_many`.

    Raises:
        OSError: it cannot be written.
        FormatError: a puzzle cannot be, or there is none.
    """
    with closing(rows):
        return (yield from _export(rows, indices, path, row))


def _export(rows: Rows, indices: Sequence[int], path: Path, row: Format) -> Steps[Written]:
    writes = row.writes
    if writes is None:
        raise FormatError(f"{row.name} is read, but not written; choose another format")
    left_out = 0
    lost: set[str] = set()
    with whole_file(path) as file:
        with draft_of(file) as stream:
            stream.write(row.begins.encode())
            for place, index in enumerate(indices):
                while index >= len(rows) and not rows.is_whole:
                    rows.look_further(_LOOK)
                    yield 0.0
                puzzle = _puzzle(rows, index)
                if puzzle is None:
                    left_out += 1
                else:
                    stream.write(writes(puzzle).encode())
                    lost.update(part for part in PARTS if part not in row.keeps and _has(puzzle, part))
                if place % _BATCH == 0:
                    yield place / len(indices)
            stream.write(row.ends.encode())
        if left_out == len(indices):
            raise FormatError("there is no puzzle to be written")
        yield from file.keep_beside()
    return Written(
        path, row.id, len(indices) - left_out, left_out, tuple(part for part in PARTS if part in lost)
    )


def _puzzle(rows: Rows, index: int) -> Puzzle | None:
    try:
        return rows.puzzle(index)
    except (FormatError, IndexError):  # the file may have become shorter
        return None


def _has(puzzle: Puzzle, part: str) -> bool:
    return bool(getattr(puzzle, part) != getattr(_NOTHING, part))
