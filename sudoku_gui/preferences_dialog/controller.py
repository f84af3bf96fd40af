"""The preferences in the window: opening the dialog, and setting what is chosen there."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.preferences_dialog.dialog import PreferencesDialog
from sudoku_gui.widgets.dialog import show_one


class PreferencesController(QObject):
    """Shows the dialog, one at a time.

    Args:
        parent: the window.
        preferences: what is edited.
        setters: what sets those preferences for which storing them is not enough.
        links: what opens what is chosen elsewhere.
    """

    def __init__(
        self,
        parent: QWidget,
        preferences: Preferences,
        setters: Mapping[str, Callable[[str], object]],
        links: Mapping[str, Callable[[], object]],
    ) -> None:
        super().__init__(parent)
        self._window = parent
        self._preferences = preferences
        self._setters = setters
        self._links = links

    def show(self) -> None:
        show_one(self._window, PreferencesDialog, self._build)

    def _build(self) -> PreferencesDialog:
        return PreferencesDialog(self._window, self._preferences, self._set, self._follow)

    @property
    def is_open(self) -> bool:
        return any(dialog.isVisible() for dialog in self._window.findChildren(PreferencesDialog))

    def _follow(self, key: str) -> None:
        self._links[key]()

    def _set(self, key: str, value: str) -> None:
        setter = self._setters.get(key)
        if setter is None:
            self._preferences[key] = value
        else:
            setter(value)
