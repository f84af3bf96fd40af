"""The play screen: nothing of a search is in sight, keys look alike and grow, and the clock can be paused."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from sudoku_gui.features.hints import HintsFeature
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.features.play.digit_pad import PadButton
from sudoku_gui.features.watch import WatchFeature
from sudoku_gui.shell.main_window import MainWindow
from tests.amounts import each
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import UNIQUE, Launch, click, part, paste, press, text_of, trigger, wait_until


@pytest.fixture
def puzzle(window: MainWindow) -> MainWindow:
    paste(UNIQUE)
    return window


def cover(window: MainWindow) -> QWidget:
    return part(window, QWidget, "pause_cover")


def is_search_in_sight(window: MainWindow) -> bool:
    parts = ("position", "speed", "timeline", "event_log", "matrix_view")
    views = [view for name in parts for view in window.findChildren(QWidget, name)]
    return window.feature(WatchFeature).transport.isVisible() or any(view.isVisible() for view in views)


def test_no_control_of_a_search_is_visible_before_one_is_watched(launch: Launch) -> None:
    """At the first start, after a puzzle was pasted, and after watching."""
    window = launch(())
    assert not is_search_in_sight(window)
    paste(UNIQUE)
    assert not is_search_in_sight(window)
    press("F5")
    assert is_search_in_sight(window)
    press("Shift+F5")
    assert not is_search_in_sight(window)


def test_the_board_has_no_title_in_play_and_has_one_beside_other_views(puzzle: MainWindow) -> None:
    board = puzzle.workbench.docks["board"]
    come_to_rest(puzzle)
    assert board.titleBarWidget().sizeHint().isEmpty()
    press("Alt+Shift+3")
    come_to_rest(puzzle)
    assert board.titleBarWidget() is None
    press("Alt+Shift+1")
    come_to_rest(puzzle)
    assert board.titleBarWidget().sizeHint().isEmpty()


def test_the_panel_has_one_kind_of_key_with_names_and_they_grow_with_the_window(puzzle: MainWindow) -> None:
    """The line of status and the hint card have their own buttons."""
    line, of_hints = (
        puzzle.feature(PlayFeature).panel.status_button,
        puzzle.feature(HintsFeature).card.findChildren(QAbstractButton),
    )
    others = [line, *of_hints]
    keys = [
        key for key in puzzle.feature(PlayFeature).panel.findChildren(QAbstractButton) if key not in others
    ]
    assert keys
    assert all(isinstance(key, PadButton) and key.accessibleName() for key in keys)
    puzzle.resize(QSize(1024, 700))
    come_to_rest(puzzle)
    before = part(puzzle, PadButton, "digit_5").height()
    puzzle.resize(QSize(1600, 1000))
    come_to_rest(puzzle)
    after = part(puzzle, PadButton, "digit_5")
    assert before < after.height() <= after.maximumHeight()


def test_modes_stand_in_one_row_and_givens_apart_from_them(puzzle: MainWindow) -> None:
    """While givens are typed, the key Start Playing stands there instead."""
    modes = [
        part(puzzle, PadButton, f"button_mode_{name}") for name in ("digits", "notes", "centre", "colours")
    ]
    assert len({key.y() for key in modes}) == 1
    assert [key.x() for key in modes] == sorted(key.x() for key in modes)
    givens = part(puzzle, PadButton, "button_mode_givens")
    digit = part(puzzle, PadButton, "digit_9")
    assert givens.mapTo(puzzle, QPoint()).y() > digit.mapTo(puzzle, QPoint()).y()
    click(puzzle, "button_mode_givens")
    assert not any(key.isVisible() for key in (*modes, givens))  # Start Playing is there instead
    click(puzzle, "button_start_playing")
    wait_until(lambda: all(key.isVisible() for key in (*modes, givens)))
    assert [key.isChecked() for key in modes] == [True, False, False, False]
    click(puzzle, "button_mode_digits")  # once more: one of a group stays on
    assert modes[0].isChecked()


def test_in_a_tall_window_the_digits_stand_below_the_board_and_go_back_beside_it(puzzle: MainWindow) -> None:
    """In two columns, so that all of them fit."""
    pad, solve = part(puzzle, QWidget, "digit_pad"), part(puzzle, PadButton, "button_solve")

    def below() -> bool:
        return (
            places(pad).y()
            >= places(puzzle.feature(PlayFeature).boards).y() + puzzle.feature(PlayFeature).boards.height()
        )

    def places(view: QWidget) -> QPoint:
        return view.mapTo(puzzle, QPoint())

    puzzle.resize(QSize(700, 1100))
    wait_until(below)
    come_to_rest(puzzle)
    assert places(solve).x() > places(pad).x() + pad.width()
    assert puzzle.size() == QSize(700, 1100)
    puzzle.resize(QSize(1200, 800))
    wait_until(lambda: not below())
    come_to_rest(puzzle)
    assert places(solve).y() > places(pad).y() + pad.height()


# --- pausing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["key", "pad", "menu"])
def test_pausing_hides_the_board_and_stops_the_clock(puzzle: MainWindow, way: str) -> None:
    if way == "key":
        press("P")
    elif way == "pad":
        click(puzzle, "button_pause")
    else:
        trigger(puzzle, "pause")
    assert puzzle.document.clock.is_paused
    assert not puzzle.document.clock.running
    assert cover(puzzle).isVisible()
    assert cover(puzzle).geometry() == puzzle.feature(PlayFeature).boards.rect()
    assert "P" in cover(puzzle).accessibleDescription()


def test_the_clock_goes_on_as_easily(puzzle: MainWindow) -> None:
    """By each of five ways, and the board has the keyboard again."""
    press("Right", "2")
    ways: list[Callable[[], object]] = [
        lambda: press("P"),
        lambda: QTest.mouseClick(cover(puzzle), Qt.MouseButton.LeftButton),
        lambda: press("Space"),
        lambda: click(puzzle, "button_pause"),
        lambda: press("Ctrl+Z"),
    ]
    for go_on in each(ways):
        press("P")
        go_on()
        assert not puzzle.document.clock.is_paused
        assert cover(puzzle).isHidden()
        wait_until(puzzle.context.board.hasFocus)
        assert puzzle.document.clock.running


def test_nothing_is_typed_while_the_board_is_hidden(puzzle: MainWindow) -> None:
    before = puzzle.document.puzzle
    press("P", "5")
    click_disabled = part(puzzle, PadButton, "digit_5")
    QTest.mouseClick(click_disabled, Qt.MouseButton.LeftButton)
    assert puzzle.document.puzzle == before
    assert cover(puzzle).isVisible()


def test_watching_and_another_puzzle_end_the_pause(puzzle: MainWindow) -> None:
    press("P", "F5")
    assert cover(puzzle).isHidden()
    press("Shift+F5")
    puzzle.context.messages.dismiss()
    press("P")
    assert cover(puzzle).isVisible()
    paste(UNIQUE.replace("4", "0", 1))
    assert cover(puzzle).isHidden()


def test_only_a_puzzle_in_play_can_be_paused(window: MainWindow) -> None:
    """Not a blank board, not a solved one, and not a search."""
    pause = window.context.actions["pause"]
    assert not pause.isEnabled()
    paste(UNIQUE)
    assert pause.isEnabled()
    press("F5")
    assert not pause.isEnabled()
    press("Shift+F5")
    assert pause.isEnabled()
    press("F9")
    wait_until(lambda: not pause.isEnabled())


def test_the_time_can_be_hidden(puzzle: MainWindow) -> None:
    time = part(puzzle, QWidget, "time")
    assert text_of(puzzle, "time") == "0:00"
    puzzle.preferences["show_timer"] = "no"
    assert time.isHidden()
    puzzle.preferences["show_timer"] = "yes"
    assert time.isVisible()
