"""The workbench: every view in a dock of its own, which can be moved, torn off, tabbed and closed."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAccessibleWidget,
    QApplication,
    QDockWidget,
    QMainWindow,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QTabBar,
    QTabWidget,
    QWidget,
)
from shiboken6 import isValid

from sudoku_gui.layout.arrangements import Layout, Split, closed, first, panes
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.shell.docks.drags import DockDrags, tab_bars
from sudoku_gui.widgets.canvas import read_as
from sudoku_gui.widgets.dock import Dock

_SETTLED: Final = 60  # milliseconds after which panes no longer move
_SETTLING: Final = 250
"""Milliseconds for which a change of size is taken for one that belongs to what was restored."""

_ALWAYS: Final = "board"  # the pane that cannot be closed


def _part_of_window(workbench: QWidget) -> QAccessibleInterface:
    # Screen readers would take the name of a window within the window for the window's.
    return QAccessibleWidget(workbench, QAccessible.Role.Client)


class Workbench(QMainWindow):
    """Holds the docks; a window within the window, so that toolbar and transport stay where they are.

    The views of the first panes are built at once, the others when they are seen.
    """

    def __init__(self, specs: Iterable[PaneSpec], first: Collection[str]) -> None:
        super().__init__()
        read_as(Workbench, _part_of_window)
        self._drags = DockDrags(self)
        self._tab_style = TabStyle()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setObjectName("workbench")
        self.setDockNestingEnabled(True)
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        self.docks: dict[str, Dock] = {spec.id: self._dock(spec) for spec in specs}
        for name in first:
            self.docks[name].build()
            self.docks[name].view.show()
        self._unshared: Layout | QByteArray | None = None
        """The layout that placed the panes but did not size them yet: sizes count only on screen."""
        self._focus = PaneFocus(self, self.docks)
        self._untitled: Collection[str] = ()
        self._settled: set[str] = set()  # panes that have been seen with the title that they need
        self._size_before = QSize()
        self.is_laying_out = False
        """Whether panes are moved just now: another layout must wait, or Qt goes on with one that is gone."""
        self._is_closed = False  # whether the window has been closed: no pane comes back without it
        self._restored: QByteArray | Layout | None = None
        """The layout shown just now: its sizes are set again once the widgets around the panes no longer move."""
        self._size_timer = self._timer(self._restore_size, _SETTLED)
        self._settling = self._timer(self._forget_restored, _SETTLING)
        self._share_soon = self._timer(self._share_again)
        self._settle_soon = self._timer(self._settle)
        for dock in self.docks.values():
            dock.lost_keyboard.connect(self._focus.focus_board)
            for signal in (dock.dockLocationChanged, dock.visibilityChanged, dock.topLevelChanged):
                signal.connect(self._settle_soon.start)

    def _timer(self, do: Callable[[], None], interval: int = 0) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=interval)
        timer.timeout.connect(do)
        return timer

    def _dock(self, spec: PaneSpec) -> Dock:
        dock = Dock(spec.title, spec.build, self)
        dock.setObjectName(f"pane_{spec.id}")
        dock.setAccessibleName(spec.title)
        if spec.id == _ALWAYS:
            dock.setFeatures(dock.features() & ~QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
        return dock

    def toggles(self) -> list[QAction]:
        """The actions that show and close the panes, in the order of their titles."""
        return [dock.toggleViewAction() for dock in sorted(self.docks.values(), key=QDockWidget.windowTitle)]

    def show_pane(self, name: str, at: str = "", *, focus: bool = False) -> None:
        """Open a pane and bring it to the front, with the keyboard if wanted; a closed one where another is seen."""
        dock = self.docks[name]
        if at and dock.isHidden() and not dock.isFloating() and self.docks[at].is_view_seen():
            self.tabifyDockWidget(self.docks[at], dock)
        dock.build()
        dock.show()
        dock.raise_()
        if focus:
            dock.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def shows(self, names: Iterable[str]) -> bool:
        return all(self.docks[name].is_view_seen() for name in names)

    def leave_untitled(self, names: Collection[str]) -> None:
        """Leave these panes without a title bar from now on, as long as they do not float."""
        self._untitled = names
        self._settle_soon.start()

    def close_panes(self) -> None:
        """Hide floating panes, or the program would continue with nothing but them."""
        self._is_closed = True
        for dock in self.docks.values():
            if dock.isFloating():
                dock.hide()

    def show_board_pane(self) -> None:
        """Show the pane that cannot be closed, whatever a stored layout says."""
        if self.docks[_ALWAYS].isHidden() and not self._is_closed:
            self.show_pane(_ALWAYS)

    # --- keyboard and size ------------------------------------------------------------------------

    def remember_focus(self) -> None:
        """Call before panes move: what has the keyboard may be an editor or a tab that disappears."""
        self._focus.remember()

    def restore_focus(self) -> None:
        """Call when they have moved: the keyboard is where it was, else in the same pane, else on the board."""
        self._focus.restore()
        self._settle_soon.start()

    def remember_size(self) -> None:
        """Call before panes move: whatever they need meanwhile, the window has this size afterwards."""
        if self._is_free:
            self._size_before = self.window().size()
            self._size_timer.start()

    @property
    def _is_free(self) -> bool:
        """Whether the window's size is its own, and not that of the screen."""
        window = self.window()
        return window.isVisible() and not window.isMaximized() and not window.isFullScreen()

    def _restore_size(self) -> None:
        if self._is_free and self._size_before != self.window().size():
            self.window().resize(self._size_before)

    # --- layouts ----------------------------------------------------------------------------------

    @contextmanager
    def _laying_out(self) -> Iterator[None]:
        self.is_laying_out = True
        try:
            yield
        finally:
            self.is_laying_out = False

    def lay_out(self, layout: Layout) -> None:
        """Arrange the panes of a layout, and close the others."""
        self._forget_restored()
        if self._is_closed:
            return
        self._drags.end()
        with self._laying_out():
            self._move_docks(layout)
        self._unshared = self._restored = layout
        self._show_titles_at_once()
        self._share_out()
        self._settling.start()
        self._settle_soon.start()

    def _move_docks(self, layout: Layout) -> None:
        # Meanwhile some are where they need more space than there is; the window must not grow. Those behind others
        # are hidden first, so that none comes up only to be hidden as well.
        for dock in sorted(self.docks.values(), key=Dock.is_view_seen):
            if dock.isFloating():
                dock.setFloating(False)
            self.removeDockWidget(dock)
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.docks[first(layout)])
        divide(self, self.docks, layout)
        shown, places = panes(layout), closed(layout)
        for name, dock in self.docks.items():
            if name not in shown:  # opened later, it comes up in its place, else in the last one
                self.tabifyDockWidget(self.docks[places.get(name, shown[-1])], dock)
            dock.setVisible(name in shown)
        raise_first(self.docks, layout)

    def state(self) -> QByteArray:
        """The panes' places, for `restore`; nothing if they have no sizes yet: restored, panes would be missing."""
        self._share_out()
        if isinstance(self._unshared, QByteArray):
            return self._unshared
        return QByteArray() if self._unshared is not None else self.saveState()

    def restore(self, state: QByteArray) -> bool:
        """Put all panes where they were; returns whether that was possible."""
        is_restored = not state.isEmpty() and self._restore(state)
        if is_restored:
            self._restored = state
            self._unshared = None if self.isVisible() else state
            self._settling.start()
            self._show_titles_at_once()
        return is_restored

    def _show_titles_at_once(self) -> None:
        """Show the titles before anything is painted, since a title moves what is below it."""
        if self.window().isVisible():
            self._show_titles()

    def _share_again(self) -> None:
        self._share(self._restored)

    def _share(self, layout: Layout | QByteArray | None) -> None:
        if isinstance(layout, QByteArray):
            self._restore(layout)
        elif layout is not None:
            share(self, self.docks, layout, self.size())

    def _restore(self, state: QByteArray) -> bool:
        if self._is_closed:
            return True
        self._drags.end()
        before = tab_bars(self)
        with self._laying_out():
            is_restored = self.restoreState(state)
        for bar in before if is_restored else ():
            bar.hide()  # Qt has made others, and deletes these later
        return is_restored

    def _forget_restored(self) -> None:
        self._restored = None

    def _show_titles(self) -> None:
        """Hide the titles of panes with a tab, and of those that are left untitled."""
        for name, dock in self.docks.items():
            if dock.isHidden() and name in self._settled:
                continue  # mostly it comes back where it was, and another title takes a millisecond
            is_titled = dock.isFloating() or name not in self._untitled
            dock.show_title(visible=self._is_alone(dock) and is_titled)
            if not dock.isHidden():
                self._settled.add(name)

    def _is_alone(self, dock: Dock) -> bool:
        return dock.isFloating() or not self.tabifiedDockWidgets(dock)

    def _settle(self) -> None:
        """Show titles, and views that were moved from behind another."""
        self._show_titles()
        for dock in self.docks.values():
            if not dock.isHidden() and self._is_alone(dock):
                dock.show_view()
        self._drags.watch_tabs()
        for bar in tab_bars(self):
            self._tab_style.apply(bar)
        self._share_out()
        self._focus.restore(for_good=True)

    def _share_out(self) -> None:
        if self._unshared is not None and self.isVisible():
            layout, self._unshared = self._unshared, None
            self._share(layout)

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return self._drags.takes(event) or super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The timeline is shown or hidden a moment after the panes; they share the space as when it was stored.
        # Before the first size nothing has been laid out.
        super().resizeEvent(event)
        if self._restored is not None and event.oldSize().isValid():
            self._share_soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        # Before the window is shown, Qt ignores sizes.
        super().showEvent(event)
        self._drags.watch_mouse()
        self._is_closed = False
        self._settle_soon.start()


