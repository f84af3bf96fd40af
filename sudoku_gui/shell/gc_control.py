"""Python's garbage collector, in the window's thread only, and in short turns.

By itself it runs in whichever thread has just made an object. Searches run in threads, and Qt's objects must not be
destroyed there: the event loop may be about to deliver an event to one of them.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from sudoku_gui import memory
from sudoku_gui.shell.main_window import MainWindow

_INTERVAL: Final = 1000  # milliseconds between two checks of how much there is to collect

GIVING_BACK: Final = 10
"""Checks after which free memory goes back, at the next one at which nothing moves."""
LATEST: Final = 60
"""Checks after which it goes back although something moves: that takes 10 ms."""


_PIXMAPS: Final = 4096
"""Kilobytes of pictures of icons and buttons that Qt keeps; by itself it keeps 10 MB, mostly of dialogs that are gone."""


class GcControl(QObject):
    """Collects garbage as often as Python would, but here, as long as its parent lives."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        QPixmapCache.setCacheLimit(_PIXMAPS)
        self._window: MainWindow | None = None
        self._is_rebuilt = False
        """Whether parts of a window before are left, which were frozen."""
        self._checks = 0
        self._timer = QTimer(self, interval=_INTERVAL)
        self._timer.timeout.connect(self.collect)
        self._timer.start()
        self.destroyed.connect(gc.enable)

    def follow(self, window: MainWindow) -> None:
        """Freeze what a window consists of when it is built, and collect what is left of it once it is rebuilt."""
        self._window = window
        window.built.connect(self.freeze)
        window.rebuilt.connect(self._note_rebuilt)

    def _note_rebuilt(self) -> None:
        self._is_rebuilt = True

    def collect(self) -> None:
        """Collect each generation that has become large enough; now and then give free memory back."""
        for generation, most in enumerate(gc.get_threshold()):
            if gc.get_count()[generation] > most:
                gc.collect(generation)
        self._checks += 1
        is_moving = self._is_moving()
        if self._is_rebuilt and not is_moving:
            self.collect_all()
        if self._checks >= (LATEST if is_moving else GIVING_BACK):
            self._checks = 0
            shrink_hidden_windows()
            memory.return_to_system()

    def _is_moving(self) -> bool:
        player = None if self._window is None else self._window.player
        return player is not None and (player.is_playing or player.is_busy)

    def freeze(self) -> None:
        """Exempt what stays to the end: looking through it would be seen as a jerk."""
        memory.drop_sources()
        gc.collect()
        gc.freeze()

    def collect_all(self) -> None:
        """Look through everything, at a moment when nothing moves: that takes as long as three frames."""
        self._is_rebuilt = False
        gc.unfreeze()
        self.freeze()


def shrink_hidden_windows() -> None:
    """Let windows, menus and lists that are not shown give back their pixels; Qt paints them again when they are shown."""
    for window in QApplication.topLevelWidgets():
        if not window.isVisible() and (pixels := window.backingStore()) is not None:
            pixels.resize(QSize(1, 1))
