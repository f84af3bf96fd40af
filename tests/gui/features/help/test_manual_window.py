"""The manual's window: read, searched, left and found again where it was."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QPushButton,
    QToolButton,
    QTreeWidget,
)
from pytestqt.qtbot import QtBot

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.features.help.manual_page import ManualBrowser
from sudoku_gui.features.help.manual_window import ManualWindow
from sudoku_gui.layout.declarations import KeySection
from sudoku_gui.render import theme
from sudoku_gui.shell.menus import MENUS
from sudoku_gui.widgets.actions import ActionText
from tests.gui.parts import part

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
Key = Qt.Key
Opener = Callable[[], ManualWindow]


@pytest.fixture
def opened(qtbot: QtBot, reference_font: QFont) -> Opener:
    owner = QMainWindow()
    qtbot.addWidget(owner)
    changes = {name: ActionText(f"Do {name}", "", "File") for menu in MENUS.values() for name in menu.ids}
    owner.setFont(reference_font)

    def opener() -> ManualWindow:
        manual = ManualWindow(
            owner, theme.light(), Preferences(), changes, [KeySection("Search", [("Step", "Right")])]
        )
        with qtbot.waitExposed(manual):
            manual.show()
        manual.activateWindow()
        return manual

    return opener


@pytest.fixture
def manual(opened: Opener) -> ManualWindow:
    made = opened()
    made.resize(1000, 760)
    return made


def page(manual: ManualWindow) -> ManualBrowser:
    return part(manual, ManualBrowser, "manual_page")


def link_place(manual: ManualWindow, target: str) -> QPoint:
    """A point on the first link to this target that is in sight."""
    view = page(manual)
    for y in range(0, view.viewport().height(), 4):
        for x in range(0, view.viewport().width(), 6):
            if view.anchorAt(QPoint(x, y)) == target:
                return QPoint(x, y)
    pytest.fail(f"no link to {target} is in sight")


def click_link(manual: ManualWindow, target: str) -> None:
    QTest.mouseClick(page(manual).viewport(), Qt.MouseButton.LeftButton, pos=link_place(manual, target))


def test_the_manual_opens_at_the_first_page_and_leaves_the_window_free(manual: ManualWindow) -> None:
    assert manual.page_anchor == ("first_steps", "")
    assert not manual.isModal()
    assert manual.windowTitle() == "First steps - Manual"
    assert "Do watch" in page(manual).toPlainText()


def test_the_manual_opens_at_a_page_and_a_heading(manual: ManualWindow) -> None:
    """The heading is at the top, as far as the page is long enough; an unknown page is the first."""
    manual.show_page("nowhere", "x")
    assert manual.page_anchor == ("first_steps", "")
    manual.show_page("algorithm", "dancing_links")
    view = page(manual)
    top = view.cursorForPosition(QPoint(40, 12)).block().text()
    assert top == "Dancing Links"
    contents = part(manual, QTreeWidget, "manual_contents")
    assert [item.text(0) for item in contents.selectedItems()] == ["Dancing Links"]


def test_links_lead_to_pages_and_terms_and_back_leads_back(manual: ManualWindow) -> None:
    manual.show_page("first_steps", "help")
    click_link(manual, "keyboard.md")
    assert manual.page_anchor == ("keyboard", "")
    back = part(manual, QToolButton, "manual_back")
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert manual.page_anchor == ("first_steps", "help")
    manual.show_page("first_steps", "five_minutes")
    click_link(manual, "term:guess")
    assert manual.page_anchor == ("glossary", "guess")
    manual.go_back()
    manual.go_forward()
    assert manual.page_anchor == ("glossary", "guess")
    assert not part(manual, QToolButton, "manual_forward").isEnabled()


def test_a_page_chosen_in_the_contents_is_shown(manual: ManualWindow) -> None:
    contents = part(manual, QTreeWidget, "manual_contents")
    contents.setFocus()
    QTest.keyClick(contents, Key.Key_Down)
    QTest.keyClick(contents, Key.Key_Down)
    assert manual.page_anchor == ("first_steps", "help")
    QTest.keyClick(contents, Key.Key_Down)
    assert manual.page_anchor[0] == "rules"


def test_a_link_to_an_action_asks_for_it(manual: ManualWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(manual.action_requested) as wanted:
        click_link(manual, "do:watch")
    assert wanted.args == ["watch"]
    assert manual.page_anchor == ("first_steps", "")


def test_a_link_out_is_shown_before_it_is_followed(
    manual: ManualWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One button beside the address opens the browser, another one stays."""
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(QUrl(url).toString()))
    manual.show_page("algorithm", "sources")
    click_link(manual, "https://arxiv.org/abs/cs/0011047")
    address = part(manual, QLabel, "manual_address")
    assert "https://arxiv.org/abs/cs/0011047" in address.text()
    assert opened == []
    QTest.mouseClick(part(manual, QPushButton, "manual_stay"), Qt.MouseButton.LeftButton)
    assert not address.isVisible()
    click_link(manual, "https://arxiv.org/abs/cs/0011047")
    QTest.mouseClick(part(manual, QPushButton, "manual_open"), Qt.MouseButton.LeftButton)
    assert opened == ["https://arxiv.org/abs/cs/0011047"]


