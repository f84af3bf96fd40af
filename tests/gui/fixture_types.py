"""The types of the functions that fixtures give to tests."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from solver_core.cover import Search
from sudoku_gui.shell.main_window import MainWindow

Again = Callable[..., MainWindow]
Click = Callable[[QWidget, str], None]
Ends = list[str]
Launch = Callable[[Sequence[str]], MainWindow]
Paste = Callable[[str], None]
Press = Callable[..., None]
Settle = Callable[[], None]
State = Callable[[], bytes]
Watched = Callable[[], Search]
