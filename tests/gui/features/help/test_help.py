"""Help inside the program: cards, "What is this?", manual and About, in the real window."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QHeaderView, QTableWidget, QWidget

from sudoku_gui.features.help import VIEWS, HelpFeature
from sudoku_gui.features.help.manual_pages import Manual
from sudoku_gui.features.watch import WatchFeature
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.actions import ActionText
from sudoku_gui.widgets.term_label import TermLabel, TermSource
from sudoku_gui.wording.terms import shipped
from tests.gui.parts import part, press, view_of, wait_until

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def controller(watching: MainWindow) -> HelpFeature:
    return watching.feature(HelpFeature)


def test_every_place_that_a_term_explains_is_in_the_window(watching: MainWindow) -> None:
    """A part that was called otherwise since would have no help."""
    for dock in watching.workbench.docks.values():
        dock.build()
    missing = [
        (term.id, place)
        for term in shipped()
        for place in term.places
        if watching.findChild(QWidget, place) is None
    ]
    assert missing == []


def test_the_word_of_the_sentence_leads_to_its_card_and_on_to_the_glossary(
    watching: MainWindow, controller: HelpFeature
) -> None:
    label = part(watching.feature(WatchFeature).transport, TermLabel, "sentence")
    wait_until(lambda: bool(label.terms))
    viewport = label.viewport()
    place = viewport.mapFrom(label, label.rect_of(0).center())
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    assert controller.cards.card.term == label.terms[0].term
    controller.cards.manual_requested.emit("cover")
    assert controller.manual.isVisible()
    assert controller.manual.page_anchor == ("glossary", "cover")


def test_the_manual_opens_at_a_page_and_only_one_is_built(controller: HelpFeature) -> None:
    controller.show_manual("stepping", "breakpoints")
    assert controller.manual.page_anchor == ("stepping", "breakpoints")
    first = controller.manual
    controller.show_manual()
    assert controller.manual is first
    assert first.page_anchor == ("stepping", "breakpoints")


def test_a_link_of_the_manual_does_what_it_says(watching: MainWindow, controller: HelpFeature) -> None:
    controller.manual.action_requested.emit("leave")
    assert not watching.player.is_watching
    controller.manual.action_requested.emit("nothing")
    assert controller.manual.page_anchor[0]


def test_headings_and_code_can_be_explained_once(watching: MainWindow, controller: HelpFeature) -> None:
    view = view_of(watching, "column_list")
    for _ in range(2):
        controller.cards.explain(view)
    (header,) = [it for it in view.findChildren(QHeaderView) if it.findChildren(TermSource)]
    (source,) = header.findChildren(TermSource)
    assert source.term_at(QPoint(5, 5))[0] == "item"
    code = view_of(watching, "pseudocode")
    controller.cards.explain(code)
    assert len(code.findChildren(TermSource)) == 1


def test_what_is_this_asks_in_the_bar_and_answers_for_a_pane(
    watching: MainWindow, controller: HelpFeature
) -> None:
    controller.ask_what()
    try:
        assert watching.info_bar.isVisible()
        timeline = watching.feature(WatchFeature).timeline
        QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=QPoint(20, 8))
        assert controller.cards.card.term == "position"
    finally:
        while QApplication.overrideCursor() is not None:
            QApplication.restoreOverrideCursor()


def test_a_view_without_a_card_is_described_in_the_manual(
    watching: MainWindow, controller: HelpFeature
) -> None:
    view = view_of(watching, "statistics")
    controller.what_is_this.explain(view, QPoint(1, 1))
    assert controller.manual.page_anchor == ("views", "statistics")


def test_the_manual_has_a_section_for_every_pane(watching: MainWindow) -> None:
    anchors = {
        section.anchor for section in Manual("en", watching.context.actions.describe()).pages[VIEWS].sections
    }
    assert set(watching.workbench.docks) <= anchors


def test_the_manual_knows_every_action(window: MainWindow) -> None:
    reported = window.context.actions.describe()
    assert set(reported) == {row.id for row in window.context.actions.rows}
    assert reported["watch"] == ActionText("Watch from the Start", "F5", "Puzzle")
    assert reported["open"].text == "Open"


def test_the_sheet_lists_all_keys(window: MainWindow) -> None:
    """F1: every action that has keys, with all of them; Esc closes it."""
    press("F1")
    sheet = part(window, QDialog, "shortcut_sheet")
    table = part(sheet, QTableWidget)
    texts = [[table.item(row, column) for column in (0, 1)] for row in range(table.rowCount())]
    listed = {action.text(): keys.text() for action, keys in texts if action and keys}
    headings = [action.text() for action, keys in texts if action and not keys]
    assert headings[:1] == ["Every pane"]
    assert headings[-7:] == ["File", "Edit", "Puzzle", "Search", "Gallery", "View", "Help"]
    assert {"Board", "Matrix", "Links", "Matrix editor", "Presentation"} <= set(headings)
    for row in window.context.actions.rows:
        if row.keys:
            name = row.text.replace("&", "") + (" (while watching)" if row.when_watching else "")
            assert listed[name].split(", ") == list(row.keys)
    assert listed["Write a digit"] == "1 to 9"
    wait_until(lambda: QApplication.activeWindow() is sheet)
    press("Esc")
    assert not sheet.isVisible()


def test_no_key_is_cut_off_in_large_type(window: MainWindow) -> None:
    """The sheet grows with the text, and long lines wrap."""
    window.preferences["text_size"] = "200"
    press("F1")
    table = part(part(window, QDialog, "shortcut_sheet"), QTableWidget)
    rows = [row for row in range(table.rowCount()) if table.item(row, 1)]
    assert rows

    def is_cut(row: int, column: int) -> bool:
        item = table.item(row, column)
        space = QRect(0, 0, table.columnWidth(column), table.rowHeight(row))
        wrapped = int(Qt.TextFlag.TextWordWrap.value)
        needed = table.fontMetrics().boundingRect(space, wrapped, item.text() if item else "")
        return not space.contains(needed)

    assert not [row for row in rows if is_cut(row, 0) or is_cut(row, 1)]
    window.preferences["text_size"] = "100"
