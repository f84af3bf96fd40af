"""A canvas whose points are about targets: mouse, keys and menu point at them in all views."""

from functools import partial

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent

from sudoku_gui.player.selection import Target
from sudoku_gui.widgets.pan_zoom import PanZoomCanvas


class PointedCanvas(PanZoomCanvas):
    """Hovering points, a click pins, a double click goes to the last change."""

    # --- hooks ------------------------------------------------------------------------------------

    def target_at(self, point: QPointF) -> Target | None:  # noqa: ARG002 - a hook
        return None

    def shows(self, target: Target | None) -> bool:  # noqa: ARG002 - a hook
        """Whether a target can be seen here."""
        return self.isVisible()

    def keyboard_place(self) -> tuple[Target | None, QPoint] | None:
        """What the keyboard is at, and where its menu opens; None: nowhere."""
        return self._selection.pinned, QPoint()

    def click(self, point: QPointF) -> None:
        self.pin(self.target_at(point))

    def hover(self, point: QPointF | None) -> None:
        target = None if point is None else self.target_at(point)
        self._selection.hover(target, partial(self.shows, target))

    def pin(self, target: Target | None) -> None:
        """Point at a target until something else is pinned."""
        self._selection.pin(target, partial(self.shows, target))

    # --- Qt ---------------------------------------------------------------------------------------

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._selection.request_visit(self.target_at(event.position()))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is not QContextMenuEvent.Reason.Keyboard:
            self._selection.request_menu(self.target_at(QPointF(event.pos())), event.globalPos())
        elif (place := self.keyboard_place()) is not None:
            self._selection.request_menu(place[0], self.mapToGlobal(place[1]))
