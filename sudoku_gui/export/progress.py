"""Work in the info bar: how far it is, and a way to give it up; one piece of work at a time."""

import errno
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from solver_core.cover.run import RunError
from sudoku_gui.export import text as words
from sudoku_gui.export.picture_files import TooLargeError
from sudoku_gui.player.job import SLICE, Job, Steps
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import errors

_PATIENCE: Final = 200
"""Milliseconds after which a message says that it takes a while, and between two words of it."""

_REMEDIES: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EACCES: "protected",
    errno.EPERM: "protected",
    errno.EROFS: "protected",
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EIO: "encoder",
}

_EXPECTED: Final = (OSError, TooLargeError, RunError)


class Progress(QObject):
    """Does one piece of work and tells of it.

    Args:
        parent: whoever owns it.
        info_bar: where it is told.
    """

    def __init__(self, parent: QObject, info_bar: InfoBar) -> None:
        super().__init__(parent)
        self._info_bar = info_bar
        self._work = Job(self)
        self._work.progressed.connect(self._note)
        self._work.finished.connect(self._finish)
        self._work.failed.connect(self._fail)
        self._work.cancelled.connect(self._tell_cancelled)
        self._tell: Callable[[float], str] = words.coming
        self._then: Callable[[Any], None] = _nothing
        self._failed: Callable[[Exception], str] = str
        self._given_up = ""
        self._share = 0.0
        self._said = ""
        self._clock = QTimer(self, interval=_PATIENCE)
        self._clock.timeout.connect(self._say)
        info_bar.dismissed.connect(self._on_dismissed)

    @property
    def is_running(self) -> bool:
        """Whether something is being done."""
        return self._work.is_running

    def write(self, name: str, steps: Steps[int], *, slice_seconds: float = SLICE) -> None:
        """Write a file of this name by work that answers how many bytes it has."""
        if self._begin(
            steps,
            slice_seconds,
            lambda share: words.writing(name, share),
            lambda size: self._info_bar.show_message(words.saved(name, size)),
            lambda error: failure(name, error),
        ):
            self._given_up = words.cancelled(name)

    def come(
        self,
        steps: Steps[Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], str],
        *,
        tell: Callable[[float], str] = words.coming,
        given_up: str = "",
    ) -> None:
        """Let a search come to its place, or do what else is told so, then do something with what comes of it."""
        if self._begin(steps, SLICE, tell, then, failed):
            self._given_up = given_up

    def cancel(self) -> bool:
        """Give it up; answer whether there was anything to be given up."""
        return self._work.cancel()

    def _begin(
        self,
        steps: Steps[Any],
        slice_seconds: float,
        tell: Callable[[float], str],
        then: Callable[[Any], None],
        failed: Callable[[Exception], str],
    ) -> bool:
        """Answers whether it has begun, or something else is still under way."""
        if self._work.is_running:
            steps.close()
            self._info_bar.show_message(
                self.tr("Something else is being written. Wait until it is done, or cancel it."), "error"
            )
            return False
        self._tell, self._then, self._failed = tell, then, failed
        self._given_up, self._share, self._said = "", 0.0, ""
        self._work.slice_seconds = slice_seconds
        self._work.start(steps, _EXPECTED)
        self._clock.start()
        return True

    # --- what is said -----------------------------------------------------------------------------

    def _note(self, share: float) -> None:
        self._share = share

    def _say(self) -> None:
        """How far it is, unless the bar has something else to say."""
        text = self._tell(self._share)
        if self._said and self._info_bar.text == self._said:
            self._said = text
            self._info_bar.reword(text)
        elif not self._info_bar.text:
            self._said = text
            self._info_bar.show_message(text, "info", [(self.tr("Cancel"), self.cancel)])

    def _end(self) -> None:
        self._clock.stop()
        said, self._said = self._said, ""
        if said and self._info_bar.text == said:
            self._info_bar.dismiss()

    def _finish(self, result: object) -> None:
        self._end()
        self._then(result)

    def _fail(self, error: Exception) -> None:
        self._end()
        self._info_bar.show_message(self._failed(error), "error")

    def _tell_cancelled(self) -> None:
        self._end()
        if self._given_up:
            self._info_bar.show_message(self._given_up)

    def _on_dismissed(self) -> None:
        """Closing the message that counts is giving up."""
        if self._said:
            self._said = ""
            self._work.cancel()


def failure(name: str, error: Exception) -> str:
    """Why a file could not be written, and what helps."""
    if isinstance(error, OSError):
        remedy = _REMEDIES.get(error.errno or 0, "other")
        return words.failed(name, errors.describe(error), words.remedy(remedy))
    remedy = "large" if isinstance(error, TooLargeError) else "other"
    return words.failed(name, errors.describe(error), words.remedy(remedy))


def _nothing(_result: object) -> None:
    """Do nothing with it."""
