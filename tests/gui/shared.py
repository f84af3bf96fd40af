"""The types of what fixtures give to tests."""

from collections.abc import Callable, Mapping

from solver_core.cover import Search
from solver_core.sudoku.grid import Grid
from sudoku_gui.layout.declarations import Action

Ends = list[str]
ActionRows = Mapping[str, Action]
GoTo = Callable[[int], None]
Settle = Callable[..., None]
"""Calls what moves a player, if anything, with these arguments, and waits until the move has come to its end."""
Show = Callable[..., None]
State = Callable[[], bytes]
StraightTo = Callable[[Grid, int], bytes]
Watched = Callable[[], Search]
