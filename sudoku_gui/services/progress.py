"""Writes files and does other long work, one at a time, and reports in the info bar."""

import errno
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from solver_core.cover.run import RunError
from solver_core.formats import FormatError
from sudoku_gui.messages import Messages
from sudoku_gui.player.job import SLICE, Job, Work
from sudoku_gui.wording import errors, exporting

_PATIENCE: Final = 200  # milliseconds until the first message, and between two updates


class Announcement(QObject):
    """A message that says how far something is: it ends with it, and closing it cancels it.

    Args:
        label: of the button that cancels.
    """

    def __init__(self, parent: QObject, messages: Messages, label: str, cancel: Callable[[], object]) -> None:
        super().__init__(parent)
        self._messages, self._label, self._cancel = messages, label, cancel
        self.is_shown = False  # and no other message has taken its place

    def show_text(self, text: str) -> None:
        """Show a text, or change the one that is shown."""
        if self.is_shown:
            self._messages.update_text(text)
        else:
            self._messages.show_question(text, {"cancel": self._label}, self._end_by, "info")
            self.is_shown = True

    def end(self) -> None:
        """Take the message away, if it is there."""
        if self.is_shown:
            self.is_shown = False
            self._messages.dismiss()

    def _end_by(self, answer: str | None) -> None:
        was_shown, self.is_shown = self.is_shown, False
        if was_shown and answer is not None:
            self._cancel()


class Progress(QObject):
    """Does work and shows how far it is."""

    def __init__(self, parent: QObject, messages: Messages) -> None:
        super().__init__(parent)
        self._messages = messages
        self._work = Job(self)
        self._message = Announcement(self, messages, self.tr("Cancel"), self.cancel)
        self._share = 0.0
        self._describe: Callable[[float], str] = exporting.preparing
        self._clock = QTimer(self, interval=_PATIENCE)
        self._clock.timeout.connect(self._report)

    @property
    def is_running(self) -> bool:
        return self._work.is_running

    def write(self, name: str, work: Work[int], *, slice_seconds: float = SLICE) -> None:
        """Write a file of this name; the result of the work is its size in bytes."""
        self.run(
            work,
            lambda size: self._messages.show_message(exporting.saved(name, size)),
            lambda error: failure(name, error),
            describe=lambda share: exporting.writing(name, share),
            given_up=exporting.cancelled(name),
            slice_seconds=slice_seconds,
        )

    def run(
        self,
        work: Work[Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], str],
        *,
        describe: Callable[[float], str] = exporting.preparing,
        given_up: str = "",
        slice_seconds: float = SLICE,
    ) -> None:
        """Do something long, such as bringing a search to its position, and pass on its result."""
        if self._work.is_running:
            work.close()
            self._messages.show_message(
                self.tr("Something else is being written. Wait until it is done, or cancel it."), "error"
            )
            return
        from sudoku_gui.render.picture_files import TooLargeError

        self._describe, self._share = describe, 0.0
        self._work = Job(self, slice_seconds)
        self._work.progressed.connect(self._record)
        for ended in (self._work.finished, self._work.failed, self._work.cancelled):
            ended.connect(self._end)
            ended.connect(self._work.deleteLater)
        self._work.finished.connect(then)
        self._work.failed.connect(lambda error: self._messages.show_message(failed(error), "error"))
        if given_up:
            self._work.cancelled.connect(lambda: self._messages.show_message(given_up))
        self._work.start(work, (OSError, FormatError, TooLargeError, RunError))
        self._clock.start()

    def cancel(self) -> bool:
        return self._work.cancel()

    def _record(self, share: float) -> None:
        self._share = share

    def _report(self) -> None:
        """Report progress unless the bar has another message."""
        if self._message.is_shown or not self._messages.text:
            self._message.show_text(self._describe(self._share))

    def _end(self) -> None:
        self._clock.stop()
        self._message.end()


def failure(name: str, error: Exception) -> str:
    """Why a file could not be written, and what helps."""
    from sudoku_gui.render.picture_files import TooLargeError

    code = errno.ENOMEM if isinstance(error, TooLargeError) else getattr(error, "errno", None)
    return exporting.failed(name, errors.describe(error), code)
