"""The search tree under the hands: mouse, wheel and keys."""

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from sudoku_gui.panes.tree.canvas import TreeCanvas
from sudoku_gui.panes.tree.keys import WALKS, Deed, deed
from sudoku_gui.panes.tree.menu import Fill, TreeMenu
from sudoku_gui.panes.tree.walking import neighbour
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import RunUntil
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.shortcut_override import claimed
from sudoku_gui.widgets.throttle import Throttle
from sudoku_gui.wording import baseline as contrasting
from sudoku_gui.wording import tree as words
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.transport import missed

_MARGIN = 0.08


class TreeHands(TreeCanvas):
    """A canvas that can be worked: click to go there, drag to pan, turn the wheel to zoom, walk by keys.

    Signals:
        contrast_wanted: two places are to be compared.
            first: a position.
            second: the other one; -1 for wherever the search stands.

    Attributes:
        fill_menu: adds to a node's menu what can be done with its choice; None: that has a menu of its own.
    """

    contrast_wanted = Signal(object, object)
    fill_menu: Fill | None = None
    _latest: int | None = None
    _earlier: int | None = None

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(player, selection, theme, parent)
        self._pressed_at: QPointF | None = None
        self._origin = QPointF()
        self._pressed: int | None = None
        self._was_open = False
        self._is_dragging = False
        self.setObjectName("tree_canvas")
        self.setAccessibleName(words.view_name())
        self.setAccessibleDescription(words.view_help())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._run_until, self._wanted = RunUntil(player, self), ""
        self._run_until.missed.connect(self._tell_missed)
        Throttle(player, self).due.connect(self.tell)

    # --- deeds ------------------------------------------------------------------------------------

    def go(self, number: int) -> None:
        """Let the search go where a twig begins."""
        self._note(number)
        self._selected = None
        self._point(number)
        self._player.scrub(self.drawing.twig(number).first)

    def select(self, number: int) -> None:
        """SearchBase to a twig; the search stays where it is."""
        self._note(number)
        self._selected, self._notice = self.drawing.twig(number).first, ""
        self._point(number)
        room, ceiling = self.room, self.drawing.em
        self.camera.bring(self.drawing.box(number), room, ceiling, margin=_MARGIN)
        self.tell()
        self._announce(self.drawing.facts(number))
        self.update()

    def menu(self, number: int, target: Target, place: QPoint) -> TreeMenu:
        """What can be done with a twig: go there, compare it, and what can be done with its choice."""
        first, other = self.drawing.twig(number).first, self._other(number)
        made = TreeMenu(self, "" if other is None else self._name(other))
        made.going_wanted.connect(lambda: self._go_to(first))
        made.present_wanted.connect(lambda: self.contrast_wanted.emit(first, -1))
        made.selected_wanted.connect(lambda: self.contrast_wanted.emit(other, first))
        made.add_rest(target, place, self.fill_menu, self._selection.request_menu)
        return made

    def _go_to(self, first: int) -> None:
        if (number := self.drawing.state.excerpt.of(first)) is not None:
            self.go(number)

    def _note(self, number: int) -> None:
        first = self.drawing.twig(number).first
        if first != self._latest:
            self._latest, self._earlier = first, self._latest

    def _other(self, number: int) -> int | None:
        """Where the twig is that was selected before this one."""
        first = self.drawing.twig(number).first
        return self._earlier if first == self._latest else self._latest

    def _name(self, first: int) -> str:
        number, texts = self.drawing.state.excerpt.of(first), self.drawing.texts
        if number is None or texts is None:
            return contrasting.node_at(first)
        return texts.name(self.drawing.twig(number), self.drawing.among(number))

    def _on_began(self) -> None:
        super()._on_began()
        self._latest = self._earlier = self._pressed_at = self._pressed = None
        self.is_held = False
        for menu in self.findChildren(TreeMenu):
            menu.close()

    def do(self, wish: Deed) -> None:
        """What a key means."""
        number = self.selected
        match wish:
            case Deed.NEXT_SOLUTION | Deed.PREVIOUS_SOLUTION:
                self._look_for("solution", backward=wish is Deed.PREVIOUS_SOLUTION)
            case Deed.NEXT_DEAD_END | Deed.PREVIOUS_DEAD_END:
                self._look_for("dead_end", backward=wish is Deed.PREVIOUS_DEAD_END)
            case Deed.FOLLOW:
                self.follow(following=not self.camera.following)
            case Deed.FOLD_FAILED:
                self.toggle_failed()
            case Deed.LARGER | Deed.SMALLER:
                self.camera.zoom_by(1 if wish is Deed.LARGER else -1, self.room.center())
            case Deed.FIT:
                self.show_all()
            case Deed.GO if number is not None:
                self.go(number)
            case Deed.FOLD if number is not None:
                self._selected = self.drawing.twig(number).first
                self.toggle(number)
            case _ if number is not None:
                self.select(neighbour(self.drawing.state.excerpt, number, wish))

    def _look_for(self, kind: str, *, backward: bool) -> None:
        self._wanted = kind
        self._run_until.look(kind, backward=backward)

    def _tell_missed(self, backward: bool) -> None:  # noqa: FBT001 - a signal's argument
        self._notice = missed(self._wanted, backward=backward)
        self.tell()
        self._announce(self._notice)

    def follow(self, *, following: bool) -> None:
        """Keep the present node in sight from now on, or no longer."""
        self._followed = None
        self.camera.follow(following=following)
        self.update()

    def _hover(self, point: QPointF | None) -> None:
        number = None if point is None else self.drawing.at(point)
        first = None if number is None else self.drawing.twig(number).first
        if first == self._hovered:
            return
        self._hovered, self._notice = first, ""
        self.setCursor(Qt.CursorShape.ArrowCursor if first is None else Qt.CursorShape.PointingHandCursor)
        target = None if number is None else self.drawing.target(number)
        self._selection.hover(target, self.isVisible)
        self.tell()
        self.update()

    def _means(self, event: QKeyEvent) -> bool:
        return self._player.is_watching and deed(event) is not None

    def _announce(self, line: str) -> None:
        self.setAccessibleDescription(line)
        if self.hasFocus() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, line))

    def _point(self, number: int) -> None:
        """Point at what a twig tells of for as long as nothing else is clicked or walked to."""
        self._selection.pin(self.drawing.target(number), partial(self._sees, self.drawing.twig(number).first))

    def _sees(self, first: int) -> bool:
        """Whether the twig that begins at a position is neither hidden nor out of the picture."""
        number = self.drawing.state.excerpt.of(first) if self.isVisible() else None
        return number is not None and self.drawing.box(number).intersects(self.room)

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim the tree's own keys before shortcuts of the window see them; show facts where the mouse rests."""
        if claimed(event, self._means):
            return True
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = self.drawing.at(QPointF(event.pos()))
            QToolTip.showText(
                event.globalPos(), as_tip("" if number is None else self.drawing.facts(number)), self
            )
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means, or leave it to the window."""
        wish = deed(event)
        if wish is None or not self._means(event):
            event.ignore()
            return
        self.catch_up()
        if wish in WALKS and self.selected is None:
            return
        self.do(wish)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.camera.rest()
        self._pressed_at, self._origin, self._is_dragging = event.position(), self.camera.origin, False
        number = self.drawing.at(event.position())
        self._pressed = None if number is None else self.drawing.twig(number).first
        self._was_open = number is not None and self.drawing.state.is_open(self.drawing.twig(number))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or point at the twig under the mouse."""
        if self._pressed_at is None:
            self._hover(event.position())
            return
        by = event.position() - self._pressed_at
        if self._is_dragging or by.manhattanLength() >= QApplication.startDragDistance():
            self._is_dragging = self.is_held = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.camera.pan(self._origin + by - self.camera.origin)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None or event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed_at, self.is_held = None, False
        self.update()
        self._hovered = None if self._is_dragging else self._hovered
        number = self.drawing.state.excerpt.of(self._pressed)
        if not self._is_dragging and self._pressed is not None and number is not None:
            self.go(number)
        self._hover(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Fold or unfold what was clicked first; the click itself may have unfolded it by going there."""
        number = self.drawing.state.excerpt.of(self._pressed)
        if self._pressed is not None and number is not None and event.button() == Qt.MouseButton.LeftButton:
            self.set_open(self.drawing.twig(number), is_open=not self._was_open)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.camera.zoom_by(event.angleDelta().y() / 120, event.position())
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        number = self.drawing.at(QPointF(event.pos())) if by_mouse else self.selected
        target = None if number is None else self.drawing.target(number)
        if number is None or target is None:
            event.ignore()
            return
        place = (
            event.globalPos() if by_mouse else self.mapToGlobal(self.drawing.box(number).center().toPoint())
        )
        self.menu(number, target, place).popup(place)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
