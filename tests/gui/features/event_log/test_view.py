"""The log as the user sees and works it."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage
from PySide6.QtTest import QTest

from solver_core.sudoku.grid import Grid
from sudoku_gui.features.event_log.entry import LogEntry, LogFold, SearchStep
from sudoku_gui.features.event_log.model import AFTER, BEFORE, POSITION, SENTENCE
from sudoku_gui.features.event_log.paint import PAD, fold_left, shown_sentence
from sudoku_gui.features.event_log.view import EventLog, LogTable
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render import theme
from sudoku_gui.widgets.row_table import ROW_ROLE
from tests.gui.parts import part
from tests.gui.shared import GoTo, Show

Step_ = Callable[..., None]


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


def now(log: EventLog) -> int:
    return log.model.rows[log.model.now.row()].end


def walked_to(view: LogTable) -> int:
    entry: LogEntry = view.currentIndex().data(ROW_ROLE)
    return entry.end


@pytest.mark.usefixtures("middle")
def test_the_latest_event_is_in_sight_in_a_low_window(log: EventLog) -> None:
    log.resize(500, 120)
    view = table(log)
    assert view.viewport().rect().contains(view.visualRect(log.model.now).center())


@pytest.mark.usefixtures("middle")
def test_a_click_goes_there_and_a_double_click_goes_no_further(log: EventLog, player: Player) -> None:
    view, end = table(log), log.model.rows[2].end
    place = view.visualRect(row(log, 2)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert player.position == end
    assert now(log) == end


@pytest.mark.usefixtures("middle")
def test_enter_goes_to_a_row_that_has_not_happened_yet(log: EventLog, player: Player) -> None:
    view = table(log)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Down)
    wanted = walked_to(view)
    assert wanted > player.position
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert player.position == wanted
    assert walked_to(view) == wanted


@pytest.mark.usefixtures("middle")
def test_the_users_row_is_kept_while_it_is_listed(log: EventLog, step: Step_) -> None:
    """Someone reading the past is not pulled away by each step."""
    view = table(log)
    view.setFocus()
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Up)
    wanted = walked_to(view)
    step()
    step()
    assert walked_to(view) == wanted


def test_empty_it_says_what_it_is_for(log: EventLog, player: Player) -> None:
    blank = table(log).viewport().grab().toImage()
    player.leave()
    assert log.model.rowCount() == 0
    assert table(log).viewport().grab().toImage() != blank
    assert table(log).accessibleDescription()


@pytest.mark.usefixtures("middle")
def test_the_row_under_the_mouse_selects_its_item_and_option(log: EventLog, selection: Selection) -> None:
    """Its item and its option are highlighted in every view; beside the rows, nothing is."""
    view = table(log)
    for number in (2, 3):
        QTest.mouseMove(view.viewport(), view.visualRect(row(log, number)).center())
    assert selection.target == log.model.rows[3].target is not None
    view.leaveEvent(QEvent(QEvent.Type.Leave))
    assert selection.target is None


@pytest.mark.usefixtures("middle")
def test_the_target_of_another_pane_is_underlined(log: EventLog, selection: Selection) -> None:
    view = table(log)
    before = view.viewport().grab().toImage()
    selection.hover(log.model.rows[3].target)
    after = view.viewport().grab().toImage()
    place = view.visualRect(row(log, 3))
    assert before.copy(place) != after.copy(place)
    others = [view.visualRect(row(log, at)) for at in {*range(BEFORE + AFTER)} - view.delegate.highlighted]
    assert others
    assert all(before.copy(other) == after.copy(other) for other in others)


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
    for number, entry in enumerate(log.model.rows):
        if entry.end != player.position:
            place = view.visualRect(log.model.index(number, POSITION))
            signs.setdefault(entry.step, set()).add(_ink(picture, QRect(place.topLeft(), place.size() / 4)))
    assert set(signs) == {None, SearchStep.BACK, SearchStep.ON}
    assert len(signs[SearchStep.BACK]) == len(signs[SearchStep.ON]) == 1
    assert signs[SearchStep.BACK] != signs[SearchStep.ON]
    assert signs[None].isdisjoint(signs[SearchStep.BACK] | signs[SearchStep.ON])


def _ink(picture: QImage, place: QRect) -> bytes:
    held = picture.copy(place.adjusted(4, 0, 0, 20)).convertToFormat(QImage.Format.Format_RGB32)
    return bytes(held.constBits())


def test_sizes_are_not_cut_off(log: EventLog, player: Player, go_to: GoTo) -> None:
    """A cover is read for the sizes that it changes; a row too narrow leaves out its column, then has a short form."""
    player.set_beat("link")
    go_to(3)
    entry = next(entry for entry in log.model.rows if entry.short)
    text, middle, brief = entry.shown, entry.continued, entry.short
    assert text.endswith(middle)
    assert " leaves column “" in middle
    assert re.fullmatch(r"r\dc\d=\d − .+ \(\d→\d\)", brief)
    metrics = QFontMetrics(QFont())
    whole, less, least = map(metrics.horizontalAdvance, (text, middle, brief))
    assert shown_sentence(entry, metrics, whole) == text
    assert shown_sentence(entry, metrics, less) == middle
    assert shown_sentence(entry, metrics, less - 1) == brief
    assert shown_sentence(entry, metrics, least) == brief
    narrower = shown_sentence(entry, metrics, least - 1)
    assert narrower[:4] == brief[:4]
    assert narrower[-5:] == brief[-5:]


def test_the_triangle_lists_the_events_of_a_row(log: EventLog, player: Player, go_to: GoTo) -> None:
    """A click on it goes nowhere; plus and minus do the same for the row walked to."""
    player.set_beat("option")
    go_to(3000)
    log.refresh()
    place = next(at for at, entry in enumerate(log.model.rows) if entry.fold is LogFold.CLOSED)
    rows, here = log.model.rowCount(), player.position
    view, rect = table(log), table(log).visualRect(row(log, place))
    left = round(fold_left(QRectF(rect).adjusted(PAD, 0, 0, 0), log.model.rows[place]))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(left + 3, rect.center().y()))
    assert log.model.rows[place].fold is LogFold.OPEN
    assert log.model.rowCount() > rows
    assert player.position == here
    view.setCurrentIndex(row(log, place))
    QTest.keyClicks(view, "-")
    assert log.model.rows[place].fold is LogFold.CLOSED
    QTest.keyClicks(view, "+")
    assert log.model.rows[place].fold is LogFold.OPEN


def test_in_a_narrow_pane_positions_leave_most_of_the_space_to_texts(log: EventLog) -> None:
    """A row of several events shows its last one alone there; with more space it shows both ends again."""
    wide = table(log).columnWidth(POSITION)
    log.resize(13 * log.fontMetrics().height(), 300)
    assert table(log).columnWidth(POSITION) < table(log).viewport().width() / 2
    log.resize(700, 400)
    assert table(log).columnWidth(POSITION) == wide


@pytest.mark.usefixtures("middle")
def test_the_future_is_hidden_only_while_a_question_is_open(log: EventLog, player: Player) -> None:
    """The rows behind the position are there all the time; while the future is hidden they say nothing."""

    def texts() -> list[str]:
        return [entry.shown for entry in log.model.rows if entry.end > player.position]

    known = texts()
    assert known
    assert all(known)
    player.hide_future(hidden=True)
    log.refresh()
    assert texts() != known
    player.hide_future(hidden=False)
    log.refresh()
    assert texts() == known
