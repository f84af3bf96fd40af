"""The candidate boards on screen, with mouse and keyboard; computed when painted.

Arrows wrap around within their row or column of one board.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter

from solver_core.cover import Snapshot
from sudoku_gui.features.candidate_boards import model, paint
from sudoku_gui.features.candidate_boards import text as words
from sudoku_gui.features.candidate_boards.geometry import BoardsLayout
from sudoku_gui.features.candidate_boards.model import BOARDS, BoardsLook, Changes
from sudoku_gui.features.candidate_boards.paint import BoardsPicture
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.pixmaps import ratio_of
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.canvas import PointedCanvas
from sudoku_gui.widgets.shortcut_override import ENTER
from sudoku_gui.wording.names import is_sudoku

_CALM_RATE: Final = 8.0
"""Steps per second from which no marks are shown while playing, because they would flicker."""

_Key = Qt.Key
_STEPS: Final[dict[int, tuple[int, int, int]]] = {
    _Key.Key_Up: (0, -1, 0),
    _Key.Key_Down: (0, 1, 0),
    _Key.Key_Left: (0, 0, -1),
    _Key.Key_Right: (0, 0, 1),
    _Key.Key_PageUp: (-1, 0, 0),
    _Key.Key_PageDown: (1, 0, 0),
}
"""Boards, rows and columns onward."""


class CandidateCanvas(PointedCanvas):
    """Some of the four boards.

    Attributes:
        cursor_item: the item at whose square the keyboard is.
        changes: marks what has changed since the picture before.

    Signals:
        board_requested: a board that is not shown, to which the keyboard leads.
    """

    smallest = (9, 6)
    usual = (44, 42)
    board_requested = Signal(int)

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        super().__init__("candidate_canvas", player, selection, theme)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.cursor_item = 0
        self.changes = Changes()
        self.boards: tuple[int, ...] = tuple(BOARDS)
        self._picture: BoardsPicture | None = None
        self._look: BoardsLook | None = None
        selection.changed.connect(self._on_selection)

    # --- what is shown ----------------------------------------------------------------------------

    @property
    def layout_now(self) -> BoardsLayout:
        """Where the boards are, in device pixels."""
        return self._picture_at(self.devicePixelRatioF()).layout

    @property
    def snapshot(self) -> Snapshot | None:
        snapshot = self._player.snapshot
        return snapshot if snapshot is not None and is_sudoku(snapshot.problem) else None

    @property
    def look(self) -> BoardsLook:
        """The boards, with the changes since the picture before."""
        if self._look is None:
            is_fast = self._player.is_playing and self._player.rate > _CALM_RATE
            snapshot = self.snapshot
            self._look = BoardsLook() if snapshot is None else self.changes.look(snapshot, is_fast=is_fast)
        return self._look

    def sentence(self, target: Target | None) -> str:
        """About a target; empty if no Sudoku is shown."""
        search, snapshot = self._player.search, self.snapshot
        return "" if search is None or snapshot is None else words.sentence(search, snapshot, target)

    def refresh(self) -> None:
        self._look = None
        self.update()

    def forget(self) -> None:
        """Start without a previous picture, because this is another search."""
        self.changes = Changes()
        self.refresh()

    def show_boards(self, boards: tuple[int, ...]) -> None:
        """Paint some of the four boards, by their numbers."""
        if boards != self.boards:
            self.boards = boards
            self.update()

    def _picture_at(self, ratio: float) -> BoardsPicture:
        key = (self.size(), ratio, self.boards, self.theme, self.font())
        if self._picture is None or self._picture.key != key:
            self._picture = BoardsPicture(*key)
        return self._picture

    # --- pointing ---------------------------------------------------------------------------------

    def target_at(self, point: QPointF) -> Target | None:
        """A candidate that is there, else a square."""
        layout, at = self.layout_now, point * self.devicePixelRatioF()
        item = layout.item_at(at)
        if item is None:
            return None
        square, candidate = self.look.squares[item], layout.candidate_at(item, at)
        if square.covered and square.number:
            return Target(item, model.option_of(item, square.number - 1))
        if (square.shown | square.gone) >> candidate & 1:
            return Target(item, model.option_of(item, candidate))
        return Target(item)

    def shows(self, target: Target | None) -> bool:
        item = None if target is None else target.item
        return item is not None and self.isVisible() and item // 81 in self.boards

    def keyboard_target(self) -> tuple[Target, QPoint] | None:
        if (square := self.layout_now.square(self.cursor_item)) is None:
            return None
        return Target(self.cursor_item), (QPointF(square.center()) / self.devicePixelRatioF()).toPoint()

    def move_to(self, item: int) -> None:
        """Move the keyboard to the square of an item, and point at it."""
        self.cursor_item = item
        if item // 81 not in self.boards:
            self.board_requested.emit(item // 81)
        self.update()
        self._pin_by_key(Target(item))

    def _pin_by_key(self, target: Target) -> None:
        """Point at a target, and let screen readers say what it is."""
        self.pin(target)
        if self.sentence(self._selection.pinned):
            self.announce(self.sentence(self._selection.pinned))

    def _on_selection(self) -> None:
        pinned = self._selection.pinned
        if pinned is not None and pinned.item is not None and self.snapshot is not None:
            self.cursor_item = pinned.item
        self.update()

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:
        key, pinned = event.key(), self._selection.pinned
        if key == _Key.Key_Escape and pinned is not None:
            return partial(self._selection.pin, None)
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        if key in _STEPS:
            boards, down, right = _STEPS[key]
            board, square = divmod(self.cursor_item, 81)
            row, col = divmod(square, 9)
            item = (board + boards) % 4 * 81 + (row + down) % 9 * 9 + (col + right) % 9
            return partial(self.move_to, item)
        if _Key.Key_1 <= key <= _Key.Key_9:
            option = model.option_of(self.cursor_item, key - _Key.Key_1)
            return partial(self._pin_by_key, Target(self.cursor_item, option))
        if key in ENTER:
            is_here = pinned is not None and pinned.item == self.cursor_item
            return partial(self._selection.request_visit, pinned if is_here else Target(self.cursor_item))
        return None

    # --- Qt ---------------------------------------------------------------------------------------

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's own
        board, square = divmod(self.cursor_item, 81)
        number = self.boards.index(board) + (1 if forward else -1) if board in self.boards else -1
        if 0 <= number < len(self.boards):
            self.move_to(81 * self.boards[number] + square)
            return True
        return super().focusNextPrevChild(forward)

    def paint_on(self, painter: QPainter) -> None:
        if (snapshot := self.snapshot) is None:
            painter.fillRect(self.rect(), self.theme.window)
        else:
            picture = self._picture_at(ratio_of(painter))
            picture.show(self.look)
            painter.scale(1 / picture.ratio, 1 / picture.ratio)
            painter.drawPixmap(0, 0, picture.pixmap)
            highlighted = model.highlighted(self.look, snapshot.problem, self._selection.target)
            paint.paint_highlighted(painter, picture.layout, picture.painter, highlighted)
            if self.hasFocus():
                paint.paint_cursor(painter, picture.layout, self.theme, self.cursor_item)
