"""The whole matrix of the search: options are rows, items are columns; a line below tells what is pointed at."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.matrix import text as words
from sudoku_gui.panes.matrix.canvas import MatrixCanvas
from sudoku_gui.panes.matrix.key import MatrixKey
from sudoku_gui.player.baseline import Baseline
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.fixed_line import Line
from sudoku_gui.widgets.throttle import Throttle
from sudoku_gui.wording.foreign import as_tip

_TOUCHED: Final = 26
"""Pixels that a finger finds."""
_ROOM_FOR_BUTTONS: Final = 26
"""How wide the view must be, in heights of its text, to have buttons; keys, wheel and fingers do the same."""
_ROOM_FOR_A_LINE: Final = 55
"""How wide it must be to tell everything in one line, in the same measure."""
_ROOM_FOR_TWO_LINES: Final = 14
"""How high it must be to give two lines to the words."""


class MatrixView(Guarded, QWidget):
    """Follows the player; zooms and scrolls.

    Args:
        player: whose search is shown.
        selection: what is pointed at, here or elsewhere.
        theme: the colours to begin with.
        baseline: what is other than elsewhere is marked; None: nothing ever is.
    """

    def __init__(
        self,
        player: Player,
        selection: Selection,
        theme: Theme,
        baseline: Baseline | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("matrix_view")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self.canvas = MatrixCanvas(player, selection, theme, baseline)
        self._line = Line()
        self._line.setObjectName("matrix_line")
        self._zoom_out = _button("matrix_zoom_out", "−", words.zoom_out())
        self._zoom_in = _button("matrix_zoom_in", "+", words.zoom_in())
        self._fit = _button("matrix_fit", words.fit(), words.fit_help())
        self._follow = _button("matrix_follow", words.follow(), words.follow_help())
        self._follow.setCheckable(True)
        self._key = _button("matrix_key_button", words.key(), words.key_help())
        self._theme = theme
        self._arrange()
        self._zoom_out.clicked.connect(lambda: self.canvas.zoom_step(closer=False))
        self._zoom_in.clicked.connect(lambda: self.canvas.zoom_step(closer=True))
        self._fit.clicked.connect(self.canvas.fit)
        self._follow.clicked.connect(lambda checked: self.canvas.set_follows(follows=checked))
        self._key.clicked.connect(self.show_key)
        self.canvas.key_wanted.connect(self.show_key)
        self.canvas.told.connect(self.refresh)
        self.canvas.sight_changed.connect(self._show_sight)
        Throttle(player, self).due.connect(self.refresh)
        self._show_sight()
        self.refresh()

    def _arrange(self) -> None:
        bar = QHBoxLayout()
        bar.setSpacing(2)
        bar.addWidget(self._line, 1)
        for button in self._buttons():
            bar.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.canvas, 1)
        column.addLayout(bar)

    def refresh(self) -> None:
        """Tell what is pointed at as it is now."""
        if self.isVisible():
            self._line.tell(self.canvas.sentence)

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self.canvas.use_theme(theme)

    def show_key(self) -> None:
        """Tell what the shapes mean."""
        key = MatrixKey(self._theme, self, with_traces=self.canvas.can_compare)
        key.show_above(self._line if self._key.isHidden() else self._key)

    def _buttons(self) -> tuple[QToolButton, ...]:
        return self._zoom_out, self._zoom_in, self._fit, self._follow, self._key

    def _show_sight(self) -> None:
        self._follow.setChecked(self.canvas.follows)
        self._zoom_out.setEnabled(not self.canvas.is_fit)
        self._fit.setEnabled(not self.canvas.is_fit)

    def _share_room(self) -> None:
        """Buttons only where they leave room for the words; two lines for these where one would be short."""
        height = self.fontMetrics().height()
        for button in self._buttons():
            button.setVisible(self.width() >= _ROOM_FOR_BUTTONS * height)
        is_short = self.width() < _ROOM_FOR_A_LINE * height
        self._line.set_lines(2 if is_short and self.height() >= _ROOM_FOR_TWO_LINES * height else 1)

    # --- Qt ---------------------------------------------------------------------------------------

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to the part that is walked in; a focus proxy would hide the others from Tab."""
        self.canvas.setFocus(reason)

    def sizeHint(self) -> QSize:
        return QSize(700, 480)

    def minimumSizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(12 * height, 8 * height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size has room for other things."""
        super().resizeEvent(event)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._share_room()

    def showEvent(self, event: QShowEvent) -> None:
        """What was not told while nobody looked."""
        super().showEvent(event)
        self.refresh()


def _button(name: str, label: str, tip: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(name)
    button.setText(label)
    button.setToolTip(as_tip(tip))
    button.setAccessibleName(tip)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setMinimumSize(_TOUCHED, _TOUCHED)
    return button
