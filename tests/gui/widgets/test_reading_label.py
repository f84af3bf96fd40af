"""A label of a fixed height: what does not fit its lines is scrolled to."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QTextCursor, QWheelEvent
from PySide6.QtWidgets import QApplication, QScrollBar

from sudoku_gui.widgets.term_label import ReadingLabel

LONG = "Of many words, which want more lines than there are. " * 12


@pytest.fixture
def label(show: Callable[..., None]) -> ReadingLabel:
    label = ReadingLabel(3)
    label.resize(240, label.height())
    show(label)
    return label


def bar(label: ReadingLabel) -> QScrollBar:
    return label.verticalScrollBar()


def test_its_height_is_that_of_its_lines_whatever_it_says(label: ReadingLabel) -> None:
    height = label.height()
    assert 3 * label.fontMetrics().lineSpacing() <= height <= 3 * label.fontMetrics().lineSpacing() + 8
    for text in ("", "Short.", LONG):
        label.set_text(text)
        assert label.height() == height
    label.reserve(6)
    assert label.height() - 2 == 2 * (height - 2)


def test_a_text_that_fits_has_no_scroll_bar(label: ReadingLabel) -> None:
    label.set_text("Short.")
    assert label.shows_all()
    assert not bar(label).isVisible()
    label.set_text(LONG)
    assert not label.shows_all()
    label.set_text("Short.")
    assert label.shows_all()


def test_scrolled_to_its_end_it_shows_the_last_line(label: ReadingLabel) -> None:
    """No more, and no less: the text ends where the label does."""
    label.set_text(LONG)
    assert not bar(label).value()
    bar(label).setValue(bar(label).maximum())
    end = label.textCursor()
    end.movePosition(QTextCursor.MoveOperation.End)
    assert 0 <= label.viewport().height() - label.cursorRect(end).bottom() <= 4


def test_another_text_is_read_from_its_beginning(label: ReadingLabel) -> None:
    label.set_text(LONG)
    bar(label).setValue(20)
    label.set_text(LONG)
    assert bar(label).value() == 20
    label.set_text(LONG + "More.")
    assert bar(label).value() == 0


def test_the_wheel_scrolls_what_does_not_fit(label: ReadingLabel) -> None:
    label.set_text(LONG)
    at, down, nothing = QPointF(10, 10), QPoint(0, -120), Qt.KeyboardModifier.NoModifier
    wheel = QWheelEvent(
        at, at, QPoint(), down, Qt.MouseButton.NoButton, nothing, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(label.viewport(), wheel)
    assert bar(label).value() > 0
