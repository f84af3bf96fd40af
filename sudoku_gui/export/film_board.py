"""The board of a film: it follows a player of its own, and nobody works it."""

from PySide6.QtWidgets import QWidget

from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.panes.plan.view import PlanView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render import board_looks
from sudoku_gui.render.theme import Theme


class FilmBoard(BoardView):
    """A Sudoku board that shows where a player is."""

    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__(theme)
        self._player = player
        self.animated = False
        player.moved.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        snapshot, grid = self._player.snapshot, self._player.grid
        if snapshot is not None and grid is not None:
            self.show_look(board_looks.of_search(snapshot, grid))


def make(player: Player, selection: Selection, theme: Theme) -> QWidget:
    """The board that a player's problem has."""
    if player.grid is None:
        return PlanView(player, selection, theme)
    return FilmBoard(player, theme)
