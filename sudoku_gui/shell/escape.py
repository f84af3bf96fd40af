"""Esc, wherever the keyboard is: it takes back one thing, the one that came last before the eyes."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget


class Escape(QShortcut):
    """Asks one after the other, and stops at the first that had something to take back.

    A view or a field that needs Esc itself claims it before (see `views.own_keys`).

    Args:
        window: in which the key counts.
        steps: each takes something back and answers whether there was anything.
    """

    def __init__(self, window: QWidget, steps: Sequence[Callable[[], bool]]) -> None:
        super().__init__(QKeySequence(Qt.Key.Key_Escape), window)
        self._steps = tuple(steps)
        self.activated.connect(self.take_back)

    def take_back(self) -> None:
        """Take back the first thing there is."""
        any(step() for step in self._steps)
