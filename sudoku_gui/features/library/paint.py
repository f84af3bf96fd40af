"""Paints a row of the open list: a thumbnail, the title, givens and level, and how far the puzzle has been played.

::

    +------+  1,234   Title
    | .: . |  24 givens · Easy
    +------+  v solved, 12:03

A puzzle that was started has a half-filled disc beside the words, a solved one a check mark. The givens of a thumbnail
are dark squares; from some nine pixels a cell they are digits.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF, QTransform

from sudoku_gui.features.library import text as words
from sudoku_gui.features.library.model import RowFacts
from sudoku_gui.render.board.fonts import DigitFace
from sudoku_gui.render.theme import Theme

LINES: Final = 3
"""Lines of text in a row."""

_READABLE: Final = 9  # pixels of a cell in which a digit can be read
_LINES_FROM: Final = 7  # pixels of a cell between which thin lines do not dominate the picture
_DIGIT: Final = 0.66
_LONGEST: Final = 300  # characters of an error that is painted
_UPRIGHT: Final = (QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate)
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
        _paint_sign(painter, square, theme, is_solved=facts.play.solved)
        line.setLeft(line.left() + height)
        painter.setPen(theme.ink)
    _write(painter, line, words.play(facts.play))


def _write(painter: QPainter, line: QRect, words: str) -> None:
    elided = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, _LEFT, elided)


def _paint_sign(painter: QPainter, square: QRectF, theme: Theme, *, is_solved: bool) -> None:
    """Paint a check mark or a half-filled disc."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_solved:
        painter.setPen(QPen(theme.solution, max(1.5, 0.16 * square.width())))
        corners = ((0.05, 0.55), (0.38, 0.88), (0.95, 0.12))
        check_mark = [square.topLeft() + QPointF(x * square.width(), y * square.height()) for x, y in corners]
        painter.drawPolyline(QPolygonF(check_mark))
    else:
        painter.setPen(QPen(theme.open, 1.5))
        disc = square.adjusted(1, 1, -1, -1)
        painter.drawEllipse(disc)
        painter.setBrush(theme.open)
        painter.drawPie(disc, 270 * 16, 180 * 16)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


def paint_unreadable(painter: QPainter, square: QRect, theme: Theme) -> None:
    """Paint a crossed frame in the place of a thumbnail."""
    painter.setPen(QPen(theme.conflict, 1))
    inner = square.adjusted(2, 2, -3, -3)
    painter.drawRect(inner)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())


def paint_thumbnail(
    painter: QPainter, rect: QRectF, digits: bytes, theme: Theme, device_pixel_ratio: float = 1.0
) -> None:
    """Paint a puzzle, 81 digits with 0 for an empty cell, as the largest square in the middle of a rectangle.

    It is aligned to device pixels: the ratio is how many there are to one logical pixel, on paper 1.
    """
    ratio = device_pixel_ratio
    painter.save()
    painter.scale(1 / ratio, 1 / ratio)
    origin = painter.deviceTransform()
    if origin.type() in _UPRIGHT:
        painter.translate(round(origin.dx()) - origin.dx(), round(origin.dy()) - origin.dy())
    grid = _Thumbnail(QRectF(rect.topLeft() * ratio, rect.size() * ratio))
    painter.fillRect(grid.square, theme.thick_line)
    for box in grid.boxes():
        painter.fillRect(box, theme.thin_line if grid.gap else theme.paper)
    if grid.gap:
        for cell in range(81):
            painter.fillRect(grid.cell(cell), theme.paper)
    _paint_givens(painter, grid, digits, theme)
    painter.restore()


def _paint_givens(painter: QPainter, grid: "_Thumbnail", digits: bytes, theme: Theme) -> None:
    digits_shown = [(cell, digit) for cell, digit in enumerate(digits[:81]) if digit]
    if grid.side < _READABLE:
        inset = 1 if grid.side > 3 and not grid.gap else 0
        for cell, _ in digits_shown:
            painter.fillRect(grid.cell(cell).adjusted(0, 0, -inset, -inset), theme.given)
        return
    face = DigitFace(_DIGIT * grid.side, QFont.Weight.DemiBold)
    middles = ((digit, QRectF(grid.cell(cell)).center()) for cell, digit in digits_shown)
    face.draw(painter, ((digit, middle.x(), middle.y()) for digit, middle in middles), theme.given)


class _Thumbnail:
    """The layout: cells of ``side`` pixels, lines of one pixel around boxes, and ``gap`` pixels between cells."""

    def __init__(self, rect: QRectF) -> None:
        space = int(min(rect.width(), rect.height()))
        self.gap = int((space - 10) // 9 >= _LINES_FROM)
        self.side = max(1, (space - 4 - 6 * self.gap) // 9)
        width = 9 * self.side + 4 + 6 * self.gap
        middle = rect.center()
        left, top = round(middle.x() - width / 2), round(middle.y() - width / 2)
        self.square = QRect(left, top, width, width)

    def _start(self, index: int) -> int:
        box = index // 3
        return 1 + box + (index - box) * self.gap + index * self.side

    def cell(self, cell: int) -> QRect:
        """The square of a cell of the small board, without the lines around it, in pixels."""
        row, col = divmod(cell, 9)
        left, top = self.square.left() + self._start(col), self.square.top() + self._start(row)
        return QRect(left, top, self.side, self.side)

    def boxes(self) -> list[QRect]:
        """The insides of the nine boxes."""
        firsts = [27 * row + 3 * col for row in range(3) for col in range(3)]
        width = 3 * self.side + 2 * self.gap
        return [QRect(self.cell(first).topLeft(), QSize(width, width)) for first in firsts]
