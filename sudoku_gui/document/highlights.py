"""Highlights on the board that are not part of the puzzle: filtered cells and wrong digits."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, Signal

from solver_core.sudoku.cells import DIGITS
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import candidates
from sudoku_gui.document.document import Document

BIVALUE: Final = "bivalue"
FILTERS: Final = (*map(str, DIGITS), BIVALUE)
"""The filters: cells where a digit can still go, and cells with two candidates."""


class Highlights(QObject):
    """One filter at a time, and wrong digits until they are changed; cleared for another puzzle.

    Signals:
        changed: the highlights.
    """

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.filter = ""  # one of `FILTERS`, or "" for none
        # Cells whose entry, or all of whose notes, are not those of the solution.
        self.wrong: frozenset[int] = frozenset()
        self.clashing: frozenset[int] = frozenset()  # cells of clashing givens
        self.shows_conflicts = True  # whether what breaks a rule is marked
        document.changed.connect(self._follow)
        document.opened.connect(self.clear)

    @property
    def digit(self) -> int:
        return int(self.filter) if self.filter.isdecimal() else 0

    def cells_of(self, puzzle: Puzzle) -> frozenset[int]:
        """The cells that pass the filter; none without one."""
        if self.digit:
            return candidates.cells_with(puzzle, self.digit)
        return candidates.bivalue_cells(puzzle) if self.filter == BIVALUE else frozenset()

    def toggle(self, name: str) -> None:
        """Set this filter, or clear it if it is set."""
        if name not in FILTERS:
            raise ValueError(f"{name!r} is no filter; use one of {', '.join(FILTERS)}")
        self.filter = "" if self.filter == name else name
        self.changed.emit()

    def stop_filter(self) -> bool:
        """Clear the filter; returns whether one was set."""
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
        """What has changed is no longer known to be wrong."""
        self.wrong = frozenset(cell for cell in self.wrong if _held(before, cell) == _held(after, cell))


def _held(puzzle: Puzzle, cell: int) -> tuple[int, int]:
    """A cell's digit and notes."""
    return puzzle.board[cell], puzzle.corner[cell] | puzzle.centre[cell]
