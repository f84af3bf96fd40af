"""A player of which no widget knows."""

import pytest

from sudoku_gui.player.player import Player


@pytest.fixture
def player(qapp: object) -> Player:
    """It keeps its search to the end: what a test has connected may ask for it."""
    assert qapp
    return Player()
