"""The key to the matrix: each shape with its word."""

from PySide6.QtCore import QRect, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from sudoku_gui.panes.matrix import paint_shapes as matrix_shapes
from sudoku_gui.panes.matrix import strokes as matrix_strokes
from sudoku_gui.panes.matrix import text as words
from sudoku_gui.panes.matrix import traces as matrix_traces
from sudoku_gui.panes.matrix.look import FORCED, FRESH, GIVEN, GUESSED, LIVE, REMOVED
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.key import Key, Paint
from sudoku_gui.wording import baseline as contrasting

_SIGN = QSizeF(1.2, 1.2)


class MatrixKey(Key):
    """All shapes, in the colours of a theme.

    Args:
        theme: the colours.
        parent: the view that it belongs to.
        with_traces: tell, too, what is other than at a place compared with.
    """

    def __init__(self, theme: Theme, parent: QWidget, *, with_traces: bool = False) -> None:
        self._theme = theme
        entries: list[tuple[Paint, str]] = [
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
        super().__init__(theme, parent, entries, _SIGN)
        self.setObjectName("matrix_key")
        self.setAccessibleName(words.key())

    def _shape(self, code: int) -> Paint:
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


def _row(square: QRect) -> tuple[QRect, QRect]:
    """The bar and the band of a row in the middle of a sign."""
    side = square.width()
    top, height, edge = side // 4, side // 2, side // 3
    return QRect(0, top, edge - 1, height), QRect(edge + 1, top, side - edge - 1, height)
