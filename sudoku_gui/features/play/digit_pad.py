"""The keys beside the board: nine large digits with how often each is missing, one that clears, and actions.

In the mode for notes the digits are small, and in the one for colours they are colours.
"""

from collections.abc import Sequence
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QIcon,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from sudoku_gui.render.board.colours import paint_shape
from sudoku_gui.render.board.fonts import DigitFace, digit_family
from sudoku_gui.render.board.geometry import slot_offset
from sudoku_gui.render.fonts import LEFT, painter_on
from sudoku_gui.render.shapes import around, draw_with
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.board import text as words
from sudoku_gui.widgets.boxes import keep_left_to_right
from sudoku_gui.widgets.pane import Themed, ThemeGiver
from sudoku_gui.wording import foreign, names
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.joining import sentences

_LOWEST, _SMALLEST, _COMFORTABLE, _LARGEST = 40, 48, 64, 150
_LOW = 64
_GAP = 6
_ROUND_OFF = 8.0
_TALL = 2.8  # lines of text that a key is high which has its number below its digit


class PadFace(Enum):
    """The faces of the digit pad, which follow the editing mode."""

    DIGITS = auto()
    STEPS = auto()  # digits, each of which leads to the next cell
    NOTES = auto()
    COLOURS = auto()


class PadButton(Themed, QAbstractButton):
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
        raise NotImplementedError

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(_COMFORTABLE, _COMFORTABLE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self.theme
        with painter_on(self) as painter:
            is_framed, is_highlighted = self.hasFocus() or self.isChecked(), self.isDown() or self.isChecked()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = 3.0 if is_framed else 1.0
            painter.setPen(QPen(theme.selection if is_framed else theme.thin_line, width))
            plain = theme.house_shade if self.underMouse() and self.isEnabled() else theme.button
            painter.setBrush(theme.same_digit if is_highlighted else plain)
            inner = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
            painter.drawRoundedRect(inner, _ROUND_OFF, _ROUND_OFF)
            self.paint_face(painter)


class DigitButton(PadButton):
    """A digit, with the number of times it is still missing below it.

    Signals:
        held: it was right-clicked, or held down instead of clicked.
    """

    held = Signal()

    def __init__(self, digit: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.digit = digit
        self._hold = QTimer(self, singleShot=True)
        self._hold.timeout.connect(self._report_hold)
        self.setObjectName(f"digit_{digit}")
        self.face, self.left = PadFace.DIGITS, 9
        self.show_state()

    def show_state(self, *, face: PadFace | None = None, left: int | None = None) -> None:
        """Show what the key writes, and how often the digit is still to be placed; below zero: too often."""
        self.face = self.face if face is None else face
        self.left = self.left if left is None else left
        match self.face:
            case PadFace.DIGITS | PadFace.STEPS:
                name = words.digit_key(self.digit, self.left)
            case PadFace.NOTES:
                name = translate("cells", "Note {digit}").format(digit=self.digit)
            case PadFace.COLOURS:
                colour = names.colour_name(self.digit)
                name = translate("cells", "Colour {number}, {name}").format(number=self.digit, name=colour)
        self.setAccessibleName(name)
        hold = translate("cells", "Right-click or hold to highlight the {digit} on the board (Alt+{digit}).")
        self.setToolTip(as_tip(sentences([f"{name}.", hold.format(digit=self.digit)])))
        self.update()

    def _report_hold(self) -> None:
        self.setDown(False)  # so that the release is no click
        self.held.emit()

    def paint_face(self, painter: QPainter) -> None:
        """Paint a digit, a note at its place in the cell, or a colour, after the editing mode."""
        side, middle = min(self.width(), self.height()), QRectF(self.rect()).center()
        match self.face:
            case PadFace.DIGITS | PadFace.STEPS:
                self._paint_digit(painter, side, middle)
            case PadFace.NOTES:
                right, down = slot_offset(self.digit, 0.22 * side)
                target = (self.digit, middle.x() + right, middle.y() + down)
                DigitFace(0.24 * side).draw(painter, [target], self.theme.entry)
            case PadFace.COLOURS:
                draw_with(painter, QPen(self.theme.thin_line, 1), self.theme.colour(self.digit))
                painter.drawRoundedRect(around(middle, 0.32 * side), 4, 4)
                draw_with(painter, QPen(self.theme.ink, 0.05 * side), self.theme.ink)
                paint_shape(painter, around(middle, 0.1 * side), self.digit)

    def _paint_digit(self, painter: QPainter, side: int, middle: QPointF) -> None:
        """Paint the digit above what is missing or, on a key too low for both in this size of text, beside it."""
        theme, line = self.theme, self.fontMetrics().height()
        is_low = side < _TALL * line
        colour = theme.covered_column if self.left == 0 else theme.entry
        size, up = (0.6, 0.0) if is_low else (0.4, 0.07)
        DigitFace(size * side).draw(painter, [(self.digit, middle.x(), middle.y() - up * side)], colour)
        beside = QPointF(middle.x() + self.width() / 3, middle.y())
        foot = beside if is_low else QPointF(middle.x(), middle.y() + 0.32 * side)
        if self.left == 0:
            painter.setPen(QPen(theme.solution, 0.035 * side, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            arms = QPointF(-1, 0), QPointF(-0.2, 0.8), QPointF(1.2, -1)
            painter.drawPolyline([foot + arm * (0.05 * side) for arm in arms])
            return
        font = QFont(digit_family())
        font.setPixelSize(round(0.7 * line if is_low else 0.18 * side))
        painter.setFont(font)
        painter.setPen(theme.candidate if self.left > 0 else theme.wrong)
        box = around(foot, side / 2)
        count = str(self.left) if self.left > 0 else f"+{-self.left}"
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, count)

    # --- Qt ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self.isDown():
            self._hold.start(QGuiApplication.styleHints().mousePressAndHoldInterval())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._hold.stop()
        super().mouseReleaseEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not self.isDown():
            self._hold.stop()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        if not self._hold.isActive():
            self.held.emit()


class ClearButton(PadButton):
    """The key that removes digit, notes and colours of the selected cell; where a puzzle is typed, it goes on."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setObjectName("digit_clear")
        self.setMaximumHeight(_LOW)
        self.show_face(PadFace.DIGITS)

    def show_face(self, face: PadFace) -> None:
        """Say whether the key clears the cell, or leaves it empty and goes on."""
        text = translate("cells", "Clear Cell"), translate("cells", "Clear the selected cell")
        if face is PadFace.STEPS:
            tip = translate("cells", "Leave this cell empty, and go to the next one")
            text = translate("cells", "Leave Empty"), tip
        self.setText(text[0])
        self.setAccessibleName(text[0])
        self.setAccessibleDescription(text[1])
        self.setToolTip(as_tip(text[1]))
        self.updateGeometry()
        self.update()

    def paint_face(self, painter: QPainter) -> None:
        painter.setPen(self.theme.ink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        word = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(max(_COMFORTABLE, word + 2 * _GAP), _SMALLEST)


class DigitPad(ThemeGiver, QWidget):
    """The pad. A click never takes the keyboard away from the board; Tab reaches every key.

    Signals:
        digit_pressed: a key was pressed; with its digit, or 0 for the clearing key.
        digit_held: a key was right-clicked or held down; with its digit.
    """

    digit_pressed = Signal(int)
    digit_held = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        keep_left_to_right(self)  # as the keys of a telephone
        self.setObjectName("digit_pad")
        self.setAccessibleName(translate("cells", "Digits"))
        self._digits = tuple(DigitButton(digit, theme, self) for digit in range(1, 10))
        self._clear = ClearButton(theme, self)
        self.setMaximumHeight(3 * (_LARGEST + _GAP) + _LOW)  # more would only part the rows
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(_GAP)
        for index, button in enumerate(self._digits):
            grid.addWidget(button, index // 3, index % 3)
            button.clicked.connect(lambda _checked, digit=index + 1: self.digit_pressed.emit(digit))
            button.held.connect(partial(self.digit_held.emit, index + 1))
        grid.addWidget(self._clear, 3, 0, 1, 3)
        self._clear.clicked.connect(lambda: self.digit_pressed.emit(0))

    def show_counts(self, counts: Sequence[int]) -> None:
        """Show what is missing, given how often each of the digits 1 to 9 is on the board."""
        for button, placed in zip(self._digits, counts, strict=True):
            button.show_state(left=9 - placed)

    def show_face(self, face: PadFace) -> None:
        """Let the nine keys write digits, notes or colours."""
        for button in self._digits:
            button.show_state(face=face)
        self._clear.show_face(face)

    def show_active(self, digit: int) -> None:
        """Mark the key of the digit that clicks on the board write; 0 for none."""
        for button in self._digits:
            button.setCheckable(button.digit == digit)
            button.setChecked(button.digit == digit)


_LEAST, _MOST = 30, 52  # pixels of a button where there is little space, and where there is much
_SPACE, _PADDING = 6, 10


class ActionButton(PadButton):
    """Text, icon and state are the action's; one that is checked, or comes next, is filled; a small one has no text."""

    def __init__(
        self,
        action: QAction,
        theme: Theme,
        parent: QWidget,
        *,
        with_icon: bool = True,
        is_small: bool = False,
    ) -> None:
        super().__init__(theme, parent)
        keep_left_to_right(self)
        self._action = action
        self._with_icon = with_icon
        self._is_small = is_small
        self._is_wanted, self._is_default = True, False
        self.has_mnemonic = False  # whether Alt and the letter of the action press it
        self.setObjectName(f"button_{action.objectName()}")
        if is_small:
            self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setMinimumSize(_LEAST, _LEAST)
        self.setMaximumHeight(_MOST)
        self.clicked.connect(self._press)
        action.changed.connect(self._follow)
        self._follow()

    def set_wanted(self, *, wanted: bool, default: bool = False) -> None:
        """Show the button where its action is visible, or do not; fill it where it is what comes next."""
        self._is_wanted, self._is_default = wanted, default
        self._follow()

    def _press(self) -> None:
        """A button has no state of its own: what a click has changed there is the action's again."""
        self._action.trigger()
        self._follow()

    def _follow(self) -> None:
        action = self._action
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.setText("" if self._is_small else action.iconText())
        if self.has_mnemonic:
            self.setShortcut(QKeySequence.mnemonic(action.text()))
        self.setAccessibleName(foreign.without_mnemonic(action.text()).rstrip("."))
        self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())
        self.setVisible(self._is_wanted and action.isVisible())
        self.updateGeometry()
        self.update()

    @property
    def is_chosen(self) -> bool:
        return (self.isChecked() or self._is_default) and not self._is_small

    def paint_face(self, painter: QPainter) -> None:
        """Paint icon and text side by side, in the middle."""
        theme, whole = self.theme, QRectF(self.rect())
        ink = theme.ink if self.isEnabled() else theme.covered_column
        font = self.font()
        if self.is_chosen:
            # With the keyboard on it, a gap sets a ring apart from its background.
            inset = 5.0 if self.hasFocus() else 0.0
            draw_with(painter, fill=theme.selection)
            painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), 8, 8)
            ink = theme.paper
            font.setBold(True)
        painter.setFont(font)
        metrics, picture_side = painter.fontMetrics(), self._picture_side()
        side = picture_side + _SPACE if picture_side and self.text() else picture_side
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width() - side - _SPACE)
        width = metrics.horizontalAdvance(shown)
        left = (self.width() - width - side) / 2
        if side:
            mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
            size = QSize(picture_side, picture_side)
            picture = self._action.icon().pixmap(size, self.devicePixelRatioF(), mode)
            top = (self.height() - picture_side) / 2
            painter.drawPixmap(QPointF(round(left), round(top)), picture)
        painter.setPen(QPen(ink))
        box = QRectF(left + side, 0, self.width() - left - side, self.height())
        painter.drawText(box, LEFT, shown)

    def _picture_side(self) -> int:
        """The width of the icon; 0 for none."""
        if not self._with_icon or self._action.icon().isNull():
            return 0
        return round(self.fontMetrics().height() * 1.1)

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        font = self.font()
        font.setBold(self._action.isCheckable())
        metrics = QFontMetrics(font)
        width = metrics.horizontalAdvance(self.text()) + self._picture_side() + _SPACE + _PADDING
        return QSize(width, max(_LEAST, metrics.height() + _PADDING))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()
