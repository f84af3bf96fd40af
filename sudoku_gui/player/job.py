"""Long work, done on the event loop in slices.

The work is a generator: it does a little, then yields how much is done, from 0 to 1, or None where it can only wait
for a thread or another program, or a `Reply` that somebody gives. Cancelling closes the generator, which leaves its
``with`` blocks.
"""

import errno
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from threading import Thread
from time import perf_counter
from typing import Any, Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_gui.player.errors import AppMessage

SLICE: Final = 0.006  # seconds of work between two passes of the event loop
_WAIT: Final = 4  # milliseconds between two looks at what is waited for
PATIENCE: Final = 0.8  # seconds that the window waits for a disk, at most

_Result = TypeVar("_Result")


class Reply(Generic[_Result]):
    """A value that a job waits for, without polling: the answer to a question."""

    def __init__(self) -> None:
        self.values: list[_Result] = []
        self.resume: Callable[[], object] = list

    def give(self, value: _Result) -> None:
        """Go on with this; only what is given first counts."""
        if not self.values:
            self.values.append(value)
            self.resume()

    def wait(self) -> "Work[_Result]":
        """Work that rests until it is given, and returns it."""
        while not self.values:
            yield self
        return self.values[0]


Work: TypeAlias = Generator[float | Reply[Any] | None, None, _Result]


class Job(QObject):
    """Does one piece of work at a time, in slices of this length; 0: one piece in each pass of the event loop.

    Signals:
        progressed: how much is done, from 0 to 1.
        finished: the result of the generator.
        failed: an exception of one of the expected kinds.
        cancelled: `cancel` ended it.
    """

    progressed = Signal(float)
    finished = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    def __init__(self, parent: QObject | None = None, slice_seconds: float = SLICE) -> None:
        super().__init__(parent)
        self.slice_seconds = slice_seconds
        self._work: Work[Any] | None = None
        self._expected: tuple[type[Exception], ...] = ()
        self._working: Work[Any] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        return self._work is not None

    def start(
        self,
        work: Work[Any],
        expected: tuple[type[Exception], ...] = (OSError, ValueError),
        *,
        at_once: bool = False,
        replace: bool = False,
    ) -> None:
        """Start work; raises a RuntimeError while other work is under way.

        Args:
            work: a generator of a result.
            expected: exceptions that are reported by `failed`.
            at_once: whether the first slice, which may be all, is done before this returns.
            replace: whether the newest counts: what is under way is cancelled first, even where its own work asks
                for this.
        """
        if replace and not self.cancel():
            self._work = None
        if self._work is not None:
            raise RuntimeError("other work is under way; cancel it first")
        self._work, self._expected = work, expected
        self._timer.start(0)
        if at_once:
            self._go_on()

    def cancel(self) -> bool:
        """Stop; returns whether there was anything to stop."""
        work = self._work
        if work is None or work is self._working:
            return False
        self._end()
        work.close()
        self.cancelled.emit()
        return True

    def _end(self) -> None:
        self._timer.stop()
        self._work = None

    def _go_on(self) -> None:
        work = self._work
        if work is None or work is self._working:  # work may itself let the event loop have a turn
            return
        outer, self._working = self._working, work
        try:
            share = self._do_slice(work)
        except BaseException as error:
            self._working = outer
            if self._work is work:
                self._end()
            elif isinstance(error, StopIteration):
                return  # the newest counts
            if isinstance(error, StopIteration):
                self.finished.emit(error.value)
            elif isinstance(error, self._expected):
                self.failed.emit(error)
            else:
                raise
            return
        self._working = outer
        if self._work is not work:
            work.close()
            return
        if isinstance(share, Reply):
            self._timer.stop()
            share.resume = partial(self._resume, work)
            return
        self._timer.start(_WAIT if share is None else 0)
        if share is not None:
            self.progressed.emit(share)

    def _resume(self, work: Work[Any]) -> None:
        if self._work is work:
            self._go_on()

    def _do_slice(self, work: Work[Any]) -> float | Reply[Any] | None:
        until = perf_counter() + self.slice_seconds
        share = next(work)
        while isinstance(share, (int, float)) and self._work is work and perf_counter() < until:
            share = next(work)
        return share


def in_slices(go: Callable[[float], bool], at_once: float | None = None) -> Work[None]:
    """Call what works on for some seconds until it says it is done; ``at_once`` are the seconds of the first step."""
    seconds = SLICE if at_once is None else at_once
    while not go(seconds):
        seconds = SLICE
        yield 0.0


def as_part(work: Work[_Result], number: int, parts: int) -> Work[_Result]:
    """One of several parts of the work, counted from 0."""
    with closing(work):
        while True:
            try:
                share = next(work)
            except StopIteration as end:
                result: _Result = end.value
                return result
            yield (number + share) / parts if isinstance(share, (int, float)) else share


def begin(parent: QObject, work: Work[Any]) -> Job:
    """Begin work at once that goes on by itself, beside other work."""
    job = Job(parent)
    for ended in (job.finished, job.cancelled):
        ended.connect(job.deleteLater)
    job.start(work, (), at_once=True)
    return job


def beside(function: Callable[[], _Result]) -> Work[_Result]:
    """Call a function in a thread; returns or raises what it does; when this is cancelled, the thread ends unheard."""
    return (yield from ended(ThreadedCall(function)))


def ended(asked: "ThreadedCall[_Result]") -> Work[_Result]:
    """Wait for a thread that is under way; returns or raises what it does."""
    while asked.is_alive():
        yield None
    return asked.answer()


def answered(function: Callable[[], _Result], patience: float = PATIENCE) -> _Result:
    """The answer of a disk, asked in a thread; a TimeoutError where it has not answered within this many seconds."""
    asked = ThreadedCall(function)
    asked.join(patience)
    if asked.is_alive():
        raise TimeoutError(errno.ETIMEDOUT, AppMessage("disk.silent"))
    return asked.answer()


class ThreadedCall(Thread, Generic[_Result]):
    """A function that is called in a thread, which ends with the program wherever it hangs."""

    def __init__(self, function: Callable[[], _Result]) -> None:
        super().__init__(name="work", daemon=True)
        self._function = function
        self._results: list[_Result] = []
        self._errors: list[BaseException] = []
        self.start()

    def run(self) -> None:
        """Call the function, in the thread, and keep its result or error."""
        try:
            self._results.append(self._function())
        except BaseException as error:  # noqa: BLE001 - raised again in the thread that waits
            self._errors.append(error)

    def answer(self) -> _Result:
        """The job's result, once it has ended; raises what the job has raised."""
        if self._errors:
            raise self._errors[0]
        return self._results[0]


def call_soon(owner: QObject, do: Callable[[], object]) -> None:
    """Call it when what is under way is done; not at all if the owner ends before that.

    ``QTimer.singleShot(0, owner, owner.method)`` never lets go of the method where the owner ends before the pass
    comes (PySide 6.11). And each time a method written in C++ is connected, its name stays in memory: 64 bytes, 5 MB
    in an hour of ``timer.deleteLater``.
    """
    timer = _SingleShot(owner, singleShot=True, interval=0)
    timer.timeout.connect(do)
    timer.timeout.connect(timer.end)
    timer.start()


class _SingleShot(QTimer):
    """A timer for the next pass of the event loop; gone after it."""

    def end(self) -> None:
        self.deleteLater()
