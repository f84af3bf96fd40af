"""The document: the puzzle on the board, where it is kept, and everything done to it.

Every deed is another puzzle: a value, so undoing is putting the one before on the board again. The time spent is the
clock's and no part of these states; `timed_puzzle` has both.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from solver_core.sudoku.cells import CELLS, PEERS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.session.clock import PlayClock
from sudoku_gui.session.history import MOST, Deed, History


class Mode(Enum):
    """What typing a digit means."""

    GIVENS = "givens"
    DIGITS = "digits"
    NOTES = "notes"
    """Notes that have their own place in a cell each."""
    CENTRE = "centre"
    """Notes side by side in the middle of a cell."""
    COLOURS = "colours"


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

    Attributes:
        undo_stack: the deeds that can be undone, `MOST` at most: the oldest are let go.
        clock: how long the user has spent on it; stands still while the board is blank or solved, or givens are typed.
        clears_peers: whether placing a digit takes it out of the notes of the cells that see it.
        more: what its file holds that is not known here, see `Sheet`; goes with the puzzle.
    """

    changed = Signal(object, object)
    named = Signal()
    mode_changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.setUndoLimit(MOST)
        self.undo_stack.cleanChanged.connect(self.named)
        self.clock = PlayClock(self)
        self.clears_peers = False
        self.more: Mapping[str, object] = {}
        self._puzzle = Puzzle(Grid.empty())
        self._mode = Mode.GIVENS
        self._source = Source()

    # --- facts ------------------------------------------------------------------------------------

    @property
    def puzzle(self) -> Puzzle:
        """Givens, entries, notes, colours and what belongs to them; it tells nothing of the time spent."""
        return self._puzzle

    @property
    def timed_puzzle(self) -> Puzzle:
        """The puzzle with the time that was spent on it until now: what is written to files."""
        return replace(self._puzzle, elapsed=self.clock.elapsed)

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

    @property
    def is_solved(self) -> bool:
        """Whether the board is complete and right."""
        return self._puzzle.board.is_solved

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
        """Whether the cell has a given that this mode does not touch; colours are for every cell."""
        return self._mode not in {Mode.GIVENS, Mode.COLOURS} and self._puzzle.givens[cell] != 0

    def past(self) -> Iterator[Puzzle]:
        """The states that undoing leads through, the present one first."""
        yield self._puzzle
        for number in reversed(range(self.undo_stack.index())):
            yield self._deed(number).before

    @property
    def history(self) -> History | None:
        """What was done to the puzzle, undone deeds too; None where that is nothing."""
        stack = self.undo_stack
        if not stack.count():
            return None
        deeds = [self._deed(number) for number in range(stack.count())]
        states = (deeds[0].before, *(deed.after for deed in deeds))
        clean = stack.cleanIndex()
        return History(
            states, tuple(deed.deed for deed in deeds), stack.index(), None if clean < 0 else clean
        )

    # --- deeds that cannot be undone ----------------------------------------------------------------

    def open(
        self, puzzle: Puzzle, source: Source, *, modified: bool = False, history: History | None = None
    ) -> None:
        """Work on another puzzle; no undo leads back to the one before.

        Args:
            puzzle: with the time spent on it.
            source: where it can be saved to.
            modified: whether it has something that the source has not.
            history: what was done to it before; without one the undo history begins anew.

        Raises:
            ValueError: the history is that of another puzzle.
        """
        opened = replace(puzzle, elapsed=0)
        if history is not None and history.present != opened:
            raise ValueError("this is the history of another puzzle")
        before, self._puzzle, self._source, self.more = self._puzzle, opened, source, {}
        self._begin_history(history, modified=modified)
        self.clock.set_elapsed(puzzle.elapsed)
        self.set_mode(Mode.DIGITS if puzzle.givens.filled else Mode.GIVENS)
        self._tell(before)
        self.undo_stack.indexChanged.emit(self.undo_stack.index())
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
            self._set_clock()
            self.mode_changed.emit(mode)

    # --- deeds that can be undone -------------------------------------------------------------------

    def place(self, cell: int, digit: int, text: str) -> None:
        """Do with a digit in a cell what the mode says; a locked cell stays as it is.

        Among givens and entries the digit is put there, and 0 clears the cell. A note or a colour is set, or taken
        away where it is set already, and 0 clears those of the cell; for notes, where an entry leaves no room for
        them, that entry.

        Args:
            cell: 0..80.
            digit: 1..9, or 0.
            text: how the undo menu calls it.
        """
        if self.is_locked(cell):
            return
        match self._mode:
            case Mode.GIVENS | Mode.DIGITS:
                self._push(self._with_digit(cell, digit), text)
            case Mode.COLOURS if digit:
                self.toggle_colour(cell, digit, text)
            case Mode.COLOURS:
                self._push(replace(self._puzzle, colours=self._puzzle.colours.with_mask(cell, 0)), text)
            case Mode.NOTES | Mode.CENTRE if digit:
                self.toggle_note(cell, digit, text, centre=self._mode is Mode.CENTRE)
            case _:
                name = "centre" if self._mode is Mode.CENTRE else "corner"
                notes: Marks = getattr(self._puzzle, name)
                entries = self._puzzle.entries.with_digit(cell, 0)
                self._push(replace(self._puzzle, entries=entries, **{name: notes.with_mask(cell, 0)}), text)

    def toggle_note(self, cell: int, digit: int, text: str, *, centre: bool = False) -> None:
        """Note a digit in a cell, or take that note away; a cell that holds a digit has no notes."""
        puzzle = self._puzzle
        if puzzle.board[cell]:
            return
        if centre:
            self._push(replace(puzzle, centre=puzzle.centre.toggled(cell, digit)), text)
        else:
            self._push(replace(puzzle, corner=puzzle.corner.toggled(cell, digit)), text)

    def toggle_colour(self, cell: int, number: int, text: str) -> None:
        """Give a cell a colour, 1..9, or take that colour away; other colours of the cell stay."""
        self._push(replace(self._puzzle, colours=self._puzzle.colours.toggled(cell, number)), text)

    def enter_all(self, solution: Grid, text: str) -> None:
        """Enter a solution in every cell that has no given."""
        givens = self._puzzle.givens
        entries = Grid(bytes(0 if givens[cell] else solution[cell] for cell in CELLS))
        self._push(_cleared(self._puzzle, givens, entries), text)

    def clear_entries(self, text: str) -> None:
        """Take all entries away."""
        self._push(replace(self._puzzle, entries=Grid.empty()), text)

    def go_back_to(self, state: Puzzle, text: str) -> None:
        """Put a state of the `past` on the board again, as a deed of its own."""
        self._push(state, text)

    def exchange(self, puzzle: Puzzle, text: str) -> None:
        """Put another puzzle in the place of this one, in the same file; `open` is to be used instead."""
        self._push(replace(puzzle, elapsed=0), text, Mode.DIGITS if puzzle.givens.filled else Mode.GIVENS)

    # --- inside -----------------------------------------------------------------------------------

    def _with_digit(self, cell: int, digit: int) -> Puzzle:
        """The puzzle with a given or an entry as the mode says, or with an empty cell."""
        givens, entries = self._puzzle.givens, self._puzzle.entries
        if self._mode is Mode.GIVENS:
            givens, entries = givens.with_digit(cell, digit), entries.with_digit(cell, 0)
        else:
            entries = entries.with_digit(cell, digit)
        after = _cleared(self._puzzle, givens, entries)
        return _without_note(after, PEERS[cell], digit) if self.clears_peers and digit else after

    def _deed(self, number: int) -> "_Change":
        change = self.undo_stack.command(number)
        assert isinstance(change, _Change)  # noqa: S101 - nothing else is ever pushed
        return change

    def _push(self, after: Puzzle, text: str, mode: Mode | None = None) -> None:
        if after != self._puzzle:
            before = self._mode if mode else None
            self.undo_stack.push(_Change(self._put, Deed(text), self._puzzle, after, (before, mode)))

    def _put(self, puzzle: Puzzle, mode: Mode | None) -> None:
        before, self._puzzle = self._puzzle, puzzle
        if mode:
            self.set_mode(mode)
        self._tell(before)

    def _tell(self, before: Puzzle) -> None:
        self._set_clock()
        self.changed.emit(before, self._puzzle)

    def _set_clock(self) -> None:
        self.clock.set_needed(self._mode is not Mode.GIVENS and not self.is_blank and not self.is_solved)

    def _begin_history(self, history: History | None, *, modified: bool) -> None:
        """Make the stack what the history tells, without putting its states on the board."""
        stack = self.undo_stack
        stack.blockSignals(True)  # nobody need hear of a thousand deeds that were done before
        stack.clear()
        stack.setClean()  # clearing an empty stack leaves its mark as it was
        index = history.index if history else 0
        clean = index if not modified else history.clean if history else None
        changes = [_Change(self._put, *step) for step in history.steps] if history else []
        for change in changes:
            change.is_asleep = True
            stack.push(change)
        if clean is None or (modified and clean == index):
            stack.resetClean()
        else:
            stack.setIndex(clean)
            stack.setClean()
        stack.setIndex(index)
        for change in changes:
            change.is_asleep = False
        stack.blockSignals(False)


