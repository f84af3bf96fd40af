"""Work that takes long, done on the event loop in slices, so that nobody waits for it.

The work is a generator: it does a little, then yields how much is done, from 0 to 1, or None where it can only wait
for somebody else, such as a thread or another program. What it opens it closes by itself when it is given up: a
generator that is closed leaves its ``with`` blocks.
"""

import errno
from collections.abc import Callable, Generator
from threading import Thread
from time import perf_counter
from typing import Any, Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_gui.player.errors import SessionMessage

SLICE: Final = 0.006
"""Seconds of work between two turns of the event loop."""

_WAIT: Final = 4
"""Milliseconds between two looks at what is waited for."""

PATIENCE: Final = 0.8
"""Seconds for which the window waits for a disk, at most."""

_Result = TypeVar("_Result")
Steps: TypeAlias = Generator[float | None, None, _Result]


class Job(QObject):
    """Does one piece of work after the other; a new one is refused while another is under way.

    Signals:
        progressed: something was done.
            share: how much, from 0 to 1.
        finished: all was done.
            result: what came of it.
        failed: it cannot be done.
            error: why; an exception of one of the kinds that were expected.
        cancelled: it was given up.

    Args:
        parent: whoever owns it.
        slice_seconds: how long it may work at a time; 0: a single step.
    """

    progressed = Signal(float)
    finished = Signal(object)
    failed = Signal(object)
    cancelled = Signal()

    def __init__(self, parent: QObject | None = None, slice_seconds: float = SLICE) -> None:
        super().__init__(parent)
        self.slice_seconds = slice_seconds
        self._steps: Steps[Any] | None = None
        self._expected: tuple[type[Exception], ...] = ()
        self._is_stepping = False
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether something is being done."""
        return self._steps is not None

    def start(self, steps: Steps[Any], expected: tuple[type[Exception], ...] = (OSError, ValueError)) -> None:
        """Begin; errors of these kinds are told by `failed`, all others are faults of the program.

        Raises:
            RuntimeError: something else is under way; cancel it first.
        """
        if self._steps is not None:
            raise RuntimeError("other work is under way; cancel it first")
        self._steps, self._expected = steps, expected
        self._timer.start(0)

    def cancel(self) -> bool:
        """Give it up; answer whether there was anything to be given up."""
        steps = self._steps
        if steps is None or self._is_stepping:
            return False
        self._end()
        steps.close()
        self.cancelled.emit()
        return True

    def _end(self) -> None:
        self._timer.stop()
        self._steps = None

    def _go_on(self) -> None:
        steps = self._steps
        if steps is None or self._is_stepping:  # a step may itself let the event loop have a turn
            return
        self._is_stepping = True
        try:
            share = self._step(steps)
        except StopIteration as end:
            self._end()
            self._is_stepping = False
            self.finished.emit(end.value)
        except self._expected as error:
            self._end()
            self._is_stepping = False
            self.failed.emit(error)
        except BaseException:
            self._end()
            raise
        else:
            self._timer.setInterval(_WAIT if share is None else 0)
            if share is not None:
                self.progressed.emit(share)
        finally:
            self._is_stepping = False

    def _step(self, steps: Steps[Any]) -> float | None:
        until = perf_counter() + self.slice_seconds
        share = next(steps)
        while share is not None and perf_counter() < until:
            share = next(steps)
        return share


def beside(function: Callable[[], _Result]) -> Steps[_Result]:
    """Let a thread do what would take too long in one go; raises what it raises.

    A thread cannot be stopped: given up, it does its part to the end, and nobody hears of it.
    """
    asked = Asked(function)
    while asked.is_alive():
        yield None
    return asked.answer()


def answered(function: Callable[[], _Result], patience: float = PATIENCE) -> _Result:
    """What a disk answers, which may be away: it is asked in a thread, and let be when it takes too long.

    Raises:
        TimeoutError: it has not answered within so many seconds; the thread is left to itself.
    """
    asked = Asked(function)
    asked.join(patience)
    if asked.is_alive():
        raise TimeoutError(errno.ETIMEDOUT, SessionMessage("disk.silent"))
    return asked.answer()


class Asked(Thread, Generic[_Result]):
    """A function that is called in a thread, which ends with the program wherever it hangs."""

    def __init__(self, function: Callable[[], _Result]) -> None:
        super().__init__(name="work", daemon=True)
        self._function = function
        self._results: list[_Result] = []
        self._errors: list[BaseException] = []
        self.start()

    def run(self) -> None:
        """In the thread."""
        try:
            self._results.append(self._function())
        except BaseException as error:  # noqa: BLE001 - raised again in the thread that waits
            self._errors.append(error)

    def answer(self) -> _Result:
        """Its result, once it has ended; raises what it has raised."""
        if self._errors:
            raise self._errors[0]
        return self._results[0]
