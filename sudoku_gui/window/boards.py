"""The boards, one in sight: the Sudoku's or, while another problem is watched, that problem's own."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QStackedWidget, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.render.theme import Theme
from sudoku_gui.session.contrast import Contrast
from sudoku_gui.session.document import Document
from sudoku_gui.session.player import Player
from sudoku_gui.session.pointing import Pointing
from sudoku_gui.views.board_pointing import BoardPointing
from sudoku_gui.views.board_view import BoardView
from sudoku_gui.views.plan_view import PlanView
from sudoku_gui.window import board_looks


class Boards(Guarded, QStackedWidget):
    """Shows what the document holds or, while its search is watched, where that stands.

    Attributes:
        board: the Sudoku's.
        plan_view: the board of a problem of the gallery.

    Args:
        document: the puzzle.
        player: whose search is shown while there is one.
        pointing: what is pointed at anywhere.
        theme: the colours to begin with.
        contrast: what is other than elsewhere is marked; None: nothing ever is.
    """

    def __init__(
        self,
        document: Document,
        player: Player,
        pointing: Pointing,
        theme: Theme,
        contrast: Contrast | None = None,
    ) -> None:
        super().__init__()
        self._contrast = contrast
        self._document = document
        self._player = player
        self.board = BoardView(theme)
        BoardPointing(self.board, player, pointing)
        self.plan_view = PlanView(player, pointing, theme)
        self.addWidget(self.board)
        self.addWidget(self.plan_view)
        player.moved.connect(self.refresh)
        if contrast is not None:
            contrast.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show what there is to show now."""
        snapshot, grid = self._player.snapshot, self._player.grid
        if snapshot is not None and grid is not None:
            difference = None if self._contrast is None else self._contrast.difference
            self.board.show_look(board_looks.of_search(snapshot, grid, difference))
        else:
            self.board.show_look(board_looks.of_puzzle(self._document.puzzle))

    def show_state(self) -> None:
        """Bring the right board in sight, and say whose keys they are."""
        self.board.yields_keys = self._player.is_watching
        self.board.update()
        self._bring_forward(self.plan_view if self._player.grid is None else self.board)

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        if (board := self.currentWidget()) is not None:
            board.setFocus(reason)

    def drawn_in(self, rect: QRectF) -> QRectF:
        """The part of a rectangle that the board in sight takes."""
        board = self.board if self.currentWidget() is self.board else self.plan_view
        return board.drawn_in(rect)

    def use_theme(self, theme: Theme) -> None:
        """Show them in other colours."""
        self.board.use_theme(theme)
        self.plan_view.use_theme(theme)

    def _bring_forward(self, board: QWidget) -> None:
        """The keyboard stays where boards are."""
        before = self.currentWidget()
        had_keyboard = before is not None and self.window().focusWidget() is before
        self.setCurrentWidget(board)
        if had_keyboard and board is not before:
            board.setFocus()
