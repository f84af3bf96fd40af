"""The canvas of links: shows the scene of the search that is watched, and turns mouse and keys into pointing."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent

from solver_core.cover import RepeatSearch, Search
from solver_core.cover.explain.neighbours import ROOT, Element, Way
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.features.link_view import text as words
from sudoku_gui.features.link_view.model import LinkHighlight, element_of, target_of
from sudoku_gui.features.link_view.scene import MILLISECONDS, LinkScene, MaskScene
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.canvas import PointedCanvas, clamped, revealing
from sudoku_gui.widgets.shortcut_override import ENTER, plain
from sudoku_gui.widgets.throttle import SWIFT, Throttle

WAYS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_is_used = plain((*WAYS, *ENTER))


class LinkCanvas(PointedCanvas):
    """The canvas of links; a scene larger than it can be dragged.

    Signals:
        here_changed: another header or node, or none, is selected.
        activated: Enter or a double click on the selected one.

    Attributes:
        here: the header or node that was clicked or moved to.
        scene: what is drawn; None if nothing is watched.
        milliseconds: how long a link takes to change; 0 for at once.
    """

    smallest = (10, 5)
    usual = (36, 24)
    here_changed = Signal()
    activated = Signal()

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        super().__init__("link_canvas", player, selection, theme)
        self.scene: LinkScene | MaskScene | None = None
        self.here: Element | None = None
        self.milliseconds = MILLISECONDS
        self._shift = QPointF()
        self.setAccessibleName(words.title())
        self.setAccessibleDescription(words.description())
        player.began.connect(self._begin)
        Throttle(player, self, SWIFT).due.connect(self.update)
        player.question.changed.connect(self.update)
        selection.changed.connect(self.update)
        selection.pinned_changed.connect(self._follow_selection)  # even if the mouse already points at it
        self._begin()

    def rect_of(self, element: Element | None) -> QRectF | None:
        """Where a header or node lies on the canvas; None if it is not drawn."""
        scene = self._drawn()
        box = None if scene is None or element is None else scene.box(element)
        return None if box is None else box.translated(self._shift)

    # --- following --------------------------------------------------------------------------------

    def _begin(self) -> None:
        search, before = self._player.search, self.scene
        if before is not None:
            before.setParent(None)  # release its search at once, which may take a hundred megabytes
        self.scene = None
        if isinstance(search, Search | RepeatSearch):
            self.scene = LinkScene(search, self)
        elif isinstance(search, BacktrackSearch):
            self.scene = MaskScene(search, self)
        if self.scene is not None:
            self.scene.changed.connect(self.update)
        self._shift, self.here = QPointF(), None
        self.drop()
        self._follow_selection()
        self.here_changed.emit()

    def _follow_selection(self) -> None:
        """Select here, too, what was pinned elsewhere."""
        pinned = self._element(self._selection.pinned)
        is_on_root = self.here is not None and self._target(self.here) is None  # the root is not a target
        if pinned != self.here and not (pinned is None and is_on_root):
            self.here = pinned
            self.here_changed.emit()
        self.update()

    def _target(self, element: Element | None) -> Target | None:
        search = self._player.search
        return None if search is None else target_of(element, search.problem)

    def _element(self, target: Target | None) -> Element | None:
        search = self._player.search
        return None if search is None else element_of(target, search.problem)

    def _select(self, here: Element | None) -> None:
        """The user has clicked or moved here; the root is no target, but can be selected."""
        changed, self.here = here != self.here, here
        self.pin(self._target(here))
        if changed:
            self.here_changed.emit()
        self.update()

    # --- drawing ----------------------------------------------------------------------------------

    def _drawn(self) -> LinkScene | MaskScene | None:
        """The scene, read at the current position: several keys may come between two frames."""
        snapshot, scene = self._player.snapshot, self.scene
        if scene is None or snapshot is None:
            return None
        scene.animated = self.animated and not self._player.is_busy
        scene.milliseconds = self.milliseconds
        needed = self._player.question.needed
        if scene.renew(snapshot, QSizeF(self.size()), self.font(), self._target(self.here), needed):
            # Scroll to the newest element; a scene that fits does not move.
            box = None if scene.newest is None else scene.box(scene.newest)
            if box is not None:
                margin = 1.5 * self.fontMetrics().height()
                wanted = box.adjusted(-margin, -margin, margin, margin)
                self._shift = revealing(self._shift, wanted, QSizeF(self.size()))
            self._shift = clamped(self._shift, scene.geometry.extent, QSizeF(self.size()))
        return scene

    def _move_to(self, shift: QPointF) -> None:
        """Move the picture, as far as it is larger than the canvas."""
        scene = self._drawn()
        extent = QSizeF() if scene is None else scene.geometry.extent
        self._shift = clamped(shift, extent, QSizeF(self.size()))
        self.update()

    # --- what the canvas asks ---------------------------------------------------------------------

    def target_at(self, point: QPointF) -> Target | None:
        scene = self._drawn()
        if scene is None:
            return None
        if (element := scene.element_at(point - self._shift)) is not None:
            return self._target(element)
        option = scene.option_at(point - self._shift)
        return None if option is None else Target(option=option)

    def shows(self, target: Target | None) -> bool:
        rect_of = self.rect_of(self._element(target)) if self.isVisible() else None
        return rect_of is not None and rect_of.intersects(self.area)

    def keyboard_target(self) -> tuple[Target | None, QPoint]:
        box = self.rect_of(self.here)
        return self._selection.pinned, QPoint() if box is None else box.center().toPoint()

    def offset(self) -> QPointF:
        return self._shift

    def pan_to(self, offset: QPointF) -> None:
        self._move_to(offset)

    def click(self, point: QPointF) -> None:
        if (scene := self._drawn()) is not None:
            element = scene.element_at(point - self._shift)
            self._select(element or self._element(self.target_at(point)))

    def tip_at(self, point: QPointF) -> str:
        search, element = self._player.search, self._element(self.target_at(point))
        return words.hint(search) if search is None or element is None else words.describe(search, element)

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:
        if self.scene is None or not _is_used(event):
            return None
        way = WAYS.get(Qt.Key(event.key()))
        return self.activated.emit if way is None else partial(self._walk, way)

    def _walk(self, way: Way) -> None:
        if (scene := self._drawn()) is not None:
            self._select((scene.newest or ROOT) if self.here is None else scene.step(self.here, way))

    # --- Qt ---------------------------------------------------------------------------------------

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.target_at(event.position()) is not None:
            self.activated.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        before = self._shift
        self._move_to(before + QPointF(event.angleDelta()) / 2)
        event.setAccepted(self._shift != before)

    def paint_on(self, painter: QPainter) -> None:
        if (scene := self._drawn()) is None:
            text = translate("links", "Watch a search to see how its links dance.")
            self.paint_message(painter, text)
        else:
            painter.fillRect(self.rect(), self.theme.paper)
            painter.translate(self._shift)
            highlight = LinkHighlight(self._selection.target, self.here, focus=self.hasFocus())
            scene.paint(painter, self.theme, highlight)
