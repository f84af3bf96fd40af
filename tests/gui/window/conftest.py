"""The whole program under a test's hands: windows to start, keys to press, messages to read."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from solver_core.cover import Search
from sudoku_gui.app import create
from sudoku_gui.export.controller import Exporting
from sudoku_gui.render import theme
from sudoku_gui.shell.main_window import MainWindow

Launch = Callable[[Sequence[str]], MainWindow]


@pytest.fixture
def launch(qtbot: QtBot, qapp: QApplication) -> Iterator[Launch]:
    """Starts the program with these arguments, as often as asked, with the keyboard on its board."""
    palette = qapp.palette()

    def start(arguments: Sequence[str] = ()) -> MainWindow:
        window = create(arguments)
        qtbot.addWidget(window)
        window.board.animated = False
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        boards = {window.board, window.boards.plan_view}
        is_in_sight = any(board.isVisible() for board in boards)  # a tour may be at a stop without it
        qtbot.waitUntil(lambda: not is_in_sight or QApplication.focusWidget() in boards)
        return window

    yield start
    qapp.setPalette(palette)


@pytest.fixture
def window(launch: Launch) -> MainWindow:
    started = launch(())
    QTest.keyClick(started.board, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    started.info_bar.dismiss()
    assert started.document.is_blank
    return started


@pytest.fixture
def press() -> Callable[..., None]:
    """Presses keys, each told as in a menu ("Ctrl+Z"), wherever the keyboard is."""

    def press_all(*keys: str) -> None:
        for key in keys:
            target = QApplication.focusWidget()
            assert target is not None, f"nothing has the keyboard for {key}"
            QTest.keySequence(target, QKeySequence(key, QKeySequence.SequenceFormat.PortableText))

    return press_all


@pytest.fixture
def back_to(qtbot: QtBot) -> Callable[[MainWindow], None]:
    """Gives the keyboard back to the board after a dialog, as a window manager does; offscreen there is none."""

    def activate(window: MainWindow) -> None:
        window.activateWindow()
        window.board.setFocus()
        qtbot.waitUntil(window.board.hasFocus)

    return activate


@pytest.fixture
def paste(press: Callable[..., None]) -> Callable[[str], None]:

    def paste_text(text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        press("Ctrl+V")

    return paste_text


@pytest.fixture
def trigger() -> Callable[[MainWindow, str], None]:

    def choose(window: MainWindow, name: str) -> None:
        action = window.findChild(QAction, name)
        assert isinstance(action, QAction), name
        action.trigger()

    return choose


@pytest.fixture
def text_of() -> Callable[[MainWindow, str], str]:

    def text(window: MainWindow, name: str) -> str:
        widget = window.findChild(QWidget, name)
        assert isinstance(widget, QLabel | QLineEdit), name
        assert widget.isVisible(), f"{name} is not in sight"
        return widget.text()

    return text


@pytest.fixture
def click(qtbot: QtBot) -> Callable[[QWidget, str], None]:
    """Clicks the button with this object name or, in a message, with this text."""

    def is_called(button: QAbstractButton, name: str) -> bool:
        if not button.isVisible():
            return False
        return button.objectName() == name or (isinstance(button, QPushButton) and button.text() == name)

    def click_button(window: QWidget, name: str) -> None:
        found: list[QAbstractButton] = []

        def is_there() -> bool:
            found[:] = [button for button in window.findChildren(QAbstractButton) if is_called(button, name)]
            return bool(found)

        qtbot.waitUntil(is_there)  # a message's buttons appear with the next turn of the event loop
        (button,) = found
        assert button.isEnabled(), f"{name} is disabled"
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    return click_button


@pytest.fixture(scope="session")
def branching() -> str:
    return "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."


@pytest.fixture
def watched(
    window: MainWindow, branching: str, paste: Callable[[str], None], press: Callable[..., None]
) -> MainWindow:
    paste(branching)
    press("F5")
    return window


@pytest.fixture
def search_of() -> Callable[[MainWindow], Search]:

    def search(window: MainWindow) -> Search:
        assert isinstance(window.player.search, Search)
        return window.player.search

    return search


@pytest.fixture
def settle(qtbot: QtBot) -> Callable[[MainWindow], None]:

    def wait(window: MainWindow) -> None:
        player = window.player
        qtbot.waitUntil(lambda: not (player.is_busy or player.is_playing), timeout=30_000)

    return wait


@pytest.fixture
def again(window: MainWindow, launch: Launch) -> Callable[..., MainWindow]:

    def close_and_start(*arguments: str) -> MainWindow:
        assert window.close()
        return launch(list(arguments))

    return close_and_start


@pytest.fixture
def exporting(window: MainWindow) -> Exporting:
    """The part of the window that takes things away, with nothing watched."""
    return Exporting(
        window,
        window.player,
        window.document,
        window.workbench.docks,
        preferences=window.preferences,
        info_bar=window.info_bar,
        theme=theme.light(),
        stash_first=window.files.stash_first,
    )
