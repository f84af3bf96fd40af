"""Dresses the whole program in the theme that the user, or the desktop, wants."""

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


def wanted(preferences: Preferences) -> Theme:
    """The theme that the preferences ask for."""
    return _NAMED[preferences["theme"]]()


class Themes(QObject):
    """Changes the theme when the user asks for it, or the desktop when the user leaves it to that."""

    def __init__(self, window: MainWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        window.theme_wanted.connect(self._choose)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.dress)
        self.dress()

    def dress(self) -> None:
        """Show everything in the colours wanted now."""
        chosen = wanted(self._preferences)
        QApplication.setPalette(chosen.palette())
        self._window.setStyleSheet(chosen.style_sheet())
        self._window.use_theme(chosen)

    def _choose(self, name: str) -> None:
        self._preferences["theme"] = name
        self.dress()
