"""Garbage is collected in the window's thread only."""

import gc
from collections.abc import Iterator
from threading import Thread, get_ident

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from sudoku_gui.shell.process import collect, control_garbage
from tests.gui.parts import wait_until


@pytest.fixture
def owner(qapp: QApplication) -> Iterator[QObject]:
    """Somebody for whose life garbage is collected."""
    made = QObject()
    control_garbage(made)
    yield made
    made.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def threads() -> Iterator[set[int]]:
    """The threads in which something was collected."""
    found: set[int] = set()

    def note(_phase: str, _info: object) -> None:
        found.add(get_ident())

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


class Knot:
    """Refers to itself: only the collector finds it."""

    def __init__(self) -> None:
        self.itself = self


def tie() -> None:
    for _ in range(20 * gc.get_threshold()[0]):
        Knot()


def knots() -> int:
    return sum(isinstance(one, Knot) for one in gc.get_objects())


@pytest.mark.usefixtures("owner")
def test_another_thread_leaves_garbage_to_this_one(threads: set[int]) -> None:
    thread = Thread(target=tie)
    thread.start()
    thread.join()
    assert threads == set()
    assert knots() > 0
    collect()
    assert threads == {get_ident()}
    assert knots() == 0


@pytest.mark.usefixtures("owner")
def test_without_much_garbage_nothing_is_done(threads: set[int]) -> None:
    gc.collect()
    threads.clear()
    collect()
    assert threads == set()


def test_garbage_is_collected_without_being_asked_for(owner: QObject) -> None:
    """By the timer, with nobody calling for it."""
    tie()
    owner.findChildren(QTimer)[0].start(1)
    wait_until(lambda: knots() == 0)
