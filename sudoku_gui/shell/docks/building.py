"""When the views of docks are built: those that are seen first, the others while there is nothing to do."""

from collections.abc import Collection
from typing import Final, cast

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QWidget

from sudoku_gui.shell.docks.dock import Dock

_IDLE: Final = 40  # milliseconds between two views that are built because there is time


class ViewBuilder(QObject):
    """Builds one view in each turn of the event loop, since all of them together would delay the window too long.

    Signals:
        completed: all views are built.
    """

    completed = Signal()

    def __init__(self, bench: QWidget, docks: Collection[Dock]) -> None:
        super().__init__(bench)
        self._bench = bench
        self._docks = docks
        self._requested: list[Dock] = []
        self._is_ready = False  # whether a view that is asked for is built at once
        self._soon = QTimer(self)
        self._soon.timeout.connect(self._build_requested)
        self._idle = QTimer(self, interval=_IDLE)
        self._idle.timeout.connect(self._build_next)
        for dock in docks:
            dock.needs_view.connect(self._on_needs_view)

    def begin(self) -> None:
        """Begin to build, bit by bit, what is not visible yet: the panes are shown."""
        self._is_ready = self._is_ready or not self._is_on_screen()
        self._idle.start()

    def _on_needs_view(self) -> None:
        dock = self.sender()
        if not isinstance(dock, Dock):
            return
        if self._is_ready or not self._is_on_screen():
            dock.build_and_show()
        elif dock not in self._requested:
            self._requested.append(dock)
            self._soon.start()

    def _build_requested(self) -> None:
        if self._requested:
            self._requested.pop(0).build_and_show()
        else:
            self._soon.stop()
            self._is_ready = True

    def _is_on_screen(self) -> bool:
        """Whether the window was on screen before these panes."""
        handle = cast("QWindow | None", self._bench.window().windowHandle())
        return handle is not None and handle.isExposed()

    def _build_next(self) -> None:
        """Build a view before its pane is opened."""
        unbuilt = next((dock for dock in self._docks if not dock.is_built), None)
        if unbuilt is not None:
            unbuilt.build()
        else:
            self._idle.stop()
            self.completed.emit()
