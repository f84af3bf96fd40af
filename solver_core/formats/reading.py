"""What reading a text gives: puzzles, the lines that were none, and what had to be left behind.

`Contents` is what one format's reader answers; `Reading` adds which format that was.
Readers are handed texts that have only line feeds and no byte order mark.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from solver_core.sudoku import grid_text
from solver_core.sudoku.grid_text import GridError, Line
from solver_core.sudoku.puzzle import Puzzle

SINGLE_LIMIT = 1 << 17
"""Characters that the text of a single puzzle may have; only collections are longer."""

COMMENT = re.compile(r"^[^\S\n]*#", re.MULTILINE)
"""The beginning of a line that is a comment."""

PARTS = ("entries", "headers", "sections")
"""What a puzzle may hold besides its givens; also the codes of what a format would lose."""


class FormatError(GridError):
    """A text holds no puzzle, or cannot be written; says where, and how to mend it.

    Every reader and writer of this package raises this and nothing else on account of a text.
    """


@dataclass(frozen=True, slots=True)
class Fault:
    """A line of a collection that could not be read, while others could; so many puzzles stand before it."""

    line: int
    column: int | None
    message: str
    puzzles_before: int = 0


class Contents(NamedTuple):
    """What one format finds in a text."""

    puzzles: Sequence[Puzzle]
    faults: tuple[Fault, ...] = ()
    dropped: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Format:
    """One way to lay out puzzles as text: a row of the table in `registry`.

    Args:
        id: how programs call it.
        name: how people call it.
        extensions: usual endings of file names, the best first; never needed for reading.
        recognises: may this text be in this format? Asked in the order of the table.
        reads: finds the puzzles in such a text.
        writes: lays out one puzzle.
        keeps: the parts of a puzzle that writing keeps besides the givens, of `PARTS`.
        many: may the texts of several puzzles simply follow each other?
    """

    id: str
    name: str
    extensions: tuple[str, ...]
    recognises: Callable[[str], bool]
    reads: Callable[[str], Contents]
    writes: Callable[[Puzzle], str]
    keeps: frozenset[str] = frozenset()
    many: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """The puzzles of a text.

    Args:
        format: the format that the text turned out to be in.
        puzzles: at least one, in file order.
        faults: lines that could not be read, in file order.
        dropped: short codes of what was seen but has no place in a puzzle: "comments",
            "candidates", "frames", "after_end", or "rest" where reading was given up.
    """

    format: Format
    puzzles: Sequence[Puzzle]
    faults: tuple[Fault, ...] = ()
    dropped: tuple[str, ...] = ()


def check_length(text: str) -> None:
    """Refuses a text far too long for a single puzzle, so that rubbish gets its answer at once."""
    if len(text) > SINGLE_LIMIT:
        raise FormatError("this text is too long for a single puzzle, and is no list of lines with 81 cells")


def lines_of_one(text: str) -> list[Line]:
    """The lines of a text that is to hold a single puzzle.

    Raises:
        FormatError: it is far too long for that.
    """
    check_length(text)
    return grid_text.numbered(text)


def without_comments(lines: Iterable[Line]) -> list[Line]:
    """The lines that are no comments; blank ones stay, for they may be rows of empty cells."""
    return [line for line in lines if not COMMENT.match(line.text)]


def comments_dropped(text: str) -> tuple[str, ...]:
    """The code of dropped comments, where there are any."""
    return ("comments",) if "#" in text and COMMENT.search(text) else ()
