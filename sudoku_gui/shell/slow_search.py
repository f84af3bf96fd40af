"""Where nothing was compiled, it is said once: otherwise nobody would know why everything is so slow."""

from PySide6.QtCore import QObject, QTimer

from solver_core import uncompiled
from sudoku_gui.help import about
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.wording.marking import translate


class SlowSearch(QObject):
    """Says why the search runs uncompiled, when no other message is there; About says it at any time.

    Args:
        window: where.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._reason = uncompiled.reason()
        self._said = ""
        window.rebuilt.connect(self._say_anew)

    def say_once(self) -> None:
        """Say it now or behind the message that is there; never again as long as the cause is the same."""
        if self._reason is None or self._window.preferences["uncompiled_told"] == self._reason.cause:
            return
        if self._window.info_bar.text:
            self._window.info_bar.dismissed.connect(self._say_soon)
        else:
            self._say(self._reason)

    def _say_soon(self) -> None:
        QTimer.singleShot(0, self, self._say_if_quiet)  # a message may be on its way to take the place

    def _say_if_quiet(self) -> None:
        if not self._window.info_bar.text:
            self._window.info_bar.dismissed.disconnect(self._say_soon)
            self.say_once()

    def _say_anew(self, message: str) -> None:
        """The bar is another one; who reads this in a language that is not spoken any more reads it again."""
        if self._reason is not None and message and message == self._said:
            self._say(self._reason)
        else:
            self.say_once()

    def _say(self, reason: uncompiled.Reason) -> None:
        self._window.preferences["uncompiled_told"] = reason.cause
        self._said = about.describe_uncompiled(reason)
        how = translate("about", "How to Change This")
        actions = [(how, self._window.help.show_about)]
        self._window.info_bar.show_message(self._said, "info", actions)
