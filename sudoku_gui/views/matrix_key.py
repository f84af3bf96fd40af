"""The key to the matrix: each shape with its word, in a small window that goes by the next click or Esc."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from sudoku_gui.render import matrix_shapes, matrix_strokes
from sudoku_gui.render.matrix_look import FORCED, FRESH, GIVEN, GUESSED, LIVE, REMOVED
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording import matrix as words


class MatrixKey(QFrame):
    """All shapes, in the colours of a theme."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("matrix_key")
        self.setAccessibleName(words.key())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setPalette(theme.palette())
        grid = QGridLayout(self)
        entries = (
            (LIVE, words.live()),
            (FRESH, words.fresh()),
            (REMOVED, words.gone()),
            (GIVEN, words.chosen_given()),
            (FORCED, words.chosen_forced()),
            (GUESSED, words.chosen_guess()),
            (None, words.changed()),
        )
        for row, (code, word) in enumerate(entries):
            sign = QLabel()
            sign.setPixmap(self._sign(code, theme))
            grid.addWidget(sign, row, 0)
            grid.addWidget(QLabel(word), row, 1)

    def _sign(self, code: int | None, theme: Theme) -> QPixmap:
        """A shape as it looks when crossings are as large as text; None for the ring."""
        ratio = self.devicePixelRatioF()
        side = round(1.2 * self.fontMetrics().height() * ratio)
        sign = QPixmap(side, side)
        sign.fill(theme.paper)
        painter = QPainter(sign)
        if code is None:
            matrix_strokes.ring(
                painter, QRect(0, 0, side, side).adjusted(6, 6, -6, -6), theme.newest, theme.paper, 2
            )
        else:
            painter.drawImage(0, 0, matrix_shapes.shapes(side, theme), code * side, 0, side, side)
        painter.end()
        sign.setDevicePixelRatio(ratio)
        return sign

    def show_above(self, place: QWidget) -> None:
        """Open so that it ends where a widget begins."""
        self.adjustSize()
        corner = place.mapToGlobal(QPoint(place.width() - self.width(), -self.height()))
        room = place.screen().availableGeometry()
        self.move(max(room.left(), corner.x()), max(room.top(), corner.y()))
        self.show()
