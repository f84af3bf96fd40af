"""Shows the application in the theme that the user, or the desktop, has chosen."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.main_window import MainWindow

_NAMED: dict[str, Callable[[], Theme]] = {
    "system": theme.of_system,
    "light": theme.light,
    "dark": theme.dark,
    "contrast": theme.high_contrast,
}


def chosen(preferences: Preferences) -> Theme:
    """The theme of the preferences."""
    return _NAMED[preferences["theme"]]()


class Themes(QObject):
    """Changes the theme with the preference, or with the desktop where the user leaves it to that."""

    def __init__(self, window: MainWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        preferences.changed.connect(self._on_change)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply)
        self._paint_style(window.theme)  # in which the window was just built

    def apply(self) -> None:
        """Show everything in the chosen colours."""
        theme = chosen(self._preferences)
        self._paint_style(theme)
        self._window.use_theme(theme)

    def _paint_style(self, theme: Theme) -> None:
        QApplication.setPalette(theme.palette())
        self._window.setStyleSheet(theme.style_sheet())

    def _on_change(self, key: str) -> None:
        if key == "theme":
            self.apply()
