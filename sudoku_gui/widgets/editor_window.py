"""What the editors share: a window beside the main one, and its contents, which are there again at the next start."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QShowEvent, QUndoStack
from PySide6.QtWidgets import QPushButton, QSplitter, QWidget

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.player.job import Job, answered, beside
from sudoku_gui.widgets.dialog import Dialog, ThemedWindow
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import errors

_SETTLED: Final = 500  # milliseconds after a change until it is stored


class EditorWindow(Dialog):
    """A window of its own rank, with two parts side by side: the main window may stand before it."""

    def __init__(self, parent: QWidget, name: str, title: str = "") -> None:
        super().__init__(parent, name, title, is_kept=True, flags=Qt.WindowType.Window)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)

    def split(self, left: QWidget, right: QWidget, shares: tuple[int, int]) -> None:
        """Put two parts side by side, which share what is more than they need."""
        for index, (part, share) in enumerate(zip((left, right), shares, strict=True)):
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(index, share)
        self.splitter.setChildrenCollapsible(False)

    def follow_undo(self, stack: QUndoStack, undo: QPushButton, redo: QPushButton) -> None:
        """Enable the buttons while there is something to undo or redo."""
        for button, signal in ((undo, stack.canUndoChanged), (redo, stack.canRedoChanged)):
            button.setEnabled(False)
            signal.connect(button.setEnabled)

    # --- Qt ---------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        self.windowHandle().setTransientParent(None)  # type: ignore[arg-type]  # none is allowed
        super().showEvent(event)


class EditorController(QObject):
    """Stores what is edited a moment after each change, and the layout of the window when that closes.

    A subclass has the window as the cached property `window`, which is built when it is first shown; it passes it to
    `open_again`, and starts `settled` with every change.
    """

    def __init__(
        self, main: ThemedWindow, preferences: Preferences, info_bar: InfoBar, layouts: tuple[str, str]
    ) -> None:
        super().__init__(main)
        self._main, self._preferences, self._info_bar = main, preferences, info_bar
        self._layouts = layouts  # the preferences with the geometry and with the state of the splitter
        self._storing = Job(self)
        self._storing.failed.connect(self._on_not_stored)
        self.settled = QTimer(self, singleShot=True, interval=_SETTLED)
        self.settled.timeout.connect(self.store)

    def opened(self) -> EditorWindow | None:
        """The window; None as long as it was never shown."""
        window = vars(self).get("window")
        return window if isinstance(window, EditorWindow) else None

    def writing(self) -> Callable[[], None]:
        """What stores what is edited now; it is called in a thread."""
        raise NotImplementedError

    def not_stored(self) -> str:
        """A sentence about that, with the place of the {error}."""
        raise NotImplementedError

    def open_again(self, window: EditorWindow) -> None:
        """Place a window as it was when it closed."""
        geometry, splitter = self._layouts
        window.restoreGeometry(self._preferences.layout(geometry))
        window.splitter.restoreState(self._preferences.layout(splitter))
        window.finished.connect(self._on_closed)

    def store(self) -> None:
        """Keep what is edited for the next time."""
        if self._storing.is_running:
            self.settled.start()
            return
        self.settled.stop()
        self._storing.start(beside(self.writing()))

    def close(self) -> None:
        """Close the editor and store what is edited at once."""
        window = self.opened()
        if window is None:
            return
        with QSignalBlocker(window):
            window.close()
        self.store_layout(window)
        self._storing.cancel()
        self.settled.stop()
        with suppress(OSError):  # that it cannot be stored has been said before
            answered(self.writing())

    def store_layout(self, window: EditorWindow) -> None:
        """Remember how the window is placed."""
        geometry, splitter = self._layouts
        self._preferences.store_layout(geometry, window.saveGeometry())
        self._preferences.store_layout(splitter, window.splitter.saveState())

    def _on_closed(self) -> None:
        if (window := self.opened()) is not None:
            self.store_layout(window)
        self.store()

    def _on_not_stored(self, error: Exception) -> None:
        self._info_bar.show_message(self.not_stored().format(error=errors.describe(error)), "error")
        self.settled.start(10 * _SETTLED)
