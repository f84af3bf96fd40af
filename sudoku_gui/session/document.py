"""The document: the puzzle on the board, where it is kept, and everything done to it."""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle


class Mode(Enum):
    """What typing a digit means."""

    GIVENS = "givens"
    DIGITS = "digits"


class Source:
    """Where a puzzle came from: a file it can be saved to, or a puzzle in a collection.

    Attributes:
        path: the file; None for a puzzle that has none.
        format_id: the format to save it in.
        number: for a puzzle out of a collection, which one, from 1; it is saved elsewhere, never over the others.
    """

    def __init__(self, path: Path | None = None, format_id: str = "sdk", number: int | None = None) -> None:
        self.path = path
        self.format_id = format_id
        self.number = number

    @property
    def can_be_saved_to(self) -> bool:
        """Whether Save needs no question."""
        return self.path is not None and self.number is None


class Document(QObject):
    """One puzzle being worked on; every deed can be undone.

    Signals:
        changed: the puzzle is another.
            before: what it was.
            after: what it is.
        named: the file or whether there are unsaved changes.
        mode_changed: typing means something else.
    """

    changed = Signal(object, object)
    named = Signal()
    mode_changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self.named)
        self._puzzle = Puzzle(Grid.empty())
        self._mode = Mode.GIVENS
        self._source = Source()

    # --- facts ------------------------------------------------------------------------------------

    @property
    def puzzle(self) -> Puzzle:
        """Givens, entries and what belongs to them."""
        return self._puzzle

    @property
    def source(self) -> Source:
        """Where it came from and can be saved to."""
        return self._source

    @property
    def mode(self) -> Mode:
        """What typing a digit means."""
        return self._mode

    @property
    def is_modified(self) -> bool:
        """Whether there is something that no file has."""
        return not self.undo_stack.isClean()

    @property
    def is_blank(self) -> bool:
        """Whether the board is empty."""
        return self._puzzle.board.filled == 0

    def name(self, otherwise: str) -> str:
        """The file's name, with the number in a collection; ``otherwise`` where there is no file."""
        if self._source.path is None:
            return otherwise
        number = f" #{self._source.number:,}" if self._source.number else ""
        return f"{self._source.path.name}{number}"

    def task(self) -> Grid:
        """The grid to be solved: the givens, or where there are none all that has been entered."""
        return self._puzzle.givens if self._puzzle.givens.filled else self._puzzle.entries

    def is_locked(self, cell: int) -> bool:
        """Whether the cell has a given that this mode does not touch."""
        return self._mode is Mode.DIGITS and self._puzzle.givens[cell] != 0

    # --- deeds that cannot be undone ----------------------------------------------------------------

    def open(self, puzzle: Puzzle, source: Source, *, modified: bool = False) -> None:
        """Work on another puzzle; the undo history begins anew."""
        before, self._puzzle, self._source = self._puzzle, puzzle, source
        self.undo_stack.clear()
        self.undo_stack.setClean()  # clearing an empty stack leaves its mark as it was
        if modified:
            self.undo_stack.resetClean()
        self.set_mode(Mode.DIGITS if puzzle.givens.filled else Mode.GIVENS)
        self.changed.emit(before, puzzle)
        self.named.emit()

    def saved(self, source: Source) -> None:
        """The puzzle as it is stands in this file."""
        self._source = source
        self.undo_stack.setClean()
        self.named.emit()

    def saved_in_part(self, source: Source) -> None:
        """The file holds some of the puzzle; the rest is still unsaved."""
        self._source = source
        self.undo_stack.resetClean()
        self.named.emit()

    def set_mode(self, mode: Mode) -> None:
        """Choose what typing a digit means."""
        if mode is not self._mode:
            self._mode = mode
            self.mode_changed.emit(mode)

    # --- deeds that can be undone -------------------------------------------------------------------

    def place(self, cell: int, digit: int, text: str) -> None:
        """Put a digit in a cell as the mode says, or clear it with 0; a locked cell stays as it is.

        Args:
            cell: 0..80.
            digit: 1..9, or 0.
            text: how the undo menu calls it.
        """
        if self.is_locked(cell):
            return
        givens, entries = self._puzzle.givens, self._puzzle.entries
        if self._mode is Mode.GIVENS:
            after = replace(
                self._puzzle, givens=givens.with_digit(cell, digit), entries=entries.with_digit(cell, 0)
            )
        else:
            after = replace(self._puzzle, entries=entries.with_digit(cell, digit))
        self._push(after, text)

    def enter_all(self, solution: Grid, text: str) -> None:
        """Enter a solution in every cell that has no given."""
        givens = self._puzzle.givens
        entries = Grid(bytes(0 if givens[cell] else solution[cell] for cell in CELLS))
        self._push(replace(self._puzzle, entries=entries), text)

    def clear_entries(self, text: str) -> None:
        """Take all entries away."""
        self._push(replace(self._puzzle, entries=Grid.empty()), text)

    def exchange(self, puzzle: Puzzle, text: str) -> None:
        """Put another puzzle in the place of this one, in the same file."""
        self._push(puzzle, text, Mode.DIGITS if puzzle.givens.filled else Mode.GIVENS)

    def _push(self, after: Puzzle, text: str, mode: Mode | None = None) -> None:
        if after != self._puzzle:
            before = (self._puzzle, self._mode if mode else None)
            self.undo_stack.push(_Change(self._put, before, (after, mode), text))

    def _put(self, state: "_State") -> None:
        before, (puzzle, mode) = self._puzzle, state
        self._puzzle = puzzle
        if mode:
            self.set_mode(mode)
        self.changed.emit(before, puzzle)


_State = tuple[Puzzle, Mode | None]
"""A puzzle, and the mode that belongs to it where a deed changes the mode."""


class _Change(QUndoCommand):
    """From one puzzle to another and back."""

    def __init__(self, put: Callable[[_State], None], before: _State, after: _State, text: str) -> None:
        super().__init__(text)
        self._put = put
        self._before = before
        self._after = after

    def redo(self) -> None:
        self._put(self._after)

    def undo(self) -> None:
        self._put(self._before)
