"""A slider with a handle large enough to be seen and touched; a click in its groove brings the handle there."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget

from sudoku_gui.render.direction import painter_on
from sudoku_gui.render.shapes import draw_with

_RADIUS: Final = 8.0
_GROOVE: Final = 4.0


class Slider(QSlider):
    """Horizontal, in the colours of the palette, which every theme keeps apart from one another."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMinimumHeight(round(2 * _RADIUS) + 8)

    def _part(self, part: QStyle.SubControl) -> QRect:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        return self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, self)

    # --- Qt ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Bring the handle under the mouse, ready to be dragged on."""
        point = event.position().toPoint()
        handle = self._part(QStyle.SubControl.SC_SliderHandle)
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(point):
            groove = self._part(QStyle.SubControl.SC_SliderGroove)
            left, space = point.x() - groove.x() - handle.width() // 2, groove.width() - handle.width()
            self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), left, space))
        super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Groove, the part gone, and a round handle; with the keyboard, a ring around it."""
        role, palette = QPalette.ColorRole, self.palette()
        middle = self.height() / 2
        handle = QRectF(self._part(QStyle.SubControl.SC_SliderHandle)).center().x()
        groove = QRectF(_RADIUS / 2, middle - _GROOVE / 2, self.width() - _RADIUS, _GROOVE)
        with painter_on(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_with(painter, fill=palette.color(role.Mid))
            painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
            mark = palette.color(role.Highlight)
            painter.setBrush(mark)
            painter.drawRoundedRect(
                QRectF(groove.topLeft(), QPointF(handle, groove.bottom())), _GROOVE / 2, _GROOVE / 2
            )
            draw_with(
                painter,
                QPen(mark if self.isEnabled() else palette.color(role.Mid), 2),
                mark if self.isSliderDown() else palette.color(role.Button),
            )
            painter.drawEllipse(QPointF(handle, middle), _RADIUS - 1.5, _RADIUS - 1.5)
            if self.hasFocus():
                painter.setBrush(mark)
                painter.drawEllipse(QPointF(handle, middle), _RADIUS / 2.5, _RADIUS / 2.5)
                draw_with(painter, QPen(palette.color(role.WindowText), 1.5))
                painter.drawEllipse(QPointF(handle, middle), _RADIUS + 1.5, _RADIUS + 1.5)
