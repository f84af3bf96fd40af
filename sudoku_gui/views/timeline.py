"""A slider over a whole search, which may be longer than a slider can count.

Beyond a billion events one step of the slider is several events; keys still move by single ones.
"""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sudoku_gui.views.slider import Slider
from sudoku_gui.wording import transport as words

STEPS: Final = 1_000_000_000
"""The most that the slider counts to; Qt itself ends at 2 ** 31 - 1."""

_TENTHS: Final = 10


class Timeline(Slider):
    """Where the search stands, between its start and its end as far as that is known.

    Signals:
        scrubbed: the user wants to be elsewhere; never sent for what `show_position` does.
            position: in events.
    """

    scrubbed = Signal(object)  # an int of any size: Signal(int) ends at 2 ** 31 - 1

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._length = 0
        self._position = 0
        self._is_told = False
        self.setObjectName("timeline")
        self.setAccessibleName(words.name("timeline"))
        self.setAccessibleDescription(words.timeline_help())
        self.setToolTip(words.timeline_help())
        self.setRange(0, 0)
        self.valueChanged.connect(self._on_value)

    @property
    def position(self) -> int:
        """The position shown, in events."""
        return self._position

    def show_position(self, position: int, length: int) -> None:
        """Show a position; while the user holds the handle, it stays under the hand."""
        self._position = position
        self._length = max(position, length)
        if self.isSliderDown():
            return
        self._is_told = True
        self.setRange(0, min(self._length, STEPS))
        self.setPageStep(max(1, self.maximum() // _TENTHS))
        self.setValue(self._step_of(position))
        self._is_told = False

    def _step_of(self, position: int) -> int:
        return position if self._length <= STEPS else position * STEPS // self._length

    def _position_of(self, step: int) -> int:
        return step if self._length <= STEPS else step * self._length // STEPS

    def _on_value(self, step: int) -> None:
        if not self._is_told:
            self._scrub(self._position_of(step))

    def _scrub(self, position: int) -> None:
        self._position = min(max(position, 0), self._length)
        self.scrubbed.emit(self._position)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down move by one event, Page Up and Page Down by a tenth; all else is the transport's."""
        tenth = max(1, self._length // _TENTHS)
        moves = {
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_PageUp: tenth,
            Qt.Key.Key_PageDown: -tenth,
        }
        if (move := moves.get(Qt.Key(event.key()))) is None:
            event.ignore()
        else:
            self._scrub(self._position + move)
