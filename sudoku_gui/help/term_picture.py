"""The picture of a term, as a part of a card."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.help import term_pictures
from sudoku_gui.render.theme import Theme


class TermPicture(Guarded, QWidget):
    """The picture of a term, painted in the theme's colours."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._name = ""

    def show_picture(self, name: str) -> None:
        """Show another one."""
        self._name = name
        self.setFixedSize(self.sizeHint())
        self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As large as the text around asks for."""
        if not self._name:
            return QSize()
        wanted = term_pictures.size(self._name, self.font())
        return QSize(round(wanted.width()), round(wanted.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The picture, on the card's own ground."""
        if self._name:
            painter = QPainter(self)
            painter.setFont(self.font())
            term_pictures.paint(painter, QRectF(self.rect()), self._name, self.theme)
