"""Finds the parts of a view by what they are and by their object names."""

import time
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QAbstractAnimation, QEventLoop, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDoubleSpinBox, QFileDialog, QLineEdit, QWidget

from sudoku_gui.player.background_runner import BackgroundRunner
from sudoku_gui.player.comparison import Comparison
from sudoku_gui.player.player import Player
from sudoku_gui.shell.workbench import Workbench
from sudoku_gui.widgets.throttle import Throttle

Part = TypeVar("Part", bound=QObject)
NO_MODIFIER = Qt.KeyboardModifier.NoModifier

_SOON = 500
"""Milliseconds: a timer of that many, or of more, is none that a view or a layout waits for."""


def part(view: QWidget, kind: type[Part], name: str = "") -> Part:
    """The part of this kind and name; one that is shown rather than one that is hidden."""
    found = view.findChildren(kind, name) if name else view.findChildren(kind)
    assert found, name
    return next((one for one in found if not (isinstance(one, QWidget) and one.isHidden())), found[0])


def click(view: QWidget, name: str, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    QTest.mouseClick(part(view, QAbstractButton, name), Qt.MouseButton.LeftButton, modifier)


def choose(dialog: QWidget, name: str, value: str | int) -> None:
    """Choose a value in a box, or set a number."""
    box = part(dialog, QWidget, name)
    if isinstance(box, QComboBox):
        assert box.findData(value) >= 0, value
        box.setCurrentIndex(box.findData(value))
    else:
        assert isinstance(box, QDoubleSpinBox)
        box.setValue(int(value))


def shown(window: QWidget, kind: type[Part]) -> Part:
    """The visible dialog of a kind."""
    (dialog,) = [it for it in window.findChildren(kind) if isinstance(it, QWidget) and it.isVisible()]
    return dialog


def name_file(window: QWidget, path: object) -> str:
    """Type a name in the file dialog that is open, and accept it; returns the name that was suggested."""
    dialog = shown(window, QFileDialog)
    field = part(dialog, QLineEdit, "fileNameEdit")
    suggested = field.text()
    field.setText(str(path))
    QTest.keyClick(field, Qt.Key.Key_Return)
    return suggested


def wait_until(holds: Callable[[], bool], timeout: int = 5000) -> None:
    """Lets the event loop turn until this holds, for so many milliseconds at most."""
    end = time.monotonic() + timeout / 1000
    while not holds():
        assert time.monotonic() < end, f"did not come within {timeout} ms"
        QTest.qWait(5)


def is_at_rest(owner: QObject) -> bool:
    """Whether nothing of a window or of another owner changes by itself any more, after a turn of the event loop.

    No event is left, no animation moves, and no timer runs but those for messages, clocks and storing. While a
    search goes on in the background, there is always news: then what arranges and redraws panes has had its turn.
    """
    is_busy = QEventLoop().processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    timers = [one for one in owner.findChildren(QTimer) if one.isActive() and one.interval() < _SOON]
    if any(isinstance(one.parent(), BackgroundRunner | Comparison) for one in timers):
        return not any(isinstance(one.parent(), Workbench | Throttle | Player) for one in timers)
    running = QAbstractAnimation.State.Running
    return not (is_busy or timers) and not any(
        one.state() is running for one in owner.findChildren(QAbstractAnimation)
    )


def come_to_rest(owner: QObject, timeout: int = 20_000) -> None:
    wait_until(lambda: is_at_rest(owner), timeout)
