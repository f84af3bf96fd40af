"""Python's garbage collector, in the window's thread only, and in short turns.

Left alone it runs in whichever thread has just made an object. Searches run ahead in threads, and Qt's objects must not
be destroyed there: the event loop may be about to tell one of their timers.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

from sudoku_gui import memory
from sudoku_gui.shell.main_window import MainWindow

_INTERVAL: Final = 1000
"""Milliseconds between two looks at how much there is to collect."""

GIVING_BACK: Final = 60
"""Looks after which free memory goes back to the system, at the next one at which nothing moves."""


class GcControl(QObject):
    """Collects garbage as often as Python would, but here; what has been made so far is taken to stay.

    Args:
        parent: as long as it lives, nobody else collects.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        self._window: MainWindow | None = None
        self._looks = 0
        self._timer = QTimer(self, interval=_INTERVAL)
        self._timer.timeout.connect(self.collect)
        self._timer.start()
        self.destroyed.connect(gc.enable)

    def follow(self, window: MainWindow) -> None:
        """Settle when a window is furnished, and clear out when it speaks another language."""
        self._window = window
        window.built.connect(self.settle)
        window.rebuilt.connect(self.clear_out)

    def collect(self) -> None:
        """Look through what is new, and now and then through what is older, if it has become enough; then give back."""
        for generation, most in enumerate(gc.get_threshold()):
            if gc.get_count()[generation] > most:
                gc.collect(generation)
        self._looks += 1
        if self._looks >= GIVING_BACK and not self._is_moving():
            self._looks = 0
            memory.give_back()

    def _is_moving(self) -> bool:
        player = None if self._window is None else self._window.player
        return player is not None and (player.is_playing or player.is_busy)

    def settle(self) -> None:
        """The window is furnished: leave alone what stays to the end, for looking through it would be seen as a jerk."""
        gc.collect()
        gc.freeze()

    def clear_out(self) -> None:
        """Look through everything: the furniture of another language, and all that it held, has become garbage.

        That takes as long as five pictures, at a moment when the whole window is built anew.
        """
        gc.unfreeze()
        self.settle()
