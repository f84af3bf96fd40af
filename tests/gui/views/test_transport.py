"""The transport, used as a user uses it: keys, clicks, drags and typing against a real player."""

from collections.abc import Iterator
from math import inf
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QMainWindow, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from solver_core.cover import Op, Search
from solver_core.cover.beats import BEATS
from solver_core.sudoku.grid import Grid
from sudoku_gui.session.player import Player
from sudoku_gui.views.speed import RATES, SpeedDial
from sudoku_gui.views.timeline import STEPS, Timeline
from sudoku_gui.views.transport import BUTTONS, Transport
from sudoku_gui.wording.events import sentence, why

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
Kind = TypeVar("Kind", bound=QWidget)
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
KEYS = {"to_start": "Home", "step_back": "Left", "step_forward": "Right", "to_end": "End"}


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


class Window:
    """A window with a transport whose actions drive the player, as the program's own window does."""

    def __init__(self, qtbot: QtBot, player: Player) -> None:
        self.qtbot = qtbot
        self.player = player
        self.frame = QMainWindow()
        self.actions = {name: QAction(name, self.frame) for name in BUTTONS}
        self.actions["to_start"].triggered.connect(player.to_start)
        self.actions["step_back"].triggered.connect(lambda: player.step(backward=True))
        self.actions["play_pause"].triggered.connect(player.play_pause)
        self.actions["step_forward"].triggered.connect(self._step)
        self.actions["to_end"].triggered.connect(player.to_end)
        self.transport = Transport(player, self.actions)
        self.frame.setCentralWidget(self.transport)
        qtbot.addWidget(self.frame)
        self.frame.resize(1000, 220)
        with qtbot.waitExposed(self.frame):
            self.frame.show()
        self.timeline = self.child(Timeline, "timeline")
        self.speed = self.child(SpeedDial, "speed")
        self.beat = self.child(QComboBox, "beat")
        self.field = self.child(QLineEdit, "position")
        self.sentence = self.child(QLabel, "sentence")
        self.why = self.child(QLabel, "why")

    def _step(self) -> None:
        self.player.step()

    def child(self, kind: type[Kind], name: str) -> Kind:
        found = self.transport.findChild(kind, name)
        assert found is not None, name
        return found

    @property
    def search(self) -> Search:
        assert self.player.search
        return self.player.search

    def key(self, widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        QTest.keyClick(widget, key, modifier)
        settle(self.player)

    def click(self, name: str) -> None:
        button = self.child(QToolButton, f"{name}_button")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        settle(self.player)


@pytest.fixture
def player() -> Iterator[Player]:
    player = Player()
    yield player
    player.leave()


@pytest.fixture
def window(qtbot: QtBot, player: Player) -> Window:
    return Window(qtbot, player)


@pytest.fixture
def watching(qtbot: QtBot, window: Window) -> Window:
    """A search whose length of 21,296 events is known."""
    window.player.watch(MANY)
    qtbot.waitUntil(lambda: window.player.length_is_known, timeout=20_000)
    return window


# --- nothing watched ------------------------------------------------------------------------------


def test_without_a_search_everything_is_there_and_says_what_to_do(window: Window) -> None:
    assert not window.timeline.isEnabled()
    assert not window.speed.isEnabled()
    assert window.sentence.text() == (
        "Press Watch, Play or Step to see how Dancing Links solves this puzzle."
    )
    assert window.why.text() == ""
    assert window.field.text() == ""


def test_leaving_a_search_brings_that_back(watching: Window) -> None:
    go_to(watching.player, 100)
    watching.player.leave()
    assert watching.sentence.text().startswith("Press Watch")
    assert not watching.timeline.isEnabled()
    assert watching.timeline.value() == 0


def test_every_control_can_be_named_and_reached_without_a_mouse(watching: Window) -> None:
    controls = [watching.timeline, watching.speed, watching.beat, watching.field]
    controls += watching.transport.findChildren(QToolButton)
    assert len(controls) == 4 + len(BUTTONS)
    for control in controls:
        assert control.accessibleName()
        assert control.objectName()
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus


# --- telling ----------------------------------------------------------------------------------------


def test_at_the_start_it_says_so(watching: Window) -> None:
    assert watching.sentence.text() == (
        "The start: all 324 columns are in the list, and nothing has happened yet."
    )
    assert watching.field.text() == "event 0 of 21,296"


def test_a_step_is_told_by_the_event_that_names_it(watching: Window) -> None:
    """After a whole cover the user reads of the cover, not of its last link."""
    go_to(watching.player, 1)
    watching.click("step_forward")
    search = watching.search
    assert search.event
    assert search.event.op is Op.HIDE
    assert watching.sentence.text().startswith("Cover column “r1c9”")
    assert watching.field.text() == f"event {search.position} of 21,296"


def test_link_by_link_every_event_is_told(watching: Window) -> None:
    watching.player.set_beat("link")
    for position in range(3000, 3040):
        go_to(watching.player, position)
        search = watching.search
        assert search.event
        assert watching.sentence.text() == sentence(search, search.event)
        assert watching.why.text() == why(search, search.event)


def test_the_end_is_told(watching: Window) -> None:
    go_to(watching.player, 21_296)
    assert watching.sentence.text() == "Finished: 26 solutions, and no more"


def test_nothing_jumps_when_sentences_grow(watching: Window) -> None:
    """Whatever is said, each part keeps its place and size."""
    go_to(watching.player, 1)
    places = [part.geometry() for part in (watching.timeline, watching.sentence, watching.why)]
    for position in (2, 100, 2600, 3001, 9000):
        go_to(watching.player, position)
        assert [p.geometry() for p in (watching.timeline, watching.sentence, watching.why)] == places


def test_while_playing_fast_the_numbers_are_calm(watching: Window) -> None:
    """Nobody reads sixty numbers a second: words change at most ten times a second, the handle always."""
    changes: list[str] = []
    watching.field.textChanged.connect(changes.append)
    watching.player.set_beat("link")
    watching.player.set_rate(200)
    moves: list[int] = []
    watching.player.moved.connect(lambda: moves.append(watching.timeline.value()))
    watching.player.play()
    watching.qtbot.waitUntil(lambda: len(moves) >= 30, timeout=10_000)
    watching.player.pause()
    assert len(changes) < len(moves) / 2
    assert watching.field.text() == f"event {watching.player.position} of 21,296"


# --- moving -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUTTONS)
def test_each_button_does_its_action(window: Window, name: str) -> None:
    with window.qtbot.waitSignal(window.actions[name].triggered):
        window.click(name)


def test_the_beat_chooser_chooses_the_beat(watching: Window) -> None:
    watching.beat.setFocus()
    watching.key(watching.beat, Qt.Key.Key_Down)
    assert watching.player.beat == "option"
    watching.player.set_beat("decision")
    assert watching.beat.currentData() == "decision"
    assert watching.beat.count() == len(BEATS)


def test_speed_follows_the_keys_and_is_told_in_words(watching: Window) -> None:
    label = watching.child(QLabel, "rate")
    watching.speed.setFocus()
    watching.key(watching.speed, Qt.Key.Key_Home)
    assert watching.player.rate == 1.0
    assert label.text() == "1 step per second"
    watching.key(watching.speed, Qt.Key.Key_Right)
    assert label.text() == "2 steps per second"
    watching.key(watching.speed, Qt.Key.Key_End)
    assert watching.player.rate == inf
    assert label.text() == "as fast as possible"


@pytest.mark.parametrize("rate", RATES)
def test_each_notch_is_a_rate(watching: Window, rate: float) -> None:
    watching.player.set_rate(rate)
    assert RATES[watching.speed.value()] == rate


def test_a_rate_between_notches_is_shown_and_kept(watching: Window) -> None:
    """Showing a rate must not round it."""
    watching.player.set_rate(4.3)
    assert RATES[watching.speed.value()] == 4.0
    assert watching.player.rate == 4.3


def test_arrow_keys_in_the_transport_step(watching: Window) -> None:
    watching.player.set_beat("column")
    watching.timeline.setFocus()
    watching.key(watching.timeline, Qt.Key.Key_Right)
    assert watching.player.position == 1
    watching.key(watching.timeline, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert watching.player.position == 2
    watching.key(watching.timeline, Qt.Key.Key_Right)
    column = watching.player.position
    watching.key(watching.timeline, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert watching.player.position > column
    watching.key(watching.timeline, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert watching.player.position <= column
    watching.key(watching.timeline, Qt.Key.Key_Home)
    assert watching.player.position == 0


def test_space_plays_and_pauses(watching: Window) -> None:
    watching.timeline.setFocus()
    watching.key(watching.timeline, Qt.Key.Key_Space)
    assert watching.player.is_playing
    watching.key(watching.timeline, Qt.Key.Key_Space)
    assert not watching.player.is_playing


def test_a_focused_control_keeps_its_keys_from_the_windows_shortcuts(watching: Window) -> None:
    """The window takes Left, Right and Space while watching; a slider or button still needs them."""
    for name, key in KEYS.items():
        watching.actions[name].setShortcut(QKeySequence(key))
    watching.actions["play_pause"].setShortcut(QKeySequence("Space"))
    watching.speed.setFocus()
    watching.player.set_rate(4.0)
    watching.key(watching.speed, Qt.Key.Key_Right)
    assert (watching.player.rate, watching.player.position) == (6.0, 0)
    button = watching.child(QToolButton, "step_forward_button")
    button.setFocus()
    watching.key(button, Qt.Key.Key_Space)
    assert not watching.player.is_playing
    assert watching.player.position == 1


# --- scrubbing --------------------------------------------------------------------------------------


def at(timeline: Timeline, share: float) -> QPoint:
    return QPoint(round(timeline.width() * share), timeline.height() // 2)


def test_a_click_in_the_groove_goes_there(watching: Window) -> None:
    QTest.mouseClick(watching.timeline, Qt.MouseButton.LeftButton, pos=at(watching.timeline, 0.5))
    watching.qtbot.waitUntil(lambda: not watching.player.is_busy)
    assert abs(watching.player.position - 21_296 // 2) < 21_296 // 50


def test_dragging_goes_along(watching: Window) -> None:
    qtbot, timeline, player = watching.qtbot, watching.timeline, watching.player
    QTest.mousePress(timeline, Qt.MouseButton.LeftButton, pos=at(timeline, 0.1))
    for share in (0.2, 0.4, 0.3):
        QTest.mouseMove(timeline, at(timeline, share))
    qtbot.waitUntil(lambda: not player.is_busy and abs(player.position - 0.3 * 21_296) < 21_296 / 25)
    QTest.mouseRelease(timeline, Qt.MouseButton.LeftButton, pos=at(timeline, 0.3))


def test_the_handle_stays_under_the_hand(watching: Window) -> None:
    """What the player tells while the user drags must not pull the handle away."""
    timeline = watching.timeline
    QTest.mousePress(timeline, Qt.MouseButton.LeftButton, pos=at(timeline, 0.5))
    held = timeline.value()
    go_to(watching.player, 10)
    assert timeline.value() == held
    QTest.mouseRelease(timeline, Qt.MouseButton.LeftButton, pos=at(timeline, 0.5))


def test_what_the_player_does_is_never_sent_back_to_it(watching: Window) -> None:
    """A loop between handle and player would end playing at the first picture."""
    sent: list[object] = []
    watching.timeline.scrubbed.connect(sent.append)
    watching.speed.chosen.connect(sent.append)
    go_to(watching.player, 1234)
    step(watching.player)
    watching.player.set_rate(60.0)
    watching.player.leave()
    watching.player.watch(Grid.empty())
    assert sent == []


def test_keys_move_by_one_event_and_by_a_tenth(watching: Window) -> None:
    watching.timeline.setFocus()
    watching.key(watching.timeline, Qt.Key.Key_Up)
    watching.key(watching.timeline, Qt.Key.Key_Up)
    watching.key(watching.timeline, Qt.Key.Key_Down)
    assert watching.player.position == 1
    watching.key(watching.timeline, Qt.Key.Key_PageUp)
    watching.qtbot.waitUntil(lambda: not watching.player.is_busy)
    assert watching.player.position == 1 + 2129


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


# --- typing a position --------------------------------------------------------------------------------


def typed(window: Window, text: str) -> None:
    window.transport.edit_position()
    QTest.keyClicks(window.field, text)
    QTest.keyClick(window.field, Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: not window.player.is_busy)


@pytest.mark.parametrize(("text", "position"), [("500", 500), ("1,284", 1284), ("12 000", 12_000)])
def test_a_typed_position_is_gone_to(watching: Window, text: str, position: int) -> None:
    typed(watching, text)
    assert watching.player.position == position
    assert watching.field.text() == f"event {position:,} of 21,296"


@pytest.mark.parametrize("text", ["x", "-5", "99999999"])
def test_rubbish_is_refused_with_advice(watching: Window, text: str) -> None:
    go_to(watching.player, 7)
    typed(watching, text)
    assert watching.player.position == 7
    assert watching.why.text() == f"“{text}” is not a position: type a number from 0 to 21,296."
    assert watching.field.selectedText() == text
    watching.key(watching.field, Qt.Key.Key_Escape)
    assert watching.field.text() == "event 7 of 21,296"
    assert "not a position" not in watching.why.text()


def test_what_is_being_typed_is_not_overwritten(watching: Window) -> None:
    watching.transport.edit_position()
    QTest.keyClicks(watching.field, "12")
    step(watching.player)
    assert watching.field.text() == "12"
    watching.timeline.setFocus()
    assert watching.field.text().startswith("event ")


def test_a_length_not_yet_known_is_a_least_length(window: Window) -> None:
    window.player.watch(Grid.empty())
    go_to(window.player, 300)
    assert window.field.text().startswith("event 300 of at least ")


def test_escape_gives_up_a_long_move(window: Window) -> None:
    window.player.watch(Grid.empty())
    window.timeline.setFocus()
    window.player.to_end()
    assert window.player.is_busy
    window.qtbot.waitUntil(lambda: window.sentence.text() == "On the way: Esc stops here.")
    QTest.keyClick(window.timeline, Qt.Key.Key_Escape)
    assert not window.player.is_busy
    assert not window.sentence.text().startswith("On the way")


def test_larger_text_gets_more_room(watching: Window) -> None:
    before = watching.sentence.height()
    font = watching.transport.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    watching.transport.setFont(font)
    assert watching.sentence.height() >= 1.4 * before