class PaneFocus:
    """Restores the focus when panes have moved.

    Args:
        bench: the window of the panes, which gets the focus if no view should have it.
        docks: the panes by name.
    """

    def __init__(self, bench: QWidget, docks: Mapping[str, Dock]) -> None:
        self._bench = bench
        self._docks = docks
        self._candidates: list[QWidget] = []  # the first that still exists and is visible gets the focus

    def focus_board(self) -> None:
        """Focus the board if it is visible, else no view."""
        board = self._docks[_ALWAYS]
        (board.view if board.is_view_seen() else self._bench).setFocus()

    def remember(self) -> None:
        """Record what `restore` focuses: the focused widget, else its pane, else the board."""
        focused = QApplication.focusWidget()
        if focused is not None and self._bench.isAncestorOf(focused):
            pane = [dock.view for dock in self._docks.values() if dock.isAncestorOf(focused)]
            self._candidates = [focused, *pane, self._docks[_ALWAYS].view]

    def restore(self, *, for_good: bool = False) -> None:
        """Focus the same widget, else the same pane, else the board; ``for_good`` once panes have stopped moving."""
        view = next((view for view in self._candidates if isValid(view) and view.isVisible()), None)
        if view is not None:
            view.setFocus()
        if for_good:
            self._candidates = []


