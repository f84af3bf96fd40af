"""Layers over the board: an overlay while the clock is paused, and a wave of light over a solved puzzle."""

import math
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from solver_core.sudoku.cells import CELLS
from sudoku_gui.render.board.geometry import BoardGeometry
from sudoku_gui.render.fonts import painter_on
from sudoku_gui.render.shapes import draw_with
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate

_WAVE_MILLISECONDS: Final = 900
_WIDTH: Final = 0.3  # of the wave, as a share of its way
_BRIGHTEST: Final = 0.42
_FARTHEST: Final = math.hypot(8, 8)


class BoardOverlay(QWidget):
    """Has the size of the widget that it lies on, and is hidden at first."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._board = parent
        self.hide()
        parent.installEventFilter(self)

    def use_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def appear(self) -> None:
        """Show the overlay above the board, as large as the board."""
        self.setGeometry(self._board.rect())
        self.raise_()
        self.show()

    def disappear(self) -> None:
        """Hide; the keyboard, if it was here, goes to what was below."""
        had_keyboard = self.hasFocus()
        self.hide()
        if had_keyboard:
            self._board.setFocus()

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self._board:
            self.setGeometry(self._board.rect())
        return super().eventFilter(watched, event)


class PauseOverlay(BoardOverlay):
    """Hides the board while the clock is paused.

    Signals:
        resumed: the user wants to go on.
    """

    resumed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._title = translate("cells", "Paused")
        self._advice = translate("cells", "Press P or click to go on")
        self.setObjectName("pause_cover")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(self._advice)

    # --- Qt ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.resumed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.resumed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, geometry = self._theme, BoardGeometry.within(QRectF(self.rect()))
        sheet = QRectF(geometry.left, geometry.top, geometry.side, geometry.side)
        with painter_on(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), theme.window)
            draw_with(painter, QPen(theme.thick_line, geometry.thick), theme.house_shade)
            inset = geometry.thick / 2
            painter.drawRect(sheet.adjusted(inset, inset, -inset, -inset))
            middle = sheet.center().y()
            font = QFont(self.font())
            font.setPixelSize(max(16, geometry.side // 14))
            painter.setFont(font)
            painter.setPen(theme.ink)
            above = QRectF(sheet.left(), sheet.top(), sheet.width(), middle - sheet.top())
            painter.drawText(above, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, self._title)
            painter.setFont(self.font())
            painter.setPen(theme.candidate)
            gap = self.fontMetrics().height() / 2
            below = QRectF(sheet.left(), middle + gap, sheet.width(), sheet.height() / 3)
            wraps = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            painter.drawText(below, int(wraps), self._advice)


class SolvedAnimation(BoardOverlay):
    """Light that runs through the cells once, from one of them outwards; it takes no clicks."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._origin = 40
        self.setObjectName("wave")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._animation = QVariantAnimation(self, duration=_WAVE_MILLISECONDS, startValue=0.0, endValue=1.0)
        self._animation.valueChanged.connect(self.update)
        self._animation.finished.connect(self.hide)

    def begin(self, origin: int) -> None:
        self._origin = origin
        self._animation.stop()
        self.appear()
        self._animation.start()

    def stop(self) -> None:
        self._animation.stop()
        self.hide()

    def brightness(self, cell: int, time: float) -> float:
        """How bright a cell is, 0 to 1, at a time from 0 to 1."""
        (row, col), (from_row, from_col) = divmod(cell, 9), divmod(self._origin, 9)
        way = math.hypot(row - from_row, col - from_col) / _FARTHEST * (1 - _WIDTH)
        since = (time - way) / _WIDTH
        return math.sin(math.pi * since) if 0 < since < 1 else 0.0

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio, time = self.devicePixelRatioF(), float(self._animation.currentValue() or 0)
        geometry = BoardGeometry.within(QRectF(self.rect()), ratio)
        with painter_on(self) as painter:
            painter.scale(1 / ratio, 1 / ratio)
            light = QColor(self._theme.solution)
            for cell in CELLS:
                if brightness := self.brightness(cell, time):
                    light.setAlphaF(_BRIGHTEST * brightness)
                    painter.fillRect(geometry.square(cell), light)
