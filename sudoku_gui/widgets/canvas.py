"""A widget that paints itself, says what is under the mouse and works some keys; a subclass overrides the hooks.

What it shows on screen, in pictures and in films comes from one method, `paint_on`, which asks the painter how fine it
is (`render.pixmaps`) and never the widget.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, ClassVar, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QStyle, QToolTip, QWidget

from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.fonts import painter_on, scaled
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.boxes import keep_left_to_right
from sudoku_gui.widgets.pane import FontFollower, SizedByText, Themed
from sudoku_gui.widgets.shortcut_override import claimed, plain
from sudoku_gui.wording.foreign import as_tip

_STILL: Final = 4  # pixels that the mouse may move while a tool tip stays


@cache
def read_as(kind: type[QObject], interface: Callable[[Any], QAccessibleInterface]) -> Callable[..., object]:
    """Let screen readers meet objects of a class by this interface, from now on."""

    def found(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
        return interface(thing) if isinstance(thing, kind) else None

    QAccessible.installFactory(found)
    return found  # which Qt does not keep


class Canvas(FontFollower, SizedByText, Themed, QWidget):
    """Takes the keyboard and as much space as there is, and shows whether it has the keyboard.

    Attributes:
        animated: whether changes are shown as motion; at first as the desktop is set.
    """

    # whether it may take the keys that move the search, too: something is typed in it
    takes_all_keys: ClassVar[bool] = False

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.animated = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
        self.setObjectName(name)
        keep_left_to_right(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def area(self) -> QRectF:
        return QRectF(self.rect())

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self.update()

    # --- hooks ------------------------------------------------------------------------------------

    def paint_on(self, painter: QPainter) -> None:
        """Paint it from (0, 0); the painter has the font of the widget, and ends with what it is set to."""
        raise NotImplementedError

    def come_to_rest(self) -> None:
        """Let what waits or glides reach its end now."""

    def hover(self, point: QPointF | None) -> None:
        """Record that the mouse is somewhere else; None: outside."""

    def tip_at(self, point: QPointF) -> str:  # noqa: ARG002 - a hook
        return ""

    def show_tip(self, at: QPoint, text: str) -> None:
        """Show a text at a point of the screen until the mouse moves on; "" shows none."""
        here = QRect(self.mapFromGlobal(at), QSize(1, 1)).adjusted(-_STILL, -_STILL, _STILL, _STILL)
        QToolTip.showText(at, as_tip(text), self, here)

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:  # noqa: ARG002 - a hook
        """The command of a key here; None if it has none."""
        return None

    def is_own_key(self, event: QKeyEvent) -> bool:
        return self.command(event) is not None

    def announce(self, text: str) -> None:
        """Send a text to screen readers, if one is running."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            self.paint_on(painter)

    def event(self, event: QEvent) -> bool:
        if claimed(event, self.is_own_key, all_keys=self.takes_all_keys):
            return True
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and not self.toolTip():
            self.show_tip(event.globalPos(), self.tip_at(QPointF(event.pos())))
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = self.command(event)
        event.setAccepted(command is not None)
        if command is not None:
            command()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hover(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hover(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


_SMALL: Final = 0.9
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Chart(Canvas):
    """A canvas whose sizes are counted in letters across and lines down."""

    least: ClassVar[tuple[int, int]] = (10, 8)  # the size that it needs
    most: ClassVar[tuple[int, int]] = (40, 12)  # the size that it would like

    @property
    def small_font(self) -> QFont:
        return scaled(self.font(), _SMALL)

    def move_cursor(self, step: int) -> None:
        """A hook: Left (-1) or Right (1) was pressed."""

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:
        return partial(self.move_cursor, _STEPS[Qt.Key(event.key())]) if plain(_STEPS)(event) else None

    def _letters(self, size: tuple[int, int]) -> QSize:
        metrics = self.fontMetrics()
        return QSize(size[0] * metrics.averageCharWidth(), size[1] * metrics.height())

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return self._letters(self.least)

    def sizeHint(self) -> QSize:
        return self._letters(self.most)


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
        player.moved.connect(self._hide_tip)

    def _hide_tip(self) -> None:
        """Hide the tip, since what it says of the place under the mouse is no longer so."""
        if QToolTip.isVisible() and self.underMouse():
            QToolTip.hideText()

    def paint_message(self, painter: QPainter, text: str) -> None:
        """Paint a sentence in place of a picture."""
        painter.fillRect(self.rect(), self.theme.paper)
        painter.setPen(self.theme.candidate)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN), flags, text)

    # --- hooks ------------------------------------------------------------------------------------

    def offset(self) -> QPointF:
        return QPointF()

    def pan_to(self, offset: QPointF) -> None:
        """Move the picture by hand."""

    def press(self, point: QPointF) -> None:
        """Record that the left button went down."""

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
        """Record that the mouse holds the picture no longer."""
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
        return self.isVisible()

    def keyboard_target(self) -> tuple[Target | None, QPoint] | None:
        """The target of the keyboard, where its menu opens; None if there is none."""
        return self._selection.pinned, QPoint()

    def click(self, point: QPointF) -> None:
        self.pin(self.target_at(point))

    def hover(self, point: QPointF | None) -> None:
        target = None if point is None else self.target_at(point)
        self._selection.hover(target, partial(self.shows, target))

    def pin(self, target: Target | None) -> None:
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
