"""What is called in the next turn of the event loop."""

import gc
import re
import sys
import weakref
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

import sudoku_gui
from sudoku_gui.player.job import call_soon


class Owner(QObject):
    """Counts how often it was called."""

    calls = 0

    def call(self) -> None:
        self.calls += 1


def test_a_callback_is_called_once_and_later(qtbot: QtBot) -> None:
    """What is under way is done first; the timer goes afterwards."""
    owner = Owner()
    call_soon(owner, owner.call)
    assert owner.calls == 0
    qtbot.waitUntil(lambda: owner.calls > 0)
    qtbot.waitUntil(lambda: not owner.children())
    assert owner.calls == 1


def test_an_owner_deleted_before_the_call_is_released(qtbot: QtBot) -> None:  # noqa: ARG001 - an application must be there
    """What it was about to do does not keep it in memory."""
    owner = Owner()
    gone = weakref.ref(owner)
    call_soon(owner, owner.call)
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)
    assert owner.calls == 0
    del owner
    gc.collect()
    assert gone() is None


def test_calls_do_not_leak_memory(qtbot: QtBot) -> None:
    """Thousands of calls leave as many blocks of memory as there were."""
    owner = Owner()

    def called(times: int) -> int:
        """The number of blocks that Python has after these calls."""
        owner.calls = 0
        for _ in range(times):
            call_soon(owner, owner.call)
        qtbot.waitUntil(lambda: owner.calls == times and not owner.children())
        gc.collect()
        return sys.getallocatedblocks()

    blocks = [called(1000) for _ in range(3)]
    # What earlier tests have left may come or go meanwhile, but not each time.
    assert min(after - before for before, after in pairwise(blocks)) < 500


def test_no_module_uses_single_shot_timers_but_call_soon() -> None:
    """Qt for Python never lets go of the method where the owner ends before the timer does."""
    sources = Path(sudoku_gui.__file__).parent.rglob("*.py")
    found = [source.name for source in sources if re.search(r"\.singleShot\(", source.read_text("utf-8"))]
    assert found == ["job.py"], "call_soon does it"  # its docstring says why
