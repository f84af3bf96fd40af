"""Releases what the mouse drags (a separator, a tab or a title) before panes are laid out again.

Qt (6.8 to 6.11) stores the separator under the mouse and the dragged one as paths through the layout, the pressed
tab as a number, and the previous place of a dragged pane. When the panes are in another
layout, or tabs are gone, it still uses these at the next mouse move, and reads freed memory.
It lays out panes and deletes old tab bars later: a quick mouse may move tabs
of a bar that is in no layout.
"""

from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QHoverEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QDockWidget, QLayout, QMainWindow, QStyle, QTabBar, QWidget

_MOUSE: Final = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove}
_DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly
_PRESSED: Final = "tabs_when_pressed"
"""The property of a tab bar that says how many tabs it had when one of them was pressed."""


class DockDrags(QObject):
    """Filters the mouse events of the docks of a window."""

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
        """Release a dragged separator, tab or pane; call before panes are laid out."""
        self._moves_separator = False
        for dock in self._window.findChildren(QDockWidget, options=_DIRECT):
            QDockWidget.event(dock, _release())
        for bar in tab_bars(self._window):
            _release_bar(bar)
        QMainWindow.event(self._window, _release())  # not sent: no other object is to receive it

    def takes(self, event: QEvent) -> bool:
        """Whether an event of the window must be withheld from Qt."""
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
        """Lay out the panes, if due, and delete tab bars without tabs, which Qt would do later."""
        cast("QLayout", self._window.layout()).activate()
        for bar in tab_bars(self._window):
            QCoreApplication.sendPostedEvents(bar, QEvent.Type.DeferredDelete.value)

    def _cursor(self, at: QPoint) -> Qt.CursorShape:
        """The resize cursor for the separator here; the arrow without one."""
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
        # Qt must not see moves of a tab once the number of tabs has changed since it was pressed.
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
    return window.findChildren(QTabBar, options=_DIRECT)


def _release_bar(bar: QTabBar) -> None:
    bar.setProperty(_PRESSED, None)
    bar.mouseReleaseEvent(_release())


def _is_between(window: QWidget, at: QPoint, reach: QPoint) -> bool:
    return window.childAt(at - reach) is not None and window.childAt(at + reach) is not None


def _release() -> QMouseEvent:
    nowhere, event = QPointF(-1, -1), QEvent.Type.MouseButtonRelease
    buttons, modifiers = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    return QMouseEvent(event, nowhere, nowhere, Qt.MouseButton.LeftButton, buttons, modifiers)
