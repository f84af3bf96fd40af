"""The undo stack of a document: its deeds as commands, and as the `History` that files keep."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QUndoCommand, QUndoStack

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.history import Deed, History
from sudoku_gui.guard import Guarded


class Change(Guarded, QUndoCommand):
    """From one puzzle to another and back.

    Args:
        put: puts a puzzle on the board.
        deed: what was done; its code is what the undo menu is made from.
        before, after: the puzzles.

    Attributes:
        is_asleep: whether it only moves on the stack.
    """

    def __init__(self, put: Callable[[Puzzle], None], deed: Deed, before: Puzzle, after: Puzzle) -> None:
        super().__init__(deed.code)
        self.deed = deed
        self.before = before
        self.after = after
        self.is_asleep = False
        self._put = put

    def redo(self) -> None:
        """Do it, for the first time too."""
        if not self.is_asleep:
            self._put(self.after)

    def undo(self) -> None:
        """Inverse of `redo`."""
        if not self.is_asleep:
            self._put(self.before)


def earlier(stack: QUndoStack) -> Iterator[Puzzle]:
    """The states that undoing leads to, the newest first."""
    changes = _changes(stack)[: stack.index()]
    return (change.before for change in reversed(changes))


def history(stack: QUndoStack) -> History | None:
    """What a stack holds, undone deeds too; None where that is nothing."""
    changes = _changes(stack)
    if not changes:
        return None
    states = (changes[0].before, *(change.after for change in changes))
    clean = stack.cleanIndex()
    deeds = tuple(change.deed for change in changes)
    return History(states, deeds, stack.index(), None if clean < 0 else clean)


def begin(stack: QUndoStack, put: Callable[[Puzzle], None], held: History | None, *, modified: bool) -> None:
    """Make a stack hold this history, or nothing, without putting any of its states on the board.

    Args:
        stack: tells only once that it has changed, by ``indexChanged``.
        put: what its commands will do.
        held: what was done before.
        modified: whether the present state has something that no file has; otherwise it is the clean one.
    """
    with QSignalBlocker(stack):  # nobody need hear of a thousand deeds that were done before
        _take_up(stack, put, held, modified=modified)
    stack.indexChanged.emit(stack.index())


def _take_up(
    stack: QUndoStack, put: Callable[[Puzzle], None], held: History | None, *, modified: bool
) -> None:
    stack.clear()
    index = held.index if held else 0
    clean = index if not modified else held.clean if held else None
    changes = [Change(put, *step) for step in held.steps] if held else []
    for change in changes:
        change.is_asleep = True
        stack.push(change)
    if clean is None or (modified and clean == index):
        stack.resetClean()
    else:
        stack.setIndex(clean)
        stack.setClean()  # also of an empty stack: clearing leaves its mark as it was
    stack.setIndex(index)
    for change in changes:
        change.is_asleep = False


def _changes(stack: QUndoStack) -> list[Change]:
    commands = [stack.command(number) for number in range(stack.count())]
    return [command for command in commands if isinstance(command, Change)]
