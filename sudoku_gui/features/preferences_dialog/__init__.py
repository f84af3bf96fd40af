"""The preferences dialog, and the preferences in the View menu."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from solver_core.cover import Rule
from solver_core.sudoku.engines import Engine
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action
from sudoku_gui.translation import LANGUAGES, Texts
from sudoku_gui.widgets.dialog import show_one

mark = Texts("actions").mark

_THEMES: Final = {
    "system": mark("S&ystem Colours"),
    "light": mark("&Light"),
    "dark": mark("&Dark"),
    "contrast": mark("&High Contrast"),
}
_LANGUAGES: Final = {"system": mark("Sys&tem Language")} | {
    language.code: language.name for language in LANGUAGES
}


class PreferencesDialogFeature(Feature):
    """Preferences in a dialog and in the View menu."""

    @Action(
        "preferences",
        "Preferences...",
        keys=("Ctrl+,",),
        tip="Choose colours, sizes, and how playing and searches work",
    )
    def show(self) -> None:
        """Bring the dialog to the front."""
        from sudoku_gui.features.preferences_dialog.dialog import PreferencesDialog

        context = self.context
        setters = {
            "rule": lambda value: context.watching.set_rule(Rule(value)),
            "engine": lambda value: context.watching.set_engine(Engine(value)),
            "beat": context.player.set_beat,
            "rate": lambda value: context.player.set_rate(float(value)),
        }
        folder = QUrl.fromLocalFile(str(context.library.path.parent))
        links: dict[str, Callable[[], object]] = {
            "techniques": context.actions["techniques"].trigger,
            "data_folder": lambda: QDesktopServices.openUrl(folder),
        }
        build = partial(PreferencesDialog, context.window, context.preferences, setters, links)
        show_one(context.window, PreferencesDialog, build)

    def actions(self) -> Iterator[Action]:
        yield from super().actions()
        for key, choices in (("theme", _THEMES), ("language", _LANGUAGES)):
            for value, text in choices.items():
                yield Action(
                    f"{key}_{value.lower()}",
                    text,
                    partial(self.context.preferences.__setitem__, key, value),
                    group=key,
                    checked=partial(self._is, key, value),
                )

    def _is(self, key: str, value: str) -> bool:
        return self.context.preferences[key] == value
