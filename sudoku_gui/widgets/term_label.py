"""A sentence whose terms are underlined with dots; resting on one, or going to it by key, explains it.

The text is the label's own, plain and selectable; the dots are painted over it where the same layout places the words.
That costs a tenth of a millisecond, and only when the sentence changes.
"""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)

from sudoku_gui.render.direction import painter_on
from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.widgets.reading_label import ReadingLabel
from sudoku_gui.wording.terms import FoundTerm, find

_DOTS: Final = (1.0, 2.0)
_STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class TermLabel(FontFollower, ReadingLabel):
    """A `ReadingLabel` that knows terms; Up and Down go from one to the next, Enter requests its explanation.

    Signals:
        term_hovered: the mouse has come to a term, or has left it; with its id or "", and its place on the screen.
        term_requested: the term should be explained now; arguments as above.
    """

    term_hovered = Signal(str, QRect)
    term_requested = Signal(str, QRect)

    def __init__(
        self,
        lines: int,
        scale: float = 1.0,
        upright: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignTop,
        *,
        name: str = "",
    ) -> None:
        super().__init__(lines, scale, upright, name=name)
        self._leave_out: frozenset[str] = frozenset()
        self._found: tuple[FoundTerm, ...] | None = None
        self._rects: tuple[tuple[QRectF, ...], ...] | None = None
        self._hovered = self._current = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def terms(self) -> tuple[FoundTerm, ...]:
        """The terms of the sentence, in their order."""
        if self._found is None:
            self._found = find(self.text(), self._leave_out)
        return self._found

    def set_text(self, text: str, more: str = "", leave_out: Collection[str] = ()) -> None:
        """Show a sentence, in which words of the terms left out mean something else."""
        if text != self.text() or self._leave_out != frozenset(leave_out):
            self._leave_out = frozenset(leave_out)
            self._found = self._rects = None
            self._current = -1
            self._hover(-1)
        super().set_text(text, more)

    def rect_of(self, number: int) -> QRect:
        """Where a term stands in the label: the first of its lines."""
        return self._laid_out()[number][0].toAlignedRect()

    def term_at(self, point: QPoint) -> str:
        """The id of the term at a point of the label; "" where there is none."""
        number = self._at(QPointF(point))
        return self.terms[number].term if number >= 0 else ""

    # --- where they are ---------------------------------------------------------------------------

    def _laid_out(self) -> tuple[tuple[QRectF, ...], ...]:
        """For each term where it stands, line by line."""
        if self._rects is None:
            self._rects = tuple(self._lay_out()) if self.terms else ()
        return self._rects

    def _lay_out(self) -> list[tuple[QRectF, ...]]:
        """The same layout as the label's own: words wrapped at its width, in the middle or at the top."""
        option = QTextOption(self.alignment())
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout = QTextLayout(self.text(), self.font(), self)
        layout.setTextOption(option)
        space, high = QRectF(self.contentsRect()), 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLeadingIncluded(True)
            line.setLineWidth(space.width())
            line.setPosition(QPointF(0, high))
            high += line.height()
        layout.endLayout()
        is_middle = self.alignment() & Qt.AlignmentFlag.AlignVCenter
        top = space.top() + (max(0, (int(space.height()) - int(high)) // 2) if is_middle else 0)
        return [self._boxes(layout, found, QPointF(space.left(), top)) for found in self.terms]

    def _boxes(self, layout: QTextLayout, found: FoundTerm, shift: QPointF) -> tuple[QRectF, ...]:
        boxes = []
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            start = max(found.start, line.textStart())
            end = min(found.end, line.textStart() + line.textLength())
            if start < end:
                left, right = _x(line.cursorToX(start)), _x(line.cursorToX(end))
                baseline = line.y() + line.ascent()
                top = baseline - self.fontMetrics().ascent()
                box = QRectF(left, top, right - left, baseline + self.fontMetrics().descent() - top)
                boxes.append(box.translated(shift))
        return tuple(boxes) or (QRectF(),)

    def _at(self, point: QPointF) -> int:
        boxes = enumerate(self._laid_out())
        return next((number for number, lines in boxes if any(box.contains(point) for box in lines)), -1)

    def _global(self, number: int) -> QRect:
        rect = self.rect_of(number)
        return QRect(self.mapToGlobal(rect.topLeft()), rect.size())

    def _hover(self, number: int) -> None:
        if number == self._hovered:
            return
        self._hovered = number
        if number < 0:
            self.unsetCursor()
            self.term_hovered.emit("", QRect())
        else:
            self.setCursor(Qt.CursorShape.WhatsThisCursor)
            self.term_hovered.emit(self.terms[number].term, self._global(number))

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sentence, its dots, and a frame around the current term."""
        super().paintEvent(event)
        if not self.terms:
            return
        with painter_on(self) as painter:
            ink = self.palette().windowText().color()
            width = max(1.0, round(self.fontMetrics().height() / 14))
            pen = QPen(ink, width, Qt.PenStyle.CustomDashLine)
            pen.setDashPattern(list(_DOTS))
            painter.setPen(pen)
            for boxes in self._laid_out():
                for box in boxes:
                    y = round(box.bottom() - 0.5 * self.fontMetrics().descent()) + 0.5 * width
                    painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            if self.hasFocus() and 0 <= self._current < len(self.terms):
                painter.setPen(QPen(self.palette().highlight().color(), 2.0))
                for box in self._laid_out()[self._current]:
                    painter.drawRoundedRect(box.adjusted(-1, 0, 1, 0), 3, 3)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(-1 if event.buttons() else self._at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Request nothing by a click that has selected text."""
        super().mouseReleaseEvent(event)
        number = self._at(event.position())
        if number >= 0 and event.button() is Qt.MouseButton.LeftButton and not self.hasSelectedText():
            self.term_requested.emit(self.terms[number].term, self._global(number))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self._current = max(self._current, 0)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go to another term, Enter requests it."""
        key = Qt.Key(event.key())
        if key in _STEPS and self.terms:
            self._current = (max(self._current, 0) + _STEPS[key]) % len(self.terms)
            self.update()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and 0 <= self._current < len(self.terms):
            self.term_requested.emit(self.terms[self._current].term, self._global(self._current))
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rects = None

    def _scroll(self) -> None:
        super()._scroll()
        self._rects = None

    def fit_font(self) -> None:
        self._rects = None

    def event(self, event: QEvent) -> bool:
        """A term hides the tool tip."""
        if (
            isinstance(event, QHelpEvent)
            and event.type() == QEvent.Type.ToolTip
            and self.term_at(event.pos())
        ):
            return True
        return super().event(event)


def _x(answer: object) -> float:
    """Qt returns the place, and the letter that it is before."""
    return float(answer[0]) if isinstance(answer, tuple) else float(str(answer))
