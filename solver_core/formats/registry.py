"""The table of formats, and writing by it; `detection` reads. A new format is a module and its name here.

The module of a row is imported on first use, so that the window opens faster.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

from solver_core.formats.reading import PARTS, Contents, Format, FormatError, part
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle

# Among equally sure formats, the first in the table is preferred.
MODULES: Final = (
    *("data.own", "boards.sdk", "data.json_puzzles", "lists.hodoku", "lists.sukaku"),
    *("boards.sdx", "boards.pencilmarks", "lists.line", "lists.sdm", "lists.csv_lists"),
    *("links.sudokuwiki", "links.fpuzzles", "links.sudokupad", "links.tatham", "lists.grids", "links.iss"),
    *("boards.latex_sudoku", "data.hsol", "data.opensudoku", "data.ksudoku", "data.dhancock", "data.gnome"),
    *("links.gnome_share", "data.board_json", "boards.arrays", "boards.rows", "data.foreign"),
)
"""Each has its row as `FORMAT`, or several as `FORMATS`."""


@cache
def _rows(module: str) -> tuple[Format, ...]:
    names = vars(import_module(f"solver_core.formats.{module}"))
    rows: tuple[Format, ...] = names["FORMATS"] if "FORMATS" in names else (names["FORMAT"],)
    return rows


class _Table(Sequence[Format]):
    """The rows of all modules, imported one by one as they are read."""

    def __iter__(self) -> Iterator[Format]:
        for module in MODULES:
            yield from _rows(module)

    def __len__(self) -> int:
        return sum(len(_rows(module)) for module in MODULES)

    def __getitem__(self, index: Any) -> Any:
        return tuple(self)[index]


FORMATS: Final[Sequence[Format]] = _Table()


def format_called(format_id: str) -> Format:
    """The format with this id.

    Raises:
        KeyError: there is none.
    """
    for row in FORMATS:
        if row.id == format_id:
            return row
    raise KeyError(f"no format is called {format_id!r}; there are {', '.join(row.id for row in FORMATS)}")


def contents(row: Format, text: str) -> Contents:
    """The puzzles that a format's reader finds in a text; raises FormatError and nothing else."""
    try:
        return row.reads(text)
    except FormatError:
        raise
    except GridError as error:
        raise FormatError(error.message, error.line, error.column) from None


def write(puzzle: Puzzle, format_id: str) -> str:
    """A puzzle as the text of a file; `lost` says what is missing from it.

    Raises:
        FormatError: this format is not written.
    """
    return write_all([puzzle], format_id)


def write_all(puzzles: Iterable[Puzzle], format_id: str) -> str:
    """Puzzles as one text.

    Raises:
        FormatError: there are several, and the format takes only one; or it is not written.
    """
    row = format_called(format_id)
    if row.writes is None:
        raise FormatError("format.unwritten", format=row.name)
    texts = [row.writes(puzzle) for puzzle in puzzles]
    if len(texts) != 1 and not row.many:
        raise FormatError("format.single", format=row.name, count=len(texts))
    return "".join((row.begins, *texts, row.ends))


def lost(puzzle: Puzzle, format_id: str) -> tuple[str, ...]:
    """The codes (`PARTS`) of what would change if this puzzle were written and read again.

    Found by trying, not by what the format claims.

    Raises:
        FormatError: this format cannot write this puzzle.
    """
    row = format_called(format_id)
    [again] = contents(row, write(puzzle, format_id)).puzzles
    return tuple(name for name in PARTS if part(puzzle, name) != part(again, name))
