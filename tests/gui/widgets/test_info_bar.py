"""The message bar: what it says, how it goes, and that nothing moves meanwhile."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible, QCursor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.messages import Messages
from sudoku_gui.render import theme
from sudoku_gui.services.progress import Announcement
from sudoku_gui.widgets.info_bar import InfoBar
from tests.gui.parts import begun

LONG = "line 4, column 7: 'x' is not a cell; use 1-9 for a digit and . or 0 for an empty cell. " * 2


class Page(QWidget):
    """A bar above something that must not move."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = InfoBar(theme.light(), Messages())
        self.below = QPushButton("below")
        column = QVBoxLayout(self)
        column.addWidget(self.bar)
        column.addWidget(self.below, 1)
        self.resize(520, 300)


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    QCursor.setPos(QGuiApplication.primaryScreen().geometry().bottomRight())  # wherever it was left before
    page = Page()
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    page.below.setFocus()
    return page


@pytest.fixture
def bar(page: Page) -> InfoBar:
    return page.bar


def part(bar: InfoBar, name: str) -> QWidget:
    found = bar.findChild(QWidget, name)
    assert found is not None
    return found


def buttons(bar: InfoBar) -> list[QPushButton]:
    return [button for button in bar.findChildren(QPushButton) if button.isVisible()]


def test_a_message_moves_nothing_else(page: Page) -> None:
    """Messages of every length and kind come and go; what lies below keeps its place."""
    place = page.below.geometry()
    for kind in ("info", "error", "question"):
        for text in ("Short.", LONG):
            page.bar.messages.show_message(text, kind, [("Fix", lambda: None)])
            assert page.bar.messages.text == text
            QCoreApplication.processEvents()
            assert page.below.geometry() == place
            page.bar.messages.dismiss()
            assert page.bar.messages.text == ""
            QCoreApplication.processEvents()
            assert page.below.geometry() == place


def test_two_lines_of_text_fit(bar: InfoBar) -> None:
    text = LONG[:87]
    bar.messages.show_message(text, "error")
    label = bar.findChild(QLabel, "message")
    assert label is not None
    assert label.heightForWidth(label.width()) <= bar.height()


def test_a_passing_message_goes_by_itself(qtbot: QtBot, bar: InfoBar) -> None:
    with qtbot.waitSignal(bar.messages.dismissed):
        bar.messages.show_message("Saved.", seconds=0.01)
    assert bar.messages.text == ""


@pytest.mark.parametrize("kind", ["error", "question"])
def test_a_message_that_needs_an_answer_stays(bar: InfoBar, kind: str) -> None:
    bar.messages.show_message("Not saved: the disk is full.", kind)
    assert not bar._timer.isActive()


