"""Reports unhandled exceptions: each is printed to standard error, and the first is shown to the user.

An exception in a method called by Qt does not end the program: Qt gets an empty value, and `sys.excepthook` the
exception.
"""

import sys
import threading
import traceback
from types import TracebackType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from sudoku_gui.translation import translate
from sudoku_gui.wording.foreign import shown

if TYPE_CHECKING:
    from sudoku_gui.shell.main_window import MainWindow


class FaultReport(QObject):
    """Reports exceptions that nothing has handled, in any thread.

    Signals:
        failed: the first one, as text.
    """

    failed = Signal(str)

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._is_shown = False
        self.failed.connect(self._show)

    def begin(self) -> None:
        """Report them from now on."""
        sys.excepthook = self._on_exception
        sys.unraisablehook = threading.excepthook = self._on_held

    def _on_held(self, held: Any) -> None:
        """Show what threads and destructors report, whose parts have the same names."""
        self._on_exception(held.exc_type, held.exc_value, held.exc_traceback)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        error = kind() if error is None else error  # Python may leave it out
        sys.__excepthook__(kind, error, trace)
        if not self._is_shown and isinstance(error, Exception):
            self._is_shown = True
            self.failed.emit("".join(traceback.format_exception(error)))

    def _show(self, details: str) -> None:
        """Show what failed, that work is stored, and how to report it."""
        from sudoku_gui.features.help import about_dialog

        text = translate(
            "fault", "Something in the program failed: {error}. Your work is stored, and you can go on."
        ).format(error=shown(details.strip().splitlines()[-1]))
        copied = f"{about_dialog.report()}\n\n{details}"
        copy = translate("about", "&Copy for a Bug Report")
        actions = [(copy, lambda: QGuiApplication.clipboard().setText(copied))]
        self._window.context.messages.show_message(text, "error", actions)
