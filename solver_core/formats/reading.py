"""The result of reading a text: puzzles, faults, and what was dropped; and a board on its way there, cell by cell.

`Contents` is what one format's reader returns; `Reading` adds the format.
Readers get texts with line feeds only and without a byte order mark.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from types import MappingProxyType
from typing import NamedTuple

from solver_core.errors import Message
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError, NumberedLine
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle

SINGLE_LIMIT = 1 << 17
"""The most characters of a single puzzle's text; only collections are longer."""

LINES_LIMIT = 1 << 14
"""The most lines of a single puzzle's text."""

BEGINNING = 1 << 20
"""Characters used for detection: a list has its first puzzle there."""

COMMENT_SIGN = r"(?:#|//|;[^;\n]*$)"
"""The start of a comment; a second semicolon in the line makes it a row of a table."""

COMMENT = re.compile(rf"^[^\S\n]*{COMMENT_SIGN}", re.MULTILINE)
"""The start of a comment line."""

PARTS = (
    *("givens", "candidates", "entries", "headers", "sections", "corner", "centre"),
    *("colours", "candidate_colours", "elapsed"),
)
"""The parts of a puzzle, by the names of its fields; also the codes of what a format would lose."""


def part(puzzle: Puzzle, name: str) -> object:
    """A part of a puzzle, of `PARTS`; the givens without the candidates, which are a part of their own."""
    return puzzle.givens.plain if name == "givens" else getattr(puzzle, name)


class Confidence(IntEnum):
    """How sure a format is that a text is written in it."""

    NONE = 0
    """The text is not in this format."""
    HARDLY = 1
    """The format accepts anything, so that garbage gets an error; it reads what no other format claims."""
    PERHAPS = 2
    """The text has the shape, but other formats may have it, too."""
    LIKELY = 3
    """The text has a shape that hardly any other format has."""
    CERTAIN = 4
    """The text has a unique feature: a name, a root, an address, a section."""


class FormatError(GridError):
    """A text cannot be read as a puzzle, or a puzzle cannot be written; says where, and how to fix it.

    For an invalid text, readers and writers of this package raise nothing else.
    """


@dataclass(frozen=True, slots=True)
class Fault:
    """An unreadable line of a collection, and how many puzzles precede it."""

    line: int
    column: int | None
    message: Message
    puzzles_before: int = 0

    @property
    def error(self) -> FormatError:
        """The error to raise if no other line could be read either."""
        return FormatError(self.message, self.line, self.column)


class Contents(NamedTuple):
    """The puzzles and faults that one format finds in a text; `Reading` describes each part."""

    puzzles: Sequence[Puzzle]
    faults: tuple[Fault, ...] = ()
    dropped: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    also: tuple["Contents", ...] = ()
    more: Mapping[str, object] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Format:
    """One way to lay out puzzles as text: a row of the table in `registry`.

    Args:
        id: its name for programs.
        name: its name for people.
        description: what it is, in one line; the window translates both.
        extensions: usual endings of file names, the best first; for reading they only break ties.
        detects: how sure it is that a text is in this format; fast for any text.
        reads: finds the puzzles in such a text; for a refused format, raises the reason.
        writes: formats one puzzle, without the start and end of the file; None if it is not written.
        keeps: what writing can keep, of `PARTS`.
        many: whether a file may hold several puzzles.
        is_refused: whether it is detected only to explain why it is not read.
        is_data: whether it is XML or JSON, which may be surrounded by words.
        begins, ends: the start and end of a file, around all puzzles.
    """

    id: str
    name: str
    description: str
    extensions: tuple[str, ...]
    detects: Callable[[str], Confidence]
    reads: Callable[[str], Contents]
    writes: Callable[[Puzzle], str] | None = None
    keeps: frozenset[str] = frozenset({"givens"})
    many: bool = False
    is_refused: bool = False
    is_data: bool = False
    begins: str = ""
    ends: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """The puzzles of a text.

    Args:
        format: the format that the text turned out to be in.
        puzzles: at least one, in file order.
        faults: lines that could not be read, in file order.
        dropped: codes of what has no place in a puzzle, such as "comments"
            or "frames"; `errors.format_texts.DROPPED` lists them.
        said: codes of what had to be decided; `errors.format_texts.SAID` lists them.
        also: other readings of the same text: in another format, or decided otherwise.
        more: what our own format holds besides the puzzle, as plain data.
        confidence: how sure the format was.
    """

    format: Format
    puzzles: Sequence[Puzzle]
    faults: tuple[Fault, ...] = ()
    dropped: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    also: tuple["Reading", ...] = ()
    more: Mapping[str, object] = field(default_factory=dict)
    confidence: Confidence = Confidence.CERTAIN


def is_short(text: str) -> bool:
    """Whether a text is short enough for a single puzzle."""
    return len(text) <= SINGLE_LIMIT and text.count("\n") < LINES_LIMIT


def line_and_column(text: str, at: int) -> tuple[int, int]:
    """Line and column of a character, counted from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def check_length(text: str) -> None:
    """Refuse a text that is far too long for a single puzzle."""
    if not is_short(text):
        raise FormatError("text.too_long")


def lines_of_one(text: str) -> list[NumberedLine]:
    """The lines of a text that is to hold a single puzzle.

    Raises:
        FormatError: it is far too long for that.
    """
    check_length(text)
    return grid_text.numbered(text)


def without_comments(lines: Iterable[NumberedLine]) -> list[NumberedLine]:
    """The lines without comments; blank lines stay, because they may be rows of empty cells."""
    return [line for line in lines if not COMMENT.match(line.text)]


def comments_dropped(text: str) -> tuple[str, ...]:
    """The code for dropped comments; empty if the text has none."""
    has_sign = any(sign in text for sign in ("#", "//", ";"))
    return ("comments",) if has_sign and COMMENT.search(text) else ()


NO_NOTES = ("notes_on_digits",)
"""The code for notes dropped because their cell holds a digit."""


class Assembly:
    """The digits that a reader has found in each of the 81 cells, from 0.

    Attributes:
        givens, entries: digits, 0 for none.
        corner, centre, colours: masks with bit ``d - 1`` for digit or colour ``d``.
    """

    def __init__(self) -> None:
        self.givens, self.entries = bytearray(81), bytearray(81)
        self.corner, self.centre, self.colours = [0] * 81, [0] * 81, [0] * 81

    def place(self, cell: int, digit: int, *, is_given: bool) -> None:
        """Put a digit in a cell, or 0 for none."""
        (self.givens if is_given else self.entries)[cell] = digit

    @property
    def digits(self) -> bytes:
        """What is on the board: entries, and givens elsewhere."""
        return bytes(map(max, self.givens, self.entries))

    def puzzle(
        self, headers: tuple[tuple[str, str], ...] = (), elapsed: int = 0
    ) -> tuple[Puzzle, tuple[str, ...]]:
        """The puzzle, and `NO_NOTES` if some notes were dropped."""
        board, notes = self.digits, (Marks(tuple(self.corner)), Marks(tuple(self.centre)))
        corner, centre = (marks.outside(board) for marks in notes)
        puzzle = Puzzle(
            Grid(bytes(self.givens)),
            Grid(bytes(self.entries)),
            headers,
            corner=corner,
            centre=centre,
            colours=Marks(tuple(self.colours)),
            elapsed=elapsed,
        )
        return puzzle, NO_NOTES if (corner, centre) != notes else ()
