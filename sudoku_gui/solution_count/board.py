"""A small board that only shows."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.render import board
from sudoku_gui.render.board_look import BoardLook
from sudoku_gui.render.direction import painter_on
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.direction import keep_left_to_right
from sudoku_gui.widgets.pane import Themed

_LEAST, _USUAL = 200, 270
"""Pixels of its side."""


class SmallBoard(Guarded, Themed, QWidget):
    """Paints a look."""

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.look = BoardLook()
        self.setObjectName(name)
        keep_left_to_right(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_look(self, look: BoardLook, description: str) -> None:
        """Show this, with what a screen reader says of it."""
        self.setAccessibleName(description)
        if look != self.look:
            self.look = look
            self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        board.paint(painter, QRectF(self.rect()), self.look, self.theme, self.devicePixelRatioF())
        painter.end()

    def sizeHint(self) -> QSize:
        return QSize(_USUAL, _USUAL)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, _LEAST)
