"""Help inside the program: cards, "What is this?", manual and About, in the real window."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHeaderView, QLabel, QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.context import ActionText
from sudoku_gui.features.help.controller import VIEWS, HelpController
from sudoku_gui.features.help.manual_pages import Manual
from sudoku_gui.features.watch import Watch
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.term_label import TermLabel
from sudoku_gui.widgets.term_source import TermSource
from sudoku_gui.wording.terms import shipped
from tests.gui.parts import part
from tests.gui.window.shared import view_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def controller(watched: MainWindow) -> HelpController:
    return watched.feature(HelpController)


def test_every_place_that_a_term_explains_is_in_the_window(watched: MainWindow) -> None:
    """A part that was called otherwise since would have no help."""
    for dock in watched.workbench.docks.values():
        dock.build()
    missing = [
        (term.id, place)
        for term in shipped()
        for place in term.places
        if watched.findChild(QWidget, place) is None
    ]
    assert missing == []


def test_the_word_of_the_sentence_leads_to_its_card_and_on_to_the_glossary(
    watched: MainWindow, controller: HelpController, qtbot: QtBot
) -> None:
    label = part(watched.feature(Watch).transport, TermLabel, "sentence")
    qtbot.waitUntil(lambda: bool(label.terms))
    QTest.mouseClick(label, Qt.MouseButton.LeftButton, pos=label.rect_of(0).center())
    assert controller.cards.card.term == label.terms[0].term
    controller.cards.manual_requested.emit("cover")
    assert controller.manual.isVisible()
    assert controller.manual.page_anchor == ("glossary", "cover")


def test_the_manual_opens_at_a_page_and_only_one_is_built(controller: HelpController) -> None:
    controller.show_manual("stepping", "breakpoints")
    assert controller.manual.page_anchor == ("stepping", "breakpoints")
    first = controller.manual
    controller.show_manual()
    assert controller.manual is first
    assert first.page_anchor == ("stepping", "breakpoints")


def test_a_link_of_the_manual_does_what_it_says(watched: MainWindow, controller: HelpController) -> None:
    controller.manual.action_requested.emit("leave")
    assert not watched.player.is_watching
    controller.manual.action_requested.emit("nothing")
    assert controller.manual.page_anchor[0]


def test_headings_and_code_can_be_explained_once(watched: MainWindow, controller: HelpController) -> None:
    view = view_of(watched, "column_list")
    for _ in range(2):
        controller.cards.explain(view)
    (header,) = [it for it in view.findChildren(QHeaderView) if it.findChildren(TermSource)]
    (source,) = header.findChildren(TermSource)
    assert source.term_at(QPoint(5, 5))[0] == "item"
    code = view_of(watched, "pseudocode")
    controller.cards.explain(code)
    assert len(code.findChildren(TermSource)) == 1


def test_what_is_this_asks_in_the_bar_and_answers_for_a_pane(
    watched: MainWindow, controller: HelpController
) -> None:
    controller.ask_what()
    try:
        assert watched.context.messages.isVisible()
        timeline = watched.feature(Watch).timeline
        QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=QPoint(20, 8))
        assert controller.cards.card.term == "position"
    finally:
        while QApplication.overrideCursor() is not None:
            QApplication.restoreOverrideCursor()


def test_a_view_without_a_card_is_described_in_the_manual(
    watched: MainWindow, controller: HelpController
) -> None:
    view = view_of(watched, "statistics")
    controller.what_is_this.explain(view, QPoint(1, 1))
    assert controller.manual.page_anchor == ("views", "statistics")


def test_a_part_of_which_nothing_is_reported_says_so(watched: MainWindow, controller: HelpController) -> None:
    controller.what_is_this.explain(watched.menuBar(), QPoint(1, 1))
    assert (
        part(watched.context.messages, QLabel, "message").text()
        == "There is no card for this part. The manual describes all parts."
    )


def test_the_manual_has_a_section_for_every_pane(watched: MainWindow) -> None:
    anchors = {
        section.anchor for section in Manual("en", watched.actions_by_id.describe()).pages[VIEWS].sections
    }
    assert set(watched.workbench.docks) <= anchors


def test_the_manual_knows_every_action(window: MainWindow) -> None:
    reported = window.actions_by_id.describe()
    assert set(reported) == {row.id for row in window.actions_by_id.rows}
    assert reported["watch"] == ActionText("Watch from the Start", "F5", "Solver")
    assert reported["open"].text == "Open"
