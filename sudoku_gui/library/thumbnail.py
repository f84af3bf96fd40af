"""A puzzle at the size of a stamp, to be told from others at a glance.

Too small for digits, each given is a dark square; from some eight pixels a cell they are digits.
"""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QTransform

from sudoku_gui.render.board_fonts import DigitFace
from sudoku_gui.render.theme import Theme

_READABLE: Final = 9
"""Pixels of a cell in which a digit can be read."""
_LINES_FROM: Final = 7
"""Pixels of a cell between which thin lines are not most of the picture."""
_DIGIT: Final = 0.66
_UPRIGHT: Final = (QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate)


def paint(
    painter: QPainter, rect: QRectF, digits: bytes, theme: Theme, device_pixel_ratio: float = 1.0
) -> None:
    """Paint a puzzle as the largest square in the middle of a rectangle, on whole device pixels.

    Args:
        painter: left as it was found.
        rect: in logical pixels.
        digits: 81 digits of the givens, 0 for an empty cell.
        theme: in which colours.
        device_pixel_ratio: device pixels to one logical pixel; 1 for paper.
    """
    ratio = device_pixel_ratio
    painter.save()
    painter.scale(1 / ratio, 1 / ratio)
    origin = painter.deviceTransform()
    if origin.type() in _UPRIGHT:
        painter.translate(round(origin.dx()) - origin.dx(), round(origin.dy()) - origin.dy())
    stamp = _Stamp(QRectF(rect.topLeft() * ratio, rect.size() * ratio))
    painter.fillRect(stamp.square, theme.thick_line)
    for box in stamp.boxes():
        painter.fillRect(box, theme.thin_line if stamp.gap else theme.paper)
    if stamp.gap:
        for cell in range(81):
            painter.fillRect(stamp.cell(cell), theme.paper)
    _paint_givens(painter, stamp, digits, theme)
    painter.restore()


def _paint_givens(painter: QPainter, stamp: "_Stamp", digits: bytes, theme: Theme) -> None:
    places = [(cell, digit) for cell, digit in enumerate(digits[:81]) if digit]
    if stamp.side < _READABLE:
        inset = 1 if stamp.side > 3 and not stamp.gap else 0
        for cell, _ in places:
            painter.fillRect(stamp.cell(cell).adjusted(0, 0, -inset, -inset), theme.given)
        return
    face = DigitFace(_DIGIT * stamp.side, QFont.Weight.DemiBold)
    middles = ((digit, QRectF(stamp.cell(cell)).center()) for cell, digit in places)
    face.draw(painter, ((digit, middle.x(), middle.y()) for digit, middle in middles), theme.given)


class _Stamp:
    """Where its cells lie: nine of ``side`` pixels, lines of one pixel around boxes, and perhaps between cells.

    Attributes:
        square: all of it.
        side: of a cell.
        gap: width of the line between two cells of a box.
    """

    def __init__(self, rect: QRectF) -> None:
        room = int(min(rect.width(), rect.height()))
        self.gap = int((room - 10) // 9 >= _LINES_FROM)
        self.side = max(1, (room - 4 - 6 * self.gap) // 9)
        width = 9 * self.side + 4 + 6 * self.gap
        middle = rect.center()
        left, top = round(middle.x() - width / 2), round(middle.y() - width / 2)
        self.square = QRect(left, top, width, width)

    def _start(self, index: int) -> int:
        box = index // 3
        return 1 + box + (index - box) * self.gap + index * self.side

    def cell(self, cell: int) -> QRect:
        """The inside of a cell."""
        row, col = divmod(cell, 9)
        left, top = self.square.left() + self._start(col), self.square.top() + self._start(row)
        return QRect(left, top, self.side, self.side)

    def boxes(self) -> list[QRect]:
        """The insides of the nine boxes."""
        firsts = [27 * row + 3 * col for row in range(3) for col in range(3)]
        width = 3 * self.side + 2 * self.gap
        return [QRect(self.cell(first).topLeft(), QSize(width, width)) for first in firsts]
