"""A label for sentences that change: always as high as this many lines, so that nothing below it moves."""

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QScrollBar, QSizePolicy

from sudoku_gui.render.fonts import scaled
from sudoku_gui.translation import translate
from sudoku_gui.widgets.label import Label
from sudoku_gui.wording.foreign import as_tip

UNLIMITED: Final = 16_777_215  # QWIDGETSIZE_MAX, which PySide lacks


class ReadingLabel(Label):
    """Wraps words; what does not fit its lines is scrolled to.

    Args:
        lines: how many lines are reserved.
        scale: size of the letters, in sizes of the text around.
        upright: where a text with fewer lines stands: at the top or the bottom of its space.
    """

    def __init__(
        self,
        lines: int,
        scale: float = 1.0,
        upright: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignTop,
        *,
        name: str = "",
    ) -> None:
        super().__init__(name=name)
        self._lines = lines
        self._scale = scale
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | upright)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._bar = QScrollBar(Qt.Orientation.Vertical, self)
        self._bar.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Up, Down and Page keys scroll
        self._bar.setAccessibleName(translate("reading", "Scroll the text"))
        self._bar.setCursor(Qt.CursorShape.ArrowCursor)
        self._bar.valueChanged.connect(self._scroll)
        self._bar.hide()
        self.reserve(lines)

    def set_text(self, text: str, more: str = "") -> None:
        """Show a sentence; ``more`` is the tool tip."""
        if text != self.text():
            self.setText(text)
            self._bar.setValue(0)
            self._update_scroll_bar()
        if (tip := f"{text}\n{more}" if more else text) != self.toolTip():
            self.setToolTip(as_tip(tip))

    def reserve(self, lines: int) -> None:
        """Take the space of this many lines from now on."""
        self._lines = lines
        self.setFixedHeight(self._lines * self._line_height() + 2)

    def fit(self, around: QFont, *, fills: bool = False) -> None:
        """Take the size that goes with the text around; or `fills`: as high as there is space."""
        policy = QSizePolicy.Policy
        self.setFont(scaled(around, self._scale))
        self.reserve(self._lines)
        self.setSizePolicy(policy.Ignored, policy.Ignored if fills else policy.Fixed)
        if fills:
            self.setMinimumHeight(0)
            self.setMaximumHeight(UNLIMITED)
        self._update_scroll_bar()

    def shows_all(self) -> bool:
        """Whether nothing of the text is cut off."""
        return self._bar.isHidden()

    def _update_scroll_bar(self) -> None:
        """Show the scroll bar if the text is higher than the label."""
        is_higher = self._text_height(self.width()) > self.height()
        width = self._bar.sizeHint().width() if is_higher else 0
        self._bar.setVisible(is_higher)
        self._bar.setGeometry(self.width() - width, 0, width, self.height())
        over = self._text_height(self.width() - width) - self.height() if is_higher else 0
        self._bar.setRange(0, max(0, over))
        self._bar.setPageStep(max(1, self.height()))
        self._bar.setSingleStep(self.fontMetrics().lineSpacing())
        self._scroll()

    def _scroll(self) -> None:
        top, most = self._bar.value(), self._bar.maximum()
        right = 0 if self._bar.isHidden() else self._bar.width()
        self.setContentsMargins(0, -top, right, top - most)

    def _line_height(self) -> int:
        """Of a line in the language of the program, whose characters may come from another, higher font."""
        metrics, space = self.fontMetrics(), QRect(0, 0, UNLIMITED, UNLIMITED)
        own, usual = (
            metrics.boundingRect(space, Qt.TextFlag.TextSingleLine, sample).height()
            for sample in (self._bar.accessibleName(), "x")
        )
        return metrics.lineSpacing() + max(0, own - usual)

    def _text_height(self, width: int) -> int:
        space = QRect(0, 0, max(1, width), 1 << 20)
        return self.fontMetrics().boundingRect(space, Qt.TextFlag.TextWordWrap, self.text()).height()

    # --- Qt ---------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        """No: its lines are reserved, whatever it says."""
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_scroll_bar()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._bar.isHidden():
            event.ignore()
        else:
            self._bar.event(event)
