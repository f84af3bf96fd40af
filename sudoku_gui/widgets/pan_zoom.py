"""A canvas whose picture may be larger than it: it is dragged, clicked and hovered over, and explains what is there.

A subclass paints, and overrides the hooks.
"""

from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication

from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.canvas import Canvas

_MARGIN = 8


class PanZoomCanvas(Canvas):
    """Turns the mouse into drags, clicks and hovering.

    Attributes:
        is_dragging: whether the mouse moves the picture.
    """

    def __init__(self, name: str, player: Player, selection: Selection, theme: Theme) -> None:
        super().__init__(name, theme)
        self._player, self._selection = player, selection
        self.is_dragging = False
        self._pressed_at: QPointF | None = None
        self._grip = QPointF()

    def paint_message(self, painter: QPainter, text: str) -> None:
        """Paint a sentence in place of a picture."""
        painter.fillRect(self.rect(), self.theme.paper)
        painter.setPen(self.theme.candidate)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN), flags, text)

    # --- hooks ------------------------------------------------------------------------------------

    def offset(self) -> QPointF:
        """Where the origin of the picture is on the canvas."""
        return QPointF()

    def pan_to(self, offset: QPointF) -> None:
        """Move the picture by hand."""

    def press(self, point: QPointF) -> None:
        """Note that the left button went down."""

    def click(self, point: QPointF) -> None:
        """React to a click of the left button: it goes up where it went down."""

    # --- Qt ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() not in {Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton}:
            event.ignore()
            return
        if event.button() is Qt.MouseButton.LeftButton:
            self.press(event.position())
        self._pressed_at, self._grip = event.position(), self.offset()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            self.hover(event.position())
            return
        by = event.position() - self._pressed_at
        if self.is_dragging or by.manhattanLength() >= QApplication.startDragDistance():
            self.is_dragging = True
            self.pan_to(self._grip + by)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            return
        was_dragging = self.is_dragging
        self.drop()
        if not was_dragging and event.button() is Qt.MouseButton.LeftButton:
            self.click(event.position())
        self.hover(event.position())

    def drop(self) -> None:
        """Note that the mouse holds the picture no longer."""
        self._pressed_at, self.is_dragging = None, False
        self.update()


def clamped(shift: QPointF, extent: QSizeF, area: QSizeF) -> QPointF:
    """The nearest shift by which a picture still fills an area; none where it is not larger."""
    least_x, least_y = min(0.0, area.width() - extent.width()), min(0.0, area.height() - extent.height())
    return QPointF(min(0.0, max(shift.x(), least_x)), min(0.0, max(shift.y(), least_y)))


def revealing(shift: QPointF, box: QRectF, area: QSizeF) -> QPointF:
    """The nearest shift by which a part of a picture is in sight, or what fits of it from its corner."""
    left = min(max(-shift.x(), box.right() - area.width()), max(0.0, box.left()))
    top = min(max(-shift.y(), box.bottom() - area.height()), max(0.0, box.top()))
    return QPointF(-left, -top)


class PointedCanvas(PanZoomCanvas):
    """Hovering points, a click pins, a double click goes to the last change."""

    # --- hooks ------------------------------------------------------------------------------------

    def target_at(self, point: QPointF) -> Target | None:  # noqa: ARG002 - a hook
        return None

    def shows(self, target: Target | None) -> bool:  # noqa: ARG002 - a hook
        """Whether a target can be seen here."""
        return self.isVisible()

    def keyboard_target(self) -> tuple[Target | None, QPoint] | None:
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
        elif (found := self.keyboard_target()) is not None:
            self._selection.request_menu(found[0], self.mapToGlobal(found[1]))
