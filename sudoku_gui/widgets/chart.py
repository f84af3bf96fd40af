"""A canvas with a plot: written smaller than other text, and walked through by Left and Right."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent

from sudoku_gui.render.fonts import scaled
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.shortcut_override import plain

_SMALL: Final = 0.9
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Chart(Canvas):
    """Its sizes are counted in letters across and lines down.

    Attributes:
        least: the size that it needs.
        most: the size that it would like.
    """

    least: ClassVar[tuple[int, int]] = (10, 8)
    most: ClassVar[tuple[int, int]] = (40, 12)

    @property
    def small_font(self) -> QFont:
        """What numbers and captions are written in."""
        return scaled(self.font(), _SMALL)

    def move_cursor(self, step: int) -> None:
        """A hook: Left (-1) or Right (1) was pressed."""

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:
        return partial(self.move_cursor, _STEPS[Qt.Key(event.key())]) if plain(_STEPS)(event) else None

    def _letters(self, size: tuple[int, int]) -> QSize:
        metrics = self.fontMetrics()
        return QSize(size[0] * metrics.averageCharWidth(), size[1] * metrics.height())

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return self._letters(self.least)

    def sizeHint(self) -> QSize:
        return self._letters(self.most)
