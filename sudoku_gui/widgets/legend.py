"""The legend of a picture: each sign with its word, in a small window that goes by the next click or Esc."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.render.pixmaps import pixmap
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.label import Label

Paint = Callable[[QPainter, QRect], None]
"""Paints a sign into a rectangle of device pixels."""


class Legend(Guarded, QFrame):
    """All signs, in the colours of a theme.

    Args:
        theme: the colours.
        parent: the view that it belongs to.
        entries: each sign with its word.
        size: of a sign, in heights of the text.
    """

    def __init__(
        self, theme: Theme, parent: QWidget, entries: Sequence[tuple[Paint, str]], size: QSizeF
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._theme = theme
        self._size = size
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setPalette(theme.palette())
        grid = QGridLayout(self)
        for row, (paint, word) in enumerate(entries):
            sign = Label()
            sign.setPixmap(self._sign(paint))
            grid.addWidget(sign, row, 0)
            grid.addWidget(Label(word), row, 1)

    def _sign(self, paint: Paint) -> QPixmap:
        ratio = self.devicePixelRatioF()
        rect = QRect(QPoint(), (self._size * (self.fontMetrics().height() * ratio)).toSize())
        sign = pixmap(rect.size(), 1.0, lambda painter: paint(painter, rect), self._theme.paper)
        sign.setDevicePixelRatio(ratio)
        return sign

    def show_above(self, place: QWidget) -> None:
        """Open so that it ends where a widget begins."""
        self.adjustSize()
        corner = place.mapToGlobal(QPoint(place.width() - self.width(), -self.height()))
        space = place.screen().availableGeometry()
        self.move(max(space.left(), corner.x()), max(space.top(), corner.y()))
        self.show()
