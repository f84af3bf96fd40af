"""The contents of a board at one moment, as plain values: made again for each picture, compared, never changed.

Cells are numbered 0 to 80 by rows: cell 12 is row 2, column 4. The view that shows a board says for each cell which of
the drawn states it is in; `cell_states` does so for puzzles and searches.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Protocol

from PySide6.QtGui import QColor

from solver_core.cover.choices import StackLevel
from solver_core.sudoku.cells import PEERS
from sudoku_gui.render.theme import Theme


class Ink(Enum):
    """The writer of a digit, which decides how it is painted."""

    GIVEN = auto()  # the puzzle; where a search is watched, it has chosen the digit
    PRINTED = auto()  # the puzzle, and the search that is watched has not chosen it
    ENTRY = auto()  # the user
    FORCED = auto()  # the search, which had no other option
    GUESS = auto()  # the search, which had others and may come back to them

    @classmethod
    def of(cls, level: StackLevel) -> "Ink":
        """The ink of what a level of the stack wrote, on boards of all kinds."""
        return cls.GIVEN if level.given else cls.GUESS if level.is_guess else cls.FORCED

    @property
    def is_italic(self) -> bool:
        """Whether the search wrote it."""
        return self in {Ink.FORCED, Ink.GUESS}

    def colour(self, theme: Theme) -> QColor:
        return {
            Ink.GIVEN: theme.given,
            Ink.PRINTED: theme.candidate,
            Ink.ENTRY: theme.entry,
            Ink.FORCED: theme.forced,
            Ink.GUESS: theme.guess,
        }[self]


@dataclass(frozen=True)
class CellLook:
    """How one cell looks. Bit ``d - 1`` of a mask stands for digit ``d``; candidates and notes need an empty cell."""

    digit: int = 0  # 1 to 9, or 0 for an empty cell
    ink: Ink = Ink.ENTRY  # who wrote the digit
    depth: int | None = None  # in the search, of a guess; then the corner has its number
    newest: bool = False  # it is what the last event was about; a ring
    candidates: int = 0
    clashing: bool = False  # the digit breaks a rule; red and a corner sign
    dead: bool = False  # no option is left for what this cell belongs to; hatched
    starved: bool = False  # no digit fits, and that is not the dead end that the search is at; hatched thinly
    covered: bool = False  # the search has taken the cell's column out; a folded corner
    lost: int = 0  # candidates that went since the place compared with; struck through
    returned: int = 0  # candidates that have come back since then; a small ring
    leaving: int = (
        0  # candidates that are out, but not all of their nodes yet; struck through by a broken line
    )
    chosen: bool = False  # the search branches on the cell's own column; a dashed frame
    options: int = 0  # candidates among which it will choose, of the column that it branches on; small frames
    banded: bool = False  # it belongs to the house whose column the search branches on; a shade
    corner: int = 0  # the user's notes, each in its place
    centre: int = 0  # the user's notes side by side in the middle
    colours: int = 0  # the colours that the user gave the cell; bands with shapes
    note_colours: tuple[int, ...] = ()  # the colours of nine notes, where any has one; a patch behind each
    refuted: int = 0  # notes that a digit in a house of the cell contradicts; struck through
    wrong: bool = False  # not the solution's digit, struck through; or the notes lack that, a corner
    filtered: bool = False  # the cell is one of those looked for; a shade and a frame
    guess: int = 0  # the number of the guess that wrote the digit, counted from the first one


class Overlay(Protocol):
    """A drawing over a board, such as a hint; ``drawing`` is a `BoardDrawing`."""

    def paint_backgrounds(self, drawing: Any) -> None:
        """Paint backgrounds of cells, before grid and digits cover them."""

    def paint_signs(self, drawing: Any) -> None:
        """Paint over candidates and digits."""


@dataclass(frozen=True)
class BoardLook:
    """Everything that a painted board shows; knows no puzzle and no search."""

    cells: tuple[CellLook, ...] = (CellLook(),) * 81
    selected: int | None = None  # the cell with the cursor; a frame
    conflicts: tuple[tuple[int, int], ...] = ()  # pairs of cells that break a rule; a line joins each
    focus: bool = False  # the board has the keyboard; the frame is bolder
    highlighted: frozenset[tuple[int, int]] = (
        frozenset()
    )  # pointed at: candidates of cells, or 0 for the cell
    quiet: bool = False  # the selected cell has a thin frame and nothing else
    overlay: Overlay | None = None
    selection: frozenset[int] = frozenset()  # all selected cells where there are several; one outline
    active: int = 0  # the digit that is looked for or written by clicks; it counts as the selected one
    shades_houses: bool = True  # the houses of the selected cell are shaded
    marks_equals: bool = True  # digits equal to the selected one are marked
    in_corners: bool = False  # corner notes fill the corners in their order, or each has its place by digit

    def __post_init__(self) -> None:
        if len(self.cells) != 81:
            raise ValueError(f"a board has 81 cells, not {len(self.cells)}")

    @property
    def selected_digit(self) -> int:
        """The digit whose equals are marked: the active one, else that in the selected cell, else 0."""
        if self.active or self.selected is None or self.quiet or self.selection or not self.marks_equals:
            return self.active
        return self.cells[self.selected].digit


def background(look: BoardLook, cell: int, theme: Theme) -> QColor:
    """The colour under a cell's digit when the digit has no chip."""
    selected = None if look.quiet else look.selected
    if cell == selected or cell in look.selection:
        return theme.same_digit
    if look.cells[cell].filtered:
        return theme.filtered
    is_shaded = look.cells[cell].banded
    if selected is not None and not look.selection and look.shades_houses:
        is_shaded = is_shaded or cell in PEERS[selected]
    return theme.house_shade if is_shaded else theme.paper