def test_a_search_lists_places_and_marks_the_words(manual: ManualWindow) -> None:
    """Without a match a sentence says what to do, and the contents come back with an empty field."""
    field = part(manual, QLineEdit, "manual_search")
    field.setFocus()
    QTest.keyClicks(field, "leftmost")
    found = part(manual, QListWidget, "manual_found")
    assert found.isVisible()
    QTest.keyClick(field, Key.Key_Return)
    assert manual.page_anchor[0] == "why"
    assert [it.cursor.selectedText().casefold() for it in page(manual).extraSelections()] == ["leftmost"]
    assert QApplication.focusWidget() is found
    field.clear()
    assert part(manual, QTreeWidget, "manual_contents").isVisible()
    QTest.keyClicks(field, "xyzzy")
    assert part(manual, QLabel, "manual_nothing").isVisible()
    assert part(manual, QLabel, "manual_nothing").text() == "Nothing found for “xyzzy”. Try fewer words."


def test_page_and_size_are_remembered(manual: ManualWindow, opened: Opener, qtbot: QtBot) -> None:
    manual.show_page("files", "errors")
    manual.resize(720, 610)
    QTest.keyClick(page(manual), Key.Key_Escape)
    assert not manual.isVisible()
    again = opened()
    assert again.page_anchor[0] == "files"
    qtbot.waitUntil(lambda: (again.width(), again.height()) == (720, 610))


def test_the_manual_in_large_type_fits_the_screen(reference_font: QFont, opened: Opener) -> None:
    """Its edges can be reached, however much room its lines would like."""
    larger = QFont(reference_font)
    larger.setPixelSize(26)
    QApplication.setFont(larger)
    manual = opened()
    room = manual.screen().availableSize()
    assert manual.width() <= room.width()
    assert manual.height() <= room.height()


def test_pictures_are_never_wider_than_the_page(manual: ManualWindow, qtbot: QtBot) -> None:
    view = page(manual)
    manual.resize(620, 600)
    qtbot.waitUntil(lambda: view.document().idealWidth() <= view.viewport().width())
    assert view.horizontalScrollBar().maximum() == 0


def test_the_manual_follows_the_size_of_the_text(manual: ManualWindow, qtbot: QtBot) -> None:
    view = page(manual)
    before = view.document().size().height()
    font = QFont(manual.font())
    font.setPixelSize(20)
    manual.setFont(font)
    qtbot.waitUntil(lambda: view.document().defaultFont().pixelSize() == 20)
    assert view.document().size().height() > before


def test_the_manual_loads_nothing_that_is_not_installed(manual: ManualWindow) -> None:
    view = page(manual)
    for address in ("https://example.org/a.html", "file:///etc/hostname"):
        assert view.loadResource(1, QUrl(address)) is None
    assert isinstance(view.loadResource(2, QUrl("file:///etc/nothing.png")), QImage)


@pytest.mark.parametrize(
    "look", [theme.light(), theme.dark(), theme.high_contrast()], ids=lambda look: look.name
)
def test_a_page_looks_as_in_the_picture(
    manual: ManualWindow, look: theme.Theme, looks_like: Callable[[QImage, str], None], qtbot: QtBot
) -> None:
    manual.setPalette(look.palette())
    manual.use_theme(look)
    manual.show_page("algorithm", "cover")
    view = page(manual)
    qtbot.waitUntil(lambda: view.document().idealWidth() <= view.viewport().width())
    view.resize(640, 480)
    view.lay_out()
    view.show_anchor("cover")
    looks_like(view.viewport().grab().toImage().copy(0, 0, 600, 460), f"manual_{look.name}")
