"""The tour that is edited and what was done to it, which can be undone."""

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from sudoku_gui.features.tours.editor.model import StopDraft, TourDraft

_LONGEST: Final = 40  # characters that are undone at once: not every language has words


class TourModel(QObject):
    """Holds a draft; every change goes through `change`.

    Signals:
        changed: the draft is another one: this stop, or 0 for what stands above the stops.
    """

    changed = Signal(int)

    def __init__(
        self, draft: TourDraft, saved: TourDraft | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.draft = draft
        self.saved = saved  # the draft that is in its file; None where none is
        self.undo_stack = QUndoStack(self)

    @property
    def is_saved(self) -> bool:
        """Whether nothing is lost with the draft."""
        return self.draft == self.saved or self.draft == TourDraft(self.draft.id)

    def change(self, draft: TourDraft, row: int, field: str = "") -> None:
        """Have another draft; what is typed in one field is undone word by word."""
        if draft != self.draft:
            self.undo_stack.push(_DraftCommand(self, draft, row, f"{row} {field}" if field else ""))

    def change_stop(self, row: int, stop: StopDraft, field: str = "") -> None:
        self.change(self.draft.with_stop_changed(row - 1, stop), row, field)

    def show(self, draft: TourDraft, row: int) -> None:
        self.draft = draft
        self.changed.emit(row)


class _DraftCommand(QUndoCommand):
    """From one draft to another; they share all that is alike."""

    def __init__(self, model: TourModel, draft: TourDraft, row: int, field: str) -> None:
        super().__init__()
        self._model, self._before, self.after = model, model.draft, draft
        self._row, self.field = row, field

    def redo(self) -> None:
        self._model.show(self.after, self._row)

    def undo(self) -> None:
        self._model.show(self._before, min(self._row, len(self._before.stops)))

    def id(self) -> int:
        """Only what is typed may become one with what was typed before."""
        return 1 if self.field else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """More letters of the same word in the same field."""
        if not isinstance(other, _DraftCommand) or other.field != self.field:
            return False
        before, after, later = (str(draft) for draft in (self._before, self.after, other.after))
        if len(after.split()) != len(later.split()) or abs(len(later) - len(before)) > _LONGEST:
            return False
        self.after = other.after
        return True
