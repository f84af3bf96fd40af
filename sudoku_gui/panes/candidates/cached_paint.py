"""The candidate boards as a picture for the screen: only places that change are painted again."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap

from sudoku_gui.panes.candidates import paint as candidate_boards
from sudoku_gui.panes.candidates.geometry import Sheet
from sudoku_gui.panes.candidates.look import BoardsLook, Place
from sudoku_gui.panes.candidates.paint_places import Hand
from sudoku_gui.render.fonts import scaled
from sudoku_gui.render.theme import Theme


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
        self.hand = Hand(self.sheet.cell, theme)
        self._places: Sequence[Place | None] = (None,) * 324
        self._squares = candidate_boards.squares(self.sheet)
        self.picture.fill(theme.window)
        painter = QPainter(self.picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        candidate_boards.paint_frame(painter, self.sheet, theme, scaled(font, ratio))
        painter.end()

    def show(self, look: BoardsLook) -> int:
        """Bring the picture up to date; answer how many places were painted."""
        before, now = self._places, look.places
        changed = [(item, square) for item, square in self._squares if before[item] != now[item]]
        if changed:
            painter = QPainter(self.picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.hand.paint(painter, [(square, now[item]) for item, square in changed])
            painter.end()
            self._places = now
        return len(changed)


def _height(font: QFont) -> float:
    return QFontMetricsF(font).height()
