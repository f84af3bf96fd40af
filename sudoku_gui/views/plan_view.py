"""The board of a problem of the gallery, in the place of the Sudoku board; without a board, its chosen options."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from solver_core.cover import Snapshot
from solver_core.problems import plans
from solver_core.problems.plans import Plan
from sudoku_gui.render import plan
from sudoku_gui.render.plan import Piece, PlanLook
from sudoku_gui.render.theme import Theme
from sudoku_gui.session.player import Player
from sudoku_gui.session.pointing import Pointing, Spot
from sudoku_gui.wording import plan as words

_MARGIN = 4


class PlanView(QWidget):
    """Follows the player while it watches a problem of the gallery.

    Args:
        player: whose search is shown.
        pointing: the spot of all views.
        theme: the colours to begin with.
    """

    def __init__(
        self, player: Player, pointing: Pointing, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("plan_view")
        self.setAccessibleName(words.name())
        self._player = player
        self._pointing = pointing
        self._theme = theme
        self._plan: Plan | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        player.began.connect(self._begin)
        player.moved.connect(self._show)
        pointing.changed.connect(self.update)
        self._begin()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self.update()

    @property
    def look(self) -> PlanLook | None:
        """What is shown; None where the problem has no board."""
        snapshot, spot = self._player.snapshot, self._pointing.spot
        if snapshot is None or self._plan is None:
            return None
        lit = spot.options(snapshot.problem) if spot is not None and spot.option is not None else frozenset()
        return _look(self._plan, snapshot, lit)

    def _begin(self) -> None:
        sample = self._player.subject.sample
        self._plan = plans.plan(sample) if sample else None
        self._show()

    def _show(self) -> None:
        if self.isVisible():
            self.update()
            if not (self._player.is_playing or self._player.is_busy):
                self._tell()

    def _tell(self) -> None:
        snapshot = self._player.snapshot
        if snapshot is not None:
            self.setAccessibleDescription(words.chosen(snapshot))

    def _spot(self, point: QPointF) -> Spot | None:
        look, snapshot = self.look, self._player.snapshot
        if look is None or snapshot is None or self._plan is None:
            return None
        square = plan.square_at(self._room(), look, point)
        chosen = [level.option for level in snapshot.levels]
        here = [option for option in chosen if square in self._plan.squares[option]]
        if not here and len(self._plan.squares) == look.rows * look.cols and square is not None:
            here = [square[0] * look.cols + square[1]]
        return Spot(option=here[0]) if here else None

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """Small enough to stand beside many others."""
        return QSize(180, 140)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The piece under the mouse is lit in all views."""
        self._pointing.hover(self._spot(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click keeps it lit."""
        self._pointing.pin(self._spot(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing here is pointed at any more."""
        super().leaveEvent(event)
        self._pointing.hover(None)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The board, or the chosen options as a list."""
        painter = QPainter(self)
        look, snapshot = self.look, self._player.snapshot
        if look is not None:
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
    return PlanLook(board.rows, board.cols, pieces, closed, shown)
