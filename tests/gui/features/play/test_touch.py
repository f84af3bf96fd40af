"""A finger plays: what a touch screen sends, through the window, to cells, keys and menus."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Source
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import part, wait_until

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # popups offscreen

GIVENS = Grid.empty().with_digit(0, 5).with_digit(1, 6)


class Finger:
    """One finger on the window, wherever its widgets are."""

    def __init__(self, window: QWidget, device: QPointingDevice) -> None:
        self._window, self._device = window, device

    def _touch(self, what: str, widget: QWidget, place: QPoint) -> None:
        sequence = QTest.touchEvent(self._window, self._device, False)
        getattr(sequence, what)(0, widget.mapTo(self._window, place), self._window)
        sequence.commit()

    def press(self, widget: QWidget, place: QPoint) -> None:
        self._touch("press", widget, place)

    def move(self, widget: QWidget, place: QPoint) -> None:
        self._touch("move", widget, place)

    def release(self, widget: QWidget, place: QPoint) -> None:
        self._touch("release", widget, place)

    def tap(self, widget: QWidget, place: QPoint | None = None) -> None:
        place = place or widget.rect().center()
        self.press(widget, place)
        self.release(widget, place)


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def finger(window: MainWindow, screen: QPointingDevice) -> Iterator[Finger]:
    hints = QGuiApplication.styleHints()
    usual = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(100)
    window.document.open(Puzzle(GIVENS), Source())
    yield Finger(window, screen)
    hints.setMousePressAndHoldInterval(usual)
    for menu in window.findChildren(QMenu, "cell_menu"):
        menu.close()


def middle(window: MainWindow, cell: int) -> QPoint:
    return window.context.board.cell_area(cell).center()


def key(window: MainWindow, name: str) -> QAbstractButton:
    return part(window, QAbstractButton, name)


def test_a_cell_and_a_key_of_the_pad_are_tapped(window: MainWindow, finger: Finger) -> None:
    finger.tap(window.context.board, middle(window, 40))
    assert window.context.board.cells == (40,)
    finger.tap(key(window, "digit_7"))
    assert window.document.puzzle.entries[40] == 7
    finger.tap(key(window, "digit_clear"))
    assert window.document.puzzle == Puzzle(GIVENS)


def test_a_finger_that_rests_opens_the_menu(window: MainWindow, finger: Finger) -> None:
    finger.press(window.context.board, middle(window, 30))

    def menus() -> list[QMenu]:
        return [menu for menu in window.findChildren(QMenu, "cell_menu") if menu.isVisible()]

    wait_until(lambda: bool(menus()))
    assert window.context.board.cells == (30,)
    finger.release(window.context.board, middle(window, 30))
    assert len(menus()) == 1


def test_a_finger_that_moves_on_opens_none(window: MainWindow, finger: Finger) -> None:
    finger.press(window.context.board, middle(window, 30))
    finger.move(window.context.board, middle(window, 31))
    assert not window.context.board._hold.isActive()
    finger.release(window.context.board, middle(window, 31))
    assert window.context.board.cells == (30, 31)
    assert not window.findChildren(QMenu, "cell_menu")
