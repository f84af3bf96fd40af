"""Pointing at the board while a puzzle's search is watched: at a cell, at a digit or at a candidate."""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent

from solver_core.sudoku import encoding
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.widgets.board.view import BoardView
from sudoku_gui.wording import matrix as words


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
        """What a digit or a candidate is, and which given or choice took it where it is gone."""
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
            return self._ask_for_menu(event)
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

    def _ask_for_menu(self, event: QContextMenuEvent) -> bool:
        selected = self._board.selected
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        target = self._selection.target if by_mouse or selected is None else Target(selected)
        self._selection.request_menu(target, event.globalPos())
        return True
