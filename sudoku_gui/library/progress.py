"""The line below the list: how many puzzles are seen, and how far what takes long has come."""

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.library import text as words
from sudoku_gui.widgets.label import Label

_LOOK: Final = 100
"""Milliseconds between two looks at what is under way."""
_STEPS: Final = 1000


class LibraryProgress(Guarded, QWidget):
    """A count, and while something is under way a bar and a button to stop it.

    Signals:
        looked: it is time to look how far it is; comes while something is under way.
        stopped: the button was pressed.
    """

    looked = Signal()
    stopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = Label()
        self.label.setObjectName("library_count")
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.bar = QProgressBar()
        self.bar.setObjectName("library_progress")
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(words.progress_name())
        self.bar.setMaximumHeight(self.fontMetrics().height())
        self.bar.setMinimumWidth(4 * self.fontMetrics().averageCharWidth())
        self.button = QPushButton(words.stop())
        self.button.setObjectName("library_stop")
        self.button.setToolTip(words.stop_help())
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.stopped)
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self.looked)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 0, 0)
        row.addWidget(self.label, 2)
        row.addWidget(self.bar, 1)
        row.addWidget(self.button)
        self.show_share(None)

    def show_share(self, share: float | None) -> None:
        """Show how much is done, from 0 to 1; None: nothing is under way."""
        is_busy = share is not None
        self.bar.setVisible(is_busy)
        self.button.setVisible(is_busy)
        if share is not None:
            self.bar.setValue(round(_STEPS * share))
        if is_busy != self._timer.isActive():
            (self._timer.start if is_busy else self._timer.stop)()
