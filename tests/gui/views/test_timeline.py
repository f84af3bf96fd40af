"""The timeline under clicks, drags and keys: wherever it is taken, the search goes along."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from sudoku_gui.session.player import Player
from sudoku_gui.views.speed import SpeedDial
from sudoku_gui.views.timeline import STEPS, Timeline

GoTo = Callable[[int], None]
Step = Callable[..., None]
Press = Callable[..., None]


def at(timeline: Timeline, share: float) -> QPoint:
    return QPoint(round(timeline.width() * share), timeline.height() // 2)


def test_a_click_in_the_groove_goes_there(watched: Player, timeline: Timeline, qtbot: QtBot) -> None:
    QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=at(timeline, 0.5))
    qtbot.waitUntil(lambda: not watched.is_busy)
    assert abs(watched.position - 21_296 // 2) < 21_296 // 50


def test_dragging_goes_along(watched: Player, timeline: Timeline, qtbot: QtBot) -> None:
    QTest.mousePress(timeline, Qt.MouseButton.LeftButton, pos=at(timeline, 0.1))
    for share in (0.2, 0.4, 0.3):
        QTest.mouseMove(timeline, at(timeline, share))
    qtbot.waitUntil(lambda: not watched.is_busy and abs(watched.position - 0.3 * 21_296) < 21_296 / 25)
    QTest.mouseRelease(timeline, Qt.MouseButton.LeftButton, pos=at(timeline, 0.3))
    assert abs(watched.position - 0.3 * 21_296) < 21_296 / 25


@pytest.mark.usefixtures("watched")
def test_the_handle_stays_under_the_hand(timeline: Timeline, go_to: GoTo) -> None:
    """What the player tells while the user drags must not pull the handle away."""
    QTest.mousePress(timeline, Qt.MouseButton.LeftButton, pos=at(timeline, 0.5))
    held = timeline.value()
    go_to(10)
    assert timeline.value() == held
    QTest.mouseRelease(timeline, Qt.MouseButton.LeftButton, pos=at(timeline, 0.5))


def test_what_the_player_does_is_never_sent_back_to_it(
    watched: Player, timeline: Timeline, speed: SpeedDial, go_to: GoTo, step: Step
) -> None:
    """A loop between handle and player would end playing at the first picture."""
    sent: list[object] = []
    timeline.scrubbed.connect(sent.append)
    speed.chosen.connect(sent.append)
    go_to(1234)
    step()
    watched.set_rate(60.0)
    watched.leave()
    watched.watch(Grid.empty())
    assert sent == []


def test_keys_move_by_one_event_and_by_a_tenth(
    watched: Player, timeline: Timeline, press: Press, qtbot: QtBot
) -> None:
    timeline.setFocus()
    press(timeline, Qt.Key.Key_Up)
    press(timeline, Qt.Key.Key_Up)
    press(timeline, Qt.Key.Key_Down)
    assert watched.position == 1
    press(timeline, Qt.Key.Key_PageUp)
    qtbot.waitUntil(lambda: not watched.is_busy)
    assert watched.position == 1 + 2129


@pytest.mark.parametrize("length", [5, STEPS, STEPS + 1, 2**31 + 7, 10**13])
def test_no_search_is_too_long_for_the_slider(qtbot: QtBot, length: int) -> None:
    """Both ends are reached exactly, and every place within one step of the slider."""
    timeline = Timeline()
    qtbot.addWidget(timeline)
    wanted: list[int] = []
    timeline.scrubbed.connect(wanted.append)
    for position in (0, length // 3, length):
        timeline.show_position(position, length)
        assert 0 <= timeline.value() <= timeline.maximum() <= STEPS
        assert abs(timeline.value() * length / timeline.maximum() - position) <= max(1, 2 * length / STEPS)
    assert wanted == []
    timeline.setValue(0)
    timeline.setValue(timeline.maximum())
    assert wanted == [0, length]
    QTest.keyClick(timeline, Qt.Key.Key_Down)
    assert wanted[-1] == length - 1
