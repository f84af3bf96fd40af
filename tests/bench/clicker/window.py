"""The process of the random clicker's window: ``python -m tests.bench.clicker.window --help``; see the package.

The program runs as `app.main` runs it, in its own event loop. A timer of one shot does the next action, so that what
waits for an answer inside of an action does not stop the clicking.
"""

import ctypes
import json
import os
import random
import sys
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QObject, QProcess, Qt, QThread, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from sudoku_gui import app
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.shell.process import control_garbage
from tests.bench.clicker import dialogs, rubbish
from tests.bench.clicker.faults import Faults
from tests.bench.clicker.hand import Hand
from tests.bench.clicker.invariants import broken
from tests.bench.clicker.table import ACTIONS, WEIGHTS
from tests.bench.measuring import options

_ENDING: Final = 5000
"""Milliseconds after which a program whose window is closed must have ended."""

_REPORT: Final = 1000
"""Actions between two lines of the table."""


class Stay(QObject):
    """Keeps a window open, whoever closes it: an hour in one life.

    Args:
        window: the window.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent, /) -> bool:
        """Refuse to close."""
        if event.type() != QEvent.Type.Close:
            return False
        event.ignore()
        return True


class Clicker(QObject):
    """Does one action after the other until the time is over.

    Args:
        window: where.
        hand: what does them.
        faults: where they are taken down.
        until: the time of the system's monotonic clock when it ends.
        actions: how many are done at most.
        stay: what keeps the window open until then, if anything does.
    """

    def __init__(
        self, window: MainWindow, hand: Hand, faults: Faults, *, until: float, actions: int, stay: Stay | None
    ) -> None:
        super().__init__(window)
        self._window, self._hand, self._faults = window, hand, faults
        self._until, self._actions, self._stay = until, actions, stay
        self._began = self._last = monotonic()
        self._slowest = 0.0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._turn)
        self._timer.start(0)

    def _turn(self) -> None:
        self._faults.watch()
        if monotonic() >= self._until or self._faults.actions >= self._actions:
            self._end()
            return
        if not self._window.isVisible():
            self._wait_for_end()
            return
        chance = self._hand.chance
        for what in broken(self._window):
            self._faults.tell("broken", what)
        many = chance.randint(2, 6) if chance.random() < 0.15 else 1
        self._timer.start(_pause(chance))  # first: some actions come back late
        began = monotonic()
        modal = QApplication.activeModalWidget()
        for _ in range(many):
            self._act()
            if QApplication.activeModalWidget() is not modal:
                break  # what waits for a dialog of Qt's goes on first, as it does for a user
        self._slowest = max(self._slowest, monotonic() - began)

    def _act(self) -> None:
        hand, chance = self._hand, self._hand.chance
        self._faults.actions += 1
        (action,) = chance.choices(ACTIONS, WEIGHTS)
        do = dialogs.choose_file if hand.file_dialog is not None and chance.random() < 0.5 else action
        try:
            do(hand)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault
            self._faults.tell_exception(error)
        if self._faults.actions % _REPORT == 0:
            self._report()

    def _report(self) -> None:
        now = monotonic()
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        row = {
            "actions": self._faults.actions,
            "seconds": round(now - self._began),
            "resident": pages * os.sysconf("SC_PAGE_SIZE") >> 20,
            "heap": heap_in_use() >> 20,
            "widgets": len(QApplication.allWidgets()),
            "slowest": round(1000 * self._slowest),
        }
        self._slowest = 0.0
        print(json.dumps(row), flush=True)

    def _wait_for_end(self) -> None:
        """The window was closed by what was done: the program ends with it."""
        self._faults.note("the window is closed")
        QTimer.singleShot(_ENDING, self, self._complain)

    def _complain(self) -> None:
        left = [
            f"{type(top).__name__} {top.objectName()}"
            for top in QApplication.topLevelWidgets()
            if top.isVisible()
        ]
        loops = QThread.currentThread().loopLevel()
        self._faults.tell(
            "broken", f"the window is gone, and the program goes on: {left}, {loops} event loops"
        )
        QApplication.quit()

    def _end(self) -> None:
        """Close the window, whatever stands in the way."""
        self._faults.note("end")
        if self._stay is not None:
            self._window.removeEventFilter(self._stay)
        for top in QApplication.topLevelWidgets():
            if top is not self._window and top.isVisible():
                top.close()
        self._window.close()
        QTimer.singleShot(0, QApplication.quit)


class Browser(QObject):
    """Takes down the addresses that the program opens, and opens nothing."""

    def __init__(self, faults: Faults) -> None:
        super().__init__()
        self._faults = faults

    @Slot(QUrl)
    def open_address(self, address: QUrl) -> None:
        """Would show it."""
        self._faults.note(f"  opens {address.toString()}")


def _pause(chance: random.Random) -> int:
    """Milliseconds until the next turn: mostly none at all, sometimes long enough for what comes later."""
    many = chance.random()
    if many < 0.6:
        return 0
    return chance.randint(1, 30) if many < 0.95 else chance.randint(60, 300)


class _Heap(ctypes.Structure):
    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "used"),
            *("free", "keep"),
        )
    )


def heap_in_use() -> int:
    """Bytes that were asked for from the C library and not given back; 0 where it cannot tell."""
    library = ctypes.CDLL(None)
    if not hasattr(library, "mallinfo2"):
        return 0
    library.mallinfo2.restype = _Heap
    held = library.mallinfo2()
    return int(held.used + held.hblkhd)


def main() -> int:
    """Run the program and click."""
    asked = options(
        "clicker.window",
        __doc__,
        seed="1",
        seconds=60.0,
        actions=10**9,
        stay=False,
        reported=".",
        files="files",
    )
    chance, faults, files = random.Random(asked.seed), Faults(Path(asked.reported)), Path(asked.files)
    rubbish.fill(files, chance)
    faults.catch()
    faults.watch()
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    application = QApplication(sys.argv[:1])
    application.setApplicationName(app.NAME)
    application.setDesktopFileName(app.NAME)
    browser = Browser(faults)
    for scheme in ("http", "https", "file", "mailto"):
        QDesktopServices.setUrlHandler(scheme, browser, "open_address")  # type: ignore[arg-type]  # bytes are refused
    control_garbage(application)
    QProcess.startDetached = lambda *_: faults.note("  restarts")  # type: ignore[assignment, method-assign]
    window = app.create(application)
    window.show()
    hand = Hand(window, chance, files, faults.note)
    until, stay = monotonic() + asked.seconds, Stay(window) if asked.stay else None
    Clicker(window, hand, faults, until=until, actions=asked.actions, stay=stay)
    application.exec()
    faults.note("closed")
    window.deleteLater()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    faults.note("deleted")
    return 0
