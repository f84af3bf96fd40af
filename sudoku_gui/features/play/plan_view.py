"""The board of a problem of the gallery, in the place of the Sudoku board; without a board, its matrix by hand.

What is too large to be written by hand is a list of the options chosen.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter

from solver_core.problems import gallery
from solver_core.problems.plans import Board, Network, Plan
from sudoku_gui.features.play import plan_model as model
from sudoku_gui.features.play.small_matrix import board as by_hand
from sudoku_gui.features.play.small_matrix.board import SmallMatrix
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import is_by_hand
from sudoku_gui.render import network, plan
from sudoku_gui.render.network import NetworkLook
from sudoku_gui.render.plan import PlanLook
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.canvas import PointedCanvas
from sudoku_gui.widgets.shortcut_override import ENTER
from sudoku_gui.wording import matrix as words

_MARGIN = 4


class PlanView(PointedCanvas):
    """Follows the player while it watches a problem of the gallery.

    Attributes:
        by_hand: the matrix that is shown by hand; None where there is a board, and where it is too large.
    """

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        super().__init__("plan_view", player, selection, theme)
        self.setAccessibleName(translate("plan", "Board of the problem"))
        self.by_hand: SmallMatrix | None = None
        self._board: Board | None = None
        self._is_walking = False
        player.began.connect(self._begin)
        player.moved.connect(self._show)
        player.question.changed.connect(self._show)
        selection.changed.connect(self.update)
        self._begin()

    @property
    def look(self) -> PlanLook | None:
        """The board that is shown; None where the problem has none."""
        snapshot = self._player.snapshot
        if snapshot is None or not isinstance(self._board, Plan):
            return None
        return model.look(self._board, snapshot, self._selection.target)

    @property
    def network_look(self) -> NetworkLook | None:
        """The network that is shown; None where the problem has none."""
        snapshot = self._player.snapshot
        if snapshot is None or not isinstance(self._board, Network):
            return None
        return model.network_look(self._board, snapshot, self._selection.target)

    @property
    def space(self) -> QRectF:
        return self.area.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    def drawn_in(self, rect: QRectF) -> QRectF:
        """The part of a rectangle that the board takes; a matrix by hand takes all of it."""
        look = self.look
        return rect if look is None else plan.area(rect.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN), look)

    def _begin(self) -> None:
        subject, search = self._player.subject, self._player.search
        self._board = gallery.board(subject.sample) if subject.sample else None
        is_small = search is not None and is_by_hand(subject, search.problem)
        self.by_hand = SmallMatrix(self._player, self._selection) if is_small else None
        self._is_walking = False
        self._show()

    def _show(self) -> None:
        if self.isVisible():
            self.update()
            if not (self._player.is_playing or self._player.is_busy):
                self._describe()

    def _describe(self) -> None:
        snapshot = self._player.snapshot
        if self.by_hand is not None:
            keys = translate(
                "plan",
                "Up and Down move from row to row, then Alt+Left and Alt+Right from element to element, "
                "until Esc; Enter goes to the last change.",
            )
            self.setAccessibleDescription(f"{self.by_hand.description}\n{keys}")
        elif snapshot is not None:
            self.setAccessibleDescription(model.chosen_text(snapshot))

    # --- pointing ---------------------------------------------------------------------------------

    def target_at(self, point: QPointF) -> Target | None:
        if self.by_hand is not None:
            return self.by_hand.target_at(self.space, self.font(), point)
        look, board, snapshot = self.look, self._board, self._player.snapshot
        if isinstance(board, Network):
            option = network.option_at(self.space, board, point)
            item = network.item_at(self.space, board, point)
            return (
                None
                if item is None and option is None
                else Target(None if option is not None else item, option)
            )
        if look is None or snapshot is None or board is None:
            return None
        square, candidate = (
            plan.square_at(self.space, look, point),
            plan.candidate_at(self.space, look, point),
        )
        return model.target_at(board, snapshot, square, candidate)

    def keyboard_target(self) -> tuple[Target | None, QPoint]:
        return self._selection.pinned, QPoint(_MARGIN, _MARGIN)

    def tip_at(self, point: QPointF) -> str:
        """The contents of a point, and which given or other option took them away."""
        search, snapshot, target = self._player.search, self._player.snapshot, self.target_at(point)
        if search is None or snapshot is None or target is None:
            return ""
        if self.by_hand is not None:
            return self.by_hand.sentence
        return words.sentence(
            search, snapshot, target if target.option is None else Target(option=target.option)
        )

    def press(self, point: QPointF) -> None:
        self._is_walking = False
        self.pin(self.target_at(point))

    def click(self, point: QPointF) -> None:
        """Do nothing: the square was pinned when it was pressed."""

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:
        if self.by_hand is None or not by_hand.uses(event, is_walking=self._is_walking):
            return None
        return partial(self._walk, event.key())

    def _walk(self, key: int) -> None:
        snapshot, target = self._player.snapshot, self._selection.pinned
        if snapshot is None or self.by_hand is None:
            return
        if key in ENTER:
            self._selection.request_visit(target)
            return
        self.pin(by_hand.destination(snapshot.problem, target, key))
        self._is_walking = self._selection.pinned is not None
        self.update()
        self._describe()
        self.announce(self.by_hand.sentence)

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 140)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._is_walking = False

    def paint_on(self, painter: QPainter) -> None:
        look, snapshot = self.look, self._player.snapshot
        if self.by_hand is not None:
            self.by_hand.paint(painter, self.space, self.theme, has_cursor=self._is_walking)
        elif look is not None:
            plan.paint(painter, self.space, look, self.theme)
        elif (among_points := self.network_look) is not None:
            network.paint(painter, self.space, among_points, self.theme)
        elif snapshot is not None:
            painter.setPen(self.theme.ink)
            space = self.space.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            painter.drawText(space, flags, model.chosen_text(snapshot))
