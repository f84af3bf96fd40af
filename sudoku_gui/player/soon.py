"""Calls something in the next turn of the event loop.

``QTimer.singleShot(0, owner, owner.method)`` never lets go of the method where the owner ends before the turn comes
(PySide 6.11). And each time a method written in C++ is connected, its name stays in memory: 64 bytes, 5 MB in an hour
of ``timer.deleteLater``.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def call_soon(owner: QObject, do: Callable[[], object]) -> None:
    """Call it when what is under way is done; not at all if the owner ends before that."""
    turn = _NextTurn(owner, singleShot=True, interval=0)
    turn.timeout.connect(do)
    turn.timeout.connect(turn.end)
    turn.start()


class _NextTurn(QTimer):
    """The next turn of the event loop; gone after it."""

    def end(self) -> None:
        self.deleteLater()
