"""Nine large digits and a key that clears, for mouse and touch; each digit shows how often it is still missing.

In the mode for notes the digits are small, and in the one for colours they are colours.
"""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.board import text as words
from sudoku_gui.panes.board.text import translate
from sudoku_gui.render import board_colours
from sudoku_gui.render.board_fonts import DigitFace, digit_family
from sudoku_gui.render.board_geometry import slot_offset
from sudoku_gui.render.theme import Theme

_LOWEST, _SMALLEST, _COMFORTABLE, _LARGEST = 40, 48, 64, 88
_GAP = 6
_ROUND_OFF = 8.0


class Face(Enum):
    """What the nine keys write."""

    DIGITS = auto()
    NOTES = auto()
    COLOURS = auto()


class PadButton(Guarded, QAbstractButton):
    """A key of the pad: a piece of the board's paper with a fine edge."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(_SMALLEST, _LOWEST)
        self.setMaximumHeight(_LARGEST)

    def paint_face(self, painter: QPainter) -> None:
        """Paint what the key shows."""
        raise NotImplementedError

    def _paint_key(self, painter: QPainter) -> None:
        ground = self.theme.button
        if self.isDown():
            ground = self.theme.same_digit
        elif self.underMouse() and self.isEnabled():
            ground = self.theme.house_shade
        focused = self.hasFocus()
        width = 3.0 if focused else 1.0
        painter.setPen(QPen(self.theme.selection if focused else self.theme.thin_line, width))
        painter.setBrush(ground)
        inset = width / 2
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), _ROUND_OFF, _ROUND_OFF
        )

    def sizeHint(self) -> QSize:
        return QSize(_COMFORTABLE, _COMFORTABLE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_key(painter)
        self.paint_face(painter)
        painter.end()


class DigitButton(PadButton):
    """A digit, with the number of times it is still missing below it."""

    def __init__(self, digit: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.digit = digit
        self.left = 9
        self.face = Face.DIGITS
        self.setObjectName(f"digit_{digit}")
        self.show_left(9)

    def show_face(self, face: Face) -> None:
        """Write something else from now on."""
        self.face = face
        self._update_name()

    def show_left(self, left: int) -> None:
        """Show how often the digit is still to be placed; below zero, how often too many."""
        self.left = left
        self._update_name()

    def _update_name(self) -> None:
        match self.face:
            case Face.DIGITS:
                self.setAccessibleName(words.digit_key(self.digit, self.left))
            case Face.NOTES:
                self.setAccessibleName(translate("cells", "Note {digit}").format(digit=self.digit))
            case Face.COLOURS:
                self.setAccessibleName(words.colour_key(self.digit))
        self.setToolTip(self.accessibleName())
        self.update()

    def paint_face(self, painter: QPainter) -> None:
        """What the key writes."""
        match self.face:
            case Face.DIGITS:
                self._paint_digit(painter)
            case Face.NOTES:
                self._paint_note(painter)
            case Face.COLOURS:
                self._paint_colour(painter)

    def _paint_note(self, painter: QPainter) -> None:
        side, middle = min(self.width(), self.height()), QRectF(self.rect()).center()
        right, down = slot_offset(self.digit, 0.22 * side)
        target = (self.digit, middle.x() + right, middle.y() + down)
        DigitFace(0.24 * side).draw(painter, [target], self.theme.entry)

    def _paint_colour(self, painter: QPainter) -> None:
        side, middle = min(self.width(), self.height()), QRectF(self.rect()).center()
        patch = QRectF(0, 0, 0.64 * side, 0.64 * side)
        patch.moveCenter(middle)
        painter.setPen(QPen(self.theme.thin_line, 1))
        painter.setBrush(self.theme.colour(self.digit))
        painter.drawRoundedRect(patch, 4, 4)
        shape = QRectF(0, 0, 0.2 * side, 0.2 * side)
        shape.moveCenter(middle)
        painter.setPen(QPen(self.theme.ink, 0.05 * side))
        painter.setBrush(self.theme.ink)
        board_colours.paint_shape(painter, shape, self.digit)

    def _paint_digit(self, painter: QPainter) -> None:
        """The digit, dimmed once all nine are placed, and the count: a tick, a number or an excess."""
        theme, side = self.theme, min(self.width(), self.height())
        middle = QRectF(self.rect()).center()
        colour = theme.covered_column if self.left == 0 else theme.entry
        DigitFace(0.4 * side).draw(painter, [(self.digit, middle.x(), middle.y() - 0.07 * side)], colour)
        foot = QPointF(middle.x(), middle.y() + 0.32 * side)
        if self.left == 0:
            painter.setPen(QPen(theme.solution, 0.035 * side, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            arm = 0.05 * side
            painter.drawPolyline(
                [
                    foot + QPointF(-arm, 0),
                    foot + QPointF(-0.2 * arm, 0.8 * arm),
                    foot + QPointF(1.2 * arm, -arm),
                ]
            )
            return
        font = QFont(digit_family())
        font.setPixelSize(round(0.18 * side))
        painter.setFont(font)
        painter.setPen(theme.candidate if self.left > 0 else theme.conflict)
        box = QRectF(0, foot.y() - 0.12 * side, self.width(), 0.24 * side)
        count = str(self.left) if self.left > 0 else f"+{-self.left}"
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, count)


class ClearButton(PadButton):
    """The key that empties a cell."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setObjectName("digit_clear")
        self.setText(translate("cells", "Clear"))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(translate("cells", "Clear the selected cell"))
        self.setToolTip(self.accessibleDescription())

    def paint_face(self, painter: QPainter) -> None:
        """The word, in the size of the window's own text."""
        painter.setPen(self.theme.ink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())

    def sizeHint(self) -> QSize:
        word = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(max(_COMFORTABLE, word + 2 * _GAP), _SMALLEST)


class DigitPad(Guarded, QWidget):
    """The pad. A click never takes the keyboard away from the board; Tab reaches every key.

    Signals:
        digit_pressed: a key was pressed.
            digit: 1 to 9, or 0 for the clearing key.
    """

    digit_pressed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("digit_pad")
        self.setAccessibleName(translate("cells", "Digits"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._digits = tuple(DigitButton(digit, theme, self) for digit in range(1, 10))
        self._clear = ClearButton(theme, self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(_GAP)
        for index, button in enumerate(self._digits):
            grid.addWidget(button, index // 3, index % 3)
            button.clicked.connect(lambda _checked=False, digit=index + 1: self.digit_pressed.emit(digit))
        grid.addWidget(self._clear, 3, 0, 1, 3)
        self._clear.clicked.connect(lambda: self.digit_pressed.emit(0))

    def show_counts(self, counts: Sequence[int]) -> None:
        """Show what is missing, given how often each of the digits 1 to 9 is on the board."""
        for button, placed in zip(self._digits, counts, strict=True):
            button.show_left(9 - placed)

    def show_face(self, face: Face) -> None:
        """Let the nine keys write digits, notes or colours."""
        for button in self._digits:
            button.show_face(face)

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        for button in (*self._digits, self._clear):
            button.theme = theme
            button.update()
