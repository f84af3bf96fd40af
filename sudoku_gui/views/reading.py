"""A label for sentences that change: always as high as so many lines, so that nothing below it moves."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_gui.render.fonts import scaled
from sudoku_gui.widgets.label import Label
from sudoku_gui.wording.foreign import as_tip


class ReadingLabel(Label):
    """Wraps words; what does not fit its lines can be hovered.

    Args:
        lines: how many lines are reserved.
        scale: size of the letters, in sizes of the text around.
        upright: where a text with fewer lines stands: at the top or the bottom of its room.
    """

    def __init__(
        self, lines: int, scale: float, upright: Qt.AlignmentFlag, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent)
        self._lines = lines
        self._scale = scale
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | upright)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def say(self, text: str, more: str = "") -> None:
        """Show a sentence; ``more`` is told to who rests on it."""
        if text != self.text():
            self.setText(text)
        if (tip := f"{text}\n{more}" if more else text) != self.toolTip():
            self.setToolTip(as_tip(tip))

    def reserve(self, lines: int) -> None:
        """Take the room of so many lines from now on."""
        self._lines = lines
        self.setFixedHeight(self._lines * self.fontMetrics().lineSpacing() + 2)

    def fit(self, around: QFont) -> None:
        """Take the size that goes with the text around."""
        self.setFont(scaled(around, self._scale))
        self.reserve(self._lines)
