"""The transport says where the search is, in words that keep calm and in their place."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QLineEdit, QMainWindow, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from solver_core.cover import Op
from solver_core.cover.explain.exercises import Kind
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.watch.speed_choosers import SpeedDial
from sudoku_gui.features.watch.timeline.view import TimelineView
from sudoku_gui.features.watch.view import BUTTONS, Transport
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.widgets.label import ElidedLabel, Label
from sudoku_gui.widgets.term_label import ReadingLabel
from sudoku_gui.wording import transport as transport_words
from sudoku_gui.wording.events import sentence, why
from tests.gui.parts import part
from tests.gui.shared import GoTo

Step = Callable[..., None]
Press = Callable[..., None]
Click = Callable[[str], None]


def test_the_reason_waits_while_a_question_is_open(watched: Player, reason: ReadingLabel) -> None:
    """It names what leaves next, and where a search goes on."""
    watched.hide_future(hidden=True)
    watched.step()
    before = reason.text()
    assert before
    watched.question.ask("test", watched.position)
    assert reason.text() == ""
    watched.question.withdraw("test")
    assert reason.text() == before


def test_beside_the_sentence_stands_what_is_left_and_found_where_there_is_space(
    watched: Player, transport: Transport, go_to: GoTo
) -> None:
    """With bits there is no list of columns; the answer to an open question is not given away."""
    counts = part(transport, Label, "counts")
    watched.watch_subject(Subject(sample="queens_6"))
    watched.run_to("solution")
    watched.step()
    assert counts.text() == "0 of 12 primary columns in the list. Solutions so far: 1"
    go_to(60)
    assert counts.text() == "9 of 12 primary columns in the list. Solutions so far: 0"
    assert counts.isVisible()
    watched.hide_future(hidden=True)
    watched.question.ask("test", 60)
    assert not counts.isVisible()
    watched.question.withdraw("test")
    transport.window().resize(600, 220)
    go_to(61)
    assert not counts.isVisible()


def test_the_sentence_does_not_say_whether_the_next_option_is_forced(
    watched: Player, said: ReadingLabel
) -> None:
    """How many options there are is read off the columns."""
    watched.watch_subject(Subject(sample="six_sets"))
    watched.hide_future(hidden=True)
    watched.scrub(5)
    assert "its 2 options" in said.text()
    watched.question.ask("test", 5, Kind.FORCED)
    assert said.text() == "Column “1” is covered, and one of its rows is tried next"
    watched.question.withdraw("test")
    assert "its 2 options" in said.text()


def test_the_sentence_of_a_step_is_announced(
    watched: Player, said: ReadingLabel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To whoever cannot see it, once for each place that is reached; while the search plays there would be too many."""
    announced: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: announced.append(event.message()))
    watched.step()
    first = said.text()
    watched.scrub(9)
    assert announced == [first, said.text()]
    watched.is_playing = True
    watched.scrub(10)
    watched.is_playing = False
    assert len(set(announced)) == len(announced)


@pytest.mark.usefixtures("watched")
def test_every_control_can_be_named_and_reached_without_a_mouse(
    transport: Transport, timeline: TimelineView, speed: SpeedDial, beat: QComboBox, field: QLineEdit
) -> None:
    controls = [timeline, speed, beat, field]
    controls += transport.findChildren(QToolButton)
    assert len(controls) == 6 + len(BUTTONS), "with the keys' button and that which shows the future"
    for control in controls:
        assert control.accessibleName()
        assert control.objectName()
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus


@pytest.mark.slow_search
def test_start_end_and_no_search_have_sentences(
    watched: Player,
    timeline: TimelineView,
    speed: SpeedDial,
    field: QLineEdit,
    said: ReadingLabel,
    reason: ReadingLabel,
    go_to: GoTo,
) -> None:
    """Without a search everything is there, and says what to do."""
    assert said.text() == "The start: all 324 columns are in the list, and nothing has happened yet."
    assert field.text() == "event 0 of 21,296"
    go_to(21_296)
    assert said.text() == "Finished: 26 solutions, and no more"
    watched.leave()
    assert said.text() == "Press Watch, Play or Step to see how Dancing Links solves this puzzle."
    assert reason.text() == field.text() == ""
    assert not timeline.isEnabled()
    assert not speed.isEnabled()
    assert timeline.position == 0


def test_a_step_is_described_by_the_event_that_names_it(
    watched: Player, field: QLineEdit, said: ReadingLabel, go_to: GoTo, click: Click
) -> None:
    """After a whole cover the user reads of the cover, not of its last link."""
    go_to(1)
    click("step_forward")
    search = watched.search
    assert search
    assert search.event
    assert search.event.op is Op.HIDE
    assert said.text().startswith("Cover column “r1c9”")
    assert field.text() == f"event {search.position} of 21,296"


