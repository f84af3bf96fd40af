"""Paints a row of the open list: a thumbnail, the title, givens and level, and how far the puzzle has been played.

::

    +------+  1,234   Title
    | .: . |  24 givens · Easy
    +------+  v solved, 12:03

A puzzle that was started has a half-filled disc beside the words, a solved one a check mark. The givens of a thumbnail
are dark squares; from some nine pixels a cell they are digits.
"""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from sudoku_gui.features.library import text as words
from sudoku_gui.features.library.model import RowFacts
from sudoku_gui.render import thumbnail
from sudoku_gui.render.theme import Theme

LINES: Final = 3
"""Lines of text in a row."""

_LONGEST: Final = 300  # characters of an error that is painted
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_WRAPPED: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


def paint_words(painter: QPainter, space: QRect, facts: RowFacts, theme: Theme, *, bold: bool) -> None:
    """Paint the lines of text in the painter's font."""
    plain, heading = QFont(painter.font()), QFont(painter.font())
    height = space.height() // LINES
    line = QRect(space.left(), space.top(), space.width(), height)
    heading.setBold(bold)
    painter.setFont(heading)
    painter.setPen(theme.conflict if facts.fault else theme.ink)
    _write(painter, line, facts.heading)
    painter.setFont(plain)
    painter.setPen(theme.candidate)
    line.translate(0, height)
    if facts.fault:
        line.setHeight(2 * height)
        painter.drawText(line, _WRAPPED, facts.fault[:_LONGEST])
        return
    _write(painter, line, facts.details)
    line.translate(0, height)
    if facts.play is not None:
        side = 0.7 * height
        square = QRectF(line.left(), line.center().y() - side / 2, side, side)
        thumbnail.paint_sign(painter, square, theme, is_solved=facts.play.solved)
        line.setLeft(line.left() + height)
        painter.setPen(theme.ink)
    _write(painter, line, words.play(facts.play))


def _write(painter: QPainter, line: QRect, words: str) -> None:
    elided = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, _LEFT, elided)


def paint_unreadable(painter: QPainter, square: QRect, theme: Theme) -> None:
    """Paint a crossed frame in the place of a thumbnail."""
    painter.setPen(QPen(theme.conflict, 1))
    inner = square.adjusted(2, 2, -3, -3)
    painter.drawRect(inner)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())
