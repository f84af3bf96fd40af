"""The board of a problem of the gallery, in the place of the Sudoku board; without a board, its matrix by hand.

What is too large to be written by hand is a list of the options chosen.
"""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from solver_core.problems import plans
from solver_core.problems.plans import Plan
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.plan import model
from sudoku_gui.panes.plan import text as words
from sudoku_gui.panes.plan.by_hand import board as by_hand
from sudoku_gui.panes.plan.by_hand.board import HandBoard
from sudoku_gui.panes.plan.by_hand.model import fits
from sudoku_gui.panes.plan.text import translate
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render import plan
from sudoku_gui.render.plan import PlanLook
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.shortcut_override import ENTER, claimed
from sudoku_gui.wording.foreign import as_tip

_MARGIN = 4


class PlanView(Guarded, QWidget):
    """Follows the player while it watches a problem of the gallery."""

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("plan_view")
        self.setAccessibleName(translate("plan", "Board of the problem"))
        self._player, self._selection, self._theme = player, selection, theme
        self._plan: Plan | None = None
        self._hand: HandBoard | None = None
        self._is_walking = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        player.began.connect(self._begin)
        player.moved.connect(self._show)
        selection.changed.connect(self.update)
        self._begin()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self.update()

    @property
    def look(self) -> PlanLook | None:
        """The board that is shown; None where the problem has none."""
        snapshot = self._player.snapshot
        if snapshot is None or self._plan is None:
            return None
        return model.look(self._plan, snapshot, self._selection.target)

    @property
    def by_hand(self) -> HandBoard | None:
        """The matrix that is shown by hand; None where there is a board, and where it is too large."""
        return self._hand

    def drawn_in(self, rect: QRectF) -> QRectF:
        """The part of a rectangle that the board takes; a matrix by hand takes all of it."""
        look = self.look
        return rect if look is None else plan.area(rect.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN), look)

    def _begin(self) -> None:
        sample, search = self._player.subject.sample, self._player.search
        self._plan = plans.plan(sample) if sample else None
        is_small = search is not None and self._plan is None and fits(search.problem)
        self._hand = HandBoard(self._player, self._selection) if is_small else None
        self._is_walking = False
        self._show()

    def _show(self) -> None:
        if self.isVisible():
            self.update()
            if not (self._player.is_playing or self._player.is_busy):
                self._describe()

    def _describe(self) -> None:
        snapshot = self._player.snapshot
        if self._hand is not None:
            keys = translate(
                "plan",
                "Up and Down move from row to row, then Alt+Left and Alt+Right from element to element, until Esc; Enter goes to the last change.",
            )
            self.setAccessibleDescription(f"{self._hand.description}\n{keys}")
        elif snapshot is not None:
            self.setAccessibleDescription(words.chosen(snapshot))

    def _target(self, point: QPointF) -> Target | None:
        if self._hand is not None:
            return self._hand.target_at(self._room(), self.font(), point)
        look, snapshot = self.look, self._player.snapshot
        if look is None or snapshot is None or self._plan is None:
            return None
        return model.target_at(self._plan, snapshot, plan.square_at(self._room(), look, point))

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    # --- keys -------------------------------------------------------------------------------------

    def _uses(self, event: QKeyEvent) -> bool:
        return self._hand is not None and by_hand.uses(event, is_walking=self._is_walking)

    def _walk(self, key: int) -> None:
        snapshot, target = self._player.snapshot, self._selection.pinned
        if snapshot is None or self._hand is None:
            return
        if key in ENTER:
            self._selection.request_doing(target)
            return
        self._selection.pin(by_hand.destination(snapshot.problem, target, key), self.isVisible)
        self._set_walking(is_walking=self._selection.pinned is not None)
        self._describe()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._hand.sentence))

    def _set_walking(self, *, is_walking: bool) -> None:
        self._is_walking = is_walking
        self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 140)

    def event(self, event: QEvent) -> bool:
        if claimed(event, self._uses):
            return True
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self._hand is not None:
            tip = self._hand.sentence if self._target(QPointF(event.pos())) is not None else ""
            QToolTip.showText(event.globalPos(), as_tip(tip), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._uses(event))
        if event.isAccepted():
            self._walk(event.key())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._selection.hover(self._target(event.position()), self.isVisible)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._set_walking(is_walking=False)
            self._selection.pin(self._target(event.position()), self.isVisible)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._selection.request_doing(self._target(event.position()))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        is_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        target = self._target(QPointF(event.pos())) if is_mouse else self._selection.pinned
        place = event.globalPos() if is_mouse else self.mapToGlobal(QPoint(_MARGIN, _MARGIN))
        self._selection.request_menu(target, place)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._selection.hover(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._set_walking(is_walking=False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        look, snapshot = self.look, self._player.snapshot
        if self._hand is not None:
            painter.setFont(self.font())
            self._hand.paint(painter, self._room(), self._theme, is_walked=self._is_walking)
        elif look is not None:
            plan.paint(painter, self._room(), look, self._theme)
        elif snapshot is not None:
            painter.setPen(self._theme.ink)
            painter.drawText(
                self._room().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap,
                words.chosen(snapshot),
            )
        painter.end()
