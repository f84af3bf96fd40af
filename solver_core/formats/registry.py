"""The table of formats, and reading and writing by it. A new format is a module and a row."""

from collections.abc import Iterable

from solver_core.formats import framed, line, rows, sdk, sdm
from solver_core.formats.reading import PARTS, Format, FormatError, Reading, check_length
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle

# In the order in which a text is tried: the surest signs first, and last the one that takes anything.
FORMATS = (
    Format("sdk", "SadMan Sudoku", (".sdk",), sdk.recognises, sdk.read, sdk.write, frozenset(PARTS)),
    Format("line", "One line", (".txt",), line.recognises, line.read, line.write, many=True),
    Format("sdm", "Collection", (".sdm", ".txt"), sdm.recognises, sdm.read, sdm.write, many=True),
    Format("framed", "Frame", (".ss", ".txt"), framed.recognises, framed.read, framed.write),
    Format("rows", "Nine lines", (".txt", ".msk", ".sol"), rows.recognises, rows.read, rows.write),
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


def read(text: str) -> Reading:
    """The puzzles in a text, whatever format it is in.

    Raises:
        FormatError: nothing in it can be read.
    """
    text = grid_text.with_line_feeds(text)
    try:
        if not line.RUN.search(text):
            check_length(text)
        row = next(row for row in FORMATS if row.recognises(text))
        return Reading(row, *row.reads(text))
    except FormatError:
        raise
    except GridError as error:
        raise FormatError(error.message, error.line, error.column) from None


def write(puzzle: Puzzle, format_id: str) -> str:
    """A puzzle as text; `lost` says what is missing from it."""
    return format_called(format_id).writes(puzzle)


def write_all(puzzles: Iterable[Puzzle], format_id: str) -> str:
    """Puzzles as one text.

    Raises:
        FormatError: there are several, and the format takes only one.
    """
    row = format_called(format_id)
    texts = [row.writes(puzzle) for puzzle in puzzles]
    if len(texts) != 1 and not row.many:
        raise FormatError(f"{row.name} holds one puzzle, not {len(texts)}; choose a collection")
    return "".join(texts)


def lost(puzzle: Puzzle, format_id: str) -> tuple[str, ...]:
    """The codes, of `PARTS`, of what this puzzle has and the format would not keep."""
    held = {
        "entries": puzzle.entries.filled > 0,
        "headers": bool(puzzle.headers),
        "sections": bool(puzzle.sections),
    }
    keeps = format_called(format_id).keeps
    return tuple(part for part in PARTS if held[part] and part not in keeps)
