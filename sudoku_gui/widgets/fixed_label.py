"""A line or two of text of a fixed height, so that nothing around it moves when the text changes."""

from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy

from sudoku_gui.render.direction import painter_on
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.wording.foreign import as_tip


class FixedLabel(FontFollower, Label):
    """Cuts short what is too long, and never asks for more space; the full text is in its tool tip."""

    def __init__(self, indent: int = 4) -> None:
        super().__init__()
        self._indent, self._lines, self._most = indent, 1, 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.set_lines(1)

    def show_text(self, text: str) -> None:
        """Show a text; hovered, it is shown whole."""
        if text != self.text():
            self.setText(text)
            self.setToolTip(as_tip(text))
            self._grow()

    def set_lines(self, lines: int) -> None:
        """Have space for this many lines of the present font."""
        self._lines = lines
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + 2)

    def grow_to(self, most: int) -> None:
        """Take as many lines as the text needs from now on, up to this many."""
        self._most = most
        self._grow()

    def _grow(self) -> None:
        if self._most:
            self._lines = self._most
            self.set_lines(max(1, len(self.shown_lines())))

    def shown_lines(self) -> list[str]:
        """The text as it is painted: broken between words, the last line cut short with a sign that it is."""
        width, text = self.width() - 2 * self._indent, self.text()
        layout = QTextLayout(text, self.font())
        layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
        starts: list[int] = []
        layout.beginLayout()
        while len(starts) < self._lines and (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, width))
            starts.append(line.textStart())
        layout.endLayout()
        if not starts:
            return []
        last = self.fontMetrics().elidedText(text[starts[-1] :], Qt.TextElideMode.ElideRight, width)
        return [*(text[start:stop].rstrip() for start, stop in pairwise(starts)), last]

    def shows_all(self) -> bool:
        """Whether nothing of the text is cut off."""
        return " ".join(self.shown_lines()) == self.text()

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def fit_font(self) -> None:
        self.set_lines(self._lines)
        self._grow()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, metrics = painter_on(self), self.fontMetrics()
        lines = self.shown_lines()
        top = (self.height() - len(lines) * metrics.lineSpacing()) / 2
        for number, line in enumerate(lines):
            painter.drawText(
                QPointF(self._indent, top + number * metrics.lineSpacing() + metrics.ascent()), line
            )
