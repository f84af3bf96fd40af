"""The menu of what exercises may ask: it stays open while kinds are ticked, so that no click goes astray."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from solver_core.cover.exercises import Kind
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.exercises import text as words
from sudoku_gui.panes.exercises.record import Record


class KindsMenu(Guarded, QMenu):
    """A tick for each kind; Escape and a click elsewhere close it.

    Signals:
        chosen: a kind was ticked, or no more.
    """

    chosen = Signal()

    def __init__(self, parent: QWidget, ticked: Iterable[Kind]) -> None:
        super().__init__(parent)
        self.setAttribute(
            Qt.WidgetAttribute.WA_NoMouseReplay
        )  # a click elsewhere closes it, and does nothing else
        self.kinds = {kind: self._action(kind) for kind in Kind}
        self.addActions([*self.kinds.values()])
        for kind in ticked:
            self.kinds[kind].setChecked(True)

    @property
    def ticked(self) -> list[Kind]:
        """The kinds that may be asked."""
        return [kind for kind, action in self.kinds.items() if action.isChecked()]

    def show_record(self, record: Record) -> None:
        """How often each kind was answered right."""
        for kind, action in self.kinds.items():
            action.setText(words.kind(kind, *record.of(kind)))

    def _action(self, kind: Kind) -> QAction:
        action = QAction(self, checkable=True)
        action.setObjectName(f"exercise_kind_{kind.value}")
        action.toggled.connect(self.chosen)
        return action

    # --- Qt ---------------------------------------------------------------------------------------

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        action = self.actionAt(event.position().toPoint())
        if action is not None:
            action.trigger()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = self.activeAction()
        if event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter} and action is not None:
            action.trigger()
        else:
            super().keyPressEvent(event)
