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

from solver_core.cover import Snapshot
from solver_core.problems import plans
from solver_core.problems.plans import Plan
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.matrix import by_hand_keys, by_hand_look
from sudoku_gui.panes.matrix.by_hand_view import ByHand
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render import plan
from sudoku_gui.render.plan import Piece, PlanLook
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.shortcut_override import claimed
from sudoku_gui.wording import plan as words
from sudoku_gui.wording.foreign import as_tip

_MARGIN = 4


class PlanView(Guarded, QWidget):
    """Follows the player while it watches a problem of the gallery.

    Args:
        player: whose search is shown.
        selection: the target of all views.
        theme: the colours to begin with.
    """

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("plan_view")
        self.setAccessibleName(words.name())
        self._player = player
        self._selection = selection
        self._theme = theme
        self._plan: Plan | None = None
        self._hand: ByHand | None = None
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
        snapshot, target = self._player.snapshot, self._selection.target
        if snapshot is None or self._plan is None:
            return None
        lit = (
            target.options(snapshot.problem)
            if target is not None and target.option is not None
            else frozenset()
        )
        return _look(self._plan, snapshot, lit)

    @property
    def by_hand(self) -> ByHand | None:
        """The matrix that is shown by hand; None where there is a board, and where it is too large."""
        return self._hand

    def _begin(self) -> None:
        sample, search = self._player.subject.sample, self._player.search
        self._plan = plans.plan(sample) if sample else None
        is_small = search is not None and self._plan is None and by_hand_look.fits(search.problem)
        self._hand = ByHand(self._player, self._selection) if is_small else None
        self._is_walking = False
        self._show()

    def _show(self) -> None:
        if self.isVisible():
            self.update()
            if not (self._player.is_playing or self._player.is_busy):
                self._tell()

    def _tell(self) -> None:
        snapshot = self._player.snapshot
        if self._hand is not None:
            self.setAccessibleDescription(f"{self._hand.description}\n{words.by_hand_help()}")
        elif snapshot is not None:
            self.setAccessibleDescription(words.chosen(snapshot))

    def drawn_in(self, rect: QRectF) -> QRectF:
        """The part of a rectangle that the board takes; a matrix by hand takes all of it."""
        look = self.look
        return rect if look is None else plan.area(rect.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN), look)

    def _target(self, point: QPointF) -> Target | None:
        if self._hand is not None:
            return self._hand.target_at(self._room(), self.font(), point)
        look, snapshot = self.look, self._player.snapshot
        if look is None or snapshot is None or self._plan is None:
            return None
        square = plan.square_at(self._room(), look, point)
        chosen = [level.option for level in snapshot.levels]
        here = [option for option in chosen if square in self._plan.squares[option]]
        if not here and len(self._plan.squares) == look.rows * look.cols and square is not None:
            here = [square[0] * look.cols + square[1]]
        return Target(option=here[0]) if here else None

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    # --- keys -------------------------------------------------------------------------------------

    def _uses(self, event: QKeyEvent) -> bool:
        return self._hand is not None and by_hand_keys.is_used(event, is_walking=self._is_walking)

    def _walk(self, event: QKeyEvent) -> None:
        snapshot, target = self._player.snapshot, self._selection.pinned
        if snapshot is None or self._hand is None:
            return
        if by_hand_keys.is_enter(event):
            self._selection.request_doing(target)
            return
        self._selection.pin(by_hand_keys.destination(snapshot.problem, target, event.key()), self.isVisible)
        self._is_walking = self._selection.pinned is not None
        self.update()
        self._tell()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._hand.sentence))

    def _end_walk(self) -> None:
        self._is_walking = False
        self.update()

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 140)

    def event(self, event: QEvent) -> bool:
        """Claim the keys that are used here before shortcuts of the window see them; tell what is under the mouse."""
        if claimed(event, self._uses):
            return True
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self._hand is not None:
            told = self._hand.sentence if self._target(QPointF(event.pos())) is not None else ""
            QToolTip.showText(event.globalPos(), as_tip(told), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """SearchBase, or leave the key to the window."""
        event.setAccepted(self._uses(event))
        if event.isAccepted():
            self._walk(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._selection.hover(self._target(event.position()), self.isVisible)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._end_walk()
            self._selection.pin(self._target(event.position()), self.isVisible)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._selection.request_doing(self._target(event.position()))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with what is under the mouse, or where the keyboard is."""
        is_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        target = self._target(QPointF(event.pos())) if is_mouse else self._selection.pinned
        place = event.globalPos() if is_mouse else self.mapToGlobal(QPoint(_MARGIN, _MARGIN))
        self._selection.request_menu(target, place)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._selection.hover(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._end_walk()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The board, the matrix, or the chosen options as a list."""
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


def _look(board: Plan, snapshot: Snapshot, lit: frozenset[int]) -> PlanLook:
    pieces = {
        square: Piece(board.labels[level.option], depth, depth == snapshot.depth)
        for depth, level in enumerate(snapshot.levels, 1)
        for square in board.squares[level.option]
    }
    free = {
        square
        for option, depth in enumerate(snapshot.option_depths)
        if not depth
        for square in board.squares[option]
    }
    whole = {(row, col) for row in range(board.rows) for col in range(board.cols)}
    closed = frozenset(whole - free - set(pieces))
    shown = frozenset(square for option in lit for square in board.squares[option])
    return PlanLook(board.rows, board.cols, pieces, closed, shown, _chosen(board, snapshot))


def _chosen(board: Plan, snapshot: Snapshot) -> frozenset[tuple[int, int]]:
    """The column branched on until an option is tried: a square, or those left of a line; a piece has no place."""
    item = snapshot.chosen_item
    if item is None or (snapshot.levels and snapshot.levels[-1].item == item):
        return frozenset()
    column = snapshot.problem.columns[item]
    left = [option for option in column if not snapshot.is_hidden(option, item)]
    if left and all(len(board.squares[option]) == 1 for option in column):
        return frozenset(square for option in left for square in board.squares[option])
    whole = [frozenset(board.squares[option]) for option in column]
    return frozenset.intersection(*whole) if left else frozenset()
