"""The whole process: unhandled exceptions, Python's garbage, and signals of the system.

An exception in a method called by Qt does not end the program: Qt gets an empty value, and `sys.excepthook` the
exception. Each is printed to standard error, and the first is shown to the user.

By default the garbage collector runs in any thread that creates objects. Searches run in threads, and Qt objects must
not be destroyed there: the event loop may be about to deliver an event to one of them.
"""

import gc
import signal
import socket
import sys
import threading
import traceback
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from solver_core.system import ending_signals
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
        sys.unraisablehook = threading.excepthook = self._on_report

    def _on_report(self, report: Any) -> None:
        # What threads and destructors report has parts of the same names.
        self._on_exception(report.exc_type, report.exc_value, report.exc_traceback)

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
        from sudoku_gui.features.help import dialogs

        text = translate(
            "fault", "Something in the program failed: {error}. Your work is stored, and you can go on."
        ).format(error=shown(details.strip().splitlines()[-1]))
        copied = f"{dialogs.report()}\n\n{details}"
        copy = translate("about", "&Copy for a Bug Report")
        actions = [(copy, lambda: QGuiApplication.clipboard().setText(copied))]
        self._window.context.messages.show_message(text, "error", actions)


_INTERVAL: Final = 1000  # milliseconds between two checks of how much there is to collect


def control_garbage(owner: QObject) -> None:
    """Collect garbage as often as Python would, but in this thread's event loop, as long as the owner lives."""
    gc.disable()
    timer = QTimer(owner, interval=_INTERVAL)
    timer.timeout.connect(collect)
    timer.start()


def collect() -> None:
    """Collect each generation that has become large enough."""
    for generation, most in enumerate(gc.get_threshold()):
        if gc.get_count()[generation] > most:
            gc.collect(generation)


class SignalHandlers(QObject):
    """Ctrl+C in the terminal, and the system's request to end the program.

    A signal of the system wakes the event loop, so that Python can report it.

    Signals:
        end_requested: the program is asked to end.
    """

    end_requested = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.setblocking(False)
        signal.set_wakeup_fd(self._writer.fileno())
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._drain)
        for number in ending_signals():
            signal.signal(number, self._report)

    def _drain(self) -> None:
        self._reader.recv(64)  # by now Python has called the handler

    def _report(self, _signal: int, _frame: FrameType | None) -> None:
        self.end_requested.emit()
