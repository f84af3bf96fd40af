"""Presenting: large type, few panes, the keys of a clicker, a light around the pointer, and black."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from sudoku_gui.context import Context
from sudoku_gui.render.fonts import painter_on
from sudoku_gui.render.shapes import around
from sudoku_gui.render.theme import Theme, presentation_black
from sudoku_gui.shell.docks.arrangements import Arrangements
from sudoku_gui.shell.themes import set_font
from sudoku_gui.translation import Texts

tr = Texts("presentation")

_LARGER: Final = 1.5  # size of the type, in usual sizes; Ctrl++ and Ctrl+- change it by the step
_SMALLEST: Final = QSize(1280, 720)  # larger screens have larger type: a hall sees the same
_STEP: Final = 1.1
_LEAST, _MOST = 0.8, 3.0  # on the smallest screen

_NAMES: Final = {
    "RING": tr.mark("A ring around the pointer"),
    "SPOTLIGHT": tr.mark("A spotlight around the pointer"),
    "BLACK": tr.mark("Black screen"),
}
"""Names of the lights for screen readers."""
_FRAME = 16  # milliseconds between two checks of where the pointer is
_SHADE = 170  # how dark it is around the spotlight, of 255


class PresentationEffect(Enum):
    """The effects of a presentation: a ring or spotlight at the mouse, or black."""

    NONE = auto()
    RING = auto()
    SPOTLIGHT = auto()
    BLACK = auto()


_NEXT_EFFECT: Final = {
    PresentationEffect.NONE: PresentationEffect.RING,
    PresentationEffect.RING: PresentationEffect.SPOTLIGHT,
    PresentationEffect.SPOTLIGHT: PresentationEffect.NONE,
}


class Presentation(QObject):
    """Presents in the window, without ``frames``, the menu bar and the toolbar, and restores it afterwards."""

    def __init__(self, context: Context, arrangements: Arrangements, frames: list[QWidget]) -> None:
        super().__init__(context.window)
        self._application = context.application
        self._window = context.window
        self._arrangements = arrangements
        self._frames = frames
        self._messages, self._watching = context.messages, context.watching
        self.overlay = PresentationOverlay(context.window, context.theme)
        context.theme_changed.connect(self.overlay.use_theme)
        self.overlay.dismissed.connect(self._show_window)
        self._before: tuple[Qt.WindowState, QFont] | None = None
        self._effect = PresentationEffect.NONE
        self._keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_PageDown: context.watching.turn_page,
            Qt.Key.Key_PageUp: partial(context.watching.turn_page, backward=True),
            Qt.Key.Key_L: lambda: self._show_effect(_NEXT_EFFECT[self._effect]),
            Qt.Key.Key_B: self._toggle_black,
            Qt.Key.Key_Period: self._toggle_black,
            Qt.Key.Key_Escape: self._escape,
        }
        self._keys_with_ctrl: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Plus: lambda: self._resize_type(_STEP),
            Qt.Key.Key_Equal: lambda: self._resize_type(_STEP),
            Qt.Key.Key_Minus: lambda: self._resize_type(1 / _STEP),
        }

    @property
    def is_on(self) -> bool:
        return self._before is not None

    def toggle(self) -> None:
        """Begin a presentation, or end the one on screen."""
        if self.is_on:
            self.end()
        else:
            self.begin()

    def begin(self) -> None:
        """Fill the screen with few panes in large type."""
        if self.is_on:
            return
        window = self._window
        self._before = window.windowState(), QApplication.font()
        self._resize_type(_LARGER * _scale(window))
        for frame in self._frames:
            frame.hide()
        self._watching.is_presented = True
        self._arrangements.present(is_presenting=True)
        window.setWindowState(window.windowState() | Qt.WindowState.WindowFullScreen)
        self._application.installEventFilter(self)
        text = self.tr(
            "Page Down steps forward, Page Up back, L switches between ring, spotlight and neither, B "
            "blanks the screen, Ctrl++ and Ctrl+- change the size, Esc ends."
        )
        self._messages.show_message(text, applies=lambda: self.is_on)

    def end(self) -> None:
        """Restore everything; inverse of `begin`."""
        if self._before is None:
            return
        state, font = self._before
        self._before = None
        self._application.removeEventFilter(self)
        self._show_effect(PresentationEffect.NONE)
        for frame in self._frames:
            frame.show()
        self._watching.is_presented = False
        set_font(font)
        self._arrangements.present(is_presenting=False)
        self._window.setWindowState(state)  # last: panes that move hold the window to the size it has then
        self._messages.review()

    # --- what the keys do -------------------------------------------------------------------------

    def _toggle_black(self) -> None:
        is_black = self.overlay.effect is PresentationEffect.BLACK
        self.overlay.show_effect(self._effect if is_black else PresentationEffect.BLACK)

    def _show_window(self) -> None:
        self.overlay.show_effect(self._effect)

    def _escape(self) -> None:
        """Show the window again, or close a question or an error, or end."""
        if self.overlay.effect is PresentationEffect.BLACK:
            self._show_window()
        elif self._messages.text and self._messages.kind != "info":
            self._messages.dismiss()
        else:
            self.end()

    def _show_effect(self, effect: PresentationEffect) -> None:
        self._effect = effect
        self.overlay.show_effect(effect)

    def _resize_type(self, factor: float) -> None:
        if self._before is None:
            return
        usual, font = self._before[1].pointSizeF(), QApplication.font()
        most = usual * _MOST * _scale(self._window)
        font.setPointSizeF(min(max(font.pointSizeF() * factor, usual * _LEAST), most))
        set_font(font)

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The keys come before all shortcuts; a position can still be typed.
        is_key = event.type() in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}
        if is_key and isinstance(event, QKeyEvent):
            is_ours = self._window.isActiveWindow() and QApplication.activePopupWidget() is None
            command = self._command(event) if is_ours else None
            if command is not None:
                if event.type() is QEvent.Type.KeyPress:
                    command()
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def _command(self, event: QKeyEvent) -> Callable[[], None] | None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            return self._keys_with_ctrl.get(event.key())
        if modifiers != Qt.KeyboardModifier.NoModifier or self._is_typed(event):
            return None
        return self._keys.get(event.key())

    def _is_typed(self, event: QKeyEvent) -> bool:
        """Whether a key is for a field: a character, or Esc where it restores a text."""
        field = QApplication.focusWidget()
        if not isinstance(field, QLineEdit):
            return False
        if event.key() == Qt.Key.Key_Escape:
            return field.isModified() or field is not self._window.findChild(QLineEdit, "position")
        return bool(event.text().strip())


def _scale(window: QWidget) -> float:
    """How many times as large as the smallest screen that of a window is."""
    screen = window.screen().size()
    return max(1.0, min(screen.width() / _SMALLEST.width(), screen.height() / _SMALLEST.height()))


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
        """The radius of the ring and the spotlight, in pixels."""
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
