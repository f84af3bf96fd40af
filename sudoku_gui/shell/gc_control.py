"""Runs Python's garbage collector in the window's thread only.

By default it runs in any thread that creates objects. Searches run in threads, and Qt objects must not be
destroyed there: the event loop may be about to deliver an event to one of them.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

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
