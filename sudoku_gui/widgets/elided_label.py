"""A line of text that takes the space that others leave; what does not fit is in its tooltip."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from sudoku_gui.guard import Guarded
from sudoku_gui.wording.foreign import as_tip

_LEAST: Final = 8
"""Widths of a letter below which nothing is shown: three dots alone say nothing."""


class ElidedLabel(Guarded, QLabel):
    """Shows a line as far as there is space for it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._whole = ""

    @property
    def whole(self) -> str:
        """The text, however much of it is seen."""
        return self._whole

    def set_text(self, text: str) -> None:
        """Show as much of a line as there is space for; all of it is the accessible name."""
        if text != self._whole:
            self._whole = text
            self.setAccessibleName(text)
            self._fit()

    def _fit(self) -> None:
        metrics = self.fontMetrics()
        has_room = self.width() >= _LEAST * metrics.averageCharWidth()
        shown = metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width()) if has_room else ""
        self.setText(shown)
        self.setToolTip(as_tip(self._whole) if shown != self._whole else "")

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
