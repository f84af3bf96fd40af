"""The log as the user sees and works it."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage
from PySide6.QtTest import QTest

from solver_core.sudoku.grid import Grid
from sudoku_gui.features.log.entry import LogFold, SearchStep
from sudoku_gui.features.log.model import (
    AFTER,
    BEFORE,
    END_ROLE,
    EVENT_ROLE,
    FOLD_ROLE,
    POSITION,
    SENTENCE,
    SHORT_ROLE,
    STEP_ROLE,
)
from sudoku_gui.features.log.paint import PAD, fold_left, shown
from sudoku_gui.features.log.view import EventLog, LogTable
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render import theme
from tests.gui.parts import part

GoTo = Callable[[int], None]
Step_ = Callable[..., None]
Show = Callable[..., None]


@pytest.fixture
def log(player: Player, selection: Selection, show: Show, many: Grid) -> EventLog:
    player.watch(many)
    log = EventLog(player, selection, theme.light())
    log.resize(700, 400)
    show(log)
    return log


@pytest.fixture
def middle(log: EventLog, go_to: GoTo, step: Step_) -> None:
    """A step of a column, in the middle of the search that the log shows."""
    assert log.isVisible()
    go_to(3000)
    step()


def table(log: EventLog) -> LogTable:
    return part(log, LogTable, "event_table")


def row(log: EventLog, number: int) -> QModelIndex:
    return log.model.index(number, SENTENCE)


@pytest.mark.usefixtures("middle")
def test_it_follows_the_player(log: EventLog, player: Player, step: Step_) -> None:
    assert log.model.now.data(END_ROLE) == player.position
    assert log.model.rowCount() == BEFORE + AFTER
    step(backward=True)
    assert log.model.now.data(END_ROLE) == player.position


@pytest.mark.usefixtures("middle")
def test_what_just_happened_is_in_sight_in_a_low_window(log: EventLog) -> None:
    log.resize(500, 120)
    view = table(log)
    assert view.viewport().rect().contains(view.visualRect(log.model.now).center())


@pytest.mark.usefixtures("middle")
def test_a_click_goes_there_and_a_double_click_goes_no_further(log: EventLog, player: Player) -> None:
    view, wanted = table(log), row(log, 2)
    end = wanted.data(END_ROLE)
    place = view.visualRect(wanted).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert player.position == end
    assert log.model.now.data(END_ROLE) == end


@pytest.mark.usefixtures("middle")
def test_enter_goes_to_a_row_that_has_not_happened_yet(log: EventLog, player: Player) -> None:
    view = table(log)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Down)
    wanted = view.currentIndex().data(END_ROLE)
    assert wanted > player.position
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert player.position == wanted
    assert view.currentIndex().data(END_ROLE) == wanted


@pytest.mark.usefixtures("middle")
def test_the_users_row_is_kept_while_it_is_listed(log: EventLog, step: Step_) -> None:
    """Someone reading the past is not pulled away by each step."""
    view = table(log)
    view.setFocus()
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Up)
    wanted = view.currentIndex().data(END_ROLE)
    step()
    step()
    assert view.currentIndex().data(END_ROLE) == wanted


def test_empty_it_says_what_it_is_for(log: EventLog, player: Player) -> None:
    blank = table(log).viewport().grab().toImage()
    player.leave()
    assert log.model.rowCount() == 0
    assert table(log).viewport().grab().toImage() != blank
    assert table(log).accessibleDescription()


@pytest.mark.usefixtures("middle")
def test_the_row_under_the_mouse_points_at_what_it_describes(log: EventLog, selection: Selection) -> None:
    """Its item and its option are highlighted in every view; beside the rows, nothing is."""
    view, wanted = table(log), row(log, 3)
    event = wanted.data(EVENT_ROLE)
    QTest.mouseMove(view.viewport(), view.visualRect(row(log, 2)).center())
    QTest.mouseMove(view.viewport(), view.visualRect(wanted).center())
    assert selection.target == Target(event.item, event.option)
    view.leaveEvent(QEvent(QEvent.Type.Leave))
    assert selection.target is None


@pytest.mark.usefixtures("middle")
def test_what_is_pointed_at_in_another_pane_is_underlined(log: EventLog, selection: Selection) -> None:
    view = table(log)
    before = view.viewport().grab().toImage()
    event = row(log, 3).data(EVENT_ROLE)
    selection.hover(Target(event.item, event.option))
    after = view.viewport().grab().toImage()
    place = view.visualRect(row(log, 3))
    assert before.copy(place) != after.copy(place)
    others = [
        number for number in range(log.model.rowCount()) if number not in table(log).delegate.highlighted
    ]
    assert others
    assert all(
        before.copy(view.visualRect(row(log, n))) == after.copy(view.visualRect(row(log, n))) for n in others
    )


def test_the_two_steps_have_signs_of_different_shapes(
    log: EventLog, player: Player, go_to: GoTo, step: Step_
) -> None:
    """As their buttons have: seen in front of the number, and in no other row."""
    player.set_beat("option")
    go_to(3000)
    step()
    view = table(log)
    picture = view.viewport().grab().toImage()
    signs: dict[SearchStep | None, set[bytes]] = {}
    for number in range(log.model.rowCount()):
        index = row(log, number)
        if index.data(END_ROLE) == player.position:
            continue
        place = view.visualRect(index.siblingAtColumn(0))
        signs.setdefault(index.data(STEP_ROLE), set()).add(
            _ink(picture, QRect(place.topLeft(), place.size() / 4))
        )
    assert set(signs) == {None, SearchStep.BACK, SearchStep.ON}
    assert len(signs[SearchStep.BACK]) == len(signs[SearchStep.ON]) == 1
    assert signs[SearchStep.BACK] != signs[SearchStep.ON]
    assert signs[None].isdisjoint(signs[SearchStep.BACK] | signs[SearchStep.ON])


def _ink(picture: QImage, place: QRect) -> bytes:
    held = picture.copy(place.adjusted(4, 0, 0, 20)).convertToFormat(QImage.Format.Format_RGB32)
    return bytes(held.constBits())


def test_sizes_are_not_cut_off(log: EventLog, player: Player, go_to: GoTo) -> None:
    """A cover is read for the sizes that it changes; a row too narrow for the sentence has a short form."""
    player.set_beat("link")
    go_to(3)
    index = next(one for one in map(partial(row, log), range(log.model.rowCount())) if one.data(SHORT_ROLE))
    text, brief = index.data(), index.data(SHORT_ROLE)
    assert " leaves column “" in text
    assert re.fullmatch(r"r\dc\d=\d − .+ \(\d→\d\)", brief)
    metrics = QFontMetrics(QFont())
    whole, least = map(metrics.horizontalAdvance, (text, brief))
    assert shown(index, metrics, whole) == text
    assert shown(index, metrics, whole - 1) == brief
    assert shown(index, metrics, least) == brief
    narrower = shown(index, metrics, least - 1)
    assert narrower[:4] == brief[:4]
    assert narrower[-5:] == brief[-5:]


def test_the_triangle_lists_the_events_of_a_row(log: EventLog, player: Player, go_to: GoTo) -> None:
    """A click on it goes nowhere; plus and minus do the same for the row walked to."""
    player.set_beat("option")
    go_to(3000)
    log.refresh()
    place = next(row for row in range(log.model.rowCount()) if row_fold(log, row) is LogFold.CLOSED)
    rows, here = log.model.rowCount(), player.position
    view, rect = table(log), table(log).visualRect(row(log, place))
    left = round(fold_left(QRectF(rect).adjusted(PAD, 0, 0, 0), row(log, place)))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(left + 3, rect.center().y()))
    assert row_fold(log, place) is LogFold.OPEN
    assert log.model.rowCount() > rows
    assert player.position == here
    view.setCurrentIndex(row(log, place))
    QTest.keyClicks(view, "-")
    assert row_fold(log, place) is LogFold.CLOSED
    QTest.keyClicks(view, "+")
    assert row_fold(log, place) is LogFold.OPEN


def row_fold(log: EventLog, number: int) -> LogFold:
    fold: LogFold = row(log, number).data(FOLD_ROLE)
    return fold


def test_in_a_narrow_pane_positions_leave_most_of_the_space_to_sentences(log: EventLog) -> None:
    """A row of several events shows its last one alone there; with more space it shows both ends again."""
    wide = table(log).columnWidth(POSITION)
    log.resize(13 * log.fontMetrics().height(), 300)
    assert table(log).columnWidth(POSITION) < table(log).viewport().width() / 2
    log.resize(700, 400)
    assert table(log).columnWidth(POSITION) == wide


@pytest.mark.usefixtures("middle")
def test_what_comes_next_is_hidden_only_where_somebody_guesses_it(log: EventLog, player: Player) -> None:
    """The rows behind the position are there all the time; while the future is hidden they say nothing."""

    def texts() -> list[str]:
        rows = [log.model.index(number, SENTENCE) for number in range(log.model.rowCount())]
        return [index.data() for index in rows if index.data(END_ROLE) > player.position]

    known = texts()
    assert known
    assert all(known)
    player.hide_future(hidden=True)
    log.refresh()
    assert texts() != known
    player.hide_future(hidden=False)
    log.refresh()
    assert texts() == known
