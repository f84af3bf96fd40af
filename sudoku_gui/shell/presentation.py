"""Presenting: large type, few panes, the keys of a clicker, a light around the pointer, and black."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.arrangements import Arrangements
from sudoku_gui.shell.presentation_overlay import Light, PresentationOverlay
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.widgets.info_bar import InfoBar

_LARGER: Final = 1.5
"""How much larger type is than usual."""
_STEP: Final = 1.1
_LEAST, _MOST = 0.8, 3.0

_NEXT_LIGHT: Final = {Light.NONE: Light.RING, Light.RING: Light.SPOTLIGHT, Light.SPOTLIGHT: Light.NONE}


class Presentation(Guarded, QObject):
    """Makes a stage of the window, and the window of the stage again.

    Args:
        window: which.
        workspace: what is shown.
        arrangements: of its panes.
        frames: what is of no use on a stage: menu bar and toolbar.
        info_bar: where messages appear.
        theme: the colours to begin with.

    Signals:
        changed: it began or ended.
            is_on: which of the two.
    """

    changed = Signal(bool)

    def __init__(
        self,
        window: QMainWindow,
        workspace: Workspace,
        arrangements: Arrangements,
        *,
        frames: list[QWidget],
        info_bar: InfoBar,
        theme: Theme,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._workspace = workspace
        self._arrangements = arrangements
        self._frames = frames
        self._info_bar = info_bar
        self.overlay = PresentationOverlay(window, theme)
        self.overlay.uncovered.connect(self._uncover)
        self._before: tuple[Qt.WindowState, QFont] | None = None
        self._light = Light.NONE
        self._keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_PageDown: self._go_on,
            Qt.Key.Key_PageUp: self._go_back,
            Qt.Key.Key_L: self._change_light,
            Qt.Key.Key_B: self._blacken,
            Qt.Key.Key_Period: self._blacken,
            Qt.Key.Key_Escape: self._escape,
        }

    @property
    def is_on(self) -> bool:
        """Whether the window is a stage."""
        return self._before is not None

    def toggle(self) -> None:
        """Begin, or end."""
        if self.is_on:
            self.end()
        else:
            self.begin()

    def begin(self) -> None:
        """Fill the screen with few panes in large type."""
        if self.is_on:
            return
        application, window = QApplication.instance(), self._window
        self._before = window.windowState(), QApplication.font()
        self._resize_type(_LARGER)
        for frame in self._frames:
            frame.hide()
        self._arrangements.begin_presentation()
        window.setWindowState(window.windowState() | Qt.WindowState.WindowFullScreen)
        if application is not None:
            application.installEventFilter(self)
        self._info_bar.show_message(
            self.tr("Page Down steps forward, Page Up back, L changes the light, B is black, Esc ends.")
        )
        self.changed.emit(True)

    def end(self) -> None:
        """Everything as it was; inverse of `begin`."""
        if self._before is None:
            return
        application, (state, font) = QApplication.instance(), self._before
        self._before = None
        if application is not None:
            application.removeEventFilter(self)
        self._shine(Light.NONE)
        for frame in self._frames:
            frame.show()
        QApplication.setFont(font)
        self._arrangements.end_presentation()
        self._window.setWindowState(
            state
        )  # last, for panes that move hold the window to the size it has then
        if self._info_bar.text == self.tr(
            "Page Down steps forward, Page Up back, L changes the light, B is black, Esc ends."
        ):
            self._info_bar.dismiss()
        self.changed.emit(False)

    def use_theme(self, theme: Theme) -> None:
        """Light in other colours."""
        self.overlay.use_theme(theme)

    # --- what the keys do -------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self._workspace.touring.tour is not None:
            self._workspace.touring.next()
        else:
            self._workspace.player.step()

    def _go_back(self) -> None:
        if self._workspace.touring.tour is not None:
            self._workspace.touring.back()
        else:
            self._workspace.player.step(backward=True)

    def _change_light(self) -> None:
        self._shine(_NEXT_LIGHT[self._light])

    def _blacken(self) -> None:
        if self.overlay.light is Light.BLACK:
            self._uncover()
        else:
            self.overlay.shine(Light.BLACK)

    def _uncover(self) -> None:
        self.overlay.shine(self._light)

    def _escape(self) -> None:
        """First the picture comes back, then what is asked or wrong is put aside, then the window comes back."""
        if self.overlay.light is Light.BLACK:
            self._uncover()
        elif self._info_bar.text and self._info_bar.kind != "info":
            self._info_bar.dismiss()
        else:
            self.end()

    def _shine(self, light: Light) -> None:
        self._light = light
        self.overlay.shine(light)

    def _resize_type(self, factor: float) -> None:
        """Type so many times as large as it is."""
        if self._before is None:
            return
        usual, font = self._before[1], QApplication.font()
        size = min(max(font.pointSizeF() * factor, usual.pointSizeF() * _LEAST), usual.pointSizeF() * _MOST)
        font.setPointSizeF(size)
        QApplication.setFont(font)

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A stage has keys of its own, before all shortcuts; whoever types a position still can."""
        if event.type() not in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress} or not isinstance(
            event, QKeyEvent
        ):
            return super().eventFilter(watched, event)
        is_ours = self._window.isActiveWindow() and QApplication.activePopupWidget() is None
        deed = self._deed(event) if is_ours else None
        if deed is None:
            return super().eventFilter(watched, event)
        if event.type() is QEvent.Type.KeyPress:
            deed()
        event.accept()
        return True

    def _deed(self, event: QKeyEvent) -> Callable[[], None] | None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held & Qt.KeyboardModifier.ControlModifier:
            if event.key() in {Qt.Key.Key_Plus, Qt.Key.Key_Equal}:
                return lambda: self._resize_type(_STEP)
            return (lambda: self._resize_type(1 / _STEP)) if event.key() == Qt.Key.Key_Minus else None
        if held != Qt.KeyboardModifier.NoModifier or self._is_typed(event):
            return None
        return self._keys.get(event.key())

    def _is_typed(self, event: QKeyEvent) -> bool:
        """Whether a key is for a field: a letter, or Esc where there is something to be put back."""
        field = QApplication.focusWidget()
        if not isinstance(field, QLineEdit):
            return False
        if event.key() == Qt.Key.Key_Escape:
            return field.isModified() or field is not self._window.findChild(QLineEdit, "position")
        return bool(event.text().strip())
