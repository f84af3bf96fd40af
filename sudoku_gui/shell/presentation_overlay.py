"""The overlay of a presentation: a ring or a spotlight around the pointer, or a black screen."""

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QCursor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from sudoku_gui.render.fonts import painter_on
from sudoku_gui.render.shapes import around
from sudoku_gui.render.theme import Theme, presentation_black
from sudoku_gui.translation import Texts

tr = Texts("presentation")

_NAMES: Final = {
    "RING": tr.mark("A ring around the pointer"),
    "SPOTLIGHT": tr.mark("A spotlight around the pointer"),
    "BLACK": tr.mark("Black screen"),
}
"""What a screen reader calls the lights."""
_FRAME = 16  # milliseconds between two checks of where the pointer is
_SHADE = 170  # how dark it is around the spotlight, of 255


class PresentationEffect(Enum):
    """The effects of a presentation: a ring or spotlight at the mouse, or black."""

    NONE = auto()
    RING = auto()
    SPOTLIGHT = auto()
    BLACK = auto()


class PresentationOverlay(QWidget):
    """Fills its parent, and lets the mouse through unless it is black; a click on black emits `dismissed`.

    Signals:
        dismissed: black was clicked.
    """

    dismissed = Signal()

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent)
        self.setObjectName("presentation_overlay")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._stage = parent
        self._theme = theme
        self.effect = PresentationEffect.NONE
        self._at = QPoint()
        self._clock = QTimer(self, interval=_FRAME)
        self._clock.timeout.connect(self._follow)
        self.hide()

    @property
    def radius(self) -> float:
        """Of the ring and the spotlight, in pixels."""
        return 3.2 * self.fontMetrics().height()

    def show_effect(self, effect: PresentationEffect) -> None:
        """Show another light, or none."""
        self.effect = effect
        is_black = effect is PresentationEffect.BLACK
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not is_black)
        self.setAccessibleName(tr(_NAMES[effect.name]) if effect.name in _NAMES else "")
        is_shown = effect is not PresentationEffect.NONE
        self.setVisible(is_shown)
        self._stage.removeEventFilter(self)
        if is_shown:
            self._stage.installEventFilter(self)
        if effect in {PresentationEffect.RING, PresentationEffect.SPOTLIGHT}:
            self._clock.start()
            self._follow()
        else:
            self._clock.stop()
        self._fill_parent()
        self.update()

    def use_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def _follow(self) -> None:
        at = self.mapFromGlobal(QCursor.pos())
        if at != self._at:
            before, self._at = self._at, at
            if self.effect is PresentationEffect.SPOTLIGHT:
                self.update()
            else:
                for point in (before, at):
                    self.update(self._around(point).toAlignedRect())

    def _around(self, point: QPoint) -> QRectF:
        return around(QPointF(point), self.radius + 6)

    def _fill_parent(self) -> None:
        self.setGeometry(self._stage.rect())
        self.raise_()

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.effect is PresentationEffect.BLACK:
                painter.fillRect(self.rect(), presentation_black())
                return
            if self.effect is PresentationEffect.SPOTLIGHT:
                dark = QPainterPath()
                dark.addRect(QRectF(self.rect()))
                dark.addEllipse(QPointF(self._at), 2 * self.radius, 2 * self.radius)
                shade = QColor(presentation_black())
                shade.setAlpha(_SHADE)
                painter.fillPath(dark, shade)
            if self.effect is PresentationEffect.RING:
                for width, colour in ((7, self._theme.paper), (4, self._theme.newest)):
                    painter.setPen(QPen(colour, width))
                    painter.drawEllipse(QPointF(self._at), self.radius, self.radius)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.dismissed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._stage and event.type() is QEvent.Type.Resize and self.isVisible():
            self._fill_parent()
        return super().eventFilter(watched, event)
