"""What the mouse holds of the panes, a separator, a tab or a title: Qt must not follow it into another layout.

Qt (6.8 to 6.11) remembers the separator under the mouse and the one that is moved as paths through the layout, the tab
that was pressed as a number, and of the pane that is moved the place that it left. When the panes stand in another
layout, or tabs have gone, it still follows them at the next move of the mouse, and reads what is no longer there.
It lays panes out, and deletes the tab bars of layouts before, when it comes to it: a mouse that is quicker moves tabs
of a bar that stands in no layout.
"""

from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QHoverEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QDockWidget, QLayout, QMainWindow, QStyle, QTabBar, QWidget

_MOUSE: Final = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove}
_PRESSED: Final = "tabs_when_pressed"
"""The property of a tab bar that says how many tabs it had when one of them was pressed."""


class DockDrags(QObject):
    """Decides what Qt hears of the mouse between the docks of a window."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__()  # a window would be notified of a child while it is made
        self._window = window
        self._moves_separator = False

    def watch_mouse(self) -> None:
        """Follow the mouse in the system's window; call when there is one."""
        self._window.window().windowHandle().installEventFilter(self)

    def watch_tabs(self) -> None:
        """Follow all tab bars of the window; call when there may be new ones."""
        for bar in tab_bars(self._window):
            bar.installEventFilter(self)

    def end(self) -> None:
        """Let go of the separator, the tab and the pane that are being moved; call before panes are laid out."""
        self._moves_separator = False
        for dock in self._window.findChildren(QDockWidget):
            QDockWidget.event(dock, _release())
        for bar in tab_bars(self._window):
            _release_bar(bar)
        QMainWindow.event(self._window, _release())  # not sent: no other object is to receive it

    def takes(self, event: QEvent) -> bool:
        """Whether Qt must not hear of an event of the window."""
        match event.type():
            case QEvent.Type.HoverEnter | QEvent.Type.HoverMove | QEvent.Type.HoverLeave:
                shape = self._cursor(cast("QHoverEvent", event).position().toPoint())
                if not self._moves_separator and self._window.cursor().shape() is not shape:
                    self._window.setCursor(shape)
                return True
            case QEvent.Type.MouseButtonPress:
                shape = self._cursor(cast("QMouseEvent", event).position().toPoint())
                self._moves_separator = shape is not Qt.CursorShape.ArrowCursor
            case QEvent.Type.MouseMove:
                return not self._moves_separator
            case QEvent.Type.MouseButtonRelease:
                self._moves_separator = False
        return False

    def _delete_empty_bars(self) -> None:
        """Lay the panes out, if that is due, and delete the tab bars that have none any more: Qt would do so later."""
        cast("QLayout", self._window.layout()).activate()
        for bar in tab_bars(self._window):
            QCoreApplication.sendPostedEvents(bar, QEvent.Type.DeferredDelete.value)

    def _cursor(self, at: QPoint) -> Qt.CursorShape:
        """Which way two panes would give way to each other here; the arrow where there is no separator."""
        window = self._window
        reach = window.style().pixelMetric(QStyle.PixelMetric.PM_DockWidgetSeparatorExtent, None, window)
        if window.rect().contains(at) and window.childAt(at) is None:
            if _is_between(window, at, QPoint(reach, 0)):
                return Qt.CursorShape.SplitHCursor
            if _is_between(window, at, QPoint(0, reach)):
                return Qt.CursorShape.SplitVCursor
        return Qt.CursorShape.ArrowCursor

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, bar: QObject, event: QEvent) -> bool:
        """A tab is held as long as its bar has as many tabs; what a mouse presses has come to rest."""
        if isinstance(bar, QWindow):
            is_of_mouse = event.type() in _MOUSE and bool(cast("QMouseEvent", event).buttons())
            if is_of_mouse:
                self._delete_empty_bars()
        elif isinstance(bar, QTabBar):
            match event.type():
                case QEvent.Type.MouseButtonPress:
                    bar.setProperty(_PRESSED, bar.count())
                case QEvent.Type.MouseButtonRelease:
                    bar.setProperty(_PRESSED, None)
                case QEvent.Type.MouseMove if bar.property(_PRESSED) not in {None, bar.count()}:
                    _release_bar(bar)
        return super().eventFilter(bar, event)


def tab_bars(window: QMainWindow) -> list[QTabBar]:
    """The tab bars of docks that share a place, which belong to the main window itself."""
    return window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)


def _release_bar(bar: QTabBar) -> None:
    bar.setProperty(_PRESSED, None)
    bar.mouseReleaseEvent(_release())


def _is_between(window: QWidget, at: QPoint, reach: QPoint) -> bool:
    return window.childAt(at - reach) is not None and window.childAt(at + reach) is not None


def _release() -> QMouseEvent:
    """The mouse lets go where nothing is."""
    nowhere, event = QPointF(-1, -1), QEvent.Type.MouseButtonRelease
    buttons, modifiers = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    return QMouseEvent(event, nowhere, nowhere, Qt.MouseButton.LeftButton, buttons, modifiers)
