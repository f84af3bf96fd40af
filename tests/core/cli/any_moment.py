"""``sudoku-dlx`` with a signal at the N-th call of a function: ``any_moment.py NAME N ARGUMENT...``.

So every moment can be met again: in imports, in the work, in output, in clearing up. Before the program answers signals
there are the calls that Python itself makes to start; those are not counted.
"""

import os
import signal
import sys
from types import FrameType

from solver_core import __main__ as command


def after(calls: int, number: int) -> None:
    left = calls

    def count(_frame: FrameType, event: str, _value: object) -> None:
        nonlocal left
        if event not in {"call", "c_call"}:
            return
        left -= 1
        if left == 0:
            sys.setprofile(None)
            os.kill(os.getpid(), number)

    sys.setprofile(count)


if __name__ == "__main__":
    name, moment, *sys.argv[1:] = sys.argv[1:]
    answer = command._Signals.answer

    def answered(signals: command._Signals, handler: object) -> None:
        answer(signals, handler)  # type: ignore[arg-type]
        command._Signals.answer = answer  # type: ignore[method-assign]
        after(int(moment), getattr(signal, name))

    command._Signals.answer = answered  # type: ignore[method-assign,assignment]
    sys.exit(command.program())