def test_a_message_stays_while_the_mouse_is_on_it(qtbot: QtBot, page: Page) -> None:
    QCursor.setPos(page.bar.mapToGlobal(QPoint(60, page.bar.height() // 2)))
    qtbot.waitUntil(page.bar.underMouse)
    with qtbot.waitSignal(page.bar._timer.timeout):
        page.bar.messages.show_message("Read me.", seconds=0.01)
    assert page.bar.messages.text == "Read me."


def test_a_message_stays_while_it_has_the_keyboard_focus(qtbot: QtBot, bar: InfoBar) -> None:
    with qtbot.waitSignal(bar._timer.timeout):
        bar.messages.show_message("Read me.", "info", [("Undo", lambda: None)], seconds=0.01)
        buttons(bar)[0].setFocus()
    assert bar.messages.text == "Read me."


def test_the_close_button_closes_it(bar: InfoBar) -> None:
    bar.messages.show_message("No.", "error")
    close = part(bar, "close_message")
    assert isinstance(close, QToolButton)
    assert close.accessibleName() == "Close this message (Esc)"
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert bar.messages.text == ""


def test_a_button_runs_its_action_and_closes_the_message(bar: InfoBar) -> None:
    done: list[str] = []
    bar.messages.show_message(
        "Edit?", "question", [("Edit", lambda: done.append("edit")), ("Keep", lambda: None)]
    )
    assert [button.text() for button in buttons(bar)] == ["Edit", "Keep"]
    QTest.mouseClick(buttons(bar)[0], Qt.MouseButton.LeftButton)
    assert done == ["edit"]
    assert bar.messages.text == ""
    assert buttons(bar) == []


def test_an_action_may_show_the_next_message(bar: InfoBar) -> None:
    bar.messages.show_message("One?", "question", [("Go on", lambda: bar.messages.show_message("Two."))])
    buttons(bar)[0].setFocus()
    QTest.keyClick(buttons(bar)[0], Qt.Key.Key_Space)
    assert bar.messages.text == "Two."


def test_a_new_message_takes_the_place_of_the_old(bar: InfoBar) -> None:
    bar.messages.show_message("One.", "error", [("Fix", lambda: None)])
    bar.messages.show_message("Two.")
    assert (bar.messages.text, bar.messages.kind) == ("Two.", "info")
    assert buttons(bar) == []


def test_a_message_never_takes_the_keyboard_focus(page: Page) -> None:
    page.bar.messages.show_message("Saved.", "error", [("Fix", lambda: None)])
    assert page.below.hasFocus()


def test_screen_readers_hear_kind_and_text(bar: InfoBar) -> None:
    heard: list[str] = []
    bar.messages.show_message("Not saved.", "error")
    heard.append(part(bar, "message").accessibleName())
    bar.messages.show_message("Saved.")
    heard.append(part(bar, "message").accessibleName())
    assert heard == ["Problem: Not saved.", "Message: Saved."]
    assert QAccessible.queryAccessibleInterface(bar) is not None


def test_kinds_differ_in_shape(bar: InfoBar) -> None:
    """The signs are different pictures, not one picture in different colours."""
    signs = []
    for kind in ("info", "error", "question"):
        bar.messages.show_message("x", kind)
        signs.append(
            next(label for label in bar.findChildren(QLabel) if not label.pixmap().isNull()).pixmap()
        )
    images = [sign.toImage() for sign in signs]
    assert images[0] != images[1] != images[2] != images[0]


def test_larger_text_gets_more_room(bar: InfoBar) -> None:
    before = bar.height()
    font = bar.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    bar.setFont(font)
    assert bar.height() > 1.5 * before


@pytest.mark.parametrize("each_theme", [theme.dark(), theme.high_contrast()], ids=lambda it: it.name)
def test_the_info_bar_is_painted_in_the_theme(bar: InfoBar, each_theme: theme.Theme) -> None:
    bar.use_theme(each_theme)
    bar.messages.show_message("x", "error")
    image = bar.grab().toImage()
    assert image.pixelColor(image.width() // 2, image.height() - 5) == each_theme.error_bar
    bar.messages.show_message("x", "info")
    image = bar.grab().toImage()
    assert image.pixelColor(image.width() // 2, image.height() - 5) == each_theme.info_bar


def test_a_very_long_message_is_cut_off(bar: InfoBar) -> None:
    """Qt itself would end over a line of some millions of letters."""
    bar.messages.show_message("x" * 3_000_000, "error")
    bar.grab()
    assert bar.messages.text == "x" * 1000 + "…"
    bar.messages.update_text("y" * 2000)
    assert bar.messages.text == "y" * 1000 + "…"


@pytest.mark.parametrize(
    ("end", "answer"),
    [
        (lambda bar: QTest.mouseClick(bar.findChildren(QPushButton)[1], Qt.MouseButton.LeftButton), "no"),
        (lambda bar: bar.messages.dismiss(), ""),
        (lambda bar: bar.messages.show_message("something else"), None),
    ],
)
def test_a_question_always_gets_an_answer(
    bar: InfoBar, end: Callable[[InfoBar], object], answer: str | None
) -> None:
    """Of its button, or that it was closed, or that another message has taken its place; and only one."""
    answers = begun(bar, bar.messages.ask("Well?", {"yes": "Yes", "no": "No"}))
    assert (bar.messages.text, bar.messages.kind, answers) == ("Well?", "question", [])
    end(bar)
    bar.messages.dismiss()
    assert answers == [answer]


@pytest.mark.parametrize(
    ("end", "is_cancelled"),
    [
        (lambda bar: QTest.mouseClick(bar.findChildren(QPushButton)[0], Qt.MouseButton.LeftButton), True),
        (lambda bar: bar.messages.dismiss(), True),
        (lambda bar: (bar.messages.show_message("something else"), bar.messages.dismiss()), False),
    ],
)
def test_only_closing_the_message_about_work_cancels_it(
    bar: InfoBar, end: Callable[[InfoBar], object], *, is_cancelled: bool
) -> None:
    cancelled: list[bool] = []
    said = Announcement(bar, bar.messages, "Stop", lambda: cancelled.append(True))
    said.show_text("Reading...")
    said.show_text("Reading more...")
    assert (bar.messages.text, said.is_shown) == ("Reading more...", True)
    end(bar)
    said.end()
    assert cancelled == [True] * is_cancelled
