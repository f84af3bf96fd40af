"""The gallery in the window: opening it, and watching what is chosen."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from solver_core.cover import Goal, Rule
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.gallery.dialog import GalleryDialog
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.export_form import raise_existing

_CHOSEN = "gallery"
"""The preference with the problem that was watched last."""


class Gallery(QObject):
    """Shows the gallery, one window of it at a time."""

    def __init__(
        self,
        parent: QWidget,
        preferences: Preferences,
        watch: Callable[[str, Goal], object],
        theme: Callable[[], Theme],
    ) -> None:
        super().__init__(parent)
        self._window = parent
        self._preferences = preferences
        self._watch = watch
        self._theme = theme

    def show(self) -> None:
        """Open the gallery, or bring it to the front."""
        if raise_existing(self._window, GalleryDialog):
            return
        rule, chosen = Rule(self._preferences["rule"]), self._preferences[_CHOSEN]
        dialog = GalleryDialog(self._window, self._theme(), rule, chosen)
        dialog.watch_requested.connect(self._begin)
        dialog.finished.connect(dialog.deleteLater)
        dialog.show()

    def use_theme(self, theme: Theme) -> None:
        """Show it in other colours."""
        for dialog in self._window.findChildren(GalleryDialog):
            dialog.use_theme(theme)

    def _begin(self, sample: str, goal: Goal) -> None:
        self._preferences[_CHOSEN] = sample
        self._watch(sample, goal)
