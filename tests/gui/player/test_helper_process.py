"""A process of our own goes with whoever owns it."""

import json

from PySide6.QtCore import QCoreApplication, QEvent, QProcess
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from solver_core.hints.position import rating_request
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.helper_process import HelperProcess

SOLVED = "496573128381924675275861943153789462962435781847216539714352896529648317638197254"


def started() -> HelperProcess:
    helper = HelperProcess("solver_core.hints.worker")
    helper.send(rating_request(7, Grid.parse(SOLVED)))
    return helper


def test_a_helper_answers_and_is_killed(qtbot: QtBot) -> None:
    helper = started()
    with qtbot.waitSignal(helper.answered, timeout=60_000) as answered:
        pass
    assert answered.args == [json.loads('{"id": 7, "rating": {"solutions": 1}}')]
    [process] = helper.findChildren(QProcess)
    with qtbot.waitSignal(process.finished):  # Qt warns of one that is deleted while it runs
        helper.kill()
    qtbot.waitUntil(lambda: not helper.findChildren(QProcess))


def test_a_helper_ends_when_its_owner_is_deleted(qtbot: QtBot) -> None:
    """Qt would warn of a process that is still running, and a warning fails a test."""
    helper = started()
    [process] = helper.findChildren(QProcess)
    qtbot.waitUntil(lambda: process.state() is QProcess.ProcessState.Running)
    helper.deleteLater()
    QCoreApplication.sendPostedEvents(helper, QEvent.Type.DeferredDelete.value)
    assert not isValid(process)
