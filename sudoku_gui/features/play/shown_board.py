"""The boards, one of them shown: the Sudoku's or, while another problem is watched, that problem's own."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from solver_core.sudoku import encoding
from sudoku_gui.context import Context
from sudoku_gui.document.hint_session import Stage
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.board import cell_states
from sudoku_gui.render.board.look import BoardLook
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.board.view import BoardView
from sudoku_gui.wording import matrix as words

if TYPE_CHECKING:
    from sudoku_gui.features.play.plan_view import PlanView


class BoardStack(QStackedWidget):
    """Shows the document or, while its search is watched, the position of that."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._hint_session = context.hint_session
        self._player = player = context.player
        self.board = context.board  # the Sudoku's
        self.board_selection = BoardSelection(self.board, player, context.selection)
        self.addWidget(self.board)
        for model in (context.baseline, context.hint_session, context.highlights, context.document):
            model.changed.connect(self.refresh)
        for signal in (player.moved, context.document.mode_changed, context.preferences.changed):
            signal.connect(self.refresh)
        player.state_changed.connect(self.show_state)
        context.theme_changed.connect(self.use_theme)

    @cached_property
    def plan_view(self) -> "PlanView":
        from sudoku_gui.features.play.plan_view import PlanView

        view = PlanView(self._player, self._context.selection, self._context.theme)
        self.addWidget(view)
        return view

    def refresh(self) -> None:
        """Show the current position, or the puzzle."""
        snapshot, grid = self._player.snapshot, self._player.grid
        if snapshot is not None and grid is not None:
            look = cell_states.of_search(snapshot, grid, self._context.baseline.difference)
        else:
            preview, in_corners = self._hint_session.preview, self._context.note_places.in_corners
            puzzle = preview or self._context.document.puzzle
            highlights = None if preview else self._context.highlights
            look = self._with_hint(cell_states.of_puzzle(puzzle, highlights, in_corners=in_corners))
        self.board.set_explained(explained=self._hint_session.speaks)
        self.board.show_look(look)

    def _with_hint(self, look: BoardLook) -> BoardLook:
        step, position = self._hint_session.step, self._hint_session.position
        if step is None or position is None:
            return look
        from sudoku_gui.render.board import paint_step

        if self._hint_session.stage is Stage.REASON:
            return paint_step.with_step(look, step, position)
        return paint_step.with_place(look, step, position)

    def show_state(self) -> None:
        """Bring the right board forward, and let it know whose keys they are; the keyboard stays with the boards."""
        self.board.yields_keys = self._player.is_watching
        self.board.update()
        before, board = self.currentWidget(), self.plan_view if self._player.grid is None else self.board
        had_keyboard = before is not None and self.window().focusWidget() is before
        self.setCurrentWidget(board)
        if had_keyboard and board is not before:
            board.setFocus()

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        if (board := self.currentWidget()) is not None:
            board.setFocus(reason)

    def drawn_in(self, rect: QRectF) -> QRectF:
        board = self.board if self.currentWidget() is self.board else self.plan_view
        return board.drawn_in(rect)

    def use_theme(self, theme: Theme) -> None:
        self.board.use_theme(theme)
        if "plan_view" in vars(self):
            self.plan_view.use_theme(theme)


class SearchBoardView(BoardView):
    """A Sudoku board that shows the position of a player, and nothing else."""

    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__(theme)
        self.animated = False  # it shows the first position at once
        self._player = player
        player.moved.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        snapshot, grid = self._player.snapshot, self._player.grid
        if snapshot is not None and grid is not None:
            self.show_look(cell_states.of_search(snapshot, grid))


def search_board(player: Player, selection: Selection, theme: Theme) -> QWidget:
    """The board of a search, on which nothing is done by hand."""
    from sudoku_gui.features.play.plan_view import PlanView

    return PlanView(player, selection, theme) if player.grid is None else SearchBoardView(player, theme)


class BoardSelection(QObject):
    """Lights on the board what is pointed at anywhere, and points where the mouse is, while its search is watched."""

    def __init__(self, board: BoardView, player: Player, selection: Selection) -> None:
        super().__init__(board)
        self._board = board
        self._player = player
        self._selection = selection
        board.setMouseTracking(True)
        board.installEventFilter(self)
        board.selection_moved.connect(self._pin_cell)
        selection.changed.connect(self._light)
        player.began.connect(self._light)

    @property
    def _takes_part(self) -> bool:
        return self._player.is_watching and self._player.grid is not None

    def _light(self) -> None:
        target, highlighted = self._selection.target, set[tuple[int, int]]()
        if target is not None and self._takes_part:
            if target.option is not None:
                highlighted = {encoding.placement(target.option)}
            elif target.item is not None:
                digit = target.item % 9 + 1 if target.item >= 81 else 0
                highlighted = {(cell, digit) for cell in encoding.item_cells(target.item)}
        self._board.highlight(frozenset(highlighted))

    def tip_at(self, point: QPointF) -> str:
        """The name of a digit or a candidate, and which given or other option took it away."""
        search, snapshot, target = self._player.search, self._player.snapshot, self._target(point)
        if search is None or snapshot is None or target is None:
            return ""
        whole = target if target.option is None else Target(option=target.option)
        return words.sentence(search, snapshot, whole)

    def _target(self, point: QPointF) -> Target | None:
        cell = self._board.cell_at(point)
        if cell is None:
            return None
        digit = self._board.look.cells[cell].digit or self._board.candidate_at(point)
        return Target(cell, encoding.option(cell, digit) if digit else None)

    def _pin_cell(self, cell: int) -> None:
        pinned = self._selection.pinned  # a press has pinned what is at that point
        if self._takes_part and (pinned is None or pinned.item != cell):
            self._selection.pin(Target(cell), self._board.isVisible)

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._takes_part:
            return super().eventFilter(watched, event)
        if event.type() is QEvent.Type.Leave:
            self._selection.hover(None)
        elif isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            self._board.show_tip(event.globalPos(), self.tip_at(QPointF(event.pos())))
            return True
        elif isinstance(event, QContextMenuEvent):
            selected, by_mouse = self._board.selected, event.reason() is QContextMenuEvent.Reason.Mouse
            at = self._selection.target if by_mouse or selected is None else Target(selected)
            self._selection.request_menu(at, event.globalPos())
            return True
        elif isinstance(event, QMouseEvent):
            target = self._target(event.position())
            match event.type():
                case QEvent.Type.MouseMove:
                    self._selection.hover(target, self._board.isVisible)
                case QEvent.Type.MouseButtonDblClick:
                    self._selection.request_visit(target)
                case QEvent.Type.MouseButtonPress if event.button() is Qt.MouseButton.LeftButton:
                    self._selection.pin(target, self._board.isVisible)
        return super().eventFilter(watched, event)
