"""The strip under the list of columns that tells why this one was chosen, always as high as it is."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.views.reading import ReadingLabel
from sudoku_gui.wording import column_choice as words

_EMS_FOR_BUTTONS = 24
"""Narrower than this, the words need all the room."""


class ChoiceStrip(QWidget):
    """Three lines of words, and two buttons where there is room for them.

    Signals:
        sizes_wanted: the user wants to see what the column competed with.
        choice_wanted: the user wants to go back to where it was chosen.
    """

    sizes_wanted = Signal()
    choice_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("column_choice")
        self._text = ReadingLabel(3, 1.0, Qt.AlignmentFlag.AlignTop)
        self._text.setObjectName("choice_text")
        self._why = self._button("choice_why", words.to_choice(), words.to_choice_tip())
        self._why.clicked.connect(self.choice_wanted)
        self._sizes = self._button("choice_by_size", words.by_size(), words.by_size_tip())
        self._sizes.clicked.connect(self.sizes_wanted)
        self._buttons = QWidget()
        column = QVBoxLayout(self._buttons)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._why)
        column.addWidget(self._sizes)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 0, 0)
        row.addWidget(self._text, 1)
        row.addWidget(self._buttons)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @staticmethod
    def _button(name: str, text: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setText(text)
        button.setToolTip(tip)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        return button

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def tell(self, text: str, *, can_go_back: bool, can_sort: bool) -> None:
        """Say why this column; buttons that would lead nowhere rest."""
        self._text.say(text)
        self._why.setEnabled(can_go_back)
        self._sizes.setEnabled(can_sort)

    def fit(self) -> None:
        """Take the size of the text around."""
        self._text.fit(self.font())
        self._show_buttons()

    def _show_buttons(self) -> None:
        self._buttons.setVisible(self.width() >= _EMS_FOR_BUTTONS * self.fontMetrics().height())

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Buttons come and go with the room."""
        super().resizeEvent(event)
        self._show_buttons()
