"""The matrix under mouse, fingers and keys: which node is pointed at, and where keys lead."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QInputDevice, QKeyEvent, QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

from solver_core.cover import Problem
from sudoku_gui.features.matrix_view.layout import MatrixHit, hit
from sudoku_gui.features.matrix_view.picture_canvas import MatrixPicture
from sudoku_gui.player.baseline import Baseline
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording import matrix as words
from sudoku_gui.wording import names

_FAR: Final = 9
"""How far a leap leads where a problem has no groups of its own: as far as in a Sudoku, by a cell."""


class Stride(Enum):
    """How far a key leads: to the next node, over a group, to the end of the option, to the first or last one."""

    WALK = auto()
    LEAP = auto()
    TO_END = auto()
    TO_FAR_END = auto()


class Move(NamedTuple):
    """A stride in one of four directions; `right` and `down` are -1, 0 or 1."""

    stride: Stride
    right: int = 0
    down: int = 0


def node_near(problem: Problem, target: Target | None) -> Target | None:
    """A node to begin at: that of the target, or the first that belongs to it, or the first of all, if there is one."""
    item, option = (None, None) if target is None else (target.item, target.option)
    if item is not None and option is None and problem.columns[item]:
        return Target(item, problem.columns[item][0])
    if option is None or not problem.options[option]:
        option = next((number for number, items in enumerate(problem.options) if items), None)
    if option is None:
        return None
    items = problem.options[option]
    return Target(item if item in items else items[0], option)


def stopping(problem: Problem, target: Target, move: Move, has: Callable[[Target], bool]) -> Target | None:
    """The target, or where the walk next meets a node that is not folded away; else the nearest one there is."""
    walk, there = Move(Stride.WALK, move.right, move.down or int(not move.right)), target
    for _ in range(len(problem.options) + len(problem.names) + 1):
        if has(there):
            return there
        there = destination(problem, there, walk)
    start = target.option or 0
    nearest = sorted(range(len(problem.options)), key=lambda option: abs(option - start))
    nodes = (Target(item, option) for option in nearest for item in problem.options[option])
    return next(filter(has, nodes), None)


def destination(problem: Problem, target: Target, move: Move) -> Target:
    """Where a key leads from a node."""
    item, option = target.item, target.option
    assert item is not None and option is not None  # noqa: PT018, S101 - a node has both: see `node_near`
    items, column, (stride, right, down) = problem.options[option], problem.columns[item], move
    match stride:
        case Stride.WALK if right:
            return Target(items[(items.index(item) + right) % len(items)], option)
        case Stride.WALK:
            return Target(item, column[(column.index(option) + down) % len(column)])
        case Stride.LEAP if right:
            return _across(problem, item, option, right)
        case Stride.TO_END:
            return Target(items[0] if right < 0 else items[-1], option)
        case Stride.LEAP:
            leap = _FAR if names.is_sudoku(problem) else max(1, min(_FAR, len(problem.options) // _FAR))
            wanted = option + leap * down
        case _:
            wanted = 0 if right < 0 else len(problem.options)
    there = min(max(0, wanted), len(problem.options) - 1)
    while not problem.options[there]:
        there += 1 if there < option else -1
    items_there = problem.options[there]
    return Target(items_there[min(items.index(item), len(items_there) - 1)], there)


def _across(problem: Problem, item: int, option: int, right: int) -> Target:
    """Nine columns on, or as near to it as there is a node, in the option nearest to this one."""
    wanted = min(max(0, item + _FAR * right), len(problem.names) - 1)
    while not problem.columns[wanted]:
        wanted -= right
    return Target(wanted, min(problem.columns[wanted], key=lambda other: abs(other - option)))


_REACH = 4.0  # how many logical pixels a node may be away from the mouse that is meant for it
_NOTCH = 120

_ARROWS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENDS: Final[dict[int, int]] = {Qt.Key.Key_Home: -1, Qt.Key.Key_End: 1}
_ZOOMS: Final[dict[int, bool]] = {
    Qt.Key.Key_Plus: True,
    Qt.Key.Key_Equal: True,
    Qt.Key.Key_Minus: False,
    Qt.Key.Key_Underscore: False,
}
_LEFT_TO_OTHERS: Final = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class MatrixCanvas(MatrixPicture):
    """Points, walks, zooms and scrolls.

    Signals:
        sentence_changed: there may be something else to say.
        legend_requested: the user asks what the shapes mean.
    """

    sentence_changed = Signal()
    legend_requested = Signal()

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, baseline: Baseline | None = None
    ) -> None:
        super().__init__(player, selection, theme, baseline)
        self._hit: MatrixHit | None = None
        self._hit_in: Problem | None = None
        self._panned = QPointF()
        self._turned = 0
        self.grabGesture(Qt.GestureType.PinchGesture)
        selection.changed.connect(self.sentence_changed)

    @property
    def sentence(self) -> str:
        """A sentence about the place under the mouse, else the target elsewhere, else the rest of the matrix."""
        search, snapshot = self._player.search, self.snapshot
        if search is None or snapshot is None:
            return ""
        # What was under the mouse in the problem before has other numbers.
        under = self._hit if self._hit_in is snapshot.problem else None
        target = self._selection.target if under is None else under.target
        if target is None and self.is_folded:
            return words.nothing_left(snapshot) if self.is_empty else words.left(snapshot)
        return words.sentence(search, snapshot, target)

    def hit_at(self, point: QPointF) -> MatrixHit | None:
        """The part of the matrix at a point of the widget, within a finger of it; None if there is no matrix."""
        layout, shown, ratio = self.layout_now, self.shown, self.devicePixelRatioF()
        if layout is None or shown is None:
            return None
        return hit(shown[1], layout, point.x() * ratio, point.y() * ratio, _REACH * ratio)

    def target_at(self, point: QPointF) -> Target | None:
        found = self.hit_at(point)
        return None if found is None or found.is_empty else found.target

    # --- pointing ---------------------------------------------------------------------------------

    def hover(self, point: QPointF | None) -> None:
        found = None if point is None else self.hit_at(point)
        problem = None if self.snapshot is None else self.snapshot.problem
        if found != self._hit or problem is not self._hit_in:
            self._hit, self._hit_in = found, problem
            target = None if found is None or found.is_empty else found.target
            self._selection.hover(target, partial(self.shows, target))
            self.sentence_changed.emit()

    def click(self, point: QPointF) -> None:
        super().click(point)
        self._announce()

    def pan_to(self, offset: QPointF) -> None:
        """Move the viewport, which is kept in columns and rows, by the difference to the last move."""
        if not self.is_fit:
            by, self._panned = offset - self._panned, offset
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.pan(by.x(), by.y())

    def drop(self) -> None:
        super().drop()
        self._panned = QPointF()
        self.unsetCursor()

    def tip_at(self, point: QPointF) -> str:
        return "" if self.hit_at(point) is None else self.sentence

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:
        key, modifiers = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self.snapshot is None or modifiers & _LEFT_TO_OTHERS:
            return None
        control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        if key in _ARROWS and not (control and shift):
            right, down = _ARROWS[key]
            if shift:
                return partial(self.pan, -right * self.width() / 4, -down * self.height() / 4)
            return partial(self._walk, Move(Stride.LEAP if control else Stride.WALK, right, down))
        if key in _ENDS and not shift:
            return partial(self._walk, Move(Stride.TO_FAR_END if control else Stride.TO_END, _ENDS[key]))
        if key in _ZOOMS:
            return partial(self.zoom_step, closer=_ZOOMS[key], point=self._cursor_point())
        if key == Qt.Key.Key_0:
            return self.fit
        plain: dict[int, Callable[[], object]] = {
            Qt.Key.Key_F: self.fit,
            Qt.Key.Key_L: self.toggle_following,
            Qt.Key.Key_R: self.toggle_folding,
            Qt.Key.Key_K: self.legend_requested.emit,
            Qt.Key.Key_Return: partial(self._selection.request_visit, self._selection.pinned),
            Qt.Key.Key_Enter: partial(self._selection.request_visit, self._selection.pinned),
        }
        return None if control or shift else plain.get(key)

    def _walk(self, move: Move) -> None:
        shown = self.shown
        if shown is None:
            return
        problem, pinned = shown[0].problem, self._selection.pinned
        start = node_near(problem, shown[1].changed if pinned is None else pinned)
        if start is None:
            return
        self._hit = None
        wanted = destination(problem, start, move) if start == pinned else start
        there = stopping(problem, wanted, move, self._has)
        if there is None:
            return
        self.pin(there)
        if self._selection.pinned is not None:
            self.bring_into_view(self._selection.pinned)
        self._announce()

    def _has(self, target: Target) -> bool:
        layout = self.layout_now
        return layout is not None and layout.has(target)

    def _announce(self) -> None:
        self.setAccessibleDescription(self.sentence)
        self.announce(self.sentence)

    def shows(self, target: Target | None) -> bool:
        layout = self.layout_now
        if layout is None or target is None or not self.isVisible():
            return False
        has_item = target.item is None or layout.items.sees(target.item)
        return has_item and (target.option is None or layout.options.sees(target.option))

    def _cursor_point(self) -> QPointF | None:
        target, layout = self._selection.pinned, self.layout_now
        if layout is None or target is None or target.item is None or target.option is None:
            return None
        point = QPointF(layout.items.middle(target.item), layout.options.middle(target.option))
        return point / self.devicePixelRatioF() if self.shows(target) else None

    def keyboard_target(self) -> tuple[Target | None, QPoint]:
        point = self._cursor_point() or QPointF(self.rect().center())
        return self._selection.pinned, point.toPoint()

    def _pinch(self, event: QGestureEvent) -> bool:
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(pinch, QPinchGesture):
            return False
        self.drop()  # the first of the two fingers came as a mouse
        moved = pinch.centerPoint() - pinch.lastCenterPoint()
        self.zoom_by(pinch.scaleFactor(), QPointF(self.mapFromGlobal(pinch.centerPoint())))
        self.pan(moved.x(), moved.y())
        event.accept()
        return True

    def _zoom_native(self, event: QNativeGestureEvent) -> bool:
        kind = event.gestureType()
        if kind is Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position())
        elif kind is not Qt.NativeGestureType.SmartZoomNativeGesture:
            return False
        elif self.is_fit:
            self.zoom_by(8, event.position())
        else:
            self.fit()
        return True

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QGestureEvent):
            return self._pinch(event)
        if isinstance(event, QNativeGestureEvent):
            return self._zoom_native(event) or super().event(event)
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # A wheel zooms around the mouse; fingers on a touchpad scroll, and zoom with Ctrl.
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
        self.hover(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if (target := self.target_at(event.position())) is None:
            self.fit()
        else:
            self._selection.request_visit(target)