_LEAST: Final = 2  # pixels beside the word of a tab, both sides together


class TabStyle(QProxyStyle):
    """The style of the program, with the space beside the words of a tab bar as wide as its width allows.

    Where many stand side by side, their edges get narrower, not their words.
    """

    def apply(self, bar: QTabBar) -> None:
        """Let it have this style; buttons to scroll would be too small to touch, so names are cut off if need be."""
        bar.setUsesScrollButtons(False)
        bar.setElideMode(Qt.TextElideMode.ElideRight)
        if bar.style() is not self:
            bar.setStyle(self)

    # --- Qt ---------------------------------------------------------------------------------------

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        usual = super().pixelMetric(metric, option, widget)
        if metric is not QStyle.PixelMetric.PM_TabBarTabHSpace or not isinstance(widget, QTabBar):
            return usual
        count, metrics = widget.count(), widget.fontMetrics()
        texts = (widget.tabText(index) for index in range(count))
        flags = Qt.TextFlag.TextShowMnemonic.value
        words = sum(metrics.size(flags, text).width() for text in texts)
        return usual if not count else max(min(usual, (widget.width() - words) // count - 1), _LEAST)


def divide(window: QMainWindow, docks: Mapping[str, Dock], layout: Layout) -> None:
    """Split the area of the first dock, and put tabs behind one another."""
    if not isinstance(layout, Split):
        here, *behind = (docks[name] for name in layout.panes)
        for dock in behind:
            window.tabifyDockWidget(here, dock)
        return
    firsts = [docks[first(part)] for part in layout.parts]
    for one, next_one in pairwise(firsts):
        window.splitDockWidget(one, next_one, layout.orientation)
    for part in layout.parts:
        divide(window, docks, part)


def share(window: QMainWindow, docks: Mapping[str, Dock], layout: Layout, space: QSize) -> None:
    """Give each part its share of the space."""
    if not isinstance(layout, Split):
        return
    is_beside = layout.orientation is Qt.Orientation.Horizontal
    length, total = space.width() if is_beside else space.height(), sum(part.share for part in layout.parts)
    sizes = [max(1, length * part.share // total) for part in layout.parts]  # Qt warns of less
    window.resizeDocks([docks[first(part)] for part in layout.parts], sizes, layout.orientation)
    for part, size in zip(layout.parts, sizes, strict=True):
        inner = QSize(size, space.height()) if is_beside else QSize(space.width(), size)
        share(window, docks, part, inner)


def raise_first(docks: Mapping[str, Dock], layout: Layout) -> None:
    """Bring the first tab of each place to the front."""
    if isinstance(layout, Split):
        for part in layout.parts:
            raise_first(docks, part)
    else:
        docks[layout.panes[0]].raise_()
