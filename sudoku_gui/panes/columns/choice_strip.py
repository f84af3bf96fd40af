"""The strip under or beside the list of columns that says why this one was chosen; its size never depends on it."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.widgets.reading_label import ReadingLabel
from sudoku_gui.wording.foreign import as_tip

_EMS_FOR_BUTTONS = 24  # narrower than this, the words need all the space
_LINES_FOR_BUTTONS = 8
_EMS_BESIDE = 14
_UNLIMITED = 16_777_215  # QWIDGETSIZE_MAX, which PySide lacks


class ChoiceStrip(Guarded, QWidget):
    """Three lines of words, and two buttons where there is space for them.

    Attributes:
        why: goes back to where the column was chosen.
        by_size: lists what the column competed with.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("column_choice")
        self._text = ReadingLabel(3, 1.0, Qt.AlignmentFlag.AlignTop)
        self._text.setObjectName("choice_text")
        self.why = _button(
            "choice_why",
            QCoreApplication.translate("column choice", "&Why this one"),
            QCoreApplication.translate(
                "column choice", "Go back to where this column was chosen, to see what it competed with"
            ),
        )
        self.by_size = _button(
            "choice_by_size",
            QCoreApplication.translate("column choice", "B&y size"),
            QCoreApplication.translate(
                "column choice", "List the columns by size: the chosen one, then those it competes with"
            ),
        )
        self._buttons = QWidget()
        column = QVBoxLayout(self._buttons)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.why)
        column.addWidget(self.by_size)
        self._is_beside = False
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(4, 0, 0, 0)
        self._line.addWidget(self._text, 1)
        self._line.addWidget(self._buttons)
        self.fit()

    def show_choice(self, text: str, *, can_go_back: bool, can_sort: bool) -> None:
        """Say why this column; buttons that would lead nowhere are disabled."""
        self._text.say(text)
        self.why.setEnabled(can_go_back)
        self.by_size.setEnabled(can_sort)

    def set_beside(self, *, is_beside: bool) -> None:
        """Stand beside the list, narrow and as high as it; or under it, as wide as it and low."""
        if is_beside != self._is_beside:
            self._is_beside = is_beside
            self.fit()

    def fit(self) -> None:
        """Take the size of the text around."""
        policy, way = QSizePolicy.Policy, QBoxLayout.Direction
        self._line.setDirection(way.TopToBottom if self._is_beside else way.LeftToRight)
        self._text.fit(self.font())
        if self._is_beside:
            self.setSizePolicy(policy.Fixed, policy.Ignored)
            self._text.setSizePolicy(policy.Ignored, policy.Ignored)
            self._text.setMinimumHeight(0)
            self._text.setMaximumHeight(_UNLIMITED)
            self.setFixedWidth(_EMS_BESIDE * self.fontMetrics().height())
        else:
            self.setSizePolicy(policy.Ignored, policy.Fixed)
            self._text.setSizePolicy(policy.Ignored, policy.Fixed)
            self.setMinimumWidth(0)
            self.setMaximumWidth(_UNLIMITED)
        self._show_buttons()

    def _show_buttons(self) -> None:
        ems = (self.height() if self._is_beside else self.width()) / self.fontMetrics().height()
        self._buttons.setVisible(ems >= (_LINES_FOR_BUTTONS if self._is_beside else _EMS_FOR_BUTTONS))

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_buttons()


def _button(name: str, text: str, tip: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(name)
    button.setText(text)
    button.setToolTip(as_tip(tip))
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
    return button
