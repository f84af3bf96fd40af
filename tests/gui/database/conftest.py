"""What the tests of the library share."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from sudoku_gui.database.library import Library
from tests.gui.parts import is_writing


@pytest.fixture
def failures(library: Library) -> list[Exception]:
    found: list[Exception] = []
    library.failed.connect(found.append)
    return found


@pytest.fixture
def settle(library: Library, qtbot: QtBot) -> Callable[..., None]:
    """Waits until nothing is left to be done in the library, or in another one."""
    return lambda which=library: qtbot.waitUntil(lambda: not is_writing(which), timeout=20_000)
