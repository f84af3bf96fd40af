"""Python's garbage collector, in the window's thread only, and in short turns.

By itself it runs in whichever thread has just made an object. Searches run in threads, and Qt's objects must not be
destroyed there: the event loop may be about to deliver an event to one of them.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmapCache

from sudoku_gui import memory
from sudoku_gui.player.player import Player

_INTERVAL: Final = 1000  # milliseconds between two checks of how much there is to collect

GIVING_BACK: Final = 10
"""Checks after which free memory goes back, at the next one at which nothing moves."""
LATEST: Final = 20
"""Checks after which it goes back although something moves: that takes 10 ms."""


_PIXMAPS: Final = 2048
"""Kilobytes of pictures of icons and buttons that Qt keeps; by itself it keeps 10 MB, mostly of dialogs that are gone."""


class GcControl(QObject):
    """Collects garbage as often as Python would, but here, as long as its parent lives.

    Signals:
        giving_back: free memory goes back now, with what others release when they hear this.
    """

    giving_back = Signal()

    def __init__(self, parent: QObject, player: Player) -> None:
        super().__init__(parent)
        self._player = player
        gc.disable()
        gc.freeze()
        QPixmapCache.setCacheLimit(_PIXMAPS)
        self._checks = 0
        self._timer = QTimer(self, interval=_INTERVAL)
        self._timer.timeout.connect(self.collect)
        self._timer.start()
        self.destroyed.connect(gc.enable)

    def collect(self) -> None:
        """Collect each generation that has become large enough; now and then give free memory back."""
        for generation, most in enumerate(gc.get_threshold()):
            if gc.get_count()[generation] > most:
                gc.collect(generation)
        self._checks += 1
        is_moving = self._player.is_playing or self._player.is_busy
        if self._checks >= (LATEST if is_moving else GIVING_BACK):
            self._checks = 0
            self.giving_back.emit()
            memory.return_to_system()

    def freeze(self) -> None:
        """Exempt what stays to the end: looking through it would be seen as a jerk."""
        memory.drop_sources()
        gc.collect()
        gc.freeze()
