"""The document: the puzzle on the board, its file, and its edits.

Every edit creates a new puzzle value. The time spent belongs to the clock, not to these states.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import reduce
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from solver_core.hints import Step
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import edits, paths
from sudoku_gui.document.clock import PlayClock
from sudoku_gui.document.history import MOST, Edit, History


class Mode(Enum):
    """The editing modes: what a digit key writes into the selected cell."""

    GIVENS = "givens"
    DIGITS = "digits"
    NOTES = "notes"  # each at its own place in a cell
    CENTRE = "centre"  # side by side in the middle of a cell
    COLOURS = "colours"


_KINDS: Final[dict[Mode, edits.Kind]] = {Mode.NOTES: "corner", Mode.CENTRE: "centre", Mode.COLOURS: "colours"}
"""The marks written in each mode."""

Put: TypeAlias = Callable[[Puzzle, Edit, bool], None]
"""Sets the puzzle after an edit or, where the last argument is true, before it."""


@dataclass(frozen=True, slots=True, eq=False)
class Source:
    """Where a puzzle came from: a file and its format, or a puzzle in a collection.

    A puzzle of a collection (number from 1) is never saved over the whole collection.
    """

    path: Path | None = None
    format_id: str = "sdk"
    number: int | None = None

    @property
    def can_be_saved_to(self) -> bool:
        """Whether Save can write there without asking."""
        return self.path is not None and self.number is None


class Document(QObject):
    """One puzzle being worked on; every edit can be undone.

    Its givens are being typed while the mode is that for givens; `start_playing` ends that, as an edit.

    Signals:
        changed: the puzzle, before and after.
        named: the file name or the unsaved state has changed.
        mode_changed: the `Mode`.
        leaving: another puzzle is about to be opened.
        opened: another puzzle has been opened.
    """

    changed = Signal(object, object)
    named = Signal()
    mode_changed = Signal(object)
    leaving = Signal()
    opened = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)  # the edits that can be undone, at most `MOST`
        self.undo_stack.setUndoLimit(MOST)
        self.undo_stack.cleanChanged.connect(self.named)
        self.clock = PlayClock(self)  # stopped while the board is blank or solved, or givens are typed
        self.clears_peers = False  # placing a digit removes it from the notes of the cells that see it
        self.more: Mapping[str, object] = {}  # unknown keys of its file, see `SavedState`
        self.puzzle = Puzzle(Grid.empty())  # without the time spent, which `timed_puzzle` has
        self.mode = Mode.GIVENS  # what typing a digit means
        self.source = Source()  # where it came from and can be saved to

    @property
    def timed_puzzle(self) -> Puzzle:
        """The puzzle with the time spent until now, as it is written to files."""
        return replace(self.puzzle, elapsed=self.clock.elapsed)

    @property
    def is_modified(self) -> bool:
        return not self.undo_stack.isClean()

    @property
    def is_written(self) -> bool:
        """Whether there is an entry, a note or a colour; colours of notes need notes."""
        marks = self.puzzle.corner, self.puzzle.centre, self.puzzle.colours
        return self.puzzle.entries.filled > 0 or any(one.marked for one in marks)

    @property
    def is_blank(self) -> bool:
        """Whether there is no digit, candidate, note or colour."""
        return self.puzzle.givens.is_empty and not self.is_written

    @property
    def is_solved(self) -> bool:
        return self.puzzle.board.is_solved

    def while_board_stays(self) -> Callable[[], bool]:
        """Return a function that says whether the digits on the board are unchanged since now."""
        board = self.puzzle.board
        return lambda: self.puzzle.board == board

    def name(self, otherwise: str) -> str:
        """The file's name, with the number in a collection; ``otherwise`` where there is no file."""
        if self.source.path is None:
            return otherwise
        number = f" #{self.source.number:,}" if self.source.number else ""
        return f"{paths.shown(self.source.path)}{number}"

    def task(self) -> Grid:
        """The grid to solve: the givens, or without any, the entries."""
        return self.puzzle.task

    @property
    def is_typed(self) -> bool:
        """Whether its givens are being typed, so that play has not begun."""
        return self.mode is Mode.GIVENS

    def starts_play(self, *, backward: bool) -> bool:
        """Whether the edit that undo, or redo, comes to next is the start of play."""
        command = self.undo_stack.command(self.undo_stack.index() - backward)
        return isinstance(command, EditCommand) and command.edit.starts

    def is_locked(self, cell: int, mode: Mode | None = None) -> bool:
        """Whether the cell has a given that this mode cannot change; colours are never locked."""
        return (mode or self.mode) not in {Mode.GIVENS, Mode.COLOURS} and self.puzzle.givens[cell] != 0

    def past(self) -> Iterator[Puzzle]:
        """The states that undo leads through, the current one first."""
        yield self.puzzle
        yield from earlier(self.undo_stack)

    @property
    def history(self) -> History | None:
        """The edits, undone ones too; None if there are none."""
        return history(self.undo_stack)

    # --- without undo ----------------------------------------------------------------------

    def open(
        self, puzzle: Puzzle, source: Source, *, modified: bool = False, history: History | None = None
    ) -> None:
        """Open another puzzle; undo does not lead back to the previous one.

        Args:
            puzzle: with the time spent on it.
            source: where it can be saved to.
            modified: whether it has changes that are not in the source.
            history: its earlier edits; raises a ValueError for those of another puzzle.
        """
        opened = replace(puzzle, elapsed=0)
        if history is not None and history.present != opened:
            raise ValueError("this is the history of another puzzle")
        self.leaving.emit()
        before, self.puzzle, self.source, self.more = self.puzzle, opened, source, {}
        begin(self.undo_stack, self._put, history, modified=modified)
        self.clock.set_elapsed(puzzle.elapsed)
        self.set_mode(Mode.GIVENS if puzzle.givens.is_empty else Mode.DIGITS)
        self._emit_change(before)
        self.named.emit()
        self.opened.emit()

    def saved(self, source: Source) -> None:
        """Record that the puzzle was saved in this file."""
        self.source = source
        self.undo_stack.setClean()
        self.named.emit()

    def saved_in_part(self, source: Source) -> None:
        """Record that the puzzle was saved in this file incompletely; it still counts as unsaved."""
        self.source = source
        self.undo_stack.resetClean()
        self.named.emit()

    def set_mode(self, mode: Mode) -> None:
        """Choose what digit keys write; the clock stops in the mode for givens."""
        if mode is not self.mode:
            self.mode = mode
            self._set_clock()
            self.mode_changed.emit(mode)

    def start_playing(self, text: str, mode: Mode = Mode.DIGITS) -> None:
        """End typing givens; an edit, unless these givens were played before."""
        givens = self.puzzle.givens
        if self.is_typed and not givens.is_empty and givens != self.played_givens():
            edit = Edit(text, {}, {"starts": True})
            self.undo_stack.push(EditCommand(self._put, edit, self.puzzle, self.puzzle))
        self.set_mode(mode)

    def played_givens(self) -> Grid:
        """The givens at the latest start of play or, without one, when it was opened."""
        done = _commands(self.undo_stack)[: self.undo_stack.index()]
        started = next((command for command in reversed(done) if command.edit.starts), None)
        *_, first = (started.after,) if started else self.past()
        return first.givens

    def place_in(
        self, cells: Iterable[int], digit: int, text: str, mode: Mode | None = None, candidate: int = 0
    ) -> None:
        """Type a digit, or 0, in cells, according to the mode; locked cells do not change.

        A given or an entry is placed, and 0 clears the cells. A note or a colour is set in all of them or, where all
        have it, removed; 0 clears those of the cells, or entries in place of notes.

        Args:
            cells: changed in one edit.
            digit: 1 to 9, or 0.
            text: the code of the edit in the undo menu.
            mode: instead of the current one.
            candidate: colours are for the notes of this digit; 0: for the cells, and to be cleared for all their notes.
        """
        mode = mode or self.mode
        free = [cell for cell in cells if not self.is_locked(cell, mode)]
        kind = _KINDS.get(mode)
        if candidate and digit:
            after = edits.with_candidate_colour(self.puzzle, free, candidate, digit)
        elif candidate:
            after = edits.without_candidate_colours(self.puzzle, free, (candidate,))
        elif kind is not None and digit:
            after = edits.with_mark(self.puzzle, free, digit, kind)
        elif kind == "colours":
            after = edits.without_marks(edits.without_candidate_colours(self.puzzle, free), free, kind)
        elif kind is not None:
            after = edits.without_marks(edits.with_entries(self.puzzle, free, 0), free, kind)
        else:
            place = edits.with_givens if mode is Mode.GIVENS else edits.with_entries
            after = place(self.puzzle, free, digit)
            if digit and self.clears_peers:
                after = edits.without_notes_of(after, free, digit)
        self.change_to(after, text)

    def do_steps(self, steps: Iterable[Step], text: str) -> None:
        """Place the digits of steps and remove their candidates from the notes, as one change."""
        self.change_to(reduce(edits.with_step, steps, self.puzzle), text)

    def clear_entries(self, text: str) -> None:
        self.change_to(replace(self.puzzle, entries=Grid.empty()), text)

    def restart(self, text: str) -> None:
        """Remove entries, notes and colours, and reset the time; undo restores the time, too."""
        self.change_to(edits.cleared(self.puzzle, CELLS), text, self.clock.elapsed)

    def change_to(self, after: Puzzle, text: str, spent: int = 0) -> None:
        """Change the puzzle by an edit, unless it is equal; it takes what was spent off the clock."""
        after = edits.normalized(after)
        if after != self.puzzle:
            edit = Edit.between(self.puzzle, after, text, spent)
            self.undo_stack.push(EditCommand(self._put, edit, self.puzzle, after))

    def _put(self, puzzle: Puzzle, edit: Edit, backward: bool) -> None:  # noqa: FBT001 - see `Put`
        """Set the puzzle after an edit or before it, and adjust the clock and the mode."""
        before, self.puzzle = self.puzzle, puzzle
        if edit.spent:
            spent = edit.spent if backward else -edit.spent
            self.clock.set_elapsed(max(0, self.clock.elapsed + spent))
        self._emit_change(before)
        if edit.starts:
            self.set_mode(Mode.GIVENS if backward else Mode.DIGITS)

    def _emit_change(self, before: Puzzle) -> None:
        self._set_clock()
        self.changed.emit(before, self.puzzle)

    def _set_clock(self) -> None:
        self.clock.set_needed(self.mode is not Mode.GIVENS and not self.is_blank and not self.is_solved)


