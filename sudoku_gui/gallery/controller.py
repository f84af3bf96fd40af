"""The gallery in the window: opening it, and watching what is chosen."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from solver_core.cover import Goal, Rule
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.gallery.dialog import GalleryDialog
from sudoku_gui.widgets.dialog import ThemedWindow, show_one

_CHOSEN = "gallery"  # the preference with the problem that was watched last


class Gallery(QObject):
    """Shows the gallery, one window of it at a time."""

    def __init__(
        self, parent: ThemedWindow, preferences: Preferences, watch: Callable[[str, Goal], object]
    ) -> None:
        super().__init__(parent)
        self._window = parent
        self._preferences = preferences
        self._watch = watch

    def show(self) -> None:
        show_one(self._window, GalleryDialog, self._build)

    def _build(self) -> GalleryDialog:
        rule, chosen = Rule(self._preferences["rule"]), self._preferences[_CHOSEN]
        dialog = GalleryDialog(self._window, self._window.theme, rule, chosen)
        dialog.watch_requested.connect(self._begin)
        return dialog

    def _begin(self, sample: str, goal: Goal) -> None:
        self._preferences[_CHOSEN] = sample
        self._watch(sample, goal)
