"""One-time messages: at the first start, and if the search is slow because it is uncompiled."""

from collections.abc import Callable
from importlib.resources import files
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from solver_core import uncompiled
from solver_core.errors import Message
from solver_core.formats.detection import read_as
from sudoku_gui.document.document import Source
from sudoku_gui.player.job import call_soon
from sudoku_gui.translation import translate

if TYPE_CHECKING:
    from sudoku_gui.shell.main_window import MainWindow

FIRST_PUZZLE = "first.sdk"
"""The introductory puzzle: an easy one."""


class Welcome(QObject):
    """Greets a new user."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def show(self) -> None:
        text = (files("sudoku_gui.assets") / "puzzles" / FIRST_PUZZLE).read_text(encoding="utf-8")
        self._window.document.open(read_as(text, "sdk").puzzles[0], Source())

    def show_first_start(self) -> None:
        """Show a puzzle, and what else there is until it is played."""
        self.show()
        context = self._window.context
        offers: list[tuple[str, Callable[[], object]]] = [
            (translate("welcome", "Choose a Level"), context.actions["new_puzzle"].trigger),
            (translate("welcome", "Type Your Own"), context.actions["new"].trigger),
            (translate("welcome", "Guided Tours"), context.actions["tours"].trigger),
        ]
        text = translate("welcome", "An easy puzzle to begin with.")
        applies = context.document.while_board_stays()
        context.messages.show_message(text, "info", offers, applies=applies)


class SlowSearch(QObject):
    """Says why the search runs uncompiled, when no other message is there; About says it at any time."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window, self._messages = window, window.context.messages
        self._reason = uncompiled.reason()

    def show_once(self) -> None:
        """Show it now or after the current message, once per cause."""
        if self._reason is None or self._window.preferences["uncompiled_told"] == self._reason.code:
            return
        if self._messages.text:
            self._messages.dismissed.connect(self._show_soon)
        else:
            self._show(self._reason)

    def _show_soon(self) -> None:
        call_soon(self, self._show_if_quiet)  # a message may be about to take the place

    def _show_if_quiet(self) -> None:
        if not self._messages.text:
            self._messages.dismissed.disconnect(self._show_soon)
            self.show_once()

    def _show(self, reason: Message) -> None:
        from sudoku_gui.features.help import dialogs

        self._window.preferences["uncompiled_told"] = reason.code
        text = dialogs.describe_uncompiled(reason)
        actions = [(translate("about", "How to Change This"), self._window.context.actions["about"].trigger)]
        self._messages.show_message(text, "info", actions)
