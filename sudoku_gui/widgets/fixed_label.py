"""Labels that take the width that others leave, and cut short what does not fit; it is in their tool tips."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy

from sudoku_gui.render.direction import painter_on
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.wording.foreign import as_tip


class ShortLabel(Label):
    """Cuts short what is too long, and never asks for more width; the full text is in its tool tip."""

    def __init__(self, indent: int = 0, *, name: str = "") -> None:
        super().__init__(name=name)
        self._indent, self._lines = indent, 1
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_text(self, text: str) -> None:
        """Show a text; hovered, it is shown whole."""
        if text != self.text():
            self.setText(text)
            self.setToolTip(as_tip(text))

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

    def paintEvent(self, _event: QPaintEvent) -> None:
        metrics = self.fontMetrics()
        with painter_on(self) as painter:
            lines = self.shown_lines()
            top = (self.height() - len(lines) * metrics.lineSpacing()) / 2
            for number, line in enumerate(lines):
                painter.drawText(
                    QPointF(self._indent, top + number * metrics.lineSpacing() + metrics.ascent()), line
                )


class FixedLabel(FontFollower, ShortLabel):
    """A line or more of a fixed height, so that nothing around it moves when the text changes."""

    def __init__(self, indent: int = 4, *, name: str = "") -> None:
        super().__init__(indent, name=name)
        self._most = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.set_lines(1)

    def show_text(self, text: str) -> None:
        super().show_text(text)
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

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def fit_font(self) -> None:
        self.set_lines(self._lines)
        self._grow()


_LEAST: Final = 8  # widths of a letter below which nothing is shown: three dots alone say nothing


class ElidedLabel(FontFollower, Label):
    """Shows a line as far as there is space for it.

    Attributes:
        whole: the line, however much of it is seen.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name=name)
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
            self.fit_font()

    def fit_font(self) -> None:
        metrics, lines = self.fontMetrics(), (self.whole, *self._shorter)
        fitting = next((line for line in lines if metrics.horizontalAdvance(line) <= self.width()), lines[-1])
        has_space = self.width() >= _LEAST * metrics.averageCharWidth()
        self.setText(
            metrics.elidedText(fitting, Qt.TextElideMode.ElideRight, self.width()) if has_space else ""
        )
        self.setToolTip(as_tip(self.whole))

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_font()
