"""One possible answer of a tour's question: a button whose words wrap, with a sign and a word once it was chosen."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.render.theme import Theme
from sudoku_gui.tours import paint as tour_marks
from sudoku_gui.tours import text as words

_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_TOUCHABLE: Final = 28
_AIR: Final = 8


class ChoiceButton(Guarded, QPushButton):
    """As high as its words need; the room for the verdict is always there, so nothing moves.

    Args:
        text: the answer.
        theme: the colours to begin with.
    """

    def __init__(self, text: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = text
        self.sign = "open"
        self.setAccessibleName(text)
        self.setAutoDefault(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def words(self) -> str:
        """The answer that it stands for."""
        return self._words

    def judge(self, sign: str) -> None:
        """Show "right", "wrong" or, where it was not chosen, "open"."""
        self.sign = sign
        self.setAccessibleDescription(self._verdict)
        self.update()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self.update()

    @property
    def _verdict(self) -> str:
        return "" if self.sign == "open" else words.verdict(right=self.sign == "right")

    def _sign_side(self) -> int:
        return self.fontMetrics().ascent() + 2

    def _verdict_width(self) -> int:
        font = self.font()
        font.setBold(True)
        metrics = QFontMetrics(font)
        return max(metrics.horizontalAdvance(words.verdict(right=right)) for right in (True, False)) + 2

    def _words_rect(self, width: int) -> QRect:
        """Where the words may stand, in a button of any height."""
        left = 2 * _AIR + self._sign_side()
        return QRect(left, _AIR // 2 + 1, max(20, width - left - self._verdict_width() - 2 * _AIR), 10_000)

    # --- Qt ---------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        needed = self.fontMetrics().boundingRect(self._words_rect(width), _WRAPPED, self._words)
        return max(_TOUCHABLE, needed.height() + _AIR + 2)

    def sizeHint(self) -> QSize:
        """The words in a line, if it is not long."""
        width = min(
            self.fontMetrics().horizontalAdvance(self._words), 40 * self.fontMetrics().averageCharWidth()
        )
        width += 4 * _AIR + self._sign_side() + self._verdict_width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(12 * self.fontMetrics().averageCharWidth(), _TOUCHABLE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The button of the style, and on it sign, words and verdict."""
        painter = QPainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        side, middle = self._sign_side(), self.height() // 2
        sign = QRectF(_AIR, middle - side / 2, side, side)
        tour_marks.paint_sign(painter, sign, self.sign, self._theme)
        painter.setPen(self._theme.ink)
        place = self._words_rect(self.width())
        place.setHeight(self.height() - 2 * place.top())
        painter.drawText(place, _WRAPPED, self._words)
        if self._verdict:
            font = painter.font()
            font.setBold(True)
            painter.setFont(font)
            start = QPoint(self.width() - self._verdict_width() - _AIR, 0)
            room = QRect(start, QSize(self._verdict_width() + _AIR // 2, self.height()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._verdict)
        painter.end()
