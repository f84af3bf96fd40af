"""What can be set when puzzles are printed."""

from dataclasses import dataclass
from enum import StrEnum

from sudoku_gui.render.picture_files import PaperSize


class PrintedBoards(StrEnum):
    """Whether puzzles are printed, their solutions, or both."""

    PUZZLES = "puzzles"
    BOTH = "both"
    SOLUTIONS = "solutions"


class Destination(StrEnum):
    """What the pages are sent to; all but the printer are files."""

    PRINTER = "printer"
    PDF = "pdf"
    SVG = "svg"
    PNG = "png"


@dataclass(frozen=True, slots=True)
class OpenPuzzles:
    """The puzzles that are open in the library, as far as they are shown; `chosen` is a row, from 1."""

    name: str
    count: int
    chosen: int = 1


@dataclass(frozen=True, slots=True)
class PrintSettings:
    """Choices of the dialog: which puzzles, how many on a page, and what stands in and beside them."""

    from_list: bool = False  # whether puzzles of the library are printed, and not the one on the board
    first: int = 1  # the row of the first of them, from 1
    count: int = 1
    boards: PrintedBoards = PrintedBoards.PUZZLES
    per_page: int = 1
    entries: bool = True
    notes: bool = False
    colours: bool = False
    captions: bool = True
    paper: PaperSize = PaperSize.A4
    landscape: bool = False
    target: Destination = Destination.PDF
    dots: int = 300  # per inch, of a PNG
