"""A puzzle: what was printed, what the user wrote, and what the file says about it."""

import re
from dataclasses import dataclass, field, fields
from operator import or_
from typing import TypeAlias

from solver_core.cover.kernel.arguments import require
from solver_core.errors import CodedError
from solver_core.sudoku.cells import cell_name
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import CandidateColours, Marks

_NO_MARKS = Marks.none()
_NO_COLOURS = CandidateColours()
_LETTER = re.compile(r"[A-Za-z]?")
_SECTION_NAME = re.compile(r"(?!\s*(?:puzzle|state)\s*\Z)[^\[\]]*", re.IGNORECASE)
_SECTION_HEAD = re.compile(r"\s*\[[^\[\]]*\]\s*")

CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
"""Characters that no header or section may hold: they end lines, or no text has them."""


@dataclass(frozen=True, slots=True, repr=False)
class Puzzle:
    """Givens with what belongs to them.

    Args:
        givens: the digits printed in the puzzle, and its candidates where it is given by these.
        entries: the user's own digits; never in the cell of a given.
        headers: (letter, text) in file order: A author, D description, C comment, B date,
            S source, L level, U address; "" for a remark without a letter.
        sections: (name, lines) of the file's sections that are not understood, to be written back.
        corner: the user's notes, each digit in its own place of a cell; only in empty cells.
        centre: the user's notes side by side in the middle of a cell; only in empty cells.
        colours: numbers 1 to 9 of the colours that the user gave to cells.
        elapsed: milliseconds that the user has spent on it.
        candidate_colours: colours that the user gave to notes; those of what is no note are not shown.

    Raises:
        ValueError: an entry stands on a given, a note beside a digit, the time is negative, or a text
            would not survive being written to a file.
    """

    givens: Grid
    entries: Grid = field(default_factory=Grid.empty)
    headers: tuple[tuple[str, str], ...] = ()
    sections: tuple[tuple[str, tuple[str, ...]], ...] = ()
    corner: Marks = _NO_MARKS
    centre: Marks = _NO_MARKS
    colours: Marks = _NO_MARKS
    elapsed: int = 0
    candidate_colours: CandidateColours = _NO_COLOURS

    def __post_init__(self) -> None:
        if self.entries.filled:
            self._check_entries()
        if self.corner is not _NO_MARKS or self.centre is not _NO_MARKS:
            self._check_notes()
        if self.elapsed < 0:
            raise CodedError("puzzle.elapsed", elapsed=self.elapsed)
        for letter, text in self.headers:
            if not _LETTER.fullmatch(letter) or CONTROL.search(text):
                raise CodedError("puzzle.header", letter=letter[:9], text=text[:40])
        for name, lines in self.sections:
            if not _SECTION_NAME.fullmatch(name) or CONTROL.search(name):
                raise CodedError("puzzle.section", name=name[:40])
            if any(_SECTION_HEAD.fullmatch(line) or CONTROL.search(line) for line in lines):
                raise CodedError("puzzle.section_line", name=name)

    def _check_entries(self) -> None:
        for cell, (given, entry) in enumerate(zip(self.givens.digits, self.entries.digits, strict=True)):
            if given and entry:
                raise CodedError("puzzle.entry_on_given", cell=cell_name(cell), given=given)

    def _check_notes(self) -> None:
        marks = zip(self.board.digits, self.corner.masks, self.centre.masks, strict=True)
        for cell, (digit, corner, centre) in enumerate(marks):
            if digit and (corner or centre):
                raise CodedError("puzzle.note_on_digit", cell=cell_name(cell), digit=digit)

    @property
    def board(self) -> Grid:
        """The grid of all digits to be seen: the givens and the user's entries; with the puzzle's candidates."""
        # No entry stands on a given, so one of the two is 0.
        return Grid(bytes(map(or_, self.givens.digits, self.entries.digits)), self.givens.candidates)

    @property
    def task(self) -> Grid:
        """The grid to be solved: the givens, or where there are none all that has been entered."""
        return self.entries if self.givens.is_empty else self.givens

    @property
    def candidates(self) -> Marks | None:
        """The digits that cells may hold, where the puzzle is given by candidates; see `Grid`."""
        return self.givens.candidates

    @property
    def title(self) -> str:
        """The first line of the description; "" if there is none."""
        return self.header("D")

    @property
    def author(self) -> str:
        """The author of the puzzle; "" if unknown."""
        return self.header("A")

    def header(self, letter: str) -> str:
        """The text of the first header with this letter; "" if there is none."""
        return next((text for key, text in self.headers if key.upper() == letter.upper()), "")

    def __repr__(self) -> str:
        plain = Puzzle(self.givens)
        changed = [one.name for one in fields(self) if getattr(self, one.name) != getattr(plain, one.name)]
        return f"Puzzle({', '.join([repr(self.givens), *(f'{name}={getattr(self, name)!r}' for name in changed)])})"


AnyPuzzle: TypeAlias = Puzzle | Grid | str
"""Whatever is asked about: a puzzle, its grid, or the text of that, as `Grid.parse` reads it."""


def task_of(puzzle: AnyPuzzle) -> Grid:
    """What is to be solved of a puzzle; a GridError or TypeError where it is none."""
    if isinstance(puzzle, Grid):
        return puzzle
    if isinstance(puzzle, str):
        return Grid.parse(puzzle)
    require(puzzle, Puzzle, "puzzle", "a text of 81 cells, a Grid, or a Puzzle")
    return puzzle.task
