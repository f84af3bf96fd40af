"""``sudoku-dlx``, which is also ``python -m solver_core``: the command line, with signal handling.

Until a command starts to work, a signal ends the process at once: nothing has been written, and an exception would
surface in some import. While it works, a signal raises KeyboardInterrupt, so that files are left as they were; the
next one ends the process at once. Once the work is done, signals are ignored.
"""

import os
import signal
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType

from solver_core.system import ending_signals

_KILLED = 128
"""Added to a signal's number by shells to make the exit status."""

_LATER = 0.005
"""Seconds to wait for a finalizer to finish."""


def program() -> int:
    """Run the command that this process was started for; return its exit status."""
    signals = _Signals()
    signals.answer(signals.end)
    from solver_core.cli import main, streams  # noqa: PLC0415 - not before signals are answered

    try:
        status = main(started=partial(signals.answer, signals.interrupt))
        signals.answer(signal.SIG_IGN)
    except KeyboardInterrupt as interrupt:  # after the command has finished
        status = interrupt.args[0]
    if status > _KILLED:
        streams.flush_what_fits(sys.stdout)
    return status


class _Signals:
    """Ends this process as a signal asks, without losing what is written."""

    def __init__(self) -> None:
        self._numbers = ending_signals()
        self._is_in_hook = self._is_heard = self._is_raised = False
        sys.unraisablehook = self._repeat

    def answer(self, handler: Callable[[int, FrameType | None], None] | signal.Handlers) -> None:
        for number in self._numbers:
            signal.signal(number, handler)

    def end(self, number: int, _frame: FrameType | None) -> None:
        """End at once, with the status that shells report for the signal."""
        os._exit(_KILLED + number)

    def interrupt(self, number: int, _frame: FrameType | None) -> None:
        """Raise KeyboardInterrupt with the status, so that the command restores what it has changed."""
        self._is_heard = True
        if self._is_in_hook:
            return  # raised inside a finalizer it would be lost; `_repeat` sends it again
        self.answer(self.end)
        self._is_raised = True
        raise KeyboardInterrupt(_KILLED + number)

    def _repeat(self, lost: "sys.UnraisableHookArgs") -> None:
        """An interrupt inside a finalizer is swallowed, so send it again afterwards."""
        if not isinstance(lost.exc_value, KeyboardInterrupt):
            sys.__unraisablehook__(lost)
            return
        from threading import Thread  # noqa: PLC0415 - hardly ever needed

        self._is_in_hook, self._is_raised = True, False
        self.answer(self.interrupt)
        Thread(target=self._send_again, args=(lost.exc_value.args[0] - _KILLED,), daemon=True).start()
        self._is_in_hook = False

    def _send_again(self, number: int) -> None:
        """Send a signal until its interrupt is raised; never two at once, because the second would end the process."""
        from _thread import interrupt_main  # noqa: PLC0415 - hardly ever needed
        from time import sleep  # noqa: PLC0415 - hardly ever needed

        while not self._is_raised:
            self._is_heard = False
            sleep(_LATER)
            interrupt_main(signal.Signals(number))
            while not self._is_heard:
                sleep(_LATER)


if __name__ == "__main__":
    sys.exit(program())
