"""The types of what fixtures give to tests."""

from collections.abc import Callable, Mapping

from solver_core.cover import Search
from sudoku_gui.layout.actions import Action

Ends = list[str]
ActionRows = Mapping[str, Action]
Settle = Callable[[], None]
State = Callable[[], bytes]
Watched = Callable[[], Search]
