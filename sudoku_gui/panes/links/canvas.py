"""The canvas of links: shows the sheet of the search that is watched, and turns mouse and keys into pointing."""

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QStyle, QToolTip, QWidget

from solver_core.cover import RepeatSearch, Search
from solver_core.cover.neighbours import ROOT, Element, Way
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.links import text as words
from sudoku_gui.panes.links.masks import MaskSheet
from sudoku_gui.panes.links.pan import revealing, within
from sudoku_gui.panes.links.picture import Marks
from sudoku_gui.panes.links.sheet import LinkSheet
from sudoku_gui.panes.links.targets import element_of, target_of, told
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.shortcut_override import claimed
from sudoku_gui.widgets.throttle import SWIFT, Throttle
from sudoku_gui.wording.foreign import as_tip

WAYS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_USED = (*WAYS, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


def _is_used(event: QKeyEvent) -> bool:
    return event.key() in _USED and event.modifiers() in _PLAIN


class LinkCanvas(Guarded, QWidget):
    """What is larger than the canvas can be dragged.

    Signals:
        here_changed: another header or node, or none, is selected.
        doing_wanted: Enter or a double click on the selected one.

    Attributes:
        animated: whether single changes are shown as motion; follows the desktop's own setting at first.
    """

    here_changed = Signal()
    doing_wanted = Signal()

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.animated = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
        self._player, self._selection, self._theme = player, selection, theme
        self._sheet: LinkSheet | MaskSheet | None = None
        self._here: Element | None = None
        self._shift = QPointF()
        self._grip: QPointF | None = None
        self._pressed = QPointF()
        self.setObjectName("link_canvas")
        self.setAccessibleName(self.tr("Links"))
        self.setAccessibleDescription(words.view_help())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        player.began.connect(self._begin)
        Throttle(player, self, SWIFT).due.connect(self.update)
        selection.changed.connect(self._follow_selection)
        self._begin()

    @property
    def here(self) -> Element | None:
        """The header or node that was clicked or walked to."""
        return self._here

    @property
    def sheet(self) -> LinkSheet | MaskSheet | None:
        """What is drawn; None where nothing is watched."""
        return self._sheet

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self.update()

    def place(self, element: Element) -> QRectF | None:
        """Where a header or node lies on the canvas; None where it is not drawn."""
        self._renew()
        box = None if self._sheet is None else self._sheet.box(element)
        return None if box is None else box.translated(self._shift)

    # --- following --------------------------------------------------------------------------------

    def _begin(self) -> None:
        search, before = self._player.search, self._sheet
        if before is not None:
            before.setParent(None)  # the search that it holds may be a hundred megabytes: let go at once
        self._sheet = None
        if isinstance(search, Search | RepeatSearch):
            self._sheet = LinkSheet(search, self, before if isinstance(before, LinkSheet) else None)
        elif isinstance(search, BacktrackSearch):
            self._sheet = MaskSheet(search, self)
        if self._sheet is not None:
            self._sheet.stirred.connect(self.update)
        self._shift, self._here, self._grip = QPointF(), None, None
        self._follow_selection()
        self.here_changed.emit()

    def _follow_selection(self) -> None:
        """What was pinned elsewhere is selected here, too."""
        pinned = self._element(self._selection.pinned)
        if pinned != self._here and not (pinned is None and self._stands_on_root()):
            self._here = pinned
            self.here_changed.emit()
        self.update()

    def _stands_on_root(self) -> bool:
        """Whether the user has walked to a root, which is no target."""
        return self._here is not None and self._target(self._here) is None

    def _target(self, element: Element | None) -> Target | None:
        search = self._player.search
        return None if search is None or element is None else target_of(element, search.problem)

    def _element(self, target: Target | None) -> Element | None:
        search = self._player.search
        return None if search is None else element_of(target, search.problem)

    def _select(self, here: Element | None) -> None:
        """The user has clicked or walked here; the root is no target, but one may stand on it."""
        changed, self._here = here != self._here, here
        target = self._target(here)
        self._selection.pin(target, partial(self._sees, target))
        if changed:
            self.here_changed.emit()
        self.update()

    def _sees(self, target: Target | None) -> bool:
        """Whether a header or node is neither hidden nor out of the picture."""
        element = self._element(target)
        place = None if element is None or not self.isVisible() else self.place(element)
        return place is not None and place.intersects(QRectF(self.rect()))

    # --- drawing ----------------------------------------------------------------------------------

    def _renew(self) -> None:
        snapshot, sheet = self._player.snapshot, self._sheet
        if sheet is None or snapshot is None:
            return
        sheet.animated = self.animated and not self._player.is_busy
        if sheet.renew(snapshot, QSizeF(self.size()), self.font(), self._target(self._here)):
            self._keep_in_sight(sheet)

    def _keep_in_sight(self, sheet: LinkSheet | MaskSheet) -> None:
        """The newest comes in sight; a sheet that fits does not move."""
        box = None if sheet.newest is None else sheet.box(sheet.newest)
        if box is not None:
            margin = 1.5 * self.fontMetrics().height()
            wanted = box.adjusted(-margin, -margin, margin, margin)
            self._shift = revealing(self._shift, wanted, QSizeF(self.size()))
        self._shift = self._within(self._shift)

    def _within(self, shift: QPointF) -> QPointF:
        extent = QSizeF() if self._sheet is None else self._sheet.extent
        return within(shift, extent, QSizeF(self.size()))

    def _target_at(self, point: QPointF) -> Target | None:
        if self._sheet is None:
            return None
        at = point - self._shift
        element = self._sheet.element_at(at)
        if element is not None:
            return self._target(element)
        option = self._sheet.option_at(at)
        return None if option is None else Target(option=option)

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(10, 5) * self.fontMetrics().height()

    def sizeHint(self) -> QSize:
        return QSize(36, 24) * self.fontMetrics().height()

    def event(self, event: QEvent) -> bool:
        if claimed(event, lambda key: self._sheet is not None and _is_used(key)):
            return True
        if isinstance(event, QHelpEvent) and self._player.search is not None:
            element = self._element(self._target_at(QPointF(event.pos())))
            QToolTip.showText(
                event.globalPos(), as_tip(told(self._player.search, element) if element else ""), self
            )
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """SearchBase along the links, or do what Enter does."""
        sheet, way = self._sheet, WAYS.get(Qt.Key(event.key()))
        if sheet is None or not _is_used(event):
            event.ignore()
            return
        self._renew()  # several keys may come between two pictures
        if way is None:
            self.doing_wanted.emit()
        elif self._here is None:
            self._select(sheet.newest or ROOT)
        else:
            self._select(sheet.step(self._here, way))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold: a drag moves the sheet, a click selects."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._grip, self._pressed = event.position() - self._shift, event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, or light what is under the pointer."""
        if self._grip is not None and self._has_gone_far(event.position()):
            self._shift = self._within(event.position() - self._grip)
            self.update()
        elif self._grip is None:
            target = self._target_at(event.position())
            self._selection.hover(target, partial(self._sees, target))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or self._grip is None:
            return
        self._grip = None
        if self._has_gone_far(event.position()) or self._sheet is None:
            return
        element = self._sheet.element_at(event.position() - self._shift)
        target = self._target_at(event.position())
        self._select(element if element is not None or target is None else self._element(target))

    def _has_gone_far(self, point: QPointF) -> bool:
        return (point - self._pressed).manhattanLength() >= QApplication.startDragDistance()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._target_at(event.position()) is not None:
            self.doing_wanted.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        shift = self._within(self._shift + QPointF(event.angleDelta()) / 2)
        event.setAccepted(shift != self._shift)
        self._shift = shift
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._selection.hover(None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of what is under the pointer, or of what is selected."""
        target, place = self._target_at(QPointF(event.pos())), event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            target = self._selection.pinned
            box = None if self._here is None else self.place(self._here)
            place = self.mapToGlobal(QPoint() if box is None else box.center().toPoint())
        self._selection.request_menu(target, place)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shift = self._within(self._shift)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Look where the search is, and paint."""
        self._renew()
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.paper)
        painter.setFont(self.font())
        if self._sheet is None:
            painter.setPen(self._theme.candidate)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(
                self.rect().adjusted(8, 8, -8, -8),
                flags,
                self.tr("Watch a search to see how its links dance."),
            )
        else:
            painter.translate(self._shift)
            self._sheet.paint(
                painter, self._theme, Marks(self._selection.target, self._here, focus=self.hasFocus())
            )
        painter.end()