class EditCommand(QUndoCommand):
    """A change from one puzzle to another; its text is a code for the undo menu."""

    def __init__(self, put: Put, edit: Edit, before: Puzzle, after: Puzzle) -> None:
        super().__init__(edit.code)
        self.edit = edit
        self.before = before
        self.after = after
        self.is_replaying = False  # while true, it only moves on the stack
        self._put = put

    # --- Qt ---------------------------------------------------------------------------------------

    def redo(self) -> None:
        if not self.is_replaying:
            self._put(self.after, self.edit, False)

    def undo(self) -> None:
        if not self.is_replaying:
            self._put(self.before, self.edit, True)


def earlier(stack: QUndoStack) -> Iterator[Puzzle]:
    """The states that undo leads to, the newest first."""
    return (command.before for command in reversed(_commands(stack)[: stack.index()]))


def history(stack: QUndoStack) -> History | None:
    """The edits on a stack, including undone ones; None if there are none."""
    commands = _commands(stack)
    if not commands:
        return None
    states = (commands[0].before, *(command.after for command in commands))
    clean = stack.cleanIndex()
    edits = tuple(command.edit for command in commands)
    return History(states, edits, stack.index(), None if clean < 0 else clean)


def begin(stack: QUndoStack, put: Put, past: History | None, *, modified: bool) -> None:
    """Fill a stack with a history, or clear it, without changing the board; only ``indexChanged`` is emitted.

    Unless it is modified, the present state is the clean one.
    """
    with QSignalBlocker(stack):
        stack.clear()
        index = past.index if past else 0
        clean = index if not modified else past.clean if past else None
        commands = [EditCommand(put, *step) for step in past.steps] if past else []
        for command in commands:
            command.is_replaying = True
            stack.push(command)
        if clean is None or (modified and clean == index):
            stack.resetClean()
        else:
            stack.setIndex(clean)
            stack.setClean()  # also for an empty stack: clear() keeps the clean index
        stack.setIndex(index)
        for command in commands:
            command.is_replaying = False
    stack.indexChanged.emit(stack.index())


def _commands(stack: QUndoStack) -> list[EditCommand]:
    commands = map(stack.command, range(stack.count()))
    return [command for command in commands if isinstance(command, EditCommand)]
