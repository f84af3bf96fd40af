"""The names of rows and columns at the edges of a board of any kind."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from sudoku_gui.render.fonts import in_pixels
from sudoku_gui.render.theme import Theme

EDGE: Final = 0.6  # space for the names, in squares
_LETTER: Final = 9.0  # pixels of a letter, at least, where there is space for it
_SMALLEST: Final = 7.0  # pixels of a letter that can be read


def square_rect(board: QRectF, side: float, square: tuple[int, int]) -> QRectF:
    row, col = square
    return QRectF(board.left() + col * side, board.top() + row * side, side, side)


def paint_edges(
    painter: QPainter,
    board: QRectF,
    rows: Sequence[str],
    cols: Sequence[str],
    theme: Theme,
    *,
    space: float = 0.0,
    above: bool = False,
) -> None:
    """Write what rows and columns are called, at the left and below, or above; where it is narrow, only some of them.

    With a `space` the edge is so wide, and its letters are small; without one they are as on a chessboard.
    """
    side = board.width() / len(cols)
    most = 0.65 * space if space else 0.9 * EDGE * side
    space = space or EDGE * side
    size = min(max(0.3 * side, _LETTER), most)
    if size < _SMALLEST:
        return
    painter.setFont(in_pixels(painter.font(), size))
    painter.setPen(theme.candidate)
    metrics = QFontMetricsF(painter.font())
    for row in range(0, len(rows), max(1, ceil(metrics.height() / side))):
        rect = square_rect(board, side, (row, 0))
        left = QRectF(rect.left() - space, rect.top(), space, side)
        painter.drawText(left, Qt.AlignmentFlag.AlignCenter, rows[row])
    widest = max(map(metrics.horizontalAdvance, cols)) + 2
    for col in range(0, len(cols), max(1, ceil(widest / side))):
        rect = square_rect(board, side, (0 if above else len(rows), col))
        beyond = QRectF(rect.left(), rect.top() - space if above else rect.top(), side, space)
        painter.drawText(beyond, Qt.AlignmentFlag.AlignCenter, cols[col])
