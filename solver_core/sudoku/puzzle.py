"""A puzzle: what was printed, what the user wrote, and what the file says about it."""

import re
from dataclasses import dataclass, field

from solver_core.sudoku.cells import cell_name
from solver_core.sudoku.grid import Grid

_LETTER = re.compile(r"[A-Za-z]?")
_SECTION_NAME = re.compile(r"(?!\s*(?:puzzle|state)\s*\Z)[^\[\]]*", re.IGNORECASE)
_SECTION_HEAD = re.compile(r"\s*\[[^\[\]]*\]\s*")

CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
"""Characters that no header or section may hold: they end lines, or no text has them."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Givens with what belongs to them.

    Args:
        givens: the digits printed in the puzzle.
        entries: the user's own digits; never in the cell of a given.
        headers: (letter, text) in file order: A author, D description, C comment, B date,
            S source, L level, U address; "" for a remark without a letter.
        sections: (name, lines) of the file's sections that are not understood, to be written back.

    Raises:
        ValueError: an entry stands on a given, or a text would not survive being written to a file.
    """

    givens: Grid
    entries: Grid = field(default_factory=Grid.empty)
    headers: tuple[tuple[str, str], ...] = ()
    sections: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def __post_init__(self) -> None:
        if self.entries.filled:
            self._check_entries()
        for letter, text in self.headers:
            if not _LETTER.fullmatch(letter) or CONTROL.search(text):
                raise ValueError(f"header {letter!r} {text!r}: give a letter and one line of plain text")
        for name, lines in self.sections:
            if not _SECTION_NAME.fullmatch(name) or CONTROL.search(name):
                raise ValueError(f"{name!r} cannot be the name of a further section")
            if any(_SECTION_HEAD.fullmatch(line) or CONTROL.search(line) for line in lines):
                raise ValueError(f"section {name!r} holds a line that would not be read back")

    def _check_entries(self) -> None:
        for cell, (given, entry) in enumerate(zip(self.givens.digits, self.entries.digits, strict=True)):
            if given and entry:
                raise ValueError(f"{cell_name(cell)} is given as {given}; no entry can stand there")

    @property
    def board(self) -> Grid:
        """Givens and entries together."""
        both = zip(self.givens.digits, self.entries.digits, strict=True)
        return Grid(bytes(given or entry for given, entry in both))

    @property
    def title(self) -> str:
        """The first line of the description; "" where there is none."""
        return self.header("D")

    @property
    def author(self) -> str:
        """Who made the puzzle; "" where nobody says."""
        return self.header("A")

    def header(self, letter: str) -> str:
        """The text of the first header with this letter; "" where there is none."""
        return next((text for key, text in self.headers if key.upper() == letter.upper()), "")
