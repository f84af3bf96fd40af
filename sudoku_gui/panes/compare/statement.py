"""The foot of the comparison: where the two searches diverge, and a button to go there."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.widgets.label import Label
from sudoku_gui.wording.foreign import as_tip

_TOUCHABLE: Final = 26
_MOST: Final = 3
"""Lines where there is space."""


class ComparisonStatement(Guarded, QWidget):
    """Takes a line, or some where there is space; what does not fit is in the tool tip.

    Signals:
        place_wanted: the user wants to go there.
    """

    place_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._full = ""
        self._most = 1
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._label = Label()
        self._label.setObjectName("comparison_parting")
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._button = QPushButton(self.tr("Go There"))
        self._button.setObjectName("comparison_go")
        self._button.setMinimumHeight(_TOUCHABLE)
        self._button.setToolTip(self.tr("Go to where the two searches diverge"))
        self._button.setAccessibleName(self.tr("Go to where the two searches diverge"))
        self._button.clicked.connect(self.place_wanted)
        self._button.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._label, 1)
        row.addWidget(self._button)

    def show_text(self, text: str, *, has_place: bool) -> None:
        """Show a text; ``has_place``: there is somewhere to go."""
        self._button.setVisible(has_place)
        self._full = text
        self._label.setAccessibleName(text)
        self._label.setToolTip(as_tip(text))
        self._elide()

    def fit(self, *, has_space: bool) -> None:
        """Take as many lines as are needed, or one."""
        self._most = _MOST if has_space else 1
        self._elide()

    def _elide(self) -> None:
        width, metrics = max(1, self._label.width() - 2), self.fontMetrics()
        height = metrics.boundingRect(QRect(0, 0, width, 9999), Qt.TextFlag.TextWordWrap, self._full).height()
        lines = min(self._most, max(1, round(height / metrics.lineSpacing())))
        mode = Qt.TextElideMode.ElideRight
        fits = lines > 1 and height <= (lines + 0.5) * metrics.lineSpacing()
        self._label.setWordWrap(lines > 1)
        self._label.setText(self._full if fits else metrics.elidedText(self._full, mode, width * lines))
        self._label.setFixedHeight(lines * metrics.lineSpacing() + 2)

    # --- Qt ---------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        """No: else a layout would take the best height of the text for its least."""
        return False

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self.fontMetrics().height(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._elide()
