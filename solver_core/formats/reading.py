"""What reading a text gives: puzzles, the lines that were none, and what had to be left behind.

`Contents` is what one format's reader answers; `Reading` adds which format that was.
Readers are handed texts that have only line feeds and no byte order mark.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from types import MappingProxyType
from typing import NamedTuple

from solver_core.errors import Message
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid_text import GridError, NumberedLine
from solver_core.sudoku.puzzle import Puzzle

SINGLE_LIMIT = 1 << 17
"""Characters that the text of a single puzzle may have; only collections are longer."""

LINES_LIMIT = 1 << 14
"""Lines that it may have."""

BEGINNING = 1 << 20
"""Characters of a text in which a format has to be detected: a list has its first puzzle there."""

COMMENT_SIGN = r"(?:#|//|;[^;\n]*$)"
"""What begins a comment; a second semicolon in the line makes it a row of a table."""

COMMENT = re.compile(rf"^[^\S\n]*{COMMENT_SIGN}", re.MULTILINE)
"""The beginning of a line that is a comment."""

PARTS = (
    *("givens", "candidates", "entries", "headers", "sections", "corner", "centre"),
    *("colours", "candidate_colours", "elapsed"),
)
"""What a puzzle may hold, by the names of its fields; also the codes of what a format would lose."""


def part(puzzle: Puzzle, name: str) -> object:
    """A part of a puzzle, of `PARTS`; the givens without the candidates, which are a part of their own."""
    return puzzle.givens.plain if name == "givens" else getattr(puzzle, name)


class Confidence(IntEnum):
    """How sure a format is that a text is written in it."""

    NONE = 0
    """It is not."""
    HARDLY = 1
    """Only if no other format knows better: what takes anything, so that rubbish gets its errors."""
    PERHAPS = 2
    """It has the shape, and so may other things."""
    LIKELY = 3
    """It has the shape, and hardly anything else has."""
    CERTAIN = 4
    """It has a sign that nothing else has: a name, a root, an address, a section."""


class FormatError(GridError):
    """A text holds no puzzle, or cannot be written; says where, and how to fix it.

    Every reader and writer of this package raises this and nothing else on account of a text.
    """


@dataclass(frozen=True, slots=True)
class Fault:
    """A line of a collection that could not be read, while others could, and how many puzzles stand before it."""

    line: int
    column: int | None
    message: Message
    puzzles_before: int = 0

    @property
    def error(self) -> FormatError:
        """What to raise where no other line could be read either."""
        return FormatError(self.message, self.line, self.column)


class Contents(NamedTuple):
    """What one format finds in a text; `Reading` describes each part."""

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
        id: how programs call it.
        name: how people call it.
        description: what it is, in one line; the window translates both.
        extensions: usual endings of file names, the best first; for reading they only break ties.
        detects: how sure is it that a text is in this format? Quick, whatever the text is.
        reads: finds the puzzles in such a text; for a format that is known but refused, raises why.
        writes: lays out one puzzle, without what begins and ends a file; None if it is not written.
        keeps: what writing can keep, of `PARTS`.
        many: may a file hold several puzzles?
        is_refused: is it detected only to say why it is not read?
        is_data: is it XML or JSON, around which words may stand?
        begins, ends: what stands once around all puzzles of a file.
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
        dropped: short codes of what was seen but has no place in a puzzle, such as "comments"
            or "frames"; `errors.format_notes.DROPPED` lists them.
        said: short codes of what had to be decided; `errors.format_notes.SAID` lists them.
        also: other ways to understand the same text: in another format, or decided otherwise.
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
    """Is this text short enough for a single puzzle?"""
    return len(text) <= SINGLE_LIMIT and text.count("\n") < LINES_LIMIT


def line_and_column(text: str, at: int) -> tuple[int, int]:
    """Line and column of a character, counted from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def check_length(text: str) -> None:
    """Refuses a text far too long for a single puzzle, so that rubbish gets its answer at once."""
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
    """The lines that are no comments; blank ones stay, for they may be rows of empty cells."""
    return [line for line in lines if not COMMENT.match(line.text)]


def comments_dropped(text: str) -> tuple[str, ...]:
    """A note that comments are lost, as one code; empty if the text has no comment."""
    has_sign = any(sign in text for sign in ("#", "//", ";"))
    return ("comments",) if has_sign and COMMENT.search(text) else ()
