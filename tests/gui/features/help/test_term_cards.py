"""A card says what a term means, beside it, for as long as one looks."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QCursor, QEnterEvent, QImage, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.help.term_cards import TermCards, WhatIsThis
from sudoku_gui.features.pseudocode.list_view import CodeList, CodeTerms
from sudoku_gui.features.pseudocode.view import PseudocodeView
from sudoku_gui.features.watch.view import Transport
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.widgets.rich_text import RichText
from sudoku_gui.widgets.term_label import HeaderTerms, TermLabel
from sudoku_gui.wording.terms import shipped
from tests.gui.parts import click, part

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
Key = Qt.Key
NEAR = QRect(100, 100, 60, 20)


@pytest.fixture
def cards(qapp: QApplication, frame: QMainWindow, transport: Transport) -> TermCards:
    made = TermCards(qapp, theme.light(), frame)
    for label in transport.term_labels:
        made.attach(label)
    return made


@pytest.fixture
def sentence(cards: TermCards, transport: Transport, player: Player, qtbot: QtBot) -> TermLabel:
    """The sentence of a search that has just chosen a column; its cards come quickly."""
    assert not cards.card.isVisible()
    player.watch_subject(Subject(sample="knuth_2000"))
    player.run_to("decision")
    found = part(transport, TermLabel, "sentence")
    qtbot.waitUntil(lambda: found.text().startswith("Choose"))
    return found


def said(cards: TermCards, name: str) -> str:
    label = part(cards.card, QWidget, name)
    assert isinstance(label, QLabel | RichText)
    return label.text if isinstance(label, RichText) else label.text()


def press(key: Qt.Key) -> None:
    target = QApplication.focusWidget()
    assert target
    QTest.keyClick(target, key)


def test_a_card_shows_name_meaning_and_what_is_near(cards: TermCards) -> None:
    cards.show_term("cover", NEAR)
    term = shipped()["cover"]
    assert cards.card.isVisible()
    assert said(cards, "term_title") == "Cover"
    assert said(cards, "term_text") == term.text("en")
    assert all(f'href="term:{other}"' in said(cards, "term_links") for other in term.see_also)
    assert cards.card.accessibleName() == "What “Cover” means"


def test_a_card_stands_beside_the_word_and_on_the_screen(cards: TermCards) -> None:
    screen = QApplication.primaryScreen().availableGeometry()
    corners = (screen.topLeft(), screen.topRight(), screen.bottomLeft(), screen.bottomRight())
    for corner in (*corners, screen.center()):
        near = QRect(corner - QPoint(10, 10), corner + QPoint(10, 10)).intersected(screen)
        cards.show_term("header", near)
        assert screen.contains(cards.card.geometry())
        assert not cards.card.geometry().intersects(near)


def test_links_lead_on_and_backspace_leads_back(cards: TermCards, qtbot: QtBot) -> None:
    cards.show_term("cover", NEAR)
    qtbot.waitUntil(cards.card.isActiveWindow)
    press(Key.Key_Tab)
    press(Key.Key_Return)
    assert cards.card.term in shipped()["cover"].see_also
    press(Key.Key_Backspace)
    assert cards.card.term == "cover"
    press(Key.Key_Escape)
    assert not cards.card.isVisible()
    assert cards.card.term == ""


def test_the_button_leads_to_the_manual(cards: TermCards, qtbot: QtBot) -> None:
    cards.show_term("cover", NEAR)
    with qtbot.waitSignal(cards.manual_requested) as wanted:
        click(cards.card, "term_more")
    assert wanted.args == ["cover"]
    assert not cards.card.isVisible()


def test_resting_on_a_word_brings_its_card_and_leaving_takes_it(
    cards: TermCards, sentence: TermLabel, qtbot: QtBot
) -> None:
    QTest.mouseMove(sentence, sentence.rect_of(0).center())
    assert not cards.card.isVisible()
    qtbot.waitUntil(lambda: cards.card.term == "choose")
    assert cards.card.windowType() is Qt.WindowType.ToolTip
    QCursor.setPos(QPoint(0, 0))
    QTest.mouseMove(sentence, QPoint(sentence.width() - 1, 0))
    qtbot.waitUntil(lambda: not cards.card.isVisible())


def test_passing_over_a_word_brings_nothing(cards: TermCards, sentence: TermLabel) -> None:
    for place in (sentence.rect_of(0).center(), QPoint(sentence.width() - 1, 0)):
        QTest.mouseMove(sentence, place)
    assert not cards._soon.isActive()


def test_the_card_stays_while_the_mouse_is_on_it(cards: TermCards, qtbot: QtBot) -> None:
    cards.hover("cover", NEAR)
    qtbot.waitUntil(cards.card.isVisible)
    cards.hover("", QRect())
    inside = QPointF(5, 5)
    QApplication.sendEvent(
        cards.card, QEnterEvent(inside, inside, QPointF(cards.card.mapToGlobal(QPoint(5, 5))))
    )
    assert cards.card.isVisible()
    assert not cards._over.isActive()
    QCursor.setPos(QPoint(0, 0))
    QApplication.sendEvent(cards.card, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: not cards.card.isVisible())


def test_esc_closes_a_card_that_floats_though_the_keyboard_is_elsewhere(
    cards: TermCards, sentence: TermLabel, qtbot: QtBot
) -> None:
    cards.hover("cover", NEAR)
    qtbot.waitUntil(cards.card.isVisible)
    QTest.keyClick(sentence, Key.Key_Escape)
    assert not cards.card.isVisible()


def test_bits_speak_of_rows_and_columns_of_the_board(
    transport: Transport, player: Player, many: Grid
) -> None:
    player.watch_subject(Subject(many, engine=Engine.BACKTRACK))
    player.scrub(2)
    assert "item" not in [found.term for found in part(transport, TermLabel, "why").terms]


def test_the_picture_is_in_the_colours_of_the_theme(cards: TermCards) -> None:
    pictures: list[QImage] = []
    for look in (theme.light(), theme.dark()):
        cards.use_theme(look)
        cards.show_term("cover", NEAR)
        pictures.append(cards.card.grab().toImage())
        assert pictures[-1].pixelColor(5, 5) == look.paper
    assert pictures[0].size() == pictures[1].size()


# --- other places -------------------------------------------------------------------------------------


def test_headings_of_lists_are_explained(cards: TermCards, show: Callable[..., None], qtbot: QtBot) -> None:
    view, model = QTreeView(), QStandardItemModel(0, 2)
    model.setHorizontalHeaderLabels(["Column (item)", "State"])
    view.setModel(model)
    view.move(0, 400)  # where no other window is
    show(view)
    source = HeaderTerms(view.header())
    cards.attach(source)
    header = view.header()
    assert source.term_at(QPoint(header.sectionViewportPosition(1) + 5, 5))[0] == ""
    for x in (6, 5):
        QTest.mouseMove(header.viewport(), QPoint(x, 5))
    qtbot.waitUntil(lambda: cards.card.term == "item")


def test_words_of_the_code_are_explained(player: Player, show: Callable[..., None], qtbot: QtBot) -> None:
    """The mouse finds the terms in the lines of the pseudo-code, at their own places."""
    view = PseudocodeView(player, Selection(player), theme.light())
    view.resize(500, 500)
    show(view)
    player.watch_subject(Subject(sample="knuth_2000"))
    lines = part(view, CodeList)
    model = lines.model()
    qtbot.waitUntil(lambda: model.rowCount() > 3)
    source = CodeTerms(lines)
    found = set()
    for row in range(model.rowCount()):
        rect = lines.visualRect(model.index(row, 0))
        for x in range(0, rect.width(), 6):
            term, place = source.term_at(QPoint(rect.left() + x, rect.center().y()))
            assert not term or place.contains(rect.left() + x, place.center().y())
            found.add(term)
    assert {"", "cover", "uncover", "option", "item"} <= found


# --- what is this -------------------------------------------------------------------------------------


@pytest.fixture
def asking(qapp: QApplication, cards: TermCards, frame: QMainWindow) -> WhatIsThis:
    return WhatIsThis(qapp, cards, frame)


def test_the_next_click_explains_and_does_nothing_else(
    asking: WhatIsThis, cards: TermCards, sentence: TermLabel, player: Player
) -> None:
    position = player.position
    asking.toggle()
    assert asking.is_asking
    timeline = part(sentence.window(), QWidget, "timeline")
    QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    assert cards.card.term == "position"
    assert not asking.is_asking
    assert player.position == position


def test_enter_explains_the_widget_with_the_focus(
    asking: WhatIsThis, cards: TermCards, sentence: TermLabel
) -> None:
    beat = part(sentence.window(), QWidget, "beat")
    sentence.window().activateWindow()
    beat.setFocus()
    asking.toggle()
    press(Key.Key_Return)
    assert cards.card.term == "beat"


def test_esc_or_asking_twice_takes_the_question_back(asking: WhatIsThis, sentence: TermLabel) -> None:
    for _ in range(2):
        asking.toggle()
    assert not asking.is_asking
    asking.toggle()
    QTest.keyClick(sentence, Key.Key_Escape)
    assert not asking.is_asking
    assert QApplication.overrideCursor() is None


def test_a_part_without_a_term_says_so(asking: WhatIsThis, frame: QMainWindow, qtbot: QtBot) -> None:
    frame.setObjectName("some_frame")
    with qtbot.waitSignal(asking.unexplained) as reported:
        asking.explain(frame, QPoint(1, 1))
    assert reported.args == [["some_frame"]]
