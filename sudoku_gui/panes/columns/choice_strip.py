"""The strip under or beside the list of columns that tells why this one was chosen; its size never depends on it."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.widgets.reading_label import ReadingLabel
from sudoku_gui.wording.foreign import as_tip

_EMS_FOR_BUTTONS = 24
"""Narrower than this, the words need all the space."""

_LINES_FOR_BUTTONS = 8
_EMS_BESIDE = 14
_ANY = 16_777_215
"""What Qt takes for no limit."""


class ChoiceStrip(Guarded, QWidget):
    """Three lines of words, and two buttons where there is space for them.

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
        self._why = self._button(
            "choice_why",
            QCoreApplication.translate("column choice", "&Why this one"),
            QCoreApplication.translate(
                "column choice", "Go back to where this column was chosen, to see what it competed with"
            ),
        )
        self._why.clicked.connect(self.choice_wanted)
        self._sizes = self._button(
            "choice_by_size",
            QCoreApplication.translate("column choice", "B&y size"),
            QCoreApplication.translate(
                "column choice", "List the columns by size: the chosen one, then those it competes with"
            ),
        )
        self._sizes.clicked.connect(self.sizes_wanted)
        self._buttons = QWidget()
        column = QVBoxLayout(self._buttons)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._why)
        column.addWidget(self._sizes)
        self._is_beside = False
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(4, 0, 0, 0)
        self._line.addWidget(self._text, 1)
        self._line.addWidget(self._buttons)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @staticmethod
    def _button(name: str, text: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setText(text)
        button.setToolTip(as_tip(tip))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        return button

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def show_choice(self, text: str, *, can_go_back: bool, can_sort: bool) -> None:
        """Say why this column; buttons that would lead nowhere are disabled."""
        self._text.say(text)
        self._why.setEnabled(can_go_back)
        self._sizes.setEnabled(can_sort)

    def stand(self, *, beside: bool) -> None:
        """Stand beside the list, narrow and as high as it; or under it, as wide as it and low."""
        if beside == self._is_beside:
            return
        self._is_beside = beside
        way = QBoxLayout.Direction
        self._line.setDirection(way.TopToBottom if beside else way.LeftToRight)
        policy = QSizePolicy.Policy
        self.setSizePolicy(
            policy.Fixed if beside else policy.Ignored, policy.Ignored if beside else policy.Fixed
        )
        self.fit()

    def fit(self) -> None:
        """Take the size of the text around."""
        policy = QSizePolicy.Policy
        self._text.fit(self.font())
        self._text.setSizePolicy(policy.Ignored, policy.Ignored if self._is_beside else policy.Fixed)
        if self._is_beside:
            self._text.setMinimumHeight(0)
            self._text.setMaximumHeight(_ANY)
            self.setFixedWidth(_EMS_BESIDE * self.fontMetrics().height())
        else:
            self.setMinimumWidth(0)
            self.setMaximumWidth(_ANY)
        self._show_buttons()

    def _show_buttons(self) -> None:
        ems = (self.height() if self._is_beside else self.width()) / self.fontMetrics().height()
        self._buttons.setVisible(ems >= (_LINES_FOR_BUTTONS if self._is_beside else _EMS_FOR_BUTTONS))

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_buttons()
