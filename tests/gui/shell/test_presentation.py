"""Presenting: a stage for a lecturer with a clicker, and the window as it was afterwards."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from sudoku_gui.features.watch import WatchFeature
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import light, presentation_black
from sudoku_gui.shell import presentation
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.shell.presentation import PresentationEffect, PresentationOverlay
from sudoku_gui.widgets.term_label import TermLabel
from tests.amounts import spread
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import BRANCHING, focused, part, press, wait_until

KNUTH = "knuth_2000"


@pytest.fixture
def stage(window: MainWindow) -> Iterator[MainWindow]:
    window.context.watching.watch_sample(KNUTH)
    press("Shift+F11")
    assert window.presentation.is_on
    yield window
    window.presentation.end()


def highlighted(window: MainWindow) -> PresentationEffect:
    return window.presentation.overlay.effect


def test_a_presentation_has_few_panes_in_large_type_and_restores_the_others(window: MainWindow) -> None:
    """Menu and toolbar, type and arrangement are as they were before."""
    window.context.watching.watch_sample(KNUTH)
    press("Alt+Shift+4")
    usual, arrangement = QApplication.font().pointSizeF(), window.arrangements.name
    press("Shift+F11")
    assert QApplication.font().pointSizeF() > 1.3 * usual
    assert not window.menuBar().isVisible()
    assert window.arrangements.name == "present"
    assert window.isFullScreen()
    large = QApplication.font().pointSizeF()
    press("Ctrl++")
    larger = QApplication.font().pointSizeF()
    press("Ctrl+-", "Ctrl+-")
    assert QApplication.font().pointSizeF() < large < larger
    press("Esc")
    assert QApplication.font().pointSizeF() == usual
    assert window.menuBar().isVisible()
    assert window.arrangements.name == arrangement
    assert not window.isFullScreen()


def test_type_grows_with_the_screen(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hall sees the same on any screen; Ctrl++ still makes it larger."""
    usual = QApplication.font().pointSizeF()
    monkeypatch.setattr(presentation, "_SMALLEST", window.screen().size() / 2)
    press("Shift+F11")
    assert QApplication.font().pointSizeF() == pytest.approx(3 * usual)
    press("Ctrl++")
    assert QApplication.font().pointSizeF() > 3 * usual
    press("Esc")
    assert QApplication.font().pointSizeF() == usual


def test_messages_move_nothing(stage: MainWindow) -> None:
    """They lie over the transport; at the end the large sentence says it all, and afterwards they are at the top."""
    board, bar = part(stage, QWidget, "board"), stage.info_bar
    come_to_rest(stage)
    assert bar.height() > 0
    assert bar.mapTo(stage, QPoint()).y() >= board.mapTo(stage, board.rect().bottomLeft()).y()
    before = board.mapTo(stage, QPoint()), board.size()
    stage.context.messages.dismiss()
    come_to_rest(stage)
    assert (board.mapTo(stage, QPoint()), board.size()) == before
    assert bar.height() == 0
    press("End")
    come_to_rest(stage)
    assert stage.player.position == stage.player.length
    assert stage.context.messages.text == ""
    stage.presentation.end()
    come_to_rest(stage)
    assert 0 < bar.geometry().bottom() < board.mapTo(stage, QPoint()).y()


PANES = ("board", "link_view", "pseudocode", "sentence", "why", "timeline")


def is_whole(widget: QWidget) -> bool:
    """Whether it is shown, and nothing around it cuts a part of it off."""
    seen, outer = widget.rect(), widget
    while (around := outer.parentWidget()) is not None:
        seen.translate(outer.pos())
        seen &= around.rect()
        outer = around
    return widget.isVisible() and seen.size() == widget.size()


@pytest.mark.parametrize("language", ["en", "de", "zh_CN"])
def test_board_links_code_and_reason_are_seen_together(window: MainWindow) -> None:
    """On a small projector and in each language; neither sentence has to be scrolled."""
    window.player.watch(Grid.parse(BRANCHING))
    press("Shift+F11")
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.context.messages.dismiss()
    come_to_rest(window)  # its size is restored meanwhile
    window.resize(1280, 760)
    come_to_rest(window)
    assert window.width() == 1280
    try:
        for event in spread((0, 3_200, 6_400)):
            window.player.scrub(event)
            press("PgDown")
            come_to_rest(window)
            for name in PANES:
                assert is_whole(part(window, QWidget, name)), (event, name)
            for name in ("sentence", "why"):
                assert part(window, TermLabel, name).shows_all(), (event, name)
        assert part(window, QWidget, "board").height() > 480
        assert part(window, QWidget, "link_view").height() > 250
        assert part(window, QWidget, "pseudocode").height() > 150
        assert window.info_bar.height() == 0
    finally:
        window.presentation.end()
    assert window.info_bar.height() > 0


def test_a_layout_without_the_code_is_not_restored(window: MainWindow) -> None:
    """What an earlier version has stored for presentations lacks a pane that belongs there now."""
    window.preferences.store_layout("panes_present", window.workbench.state())
    window.context.watching.watch_sample(KNUTH)
    press("Shift+F11")
    come_to_rest(window)
    assert window.workbench.shows(["board", "link_view", "pseudocode"])
    window.presentation.end()


