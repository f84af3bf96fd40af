"""A label of a fixed height: what does not fit its lines is scrolled to."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QScrollBar

from sudoku_gui.widgets.reading_label import ReadingLabel

LONG = "Of many words, which want more lines than there are. " * 12


@pytest.fixture
def label(show: Callable[..., None]) -> ReadingLabel:
    label = ReadingLabel(3)
    label.resize(240, label.height())
    show(label)
    return label


def bar(label: ReadingLabel) -> QScrollBar:
    return label.findChildren(QScrollBar)[0]


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
    assert label.contentsMargins().right() == 0
    label.set_text(LONG)
    assert not label.shows_all()
    label.set_text("Short.")
    assert label.shows_all()


def test_scrolled_to_its_end_it_shows_the_last_line(label: ReadingLabel) -> None:
    """No more, and no less: the text ends where the label does."""
    label.set_text(LONG)
    inner = label.width() - bar(label).width()
    whole = label.fontMetrics().boundingRect(0, 0, inner, 1 << 20, int(Qt.TextFlag.TextWordWrap), LONG)
    assert bar(label).maximum() == whole.height() - label.height()
    assert bar(label).pageStep() == label.height()
    assert label.contentsMargins().right() == bar(label).width()
    bar(label).setValue(bar(label).maximum())
    assert label.contentsMargins().top() == -bar(label).maximum()
    assert label.contentsMargins().bottom() == 0


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
    QApplication.sendEvent(label, wheel)
    assert bar(label).value() > 0
