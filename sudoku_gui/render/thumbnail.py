"""Small pictures of puzzles in lists, and the signs of how far they have been played.

The givens of a thumbnail are digits of at least seven pixels; in smaller cells they are dark squares.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF, QTransform

from sudoku_gui.render.board.fonts import DigitFace
from sudoku_gui.render.theme import Theme

USUAL: Final = 100
"""The least side of a thumbnail whose digits can be read, in pixels."""

_READABLE: Final = 10  # pixels of a cell in which a digit can be read
_LINES_FROM: Final = 7  # pixels of a cell between which thin lines do not dominate the picture
_DIGIT: Final = 0.7
_UPRIGHT: Final = (QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate)


def paint_sign(painter: QPainter, square: QRectF, theme: Theme, *, is_solved: bool) -> None:
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


def paint(
    painter: QPainter,
    rect: QRectF,
    digits: bytes,
    theme: Theme,
    device_pixel_ratio: float = 1.0,
    *,
    entries: bytes = b"",
) -> None:
    """Paint a puzzle, 81 digits with 0 for an empty cell, as the largest square in the middle of a rectangle.

    The entries have their own ink. It is aligned to device pixels: the ratio is how many there are to one logical
    pixel, on paper 1.
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
    _paint_digits(painter, grid, digits, theme.given)
    _paint_digits(painter, grid, entries, theme.entry)
    painter.restore()


def _paint_digits(painter: QPainter, grid: "_Thumbnail", digits: bytes, ink: QColor) -> None:
    digits_shown = [(cell, digit) for cell, digit in enumerate(digits[:81]) if digit]
    if grid.side < _READABLE:
        inset = 1 if grid.side > 3 and not grid.gap else 0
        for cell, _ in digits_shown:
            painter.fillRect(grid.cell(cell).adjusted(0, 0, -inset, -inset), ink)
        return
    face = DigitFace(_DIGIT * grid.side, QFont.Weight.DemiBold)
    middles = ((digit, QRectF(grid.cell(cell)).center()) for cell, digit in digits_shown)
    face.draw(painter, ((digit, middle.x(), middle.y()) for digit, middle in middles), ink)


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