def test_the_window_has_its_size_again(window: MainWindow) -> None:
    """Not that of the screen, however panes have moved meanwhile; and what was said of keys is not said any more."""
    window.context.watching.watch_sample(KNUTH)
    window.resize(900, 640)
    come_to_rest(window)
    before = window.size()
    for _ in range(2):
        press("Shift+F11")
        wait_until(window.isFullScreen)
        come_to_rest(window)
        assert window.size() != before
        press("Esc")
        come_to_rest(window)
        assert window.size() == before
        assert window.context.messages.text == ""


def test_in_large_type_the_transport_leaves_room(window: MainWindow) -> None:
    """The timeline is compact as long as the font is large."""
    window.player.watch(Grid.parse(BRANCHING))
    window.resize(1200, max(44 * window.fontMetrics().height(), 640) + 10)
    come_to_rest(window)
    timeline, font = window.feature(WatchFeature).timeline, QApplication.font()
    wait_until(lambda: not timeline.compact)
    try:
        larger = QFont(font)
        larger.setPointSizeF(1.4 * font.pointSizeF())
        QApplication.setFont(larger)
        wait_until(lambda: timeline.compact)
    finally:
        QApplication.setFont(font)
    wait_until(lambda: not timeline.compact)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_menu_has_its_own_keys(stage: MainWindow) -> None:
    """Esc closes it and nothing else; letters are its mnemonics."""
    stage.selection.menu_requested.emit(Target(item=1), stage.mapToGlobal(QPoint(50, 50)))
    wait_until(lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_L)
    assert highlighted(stage) is PresentationEffect.NONE
    if QApplication.activePopupWidget() is not None:
        QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert stage.presentation.is_on


def test_a_clicker_steps_and_esc_closes_a_question_first(stage: MainWindow) -> None:
    """Whoever does not want to answer it does not want to end, either."""
    assert stage.player.position == 0
    press("PgDown", "PgDown")
    wait_until(lambda: stage.player.position > 1)
    there = stage.player.position
    press("PgDown", "PgUp")
    assert stage.player.position == there
    stage.context.messages.show_message("Really?", "question", [("Yes", stage.cancel)])
    press("Esc")
    assert stage.context.messages.text == ""
    assert stage.presentation.is_on
    press("Esc")
    assert not stage.presentation.is_on


@pytest.mark.parametrize("key", ["B", "."])
def test_black_hides_everything_until_it_is_asked_back(stage: MainWindow, key: str) -> None:
    """By the same key, by Esc or by a click; no breakpoint is set by B."""
    overlay = stage.presentation.overlay
    for back in (key, "Esc"):
        press(key)
        assert highlighted(stage) is PresentationEffect.BLACK
        image = stage.grab().toImage()
        places = [(5, 5), (image.width() // 2, image.height() // 2), (image.width() - 5, image.height() - 5)]
        assert {QColor(image.pixelColor(*place)).name() for place in places} == {presentation_black().name()}
        press(back)
        assert highlighted(stage) is PresentationEffect.NONE
        assert not overlay.isVisible()
    press(key)
    QTest.mouseClick(overlay, Qt.MouseButton.LeftButton)
    assert highlighted(stage) is PresentationEffect.NONE
    assert stage.presentation.is_on
    assert not list(stage.context.breakpoints)


def test_a_black_screen_stays_black_in_a_larger_window(qtbot: QtBot) -> None:
    """Also a second time, and after the window was resized while nothing hid it."""
    window = QWidget()
    qtbot.addWidget(window)
    overlay = PresentationOverlay(window, light())
    window.show()
    for width in (300, 500):
        overlay.show_effect(PresentationEffect.BLACK)
        window.resize(width, 200)
        assert overlay.size() == QSize(width, 200)
        overlay.show_effect(PresentationEffect.NONE)
        window.resize(100, 100)


def test_light_goes_from_ring_to_spotlight_to_none(stage: MainWindow) -> None:
    overlay = stage.presentation.overlay
    seen = []
    for _ in range(3):
        press("L")
        seen.append(overlay.effect)
    assert seen == [PresentationEffect.RING, PresentationEffect.SPOTLIGHT, PresentationEffect.NONE]
    press("L", "B", "B")
    assert highlighted(stage) is PresentationEffect.RING
    press("Esc")
    assert not stage.presentation.is_on
    assert highlighted(stage) is PresentationEffect.NONE


def test_a_position_can_be_typed_and_esc_ends_the_presentation(stage: MainWindow) -> None:
    """What was typed goes first; a field that was only looked at does not keep the lecturer on the stage."""
    stage.context.messages.dismiss()
    press("G")
    assert isinstance(focused(), QLineEdit)
    press(".", "B")
    assert highlighted(stage) is PresentationEffect.NONE
    press("Esc", "G", "5", "Esc")
    assert stage.presentation.is_on
    press("Esc")
    assert not stage.presentation.is_on


def test_no_field_stays_as_wide_as_on_the_stage(window: MainWindow) -> None:
    window.context.watching.watch_sample(KNUTH)
    come_to_rest(window)
    (field,) = window.feature(WatchFeature).transport.findChildren(QLineEdit, "position")
    before = field.width(), field.font().pointSizeF()
    press("Shift+F11", "Ctrl++", "Ctrl++")
    come_to_rest(window)
    assert field.width() > before[0]
    press("G", "9", "x", "Return", "Esc", "Esc")
    come_to_rest(window)
    assert not window.presentation.is_on
    assert (field.width(), field.font().pointSizeF()) == before
