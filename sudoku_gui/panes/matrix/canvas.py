"""The matrix under mouse, fingers and keys."""

from functools import partial

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QToolTip, QWidget

from solver_core.cover import Problem
from sudoku_gui.panes.matrix import keys as matrix_keys
from sudoku_gui.panes.matrix import telling as matrix_telling
from sudoku_gui.panes.matrix import text as words
from sudoku_gui.panes.matrix.hit import Hit, hit
from sudoku_gui.panes.matrix.keys import Deed, Press
from sudoku_gui.panes.matrix.sight import MatrixSight
from sudoku_gui.player.baseline import Baseline
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.shortcut_override import claimed
from sudoku_gui.wording.foreign import as_tip

_REACH = 4.0
"""How many logical pixels a node may be away from the mouse that is meant for it."""
_NOTCH = 120


class MatrixCanvas(MatrixSight):
    """Points, walks, zooms and scrolls.

    Signals:
        told: there may be something else to be said.
        key_wanted: the user asks what the shapes mean.
    """

    told = Signal()
    key_wanted = Signal()

    def __init__(
        self,
        player: Player,
        selection: Selection,
        theme: Theme,
        baseline: Baseline | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(player, selection, theme, baseline, parent)
        self._hit: Hit | None = None
        self._hit_in: Problem | None = None
        self._pressed: QPointF | None = None
        self._dragged: QPointF | None = None
        self._turned = 0
        self.setObjectName("matrix_canvas")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.grabGesture(Qt.GestureType.PinchGesture)
        selection.changed.connect(self.told)

    @property
    def sentence(self) -> str:
        """What is under the mouse, else what is pointed at elsewhere, else what is left of the matrix."""
        search, shown = self._player.search, self.shown
        if search is None or shown is None:
            return ""
        # What was under the mouse in the problem before has other numbers.
        under = self._hit if self._hit_in is shown[0].problem else None
        target = self._selection.target if under is None else under.target
        return matrix_telling.sentence(search, *shown, target)

    def target_at(self, point: QPointF) -> Hit | None:
        """What lies at a point of the widget."""
        layout, shown, ratio = self.layout_now, self.shown, self.devicePixelRatioF()
        if layout is None or shown is None:
            return None
        return hit(shown[1], layout, point.x() * ratio, point.y() * ratio, _REACH * ratio)

    # --- deeds ------------------------------------------------------------------------------------

    def _hover(self, found: Hit | None) -> None:
        problem = None if self.shown is None else self.shown[0].problem
        if found != self._hit or problem is not self._hit_in:
            self._hit, self._hit_in = found, problem
            target = None if found is None or found.is_ground else found.target
            self._selection.hover(target, partial(self._sees, target))
            self.told.emit()

    def _do(self, key: Press) -> None:
        match key.deed:
            case Deed.ZOOM_IN | Deed.ZOOM_OUT:
                self.zoom_step(closer=key.deed is Deed.ZOOM_IN, point=self._cursor_place())
            case Deed.FIT:
                self.fit()
            case Deed.FOLLOW:
                self.set_follows(follows=not self.follows)
            case Deed.KEY:
                self.key_wanted.emit()
            case Deed.PAN:
                self.pan(-key.right * self.width() / 4, -key.down * self.height() / 4)
            case Deed.DO:
                self._selection.request_doing(self._selection.pinned)
            case _:
                self._walk(key)

    def _walk(self, key: Press) -> None:
        """To the node where the key leads; the first key only shows where the keyboard is."""
        shown = self.shown
        if shown is None:
            return
        problem, pinned = shown[0].problem, self._selection.pinned
        start = matrix_keys.whole(problem, shown[1].changed if pinned is None else pinned)
        self._hit = None
        there = matrix_keys.destination(problem, start, key) if start == pinned else start
        self._selection.pin(there, partial(self._sees, there))
        if self._selection.pinned is not None:
            self.bring_in_sight(self._selection.pinned)
        self._announce()

    def _announce(self) -> None:
        """Let screen readers say where the keyboard is."""
        sentence = self.sentence
        self.setAccessibleDescription(sentence)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def _sees(self, target: Target | None) -> bool:
        """Whether a column, a row or a node is neither hidden nor out of the picture."""
        layout = self.layout_now
        if layout is None or target is None or not self.isVisible():
            return False
        has_item = target.item is None or layout.items.sees(target.item)
        return has_item and (target.option is None or layout.options.sees(target.option))

    def _cursor_place(self) -> QPointF | None:
        """The middle of the node where the keyboard is, if it is in sight."""
        target, layout = self._selection.pinned, self.layout_now
        if layout is None or target is None or target.item is None or target.option is None:
            return None
        if not layout.items.sees(target.item) or not layout.options.sees(target.option):
            return None
        place = QPointF(layout.items.middle(target.item), layout.options.middle(target.option))
        return place / self.devicePixelRatioF()

    def _click(self, point: QPointF) -> None:
        found = self.target_at(point)
        target = None if found is None or found.is_ground else found.target
        self._selection.pin(target, partial(self._sees, target))
        self._announce()

    def _pinch(self, event: QGestureEvent) -> bool:
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(pinch, QPinchGesture):
            return False
        self._pressed = self._dragged = None  # the first of the two fingers came as a mouse
        middle = self.mapFromGlobal(pinch.centerPoint())
        moved = pinch.centerPoint() - pinch.lastCenterPoint()
        self.zoom_by(pinch.scaleFactor(), QPointF(middle))
        self.pan(moved.x(), moved.y())
        event.accept()
        return True

    def _spread(self, event: QNativeGestureEvent) -> bool:
        kind = event.gestureType()
        if kind is Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position())
        elif kind is Qt.NativeGestureType.SmartZoomNativeGesture:
            if self.is_fit:
                self.zoom_by(8, event.position())
            else:
                self.fit()
        else:
            return False
        return True

    def _tip(self, event: QHelpEvent) -> bool:
        if self.target_at(QPointF(event.pos())) is None:
            QToolTip.hideText()
            event.ignore()
        else:
            QToolTip.showText(event.globalPos(), as_tip(self.sentence), self)
        return True

    def _is_ours(self, event: QKeyEvent) -> bool:
        return self.snapshot is not None and matrix_keys.press(event) is not None

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim own keys before shortcuts of the window see them; gestures and tool tips arrive here, too."""
        if claimed(event, self._is_ours):
            return True
        if isinstance(event, QGestureEvent):
            return self._pinch(event)
        if isinstance(event, QNativeGestureEvent):
            return self._spread(event) or super().event(event)
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            return self._tip(event)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """SearchBase, scroll, zoom, or leave the key to the window."""
        key = matrix_keys.press(event)
        event.setAccepted(key is not None and self.snapshot is not None)
        if key is not None and self.snapshot is not None:
            self._do(key)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel zooms around the mouse; fingers on a touchpad scroll, and zoom with Ctrl."""
        event.accept()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        turn, slide = event.angleDelta(), event.pixelDelta()
        is_touchpad = (
            event.phase() is not Qt.ScrollPhase.NoScrollPhase
            or event.device().type() is QInputDevice.DeviceType.TouchPad
        )
        sideways = bool(turn.x()) or bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if (is_touchpad or sideways) and not control:
            by = slide if is_touchpad and not slide.isNull() else turn / 2
            across = by.x() or (by.y() if sideways else 0)
            self.pan(across, 0 if sideways and not is_touchpad else by.y())
            return
        self._turned += turn.y()
        while abs(self._turned) >= _NOTCH:
            self.zoom_step(closer=self._turned > 0, point=event.position())
            self._turned -= _NOTCH if self._turned > 0 else -_NOTCH
        self._hover(self.target_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The beginning of a click or of a drag; a touch arrives here too."""
        if event.button() in {Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton}:
            self._pressed = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the matrix, or point at what is under the mouse."""
        at = event.position()
        if self._pressed is not None and self._dragged is None and not self.is_fit:
            far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            if far:
                self._dragged = self._pressed
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._dragged is not None:
            moved = at - self._dragged
            self._dragged = at
            self.pan(moved.x(), moved.y())
        else:
            self._hover(self.target_at(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a drag, or a click."""
        was_click = self._pressed is not None and self._dragged is None
        self._pressed = self._dragged = None
        self.unsetCursor()
        if was_click and event.button() is Qt.MouseButton.LeftButton:
            self._click(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Go where a thing changed last; on empty ground show the whole matrix."""
        found = self.target_at(event.position())
        if found is None or found.is_ground:
            self.fit()
        else:
            self._selection.request_doing(found.target)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with what is under the mouse, or where the keyboard is."""
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            found = self.target_at(QPointF(event.pos()))
            self._selection.request_menu(
                None if found is None or found.is_ground else found.target, event.globalPos()
            )
        else:
            place = self._cursor_place() or QPointF(self.rect().center())
            self._selection.request_menu(self._selection.pinned, self.mapToGlobal(place.toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
