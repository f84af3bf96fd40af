"""The stops of a tour as a row of dots: a click, or the arrow keys, go to another stop."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.render.theme import Theme
from sudoku_gui.tours import paint as tour_marks
from sudoku_gui.tours import text as words
from sudoku_gui.widgets.shortcut_override import claimed
from sudoku_gui.wording.foreign import as_tip

_KEYS: Final = frozenset(
    {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End}
)
_AIR: Final = 3


class StopDots(Guarded, QAbstractSlider):
    """A slider whose values are stops, counted from 0."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("tour_dots")
        self.setAccessibleName(words.stops())
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setInvertedControls(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_stop(self, stop: int, stops: int) -> None:
        """Show where a tour is; nobody is asked to go there."""
        blocked = self.blockSignals(True)
        self.setRange(0, max(0, stops - 1))
        self.setPageStep(1)
        self.setValue(stop)
        self.blockSignals(blocked)
        self.setToolTip(as_tip(words.stop_of(stop + 1, stops)))
        self.setAccessibleDescription(self.toolTip())
        self.update()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self.update()

    @property
    def _strip(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_AIR, 0, -_AIR, 0)

    @property
    def _ring(self) -> QRectF:
        stops = self.maximum() + 1
        end = tour_marks.place(self._strip.width(), stops, stops - 1)
        half = tour_marks.place(self._strip.width(), stops, 0)
        return QRectF(1, 1, min(self.width() - 2, end + half + 2 * _AIR), self.height() - 2)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """A dot for each of a dozen stops."""
        stops = self.maximum() + 1
        dots = round(min(stops, 16) * tour_marks.WIDEST)
        return QSize(max(dots + 2 * _AIR, self.minimumSizeHint().width()), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(4 * self.fontMetrics().height(), max(22, round(1.4 * self.fontMetrics().height())))

    def event(self, event: QEvent) -> bool:
        """With the keyboard here, the window's shortcuts do not get these keys."""
        return claimed(event, lambda key: key.key() in _KEYS) or super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            strip = self._strip
            stops = self.maximum() + 1
            self.setValue(tour_marks.stop_at(strip.width(), stops, event.position().x() - strip.left()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The dots, with a frame while they have the keyboard."""
        painter = QPainter(self)
        tour_marks.paint_stops(painter, self._strip, self.maximum() + 1, self.value(), self._theme)
        if self.hasFocus():
            painter.setPen(QPen(self._theme.selection, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._ring, 4, 4)
        painter.end()
