"""Shows the application in the theme and the size of text that the user, or the desktop, has chosen."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.dialog import ThemedWindow

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

    def apply(self) -> None:
        """Show all text in the chosen size."""
        font = QApplication.font()
        font.setPointSizeF(self._usual * int(self._preferences[_KEY]) / 100)
        set_font(font)

    def _on_change(self, key: str) -> None:
        if key == _KEY:
            self.apply()


_NAMED: dict[str, Callable[[], Theme]] = {
    "system": theme.of_system,
    "light": theme.light,
    "dark": theme.dark,
    "contrast": theme.high_contrast,
}


def chosen(preferences: Preferences) -> Theme:
    return _NAMED[preferences["theme"]]()


class Themes(QObject):
    """Changes the theme with the preference, or with the desktop where the user leaves it to that."""

    def __init__(self, window: ThemedWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        preferences.changed.connect(self._on_change)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply)

    def apply(self) -> None:
        """Show everything in the chosen colours."""
        theme = chosen(self._preferences)
        self.paint_style(theme)
        self._window.use_theme(theme)

    def paint_style(self, theme: Theme) -> None:
        """Let Qt paint its own in these colours."""
        QApplication.setPalette(theme.palette())
        self._window.setStyleSheet(theme.style_sheet())

    def _on_change(self, key: str) -> None:
        if key == "theme":
            self.apply()
