"""Calls something in the next turn of the event loop.

``QTimer.singleShot(0, owner, owner.method)`` never lets go of the method where the owner ends before the turn comes
(PySide 6.11); through it, a whole window that had been built again in another language stayed in memory.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def call_soon(owner: QObject, do: Callable[[], object]) -> None:
    """Call it when what is under way is done; not at all if the owner ends before that."""
    timer = QTimer(owner, singleShot=True, interval=0)
    timer.timeout.connect(do)
    timer.timeout.connect(timer.deleteLater)
    timer.start()
