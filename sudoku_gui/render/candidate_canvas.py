"""The candidate boards as a picture for the screen: only places that change are painted again.

A place that looks like one painted before is copied from it: of the 512 sets of candidates a search meets few at a
time, and at the start all 324 places are alike.
"""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap

from sudoku_gui.render import candidate_boards
from sudoku_gui.render.candidate_geometry import Sheet
from sudoku_gui.render.candidate_look import BoardsLook, Place
from sudoku_gui.render.candidate_place import Hand
from sudoku_gui.render.theme import Theme

_MOST_STAMPS: Final = 1500


class Canvas:
    """A picture of some boards at one size, kept up to date.

    Args:
        size: of the picture, in logical pixels.
        ratio: device pixels to one of them.
        boards: which are shown.
        theme: in which colours.
        font: of titles and labels.
    """

    def __init__(self, size: QSize, ratio: float, boards: tuple[int, ...], theme: Theme, font: QFont) -> None:
        self.theme = theme
        self.sheet = Sheet.within(QRectF(0, 0, size.width(), size.height()), boards, _height(font), ratio)
        self.picture = QPixmap(size * ratio)
        self._hand = Hand(self.sheet.cell, theme)
        self._stamps: dict[Place, QPixmap] = {}
        self._places: list[Place | None] = [None] * 324
        self._items = candidate_boards.items(self.sheet)
        self.picture.fill(theme.window)
        painter = QPainter(self.picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        candidate_boards.paint_frame(painter, self.sheet, theme, _scaled(font, ratio))
        painter.end()

    def show(self, look: BoardsLook) -> int:
        """Bring the picture up to date; answer how many places were painted."""
        before, now = self._places, look.places
        changed = [item for item in self._items if before[item] != now[item]]
        if not changed:
            return 0
        painter = QPainter(self.picture)
        for item in changed:
            square = self.sheet.square(item)
            if square is not None:
                painter.drawPixmap(square.topLeft(), self._stamp(now[item]))
            before[item] = now[item]
        painter.end()
        return len(changed)

    def _stamp(self, place: Place) -> QPixmap:
        """The picture of a place."""
        stamp = self._stamps.get(place)
        if stamp is None:
            if len(self._stamps) >= _MOST_STAMPS:
                self._stamps.clear()
            side = self.sheet.cell
            stamp = self._stamps[place] = QPixmap(side, side)
            stamp.fill(Qt.GlobalColor.transparent)
            painter = QPainter(stamp)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._hand.paint(painter, QRectF(0, 0, side, side), place)
            painter.end()
        return stamp


def _height(font: QFont) -> float:
    return QFontMetricsF(font).height()


def _scaled(font: QFont, ratio: float) -> QFont:
    """The font in device pixels."""
    made = QFont(font)
    if font.pixelSize() > 0:
        made.setPixelSize(max(1, round(font.pixelSize() * ratio)))
    else:
        made.setPointSizeF(font.pointSizeF() * ratio)
    return made
