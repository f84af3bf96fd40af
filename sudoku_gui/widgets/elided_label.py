"""A line of text that takes the space that others leave; what does not fit is in its tooltip."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from sudoku_gui.widgets.label import Label
from sudoku_gui.wording.foreign import as_tip

_LEAST: Final = 8
"""Widths of a letter below which nothing is shown: three dots alone say nothing."""


class ElidedLabel(Label):
    """Shows a line as far as there is space for it.

    Attributes:
        whole: the line, however much of it is seen.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.whole = ""
        self._shorter: tuple[str, ...] = ()

    def set_text(self, text: str, *shorter: str) -> None:
        """Show a line or, where there is no space for it, one of the shorter ones, the longest first; else a part of that.

        The whole line is the accessible name.
        """
        if (text, shorter) != (self.whole, self._shorter):
            self.whole, self._shorter = text, shorter
            self.setAccessibleName(text)
            self._fit()

    def _fit(self) -> None:
        metrics, lines = self.fontMetrics(), (self.whole, *self._shorter)
        fitting = next((line for line in lines if metrics.horizontalAdvance(line) <= self.width()), lines[-1])
        has_room = self.width() >= _LEAST * metrics.averageCharWidth()
        self.setText(
            metrics.elidedText(fitting, Qt.TextElideMode.ElideRight, self.width()) if has_room else ""
        )
        self.setToolTip(as_tip(self.whole))

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
