"""Offers a restart after another language was chosen."""

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess

from sudoku_gui.languages import Language
from sudoku_gui.shell.languages import chosen
from sudoku_gui.translation import translate

if TYPE_CHECKING:
    from sudoku_gui.shell.main_window import MainWindow


class LanguageRestart(QObject):
    """Offers to restart while the chosen language differs from the current one."""

    def __init__(self, window: "MainWindow", spoken: Language) -> None:
        super().__init__(window)
        self._window = window
        self._spoken = spoken

    def review(self, key: str) -> None:
        """Offer a restart where this preference needs one."""
        bar = self._window.context.messages
        if key == "language":
            bar.review()
            if self._is_needed():
                text = translate("restart", "The language changes after a restart.")
                actions = [(translate("restart", "&Restart Now"), self._restart)]
                bar.show_message(text, "info", actions, applies=self._is_needed)

    def _is_needed(self) -> bool:
        return chosen(self._window.preferences) is not self._spoken

    def _restart(self) -> None:
        """Close the window, which stores the session, and restart the program, unless the window stays open."""
        if self._window.close():
            QProcess.startDetached(sys.executable, way_of_starting())


def way_of_starting() -> list[str]:
    """The command that restarts the program, without files, so that they are not opened again."""
    return sys.orig_argv[1 : len(sys.orig_argv) - len(sys.argv[1:])]
