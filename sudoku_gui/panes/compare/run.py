"""One of the two searches of a comparison: its name, its board, and the sentence about its last event."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.compare import text as words
from sudoku_gui.panes.compare.board import ComparisonBoard, Shown
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.reading_label import ReadingLabel
from sudoku_gui.wording.foreign import as_tip

_LINES: Final = 2
_NARROW: Final = 17
"""Lines of width below which a sentence takes one more."""


class ComparisonRun(Guarded, QWidget):
    """Shows one search.

    Attributes:
        board: where its digits or pieces lie.
    """

    def __init__(self, selection: Selection, theme: Theme, *, is_rival: bool) -> None:
        super().__init__()
        place = "there" if is_rival else "here"
        self.board = ComparisonBoard(selection, theme, is_rival=is_rival)
        self._heading = Label()
        self._heading.setObjectName(f"comparison_heading_{place}")
        self._heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._sentence = ReadingLabel(_LINES, 1.0, Qt.AlignmentFlag.AlignTop)
        self._sentence.setObjectName(f"comparison_sentence_{place}")
        self._full = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._heading)
        column.addWidget(self.board, 1)
        column.addWidget(self._sentence)
        self._sentence.fit(self.font())

    @property
    def heading(self) -> str:
        """Whose search it is and how it goes."""
        return self._full

    @property
    def sentence(self) -> str:
        """What its last event was."""
        return self._sentence.text()

    def show_heading(self, heading: str) -> None:
        """Tell whose search it is and how it goes."""
        if heading != self._full:
            self._full = heading
            self._heading.setToolTip(as_tip(heading))
            self.board.setAccessibleName(words.board_name(heading))
            self._elide()

    def show_stand(self, shown: Shown | None, sentence: str) -> None:
        """Show where it stands."""
        self.board.show_stand(shown)
        self._sentence.say(sentence)

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.board.theme = theme
        self.board.update()

    def _elide(self) -> None:
        mode = Qt.TextElideMode.ElideRight
        self._heading.setText(self.fontMetrics().elidedText(self._full, mode, self.width() - 2))

    # --- Qt ---------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        """The lines of its text are counted here: else a layout would take its best height for its least."""
        return False

    def minimumSizeHint(self) -> QSize:
        board, line = self.board.minimumSizeHint(), self.fontMetrics().height()
        return QSize(board.width(), board.height() + (_LINES + 1) * line + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < _NARROW * self.fontMetrics().height()
        self._sentence.reserve(_LINES + is_narrow)
        self._elide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._sentence.fit(self.font())
            self._elide()
