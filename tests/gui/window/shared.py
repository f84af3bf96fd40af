"""What tests of the window share: the types of its fixtures, and what is on its board."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from solver_core.cover import Search
from sudoku_gui.shell.main_window import MainWindow

Press = Callable[..., None]
Trigger = Callable[[MainWindow, str], None]
Paste = Callable[[str], None]
Click = Callable[[QWidget, str], None]
SearchOf = Callable[[MainWindow], Search]
Launch = Callable[[Sequence[str]], MainWindow]
TextOf = Callable[[MainWindow, str], str]
Again = Callable[..., MainWindow]
Settle = Callable[[MainWindow], None]


def board(window: MainWindow) -> str:
    return str(window.document.puzzle.board)


def givens(window: MainWindow) -> str:
    return str(window.document.puzzle.givens)


def entries(window: MainWindow) -> str:
    return str(window.document.puzzle.entries)
