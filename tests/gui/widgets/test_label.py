"""Text that can be selected is never dragged away: that would run an event loop within an event of its widget."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.rich_text import RichText

WORDS = "every item in exactly one of the chosen options"
LEFT = Qt.MouseButton.LeftButton

# Qt's text leaves a release to its parent where it follows no link, and QTest reports that.
RELEASED = pytest.mark.qt_log_ignore('"MouseRelease" not accepted', extend=True)


def label(qtbot: QtBot) -> tuple[QWidget, Callable[[], str]]:
    """A label, all selected, and what is selected."""
    shown = Label(WORDS)
    qtbot.addWidget(shown)
    shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    shown.setSelection(0, len(WORDS))
    return shown, shown.selectedText


def rich_text(qtbot: QtBot) -> tuple[QWidget, Callable[[], str]]:
    """Formatted text, all selected, and what is selected."""
    shown = RichText("text")
    qtbot.addWidget(shown)
    shown.show_text(WORDS)
    shown.resize(500, 60)
    cursor = shown.textCursor()
    cursor.select(QTextCursor.SelectionType.Document)
    shown.setTextCursor(cursor)
    return shown.viewport(), lambda: shown.textCursor().selectedText()


@RELEASED
@pytest.mark.parametrize("make", [label, rich_text])
def test_a_drag_across_selected_text_makes_a_new_selection(
    qtbot: QtBot, make: Callable[[QtBot], tuple[QWidget, Callable[[], str]]]
) -> None:
    target, selected = make(qtbot)
    target.window().show()
    assert selected() == WORDS
    line, far = QPoint(2, 8), QPoint(QApplication.startDragDistance() + 40, 8)
    QTest.mousePress(target, LEFT, pos=line)
    assert not selected()
    QTest.mouseMove(target, far)
    assert 0 < len(selected()) < len(WORDS)
    assert WORDS.startswith(selected())
    QTest.mouseRelease(target, LEFT, pos=far)


@RELEASED
def test_a_word_that_was_double_clicked_is_forgotten_with_its_text(qtbot: QtBot) -> None:
    """Qt asks for it at the next click, and would warn of a position that there is not."""
    target, selected = rich_text(qtbot)
    shown = target.parentWidget()
    assert isinstance(shown, RichText)
    shown.show()
    place = QPoint(40, 8)
    QTest.mouseDClick(target, LEFT, pos=place)
    assert selected() == "item"
    QTest.mousePress(target, LEFT, pos=place)
    shown.show_text("other words")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QTest.mouseMove(target, QPoint(90, 10))
    QCoreApplication.processEvents()
    assert selected() in "other words"
    QTest.mouseRelease(target, LEFT, pos=place)
