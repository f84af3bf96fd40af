"""Sentences of a fixed height: what does not fit is scrolled to, and terms tell when they are pointed at or reached."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QFont, QKeySequence, QPalette, QShortcut, QTextCursor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.render import theme
from sudoku_gui.widgets.rich_text import RichText
from sudoku_gui.widgets.term_label import ReadingLabel, TermLabel

SENTENCE = "Cover column “row 3 has 7”: its header leaves the list; 2 options leave their other columns"
RED, GREEN = QColor(255, 0, 0), QColor(0, 255, 0)
Key = Qt.Key


@pytest.fixture(params=[True, False], ids=["middle", "top"])
def label(request: pytest.FixtureRequest, show: Callable[..., None], reference_font: QFont) -> TermLabel:
    frame = QWidget()
    made = TermLabel(2, 1.2, is_middle=request.param)
    made.fit(reference_font)
    made.set_text(SENTENCE)
    QVBoxLayout(frame).addWidget(made)
    frame.resize(420, 120)
    made.frame = frame  # type: ignore[attr-defined]
    show(frame)
    return made


def select(label: TermLabel, start: int, end: int) -> None:
    cursor = label.textCursor()
    cursor.setPosition(start)
    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    label.setTextCursor(cursor)


def hover(label: TermLabel, number: int) -> None:
    QTest.mouseMove(label.viewport(), label.viewport().mapFrom(label, label.rect_of(number).center()))


def selected(label: TermLabel, start: int, end: int) -> QRect:
    """Where the label itself has painted these letters: the background of a selection."""
    palette = QPalette(label.palette())
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        palette.setColor(group, QPalette.ColorRole.Highlight, RED)
        palette.setColor(group, QPalette.ColorRole.HighlightedText, RED)
    label.setPalette(palette)
    select(label, start, end)
    image = label.grab().toImage()
    red = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).red() > 200 and image.pixelColor(x, y).green() < 60
    ]
    select(label, 0, 0)
    xs, ys = [x for x, _ in red], [y for _, y in red]
    return QRect(QPoint(min(xs), min(ys)), QPoint(max(xs), max(ys)))


def test_terms_stand_where_the_label_itself_paints_them(label: TermLabel) -> None:
    """The dots are under the words, in the first line and in the second."""
    lines = set()
    label.clearFocus()
    for number, found in enumerate(label.terms):
        place, there = label.rect_of(number), selected(label, found.start, found.end)
        assert abs(place.left() - there.left()) <= 2
        assert abs(place.right() - there.right()) <= 2
        assert abs(place.center().y() - there.center().y()) <= 2
        lines.add(place.top())
    assert [found.term for found in label.terms] == ["cover", "item", "header", "option"]
    assert len(lines) == 2


def test_there_are_dots_below_each_term_and_nowhere_else(label: TermLabel) -> None:
    """The pictures with and without the term differ below its letters only."""
    label.set_text("A column.")
    palette = QPalette(label.palette())
    palette.setColor(QPalette.ColorRole.Text, GREEN)
    label.setPalette(palette)
    with_dots = label.grab().toImage()
    label.set_text("A column.", leave_out=["item"])
    without = label.grab().toImage()
    assert label.terms == ()
    differing = [
        (x, y)
        for x in range(with_dots.width())
        for y in range(with_dots.height())
        if with_dots.pixel(x, y) != without.pixel(x, y)
    ]
    label.set_text("A column.")
    place = label.rect_of(0).adjusted(-1, 0, 1, 3)
    assert len(differing) > 10
    assert all(place.contains(x, y) for x, y in differing)
    assert min(y for _, y in differing) > place.center().y()


def test_the_text_stays_plain_and_can_be_selected(label: TermLabel) -> None:
    """Whoever reads it, by eye or by program, reads the sentence."""
    select(label, 0, 5)
    assert label.textCursor().selectedText() == "Cover"
    assert label.text() == label.toPlainText() == label.accessibleName() == SENTENCE


def test_the_mouse_knows_which_term_it_is_on(label: TermLabel, qtbot: QtBot) -> None:
    reported: list[str] = []
    label.term_hovered.connect(lambda term, _place: reported.append(term))
    hover(label, 0)
    qtbot.waitUntil(lambda: reported == ["cover"])
    hover(label, 2)
    qtbot.waitUntil(lambda: reported == ["cover", "header"])
    QTest.mouseMove(label.viewport(), label.viewport().rect().bottomRight())
    qtbot.waitUntil(lambda: reported[-1] == "")
    hover(label, 0)
    qtbot.waitUntil(lambda: reported[-1] == "cover")
    QApplication.sendEvent(label, QEvent(QEvent.Type.Leave))
    assert reported[-1] == ""


def test_another_sentence_clears_the_hovered_link(label: TermLabel, qtbot: QtBot) -> None:
    reported: list[str] = []
    label.term_hovered.connect(lambda term, _place: reported.append(term))
    hover(label, 0)
    qtbot.waitUntil(lambda: reported == ["cover"])
    label.set_text("Dead end")
    assert reported[-1] == ""
    assert [found.term for found in label.terms] == ["dead_end"]


def test_a_click_asks_for_the_term(label: TermLabel) -> None:
    reported: list[tuple[str, QRect]] = []
    label.term_requested.connect(lambda term, place: reported.append((term, place)))
    part = label.viewport()
    QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=part.mapFrom(label, label.rect_of(1).center()))
    QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=part.rect().bottomRight())
    assert [term for term, _ in reported] == ["item"]
    assert reported[0][1].topLeft() == label.mapToGlobal(label.rect_of(1).topLeft())


def test_the_keyboard_walks_from_term_to_term_and_asks(label: TermLabel) -> None:
    """Tab comes to the sentence, Up and Down go round its terms, Enter asks."""
    reported: list[str] = []
    label.term_requested.connect(lambda term, _place: reported.append(term))
    label.activateWindow()
    label.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Key.Key_Return, Key.Key_Down, Key.Key_Return, Key.Key_Up, Key.Key_Up, Key.Key_Enter):
        QTest.keyClick(label, key)
    assert reported == ["cover", "item", "option"]


def test_other_keys_are_the_windows(label: TermLabel, qtbot: QtBot) -> None:
    """With the keyboard on a sentence, the keys that move the search still do."""
    pressed: list[str] = []
    for keys in ("Space", "Right", "Home", "A"):
        shortcut = QShortcut(QKeySequence(keys), label.window())
        shortcut.activated.connect(partial(pressed.append, keys))
    label.activateWindow()
    label.setFocus()
    qtbot.waitUntil(label.hasFocus)
    for key in (Key.Key_Space, Key.Key_Right, Key.Key_Home, Key.Key_A):
        QTest.keyClick(label, key)
    assert pressed == ["Space", "Right", "Home", "A"]


def test_a_wider_label_moves_its_terms(label: TermLabel, qtbot: QtBot) -> None:
    before = label.rect_of(3)
    label.window().resize(900, 120)
    qtbot.waitUntil(lambda: label.width() > 800)
    assert label.rect_of(3) != before
    assert label.rect_of(3).top() == label.rect_of(0).top()


LONG = "Of many words, which want more lines than there are. " * 12


@pytest.fixture
def reading(show: Callable[..., None]) -> ReadingLabel:
    made = ReadingLabel(3)
    made.resize(240, made.height())
    show(made)
    return made


def bar(reading: ReadingLabel) -> QScrollBar:
    return reading.verticalScrollBar()


def test_a_term_label_is_as_high_as_its_lines(reading: ReadingLabel) -> None:
    height = reading.height()
    assert 3 * reading.fontMetrics().lineSpacing() <= height <= 3 * reading.fontMetrics().lineSpacing() + 8
    for text in ("", "Short.", LONG):
        reading.set_text(text)
        assert reading.height() == height
    reading.reserve(6)
    assert reading.height() - 2 == 2 * (height - 2)


def test_a_text_that_fits_has_no_scroll_bar(reading: ReadingLabel) -> None:
    reading.set_text("Short.")
    assert reading.shows_all()
    assert not bar(reading).isVisible()
    reading.set_text(LONG)
    assert not reading.shows_all()
    reading.set_text("Short.")
    assert reading.shows_all()


def test_scrolled_to_its_end_it_shows_the_last_line(reading: ReadingLabel) -> None:
    """No more, and no less: the text ends where the reading does."""
    reading.set_text(LONG)
    assert not bar(reading).value()
    bar(reading).setValue(bar(reading).maximum())
    end = reading.textCursor()
    end.movePosition(QTextCursor.MoveOperation.End)
    assert 0 <= reading.viewport().height() - reading.cursorRect(end).bottom() <= 4


def test_another_text_is_read_from_its_beginning(reading: ReadingLabel) -> None:
    reading.set_text(LONG)
    bar(reading).setValue(20)
    reading.set_text(LONG)
    assert bar(reading).value() == 20
    reading.set_text(LONG + "More.")
    assert bar(reading).value() == 0


def test_the_wheel_scrolls_a_long_text(reading: ReadingLabel) -> None:
    reading.set_text(LONG)
    at, down, nothing = QPointF(10, 10), QPoint(0, -120), Qt.KeyboardModifier.NoModifier
    wheel = QWheelEvent(
        at, at, QPoint(), down, Qt.MouseButton.NoButton, nothing, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(reading.viewport(), wheel)
    assert bar(reading).value() > 0


def test_another_sentence_is_no_link_where_the_cursor_was_in_one(label: TermLabel) -> None:
    """Qt gives a new text the format at the cursor, which a click leaves in a term."""
    label.set_text("Column 3 leaves the list")
    select(label, 2, 2)
    label.set_text("Nothing of that kind")
    assert label.terms == ()
    assert [label.term_at(QPoint(x, label.height() // 2)) for x in range(0, 120, 10)] == [""] * 12
    hover_at = QPoint(20, label.height() // 2)
    QTest.mouseMove(label.viewport(), label.viewport().mapFrom(label, hover_at))


@pytest.mark.parametrize("colours", [theme.light(), theme.dark(), theme.high_contrast()])
def test_no_text_among_others_has_a_frame(colours: theme.Theme, show: Callable[..., None]) -> None:
    """The style sheet of dark colours gives every text field one."""
    for text in (TermLabel(2), ReadingLabel(1), RichText("page")):
        text.setStyleSheet(colours.style_sheet())
        text.resize(200, 60)
        show(text)
        assert text.contentsRect() == text.rect()
