"""The panel beside the board: what comes and goes moves no key that a hand is at, and text of any size is read."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from sudoku_gui.document.hint_session import Stage
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.features.play.digit_pad import DigitButton
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.gui.parts import UNIQUE, part, paste, press, wait_until

Reason = QContextMenuEvent.Reason
KEYS = ("digit_1", "digit_9", "digit_clear", "button_hint", "button_mode_digits", "time")


@pytest.fixture
def playing(window: MainWindow) -> Iterator[MainWindow]:
    """A puzzle in a window as large as a small screen leaves it."""
    window.resize(1280, 680)
    paste(UNIQUE)
    window.context.board.setFocus()
    yield window
    window.preferences["text_size"] = "100"


def places(window: MainWindow) -> dict[str, QRect]:
    QApplication.processEvents()
    parts = {name: part(window, QWidget, name) for name in KEYS}
    return {name: QRect(one.mapTo(window, QPoint()), one.size()) for name, one in parts.items()}


@pytest.mark.parametrize(("size", "height"), [("100", 680), ("150", 680), ("200", 680), ("100", 980)])
def test_no_key_moves_when_a_status_or_a_hint_appears(playing: MainWindow, size: str, height: int) -> None:
    """At 720 lines and in large type, too, whatever the hint says, and when it is gone."""
    playing.preferences["text_size"] = size
    playing.resize(1280, height)
    playing.preferences["show_status"] = "no"
    before = places(playing)
    playing.preferences["show_status"] = "yes"
    wait_until(lambda: part(playing, QWidget, "puzzle_status").isVisible())
    assert places(playing) == before
    stages = []
    for _ in each(range(3)):
        press("F2")
        wait_until(lambda: playing.context.hint_session.stage not in {Stage.NOTHING, Stage.SEARCHING})
        stages.append(playing.context.hint_session.stage)
        assert places(playing) == before
    assert len(set(stages)) == 3
    press("Esc")
    playing.context.hint_session.dismiss()
    assert places(playing) == before


@pytest.mark.parametrize("size", ["100", "150", "200"])
def test_a_hint_of_three_lines_is_seen_as_a_whole(playing: MainWindow, size: str) -> None:
    """Its card needs no scroll bar of its own."""
    playing.preferences["text_size"] = size
    for _ in range(3):
        press("F2")
        wait_until(lambda: playing.context.hint_session.stage not in {Stage.NOTHING, Stage.SEARCHING})
    card = part(playing, QWidget, "hint_card")
    text = part(card, QWidget, "hint_text")
    text.setText("A line.\nAnother line.\nThe third one.")  # type: ignore[attr-defined]  # a QLabel
    QApplication.processEvents()
    area = part(playing, QScrollArea, "play_cards")
    assert area.verticalScrollBar().maximum() == 0
    assert area.viewport().width() >= card.minimumSizeHint().width()


def test_a_key_of_the_pad_that_is_held_or_right_clicked_highlights_its_digit(playing: MainWindow) -> None:
    """And writes nothing; the same again ends it, and a short click still writes."""
    playing.context.board.select(playing.document.puzzle.board.digits.index(0))
    key, before = part(playing, DigitButton, "digit_5"), playing.document.puzzle
    highlights = playing.context.highlights
    QTest.mousePress(key, Qt.MouseButton.LeftButton)
    wait_until(lambda: highlights.filter == "5")
    QTest.mouseRelease(key, Qt.MouseButton.LeftButton)
    assert playing.document.puzzle == before
    for reason, expected in ((Reason.Mouse, ""), (Reason.Keyboard, "5")):
        QApplication.sendEvent(key, QContextMenuEvent(reason, QPoint(5, 5), key.mapToGlobal(QPoint(5, 5))))
        assert highlights.filter == expected
    QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    assert playing.document.puzzle != before
    assert playing.feature(PlayFeature).panel.isVisible()


def test_the_count_stands_beside_the_digit_on_a_low_key(playing: MainWindow) -> None:
    """In large type there is no space for it below; it is painted in readable size."""
    key = part(playing, DigitButton, "digit_5")
    usual = key.grab().toImage()
    playing.preferences["text_size"] = "200"
    QApplication.processEvents()
    assert key.height() < 2.8 * key.fontMetrics().height()
    large = key.grab().toImage()
    assert large != usual
    key.show_state(left=0)
    assert key.grab().toImage() != large
