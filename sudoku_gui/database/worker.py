"""Writes the library: runs tasks one after the other, each in a thread and with a connection of its own.

A task is a function of a connection and a `TaskProgress`; it makes its own transactions. While another program holds
the file, the task is retried, so that it can be cancelled at any time. Threads emit no signals: the event loop polls
for the result, and threads hold no references to QObjects that may be deleted.
"""

import errno
import sqlite3
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Any, Final, TypeAlias, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.formats import FormatError
from sudoku_gui.database import schema
from sudoku_gui.database.schema import LibraryError, UnusableError
from sudoku_gui.player.errors import AppMessage
from sudoku_gui.player.job import ThreadedCall

_STEPS: Final = 20_000  # instructions of the database between two checks whether the task is cancelled
_PATIENCE: Final = 0.25  # seconds for which the database waits for another program; then the task is repeated
_WAIT: Final = 4  # milliseconds between two looks at a thread
_PAUSE: Final = 0.05  # seconds between two attempts

_Result = TypeVar("_Result")


class CancelledError(Exception):
    """The task was cancelled, and its transaction rolled back."""


class TaskProgress:
    """How much of a task is done, and whether it is cancelled; shared by the thread and the event loop."""

    def __init__(self) -> None:
        self.share = 0.0
        self._cancelled = Event()

    def cancel(self) -> None:
        """Let the task end as soon as it can."""
        self._cancelled.set()

    @property
    def is_cancelled(self) -> bool:
        return self._cancelled.is_set()

    def report(self, share: float) -> None:
        """Set how much is done, from 0 to 1; raises CancelledError if the task is cancelled."""
        self.share = share
        self.wait(0.0)

    def wait(self, seconds: float) -> None:
        """Sleep; raises CancelledError as soon as the task is cancelled."""
        if self._cancelled.wait(seconds):
            raise CancelledError


_EXPECTED: Final = (OSError, UnusableError, CancelledError, FormatError)

Function: TypeAlias = Callable[[sqlite3.Connection, TaskProgress], _Result]


@dataclass(slots=True, eq=False)
class _Task:
    function: Function[Any]
    done: Callable[[Any], object]
    failed: Callable[[Exception], object]
    progress: TaskProgress = field(default_factory=TaskProgress)
    thread: ThreadedCall[Any] | None = None


class Worker(QObject):
    """Runs tasks in the order in which they come.

    Signals:
        settled: no task is left.
    """

    settled = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._tasks: deque[_Task] = deque()
        self._timer = QTimer(self, interval=_WAIT)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def run(
        self,
        function: Function[_Result],
        done: Callable[[_Result], None],
        failed: Callable[[Exception], object],
    ) -> TaskProgress:
        """Run a task: a function that runs in a thread, maybe several times.

        In the event loop ``done`` gets its result, or ``failed`` its error: a LibraryError, UnusableError, OSError,
        FormatError or CancelledError.
        """
        task = _Task(function, done, failed)
        self._tasks.append(task)
        if len(self._tasks) == 1:
            self._start_thread()
        self._timer.start()
        return task.progress

    def settle(self, patience: float) -> bool:
        """Wait for all tasks, at most this many seconds; whether all are done."""
        until = monotonic() + patience
        while self._tasks:
            thread = self._tasks[0].thread
            if thread is not None:
                thread.join(max(0.0, until - monotonic()))
                if thread.is_alive():
                    return False
            self._deliver()
        return True

    def _start_thread(self) -> None:
        task = self._tasks[0]
        with suppress(RuntimeError, MemoryError):  # no thread: reported when the result is asked for
            task.thread = ThreadedCall(partial(_run, task.function, self._path, task.progress))

    def _go_on(self) -> None:
        if self._tasks and (thread := self._tasks[0].thread) is not None and thread.is_alive():
            return
        try:
            if self._tasks:
                self._deliver()
        finally:
            if not self._tasks:
                self._timer.stop()
                self.settled.emit()

    def _deliver(self) -> None:
        task = self._tasks.popleft()
        if self._tasks:
            self._start_thread()
        if task.thread is None:
            task.failed(LibraryError(errno.EAGAIN, AppMessage("program.memory")))
            return
        try:
            result = task.thread.answer()
        except _EXPECTED as error:
            task.failed(error)
        except BaseException as error:  # noqa: BLE001 - a fault of the program must not stop the others
            task.failed(_unexpected(error))
        else:
            task.done(result)


def _unexpected(error: BaseException) -> LibraryError:
    """Report a fault of the program where all go; the error to be shown."""
    sys.excepthook(type(error), error, error.__traceback__)
    if isinstance(error, MemoryError):
        return LibraryError(errno.ENOMEM, AppMessage("program.memory"))
    return LibraryError(0, AppMessage("program.fault", name=type(error).__name__))


def _run(function: Function[_Result], path: Path, progress: TaskProgress) -> _Result:
    """Run the task in this thread; repeated while another program holds the file."""
    until = monotonic() + schema.PATIENCE
    progress.report(0.0)
    while True:
        try:
            return _attempt(function, path, progress)
        except LibraryError as error:
            if not error.is_temporary or monotonic() > until:
                raise
        progress.wait(_PAUSE)


def _attempt(function: Function[_Result], path: Path, progress: TaskProgress) -> _Result:
    connection = schema.connect(path, _PATIENCE)
    which = schema.identity(path)
    try:
        connection.set_progress_handler(lambda: progress.is_cancelled, _STEPS)
        result = function(connection, progress)
    except sqlite3.Error as error:
        if progress.is_cancelled:
            raise CancelledError from None
        raise schema.library_error(error, which) from error
    else:
        if schema.identity(path) != which:  # what was written went with the file
            raise schema.moved_error()
        return result
    finally:
        schema.disconnect(connection, path)
