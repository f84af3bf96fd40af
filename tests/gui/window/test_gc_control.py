"""Garbage is collected in the window's thread only, and what stays is left alone."""

import gc
from collections.abc import Iterator
from threading import Thread, get_ident

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage, QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui import memory
from sudoku_gui.app import control_garbage
from sudoku_gui.player.player import Player
from sudoku_gui.shell.gc_control import GIVING_BACK, LATEST, GcControl
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.dialog import shrink_hidden_windows
from tests.gui.parts import wait_until


@pytest.fixture
def gc_control(qapp: QApplication) -> Iterator[GcControl]:
    owner = QObject()
    yield GcControl(owner, Player(owner))
    owner.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.enable()


@pytest.fixture
def threads() -> Iterator[set[int]]:
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


def test_another_thread_leaves_garbage_to_this_one(gc_control: GcControl, threads: set[int]) -> None:
    thread = Thread(target=tie)
    thread.start()
    thread.join()
    assert threads == set()
    assert knots() > 0
    gc_control.collect()
    assert threads == {get_ident()}
    assert knots() == 0


def test_without_much_garbage_nothing_is_done(gc_control: GcControl, threads: set[int]) -> None:
    gc_control.freeze()
    threads.clear()
    gc_control.collect()
    assert threads == set()


def test_garbage_is_collected_without_being_asked_for(gc_control: GcControl) -> None:
    """By the timer, with nobody calling for it."""
    tie()
    gc_control._timer.start(1)
    wait_until(lambda: knots() == 0)


def test_a_built_window_is_left_alone(gc_control: GcControl) -> None:
    before = gc.get_freeze_count()
    stays = [Knot() for _ in range(1000)]
    gc_control.freeze()
    assert gc.get_freeze_count() > before + len(stays)


def test_when_it_goes_python_collects_again(qapp: QApplication) -> None:
    owner = QObject()
    GcControl(owner, Player(owner))
    assert not gc.isenabled()
    owner.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert gc.isenabled()


def test_memory_is_given_back_now_and_then_when_nothing_moves(
    watched: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes nearly as long as a picture lasts, so whoever plays is disturbed seldom."""
    looks: list[int] = []
    times: list[int] = []
    monkeypatch.setattr(memory, "return_to_system", lambda: times.append(len(looks)))
    gc_control = control_garbage(watched)
    watched.player.play()
    for look in range(1, 4 * GIVING_BACK):
        looks.append(look)
        if look == 2 * GIVING_BACK:
            watched.player.pause()
        gc_control.collect()
    assert times == [2 * GIVING_BACK, 3 * GIVING_BACK]
    gc.enable()


def test_memory_is_given_back_once_a_minute_while_something_moves(
    watched: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    times: list[int] = []
    monkeypatch.setattr(memory, "return_to_system", lambda: times.append(len(looks)))
    gc_control = control_garbage(watched)
    watched.player.play()
    for look in range(1, 2 * LATEST):
        looks.append(look)
        gc_control.collect()
    assert times == [LATEST]
    gc.enable()


def test_a_hidden_window_keeps_no_pixels_and_comes_back_whole(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    label = QLabel("seen", dialog)
    dialog.resize(300, 200)
    dialog.show()
    qtbot.waitExposed(dialog)
    QApplication.processEvents()
    before = shown(dialog)
    shrink_hidden_windows()
    assert stored(dialog) == 300 * 200
    dialog.hide()
    shrink_hidden_windows()
    assert stored(dialog) == 1
    dialog.show()
    qtbot.waitUntil(lambda: stored(dialog) == 300 * 200)
    QApplication.processEvents()
    assert label.isVisible()
    assert shown(dialog) == before


def stored(window: QWidget) -> int:
    """How many pixels Qt keeps of a window."""
    size = window.backingStore().size()
    return size.width() * size.height()


def shown(window: QWidget) -> QImage:
    """What is in these pixels."""
    device = window.backingStore().paintDevice()
    assert isinstance(device, QImage)
    return device.copy()


@pytest.mark.usefixtures("gc_control")
def test_qt_keeps_few_pictures_of_icons() -> None:
    """Left alone it keeps 10 MB, most of them of dialogs that are gone."""
    QPixmapCache.clear()
    picture = QPixmap(160, 160)
    picture.fill()
    keys = [QPixmapCache.insert(picture.copy()) for _ in range(100)]
    kept = sum(QPixmapCache.find(key, QPixmap()) for key in keys)
    QPixmapCache.clear()
    assert 15 < kept < 25
