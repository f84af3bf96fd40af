"""The key to the matrix: each shape with its word, in a small window that goes by the next click or Esc."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from sudoku_gui.render import matrix_shapes, matrix_strokes, matrix_traces
from sudoku_gui.render.matrix_look import FORCED, FRESH, GIVEN, GUESSED, LIVE, REMOVED
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording import contrasting
from sudoku_gui.wording import matrix as words

_Paint = Callable[[QPainter, QRect], None]


class MatrixKey(QFrame):
    """All shapes, in the colours of a theme.

    Args:
        theme: the colours.
        parent: the view that it belongs to.
        with_traces: tell, too, what is other than at a place compared with.
    """

    def __init__(self, theme: Theme, parent: QWidget, *, with_traces: bool = False) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._theme = theme
        self.setObjectName("matrix_key")
        self.setAccessibleName(words.key())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setPalette(theme.palette())
        grid = QGridLayout(self)
        entries: list[tuple[_Paint, str]] = [
            (self._shape(LIVE), words.live()),
            (self._shape(FRESH), words.fresh()),
            (self._shape(REMOVED), words.gone()),
            (self._shape(GIVEN), words.chosen_given()),
            (self._shape(FORCED), words.chosen_forced()),
            (self._shape(GUESSED), words.chosen_guess()),
            (self._paint_ring, words.changed()),
        ]
        if with_traces:
            entries += [
                (self._paint_gone, contrasting.key_gone()),
                (self._paint_returned, contrasting.key_returned()),
            ]
        for row, (paint, word) in enumerate(entries):
            sign = QLabel()
            sign.setPixmap(self._sign(paint))
            grid.addWidget(sign, row, 0)
            grid.addWidget(QLabel(word), row, 1)

    def _sign(self, paint: _Paint) -> QPixmap:
        """A mark as it looks when crossings are as large as text."""
        ratio = self.devicePixelRatioF()
        side = round(1.2 * self.fontMetrics().height() * ratio)
        sign = QPixmap(side, side)
        sign.fill(self._theme.paper)
        painter = QPainter(sign)
        paint(painter, QRect(0, 0, side, side))
        painter.end()
        sign.setDevicePixelRatio(ratio)
        return sign

    def _shape(self, code: int) -> _Paint:
        def paint(painter: QPainter, square: QRect) -> None:
            side = square.width()
            painter.drawImage(0, 0, matrix_shapes.shapes(side, self._theme), code * side, 0, side, side)

        return paint

    def _paint_ring(self, painter: QPainter, square: QRect) -> None:
        within = square.adjusted(6, 6, -6, -6)
        matrix_strokes.ring(painter, within, self._theme.newest, self._theme.paper, 2)

    def _paint_gone(self, painter: QPainter, square: QRect) -> None:
        """A row: its bar and its band."""
        bar, band = _row(square)
        painter.fillRect(bar, self._theme.dead_end)
        matrix_traces.paint_gone(painter, band, self._theme)

    def _paint_returned(self, painter: QPainter, square: QRect) -> None:
        bar, band = _row(square)
        matrix_traces.paint_gapped(painter, bar, self._theme.solution, upright=False)
        matrix_traces.paint_returned(painter, band, self._theme)

    def show_above(self, place: QWidget) -> None:
        """Open so that it ends where a widget begins."""
        self.adjustSize()
        corner = place.mapToGlobal(QPoint(place.width() - self.width(), -self.height()))
        room = place.screen().availableGeometry()
        self.move(max(room.left(), corner.x()), max(room.top(), corner.y()))
        self.show()


def _row(square: QRect) -> tuple[QRect, QRect]:
    """The bar and the band of a row in the middle of a sign."""
    side = square.width()
    top, height, edge = side // 4, side // 2, side // 3
    return QRect(0, top, edge - 1, height), QRect(edge + 1, top, side - edge - 1, height)
