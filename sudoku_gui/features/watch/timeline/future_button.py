"""The button at the end of the overview, where what comes next would be, as long as it is hidden."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from sudoku_gui.features.watch.timeline import text as words
from sudoku_gui.player.player import Player
from sudoku_gui.translation import translate
from sudoku_gui.widgets.shortcut_override import ENTER, claimed, plain
from sudoku_gui.wording.foreign import as_tip

_APART: Final = 8.0  # pixels between the words, the button and the edge
_MOST: Final = 0.5  # of the strip that may be taken


class ShowFuture(QToolButton):
    """Shows what comes next; Space and Enter press it, although they are shortcuts of the window."""

    def __init__(self, player: Player, parent: QWidget) -> None:
        super().__init__(parent)
        self._player = player
        self.setObjectName("show_future")
        self.setText(translate("timeline", "Show"))
        tip = translate("timeline", "Show what comes next in timeline, search tree and log")
        self.setAccessibleName(tip)
        self.setToolTip(as_tip(tip))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.clicked.connect(lambda: player.hide_future(hidden=False))
        self.hide()

    @property
    def is_needed(self) -> bool:
        """Whether the run is hidden beyond the position, and its length not known."""
        return self._player.hides_future and not self._player.length_is_known

    def share(self, strip: QRectF) -> float:
        """How much of a strip the words and the button need, from 0 to less than 1."""
        if not self.is_needed:
            return 0.0
        letters = self.fontMetrics()
        words_width = letters.horizontalAdvance(words.future_is_hidden()) + letters.height()
        return min((words_width + self.sizeHint().width() + 3 * _APART) / strip.width(), _MOST)

    def stand_in(self, strip: QRectF) -> None:
        """Stand at the end of a strip, if anything is hidden."""
        rect = QRectF(0, 0, self.sizeHint().width(), strip.height() - 2)
        rect.moveCenter(strip.center())
        rect.moveRight(strip.right() - _APART)
        self.setGeometry(rect.toRect())
        self.setVisible(self.is_needed)

    def left_of(self, rect: QRectF) -> QRectF:
        """What the button leaves of a place."""
        left = QRectF(rect)
        left.setRight(max(rect.left(), min(rect.right(), self.geometry().left() - _APART)))
        return left

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return claimed(event, plain({Qt.Key.Key_Space, *ENTER})) or super().event(event)
