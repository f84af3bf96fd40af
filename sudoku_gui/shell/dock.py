"""The dock of one view: the view comes when it is first looked at, and rests while it is not seen."""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QApplication, QDockWidget, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded


class Dock(Guarded, QDockWidget):
    """A dock as small as its view lets it be; the view is hidden while another tab is in front.

    Qt only moves such a dock out of sight; hidden, its view does no work and takes no keys. It is held by another
    widget, for a dock with nothing visible in it would let its whole place be no larger than nothing.

    Args:
        title: of the pane.
        make: answers the view.

    Signals:
        lost_keyboard: what had the keyboard went out of sight; Qt has given it to whatever comes next.
        needs_view: the pane is in sight, and its view is not there yet.
    """

    lost_keyboard = Signal()
    needs_view = Signal()

    def __init__(self, title: str, make: Callable[[], QWidget], parent: QWidget) -> None:
        super().__init__(title, parent)
        self._make = make
        self._view: QWidget | None = None
        self._is_visible = False
        self._column = QVBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        holder = QWidget()
        holder.setLayout(self._column)
        self.setWidget(holder)
        self._no_title = NoTitle(self)  # one, for Qt keeps what it has let go of
        self.setTitleBarWidget(self._no_title)  # most have a tab instead; done later it takes longer
        self.visibilityChanged.connect(self._on_visibility)

    @property
    def is_built(self) -> bool:
        """Whether the view is there."""
        return self._view is not None

    @property
    def view(self) -> QWidget:
        """What the pane is for."""
        self.build()
        return cast("QWidget", self._view)

    def is_view_seen(self) -> bool:
        """Whether the view is there, and no other tab in front of it."""
        return self._view is not None and self._view.isVisible()

    def build(self) -> None:
        """See to it that the view is there; it stays hidden until it is seen."""
        if self._view is None:
            self._view = self._make()
            self._view.hide()
            self._column.addWidget(self._view)

    def show_view(self, *, visible: bool) -> None:
        """Let the view be seen, or not."""
        if visible:
            self.view.show()
        elif self._view is not None:
            focused = QApplication.focusWidget()
            had_keyboard = focused is not None and self._view.isAncestorOf(focused)
            self._view.hide()
            if had_keyboard:
                self.lost_keyboard.emit()

    def show_view_soon(self) -> None:
        """Let the view be seen, now or as soon as it is there."""
        self._is_visible = True
        if self.is_built:
            self.show_view(visible=True)
        else:
            self.needs_view.emit()

    def build_and_show(self) -> None:
        """Build the view and show it, if it is still to be seen."""
        self.build()
        if self._is_visible:
            self.show_view(visible=True)

    def _on_visibility(self, visible: bool) -> None:  # noqa: FBT001 - a signal's argument
        if visible:
            self.show_view_soon()
        else:
            self._is_visible = False
            self.show_view(visible=False)

    def show_title(self, *, visible: bool) -> None:
        """Show the title bar, or do without."""
        is_visible = self.titleBarWidget() is None
        if visible and not is_visible:
            self.setTitleBarWidget(None)  # type: ignore[arg-type]  # Qt's own comes back
        elif is_visible and not visible:
            self.setTitleBarWidget(self._no_title)

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """Its title takes no more space than its view: a long one is cut off."""
        size = super().minimumSizeHint()
        if self._view is not None and not self.isFloating():
            size.setWidth(max(self._view.minimumSizeHint().width(), self._view.minimumWidth()) + 2)
        return size


class NoTitle(Guarded, QWidget):
    """Stands where a title bar would, and takes no space."""

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
