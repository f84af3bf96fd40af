"""The log as the user sees and works it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from sudoku_gui.models.log import AFTER, BEFORE, END_ROLE, SENTENCE, When
from sudoku_gui.render import theme
from sudoku_gui.session.player import Player
from sudoku_gui.views.event_log import EventLog

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


def settle(player: Player) -> None:
    """On a busy machine even a short move may take more than one stretch."""
    while player.is_busy:
        QCoreApplication.processEvents()


def go_to(player: Player, position: int) -> None:
    player.scrub(position)
    settle(player)


def step(player: Player, *, backward: bool = False) -> None:
    player.step(backward=backward)
    settle(player)


@pytest.fixture
def player() -> Iterator[Player]:
    player = Player()
    player.watch(MANY)
    yield player
    player.leave()


@pytest.fixture
def log(qtbot: QtBot, player: Player) -> EventLog:
    log = EventLog(player, theme.light())
    qtbot.addWidget(log)
    log.resize(700, 400)
    with qtbot.waitExposed(log):
        log.show()
    return log


def table(log: EventLog) -> QTableView:
    found = log.findChild(QTableView, "event_table")
    assert found is not None
    return found


def row(log: EventLog, number: int) -> QModelIndex:
    return log.model.index(number, SENTENCE)


def test_it_follows_the_player(log: EventLog, player: Player) -> None:
    go_to(player, 3000)
    step(player)
    assert log.model.now.data(END_ROLE) == player.position
    assert log.model.rowCount() == BEFORE + AFTER
    step(player, backward=True)
    assert log.model.now.data(END_ROLE) == player.position


def test_what_just_happened_is_in_sight_in_a_low_window(log: EventLog, player: Player) -> None:
    log.resize(500, 120)
    go_to(player, 3000)
    step(player)
    view = table(log)
    assert view.viewport().rect().contains(view.visualRect(log.model.now).center())


def test_a_double_click_goes_there(log: EventLog, player: Player) -> None:
    go_to(player, 3000)
    step(player)
    view, wanted = table(log), row(log, 2)
    end = wanted.data(END_ROLE)
    place = view.visualRect(wanted).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert player.position == end
    assert log.model.now.data(END_ROLE) == end


def test_enter_goes_to_a_row_that_has_not_happened_yet(log: EventLog, player: Player) -> None:
    go_to(player, 3000)
    step(player)
    view = table(log)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Down)
    wanted = view.currentIndex().data(END_ROLE)
    assert wanted > player.position
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert player.position == wanted
    assert view.currentIndex().data(END_ROLE) == wanted


def test_the_users_row_is_kept_while_it_is_listed(log: EventLog, player: Player) -> None:
    """Someone reading the past is not pulled away by each step."""
    go_to(player, 3000)
    step(player)
    view = table(log)
    view.setFocus()
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Up)
    wanted = view.currentIndex().data(END_ROLE)
    step(player)
    step(player)
    assert view.currentIndex().data(END_ROLE) == wanted


def test_another_beat_lists_other_rows(log: EventLog, player: Player) -> None:
    go_to(player, 3000)
    player.set_beat("link")
    assert {entry.beat.end - entry.beat.start for entry in log.model.entries} == {1}
    player.set_beat("option")
    assert max(entry.beat.end - entry.beat.start for entry in log.model.entries) > 1


def test_playing_fast_is_followed_calmly_and_resting_at_once(
    qtbot: QtBot, log: EventLog, player: Player
) -> None:
    """At most ten pictures a second while playing; the right one when it stops."""
    refreshed: list[int] = []
    log.model.dataChanged.connect(lambda: refreshed.append(player.position))
    go_to(player, 500)
    player.set_beat("link")
    player.set_rate(300)
    refreshed.clear()
    moves: list[int] = []
    player.moved.connect(lambda: moves.append(player.position))
    player.play()
    qtbot.waitUntil(lambda: len(moves) >= 30, timeout=10_000)
    assert len(refreshed) < len(moves) / 2
    player.pause()
    assert log.model.now.data(END_ROLE) == player.position


def test_a_long_move_is_left_in_peace(qtbot: QtBot, log: EventLog, player: Player) -> None:
    """Looking around moves the search, so it waits until the search stands."""
    player.watch(Grid.empty())
    before = log.model.entries
    player.to_end()
    assert player.is_busy
    log.refresh()
    assert log.model.entries == before
    player.cancel()
    qtbot.waitUntil(lambda: log.model.now.data(END_ROLE) == player.position)


def test_time_is_told_by_more_than_colour(log: EventLog, player: Player) -> None:
    """Bold for now, italic for what follows: seen here as words to the ear and rows of each kind."""
    go_to(player, 3000)
    assert {entry.when for entry in log.model.entries} == set(When)
    assert row(log, BEFORE).data(Qt.ItemDataRole.AccessibleTextRole).startswith("not yet happened")


def test_themes_change_what_is_painted(log: EventLog, player: Player) -> None:
    go_to(player, 3000)
    step(player)
    view = table(log)
    corner = view.visualRect(log.model.now).topRight()
    for dress in (theme.light(), theme.dark()):
        log.use_theme(dress)
        image = view.viewport().grab().toImage()
        assert image.pixelColor(corner.x() - 3, corner.y() + 5) == dress.same_digit


def test_empty_it_says_what_it_is_for(log: EventLog, player: Player) -> None:
    blank = table(log).viewport().grab().toImage()
    player.leave()
    assert log.model.rowCount() == 0
    assert table(log).viewport().grab().toImage() != blank
    assert table(log).accessibleDescription()