def _cleared(puzzle: Puzzle, givens: Grid, entries: Grid) -> Puzzle:
    """The puzzle with these digits, and without the notes of the cells that they fill."""
    filled = bytes(map(max, givens.digits, entries.digits))
    corner, centre = puzzle.corner.outside(filled), puzzle.centre.outside(filled)
    return replace(puzzle, givens=givens, entries=entries, corner=corner, centre=centre)


def _without_note(puzzle: Puzzle, cells: Iterable[int], digit: int) -> Puzzle:
    """The puzzle without this digit in the notes of these cells."""
    corner, centre = list(puzzle.corner.masks), list(puzzle.centre.masks)
    for cell in cells:
        corner[cell] &= ~(1 << digit - 1)
        centre[cell] &= ~(1 << digit - 1)
    return replace(puzzle, corner=Marks(tuple(corner)), centre=Marks(tuple(centre)))


class _Change(QUndoCommand):
    """From one puzzle to another and back."""

    def __init__(
        self,
        put: Callable[[Puzzle, Mode | None], None],
        deed: Deed,
        before: Puzzle,
        after: Puzzle,
        modes: tuple[Mode | None, Mode | None] = (None, None),
    ) -> None:
        super().__init__(deed.code)
        self.deed = deed
        self.before = before
        self.after = after
        self.is_asleep = False
        """Whether it moves on the stack and nowhere else."""
        self._put = put
        self._modes = modes

    def redo(self) -> None:
        if not self.is_asleep:
            self._put(self.after, self._modes[1])

    def undo(self) -> None:
        if not self.is_asleep:
            self._put(self.before, self._modes[0])
