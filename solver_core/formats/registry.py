"""The table of formats, and writing by it; `detection` reads. A new format is a module and its name here."""

from collections.abc import Iterable

from solver_core.formats import (
    arrays,
    board_json,
    csv_lists,
    dhancock,
    exchange,
    foreign,
    fpuzzles,
    framed,
    gnome,
    gnome_share,
    grids,
    hodoku,
    hsol,
    iss,
    ksudoku,
    latex_sudoku,
    line,
    opensudoku,
    own,
    pencilmarks,
    rows,
    sdk,
    sdm,
    sdx,
    simple_sudoku,
    sudokupad,
    sudokuwiki,
    sukaku,
    tatham,
)
from solver_core.formats.reading import PARTS, Contents, Format, FormatError
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle

# Among formats that are equally sure, the order is that of the table.
FORMATS: tuple[Format, ...] = (
    own.FORMAT,
    sdk.FORMAT,
    hodoku.FORMAT,
    sukaku.FORMAT,
    sdx.FORMAT,
    pencilmarks.FORMAT,
    line.FORMAT,
    sdm.FORMAT,
    exchange.FORMAT,
    *csv_lists.FORMATS,
    sudokuwiki.FORMAT,
    fpuzzles.FORMAT,
    sudokupad.FORMAT,
    tatham.FORMAT,
    grids.FORMAT,
    iss.FORMAT,
    latex_sudoku.FORMAT,
    hsol.FORMAT,
    *opensudoku.FORMATS,
    ksudoku.FORMAT,
    dhancock.FORMAT,
    gnome.FORMAT,
    gnome_share.FORMAT,
    board_json.FORMAT,
    arrays.FORMAT,
    framed.FORMAT,
    simple_sudoku.FORMAT,
    rows.FORMAT,
    *foreign.FORMATS,
)


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
    """What a format's reader finds in a text; raises FormatError and nothing else."""
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
    """The codes, of `PARTS`, of what would be other than in this puzzle once it is written and read again.

    Found by doing so, and not by what the format promises.

    Raises:
        FormatError: this format cannot write this puzzle.
    """
    row = format_called(format_id)
    [again] = contents(row, write(puzzle, format_id)).puzzles
    return tuple(part for part in PARTS if getattr(puzzle, part) != getattr(again, part))
