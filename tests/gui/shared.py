"""The types of what fixtures give to tests of sessions."""

from collections.abc import Callable

from solver_core.cover import Search

Ends = list[str]
Settle = Callable[[], None]
State = Callable[[], bytes]
Watched = Callable[[], Search]
