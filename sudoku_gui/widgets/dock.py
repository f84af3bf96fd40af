"""The dock of one view, which is built when it is first seen and hidden while it is not; and all panes of a window."""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QObject, QRect, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QStyle, QStyleOptionDockWidget, QVBoxLayout, QWidget

from sudoku_gui.layout.declarations import Figure, PaneSpec
from sudoku_gui.player.job import call_soon
from sudoku_gui.render.fonts import painter_on
from sudoku_gui.widgets.pane import Pane


class Dock(QDockWidget):
    """A dock as small as its view permits; the view is hidden while another tab is in front.

    Qt only moves such a dock out of sight; hidden, its view does no work and takes no keys. A widget holds it, because
    a dock with nothing visible in it would let its place become no larger than nothing.

    Signals:
        lost_keyboard: what had the keyboard went out of sight; Qt has given it to whatever comes next.
    """

    lost_keyboard = Signal()

    def __init__(self, title: str, make: Callable[[], QWidget], parent: QWidget) -> None:
        super().__init__(title, parent)
        self._make = make
        self._view: QWidget | None = None
        holder = QWidget()
        self._column = QVBoxLayout(holder)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setWidget(holder)
        self._no_title = _nothing()  # one, since Qt keeps what was replaced
        self.setTitleBarWidget(self._no_title)  # most have a tab instead; done later it takes longer
        self.visibilityChanged.connect(self._on_visibility)

    @property
    def view(self) -> QWidget:
        self.build()
        return cast("QWidget", self._view)

    def is_view_seen(self) -> bool:
        """Whether the view exists, and no other tab is in front of it."""
        return self._view is not None and self._view.isVisible()

    def build(self) -> None:
        """Build the view, which stays hidden until it is seen."""
        if self._view is None:
            self._view = self._make()
            self._view.hide()
            self._column.addWidget(self._view)

    def show_view(self) -> None:
        """Show the view, which is built when it is first seen."""
        self.view.show()
        call_soon(self, self._report_opening)  # Qt may be laying panes out, and what opens may move them

    def _on_visibility(self, visible: bool) -> None:  # noqa: FBT001 - a signal's argument
        if visible:
            self.show_view()
            return
        if self._view is not None:
            focused = QApplication.focusWidget()
            had_keyboard = focused is not None and self._view.isAncestorOf(focused)
            self._view.hide()
            if had_keyboard:
                self.lost_keyboard.emit()
            call_soon(self, self._report_closing)  # panes are hidden for a moment when they are laid out

    def _report_opening(self) -> None:
        if self.is_view_seen() and isinstance(self._view, Pane):
            self._view.opened()

    def _report_closing(self) -> None:
        if self.isHidden() and isinstance(self._view, Pane):
            self._view.closed()

    def show_title(self, *, visible: bool) -> None:
        """Show or hide the title bar."""
        is_visible = self.titleBarWidget() is None
        if visible and not is_visible:
            self.setTitleBarWidget(None)  # type: ignore[arg-type]  # Qt's own comes back
        elif is_visible and not visible:
            self.setTitleBarWidget(self._no_title)

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        # Qt keeps the font with which the dock was made.
        if self.isFloating() or self.titleBarWidget() is self._no_title:
            super().paintEvent(event)
            return
        title = QRect(0, 0, self.width(), self.widget().y())
        if not event.rect().intersects(title):
            return  # its view alone is painted, at every step
        option = QStyleOptionDockWidget()
        with painter_on(self) as painter:
            self.initStyleOption(option)
            option.rect = title
            painter.setFont(self.font())
            self.style().drawControl(QStyle.ControlElement.CE_DockWidgetTitle, option, painter, self)

    def minimumSizeHint(self) -> QSize:
        # A long title is cut off, and must not make the view wider.
        size = super().minimumSizeHint()
        if self._view is not None and not self.isFloating():
            size.setWidth(max(self._view.minimumSizeHint().width(), self._view.minimumWidth()) + 2)
        return size


def _nothing() -> QWidget:
    """An empty title bar that takes no space: Qt asks for its size thousands of times."""
    nothing = QWidget()
    QVBoxLayout(nothing).setContentsMargins(0, 0, 0, 0)
    return nothing


class Panes(QObject):
    """All panes of a window. Features ask by signals; the shell arranges the panes.

    Attributes:
        specs: the specifications of all panes, once all features are created.
        docks: the docks of all panes by id; likewise.
        figures: what panes show in films and on paper, in the order of the panes; likewise.
        inserted: the widgets that features insert into panes of others, by the ids of these panes.
        arrangement: the name of the current arrangement.

    Signals:
        requested: a pane should be shown: its id, the id of the pane beside which it opens if closed, and whether it
            gets the focus.
        arrangement_requested: this arrangement should be shown.
        borrowed: a feature lays out the panes from now on, and the user's layout returns after it.
        layout_requested: meanwhile, only the panes of these ids should be shown; or, without any, this arrangement.
        returned: the user's layout should be restored.
        built: the view of a pane was built.
        arranged: the arrangement of this name is shown.
    """

    requested = Signal(str, str, bool)
    arrangement_requested = Signal(str)
    borrowed = Signal()
    layout_requested = Signal(tuple, str)
    returned = Signal()
    built = Signal(object)
    arranged = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.specs: list[PaneSpec] = []
        self.docks: dict[str, Dock] = {}
        self.figures: list[Figure] = []
        self.inserted: dict[str, list[QWidget]] = {}
        self.arrangement = ""

    def show(self, name: str, at: str = "", *, focus: bool = False) -> None:
        """Ask for a pane; see `requested`."""
        self.requested.emit(name, at, focus)

    def record_arrangement(self, name: str) -> None:
        """This arrangement is shown now."""
        self.arrangement = name
        self.arranged.emit(name)
