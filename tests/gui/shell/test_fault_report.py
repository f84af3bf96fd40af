"""A fault of the program does not end it: it is printed, and the first is shown to the user."""

import sys
import threading
from collections.abc import Callable, Iterator
from time import monotonic

import pytest
from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QSize
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QUndoCommand, QUndoStack
from PySide6.QtWidgets import QApplication, QTableView, QVBoxLayout, QWidget
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from sudoku_gui.render.fonts import painter_on
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.shell.process import FaultReport
from tests.gui.parts import click, wait_until


class FaultError(Exception):
    """What goes wrong here."""


def fail(*_: object) -> None:
    raise FaultError("here")


@pytest.fixture
def report(window: MainWindow) -> Iterator[FaultReport]:
    """The hooks are those of the program during the test."""
    hooks = sys.excepthook, sys.unraisablehook, threading.excepthook
    made = FaultReport(window)
    made.begin()
    yield made
    sys.excepthook, sys.unraisablehook, threading.excepthook = hooks


@pytest.mark.usefixtures("report")
def test_the_first_fault_is_shown_and_all_are_printed(
    window: MainWindow, capsys: pytest.CaptureFixture[str]
) -> None:
    """The report to copy has the fault and the versions that a maintainer asks for."""
    bar = window.context.messages
    for error in (FaultError("one"), FaultError("two")):
        sys.excepthook(type(error), error, None)
        wait_until(lambda: "FaultError: one" in bar.text)
    assert (bar.kind, "Your work is stored" in bar.text) == ("error", True)
    assert [line for line in capsys.readouterr().err.splitlines() if "FaultError" in line] == [
        f"{__name__}.FaultError: one",
        f"{__name__}.FaultError: two",
    ]
    click(window, "&Copy for a Bug Report")
    assert "FaultError: one" in QGuiApplication.clipboard().text()
    assert "PySide" in QGuiApplication.clipboard().text()


@pytest.mark.usefixtures("report")
def test_a_fault_in_a_thread_is_shown(window: MainWindow) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    wait_until(lambda: "FaultError: here" in window.context.messages.text)


@pytest.mark.usefixtures("report")
def test_an_interrupt_is_no_fault(window: MainWindow) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    QCoreApplication.processEvents()
    assert window.context.messages.text == ""


# --- what Qt gets, as DESIGN.md says ------------------------------------------------------------------


def turn_until(holds: Callable[[], bool]) -> None:
    """The event loop as the program runs it: `QTest.qWait` would raise what fails."""
    end = monotonic() + 10
    while not holds():
        assert monotonic() < end
        QApplication.processEvents()


class Painted(QWidget):
    """Fails in the middle of its picture."""

    painter: QPainter | None = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            self.painter = painter
            raise FaultError


def test_a_picture_that_fails_leaves_no_painter_open(qtbot: QtBot) -> None:
    """Qt goes on, and paints the next one."""
    view = Painted()
    qtbot.addWidget(view)
    with capture_exceptions() as caught:
        view.show()
        turn_until(lambda: len(caught) == 1)
        view.update()
        turn_until(lambda: len(caught) == 2)
    assert view.painter is not None
    assert not view.painter.isActive()


def test_a_failing_size_hint_is_ignored_and_a_failing_model_is_empty(qtbot: QtBot) -> None:
    """Faults in overrides reach the report, and Qt goes on with a default."""
    holder, view = QWidget(), QTableView()
    sized = type("Sized", (QWidget,), {"sizeHint": fail})()
    rows = {"rowCount": lambda *_: 3, "columnCount": lambda *_: 2, "data": fail, "flags": fail}
    model = type("Model", (QAbstractTableModel,), rows)()
    QVBoxLayout(holder)
    for widget in (holder, view):
        qtbot.addWidget(widget)
    with capture_exceptions() as caught:
        view.setModel(model)
        view.show()
        turn_until(lambda: len(caught) > 3)
    assert view.model().rowCount(QModelIndex()) == 3
    with pytest.raises(Exception, match="here"):
        sized.adjustSize()
    assert sized.size() != QSize()


def test_within_a_call_from_python_it_is_raised_there() -> None:
    """Whoever pushed the edit hears of it, and does not go on as if it were done."""
    stack = QUndoStack()
    with pytest.raises(Exception, match="here"):
        stack.push(type("Edit", (QUndoCommand,), {"redo": fail})())
