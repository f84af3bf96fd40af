"""What a user does with a window and its parts, what is seen there, and how long tests wait for it.

Every helper of more than one file of tests of the window is here; what is made anew for each test is in `fixtures`.
"""

import re
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QStandardPaths, Qt
from PySide6.QtGui import QAction, QFont, QGuiApplication, QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDoubleSpinBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

import sudoku_gui
from solver_core.cover import Event, Search
from sudoku_gui.database import schema
from sudoku_gui.database.worker import Worker
from sudoku_gui.features.files import FilesFeature
from sudoku_gui.features.watch.timeline.view import TimelineView
from sudoku_gui.kit.export_form import ExportForm
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.player.job import Work, begin
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.term_label import ReadingLabel

Part = TypeVar("Part", bound=QObject)
Result = TypeVar("Result")
Launch = Callable[[Sequence[str]], MainWindow]
Again = Callable[..., MainWindow]

PUZZLE: Final = "3...86..1.9..2......5.....382..7.1.9...2.8...5.4.3..269.....5......6..9.2..35...4"
"""A puzzle that needs no guess."""
BRANCHING: Final = "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."
"""A search with guesses and dead ends before its solution: 8,660 events."""
SEVERAL: Final = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
"""A puzzle with 26 solutions."""
UNIQUE: Final = "400070100001904605000001000000700002002030000847006000014000806020000300600090000"
SOLUTION: Final = "496573128381924675275861943153789462962435781847216539714352896529648317638197254"
"""The only solution of `UNIQUE`."""

NO_MODIFIER = Qt.KeyboardModifier.NoModifier
PATIENCE = 30_000
"""Milliseconds for what is going to come: plenty, for other programs may keep a machine busy."""
LONGEST_PAUSE: Final = 8
"""Milliseconds between two looks whether it has come; at first they are shorter."""


def begun(parent: QObject, steps: Work[Result]) -> list[Result]:
    """Begin something; has the result once there is one."""
    results: list[Result] = []

    def collect() -> Work[None]:
        results.append((yield from steps))

    begin(parent, collect())
    return results


def part(view: QObject, kind: type[Part], name: str = "") -> Part:
    """The part of this kind and name; one that is shown rather than one that is hidden."""
    found = view.findChildren(kind, name) if name else view.findChildren(kind)
    assert found, name
    return next((one for one in found if not (isinstance(one, QWidget) and one.isHidden())), found[0])


def click(view: QWidget, name: str, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    """Clicks the button with this object name or, in a message, with this text."""

    def found() -> list[QAbstractButton]:
        return [one for one in view.findChildren(QAbstractButton) if one.isVisible() and name in _names(one)]

    wait_until(lambda: bool(found()))  # a message's buttons appear with the next turn of the event loop
    (button,) = found()
    assert button.isEnabled(), f"{name} is disabled"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, modifier)


def _names(button: QAbstractButton) -> tuple[str, ...]:
    return (button.objectName(), button.text()) if isinstance(button, QPushButton) else (button.objectName(),)


def choose(dialog: QWidget, name: str, value: str | int) -> None:
    """Choose a value in a box, or set a number."""
    box = part(dialog, QWidget, name)
    if isinstance(box, QComboBox):
        assert box.findData(value) >= 0, value
        box.setCurrentIndex(box.findData(value))
    else:
        assert isinstance(box, QDoubleSpinBox)
        box.setValue(int(value))


def confirmed(dialog: ExportForm, qtbot: QtBot) -> object:
    """What a dialog orders when its button is pressed."""
    with qtbot.waitSignal(dialog.confirmed) as caught:
        click(dialog, "go")
    return caught.args[0]


def shown(window: QWidget, kind: type[Part]) -> Part:
    """The visible dialog of a kind."""
    (dialog,) = [it for it in window.findChildren(kind) if isinstance(it, QWidget) and it.isVisible()]
    return dialog


def opened(window: QWidget, kind: type[Part]) -> Part:
    """The visible dialog of a kind, once it has the keyboard."""
    dialog = shown(window, kind)
    assert isinstance(dialog, QWidget)
    wait_until(dialog.isActiveWindow)
    return dialog


def name_file(window: QWidget, path: object) -> str:
    """Type a name in the file dialog that is open, and accept it; returns the name that was suggested."""
    dialog = shown(window, QFileDialog)
    field = part(dialog, QLineEdit, "fileNameEdit")
    suggested = field.text()
    field.setText(str(path))
    QTest.keyClick(field, Qt.Key.Key_Return)
    return suggested


