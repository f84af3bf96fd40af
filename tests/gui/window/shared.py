"""What a user does with a window, and what is seen there."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QPushButton, QWidget

from solver_core.cover import Event, Search
from sudoku_gui.features.files.controller import Files
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import begun, part, wait_until

Press = Callable[..., None]
Trigger = Callable[[MainWindow, str], None]
Paste = Callable[[str], None]
Click = Callable[[QWidget, str], None]
SearchOf = Callable[[MainWindow], Search]
Launch = Callable[[Sequence[str]], MainWindow]
TextOf = Callable[[MainWindow, str], str]
Again = Callable[..., MainWindow]
Settle = Callable[[MainWindow], None]

PATIENT = 30_000
BRANCHING = "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."
"""A search with guesses and dead ends before its solution: 8,660 events."""
UNIQUE = "400070100001904605000001000000700002002030000847006000014000806020000300600090000"
SOLUTION = "496573128381924675275861943153789462962435781847216539714352896529648317638197254"
"""The only solution of `UNIQUE`."""


def view_of(window: MainWindow, name: str) -> Any:
    """The view of a pane; each has parts of its own."""
    return window.workbench.docks[name].view


def board(window: MainWindow) -> str:
    return str(window.document.puzzle.board)


def givens(window: MainWindow) -> str:
    return str(window.document.puzzle.givens)


def entries(window: MainWindow) -> str:
    return str(window.document.puzzle.entries)


def text_of(window: MainWindow, name: str) -> str:
    widget = part(window, QWidget, name)
    assert isinstance(widget, QLabel | QLineEdit), name
    assert widget.isVisible(), f"{name} is not in sight"
    return widget.text()


def search_of(window: MainWindow) -> Search:
    assert isinstance(window.player.search, Search)
    return window.player.search


def event_of(window: MainWindow) -> Event:
    """What has just happened in the search."""
    event = search_of(window).event
    assert event is not None
    return event


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    return widget


def save_to(window: MainWindow, path: Path, format_id: str) -> list[bool]:
    """Save in this file; has the result once there is one: whether all of the puzzle is in it."""
    return begun(window, window.feature(Files).saving.save_to(path, format_id))


def press(*keys: str) -> None:
    """Presses keys, each written as in a menu ("Ctrl+Z"), wherever the keyboard is."""
    for key in keys:
        QTest.keySequence(focused(), QKeySequence(key, QKeySequence.SequenceFormat.PortableText))


def paste(text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    press("Ctrl+V")


def trigger(window: MainWindow, name: str) -> None:
    action = window.findChild(QAction, name)
    assert isinstance(action, QAction), name
    action.trigger()


def click(window: QWidget, name: str) -> None:
    """Clicks the button with this object name or, in a message, with this text."""

    def found() -> list[QAbstractButton]:
        visible = [button for button in window.findChildren(QAbstractButton) if button.isVisible()]
        return [
            button
            for button in visible
            if button.objectName() == name or (isinstance(button, QPushButton) and button.text() == name)
        ]

    wait_until(lambda: bool(found()))  # a message's buttons appear with the next turn of the event loop
    (button,) = found()
    assert button.isEnabled(), f"{name} is disabled"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def settle(window: MainWindow) -> None:
    """Waits until the search has arrived where it was sent."""
    wait_until(lambda: not (window.player.is_busy or window.player.is_playing), PATIENT)


def watch(window: MainWindow, position: int, puzzle: str = BRANCHING) -> None:
    """Pastes a puzzle and goes to a position of its search."""
    paste(puzzle)
    press("F5")
    window.player.scrub(position)
    settle(window)


def back_to(window: MainWindow) -> None:
    """Gives the keyboard back to the board after a dialog, as a window manager does; offscreen there is none."""
    window.activateWindow()
    window.context.board.setFocus()
    wait_until(window.context.board.hasFocus)
