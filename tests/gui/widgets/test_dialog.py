"""What all dialogs share: one of a kind is shown, it has the colours of the window, and it fits the screen."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from sudoku_gui.render import theme
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.dialog import Dialog, ThemedWindow, show_one


class Blank(Canvas):
    """Paints nothing."""

    def paint_on(self, painter: QPainter) -> None:
        pass


class Sample(Dialog):
    """A dialog that would like more space than any screen has."""

    usual = 10_000, 10_000

    def __init__(self, window: ThemedWindow, *, is_kept: bool = False) -> None:
        super().__init__(window, "sample", "A sample", is_kept=is_kept)
        self.canvas = Blank("sample_canvas", window.theme)
        layout = QVBoxLayout(self)
        layout.addWidget(self.canvas)
        layout.addWidget(self.button_box())
        self.fit_screen()


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[ThemedWindow]:
    window = ThemedWindow()
    window.theme = theme.light()
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()


def test_a_dialog_of_a_kind_is_shown_once(window: ThemedWindow, qtbot: QtBot) -> None:
    """Until it is closed, which deletes it."""
    first = show_one(window, Sample, lambda: Sample(window))
    assert show_one(window, Sample, lambda: Sample(window)) is first
    first.reject()
    qtbot.waitUntil(lambda: not isValid(first))
    second = show_one(window, Sample, lambda: Sample(window))
    assert second.isVisible()


def test_a_kept_dialog_can_be_shown_again(window: ThemedWindow) -> None:
    dialog = Sample(window, is_kept=True)
    dialog.present()
    dialog.reject()
    QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
    dialog.present()
    assert dialog.isVisible()


def test_the_parts_of_a_dialog_follow_the_theme(window: ThemedWindow) -> None:
    dialog = show_one(window, Sample, lambda: Sample(window))
    dialog.use_theme(theme.dark())
    assert dialog.canvas.theme == theme.dark()


def test_a_dialog_is_never_larger_than_the_screen(window: ThemedWindow) -> None:
    space, dialog = window.screen().availableSize(), Sample(window)
    assert dialog.width() < space.width()
    assert dialog.height() < space.height()
