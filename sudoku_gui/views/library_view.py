"""The library: the puzzles of a file or a collection, to look through, search and open."""

from PySide6.QtWidgets import QWidget

from sudoku_gui.render.theme import Theme
from sudoku_gui.session.shelf import Shelf


class LibraryView(QWidget):
    """Shows what is on the shelf; Enter or a double click opens a puzzle.

    Args:
        shelf: whose rows are shown.
        theme: the colours to begin with.
    """

    def __init__(self, shelf: Shelf, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("library")
        self._shelf = shelf
        self._theme = theme

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
