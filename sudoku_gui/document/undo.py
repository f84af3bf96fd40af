"""The undo stack of a document: its edits as commands, and as the `History` that files store."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QUndoCommand, QUndoStack

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.history import Edit, History


class EditCommand(QUndoCommand):
    """From one puzzle to another and back; its text is a code from which the undo menu is made.

    ``put`` gets a puzzle and by how many milliseconds the clock changes.
    """

    def __init__(self, put: Callable[[Puzzle, int], None], edit: Edit, before: Puzzle, after: Puzzle) -> None:
        super().__init__(edit.code)
        self.edit = edit
        self.before = before
        self.after = after
        self.is_replaying = False  # then it only moves on the stack
        self._put = put

    # --- Qt ---------------------------------------------------------------------------------------

    def redo(self) -> None:
        if not self.is_replaying:
            self._put(self.after, -self.edit.spent)

    def undo(self) -> None:
        if not self.is_replaying:
            self._put(self.before, self.edit.spent)


def earlier(stack: QUndoStack) -> Iterator[Puzzle]:
    """The states that undoing leads to, the newest first."""
    return (command.before for command in reversed(_commands(stack)[: stack.index()]))


def history(stack: QUndoStack) -> History | None:
    """What a stack holds, undone edits too; None where that is nothing."""
    commands = _commands(stack)
    if not commands:
        return None
    states = (commands[0].before, *(command.after for command in commands))
    clean = stack.cleanIndex()
    edits = tuple(command.edit for command in commands)
    return History(states, edits, stack.index(), None if clean < 0 else clean)


def begin(
    stack: QUndoStack, put: Callable[[Puzzle, int], None], past: History | None, *, modified: bool
) -> None:
    """Make a stack hold this past, or nothing, without putting any of its states on the board; only ``indexChanged`` is emitted.

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
            stack.setClean()  # also of an empty stack: clearing leaves its mark as it was
        stack.setIndex(index)
        for command in commands:
            command.is_replaying = False
    stack.indexChanged.emit(stack.index())


def _commands(stack: QUndoStack) -> list[EditCommand]:
    commands = map(stack.command, range(stack.count()))
    return [command for command in commands if isinstance(command, EditCommand)]
