"""Labels: their text is plain, wherever it comes from."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent, QPalette, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QFormLayout, QLabel, QSizePolicy, QWidget

from sudoku_gui.render.fonts import painter_on
from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.wording.foreign import as_tip

_LEAST: Final = 8  # widths of a letter below which nothing is shown: three dots alone say nothing


class Label(QLabel):
    """Shows ``<b>`` as it is written; what is formatted goes into a `RichText`."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def shows_all(self) -> bool:
        """Whether nothing of the text is cut off."""
        if self.wordWrap():
            return self.heightForWidth(self.width()) <= self.height()
        return self.sizeHint().width() <= self.width()

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # A tool tip that only repeats what can be read does not cover it.
        is_tip = event.type() is QEvent.Type.ToolTip
        if is_tip and self.toolTip() == as_tip(self.text()) and self.shows_all():
            event.ignore()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A drag would wait in an event loop of its own, within an event of this label, which may be gone
        # afterwards.
        if event.button() is Qt.MouseButton.LeftButton and self.hasSelectedText():
            self.setSelection(0, 0)
        super().mousePressEvent(event)


class Placeholder(Label):
    """The sentence in the place of a picture or a list that is empty; as a table shows its `empty_text`."""

    def __init__(self, name: str, text: str = "") -> None:
        super().__init__(text, name=name)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)


class ElidedLabel(FontFollower, Label):
    """Takes the width that others leave, and shows as much as has space there; hovered, it shows the whole text.

    Args:
        indent: pixels at both sides.
        lines: of a fixed height, so that nothing around it moves when the text changes; 0: as a label has it.
    """

    def __init__(self, *, indent: int = 0, lines: int = 0, name: str = "") -> None:
        super().__init__(name=name)
        self._indent, self._lines, self._most = indent, lines, 0
        self._shorter: tuple[str, ...] = ()
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Ignored, policy.Fixed if lines else policy.Preferred)
        self.fit_font()

    def show_text(self, text: str, *shorter: str) -> None:
        """Show a text or, where it has no space, one of the shorter ones, the longest first."""
        if (text, shorter) != (self.text(), self._shorter):
            self._shorter = shorter
            self.setText(text)
            self.setToolTip(as_tip(text))
            self.fit_font()

    def set_lines(self, lines: int) -> None:
        self._lines = lines
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + 2)

    def grow_to(self, most: int) -> None:
        """Take as many lines as the text needs from now on, up to this many."""
        self._most = most
        self.fit_font()

    def shown_lines(self) -> list[str]:
        """The text as it is painted: broken between words, the last line cut short with a sign that it is."""
        width, metrics = self.width() - 2 * self._indent, self.fontMetrics()
        if width < _LEAST * metrics.averageCharWidth():
            return []
        texts = self.text(), *self._shorter
        text = next((one for one in texts if metrics.horizontalAdvance(one) < width), texts[-1])
        layout = QTextLayout(text, self.font())
        layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
        starts: list[int] = []
        layout.beginLayout()
        while len(starts) < max(1, self._most or self._lines) and (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            starts.append(line.textStart())
        layout.endLayout()
        if not starts:
            return []
        last = metrics.elidedText(text[starts[-1] :], Qt.TextElideMode.ElideRight, width)
        return [*(text[start:stop].rstrip() for start, stop in pairwise(starts)), last]

    def shows_all(self) -> bool:
        return " ".join(self.shown_lines()) == self.text()

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        lines, metrics = self.shown_lines(), self.fontMetrics()
        top = (self.height() - len(lines) * metrics.lineSpacing()) / 2 + metrics.ascent()
        with painter_on(self) as painter:
            for number, line in enumerate(lines):
                painter.drawText(QPointF(self._indent, top + number * metrics.lineSpacing()), line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._most:
            self.fit_font()

    def fit_font(self) -> None:
        if self._lines or self._most:
            self.set_lines(max(1, len(self.shown_lines())) if self._most else self._lines)


def paragraph(name: str, text: str = "", *, selectable: bool = False) -> Label:
    """A label with as many lines as its text needs, which may be selected with the mouse."""
    label = Label(text, name=name)
    label.setWordWrap(True)
    if selectable:
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def add_row(form: QFormLayout, text: str, field: QWidget) -> None:
    """Add a row whose label leads to its field; Qt's own would guess whether its text is HTML."""
    label = Label(text)
    label.setBuddy(field)
    form.addRow(label, field)
