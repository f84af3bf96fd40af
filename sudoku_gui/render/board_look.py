"""What a board shows at one moment, as plain values: made anew for each picture, compared, never changed.

Cells are numbered 0 to 80 by rows: cell 12 is row 2, column 4. Whoever shows a board says for each cell which of the
drawn states it is in; `board_looks` does so for puzzles and searches.
"""

from dataclasses import dataclass, field
from enum import Enum, auto

from PySide6.QtGui import QColor

from solver_core.sudoku.cells import PEERS
from sudoku_gui.render.theme import Theme


class Ink(Enum):
    """Who wrote a digit."""

    GIVEN = auto()
    """The puzzle; where a search is watched, it has chosen the digit."""
    PRINTED = auto()
    """The puzzle, and the search that is watched has not chosen it."""
    ENTRY = auto()
    """The user."""
    FORCED = auto()
    """The search, which had no other option."""
    GUESS = auto()
    """The search, which had others and may come back to them."""


@dataclass(frozen=True)
class CellLook:
    """How one cell looks.

    Attributes:
        digit: 1 to 9, or 0 for an empty cell.
        ink: who wrote the digit.
        depth: how deep in the search it was guessed; a small number in the corner.
        newest: it is what changed last; a ring.
        candidates: shown while the cell is empty; bit ``d - 1`` stands for digit ``d``.
        clashing: the digit breaks a rule; red and a corner mark.
        dead: no option is left for what this cell belongs to; hatched.
        covered: the search has taken the cell's column out; a folded corner.
        lost: candidates that went since the place compared with; struck through, while the cell has no digit.
        returned: candidates that have come back since then; a small ring.
        chosen: the search branches on the cell's own column; a dashed frame.
        options: candidates among which it will choose, of whatever column it branches on; small frames.
        banded: it belongs to the house whose column the search branches on; a shade.
        corner: the user's notes, each in its place; shown while the cell is empty.
        centre: the user's notes side by side in the middle; the same.
        colours: the numbers, as a mask, of the colours that the user gave the cell; bands with shapes.
    """

    digit: int = 0
    ink: Ink = Ink.ENTRY
    depth: int | None = None
    newest: bool = False
    candidates: int = 0
    clashing: bool = False
    dead: bool = False
    covered: bool = False
    lost: int = 0
    returned: int = 0
    chosen: bool = False
    options: int = 0
    banded: bool = False
    corner: int = 0
    centre: int = 0
    colours: int = 0


@dataclass(frozen=True)
class BoardLook:
    """How the whole board looks.

    Attributes:
        cells: 81 of them.
        selected: the cell with the frame.
        clashes: pairs of cells that break a rule together; a line joins each.
        focus: whether the board has the keyboard; the frame is bolder.
        lit: what is pointed at, as pairs of a cell and one of its candidates, or 0 for the whole cell.
        quiet: whether the selected cell has a thin frame and nothing else.
    """

    cells: tuple[CellLook, ...] = field(default=(CellLook(),) * 81)
    selected: int | None = None
    clashes: tuple[tuple[int, int], ...] = ()
    focus: bool = False
    lit: frozenset[tuple[int, int]] = frozenset()
    quiet: bool = False

    def __post_init__(self) -> None:
        if len(self.cells) != 81:
            raise ValueError(f"a board has 81 cells, not {len(self.cells)}")

    @property
    def selected_digit(self) -> int:
        """The digit in the selected cell, 0 when there is none or nothing is made of it."""
        return 0 if self.selected is None or self.quiet else self.cells[self.selected].digit


def ground(look: BoardLook, cell: int, theme: Theme) -> QColor:
    """What is under a cell's digit when the digit has no chip."""
    selected = None if look.quiet else look.selected
    if cell == selected:
        return theme.same_digit
    is_shaded = look.cells[cell].banded or (selected is not None and cell in PEERS[selected])
    return theme.house_shade if is_shaded else theme.paper