@contextmanager
def locked(path: Path) -> Iterator[sqlite3.Connection]:
    """Another program writes into a library meanwhile, so that nobody else can."""
    schema.connect(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    yield other
    other.close()


def is_writing(library: QObject) -> bool:
    """Whether anything at all is still to be done in a library."""
    return part(library, Worker).is_busy


def turn(view: QWidget, notches: float, at: QPoint, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    """Turn the wheel over a point of a view."""
    by, nothing = QPoint(0, round(120 * notches)), Qt.MouseButton.NoButton
    places, phase = (QPointF(at), QPointF(view.mapToGlobal(at))), Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(view, QWheelEvent(*places, QPoint(), by, nothing, modifier, phase, False))


def dress(view: Pane, font: QFont, colours: Theme) -> None:
    """Give a pane the font and the colours of its reference picture."""
    view.setFont(font)
    view.setPalette(colours.palette())
    view.use_theme(colours)


def point_of(timeline: TimelineView, position: int, *, close: bool = False) -> QPoint:
    """Where a position lies in the overview of a timeline, or in its close-up."""
    layout = timeline.strips()
    strip, span = (
        (layout.closeup, timeline.closeup.span) if close else (layout.overview, timeline.overview.span)
    )
    return QPoint(round(span.x_of(position, strip)), round(strip.center().y()))


def wait_until(holds: Callable[[], bool], timeout: int = PATIENCE) -> None:
    """Lets the event loop turn until this holds, for this many milliseconds at most."""
    end, pause = time.monotonic() + timeout / 1000, 1
    while not holds():
        assert time.monotonic() < end, f"did not come within {timeout} ms"
        QTest.qWait(pause)
        pause = min(pause + 1, LONGEST_PAUSE)


# --- the whole window --------------------------------------------------------------------------------------


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
    assert isinstance(widget, QLabel | QLineEdit | ReadingLabel), name
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


def press(*keys: str) -> None:
    """Presses keys, each written as in a menu ("Ctrl+Z"), wherever the keyboard is."""
    for key in keys:
        QTest.keySequence(focused(), QKeySequence(key, QKeySequence.SequenceFormat.PortableText))


def is_claimed(view: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> bool:
    """Whether a view takes a key before shortcuts of the window see it."""
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifier)
    event.ignore()
    QApplication.sendEvent(view, event)
    return event.isAccepted()


def press_shift_and(digit: int, widget: QWidget | None = None) -> None:
    """Presses Shift and a digit as it comes on most layouts: a sign, from the place of the digit's key."""
    place, sign = 9 + digit, "!@#$%^&*("[digit - 1]
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        key = QKeyEvent(kind, ord(sign), Qt.KeyboardModifier.ShiftModifier, place, 0, 0, sign)
        QApplication.sendEvent(widget or focused(), key)


def paste(text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    press("Ctrl+V")


def trigger(window: MainWindow, name: str) -> None:
    action = window.findChild(QAction, name)
    assert isinstance(action, QAction), name
    action.trigger()


def settle(window: MainWindow) -> None:
    """Waits until the search has arrived where it was sent."""
    wait_until(lambda: not (window.player.is_busy or window.player.is_playing))


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


def save_to(window: MainWindow, path: Path, format_id: str) -> list[bool]:
    """Save in this file; has the result once there is one: whether all of the puzzle is in it."""
    return begun(window, window.feature(FilesFeature).saving.save_to(path, format_id))


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def recent(window: MainWindow) -> list[str]:
    """The files that *Open Recent* lists, the newest first."""
    actions = part(window, QMenu, "menu_recent").actions()
    return [action.toolTip() for action in actions[: max(0, len(actions) - 2)]]


def data_folder() -> Path:
    """Where the program stores what the user has done."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


def pane_specs() -> list[PaneSpec]:
    """All panes as features declare them, without views."""
    sources = (Path(sudoku_gui.__file__).parent / "features").rglob("*.py")
    rows = [
        row
        for file in sorted(sources, key=lambda file: "play" not in file.parts)  # with the board first
        for row in re.findall(r'PaneSpec\(\s*"(\w+)",\s*"([^"]+)"', file.read_text("utf-8"))
    ]
    return [PaneSpec(name, title, {}, QWidget) for name, title in rows]


def pane_ids() -> list[str]:
    return [spec.id for spec in pane_specs()]
