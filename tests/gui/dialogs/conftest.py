"""What the tests of dialogs share: a player that watches, and hands for choosers."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QComboBox, QDialog, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[Player]:
    """A player in the middle of a short search, whose length is known."""
    player = Player()
    player.watch_subject(Subject(sample="queens_6"))
    qtbot.waitUntil(lambda: player.length_is_known, timeout=20_000)
    player.scrub(120)
    qtbot.waitUntil(lambda: not player.is_busy)
    yield player
    player.leave()


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def choose() -> Callable[[QDialog, str, str], None]:

    def chosen(dialog: QDialog, name: str, value: str) -> None:
        box = dialog.findChild(QComboBox, name)
        assert box is not None, name
        row = box.findData(value)
        assert row >= 0, value
        box.setCurrentIndex(row)

    return chosen
