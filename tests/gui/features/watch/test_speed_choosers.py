"""The transport's buttons, beat, speed and keys, worked as a user works them, against a real player."""

from collections.abc import Callable
from math import inf

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QComboBox, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from solver_core.cover.replay.beats import BEATS
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.watch.speed_choosers import SpeedDial
from sudoku_gui.features.watch.timeline.view import TimelineView
from sudoku_gui.features.watch.view import BUTTONS, Transport
from sudoku_gui.player.playback import RATES
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from sudoku_gui.widgets.term_label import ReadingLabel
from tests.gui.parts import part

Press = Callable[..., None]
Click = Callable[[str], None]
Actions = dict[str, QAction]

KEYS = {"to_start": "Home", "step_back": "Left", "step_forward": "Right", "to_end": "End"}


@pytest.mark.parametrize("name", BUTTONS)
def test_each_button_does_its_action(actions: Actions, click: Click, qtbot: QtBot, name: str) -> None:
    with qtbot.waitSignal(actions[name].triggered):
        click(name)


def test_the_beat_chooser_chooses_the_beat(watched: Player, beat: QComboBox, press: Press) -> None:
    beat.setFocus()
    press(beat, Qt.Key.Key_Down)
    assert watched.beat == "option"
    watched.set_beat("decision")
    assert beat.currentData() == "decision"
    assert beat.count() == len(BEATS)


def test_speed_follows_the_keys_and_is_described_in_words(
    watched: Player, transport: Transport, speed: SpeedDial, press: Press
) -> None:
    label = part(transport, QLabel, "rate")
    speed.setFocus()
    rates = ((1.0, "1 step per second"), (2.0, "2 steps per second"), (inf, "as fast as possible"))
    keys = Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End
    for key, (rate, said) in zip(keys, rates, strict=True):
        press(speed, key)
        assert (watched.rate, label.text()) == (rate, said)


def test_the_dial_shows_the_nearest_notch_and_keeps_the_rate(watched: Player, speed: SpeedDial) -> None:
    for rate in (*RATES, 4.3):
        watched.set_rate(rate)
        assert RATES[speed.value()] == (4.0 if rate == 4.3 else rate)
        assert watched.rate == rate


def test_arrow_keys_in_the_transport_step(watched: Player, timeline: TimelineView, press: Press) -> None:
    """Shift and Ctrl make the step larger; Home goes to the start."""
    watched.set_beat("column")
    timeline.setFocus()
    press(timeline, Qt.Key.Key_Right)
    assert watched.position == 1
    press(timeline, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert watched.position > 1
    press(timeline, Qt.Key.Key_Right)
    column = watched.position
    press(timeline, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert watched.position > column
    press(timeline, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert watched.position <= column
    press(timeline, Qt.Key.Key_Home)
    assert watched.position == 0


def test_space_plays_and_pauses(watched: Player, timeline: TimelineView, press: Press) -> None:
    timeline.setFocus()
    press(timeline, Qt.Key.Key_Space)
    assert watched.is_playing
    press(timeline, Qt.Key.Key_Space)
    assert not watched.is_playing


def test_a_focused_control_keeps_its_keys_from_the_windows_shortcuts(
    watched: Player, transport: Transport, speed: SpeedDial, actions: Actions, press: Press
) -> None:
    """The window takes Left, Right and Space while watching; only a button that has the keyboard needs Space."""
    for name, key in KEYS.items():
        actions[name].setShortcut(QKeySequence(key))
    actions["play_pause"].setShortcut(QKeySequence("Space"))
    speed.setFocus()
    watched.set_rate(4.0)
    press(speed, Qt.Key.Key_Right)
    assert (watched.rate, watched.position) == (4.0, 1)
    press(speed, Qt.Key.Key_Up)
    assert (watched.rate, watched.position) == (6.0, 1)
    button = part(transport, QToolButton, "step_forward_button")
    button.setFocus()
    press(button, Qt.Key.Key_Space)
    assert not watched.is_playing
    assert watched.position > 1


def test_a_long_move_can_be_given_up(
    timeline: TimelineView, said: ReadingLabel, player: Player, qtbot: QtBot
) -> None:
    player.watch(Grid.empty())
    timeline.setFocus()
    player.to_end()
    assert player.is_busy
    qtbot.waitUntil(lambda: said.text() == "Moving: press Esc to stop here.")
    assert player.cancel()
    assert not player.is_busy
    assert not player.cancel()
    assert not said.text().startswith("On the way")


def test_bits_have_cells_and_digits_instead_of_columns_and_options(watched: Player, beat: QComboBox) -> None:
    names = [beat.itemText(row) for row in range(beat.count())]
    assert names == ["Link", "Column", "Option", "Decision", "Solution"]
    watched.watch_subject(Subject(Grid.parse("1" + 80 * "."), engine=Engine.BACKTRACK))
    names = [beat.itemText(row) for row in range(beat.count())]
    assert names == ["Event", "Cell", "Digit", "Decision", "Solution"]
    assert "a cell is chosen" in beat.toolTip()
    watched.watch_subject(Subject(sample="six_sets"))
    assert beat.itemText(1) == "Column"
