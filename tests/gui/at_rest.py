"""Whether a window, or another owner of widgets, changes by itself, and waiting until it no longer does."""

import time
from typing import TypeGuard

from PySide6.QtCore import QAbstractAnimation, QEventLoop, QObject, QTimer
from PySide6.QtTest import QTest

from sudoku_gui.player.background_runner import BackgroundRunner
from sudoku_gui.player.comparison import Comparison
from sudoku_gui.player.player import Player
from sudoku_gui.shell.docks.workbench import Workbench
from sudoku_gui.widgets.throttle import Throttle

_STILL = 50
"""An owner is at rest after this many turns of the event loop without motion."""
_STILL_KEPT = 5
"""After this many turns without other motion, panes need no longer keep their sizes."""
_KEPT = 200
"""Milliseconds: only the timer of the workbench during which panes keep their sizes is at least as long."""
_SOON = 500
"""Milliseconds: no view or layout waits for a timer as long as this."""


def is_at_rest(owner: QObject) -> bool:
    """Whether nothing of a window or of another owner changes by itself any more, after a turn of the event loop.

    No event is left, no animation moves, and no timer runs but those for messages, clocks and storing. While a
    search goes on in the background, there is always news: then what arranges and redraws panes has had its turn.
    """
    is_busy = QEventLoop().processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    moving = running_parts(owner)
    return not (_awaited(moving) if _has_news(moving) else is_busy or moving)


def running_parts(owner: QObject) -> list[QObject]:
    """The animations of an owner, and its timers for what comes soon."""
    running = QAbstractAnimation.State.Running
    timers = [one for one in owner.findChildren(QTimer) if one.isActive() and one.interval() < _SOON]
    return [*timers, *(one for one in owner.findChildren(QAbstractAnimation) if one.state() is running)]


def _has_news(moving: list[QObject]) -> bool:
    return any(isinstance(one.parent(), BackgroundRunner | Comparison) for one in moving)


def _awaited(moving: list[QObject]) -> list[QObject]:
    """Of what moves, that which ends; while there is news, its pictures move for ever."""
    if not _has_news(moving):
        return moving
    return [one for one in moving if isinstance(one.parent(), Workbench | Throttle | Player)]


def _keeps_sizes(one: QObject) -> TypeGuard[QTimer]:
    """Whether this is the timer for which panes keep their sizes, whatever is shown beside them meanwhile."""
    return isinstance(one, QTimer) and isinstance(one.parent(), Workbench) and one.interval() >= _KEPT


def _let_go(timers: list[QTimer]) -> None:
    """Let the time of these timers be over."""
    for timer in timers:
        usual = timer.interval()
        timer.setInterval(0)
        while timer.isActive():
            QTest.qWait(1)
        timer.setInterval(usual)


def come_to_rest(owner: QObject, timeout: int = 20_000) -> None:
    """Wait until an owner is at rest; events of others, which earlier tests have left, do not count for ever.

    For how long panes keep their sizes is not waited for once nothing else moves: what they keep them for has come.
    """
    end, still, kept = time.monotonic() + timeout / 1000, 0, 0
    while not is_at_rest(owner):
        moving = running_parts(owner)
        still = 0 if moving else still + 1
        if still >= _STILL:
            return
        awaited = _awaited(moving)
        keeping = [one for one in awaited if _keeps_sizes(one)]
        kept = kept + 1 if len(keeping) == len(awaited) else 0
        if kept >= _STILL_KEPT:
            _let_go(keeping)
        assert time.monotonic() < end, f"these never rest: {[(one, one.parent()) for one in moving]}"
        QTest.qWait(1)
