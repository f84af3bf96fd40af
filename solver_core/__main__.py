"""``sudoku-dlx``, which is also ``python -m solver_core``: the command line as a process that signals end.

Until a command begins to work, a signal ends the process at once: nothing has been written, and an exception would
come out of some import. While it works, a signal is a KeyboardInterrupt, so that files are left as they were; the
next one ends the process at once. When all is done, no signal changes anything any more.
"""

import os
import signal
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType

from solver_core.signals import ENDING

_KILLED = 128
"""What shells add to the number of a signal that has ended a process, for its status."""

_LATER = 0.005
"""Seconds after which a finalizer is over."""


def program() -> int:
    """Run the command that this process was started for; return its exit status."""
    signals = _Signals()
    signals.answer(signals.end)
    from solver_core.cli import main, streams  # noqa: PLC0415 - not before signals are answered

    try:
        status = main(started=partial(signals.answer, signals.interrupt))
        signals.answer(signal.SIG_IGN)
    except KeyboardInterrupt as interrupt:  # just behind the command's last word
        status = interrupt.args[0]
    if status > _KILLED:
        streams.flush_what_fits(sys.stdout)
    return status


class _Signals:
    """What this process does when a signal asks it to end."""

    def __init__(self) -> None:
        # A signal that is ignored from the start, as `nohup` does it, stays so.
        self._numbers = [number for number in ENDING if signal.getsignal(number) is not signal.SIG_IGN]
        self._is_in_hook = self._is_heard = self._is_raised = False
        sys.unraisablehook = self._repeat

    def answer(self, handler: Callable[[int, FrameType | None], None] | signal.Handlers) -> None:
        for number in self._numbers:
            signal.signal(number, handler)

    def end(self, number: int, _frame: FrameType | None) -> None:
        """End at once, with the status that shells give to such an end."""
        os._exit(_KILLED + number)

    def interrupt(self, number: int, _frame: FrameType | None) -> None:
        """Let the command leave everything as it was; its status goes along."""
        self._is_heard = True
        if self._is_in_hook:
            return  # raised here it would be lost again; it comes once more
        self.answer(self.end)
        self._is_raised = True
        raise KeyboardInterrupt(_KILLED + number)

    def _repeat(self, lost: "sys.UnraisableHookArgs") -> None:
        """An interrupt inside a finalizer leads nowhere, so it comes once more when that is over."""
        if not isinstance(lost.exc_value, KeyboardInterrupt):
            sys.__unraisablehook__(lost)
            return
        from threading import Thread  # noqa: PLC0415 - hardly ever needed

        self._is_in_hook, self._is_raised = True, False
        self.answer(self.interrupt)
        Thread(target=self._send_again, args=(lost.exc_value.args[0] - _KILLED,), daemon=True).start()
        self._is_in_hook = False

    def _send_again(self, number: int) -> None:
        """Send a signal until its interrupt is raised; never two at a time, for the second would end the process."""
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
