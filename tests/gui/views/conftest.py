"""What the views are tested with: windows on a screen, a search to look at, and a transport to work it by."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QMainWindow, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from sudoku_gui.panes.timeline.view import Timeline
from sudoku_gui.panes.transport.choosers import SpeedDial
from sudoku_gui.panes.transport.view import BUTTONS, Transport
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render import theme

Kind = TypeVar("Kind", bound=QWidget)
CHOICES = ("faster", "slower", "coarser_steps", "finer_steps")
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def show(qtbot: QtBot) -> Callable[..., None]:
    """Shows a window and, where asked to, gives the keyboard to a part of it."""

    def show_window(window: QWidget, keyboard: QWidget | None = None) -> None:
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        if keyboard is not None:
            window.activateWindow()
            keyboard.setFocus()
            qtbot.waitUntil(keyboard.hasFocus)

    return show_window


# --- a search ---------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def many() -> Grid:
    return Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.fixture
def player() -> Iterator[Player]:
    player = Player()
    yield player
    player.leave()


@pytest.fixture
def selection(player: Player) -> Selection:
    return Selection(player)


@pytest.fixture
def settle(player: Player) -> Callable[[], None]:
    """Lets a move come to its end: on a busy machine even a short one may take more than one stretch."""

    def process_events() -> None:
        while player.is_busy:
            QCoreApplication.processEvents()

    return process_events


@pytest.fixture
def go_to(player: Player, settle: Callable[[], None]) -> Callable[[int], None]:

    def arrive(position: int) -> None:
        player.scrub(position)
        settle()

    return arrive


@pytest.fixture
def step(player: Player, settle: Callable[[], None]) -> Callable[..., None]:

    def arrive(*, backward: bool = False) -> None:
        player.step(backward=backward)
        settle()

    return arrive


# --- a transport ------------------------------------------------------------------------------------


@pytest.fixture
def frame() -> QMainWindow:
    return QMainWindow()


@pytest.fixture
def actions(frame: QMainWindow, player: Player) -> dict[str, QAction]:
    made = {name: QAction(name, frame) for name in (*BUTTONS, *CHOICES)}
    made["to_start"].triggered.connect(player.to_start)
    made["step_back"].triggered.connect(lambda: player.step(backward=True))
    made["play_pause"].triggered.connect(player.play_pause)
    made["step_forward"].triggered.connect(lambda: player.step(backward=False))
    made["to_end"].triggered.connect(player.to_end)
    return made


@pytest.fixture
def transport(
    frame: QMainWindow, player: Player, actions: dict[str, QAction], show: Callable[..., None]
) -> Transport:
    made = Transport(player, actions, theme.light(), Timeline(player, theme.light()))
    frame.setCentralWidget(made)
    frame.resize(1000, 220)
    show(frame)
    return made


@pytest.fixture
def watched(transport: Transport, player: Player, many: Grid, qtbot: QtBot) -> Player:
    """The transport's player at the start of a search whose length of 21,296 events is known."""
    assert transport.isVisible()
    player.watch(many)
    qtbot.waitUntil(lambda: player.length_is_known, timeout=20_000)
    return player


def part(transport: Transport, kind: type[Kind], name: str) -> Kind:
    found = transport.findChild(kind, name)
    assert found is not None, name
    return found


@pytest.fixture
def timeline(transport: Transport) -> Timeline:
    return part(transport, Timeline, "timeline")


@pytest.fixture
def speed(transport: Transport) -> SpeedDial:
    return part(transport, SpeedDial, "speed")


@pytest.fixture
def beat(transport: Transport) -> QComboBox:
    return part(transport, QComboBox, "beat")


@pytest.fixture
def field(transport: Transport) -> QLineEdit:
    return part(transport, QLineEdit, "position")


@pytest.fixture
def said(transport: Transport) -> QLabel:
    return part(transport, QLabel, "sentence")


@pytest.fixture
def reason(transport: Transport) -> QLabel:
    return part(transport, QLabel, "why")


@pytest.fixture
def press(settle: Callable[[], None]) -> Callable[..., None]:

    def press_key(control: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        QTest.keyClick(control, key, modifier)
        settle()

    return press_key


@pytest.fixture
def click(transport: Transport, settle: Callable[[], None]) -> Callable[[str], None]:

    def click_button(name: str) -> None:
        QTest.mouseClick(part(transport, QToolButton, f"{name}_button"), Qt.MouseButton.LeftButton)
        settle()

    return click_button
