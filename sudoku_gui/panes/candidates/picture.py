"""The picture of the candidate boards on screen: worked out when it is painted, from where the player is then."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from solver_core.cover import Snapshot
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.candidates import look as candidate_look
from sudoku_gui.panes.candidates import paint as candidate_boards
from sudoku_gui.panes.candidates.cached_paint import Canvas
from sudoku_gui.panes.candidates.geometry import Sheet
from sudoku_gui.panes.candidates.look import BOARDS, BoardsLook
from sudoku_gui.panes.candidates.paint import Light
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording.names import is_sudoku

_NEAR: Final = 1000
"""Ticks between two pictures of which the second still marks what is different."""

_CALM_RATE: Final = 8.0
"""Steps a second from which on no marks are shown while playing: they would only flicker."""


class CandidatePicture(Guarded, QWidget):
    """Some of the four boards, with what is pointed at; nothing can be done to it.

    Attributes:
        cursor_item: the item at whose place the keyboard is.
        since: the position of the picture before, where its differences are marked; None where they are not.
    """

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.cursor_item = 0
        self.since: int | None = None
        self._player = player
        self._selection = selection
        self._theme = theme
        self._boards: tuple[int, ...] = tuple(BOARDS)
        self._canvas: Canvas | None = None
        self._look: BoardsLook | None = None
        self._nodes: bytes | None = None
        self._position = 0

    # --- what is shown ----------------------------------------------------------------------------

    @property
    def boards(self) -> tuple[int, ...]:
        """The boards shown."""
        return self._boards

    @property
    def sheet(self) -> Sheet:
        """Where they lie, in device pixels."""
        return self._up_to_date_canvas().sheet

    @property
    def snapshot(self) -> Snapshot | None:
        """The Sudoku shown; None where there is none."""
        snapshot = self._player.snapshot
        return snapshot if snapshot is not None and is_sudoku(snapshot.problem) else None

    @property
    def look(self) -> BoardsLook:
        """What the boards show, worked out when it is first asked for after a move."""
        if self._look is None:
            self._look = self._looked()
        return self._look

    def refresh(self) -> None:
        """The player is elsewhere; nothing is worked out before it is painted."""
        self._look = None
        self.update()

    def forget(self) -> None:
        """Another search: nothing before it is to be compared with."""
        self._nodes = self._look = self.since = None
        self.update()

    def show_boards(self, boards: tuple[int, ...]) -> None:
        """Show these boards."""
        if boards != self._boards:
            self._boards = boards
            self._canvas = None
            self.update()

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self._canvas = None
        self.update()

    def _looked(self) -> BoardsLook:
        """How the search looks, with what has changed since the picture before."""
        snapshot, before = self.snapshot, self._nodes
        if snapshot is None:
            return BoardsLook()
        far = abs(snapshot.position - self._position) > _NEAR
        if far or (self._player.is_playing and self._player.rate > _CALM_RATE):
            before = None
        now = candidate_look.nodes(snapshot)
        self.since = None if before is None else self._position
        self._nodes, self._position = now, snapshot.position
        return candidate_look.of_search(snapshot, before)

    def _up_to_date_canvas(self) -> Canvas:
        if self._canvas is None:
            self._canvas = Canvas(
                self.size(), self.devicePixelRatioF(), self._boards, self._theme, self.font()
            )
        return self._canvas

    def _light(self, snapshot: Snapshot) -> Light:
        """What is pointed at: the same candidate in all four boards, of an item all that stand in it."""
        target = self._selection.target
        if target is None:
            return Light()
        problem, places = snapshot.problem, self.look.places
        lit = {
            (item, candidate_look.candidate(item, option))
            for option in target.options(problem)
            for item in problem.options[option]
        }
        numbered = {(item, k) for item, k in lit if places[item].number == k + 1}
        present = {(item, k) for item, k in lit if places[item].shown >> k & 1 and not places[item].number}
        absent = lit - present - numbered if target.option is not None else set()
        items = target.items(problem) | {item for item, _ in numbered if target.option is not None}
        absent = {(item, k) for item, k in absent if not places[item].number}
        return Light(items, frozenset(present), frozenset(absent))

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(44, 42) * self.fontMetrics().height()

    def minimumSizeHint(self) -> QSize:
        return QSize(9, 6) * self.fontMetrics().height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._canvas = None
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._canvas = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The boards as they are now, and what is pointed at."""
        painter = QPainter(self)
        snapshot = self.snapshot
        if snapshot is None:
            painter.fillRect(self.rect(), self._theme.window)
        else:
            canvas = self._up_to_date_canvas()
            canvas.show(self.look)
            painter.scale(1 / self.devicePixelRatioF(), 1 / self.devicePixelRatioF())
            painter.drawPixmap(0, 0, canvas.picture)
            candidate_boards.paint_light(painter, canvas.sheet, canvas.hand, self._light(snapshot))
            if self.hasFocus():
                candidate_boards.paint_cursor(painter, canvas.sheet, self._theme, self.cursor_item)
        painter.end()
