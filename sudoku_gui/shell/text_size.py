"""The size of the text in the whole program, as the user prefers it."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from sudoku_gui.document.preferences import Preferences

_KEY = "text_size"


class TextSize(QObject):
    """Scales the font of the application by the preference, in per cent of what the system says."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(preferences)
        self._preferences = preferences
        self._usual = QApplication.font().pointSizeF()
        preferences.changed.connect(self._on_change)
        if preferences[_KEY] != "100":
            self.apply()

    def apply(self) -> None:
        """Show all text in the chosen size."""
        font = QApplication.font()
        font.setPointSizeF(self._usual * int(self._preferences[_KEY]) / 100)
        QApplication.setFont(font)

    def _on_change(self, key: str) -> None:
        if key == _KEY:
            self.apply()
