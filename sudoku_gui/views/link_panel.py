"""The panel below the links: what the selected header or node points at, why it is out, and the way there."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.widgets.label import Label
from sudoku_gui.wording import links as words
from sudoku_gui.wording.foreign import as_tip

LINES = 3
"""Lines of text that are kept free where there is room, so that nothing jumps."""

_TOUCHABLE = 26


class LinkPanel(Guarded, QWidget):
    """A text of a fixed height and a button.

    Attributes:
        button: goes to the event that took the selected one out.
        key: explains the signs.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("link_panel")
        self._text = ""
        self._lines = LINES
        self._label = Label()
        self._label.setObjectName("link_text")
        self._label.setWordWrap(True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._label.setMinimumWidth(1)
        self.button = QPushButton(words.go_there())
        self.button.setObjectName("link_go")
        self.button.setMinimumHeight(_TOUCHABLE)
        self.button.setToolTip(words.go_there_help())
        self.button.setAutoDefault(False)
        self.button.setEnabled(False)
        self.key = QPushButton(words.key())
        self.key.setObjectName("link_key_button")
        self.key.setMinimumHeight(_TOUCHABLE)
        self.key.setToolTip(words.key_help())
        self.key.setAutoDefault(False)
        buttons = QVBoxLayout()
        buttons.setSpacing(2)
        buttons.addWidget(self.button)
        buttons.addWidget(self.key)
        buttons.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 4, 6, 4)
        row.addWidget(self._label, 1)
        row.addLayout(buttons)
        self._keep_height()

    @property
    def text(self) -> str:
        """What it says, whole."""
        return self._text

    def say(self, text: str, *, can_go: bool, has_button: bool = True) -> None:
        """Say something; the button can be pressed if there is somewhere to go."""
        self.button.setEnabled(can_go)
        self.button.setVisible(has_button)
        self.key.setVisible(has_button)
        if text != self._text:
            self._text = text
            self._label.setToolTip(as_tip(text))
        self._fit()

    def set_lines(self, lines: int) -> None:
        """Keep so many lines of text free."""
        if lines != self._lines:
            self._lines = lines
            self._keep_height()
            self._fit()

    def _fit(self) -> None:
        """Cut off what does not fit; the tool tip has it all."""
        metrics, room = self._label.fontMetrics(), self._label.size()
        self._label.setText(_fitting(self._text, metrics, room.width(), self._lines * metrics.lineSpacing()))

    def _keep_height(self) -> None:
        self._label.setFixedHeight(self._lines * self.fontMetrics().lineSpacing())

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More or less of the text fits."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another text size needs another height."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._keep_height()
            self._fit()


def _fitting(text: str, metrics: QFontMetrics, width: int, height: int) -> str:
    """As many words as fit, and dots for the others."""
    flags = int(Qt.TextFlag.TextWordWrap.value)
    told = text.split(" ")
    for count in range(len(told), 0, -1):
        tried = text if count == len(told) else " ".join(told[:count]) + "…"
        if metrics.boundingRect(0, 0, max(1, width), 10_000, flags, tried).height() <= height:
            return tried
    return text
