"""Keys that a control needs itself, although the window has a use for them while a search is watched."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sudoku_gui.guard import Guarded


class ShortcutOverride(Guarded, QObject):
    """Keeps keys from the window's shortcuts while the control that needs them has the keyboard."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._keys: dict[QObject, frozenset[Qt.Key]] = {}

    def keep(self, control: QWidget, *keys: Qt.Key) -> None:
        """These are the control's."""
        self._keys[control] = frozenset(keys)
        control.installEventFilter(self)

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
            if plain and event.key() in self._keys.get(watched, frozenset()):
                event.accept()
                return True
        return super().eventFilter(watched, event)
