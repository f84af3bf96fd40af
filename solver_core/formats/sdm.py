"""A collection: one puzzle of 81 characters a line, as `line` reads them.

Blank lines and comments stand anywhere; a line `end` closes the list.
"""

from solver_core.formats import line, list_parser
from solver_core.formats.dialect import Dialect
from solver_core.formats.reading import Confidence, Contents, Format
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError, NumberedLine
from solver_core.sudoku.puzzle import Puzzle


def detect(text: str) -> Confidence:
    """Does any line hold 81 cells?"""
    return Confidence.PERHAPS if line.is_anywhere(text) else Confidence.NONE


def found(text: str) -> line.Found:
    """The cells in one line of a list; they may also stand apart.

    Raises:
        GridError: it does not hold 81.
    """
    if len(text) > line.LONGEST:
        raise GridError("list.long_line", count=line.LONGEST)
    return line.find(text) or line.Found(str(Grid(grid_text.read([NumberedLine(1, text)]).digits)), ())


def dialect(head: str) -> Dialect:
    """The dialect of lists with one puzzle of 81 characters a line."""
    del head  # every such list is read the same way
    return Dialect("sdm", found)


def read(text: str) -> Contents:
    """The puzzles of all lines that can be read.

    Raises:
        FormatError: none can be read; says what is wrong with the first.
    """
    return list_parser.contents(text, dialect(text))


def write(puzzle: Puzzle) -> str:
    """The givens in one line, to be followed by those of other puzzles."""
    return line.write(puzzle)


FORMAT = Format(
    "sdm", "Collection", "A list with a puzzle in each line.", (".sdm", ".txt"),
    detect, read, write, many=True,
)  # fmt: skip
