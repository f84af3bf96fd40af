"""The panel below the links: what the selected header or node points at, why it is out, and the way there."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.widgets.reading_label import ReadingLabel

LINES = 3
"""Lines of text that are kept free where there is room, so that nothing jumps."""

_TOUCHABLE = 26


class LinkPanel(Guarded, QWidget):
    """A text of a fixed height, which scrolls where it is longer, and buttons.

    Attributes:
        button: goes to the event that took the selected one out.
        key: explains the signs.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("link_panel")
        self._label = ReadingLabel(LINES, 1.0, Qt.AlignmentFlag.AlignTop)
        self._label.setObjectName("link_text")
        self.button = QPushButton(self.tr("Go There"))
        self.button.setObjectName("link_go")
        self.button.setMinimumHeight(_TOUCHABLE)
        self.button.setToolTip(self.tr("Go to just after the event that took it out (Enter)"))
        self.button.setAutoDefault(False)
        self.button.setEnabled(False)
        self.key = QPushButton(self.tr("Key"))
        self.key.setObjectName("link_key_button")
        self.key.setMinimumHeight(_TOUCHABLE)
        self.key.setToolTip(self.tr("What the signs mean (K)"))
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
        self._label.fit(self.font())

    @property
    def text(self) -> str:
        """What it says, whole."""
        return self._label.text()

    def say(self, text: str, *, can_go: bool, has_button: bool = True) -> None:
        """Say something; the button can be pressed if there is somewhere to go."""
        self.button.setEnabled(can_go)
        self.button.setVisible(has_button)
        self.key.setVisible(has_button)
        self._label.say(text)

    def set_lines(self, lines: int) -> None:
        """Keep so many lines of text free."""
        self._label.reserve(lines)

    # --- Qt ---------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._label.fit(self.font())
