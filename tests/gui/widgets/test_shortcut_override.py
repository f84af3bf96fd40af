"""A view works some keys itself, whatever shortcuts its window has."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QWidget

from sudoku_gui.widgets.shortcut_override import ENTER, WALKING, claimed, plain

KEYPAD, SHIFT = Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ShiftModifier


class SessionStore(QWidget):
    """Works Enter."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[int] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return claimed(event, plain(ENTER)) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.pressed.append(event.key())


@pytest.fixture
def session_store(show: Callable[..., None]) -> Iterator[tuple[SessionStore, list[str]]]:
    """It stands in a window whose shortcuts are Enter and Up; what they did is noted."""
    window, session_store, done = QMainWindow(), SessionStore(), list[str]()
    session_store.setParent(window)
    window.setCentralWidget(session_store)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Up):
        action = QAction(window)
        action.setShortcut(key)
        action.triggered.connect(lambda _=False, name=key.name: done.append(name))
        window.addAction(action)
    show(window, session_store)
    yield session_store, done
    window.close()


def test_a_claimed_key_comes_to_the_view(session_store: tuple[SessionStore, list[str]]) -> None:
    QTest.keyClick(session_store[0], Qt.Key.Key_Return)
    assert (session_store[0].pressed, session_store[1]) == ([Qt.Key.Key_Return], [])


def test_another_key_is_the_windows(session_store: tuple[SessionStore, list[str]]) -> None:
    QTest.keyClick(session_store[0], Qt.Key.Key_Up)
    assert (session_store[0].pressed, session_store[1]) == ([], ["Key_Up"])


@pytest.mark.parametrize("key", WALKING)
def test_the_keypad_has_plain_keys_but_nothing_else_may_be_held(key: Qt.Key) -> None:
    is_walking = plain(WALKING)
    assert is_walking(QKeyEvent(QEvent.Type.KeyPress, key, KEYPAD))
    assert not is_walking(QKeyEvent(QEvent.Type.KeyPress, key, SHIFT | KEYPAD))