def test_link_by_link_every_event_is_reported(
    watched: Player, said: ReadingLabel, reason: ReadingLabel, go_to: GoTo
) -> None:
    watched.set_beat("link")
    for position in range(3000, 3040):
        go_to(position)
        search = watched.search
        assert search
        assert search.event
        assert (said.text(), reason.text()) == (sentence(search, search.event), why(search, search.event))


@pytest.mark.usefixtures("watched")
def test_nothing_jumps_when_sentences_grow(
    timeline: TimelineView, said: ReadingLabel, reason: ReadingLabel, go_to: GoTo
) -> None:
    go_to(1)
    places = [p.geometry() for p in (timeline, said, reason)]
    for position in (2, 100, 2600, 3001, 9000):
        go_to(position)
        assert [p.geometry() for p in (timeline, said, reason)] == places


def test_while_playing_fast_the_numbers_are_calm(
    watched: Player, timeline: TimelineView, field: QLineEdit, qtbot: QtBot
) -> None:
    """Nobody reads sixty numbers a second: words change at most ten times a second, the handle always."""
    changes: list[str] = []
    field.textChanged.connect(changes.append)
    watched.set_beat("link")
    watched.set_rate(200)
    moves: list[int] = []
    watched.moved.connect(lambda: moves.append(timeline.position))
    watched.play()
    qtbot.waitUntil(lambda: len(moves) >= 30, timeout=10_000)
    watched.pause()
    assert len(changes) < len(moves) / 2
    assert field.text() == f"event {watched.position} of 21,296"


def test_the_position_is_seen_whole_when_it_gets_longer(
    field: QLineEdit, player: Player, go_to: GoTo
) -> None:
    """Where no later event is known it is short; one step back, it also says how many are."""
    player.watch(Grid.empty())
    player.hide_future(hidden=True)
    go_to(6)
    assert field.text() == "event 6"
    width = field.width()
    go_to(5)
    assert field.text() == "event 5 of at least 6"
    assert field.fontMetrics().horizontalAdvance(field.text()) < field.width() == width


@pytest.mark.usefixtures("watched")
def test_in_a_narrow_window_speed_choosers_have_a_row_of_their_own(
    frame: QMainWindow, transport: Transport, beat: QComboBox, field: QLineEdit, timeline: TimelineView
) -> None:
    """Beside the position while there is room; and no window is kept wide by them."""

    def is_beside() -> bool:
        return abs(place(beat) - place(field)) < beat.height() / 2

    def place(one: QWidget) -> int:
        return one.mapTo(transport, one.rect().center()).y()

    high = timeline.height()
    for width, beside in ((1500, True), (transport.minimumSizeHint().width(), False), (1500, True)):
        frame.resize(width, 400)
        QCoreApplication.processEvents()
        assert is_beside() == beside
        assert beat.mapTo(transport, beat.rect().topRight()).x() <= transport.width() == width
        assert timeline.height() == high


@pytest.mark.usefixtures("watched")
def test_the_latest_choice_stands_in_the_space_between(
    transport: Transport, player: Player, go_to: GoTo
) -> None:
    """Where it does not fit, fewer words stand there, and all are in the tooltip; without a search there is nothing."""
    label = part(transport, ElidedLabel, "latest_choice")
    go_to(500)
    assert player.search is not None
    line = transport_words.latest_choice(player.search)
    assert label.text() == line
    transport.resize(2000, transport.height())
    assert label.shown_lines() == [line]
    shorter = transport_words.where_on_stack(player.search)
    for brief in shorter:
        label.resize(label.fontMetrics().horizontalAdvance(brief) + 1, label.height())
        assert label.shown_lines() == [brief]
        assert label.toolTip() == line
    player.leave()
    assert label.text() == ""


@pytest.mark.usefixtures("watched")
def test_where_there_is_space_the_button_says_whose_legend_it_is(
    frame: QMainWindow, transport: Transport, speed: SpeedDial
) -> None:
    """The links have one, too; in between there is space for the word alone."""
    button = part(transport, QToolButton, "timeline_key_button")
    assert not button.autoRaise()
    assert "timeline" in button.accessibleName()
    assert "timeline" in button.toolTip()
    shown: list[str] = []
    for width in range(1500, transport.minimumSizeHint().width(), -25):
        frame.resize(width, 400)
        QCoreApplication.processEvents()
        shown.append("" if button.isHidden() else button.text())
        assert transport.width() == width
        assert button.isHidden() or button.width() >= button.sizeHint().width()
    assert speed.isVisible()
    assert shown[0] == "Timeline Legend"
    assert set(shown) == {"Timeline Legend", "Legend", ""}
