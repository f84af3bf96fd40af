"""Paints a row of the open list: a thumbnail, the title, givens and level, and how far the puzzle has been played.

::

    +------+  1,234   Title
    | 53 7 |  24 givens · Easy 196
    |  6 1 |  Naked Single
    +------+  v solved, 12:03

A puzzle that was started has a half-filled disc beside the words, a solved one a check mark.
"""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from sudoku_gui.features.library import text as words
from sudoku_gui.features.library.model import RowFacts
from sudoku_gui.render import thumbnail
from sudoku_gui.render.theme import Theme

LINES: Final = 4
"""Lines of text in a row."""

_SPACING: Final = 1.3  # of lines, where there is space
_LONGEST: Final = 300  # characters of an error that is painted
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_WRAPPED: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


def paint_words(painter: QPainter, space: QRect, facts: RowFacts, theme: Theme, *, bold: bool) -> None:
    """Paint the lines of text in the painter's font."""
    plain, heading = QFont(painter.font()), QFont(painter.font())
    height = min(space.height() // LINES, round(_SPACING * painter.fontMetrics().lineSpacing()))
    details = [] if facts.fault else _lines(painter, space.width(), facts.details)
    top = space.top() + (space.height() - (LINES if facts.fault else 2 + len(details)) * height) // 2
    line = QRect(space.left(), top, space.width(), height)
    heading.setBold(bold)
    painter.setFont(heading)
    painter.setPen(theme.wrong if facts.fault else theme.ink)
    _write(painter, line, facts.heading)
    painter.setFont(plain)
    painter.setPen(theme.candidate)
    line.translate(0, height)
    if facts.fault:
        line.setHeight(3 * height)
        painter.drawText(line, _WRAPPED, facts.fault[:_LONGEST])
        return
    for words_of_line in details:
        _write(painter, line, words_of_line)
        line.translate(0, height)
    if facts.game is not None:
        side = 0.7 * height
        square = QRectF(line.left(), line.center().y() - side / 2, side, side)
        thumbnail.paint_sign(painter, square, theme, is_solved=facts.game.solved)
        line.setLeft(line.left() + height)
        painter.setPen(theme.ink)
    _write(painter, line, words.game(facts.game))


def _lines(painter: QPainter, width: int, details: str) -> list[str]:
    parts, first = details.split(words.DOT), 1
    while first < len(parts):
        if painter.fontMetrics().horizontalAdvance(words.DOT.join(parts[: first + 1])) > width:
            break
        first += 1
    return [words.DOT.join(some) for some in (parts[:first], parts[first:]) if some]


def _write(painter: QPainter, line: QRect, words: str) -> None:
    elided = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, _LEFT, elided)


def paint_unreadable(painter: QPainter, square: QRect, theme: Theme) -> None:
    """Paint a crossed frame in the place of a thumbnail."""
    painter.setPen(QPen(theme.wrong, 1))
    inner = square.adjusted(2, 2, -3, -3)
    painter.drawRect(inner)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())
