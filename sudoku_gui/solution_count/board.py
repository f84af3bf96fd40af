"""A small board that only shows."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter

from sudoku_gui.render.board.look import BoardLook
from sudoku_gui.render.board.paint import paint
from sudoku_gui.render.pixmaps import ratio_of
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.canvas import Canvas

_LEAST, _USUAL = 200, 270  # pixels of its side


class SmallBoard(Canvas):
    """A board that shows a look, without cursor and keys."""

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__(name, theme)
        self.look = BoardLook()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_look(self, look: BoardLook, description: str) -> None:
        """Show this, with what a screen reader says of it."""
        self.setAccessibleName(description)
        if look != self.look:
            self.look = look
            self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def paint_on(self, painter: QPainter) -> None:
        paint(painter, QRectF(self.rect()), self.look, self.theme, ratio_of(painter))

    def sizeHint(self) -> QSize:
        return QSize(_USUAL, _USUAL)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, _LEAST)
