"""The pane of breakpoints and bookmarks, on a player of its own."""

from collections.abc import Callable

import pytest

from sudoku_gui.features.breakpoint_list.view import BreakpointList
from sudoku_gui.player.bookmarks import BookmarkStore
from sudoku_gui.player.breakpoints import Breakpoints
from sudoku_gui.player.player import Player
from sudoku_gui.player.run_until import Following
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme


@pytest.fixture
def made(
    player: Player,
    selection: Selection,
    breakpoints: Breakpoints,
    bookmarks: BookmarkStore,
    following: Following,
) -> Callable[[Theme], BreakpointList]:
    return lambda theme: BreakpointList(
        player, selection, breakpoints, theme, bookmarks=bookmarks, following=following
    )
