"""What is highlighted on the board besides what the puzzle holds: cells that are looked for, and digits found wrong."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core.sudoku.cells import DIGITS
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import candidates
from sudoku_gui.document.document import Document

BIVALUE: Final = "bivalue"
FILTERS: Final = (*map(str, DIGITS), BIVALUE)
"""What can be looked for: cells in which a digit can still go, and cells with two candidates."""


class Highlights(QObject):
    """One filter at a time, and the wrong digits until they are changed; another puzzle has neither.

    Signals:
        changed: what is highlighted.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.filter = ""  # one of `FILTERS`, or "" for none
        self.wrong: frozenset[int] = frozenset()  # cells whose entry is not that of the solution
        self.clashing: frozenset[int] = frozenset()  # cells whose givens have no solution together
        self.shows_conflicts = True  # whether what breaks a rule is marked
        document.changed.connect(self._follow)
        document.opened.connect(self.clear)

    @property
    def digit(self) -> int:
        return int(self.filter) if self.filter.isdecimal() else 0

    def cells_of(self, puzzle: Puzzle) -> frozenset[int]:
        """The cells where a digit may stand, or those with two candidates, whichever is looked for; else none."""
        if self.digit:
            return candidates.cells_with(puzzle, self.digit)
        return candidates.bivalue_cells(puzzle) if self.filter == BIVALUE else frozenset()

    def toggle(self, name: str) -> None:
        """Look for this, or for nothing if it is looked for already."""
        if name not in FILTERS:
            raise ValueError(f"{name!r} is no filter; use one of {', '.join(FILTERS)}")
        self.filter = "" if self.filter == name else name
        self.changed.emit()

    def stop_filter(self) -> bool:
        """Look for nothing; returns whether anything was looked for."""
        was_on = bool(self.filter)
        if was_on:
            self.toggle(self.filter)
        return was_on

    def show_conflicts(self, shown: bool) -> None:  # noqa: FBT001 - a state, not an option
        """Mark what breaks a rule, or not."""
        if shown != self.shows_conflicts:
            self.shows_conflicts = shown
            self.changed.emit()

    def show_wrong(self, cells: Iterable[int]) -> None:
        self.wrong = frozenset(cells)
        self.changed.emit()

    def show_clashing(self, cells: Iterable[int]) -> None:
        """Mark these givens as clashing, and no others."""
        if (clashing := frozenset(cells)) != self.clashing:
            self.clashing = clashing
            self.changed.emit()

    def clear(self) -> None:
        self.filter, self.wrong, self.clashing = "", frozenset(), frozenset()
        self.changed.emit()

    def _follow(self, before: Puzzle, after: Puzzle) -> None:
        """A digit that has changed has not been checked."""
        self.wrong = frozenset(cell for cell in self.wrong if before.board[cell] == after.board[cell])
