"""The size of the text in the whole program, as the user prefers it."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from sudoku_gui.document.preferences import Preferences

_KEY = "text_size"
_NO_RULE = "QWidget {}"


def set_font(font: QFont) -> None:
    """Give the whole program another font.

    Widgets that have, or had, a style sheet do not follow by themselves: Qt has stored their fonts with it. They follow
    when the sheet goes, and it must be there to go.
    """
    QApplication.setFont(font)
    for window in QApplication.topLevelWidgets():
        if window.objectName() == "main_window" and window.isVisible():
            sheet = window.styleSheet()
            if not sheet:
                window.setStyleSheet(_NO_RULE)
            window.setStyleSheet("")
            window.setStyleSheet(sheet)


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
        set_font(font)

    def _on_change(self, key: str) -> None:
        if key == _KEY:
            self.apply()
