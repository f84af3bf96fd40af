"""What a pane shows in films and on paper: a view on a player of its own, of which nobody sees a window."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from solver_core.cover import Problem
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate


@dataclass(frozen=True, slots=True)
class Figure:
    """A row that the feature of a pane declares."""

    id: str  # of the pane
    english: str  # what it is called, marked for translation in "export_dialogs"
    build: Callable[[Player, Selection, Theme], QWidget]
    suits: Callable[[Problem], bool] = lambda _: True  # whether there is something to show

    @property
    def title(self) -> str:
        return translate("export_dialogs", self.english)
