"""The search tree worked by mouse, wheel and keys."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QMenu

from sudoku_gui.features.tree_view.canvas import TreeCanvas
from sudoku_gui.features.tree_view.model import TreeExcerpt
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import RunUntil
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.buttons import add_entry
from sudoku_gui.wording.foreign import in_menu
from sudoku_gui.wording.names import number as number_text
from sudoku_gui.wording.transport import missed

Key = Qt.Key
_PLAIN: Final = {
    *(Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Home, Key.Key_Return, Key.Key_Enter),
    *(Key.Key_Space, Key.Key_X, Key.Key_N, Key.Key_D, Key.Key_L, Key.Key_F),
    *(Key.Key_Plus, Key.Key_Equal, Key.Key_Minus, Key.Key_0),
}
_SHIFTED: Final = {Key.Key_N, Key.Key_D, Key.Key_Plus}
_MARGIN: Final = 0.08  # share of the canvas at each edge in which a glyph that was moved to is not in sight


class TreeInputCanvas(TreeCanvas):
    """Click to go there, drag to pan, turn the wheel to zoom, move through the tree by keys.

    Signals:
        comparison_requested: two positions should be compared; -1 for wherever the search is.
    """

    comparison_requested = Signal(object, object)
    _latest: int | None = None
    _earlier: int | None = None
    _pressed: int | None = None
    _was_open = False

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        super().__init__(player, selection, theme)
        self._run_until, self._looked_for = RunUntil(player, self), ""
        self._run_until.missed.connect(self._report_missed)

    def go(self, number: int) -> None:
        """Let the search go where a glyph begins."""
        self._record(number)
        self._selected = None
        self._pin(number)
        self._player.scrub(self.drawing.glyph(number).first)

    def select(self, number: int) -> None:
        """Move to a glyph; the search stays where it is."""
        self._record(number)
        self._selected, self._notice = self.drawing.glyph(number).first, ""
        self._pin(number)
        self.camera.glide_to(self.drawing.box(number), self.area, self.drawing.em, margin=_MARGIN)
        self.describe()
        self._announce(self.drawing.facts(number))
        self.update()

    def _record(self, number: int) -> None:
        first = self.drawing.glyph(number).first
        if first != self._latest:
            self._latest, self._earlier = first, self._latest

    def _pin(self, number: int) -> None:
        """Point at what a glyph is about for as long as nothing else is clicked or moved to."""
        self._selection.pin(
            self.drawing.target(number), partial(self._shows, self.drawing.glyph(number).first)
        )

    def _shows(self, first: int) -> bool:
        """Whether the glyph that begins at a position is neither hidden nor out of the picture."""
        number = self.drawing.state.excerpt.index(first) if self.isVisible() else None
        return number is not None and self.drawing.box(number).intersects(self.area)

    def _look_for(self, kind: str, *, backward: bool) -> None:
        self._looked_for = kind
        self._run_until.run(kind, backward=backward)

    def _report_missed(self, backward: bool) -> None:  # noqa: FBT001 - a signal's argument
        self._notice = missed(self._looked_for, backward=backward)
        self.describe()
        self._announce(self._notice)

    def _announce(self, line: str) -> None:
        self.setAccessibleDescription(line)
        if self.hasFocus():
            self.announce(line)

    def _on_began(self) -> None:
        super()._on_began()
        self._latest = self._earlier = self._pressed = None
        self.drop()
        for menu in self.findChildren(QMenu):
            menu.close()

    # --- the menu of a glyph ----------------------------------------------------------------------

    def menu(self, number: int, target: Target, point: QPoint) -> QMenu:
        """The commands for a glyph: go there, compare it, and those of its choice."""
        first, compare = self.drawing.glyph(number).first, self.comparison_requested.emit
        other = self._earlier if first == self._latest else self._latest
        menu = QMenu(self)
        menu.setObjectName("tree_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        add_entry(menu, "go_there", translate("baseline", "Go There"), partial(self._go_to, first))
        menu.addSeparator()
        text = translate("baseline", "Compare with the Current Position")
        add_entry(menu, "compare_with_present", text, partial(compare, first, -1))
        text = translate("baseline", "Compare with the Node Selected Before")
        if other is not None:
            text = translate("baseline", "Compare with {node}, Selected Before")
            text = text.format(node=in_menu(self._name(other)))
        entry = add_entry(menu, "compare_with_selected", text, partial(compare, other, first))
        entry.setEnabled(other is not None)
        menu.addSeparator()
        ask = partial(self._selection.request_menu, target, point)
        add_entry(menu, "more", translate("baseline", "More..."), ask)
        return menu

    def _go_to(self, first: int) -> None:
        if (number := self.drawing.state.excerpt.index(first)) is not None:
            self.go(number)

    def _name(self, first: int) -> str:
        number, texts = self.drawing.state.excerpt.index(first), self.drawing.texts
        if number is None or texts is None:
            return translate("baseline", "Event {position}", position=number_text(first))
        return texts.name(self.drawing.glyph(number), self.drawing.among(number))

    # --- what the canvas asks ---------------------------------------------------------------------

    def offset(self) -> QPointF:
        return self.camera.origin

    def pan_to(self, offset: QPointF) -> None:
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.camera.pan_to(offset)

    def press(self, point: QPointF) -> None:
        self.camera.rest()
        number = self.drawing.at(point)
        self._pressed = None if number is None else self.drawing.glyph(number).first
        self._was_open = number is not None and self.drawing.state.is_open(self.drawing.glyph(number))

    def click(self, point: QPointF) -> None:  # noqa: ARG002 - it is for what was pressed
        number = self.drawing.state.excerpt.index(self._pressed)
        if number is not None:
            self.go(number)

    def hover(self, point: QPointF | None) -> None:
        number = None if point is None else self.drawing.at(point)
        first = None if number is None else self.drawing.glyph(number).first
        self.setCursor(Qt.CursorShape.ArrowCursor if first is None else Qt.CursorShape.PointingHandCursor)
        if first == self._hovered:
            return
        self._hovered, self._notice = first, ""
        self._selection.hover(None if number is None else self.drawing.target(number), self.isVisible)
        self.describe()
        self.update()

    def tip_at(self, point: QPointF) -> str:
        number = self.drawing.at(point)
        return "" if number is None else self.drawing.facts(number)

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        keys = {Qt.KeyboardModifier.NoModifier: _PLAIN, Qt.KeyboardModifier.ShiftModifier: _SHIFTED}
        is_ours = self._player.is_watching and event.key() in keys.get(modifiers, ())
        return partial(self._press, Key(event.key()), is_shifted=bool(modifiers)) if is_ours else None

    def _press(self, key: Qt.Key, *, is_shifted: bool) -> None:
        self.catch_up()
        number = self.selected
        match key:
            case Key.Key_N | Key.Key_D:
                self._look_for("solution" if key == Key.Key_N else "dead_end", backward=is_shifted)
            case Key.Key_L:
                self.follow(following=not self.camera.following)
            case Key.Key_F:
                self.toggle_failed()
            case Key.Key_Plus | Key.Key_Equal | Key.Key_Minus:
                self.camera.zoom_by(-1 if key == Key.Key_Minus else 1, self.area.center())
            case Key.Key_0:
                self.show_all()
            case _ if number is None:
                pass
            case Key.Key_Return | Key.Key_Enter:
                self.go(number)
            case Key.Key_Space | Key.Key_X:
                self._selected = self.drawing.glyph(number).first
                self.toggle(number)
            case _:
                self.select(_neighbour(self.drawing.state.excerpt, number, key))

    # --- Qt ---------------------------------------------------------------------------------------

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first click may have unfolded the node by going there, so what was clicked first counts.
        number = self.drawing.state.excerpt.index(self._pressed)
        if number is not None and event.button() == Qt.MouseButton.LeftButton:
            self.set_open(self.drawing.glyph(number), is_open=not self._was_open)

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
        middle = self.drawing.box(number).center().toPoint()
        point = event.globalPos() if by_mouse else self.mapToGlobal(middle)
        self.menu(number, target, point).popup(point)


def _neighbour(excerpt: TreeExcerpt, number: int, key: Qt.Key) -> int:
    """The glyph that a key leads to from another; the same where there is none."""
    glyph = excerpt.glyphs[number]
    match key:
        case Key.Key_Home:
            return 0
        case Key.Key_Up:
            return max(0, glyph.parent)
        case Key.Key_Down:
            return glyph.children[0] if glyph.children else number
    siblings = excerpt.glyphs[glyph.parent].children if glyph.parent >= 0 else (number,)
    index = siblings.index(number) + (1 if key is Key.Key_Right else -1)
    return siblings[min(max(index, 0), len(siblings) - 1)]
