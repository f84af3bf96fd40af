"""How far the search has come: in words, as a bar, and as Knuth prints it."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from solver_core.cover import progress
from solver_core.cover.progress import Progress
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.stack import paint as stack
from sudoku_gui.panes.stack import text as words
from sudoku_gui.panes.stack.paint import ProgressLook
from sudoku_gui.render.fonts import monospaced
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording.foreign import as_tip


class ProgressStrip(Guarded, QWidget):
    """Shows a `Progress`; the tooltip explains the signs."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.look = ProgressLook()
        self.setObjectName("stack_progress")
        self.setAccessibleName(words.progress_name())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_progress(self, told: Progress | None, share: float | None = None) -> None:
        """Show another, or nothing; and which share of the events lies behind, where that is known."""
        look = ProgressLook()
        if told is not None:
            said = words.fraction(told.fraction)
            if share is not None and 0 < told.fraction < 1:
                said = words.with_events(said, share)
            look = ProgressLook(told.fraction, said, progress.text(told.turns))
        if look != self.look:
            self.look = look
            self.setAccessibleDescription(look.words)
            self.setToolTip(
                as_tip("\n".join(filter(None, [look.words, look.turns and words.turns_help(look.turns)])))
            )
            self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(20 * self.fontMetrics().averageCharWidth(), round(stack.progress_height(self.font())))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        fonts = (self.font(), monospaced(self.font()))
        stack.paint_progress(painter, QRectF(self.rect()), self.look, self.theme, fonts)
        painter.end()
